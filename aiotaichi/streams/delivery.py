"""Gives the finished blocks of a stream to its consumers."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import anyio.lowlevel

from .consumer import Consumer
from .flight import Flight
from .intake import Intake
from .signal import Signal
from .slots import Ring
from .stages import Stages
from .step_log import StepLog

__all__ = ["Delivery"]


class Delivery:
    """Waits for blocks that are enqueued, and gives them to the consumers, in order. A task runs it.

    Parameters
    ----------
    ring, stages, log
        Where a block lies, what is done with it, and what is told of it.
    latest
        Whether blocks are dropped while there is no consumer.
    finished
        Called after each finished block.

    Attributes
    ----------
    blocks, nbytes
        The finished blocks, and the bytes of these that came from the source.
    dropped
        The finished blocks that no consumer has taken.
    raised
        The error that a consumer has raised.
    """

    def __init__(
        self, ring: Ring, stages: Stages, log: StepLog, latest: bool, finished: Callable[[], object] | None
    ) -> None:
        self._ring = ring
        self._stages = stages
        self._log = log
        self._latest = latest
        self._finished = finished
        self._enqueued: deque[tuple[Flight | None, Exception | None]] = deque()
        self._came = Signal()
        self._joined = Signal()
        self._joins = 0
        self._consumers: list[Consumer] = []
        self._left_seconds = 0.0  # the most of a consumer that has left
        self._is_over = False
        self._error: Exception | None = None
        self.raised: Exception | None = None
        self.blocks = self.nbytes = self.dropped = 0

    @property
    def busy_seconds(self) -> float:
        """For how long the slowest of the consumers that are waited for has had blocks."""
        waited_for = [consumer.busy_seconds for consumer in self._consumers if not consumer.latest]
        return max([self._left_seconds, *waited_for])

    def add(self, flight: Flight | None, error: Exception | None) -> None:
        """Add a block that is enqueued; or None, after the last one. The error comes in its place."""
        self._enqueued.append((flight, error))
        self._came.set()

    async def run(self, intake: Intake) -> None:
        """Give out blocks. At the end, or after an error, end the intake and the consumers."""
        try:
            await self._give_out()
        except Exception as raised:  # noqa: BLE001  # the consumers get it, or else the end of the stream
            self._error = raised
        await intake.stop()
        await self._stages.settle()
        self.end(self._error)

    @property
    def unraised_error(self) -> Exception | None:
        """The first error that the stream has met, unless a consumer has raised it.

        While blocks wait for a consumer, the error of the source is behind them.
        """
        if self.raised is not None:
            return None
        return self._error or next((error for _, error in self._enqueued if error is not None), None)

    async def _give_out(self) -> None:
        while True:
            while not self._enqueued:
                await self._came.wait()
            flight, error = self._enqueued.popleft()
            if error is not None:
                raise error
            if flight is None:
                return
            await flight.finish()
            self._stages.in_flight.popleft()
            self._count(flight)
            await self._hand_out(flight)

    def _count(self, flight: Flight) -> None:
        for passage in flight.passages:
            passage.lane.count(passage)
        self._log.passed(flight)
        flight.passages.clear()
        self.blocks += 1
        self.nbytes += flight.nbytes
        if self._finished is not None:
            self._finished()

    async def _hand_out(self, flight: Flight) -> None:
        """Give a block to each consumer. Wait for those that lose no blocks."""
        while not self._consumers and not self._latest:
            await self._joined.wait()
        late = []
        for consumer in tuple(self._consumers):
            if consumer.has_room:
                consumer.give(flight)
            else:
                late.append(consumer)
        for consumer in late:
            await consumer.room()
            consumer.give(flight)
        self.release(flight)
        if any(consumer.latest for consumer in self._consumers):
            await anyio.lowlevel.checkpoint()  # one that waits gets this block before another takes its place

    def release(self, flight: Flight) -> None:
        """Note that one holder less has the block. After the last one, its slot is the next block's."""
        flight.holders -= 1
        if not flight.holders:
            self.dropped += not flight.is_taken
            self._ring.put(flight.slot)

    def consumer(self, credits: int | None, latest: bool, slots: int = 0) -> Consumer:
        """Return a consumer, which adds ``slots`` to the stream's memory while it takes blocks."""

        def join(consumer: Consumer) -> None:
            self._ring.grow(slots)
            self._join(consumer)

        def leave(consumer: Consumer) -> None:
            if consumer in self._consumers:
                self._ring.grow(-slots)
                self._consumers.remove(consumer)
                if not consumer.latest:
                    self._left_seconds = max(self._left_seconds, consumer.busy_seconds)

        return Consumer(credits, latest, join, leave, self.release, self._used, self._note_raising)

    def end(self, error: Exception | None) -> None:
        """Give the consumers no more blocks. Those that they have not taken yet come before the error.

        The stream may be closed meanwhile: arrays of the host keep their memory.
        """
        if not self._is_over:
            self._is_over, self._error = True, error
            for consumer in tuple(self._consumers):
                consumer.end(error)

    def _join(self, consumer: Consumer) -> None:
        if self._is_over:
            consumer.end(self._error)
        else:
            self._joins += 1
            if self._joins > 1:
                consumer.name = f"sink {self._joins}"
            self._consumers.append(consumer)
            self._joined.set()

    def _note_raising(self, error: Exception) -> None:
        self.raised = error

    def _used(self, consumer: Consumer, flight: Flight, began: float, ended: float) -> None:
        self._log.used(consumer.name, flight.number, began, ended)
