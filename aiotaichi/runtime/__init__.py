"""The async layer: what a program uses. The only part that knows event loops."""

from typing import TYPE_CHECKING

from ..names_on_use import names_on_use
from .environment import get_available_archs, get_devices, get_version
from .options import Overflow
from .runtime import Runtime

if TYPE_CHECKING:
    from .argument import Argument
    from .compute_graph import BoundGraph, ComputeGraph
    from .event import Event
    from .health import QueueHealth, RuntimeHealth
    from .image import Image, ImageSlice, Texture
    from .kernel import BoundKernel, Kernel
    from .kernel_function import KernelFunction
    from .lender import Lender
    from .loan import HostLoan, MemoryLoan
    from .loss import Loss
    from .memory import Memory, NdArray, Slice
    from .module import AotModule
    from .pooled_bytes import PooledBytes
    from .queue import Queue
    from .revoke_scope import RevokeScope
    from .sampler import Sampler
    from .sequence import RecordedSequence
    from .statistics import CompileStatistics, MemoryStatistics, QueueStatistics, RuntimeStatistics
    from .vulkan_runtime import create_vulkan_runtime, import_vulkan_runtime
    from .watchdog import SlowOperation, Watchdog
else:
    __getattr__, __dir__ = names_on_use(
        __name__,
        argument=["Argument"],
        compute_graph=["BoundGraph", "ComputeGraph"],
        event=["Event"],
        health=["QueueHealth", "RuntimeHealth"],
        image=["Image", "ImageSlice", "Texture"],
        kernel=["BoundKernel", "Kernel"],
        kernel_function=["KernelFunction"],
        lender=["Lender"],
        loan=["HostLoan", "MemoryLoan"],
        loss=["Loss"],
        memory=["Memory", "NdArray", "Slice"],
        module=["AotModule"],
        pooled_bytes=["PooledBytes"],
        queue=["Queue"],
        revoke_scope=["RevokeScope"],
        sampler=["Sampler"],
        sequence=["RecordedSequence"],
        statistics=["CompileStatistics", "MemoryStatistics", "QueueStatistics", "RuntimeStatistics"],
        vulkan_runtime=["create_vulkan_runtime", "import_vulkan_runtime"],
        watchdog=["SlowOperation", "Watchdog"],
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
    "KernelFunction",
    "Lender",
    "Loss",
    "Memory",
    "MemoryLoan",
    "MemoryStatistics",
    "NdArray",
    "Overflow",
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
