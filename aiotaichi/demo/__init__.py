"""The demo: ``python -m aiotaichi demo``. It has modules of its own, and needs no taichi."""
