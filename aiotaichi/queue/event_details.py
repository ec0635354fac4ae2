"""The state that few events need."""

from __future__ import annotations

from collections.abc import Mapping

from ..core.failed_data import FailedOperation
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
    failure
        The operation's own failure, or None. An operation may also fail with its queue: see ``Timeline.failure``.
    inherited
        The failed operation whose data this operation would give out, and the operation's failure, which reports the
        error unless a caller sees it here. None for good data.
    is_revoked
        Whether the operation was taken back.
    is_unchecked
        Whether the operation gives out data as they are, also if they are those of a failed operation.
    is_successor
        Whether the event stands for the ticket of an operation that was taken back.
    nbytes
        The bytes of a large transfer; 0 for other operations.
    time
        When the operation ended, in seconds of the device's clock, if its queue records times.
    """

    __slots__ = (
        "callbacks",
        "clock",
        "failure",
        "inherited",
        "is_revoked",
        "is_successor",
        "is_unchecked",
        "nbytes",
        "time",
    )

    def __init__(self) -> None:
        self.callbacks: list[DoneCallback] = []
        self.clock: Mapping[int, int] | None = None
        self.failure: Failure | None = None
        self.inherited: tuple[FailedOperation[Failure], Failure | None] | None = None
        self.is_revoked = self.is_successor = self.is_unchecked = False
        self.nbytes = 0
        self.time: float | None = None
