"""What only an open runtime uses. The thread that opens a runtime imports it: no program and no event loop waits."""

from ..core.happens_before import process_checker
from .array_allocation import allocate_array
from .closing import time_limit
from .device_data import resource_of
from .exports import export_resource, export_runtime
from .extents import extents_of
from .health import health_of
from .image import Image, checked_layout
from .image_request import image_request
from .imports import import_array, import_resource
from .kernel_files import KernelFiles
from .loaded_functions import LoadedFunctions
from .loader import Loader
from .loss import wait_for_loss
from .memory import Memory
from .memory_request import memory_request
from .open_device import OpenDevice
from .open_queues import OpenQueues
from .opening import Opening
from .queue import engine_of
from .recovery import Recovery
from .sequence import RecordedSequence, record
from .slots import QueueLimit
from .statistics import runtime_statistics
from .transfer import host_array
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
    "QueueLimit",
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
