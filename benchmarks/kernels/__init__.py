"""The speed of 20 CPU kernels, against taichi, NumPy, Numba and C: ``python -m benchmarks.kernels``."""
