"""The async layer: what a program uses. The only part that knows event loops."""

from typing import TYPE_CHECKING

from ..names_on_use import names_on_use
from .argument import Argument
from .compute_graph import BoundGraph, ComputeGraph
from .environment import get_available_archs, get_devices, get_version
from .event import Event
from .health import QueueHealth, RuntimeHealth
from .image import Image, ImageSlice, Texture
from .kernel import BoundKernel, Kernel
from .lender import Lender
from .loan import HostLoan, MemoryLoan
from .loss import Loss
from .memory import Memory, NdArray, Slice
from .pooled_bytes import PooledBytes
from .queue import Queue
from .revoke_scope import RevokeScope
from .runtime import Runtime
from .sampler import Sampler
from .sequence import RecordedSequence
from .statistics import CompileStatistics, MemoryStatistics, QueueStatistics, RuntimeStatistics
from .watchdog import SlowOperation, Watchdog

if TYPE_CHECKING:
    from .module import AotModule
    from .vulkan_runtime import create_vulkan_runtime, import_vulkan_runtime
else:
    __getattr__, __dir__ = names_on_use(
        __name__,
        {
            "AotModule": "module",
            "create_vulkan_runtime": "vulkan_runtime",
            "import_vulkan_runtime": "vulkan_runtime",
        },
    )

__all__ = [
    "AotModule",
    "Argument",
    "BoundGraph",
    "BoundKernel",
    "CompileStatistics",
    "ComputeGraph",
    "Event",
    "HostLoan",
    "Image",
    "ImageSlice",
    "Kernel",
    "Lender",
    "Loss",
    "Memory",
    "MemoryLoan",
    "MemoryStatistics",
    "NdArray",
    "PooledBytes",
    "Queue",
    "QueueHealth",
    "QueueStatistics",
    "RecordedSequence",
    "RevokeScope",
    "Runtime",
    "RuntimeHealth",
    "RuntimeStatistics",
    "Sampler",
    "Slice",
    "SlowOperation",
    "Texture",
    "Watchdog",
    "create_vulkan_runtime",
    "get_available_archs",
    "get_devices",
    "get_version",
    "import_vulkan_runtime",
]
