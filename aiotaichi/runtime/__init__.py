"""The async layer: what a program uses. The only part that knows event loops."""

from .argument import Argument
from .compute_graph import BoundGraph, ComputeGraph
from .environment import get_available_archs, get_devices, get_version
from .event import Event
from .image import Image, ImageSlice, Texture
from .kernel import BoundKernel, Kernel
from .lender import Lender
from .loan import HostLoan, MemoryLoan
from .memory import Memory, NdArray, Slice
from .module import AotModule
from .queue import Queue
from .runtime import Runtime
from .sampler import Sampler
from .sequence import RecordedSequence
from .vulkan_runtime import create_vulkan_runtime, import_vulkan_runtime

__all__ = [
    "AotModule",
    "Argument",
    "BoundGraph",
    "BoundKernel",
    "ComputeGraph",
    "Event",
    "HostLoan",
    "Image",
    "ImageSlice",
    "Kernel",
    "Lender",
    "Memory",
    "MemoryLoan",
    "NdArray",
    "Queue",
    "RecordedSequence",
    "Runtime",
    "Sampler",
    "Slice",
    "Texture",
    "create_vulkan_runtime",
    "get_available_archs",
    "get_devices",
    "get_version",
    "import_vulkan_runtime",
]
