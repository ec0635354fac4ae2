"""What takes the blocks of a stream, one after the other, and how many it may have."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from functools import partial
from types import TracebackType
from typing import Self

import anyio.lowlevel

from .block import Block, end
from .flight import Flight
from .signal import Signal

__all__ = ["Consumer"]


class Consumer:
    """Takes blocks. The blocks that wait for it are at most ``credits``; one more is in its hands.

    Parameters
    ----------
    credits
        The most blocks that wait; None for any number.
    latest
        Whether a block takes the place of the oldest that waits if there is no credit. Else the stream waits.
    join, leave
        Called when the consumer begins, and when it takes no more blocks.
    release
        Called with each block that the consumer gives back, after ``used``.
    used
        Called with the consumer, a block, and from when to when the consumer has used it.
    raising
        Called with the error of the stream when the consumer raises it.

    Attributes
    ----------
    name
        The name in timelines.
    busy_seconds
        For how long a block was in its hands.
    """

    def __init__(
        self,
        credits: int | None,
        latest: bool,
        join: Callable[[Consumer], object],
        leave: Callable[[Consumer], object],
        release: Callable[[Flight], object],
        used: Callable[[Consumer, Flight, float, float], object],
        raising: Callable[[Exception], object],
    ) -> None:
        self.name = "sink"
        self.credits = credits
        self.latest = latest
        self.busy_seconds = 0.0
        self._join = join
        self._leave = leave
        self._release = release
        self._used = used
        self._raising = raising
        self._waiting: deque[Flight] = deque()
        self._taken: tuple[Flight, Block, float] | None = None
        self._is_over = self._is_idle = False
        self._error: Exception | None = None
        self._given = Signal()
        self._asked = Signal()

    def join(self) -> None:
        """Begin to take blocks."""
        self._join(self)

    async def __aenter__(self) -> Self:
        self.join()  # at once: consumers that are entered together get the same first block
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Block:
        self._give_back()
        if self._waiting:  # it may run for as long as blocks wait: these are few
            await anyio.lowlevel.checkpoint_if_cancelled()
        while not self._waiting:
            if self._is_over:
                error, self._error = self._error, None
                if error is not None:
                    self._raising(error)
                    raise error
                raise StopAsyncIteration
            self._is_idle = True
            try:
                await self._given.wait()
            finally:
                self._is_idle = False
        flight = self._waiting.popleft()
        flight.is_taken = True
        self._asked.set()
        block = Block(flight)
        self._taken = flight, block, time.perf_counter()
        return block

    @property
    def has_room(self) -> bool:
        """Whether the stream may give a block."""
        return self.latest or self._is_over or self.credits is None or len(self._waiting) < self.credits

    async def room(self) -> None:
        """Wait until the stream may give a block."""
        while not self.has_room:
            await self._asked.wait()

    def give(self, flight: Flight) -> None:
        """Give a block, unless the consumer is over. The oldest gives way if the consumer takes the latest ones.

        A block that an idle consumer is about to take does not wait: it needs no credit.
        """
        if self._is_over:
            return
        flight.holders += 1
        self._waiting.append(flight)
        while self.latest and self.credits is not None and len(self._waiting) > self.credits + self._is_idle:
            self._release(self._waiting.popleft())
        self._given.set()

    def end(self, error: Exception | None) -> None:
        """Give no more blocks. Those that wait are still taken; afterwards comes the error."""
        if not self._is_over:
            self._is_over, self._error = True, error
            self._given.set()
            self._asked.set()

    def close(self) -> None:
        """Give all blocks back, and take no more."""
        self._give_back()
        self._leave(self)
        while self._waiting:
            self._release(self._waiting.popleft())
        self.end(None)

    def lend(self) -> Callable[[float, float], None]:
        """Let go of the block in the consumer's hands. The caller calls the result when the block is used.

        The result takes from when to when that was, in seconds of :func:`time.perf_counter`.
        """
        assert self._taken is not None
        flight, block, _ = self._taken
        self._taken = None
        return partial(self._end_use, flight, block)

    def _give_back(self) -> None:
        if self._taken is not None:
            flight, block, since = self._taken
            self._taken = None
            self._end_use(flight, block, since, time.perf_counter())

    def _end_use(self, flight: Flight, block: Block, began: float, ended: float) -> None:
        self.busy_seconds += ended - began
        self._used(self, flight, began, ended)
        end(block)
        self._release(flight)
