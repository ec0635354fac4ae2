"""The limit on what is in flight on a queue."""

from __future__ import annotations

from collections import deque
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import anyio
import anyio.lowlevel
import numpy as np

from ..errors import InvalidArgumentError, QueueFullError
from .engine import QueueEngine
from .limit import QueueLimit

__all__ = ["Slots"]


class Slot:
    """Room on a queue, for a block.

    Attributes
    ----------
    nbytes
        The bytes that it stands for.
    ticket
        The last ticket before the block; -1 before it has room.
    served
        Set when it has room.
    """

    __slots__ = ("nbytes", "served", "ticket")

    def __init__(self, nbytes: int) -> None:
        self.nbytes = nbytes
        self.ticket = -1
        self.served = anyio.Event()


class Slots:
    """The slots of a queue. First come, first served.

    A slot is taken until its block has ended, and the operations that were enqueued meanwhile have completed.

    Parameters
    ----------
    engine
        The queue.
    limit
        How much may be in flight on it.

    Attributes
    ----------
    taken, taken_bytes
        The number of slots that are taken, and the bytes that they stand for.
    """

    def __init__(self, engine: QueueEngine, limit: QueueLimit) -> None:
        self._engine = engine
        self._limit = limit
        self.taken = self.taken_bytes = 0
        self._waiting: deque[Slot] = deque()
        self._is_watching = False  # a callback of an operation serves again

    @property
    def waiting(self) -> int:
        """The number of tasks that wait for a slot."""
        return len(self._waiting)

    @property
    def guard(self) -> Slots | None:
        """The slots, if the queue refuses operations that it has no room for; else None."""
        return self if self._limit.refuses else None

    def check_room(self) -> None:
        """Raise a QueueFullError if an operation has no room. While a slot is taken, there is room."""
        engine, most = self._engine, self._limit.operations
        if not self.taken and engine.timeline.in_flight >= most:
            engine.poll()  # the device may have made room since the loop's last look
            engine.check("queue")
            if engine.timeline.in_flight >= most:
                raise self._full()

    def slot(self, nbytes: int) -> AbstractAsyncContextManager[None]:
        """Return a block that has a slot of so many bytes. Raise an InvalidArgumentError if that never fits."""
        self._engine.check("queue.slot")
        most = self._limit.nbytes
        if not isinstance(nbytes, (int, np.integer)) or isinstance(nbytes, bool) or nbytes < 0:
            raise InvalidArgumentError(f"queue.slot: nbytes={nbytes!r}: give a number of bytes, an integer from 0")
        if most is not None and nbytes > most:
            raise InvalidArgumentError(
                f"queue.slot: {nbytes} bytes never fit: the queue has max_in_flight_bytes={most}"
            )
        return self._block(int(nbytes))

    @asynccontextmanager
    async def _block(self, nbytes: int) -> AsyncIterator[None]:
        slot = await self._enter(nbytes)
        try:
            yield
        finally:
            self._leave(slot)

    async def _enter(self, nbytes: int) -> Slot:
        await anyio.lowlevel.checkpoint_if_cancelled()
        engine, slot = self._engine, Slot(nbytes)
        engine.check("queue.slot")
        self._waiting.append(slot)
        self._serve()
        if slot.ticket < 0 and self._limit.refuses:
            engine.poll()  # as in check_room
            self._serve()
            if slot.ticket < 0:
                self._waiting.remove(slot)
                raise self._full()
        try:
            if slot.ticket < 0:
                await slot.served.wait()
            else:
                await anyio.lowlevel.cancel_shielded_checkpoint()
            engine.check("queue.slot")
        except BaseException:
            if slot.ticket < 0:
                self._waiting.remove(slot)
                self._serve()
            else:
                self._leave(slot)
            raise
        return slot

    def _leave(self, slot: Slot) -> None:
        """End a block. Its slot is free after the operations that were enqueued meanwhile."""
        engine = self._engine
        last = engine.timeline.enqueued

        def free() -> None:
            self.taken -= 1
            self.taken_bytes -= slot.nbytes
            self._serve()

        if last > slot.ticket:
            engine.call_after(last, free)
        else:
            free()

    def _serve(self) -> None:
        """Give slots to those who wait, in order. If operations leave no room, serve again when one completes."""
        timeline, most = self._engine.timeline, self._limit.operations
        while self._waiting and self._has_room(self._waiting[0].nbytes):
            if timeline.in_flight >= most:
                self._serve_after(timeline.enqueued - most + 1)
                return
            slot = self._waiting.popleft()
            slot.ticket = timeline.enqueued
            self.taken += 1
            self.taken_bytes += slot.nbytes
            slot.served.set()

    def _serve_after(self, ticket: int) -> None:
        def serve() -> None:
            self._is_watching = False
            self._serve()

        if not self._is_watching:
            self._is_watching = True
            self._engine.call_after(ticket, serve)

    def _has_room(self, nbytes: int) -> bool:
        """Return whether the taken slots leave room for another one."""
        most = self._limit.nbytes
        return self.taken < self._limit.operations and (most is None or self.taken_bytes + nbytes <= most)

    def _full(self) -> QueueFullError:
        limit, operations = self._limit, self._engine.timeline.in_flight
        return QueueFullError(
            f"{self._engine!r} is full: in flight are {operations} operations, and {self.taken} slots of "
            f"{self.taken_bytes} bytes; max_in_flight={limit.operations}, max_in_flight_bytes={limit.nbytes}"
        )
