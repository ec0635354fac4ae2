"""CUDA events."""

from __future__ import annotations

from functools import partial
from typing import Any

from ...hal import ExternalEvent
from ...interpreter_end import unless_ending
from . import reaper
from .binding import check, driver
from .context import Context

__all__ = ["CudaEvent"]


class CudaEvent(ExternalEvent):
    """A CUevent; destroyed when it is dropped, in a thread.

    Attributes
    ----------
    number
        The handle as native code takes it.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        with context:
            flags = driver.CUevent_flags.CU_EVENT_DISABLE_TIMING
            self._event = check(driver.cuEventCreate(flags), "creating an event")
        self.number = int(self._event)

    def record(self, stream: Any) -> None:
        """Record the event after everything that ``stream`` has been given."""
        with self._context:
            check(driver.cuEventRecord(self._event, stream), "recording an event on a stream")

    def has_happened(self) -> bool:
        """Return whether everything before the event is done."""
        with self._context:
            (status,) = driver.cuEventQuery(self._event)
        if status == driver.CUresult.CUDA_ERROR_NOT_READY:
            return False
        check((status,), "looking at an event")
        return True

    def wait(self) -> None:
        """*Blocking.* Wait until everything before the event is done."""
        with self._context:
            check(driver.cuEventSynchronize(self._event), "waiting for an event")

    @unless_ending
    def __del__(self) -> None:
        if hasattr(self, "_event"):
            reaper.discard(partial(_destroy, self._context, self._event))


def _destroy(context: Context, event: Any) -> None:
    with context:
        check(driver.cuEventDestroy(event), "destroying an event")
