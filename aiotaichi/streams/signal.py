"""Wakes the task that waits for a change."""

from __future__ import annotations

from ..queue.ports import Port, TaskWaiter, current_port

__all__ = ["Signal"]


class Signal:
    """Wakes the one task that waits for a change: ``while not changed: await signal.wait()``.

    Each block wakes tasks several times. An :class:`anyio.Event` takes three times as long, and is new for each wait.
    """

    __slots__ = ("_port", "_waiter")

    def __init__(self) -> None:
        self._port: Port | None = None  # of the loop that waits: always the same one
        self._waiter: TaskWaiter | None = None

    def set(self) -> None:
        """Wake the task that waits, if there is one. In the event loop."""
        waiter, self._waiter = self._waiter, None
        if waiter is not None and not waiter.done():
            waiter.set_result(None)

    async def wait(self) -> None:
        """Wait for the next call of :meth:`set`."""
        if self._port is None:
            self._port = current_port()
        self._waiter = waiter = self._port.create_waiter()
        await waiter
