"""Timeline semaphores of other APIs, which streams wait for and signal."""

from __future__ import annotations

import logging
import os
import threading
import weakref
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from ...errors import DeviceLostError, Error
from ...hal import ExternalEvent, QueueHal, SemaphoreHal, SignalHal, TimelineHal, Waiter
from ...hal.commands import WaitExternal
from . import reaper
from .binding import check, driver
from .context import Context
from .event import CudaEvent

if TYPE_CHECKING:
    from .stream import CudaStream

__all__ = ["ExternalSemaphore", "SemaphoreWait", "Signals", "Timelines"]

_log = logging.getLogger(__name__)

_MOST_SIGNALS = 200  # a stream takes about a thousand operations; twice as many may be there, and each is two


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
            check(driver.cuSignalExternalSemaphoresAsync([self._handle], [wanted], 1, stream), "signalling one")

    def __del__(self) -> None:
        if hasattr(self, "_handle"):
            reaper.discard(partial(_destroy, self._context, self._handle))


def _destroy(context: Context, handle: Any) -> None:
    with context:
        check(driver.cuCtxSynchronize(), "waiting for the device")  # streams may still use it
        check(driver.cuDestroyExternalSemaphore(handle), "destroying a semaphore")


@dataclass(frozen=True, slots=True, eq=False)
class SemaphoreWait(ExternalEvent):
    """That a semaphore gets to a value."""

    semaphore: ExternalSemaphore
    value: int


class SignalStream:
    """A stream that signals semaphores. Made when it is first needed; from any thread."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self._lock = threading.Lock()
        self._handle: Any = None
        self._mark: CudaEvent | None = None
        self._count = 0  # of signals since
        self._is_closed = False

    def signal(self, semaphore: ExternalSemaphore, value: int, hold: Callable[[int], None] | None = None) -> bool:
        """Have the semaphore get to ``value``, behind what ``hold`` has the stream wait for.

        False where it is closed, or has been given much that is not done: a full stream blocks.
        """
        with self._lock:
            if self._is_closed or not self._has_room():
                return False
            if hold is not None:
                hold(int(self._handle))
            semaphore.signal(value, self._handle)
            self._count += 1
        return True

    def close(self) -> None:
        with self._lock:
            self._is_closed = True
            if self._handle is not None:
                with self.context:
                    driver.cuStreamDestroy(self._handle)  # of a lost device, it only says so
                self._handle = None

    def _has_room(self) -> bool:
        if self._handle is None:
            with self.context:
                flags = driver.CUstream_flags.CU_STREAM_NON_BLOCKING
                self._handle = check(driver.cuStreamCreate(flags), "creating a stream")
        if self._count < _MOST_SIGNALS:
            return True
        if self._mark is None:
            self._mark = CudaEvent(self.context)
        elif not self._mark.has_happened():  # as many again are behind it
            return False
        self._mark.record(self._handle)
        self._count = 0
        return True


class _Opened(Waiter):
    """The semaphore of another API's queue, and up to which of its values somebody waits."""

    def __init__(self, releases: SignalStream, timeline: TimelineHal) -> None:
        self._releases = releases
        self.last = 0
        self.semaphore = ExternalSemaphore(releases.context, timeline.open(self))

    def release(self) -> None:
        try:
            if self.last:
                self._releases.signal(self.semaphore, self.last)
        except Error as error:  # both APIs' devices are lost, as a rule
            _log.debug("nobody is released: %s", error)


class Timelines:
    """The queues of other APIs that a device's queues wait for."""

    def __init__(self, context: Context) -> None:
        self._releases = SignalStream(context)
        self._lock = threading.Lock()  # queues wait in several event loops
        self._opened: weakref.WeakKeyDictionary[TimelineHal, _Opened] = weakref.WeakKeyDictionary()

    def wait_for(self, other: QueueHal, ticket: int) -> WaitExternal | None:
        """Return the command that waits for ``ticket`` of another API's queue; None where the device cannot."""
        timeline = other.timeline
        if timeline is None or timeline.uuid != self._releases.context.uuid:
            return None
        with self._lock:
            opened = self._opened.get(timeline)
            if opened is None:
                opened = self._opened[timeline] = _Opened(self._releases, timeline)
            value = timeline.value_of(ticket)
            opened.last = max(opened.last, value)
        return WaitExternal(SemaphoreWait(opened.semaphore, value))

    def close(self) -> None:
        self._releases.close()
        with self._lock:
            self._opened.clear()


class _Signal(SignalHal):
    """A semaphore of another API, and the queue whose tickets it follows."""

    def __init__(self, signals: SignalStream, stream: CudaStream, semaphore: ExternalSemaphore) -> None:
        self._signals = signals
        self._stream = stream
        self._semaphore = semaphore

    def signal(self, ticket: int) -> bool:
        if self._stream.handed < ticket:
            return False
        try:
            return self._signals.signal(self._semaphore, ticket, partial(self._stream.hold, ticket=ticket))
        except DeviceLostError:  # which the queue itself is told of
            return False


class Signals:
    """The semaphores of other APIs that a queue signals, behind the ticket that is meant, and not behind all."""

    def __init__(self, context: Context, stream: CudaStream) -> None:
        self._signals = SignalStream(context)
        self._stream = stream
        self._lock = threading.Lock()
        self._waiters: weakref.WeakSet[Waiter] = weakref.WeakSet()

    def signal_of(self, semaphore: SemaphoreHal) -> SignalHal | None:
        """Return what signals another API's semaphore; None where that is on another device."""
        context = self._signals.context
        if semaphore.uuid != context.uuid:
            return None
        with self._lock:
            self._waiters.add(semaphore)
        return _Signal(self._signals, self._stream, ExternalSemaphore(context, semaphore.open()))

    def release(self) -> None:
        """The queue has failed: other APIs must not wait for it."""
        with self._lock:
            waiters = tuple(self._waiters)
        for waiter in waiters:
            waiter.release()

    def close(self) -> None:
        self._signals.close()
