"""The speed of 20 CPU kernels, against taichi, NumPy and C: ``python -m benchmarks.kernels``."""
