"""The limit on what is in flight on a queue."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from typing import NamedTuple

import numpy as np

from ..core.histogram import Histogram
from ..errors import InvalidArgumentError, QueueFullError
from .engine import QueueEngine
from .limit import QueueLimit
from .waiting_line import WaitingLine

__all__ = ["Slots"]


class Slot(NamedTuple):
    """Room on a queue, for a block: the bytes that it stands for, and the last ticket before the block."""

    nbytes: int
    ticket: int


class Slots:
    """The slots of a queue. First come, first served.

    A slot is taken until its block has ended, and the operations that were enqueued meanwhile have completed.
    """

    def __init__(self, engine: QueueEngine, limit: QueueLimit) -> None:
        self._engine = engine
        self._limit = limit
        self.taken = self.taken_bytes = 0  # the number of slots, and the bytes that they stand for
        self.refused = 0  # calls that raised a QueueFullError
        self._line: WaitingLine[int, Slot] = WaitingLine("slot", self._admit, self._leave)
        self._is_watching = False  # a callback of an operation serves again

    @property
    def waiting(self) -> int:
        """The number of tasks that wait for a slot."""
        return len(self._line)

    @property
    def waits(self) -> Histogram:
        """For how long tasks have waited for their slots. From any thread."""
        return self._line.waits.read()

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
            self._line.give_back(slot)

    async def _enter(self, nbytes: int) -> Slot:
        engine, line = self._engine, self._line
        engine.check("queue.slot")
        await engine.port.let_others_run()
        engine.check("queue.slot")
        place = line.join(nbytes)
        try:
            if place.granted is None and self._limit.refuses:
                engine.poll()  # as in check_room
                line.serve()
                if place.granted is None:
                    raise self._full()
            await place.wait()
            engine.check("queue.slot")
            assert place.granted is not None
            return place.granted
        except BaseException:
            line.leave(place)
            raise

    def _leave(self, slot: Slot) -> None:
        """End a block. Its slot is free after the operations that were enqueued meanwhile."""
        last = self._engine.timeline.enqueued
        if last > slot.ticket:
            self._engine.call_after(last, partial(self._free, slot.nbytes))
        else:
            self._free(slot.nbytes)

    def _free(self, nbytes: int) -> None:
        self.taken -= 1
        self.taken_bytes -= nbytes
        self._line.serve()

    def _admit(self, nbytes: int) -> Slot | None:
        """Take a slot. If operations leave no room, serve again when one completes."""
        timeline, most = self._engine.timeline, self._limit.operations
        if not self._has_room(nbytes):
            return None
        if timeline.in_flight >= most:
            if not self._is_watching:
                self._is_watching = True
                self._engine.call_after(timeline.enqueued - most + 1, self._serve_again)
            return None
        self.taken += 1
        self.taken_bytes += nbytes
        return Slot(nbytes, timeline.enqueued)

    def _serve_again(self) -> None:
        self._is_watching = False
        self._line.serve()

    def _has_room(self, nbytes: int) -> bool:
        """Return whether the taken slots leave room for another one."""
        most = self._limit.nbytes
        return self.taken < self._limit.operations and (most is None or self.taken_bytes + nbytes <= most)

    def _full(self) -> QueueFullError:
        self.refused += 1
        limit, operations = self._limit, self._engine.timeline.in_flight
        return QueueFullError(
            f"{self._engine!r} is full: in flight are {operations} operations, and {self.taken} slots of "
            f"{self.taken_bytes} bytes; max_in_flight={limit.operations}, max_in_flight_bytes={limit.nbytes}"
        )
