"""The state that few events need."""

from __future__ import annotations

from collections.abc import Mapping

from ..errors import Error
from .callbacks import DoneCallback
from .failure import Failure

__all__ = ["EventDetails"]


class EventDetails:
    """The state of an event that few events need, allocated on demand.

    Attributes
    ----------
    callbacks
        The functions to call when the event is done.
    clock
        The event's vector clock, if order is checked.
    error
        The error that the event raises, or None.
    failure
        The operation's own failure, if the error is not the queue's.
    time
        When the operation ended, in seconds of the device's clock, if its queue records times.
    """

    __slots__ = ("callbacks", "clock", "error", "failure", "time")

    def __init__(self) -> None:
        self.callbacks: list[DoneCallback] = []
        self.clock: Mapping[int, int] | None = None
        self.error: Error | None = None
        self.failure: Failure | None = None
        self.time: float | None = None
