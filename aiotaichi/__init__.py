"""The Taichi AOT runtime for async Python."""

from typing import TYPE_CHECKING

from . import errors
from .core.compile_options import CompileOptions, LoadLimits
from .errors import get_last_error, set_last_error
from .hal import DeviceInfo, WaitPolicy, drivers
from .image_types import AddressMode, Filter, Format, ImageDimension, ImageLayout, ImageUsage
from .log_level import log_as_asked
from .names_on_use import names_on_use
from .python_process import check_not_a_helper
from .queue.limit import Overflow
from .runtime.runtime import Runtime, get_available_archs, get_devices, get_version
from .types import (
    Access,
    Arch,
    Capability,
    DType,
    MemoryUsage,
    f16,
    f32,
    f64,
    i8,
    i16,
    i32,
    i64,
    u1,
    u8,
    u16,
    u32,
    u64,
)

if TYPE_CHECKING:
    from . import aot, formats, interop
    from .core.event_times import EventTimes
    from .core.explanation import Explanation
    from .core.histogram import Histogram
    from .core.operation_times import OperationTimes
    from .devices import Devices, ShardedArray
    from .launch.argument import Argument
    from .launch.compute_graph import BoundGraph, ComputeGraph
    from .launch.kernel import BoundKernel, Kernel
    from .launch.kernel_function import KernelFunction, kernel
    from .launch.module import AotModule
    from .launch.sequence import RecordedSequence
    from .memory.host_commands import BoundRead, BoundWrite
    from .memory.image import Image, ImageSlice, Sampler, Texture
    from .memory.memory import Memory, NdArray, Slice
    from .memory.pool import Pool, PoolStatistics
    from .observe.trace import Trace, trace
    from .observe.trace_window import OperationSpan, TraceWindow
    from .queue.event import Event
    from .queue.event_group import EventGroup
    from .queue.loss import Loss
    from .queue.queues import Queues
    from .queue.revoke_scope import RevokeScope
    from .runtime.queue import Queue
    from .runtime.statistics import (
        BatcherStatistics,
        CompileStatistics,
        MemoryStatistics,
        QueueHealth,
        QueueStatistics,
        RuntimeHealth,
        RuntimeStatistics,
        TimeoutStatistics,
    )
    from .runtime.vulkan_runtime import create_vulkan_runtime, import_vulkan_runtime
    from .runtime.watchdog import SlowOperation, Watchdog
    from .streams import Batch, Batcher, Block, Stream, StreamStatistics, stream
else:  # what builds, inspects or shards, and what a program first needs when a runtime is open
    __getattr__, __dir__ = names_on_use(
        __name__,
        {
            "aot": [],
            "formats": [],
            "interop": [],
            "core.event_times": ["EventTimes"],
            "core.explanation": ["Explanation"],
            "core.histogram": ["Histogram"],
            "core.operation_times": ["OperationTimes"],
            "devices": ["Devices", "ShardedArray"],
            "launch.argument": ["Argument"],
            "launch.compute_graph": ["BoundGraph", "ComputeGraph"],
            "launch.kernel": ["BoundKernel", "Kernel"],
            "launch.kernel_function": ["KernelFunction", "kernel"],
            "launch.module": ["AotModule"],
            "launch.sequence": ["RecordedSequence"],
            "memory.host_commands": ["BoundRead", "BoundWrite"],
            "memory.image": ["Image", "ImageSlice", "Sampler", "Texture"],
            "memory.memory": ["Memory", "NdArray", "Slice"],
            "memory.pool": ["Pool", "PoolStatistics"],
            "observe.trace": ["Trace", "trace"],
            "observe.trace_window": ["OperationSpan", "TraceWindow"],
            "queue.event": ["Event"],
            "queue.event_group": ["EventGroup"],
            "queue.loss": ["Loss"],
            "queue.queues": ["Queues"],
            "queue.revoke_scope": ["RevokeScope"],
            "runtime.queue": ["Queue"],
            "runtime.statistics": [
                "BatcherStatistics",
                "CompileStatistics",
                "MemoryStatistics",
                "QueueHealth",
                "QueueStatistics",
                "RuntimeHealth",
                "RuntimeStatistics",
                "TimeoutStatistics",
            ],
            "runtime.vulkan_runtime": ["create_vulkan_runtime", "import_vulkan_runtime"],
            "runtime.watchdog": ["SlowOperation", "Watchdog"],
            "streams": ["Batch", "Batcher", "Block", "Stream", "StreamStatistics", "stream"],
        },
    )

__version__ = "0.2.0"

__all__ = [
    "Access",
    "AddressMode",
    "AotModule",
    "Arch",
    "Argument",
    "Batch",
    "Batcher",
    "BatcherStatistics",
    "Block",
    "BoundGraph",
    "BoundKernel",
    "BoundRead",
    "BoundWrite",
    "Capability",
    "CompileOptions",
    "CompileStatistics",
    "ComputeGraph",
    "DType",
    "DeviceInfo",
    "Devices",
    "Event",
    "EventGroup",
    "EventTimes",
    "Explanation",
    "Filter",
    "Format",
    "Histogram",
    "Image",
    "ImageDimension",
    "ImageLayout",
    "ImageSlice",
    "ImageUsage",
    "Kernel",
    "KernelFunction",
    "LoadLimits",
    "Loss",
    "Memory",
    "MemoryStatistics",
    "MemoryUsage",
    "NdArray",
    "OperationSpan",
    "OperationTimes",
    "Overflow",
    "Pool",
    "PoolStatistics",
    "Queue",
    "QueueHealth",
    "QueueStatistics",
    "Queues",
    "RecordedSequence",
    "RevokeScope",
    "Runtime",
    "RuntimeHealth",
    "RuntimeStatistics",
    "Sampler",
    "ShardedArray",
    "Slice",
    "SlowOperation",
    "Stream",
    "StreamStatistics",
    "Texture",
    "TimeoutStatistics",
    "Trace",
    "TraceWindow",
    "WaitPolicy",
    "Watchdog",
    "__version__",
    "aot",
    "create_vulkan_runtime",
    "drivers",
    "errors",
    "f16",
    "f32",
    "f64",
    "formats",
    "get_available_archs",
    "get_devices",
    "get_last_error",
    "get_version",
    "i8",
    "i16",
    "i32",
    "i64",
    "import_vulkan_runtime",
    "interop",
    "kernel",
    "set_last_error",
    "stream",
    "trace",
    "u1",
    "u8",
    "u16",
    "u32",
    "u64",
]

check_not_a_helper()
log_as_asked()
