"""The CUDA backend: kernels as PTX, queues as streams."""

from .driver import CudaDriver

__all__ = ["CudaDriver"]
