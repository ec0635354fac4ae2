"""The operations in flight of a queue: their names, and what the queue works on now, and for how long."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ..core.progress import BatchInFlight, Progress
from ..core.timeline import HeldBatch, Timeline
from ..hal.commands import WAITS, Command, WaitTicket
from .data_flow import Trace
from .operation_name import operation_name

__all__ = ["OldestOperation", "oldest_operation", "pending_name"]


@dataclass(frozen=True, slots=True)
class OldestOperation:
    """An operation in flight. All earlier operations of its queue are done.

    Attributes
    ----------
    ticket
        The operation's ticket.
    name
        What it is: ``"kernel blur"``, ``"graph step"``, or the name of the queue's method, such as ``"write"``.
    age
        The seconds since it was enqueued, to a turn of the event loop.
    running
        The seconds since the queue was seen to begin it: the device had it, and had completed all earlier operations
        of the queue. 0 if it is not submitted. A wait of the device for another queue's event counts.
    waits
        Whether the host, or the device, holds it for another queue's event.
    """

    ticket: int
    name: str
    age: float
    running: float
    waits: bool


def oldest_operation(
    timeline: Timeline[Command, Any],
    progress: Progress[Trace],
    began: float,
    now: float,
    is_reached: Callable[[WaitTicket], bool],
) -> OldestOperation | None:
    """Return the oldest operation in flight of a queue, or None. Another thread may change the queue meanwhile.

    If it does, the answer may be None, or an operation that is done by now. ``began`` is when the first operation was
    enqueued that is in no batch; 0 if that was in this turn of the event loop. ``now`` is the time of the same clock.
    ``is_reached`` returns whether another queue has completed the ticket that a command waits for.
    """
    ticket, enqueued = timeline.done + 1, timeline.enqueued
    if ticket > enqueued:
        return None
    batch = progress.batch_of(ticket)
    if batch is not None:
        command, waits = _command_and_waits(batch.commands, batch.last_ticket - ticket)
        if command is None:
            return None
        running = max(0.0, now - max(batch.submitted, progress.moved))
        is_held = not all(map(is_reached, waits))
        return OldestOperation(ticket, operation_name(command), now - batch.began, running, is_held)
    for held in timeline.held.copy():
        if isinstance(held, HeldBatch):
            command, _ = _command_and_waits(held.commands, held.last_ticket - ticket)
            return OldestOperation(ticket, operation_name(command), now - held.began, 0.0, True) if command else None
    command, _ = _command_and_waits(timeline.uncut, enqueued - ticket)
    if command is None:
        return None
    return OldestOperation(ticket, operation_name(command), now - began if began else 0.0, 0.0, bool(timeline.held))


def pending_name(timeline: Timeline[Command, Any], progress: Progress[Trace], ticket: int) -> str | None:
    """Return the name of an operation in flight. Another thread may change the queue meanwhile: then perhaps None."""
    batch: BatchInFlight[Trace] | HeldBatch | None = progress.batch_of(ticket)
    if batch is None:
        held = (each for each in timeline.held.copy() if isinstance(each, HeldBatch))
        batch = next((each for each in held if ticket <= each.last_ticket), None)
    commands, last = (timeline.uncut, timeline.enqueued) if batch is None else (batch.commands, batch.last_ticket)
    command, _ = _command_and_waits(commands, last - ticket)
    return None if command is None else operation_name(command)


def _command_and_waits(commands: Sequence[Trace], after: int) -> tuple[Trace | None, list[WaitTicket]]:
    """Return the command that has ``after`` tickets after its own, and the waits of the device in front of it.

    The command is None if there are too few.
    """
    waits: list[WaitTicket] = []
    found: Trace | None = None
    for command in reversed(commands):
        if isinstance(command, WAITS):
            if found is not None and isinstance(command, WaitTicket):
                waits.append(command)
        elif after > 0:
            after -= 1
        elif found is None:
            found = command
        else:
            break
    return found, waits
