"""The contract between the async layer and a backend.

A backend is a :class:`Driver`; the rest hangs off it. Handles are the backend's own subclasses, and every
call but those marked *blocking* returns at once and may be made on an event loop. The async layer calls
blocking ones in worker threads. Foreign errors never leave a backend: it maps them to
:mod:`aiotaichi.errors`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from typing import Any

import numpy as np

from ..aot import Archive, ModuleSpec
from ..core.cancellation import Cancellation
from ..core.load_limits import LoadLimits
from ..errors import Error, InvalidInteropError, NotSupportedError
from ..image_types import Format, ImageLayout
from ..types import Arch
from .commands import Batch, WaitExternal, WaitTicket
from .images import ImageHal, ImageRequest, SamplerRequest, TextureHal
from .interop import DeviceInterop, DriverInterop
from .memory import HostMemoryHal, MemoryHal, MemoryRequest
from .sharing import SemaphoreHal, SignalHal, StreamHal, TimelineHal

__all__ = [
    "DeviceHal",
    "DeviceInfo",
    "Driver",
    "KernelHal",
    "ModuleHal",
    "QueueHal",
    "QueueRequest",
    "WaitPolicy",
]


class WaitPolicy(Enum):
    """How a queue trades processor time for the latency of a resumed await."""

    LATENCY = "latency"
    """Spin longer before sleeping."""
    BALANCED = "balanced"
    """Spin briefly, less when it does not pay."""
    EFFICIENCY = "efficiency"
    """Sleep at once."""


@dataclass(frozen=True, slots=True)
class DeviceInfo:
    """One device.

    Attributes
    ----------
    capabilities
        Levels by name (``spirv_has_int64``); LLVM devices have none.
    is_software
        Whether a GPU's API is emulated on the processor: never the best choice.
    max_array_size
        Bytes of the largest array that a kernel takes.
    uuid
        What Vulkan and CUDA know a GPU by, 16 bytes; the processor has none.
    """

    arch: Arch
    index: int
    name: str
    capabilities: Mapping[str, int] = field(default_factory=dict)
    is_software: bool = False
    max_array_size: int = 2**63 - 1
    uuid: bytes = b""


@dataclass(frozen=True, slots=True)
class QueueRequest:
    """A queue.

    Attributes
    ----------
    descriptor
        The eventfd that it notifies by writing to.
    policy
        How its waiters trade processor time for latency.
    timing
        Whether the end of each ticket is recorded.
    transfer
        It launches nothing: where the device has copy engines, it is to be one of theirs.
    priority
        Above 0 before others, below 0 behind them, as far as the device has priorities.
    stream
        A native stream of another library to be used instead of one of its own.
    """

    descriptor: int
    policy: WaitPolicy
    timing: bool = False
    transfer: bool = False
    priority: int = 0
    stream: int | None = None


class KernelHal:
    """A kernel of a loaded module."""


class ModuleHal(ABC):
    """A loaded module, until the last reference is dropped after :meth:`DeviceHal.unload`."""

    @abstractmethod
    def kernel(self, name: str) -> KernelHal:
        """Return the kernel. ``name`` is in the module's spec.

        Raises
        ------
        IncompatibleModuleError
            The device cannot run the kernel, though it can run others of the module.
        """

    @abstractmethod
    def uses_fields(self, name: str) -> bool:
        """Return whether the kernel ``name`` can touch the module's fields."""

    def storage_formats(self, name: str) -> Mapping[int, Format]:
        """Return the formats that the kernel ``name`` writes its images in, by the positions of its arguments."""
        return {}


class QueueHal(ABC):
    """A first-in first-out queue with a counter, which starts at 0 and counts completed tickets.

    Attributes
    ----------
    is_hardware
        Whether the queue has a hardware queue of its own.
    batch_limit
        Commands after which a batch is better submitted than kept until the end of the loop's turn.
    stream, timeline
        What it is to other libraries, and to other APIs; None for a queue that is nothing to them.
    """

    is_hardware: bool
    batch_limit: int
    stream: StreamHal | None = None
    timeline: TimelineHal | None = None

    @abstractmethod
    def submit(self, batch: Batch) -> None:
        """Hand over ``batch``. Batches arrive in the order of their tickets, and so do they run."""

    def hold(self, batch: Batch) -> Callable[[], None]:
        """Return what submits ``batch``, which waits for the host: there may be many, so keep little of each."""
        return partial(self.submit, batch)

    @abstractmethod
    def completed(self) -> int:
        """Return the last completed ticket.

        What the tickets up to it were to fill, results and downloads, is filled.

        Raises
        ------
        DeviceLostError
            The device failed: no further ticket completes.
        """

    @abstractmethod
    def failures(self) -> Sequence[tuple[int, Error]]:
        """Return, once each, the tickets that completed by failing, and why."""

    @abstractmethod
    def arm(self, ticket: int) -> bool:
        """Ask that the queue's notification descriptor be written when ``ticket`` completes.

        Returns True, and does nothing, where it has. A request replaces the one before; no wake-up is lost.
        """

    @abstractmethod
    def wait(self, ticket: int, timeout: float) -> bool:
        """*Blocking.* Wait at most ``timeout`` seconds; return whether ``ticket`` has completed."""

    def spin(self, ticket: int, microseconds: int) -> bool:
        """Look for the completion of ``ticket`` for so long, on the calling thread; return whether it has completed.

        Only for devices that are often done sooner than the event loop comes round.
        """
        return False

    @abstractmethod
    def timestamp(self, ticket: int) -> float:
        """Return when the completed ``ticket`` ended, in seconds of one clock per device (timed queues)."""

    @abstractmethod
    def wait_for(self, other: QueueHal, ticket: int) -> WaitTicket | WaitExternal | None:
        """Return the command that holds what follows until ``ticket``, which ``other`` has been handed, is done.

        None where the device cannot wait for it, and the host has to.
        """

    def signal_of(self, semaphore: SemaphoreHal) -> SignalHal | None:
        """Return what signals another API's semaphore, which is released when the queue fails.

        None where it is on another device, or the API signals no such semaphores.
        """
        return None

    @abstractmethod
    def abandon(self) -> None:
        """Stop as soon as the device allows: behind the command that runs now, or behind all that was submitted.

        Tickets that have not completed never do.
        """

    @abstractmethod
    def close(self, timeout: float) -> bool:
        """*Blocking.* Wait for what runs, and free the queue.

        Returns False, and frees nothing, where that takes longer than ``timeout`` seconds: call it again.
        """


class DeviceHal(DeviceInterop, ABC):
    """An open device."""

    info: DeviceInfo

    @abstractmethod
    def create_queue(self, request: QueueRequest) -> QueueHal:
        """Create a queue.

        Raises
        ------
        NotSupportedError
            The device has no clock for a timed one, or no streams of other libraries.
        """

    @abstractmethod
    def load(self, spec: ModuleSpec, archive: Archive, cancellation: Cancellation) -> ModuleHal:
        """*Blocking.* Compile or build what ``archive`` holds.

        Raises what ``cancellation.check()`` raises, soon after the load was cancelled: check between kernels, at
        least, and stop what takes long in between.

        Raises
        ------
        CorruptedDataError
            The code is damaged.
        IncompatibleModuleError
            The module is for another arch, or the device can run none of its kernels.
        CompileLimitError
            The module needs more time or memory to compile than the limits allow that the device was opened with.
        """

    @abstractmethod
    def unload(self, module: ModuleHal) -> None:
        """Forget ``module``, whose last use has completed."""

    @abstractmethod
    def allocate(self, request: MemoryRequest) -> MemoryHal:
        """Allocate zeroed memory.

        Raises
        ------
        OutOfMemoryError
            There is not that much.
        """

    @abstractmethod
    def map(self, memory: MemoryHal) -> memoryview:
        """Return the bytes of host-accessible memory, writable, without a copy."""

    @abstractmethod
    def unmap(self, memory: MemoryHal) -> None:
        """Make the host's writes through the mapping visible to the device."""

    def allocate_host(self, size: int) -> HostMemoryHal | None:
        """Return host memory for one transfer, not zeroed; None where ordinary memory does as well."""
        return None

    def owns_host(self, host: HostMemoryHal) -> bool:
        """Return whether this device has allocated ``host``, and reads it itself."""
        return False

    def import_array(self, array: Any, stream: int) -> tuple[MemoryHal, tuple[int, ...], np.dtype[Any]]:
        """Return another library's array as a memory, which holds it, its shape and dtype.

        The queue whose stream is ``stream`` is made to wait for it.

        Raises
        ------
        InvalidInteropError
            It is none, not contiguous or not this device's, or the device takes none.
        """
        raise InvalidInteropError(f"the {self.info.arch.name.lower()} backend takes no arrays of other libraries")

    def export_array(self, memory: MemoryHal, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Any:
        """Return an object with ``__dlpack__`` and ``__dlpack_device__`` over ``memory``, which it holds.

        Raises
        ------
        InvalidInteropError
            Other libraries cannot use the device's memory.
        """
        raise InvalidInteropError(f"the {self.info.arch.name.lower()} backend gives no arrays to other libraries")

    def can_copy_from(self, other: DeviceHal) -> bool:
        """Return whether a :class:`~aiotaichi.hal.commands.Copy` may have its source on ``other``."""
        return other is self

    def create_image(self, request: ImageRequest) -> ImageHal:
        """Create a zeroed image.

        Raises
        ------
        NotSupportedError
            The device has no such images: the message says which part of ``request`` it is.
        OutOfMemoryError
            There is not that much memory.
        """
        raise NotSupportedError(f"the {self.info.arch.name.lower()} backend has no images")

    def create_texture(self, image: ImageHal, sampler: SamplerRequest) -> TextureHal:
        """Return ``image`` with a sampler, the nearest where the device cannot filter the format."""
        raise NotSupportedError(f"the {self.info.arch.name.lower()} backend has no images")

    def track_image(self, image: ImageHal, layout: ImageLayout) -> None:
        """Take note that something else has left ``image`` in ``layout``."""
        raise NotSupportedError(f"the {self.info.arch.name.lower()} backend has no images")

    @abstractmethod
    def take_output(self) -> str:
        """Return, once, what kernels have printed."""

    @abstractmethod
    def close(self) -> None:
        """*Blocking.* Free what the device still holds. Its queues are closed."""


class Driver(DriverInterop, ABC):
    """A backend: what an entry point in the group ``aiotaichi.backends`` names.

    Attributes
    ----------
    archs
        What modules its devices run.
    """

    archs: Sequence[Arch]

    @abstractmethod
    def probe(self) -> str | None:
        """Return None where the backend can run here, else why not and what to install. Does not raise."""

    @abstractmethod
    def devices(self) -> Sequence[DeviceInfo]:
        """Return the devices, best first. *Blocking.*"""

    @abstractmethod
    def open(self, index: int, limits: LoadLimits) -> DeviceHal:
        """*Blocking.* Open device ``index``, which loads modules within ``limits``.

        Raises
        ------
        NotSupportedError
            There is no such device, or the backend cannot run here.
        """
