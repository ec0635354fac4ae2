"""Timeline semaphores of other APIs, which streams wait for and signal."""

from __future__ import annotations

import logging
import os
import threading
import weakref
from dataclasses import dataclass
from functools import partial
from typing import Any

from ...errors import DeviceLostError, Error
from ...hal import DeviceWaiter, ExternalEvent, QueueHal, SemaphoreHal, SignalHal, TimelineHal
from ...hal.commands import WaitExternal
from ...hal.sharing import DeviceWaiters
from ...interpreter_end import unless_ending
from .binding import check, driver
from .hardware import Hardware, discard
from .stream import CudaEvent, CudaStream

__all__ = ["ExternalSemaphore", "SemaphoreWait", "Signals", "Timelines"]

_log = logging.getLogger(__name__)

_MOST_SIGNALS = 50  # a stream takes 1021 operations; native code leaves room for 100 signals


class ExternalSemaphore:
    """A timeline semaphore of another API on this device, destroyed when it is dropped, in a thread.

    It takes over the descriptor. ``number`` is for native code.
    """

    def __init__(self, hardware: Hardware, descriptor: int) -> None:
        self._hardware = hardware
        wanted = driver.CUDA_EXTERNAL_SEMAPHORE_HANDLE_DESC()
        kinds = driver.CUexternalSemaphoreHandleType
        wanted.type = kinds.CU_EXTERNAL_SEMAPHORE_HANDLE_TYPE_TIMELINE_SEMAPHORE_FD
        wanted.handle.fd = descriptor
        try:
            with hardware:
                self._handle = check(driver.cuImportExternalSemaphore(wanted), "opening a semaphore of another API")
        except Error:
            os.close(descriptor)
            raise
        self.number = int(self._handle)

    def signal(self, value: int, stream: Any) -> None:
        """Have the semaphore reach ``value`` after everything that ``stream`` has been given."""
        wanted = driver.CUDA_EXTERNAL_SEMAPHORE_SIGNAL_PARAMS()
        wanted.params.fence.value = value
        with self._hardware:
            check(driver.cuSignalExternalSemaphoresAsync([self._handle], [wanted], 1, stream), "signalling one")

    @unless_ending
    def __del__(self) -> None:
        if hasattr(self, "_handle"):
            discard(partial(_destroy, self._hardware, self._handle))


def _destroy(hardware: Hardware, handle: Any) -> None:
    with hardware:
        check(driver.cuCtxSynchronize(), "waiting for the device")  # streams may still use it
        check(driver.cuDestroyExternalSemaphore(handle), "destroying a semaphore")


@dataclass(frozen=True, slots=True, eq=False)
class SemaphoreWait(ExternalEvent):
    """A semaphore reaches a value."""

    semaphore: ExternalSemaphore
    value: int


class _Opened(DeviceWaiter):
    """The semaphore of another API's queue, and the last of its values that a queue waits for."""

    def __init__(self, hardware: Hardware, timeline: TimelineHal) -> None:
        self._hardware = hardware
        self.last = 0
        self.semaphore = ExternalSemaphore(hardware, timeline.open(self))

    def release(self) -> None:
        if not self.last:
            return
        try:
            with self._hardware:
                stream = check(driver.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING), "a stream")
                self.semaphore.signal(self.last, stream)
                check(driver.cuStreamDestroy(stream), "destroying a stream")
        except Error as error:  # usually, both APIs' devices are lost
            _log.debug("queues of another API are not released: %s", error)


class Timelines:
    """The queues of other APIs that a device's queues wait for."""

    def __init__(self, hardware: Hardware) -> None:
        self._hardware = hardware
        self._lock = threading.Lock()  # queues wait in several event loops
        self._opened: weakref.WeakKeyDictionary[TimelineHal, _Opened] = weakref.WeakKeyDictionary()

    def wait_for(self, other: QueueHal, ticket: int) -> WaitExternal | None:
        """Return the command that waits for ``ticket`` of another API's queue; None if the device cannot wait."""
        timeline = other.timeline
        if timeline is None or timeline.uuid != self._hardware.uuid:
            return None
        with self._lock:
            opened = self._opened.get(timeline)
            if opened is None:
                opened = self._opened[timeline] = _Opened(self._hardware, timeline)
            value = timeline.value_of(ticket)
            if value is None:
                return None
            opened.last = max(opened.last, value)
        return WaitExternal(SemaphoreWait(opened.semaphore, value))

    def close(self) -> None:
        with self._lock:
            self._opened.clear()


class _Signal(SignalHal):
    """A semaphore of another API, and the queue that signals it."""

    def __init__(self, signals: Signals, semaphore: ExternalSemaphore) -> None:
        self._signals = signals
        self._semaphore = semaphore

    def signal(self, ticket: int) -> int:
        try:
            return self._signals.signal(self._semaphore, ticket)
        except DeviceLostError:  # the queue itself raises it
            return 0


class Signals:
    """The semaphores of other APIs that a queue signals, in its own stream.

    A signal on a second stream would come right after its ticket, not after everything that the queue has been given.
    But then the device takes 1.2 ms, not 0.17 ms, to go on in the other API (H200, driver 580).
    """

    def __init__(self, hardware: Hardware, stream: CudaStream) -> None:
        self._hardware = hardware
        self._stream = stream
        self._lock = threading.Lock()  # other queues wait in their own event loops
        self._mark: CudaEvent | None = None
        self._count = 0  # of signals since the mark
        self._is_closed = False
        self._waiters = DeviceWaiters()

    def signal_of(self, semaphore: SemaphoreHal) -> SignalHal | None:
        """Return an object that signals another API's semaphore; None if the semaphore is on another device."""
        if semaphore.uuid != self._hardware.uuid:
            return None
        self._waiters.add(semaphore)
        return _Signal(self, ExternalSemaphore(self._hardware, semaphore.open()))

    def signal(self, semaphore: ExternalSemaphore, ticket: int) -> int:
        """As :meth:`SignalHal.signal`."""
        with self._lock:
            if self._is_closed or not self._has_room():
                return 0
            handed = self._stream.handed
            if handed < ticket:
                return 0
            semaphore.signal(handed, self._stream.handle)
            self._count += 1
            return handed

    def release(self) -> None:
        """Release the other APIs' queues: this queue has failed."""
        self._waiters.release()

    def close(self) -> None:
        """Stop signalling: the stream is destroyed."""
        with self._lock:
            self._is_closed = True

    def _has_room(self) -> bool:
        if self._count < _MOST_SIGNALS:
            return True
        if self._mark is None:
            self._mark = CudaEvent(self._hardware)
        elif not self._mark.has_happened():  # up to _MOST_SIGNALS signals come after the mark
            return False
        self._mark.record(self._stream.handle)
        self._count = 0
        return True
