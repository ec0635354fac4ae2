"""The async layer: what a program uses. The only part that knows event loops."""

from .event import Event
from .kernel import BoundKernel, ComputeGraph, Kernel
from .memory import Memory, NdArray, Slice
from .module import AotModule
from .queue import Queue
from .runtime import Runtime

__all__ = [
    "AotModule",
    "BoundKernel",
    "ComputeGraph",
    "Event",
    "Kernel",
    "Memory",
    "NdArray",
    "Queue",
    "Runtime",
    "Slice",
]
