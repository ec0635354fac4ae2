"""The commands of an operation that is taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..hal.commands import revoke

if TYPE_CHECKING:
    from .engine import QueueEngine  # an engine knows its events, and an event takes its commands back

__all__ = ["take_back"]


def take_back(engine: QueueEngine, ticket: int) -> bool:
    """Let the commands of a ticket in flight do nothing. Return False if they have begun, or are handed over.

    The ticket still completes in its order. In the queue's loop.
    """
    timeline = engine.timeline
    if ticket > timeline.batched:
        revoke(timeline.uncut, ticket - timeline.batched - 1)
        return True
    batch = timeline.held_batch(ticket) if timeline.held else None
    if batch is not None:
        batch.held.revoke(ticket - batch.first_ticket)
        return True
    return engine.hal.revoke(ticket)
