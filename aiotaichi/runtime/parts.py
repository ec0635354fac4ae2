"""What only an open runtime uses. The thread that opens a runtime imports it: no program and no event loop waits."""

# ruff: noqa: F401  # runtime.py uses these names
# mypy: implicit-reexport

from ..core.happens_before import process_checker
from ..launch.kernel_files import KernelFiles
from ..launch.kernel_function import LoadedFunctions
from ..launch.loader import Loader
from ..launch.sequence import RecordedSequence, record
from ..memory.host_commands import bind_read, bind_write
from ..memory.image import Image, checked_layout
from ..memory.interop import export_resource, export_runtime, import_array, import_resource
from ..memory.memory import Memory, allocate_array
from ..memory.pool import Pool
from ..memory.requests import extents_of, image_request, memory_request
from ..memory.resource import resource_of
from ..memory.transfer import host_array
from ..queue.closing import time_limit
from ..queue.loss import wait_for_loss
from ..queue.open_device import OpenDevice
from ..queue.operation_scope import OperationScope
from ..queue.queues import Queues
from .opening import Opening
from .queue import engine_of
from .recovery import Recovery
from .statistics import health_of, runtime_statistics
from .watchdog import Watchdog
