"""An open device in the contract."""

from __future__ import annotations

import ctypes
import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ..core.cancellation import Cancellation
from ..core.compile_options import CompileOptions
from ..core.sizes import LEAST_SHARED
from ..errors import NotSupportedError
from ..types import Arch
from .encoder import address_of
from .interpreter_lock import lent_lock
from .memory import HostMemoryHal, MemoryHal, MemoryRequest
from .module import ModuleHal
from .queue import QueueHal, QueueRequest
from .thread_spans import ThreadSpans

if TYPE_CHECKING:
    from ..formats import Archive, ModuleSpec

__all__ = ["ClockReading", "DeviceHal", "DeviceInfo", "helping_copiers"]


def helping_copiers() -> int:
    """Return how many native threads may help a caller to copy: together they use half of the process's cores.

    Examples
    --------
    >>> from aiotaichi.hal.device import helping_copiers
    >>> helpers = helping_copiers()  # 3 if the process may use 8 cores
    """
    return max(0, len(os.sched_getaffinity(0)) // 2 - 1)


@dataclass(frozen=True, slots=True)
class DeviceInfo:
    """A device, before it is opened.

    Attributes
    ----------
    arch
        The arch of its modules.
    index
        Its number in :meth:`.Driver.devices`.
    name
        The vendor's name for it.
    capabilities
        Levels by name (``spirv_has_int64``). LLVM devices have none.
    is_software
        Whether the processor emulates a GPU. Such a device is never the best choice.
    max_array_size
        Bytes of the largest array that a kernel takes.
    uuid
        16 bytes: the GPU's UUID in Vulkan and CUDA. Empty for the processor.
    unified_memory
        Whether kernels use memory that the host maps as fast as any other memory. True for the processor, and for a
        GPU that the processor emulates. Then a program that maps an array (:meth:`.NdArray.map`) saves the copies of
        ``write`` and ``read``.
    memory
        Bytes of the device's own memory; of the machine's if it has none of its own. 0: not known.
    driver
        The driver and its version, in its own words. Empty: not known.

    Examples
    --------
    >>> at.DeviceInfo(at.Arch.CUDA, 1, "H100").label
    'cuda:1'
    """

    arch: Arch
    index: int
    name: str
    capabilities: Mapping[str, int] = field(default_factory=dict)
    is_software: bool = False
    max_array_size: int = 2**63 - 1
    uuid: bytes = b""
    unified_memory: bool = False
    memory: int = 0
    driver: str = ""

    @property
    def label(self) -> str:
        """The arch and the index, ``"cuda:1"``, which tell apart GPUs of one name."""
        return f"{self.arch}:{self.index}"


@dataclass(frozen=True, slots=True)
class ClockReading:
    """One moment on two clocks, in seconds.

    Attributes
    ----------
    device
        The clock of the device's time stamps: see :meth:`.QueueHal.seconds`.
    host
        The clock of :func:`time.perf_counter`.
    uncertainty
        How far the two may be apart, in seconds, at most: the moment was at ``host``, earlier or later by that.

    Examples
    --------
    A device whose clock can be read reads the host's clock before and after:

    >>> import time
    >>> from aiotaichi.hal import ClockReading
    >>> before, device_time, after = time.perf_counter(), time.monotonic(), time.perf_counter()
    >>> reading = ClockReading(device_time, (before + after) / 2, (after - before) / 2)
    """

    device: float
    host: float
    uncertainty: float


class DeviceHal(ABC):
    """An open device, made by :meth:`.Driver.open`.

    Its methods are called in several threads at a time: two event loops may share a device. Methods that are marked
    *blocking* are called in worker threads. The others return at once, because event loops call them.

    Queues, memory and modules are made at any time. Before :meth:`close`, each queue is closed. Nothing is called
    after :meth:`close`, but memory and images may be dropped later.

    A device with images also has the methods of :class:`~aiotaichi.hal.interop.ImageDevice`. A device that
    shares memory or arrays has the methods of a protocol in :mod:`aiotaichi.hal.interop`.

    Examples
    --------
    >>> from aiotaichi.hal import DeviceRequest, MemoryRequest
    >>> from aiotaichi.testing import FakeDriver
    >>> opened = FakeDriver().open(DeviceRequest())
    >>> zeroed = opened.allocate(MemoryRequest(4))
    >>> bytes(opened.map(zeroed))
    b'\\x00\\x00\\x00\\x00'
    >>> opened.unmap(zeroed)
    >>> opened.close()
    """

    info: DeviceInfo
    waits_at_exit: bool = False
    """Whether a destructor of the driver's library waits, at the end of the process, for kernels that still run."""

    @abstractmethod
    def create_queue(self, request: QueueRequest) -> QueueHal:
        """Create a queue. Called when a runtime opens, and by :meth:`.Runtime.create_queue`.

        Raises
        ------
        NotSupportedError
            The device has no clock for a timed queue, or cannot use another library's stream.
        ResourceExhaustedError
            The system starts no more threads.
        """

    @abstractmethod
    def load(
        self, spec: ModuleSpec, archive: Archive, options: CompileOptions, cancellation: Cancellation
    ) -> ModuleHal:
        """*Blocking.* Compile or build the code in ``archive``. The ``options`` are for code of the processor.

        Called for each module that is loaded, and for each module again in :meth:`.Runtime.recreate`.

        Call ``cancellation.check()`` between kernels at least, and let its error pass: the caller has cancelled the
        load and waits. Stop longer work in between.

        Raises
        ------
        CorruptedDataError
            The code is damaged.
        IncompatibleModuleError
            The module is for another arch, or the device cannot run any of its kernels.
        CompileLimitError
            Compiling needs more time or memory than the device's limits allow.
        """

    @abstractmethod
    def unload(self, module: ModuleHal) -> None:
        """Forget ``module``, whose last use has completed. Called once for each module."""

    @abstractmethod
    def allocate(self, request: MemoryRequest) -> MemoryHal:
        """Allocate zeroed memory. The memory is freed when its handle is dropped, in any thread.

        Called for each array and memory of a runtime.

        Raises
        ------
        OutOfMemoryError
            The device has less memory free.
        """

    def zeroing(self, memory: MemoryHal) -> Callable[[], object] | None:
        """Return None if ``memory`` is zeroed, else a *blocking* function that waits until the device has zeroed it.

        Called before :meth:`map`. All uses of the memory by queues have completed.
        """
        return None

    @abstractmethod
    def map(self, memory: MemoryHal) -> memoryview:
        """Return the bytes of host-accessible memory, writable, without a copy. All uses by queues have completed.

        Called when a block of :meth:`.NdArray.map` begins. On a device with ``unified_memory``, it is also called for
        arrays of batchers and streams.

        On a device with ``unified_memory``, they stay the memory's bytes after :meth:`unmap`: whenever no operation
        is pending, the host and the device see each other's writes.
        """

    @abstractmethod
    def unmap(self, memory: MemoryHal) -> None:
        """Make the host's writes through the mapping visible to the device. Called once after each :meth:`map`."""

    def allocate_host(self, size: int) -> HostMemoryHal | None:
        """Return ``size`` bytes of host memory for one transfer, not zeroed. None if ordinary memory is as fast.

        Called for an array of more than 32 KiB that :meth:`.Queue.read` returns.
        """
        return None

    def allocate_host_copy(self, size: int) -> HostMemoryHal | None:
        """Return ``size`` bytes of host memory that the event loop copies to now. None as :meth:`allocate_host`.

        Called for the copy that :meth:`.Queue.write` makes of its data.
        """
        return self.allocate_host(size)

    def allocate_host_array(self, size: int) -> HostMemoryHal | None:
        """Return ``size`` bytes of host memory for an array that a program keeps and fills itself.

        Called by :meth:`.Runtime.host_array`, and by pools of host arrays. None if ordinary memory is as fast.
        Returns at once. ``staging_bytes`` does not limit the memory.
        """
        return self.allocate_host(size)

    def reach_host(self, address: int, size: int, owner: object) -> HostMemoryHal | None:
        """Return host memory that holds ``size`` bytes at ``address``, if the device reaches them now, else None.

        The bytes belong to a program, which transfers them from or to the device. Called for each transfer of such
        bytes. A backend may prepare memory that is used again for the next transfer.

        Parameters
        ----------
        owner
            The object that the bytes live as long as. A transfer in flight holds it.
        """
        return None

    def copy_host(self, to: npt.NDArray[Any], source: npt.NDArray[Any]) -> None:
        """Copy host memory. The call blocks the event loop, so large memory is copied as :meth:`copy_bytes` can.

        Called when :meth:`.Queue.write` copies its data. Both arrays have the same shape and dtype, and do not
        overlap. ``to`` is C-contiguous.
        """
        if source.nbytes < LEAST_SHARED or not source.flags.c_contiguous:
            np.copyto(to, source)
        else:
            began = perf_counter()
            self.copy_bytes(address_of(to.data), address_of(source.data), source.nbytes)
            lent_lock(began)

    def copy_bytes(self, to: int, source: int, size: int) -> None:
        """Copy ``size`` bytes of the host between two addresses, with the help of threads if the device has some.

        :meth:`copy_host` calls it.
        """
        ctypes.memmove(to, source, size)

    def owns_host(self, host: HostMemoryHal) -> bool:
        """Return whether this device can read and write ``host`` directly.

        Called when a transfer's array lies in host memory that some device has made.
        """
        return False

    def can_copy_from(self, other: DeviceHal) -> bool:
        """Return whether a :class:`~aiotaichi.hal.commands.Copy` may have its source on ``other``.

        Called by :meth:`.Queue.copy` between two runtimes, and by :meth:`.Runtime.can_copy_from`.
        """
        return other is self

    def clock(self) -> ClockReading:
        """*Blocking.* Read the device's clock and the host's at the same moment. From any thread, while queues work.

        A trace calls it again and again, because the clocks drift apart: it takes the reading that is next to a time
        stamp.

        Raises
        ------
        NotSupportedError
            The device has no clock.
        DeviceLostError
            The device is lost.
        InvalidStateError
            The device is closed.
        """
        raise NotSupportedError("the backend records no times")

    def record_threads(self, is_recorded: bool) -> None:  # noqa: B027  # nothing is a good default
        """Record what the device's native threads do, from now on or no longer. From any thread; returns at once.

        Called when a trace begins, and when it ends. A device without native threads does nothing. A ring of bounded
        size holds the spans until they are taken.

        Raises
        ------
        OutOfMemoryError
            There is no memory for the ring.
        """

    def take_thread_spans(self) -> ThreadSpans:
        """Return the spans that native threads have ended, each once. From any thread; empty for a closed device.

        A trace calls it again and again.
        """
        return ThreadSpans()

    @abstractmethod
    def take_output(self) -> str:
        """Return the text that kernels have printed since the last call. Called when a queue has made progress."""

    @abstractmethod
    def close(self) -> None:
        """*Blocking.* Free everything that the device still holds. All its queues are closed.

        Called when a runtime closes, also after a loss.
        """
