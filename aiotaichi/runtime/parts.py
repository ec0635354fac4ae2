"""What only an open runtime uses. The thread that opens a runtime imports it: no program and no event loop waits."""

from ..core.happens_before import process_checker
from ..launch.kernel_files import KernelFiles
from ..launch.kernel_function import LoadedFunctions
from ..launch.loader import Loader
from ..launch.sequence import RecordedSequence, record
from ..memory.array_allocation import allocate_array
from ..memory.device_data import resource_of
from ..memory.exports import export_resource, export_runtime
from ..memory.extents import extents_of
from ..memory.image import Image, checked_layout
from ..memory.image_request import image_request
from ..memory.imports import import_array, import_resource
from ..memory.memory import Memory
from ..memory.memory_request import memory_request
from ..memory.pool import Pool
from ..memory.transfer import host_array
from ..queue.closing import time_limit
from ..queue.loss import wait_for_loss
from ..queue.open_device import OpenDevice
from ..queue.queues import Queues
from .health import health_of
from .open_queues import OpenQueues
from .opening import Opening
from .queue import engine_of
from .recovery import Recovery
from .statistics import runtime_statistics
from .watchdog import Watchdog

__all__ = [
    "Image",
    "KernelFiles",
    "LoadedFunctions",
    "Loader",
    "Memory",
    "OpenDevice",
    "OpenQueues",
    "Opening",
    "Pool",
    "Queues",
    "RecordedSequence",
    "Recovery",
    "Watchdog",
    "allocate_array",
    "checked_layout",
    "engine_of",
    "export_resource",
    "export_runtime",
    "extents_of",
    "health_of",
    "host_array",
    "image_request",
    "import_array",
    "import_resource",
    "memory_request",
    "process_checker",
    "record",
    "resource_of",
    "runtime_statistics",
    "time_limit",
    "wait_for_loss",
]
