"""CUDA's streams and events: other libraries', and queues as streams for other libraries."""

from __future__ import annotations

import weakref
from functools import partial
from typing import Any

from ...errors import InvalidInteropError
from ...hal import ExternalEvent, StreamHal
from ...hal.batch_queue import NativeQueue
from ...interpreter_end import unless_ending
from .binding import check, driver, error_of
from .hardware import Hardware, discard

__all__ = ["CudaEvent", "CudaStream", "check_stream"]


class CudaEvent(ExternalEvent):
    """A CUevent; destroyed when it is dropped, in a thread. ``number`` is for native code."""

    def __init__(self, hardware: Hardware) -> None:
        self._hardware = hardware
        with hardware:
            flags = driver.CUevent_flags.CU_EVENT_DISABLE_TIMING
            self._event = check(driver.cuEventCreate(flags), "creating an event")
        self.number = int(self._event)

    def record(self, stream: Any) -> None:
        """Record the event after everything that ``stream`` has been given."""
        with self._hardware:
            check(driver.cuEventRecord(self._event, stream), "recording an event on a stream")

    def has_happened(self) -> bool:
        """Return whether everything before the event is done."""
        with self._hardware:
            (status,) = driver.cuEventQuery(self._event)
        if status == driver.CUresult.CUDA_ERROR_NOT_READY:
            return False
        check((status,), "looking at an event")
        return True

    def wait(self) -> None:
        """*Blocking.* Wait until everything before the event is done."""
        with self._hardware:
            check(driver.cuEventSynchronize(self._event), "waiting for an event")

    @unless_ending
    def __del__(self) -> None:
        if hasattr(self, "_event"):
            discard(partial(_destroy, self._hardware, self._event))


def _destroy(hardware: Hardware, event: Any) -> None:
    with hardware:
        check(driver.cuEventDestroy(event), "destroying an event")


def check_stream(hardware: Hardware, stream: int) -> None:
    """Raise an InvalidInteropError unless ``stream`` is a stream of the device."""
    if stream in (0, 1, 2):  # the legacy and the per-thread default stream belong to the current context
        return
    with hardware:
        status, owner = driver.cuStreamGetCtx(stream)
    if status or int(owner) != hardware.number:
        raise InvalidInteropError(f"stream {stream:#x} is not one of device {hardware.index}'s primary context")


class CudaStream(StreamHal):
    """A queue's stream. It does not keep the queue alive."""

    def __init__(self, hardware: Hardware, queue: NativeQueue, handle: int) -> None:
        self._hardware = hardware
        self._native = hardware.native
        self._queue = weakref.ref(queue)
        self.handle = handle

    @property
    def handed(self) -> int:
        """The last ticket that was handed over."""
        return self._native.queue_handed(self._the_queue().address)

    def await_handed(self, ticket: int) -> None:
        if self.handed < ticket:
            queue = self._the_queue()  # held: the call gives up the GIL
            self._native.queue_await_handed(queue.address, ticket)

    def record(self, stream: int) -> CudaEvent:
        check_stream(self._hardware, stream)
        event = CudaEvent(self._hardware)
        event.record(stream)
        return event

    def hold(self, stream: int, ticket: int) -> None:
        check_stream(self._hardware, stream)
        queue = self._the_queue()
        if status := self._native.queue_hold_stream(queue.address, stream, ticket):
            raise error_of(status, "holding a stream")

    def _the_queue(self) -> NativeQueue:
        queue = self._queue()
        assert queue is not None
        return queue
