"""Timeline semaphores of other APIs, waited for and signalled on streams beside a queue's own."""

from __future__ import annotations

import os
import threading
from functools import partial
from typing import TYPE_CHECKING, Any

from ...errors import Error
from ...hal import QueueHal, SignalHal
from ...hal.commands import WaitExternal
from . import reaper
from .binding import check, driver
from .context import Context
from .event import CudaEvent

if TYPE_CHECKING:
    from .device import CudaDevice
    from .stream import CudaStream

__all__ = ["External", "ExternalSemaphore"]


class ExternalSemaphore:
    """A timeline semaphore of another API on this device, which takes its descriptor over.

    Destroyed when it is dropped, in a thread.
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

    def wait(self, value: int, stream: Any) -> None:
        """Hold ``stream`` until the semaphore gets to ``value``."""
        wanted = driver.CUDA_EXTERNAL_SEMAPHORE_WAIT_PARAMS()
        wanted.params.fence.value = value
        with self._context:
            check(
                driver.cuWaitExternalSemaphoresAsync([self._handle], [wanted], 1, stream), "waiting for another API"
            )

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


class _Wait(CudaEvent):
    """The end of a wait for a semaphore."""

    def __init__(self, context: Context, semaphore: ExternalSemaphore, value: int, external: External) -> None:
        super().__init__(context)
        self._semaphore, self._value, self._external = semaphore, value, external

    def release(self) -> None:
        self._semaphore.signal(self._value, self._external.signals)


class _Signal(SignalHal):
    """A semaphore, signalled behind the tickets of one queue."""

    def __init__(self, external: External, semaphore: ExternalSemaphore) -> None:
        self._external = external
        self._semaphore = semaphore

    def signal(self, ticket: int, value: int) -> bool:
        stream, signals = self._external.stream, self._external.signals
        if not stream.has_handed(ticket):
            return False
        stream.hold(int(signals), ticket)
        self._semaphore.signal(value, signals)
        return True


class External:
    """What a queue has to do with other APIs' queues.

    It waits on one stream and signals on another: neither keeps back what the queue's own is given.

    Attributes
    ----------
    stream
        The queue's.
    """

    def __init__(self, device: CudaDevice, stream: CudaStream) -> None:
        self._device = device
        self.stream = stream
        self._lock = threading.Lock()  # others wait in their own event loops
        self._waits: Any = None
        self._signals: Any = None

    @property
    def signals(self) -> Any:
        """The stream that signals."""
        with self._lock:
            if self._signals is None:
                self._signals = self._create_stream()
            return self._signals

    def wait_for(self, other: QueueHal, ticket: int) -> WaitExternal | None:
        timeline, device = other.timeline, self._device
        if timeline is None or timeline.uuid != device.context.uuid:
            return None
        semaphore = device.semaphores.get(timeline)
        if semaphore is None:
            semaphore = device.semaphores[timeline] = ExternalSemaphore(device.context, timeline.open())
        if self._waits is None:
            self._waits = self._create_stream()
        value = timeline.value_of(ticket)
        semaphore.wait(value, self._waits)
        event = _Wait(device.context, semaphore, value, self)
        event.record(self._waits)
        return WaitExternal(event)

    def open_semaphore(self, descriptor: int, uuid: bytes) -> SignalHal | None:
        context = self._device.context
        if uuid != context.uuid:
            os.close(descriptor)
            return None
        return _Signal(self, ExternalSemaphore(context, descriptor))

    def close(self) -> None:
        with self._device.context:
            for stream in (self._waits, self._signals):
                if stream is not None:
                    driver.cuStreamDestroy(stream)  # of a lost device, it only says so
        self._waits = self._signals = None

    def _create_stream(self) -> Any:
        with self._device.context:
            flags = driver.CUstream_flags.CU_STREAM_NON_BLOCKING
            return check(driver.cuStreamCreate(flags), "creating a stream")
