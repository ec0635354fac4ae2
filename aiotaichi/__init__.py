"""The Taichi AOT runtime for async Python."""

from typing import TYPE_CHECKING

from . import errors
from .core.compile_options import CompileOptions
from .core.load_limits import LoadLimits
from .errors import get_last_error, set_last_error
from .hal import DeviceInfo, drivers
from .image_types import AddressMode, Filter, Format, ImageDimension, ImageLayout, ImageUsage
from .names_on_use import names_on_use
from .python_process import check_not_a_helper
from .runtime import (
    Argument,
    BoundGraph,
    BoundKernel,
    CompileStatistics,
    ComputeGraph,
    Event,
    Image,
    ImageSlice,
    Kernel,
    Loss,
    Memory,
    MemoryStatistics,
    NdArray,
    Queue,
    QueueHealth,
    QueueStatistics,
    RecordedSequence,
    RevokeScope,
    Runtime,
    RuntimeHealth,
    RuntimeStatistics,
    Sampler,
    Slice,
    SlowOperation,
    Texture,
    Watchdog,
    get_available_archs,
    get_devices,
    get_version,
)
from .runtime.kernel_function import KernelFunction, kernel
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
    from .flow import Devices, EventGroup, Pool, PoolStatistics, Queues, ShardedArray
    from .runtime import AotModule, create_vulkan_runtime, import_vulkan_runtime
else:  # what builds, inspects or shards, and what only an open runtime needs
    __getattr__, __dir__ = names_on_use(
        __name__,
        {
            **{name: name for name in ("aot", "formats", "interop")},
            **dict.fromkeys(("Devices", "EventGroup", "Pool", "PoolStatistics", "Queues", "ShardedArray"), "flow"),
            **dict.fromkeys(("AotModule", "create_vulkan_runtime", "import_vulkan_runtime"), "runtime"),
        },
    )

__version__ = "0.1.0"

__all__ = [
    "Access",
    "AddressMode",
    "AotModule",
    "Arch",
    "Argument",
    "BoundGraph",
    "BoundKernel",
    "Capability",
    "CompileOptions",
    "CompileStatistics",
    "ComputeGraph",
    "DType",
    "DeviceInfo",
    "Devices",
    "Event",
    "EventGroup",
    "Filter",
    "Format",
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
    "Texture",
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
    "u1",
    "u8",
    "u16",
    "u32",
    "u64",
]

check_not_a_helper()
