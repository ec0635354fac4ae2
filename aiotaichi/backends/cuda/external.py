"""Timeline semaphores of other APIs, which streams wait for and signal."""

from __future__ import annotations

import os
import threading
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from ...errors import Error
from ...hal import ExternalEvent, QueueHal, SignalHal
from ...hal.commands import WaitExternal
from . import reaper
from .binding import check, driver
from .context import Context

if TYPE_CHECKING:
    from .device import CudaDevice
    from .stream import CudaStream

__all__ = ["External", "ExternalSemaphore", "SemaphoreWait"]


class ExternalSemaphore:
    """A timeline semaphore of another API on this device, which takes its descriptor over.

    Destroyed when it is dropped, in a thread.

    Attributes
    ----------
    number
        The handle as native code takes it.
    """

    def __init__(self, context: Context, descriptor: int) -> None:
        self._context = context
        wanted = driver.CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC()
        kinds = driver.CUexternalSemaphoreHandleType
        wanted.type = kinds.CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD
        wanted.handle.fd = descriptor
        try:
            with context:
                self._handle = check(driver.cuImportExternalSemaphore(wanted), "opening a semaphore of another API")
        except Error:
            os.close(descriptor)
            raise
        self.number = int(self._handle)

    def signal(self, value: int, stream: Any) -> None:
        """Have the semaphore get to ``value`` behind what ``stream`` has been given."""
        wanted = driver.CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS()
        wanted.params.fence.value = value
        with self._context:
            check(
                driver.cuSignalExternalSemaphoresAsync([self._handle], [wanted], 1, stream), "signalling another API"
            )

    def __del__(self) -> None:
        if hasattr(self, "_handle"):
            reaper.discard(partial(_destroy, self._context, self._handle))


def _destroy(context: Context, handle: Any) -> None:
    with context:
        check(driver.cuCtxSynchronize(), "waiting for the device")  # streams may still use it
        check(driver.cuDestroyExternalSemaphore(handle), "destroying a semaphore")


@dataclass(frozen=True, slots=True, eq=False)
class SemaphoreWait(ExternalEvent):
    """That a semaphore gets to a value. ``external`` is who waits for it."""

    semaphore: ExternalSemaphore
    value: int
    external: External

    def release(self) -> None:
        self.semaphore.signal(self.value, self.external.beside)


class _Signal(SignalHal):
    """A semaphore, signalled behind the tickets of one queue."""

    def __init__(self, external: External, semaphore: ExternalSemaphore) -> None:
        self._external = external
        self._semaphore = semaphore

    def signal(self, ticket: int, value: int) -> bool:
        stream = self._external.stream
        handed = stream.handed
        if handed < ticket:
            return False
        signals = stream.handle
        if handed > ticket:  # of what follows, nobody waits for the end
            signals = int(self._external.beside)
            stream.hold(signals, ticket)
        self._semaphore.signal(value, signals)
        return True


class External:
    """What a queue has to do with other APIs' queues.

    Attributes
    ----------
    stream
        The queue's.
    """

    def __init__(self, device: CudaDevice, stream: CudaStream) -> None:
        self._device = device
        self.stream = stream
        self._lock = threading.Lock()  # others wait in their own event loops
        self._beside: Any = None

    @property
    def beside(self) -> Any:
        """A stream that signals what is not the end of the queue's own."""
        with self._lock:
            if self._beside is None:
                with self._device.context:
                    flags = driver.CUstream_flags.CU_STREAM_NON_BLOCKING
                    self._beside = check(driver.cuStreamCreate(flags), "creating a stream")
            return self._beside

    def wait_for(self, other: QueueHal, ticket: int) -> WaitExternal | None:
        """Return the command that waits for ``ticket`` of another API's queue; None where the device cannot."""
        timeline, device = other.timeline, self._device
        if timeline is None or timeline.uuid != device.context.uuid:
            return None
        semaphore = device.semaphores.get(timeline)
        if semaphore is None:
            semaphore = device.semaphores[timeline] = ExternalSemaphore(device.context, timeline.open())
        return WaitExternal(SemaphoreWait(semaphore, timeline.value_of(ticket), self))

    def open_semaphore(self, descriptor: int, uuid: bytes) -> SignalHal | None:
        """Return another API's semaphore, to be signalled behind the queue's tickets."""
        context = self._device.context
        if uuid != context.uuid:
            os.close(descriptor)
            return None
        return _Signal(self, ExternalSemaphore(context, descriptor))

    def close(self) -> None:
        if self._beside is not None:
            with self._device.context:
                driver.cuStreamDestroy(self._beside)  # of a lost device, it only says so
            self._beside = None
