"""Whether a runtime and its queues work, at one moment."""

from __future__ import annotations

from dataclasses import dataclass

from ..queue.engine import QueueEngine
from ..queue.open_device import OpenDevice

__all__ = ["QueueHealth", "RuntimeHealth", "health_of"]


@dataclass(frozen=True, slots=True)
class QueueHealth:
    """Whether a queue works. A part of a :class:`RuntimeHealth`.

    Attributes
    ----------
    name
        The queue's name.
    is_healthy
        Whether the queue has not failed, its threads run, and it gets on.
    failure
        The message of the error that failed the queue for good, such as the loss of its device. None if it works.
    is_alive
        Whether its native threads run.
    is_stalled
        Whether one operation has run for too long. A queue that waits for another queue's event is not stalled.
    in_flight
        The number of operations that are enqueued and not done.
    oldest_operation
        The oldest of them: ``"kernel blur"``, for example. None if the queue is idle.
    running_seconds
        For how long the device has been seen to run that operation.
    """

    name: str
    is_healthy: bool
    failure: str | None
    is_alive: bool
    is_stalled: bool
    in_flight: int
    oldest_operation: str | None
    running_seconds: float


@dataclass(frozen=True, slots=True)
class RuntimeHealth:
    """Whether a runtime works. Made by :meth:`Runtime.health`.

    Attributes
    ----------
    is_healthy
        Whether the runtime is open, and all its queues are healthy.
    is_open
        Whether the runtime takes calls.
    queues
        The queues that are not closed, in the order of their names. A queue that a watchdog has failed is among them
        until the device has ended its kernel.
    """

    is_healthy: bool
    is_open: bool
    queues: tuple[QueueHealth, ...]


def health_of(open_device: OpenDevice | None, stalled_after: float) -> RuntimeHealth:
    """Return the health of a device's queues. From any thread. ``None``: the runtime was never opened."""
    if open_device is None:
        return RuntimeHealth(is_healthy=False, is_open=False, queues=())
    engines: list[QueueEngine] = [*tuple(open_device.engines), *tuple(open_device.abandoned)]
    engines.sort(key=lambda engine: engine.name)
    queues = tuple(_queue_health(engine, stalled_after) for engine in engines)
    is_open = open_device.refusal is None
    return RuntimeHealth(is_open and all(each.is_healthy for each in queues), is_open, queues)


def _queue_health(engine: QueueEngine, stalled_after: float) -> QueueHealth:
    oldest = engine.oldest()
    timeline = engine.timeline
    failure, is_alive = timeline.failure, engine.hal.is_alive()
    running = 0.0 if oldest is None or oldest.waits else oldest.running
    is_stalled = running >= stalled_after
    return QueueHealth(
        name=engine.name,
        is_healthy=failure is None and is_alive and not is_stalled,
        failure=None if failure is None else str(failure),
        is_alive=is_alive,
        is_stalled=is_stalled,
        in_flight=timeline.in_flight,
        oldest_operation=None if oldest is None else oldest.name,
        running_seconds=running,
    )
