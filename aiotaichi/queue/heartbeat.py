"""How late an event loop is: a timer of the system beats, and each beat says how long ago it was due."""

from __future__ import annotations

import math
import sys
import time
from bisect import bisect_right
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from ..errors import InvalidArgumentError, InvalidStateError
from ..system_errors import named_limits
from .ports import current_port
from .timer import Timer

__all__ = ["Heartbeat", "LoopBeat", "heartbeat"]

_NANOSECONDS = 1_000_000_000
_SHORTEST, _LONGEST = 1e-5, 3600.0


class LoopBeat:
    """A timer that beats in the running event loop, until :meth:`stop`.

    Loops round their own timers up to a millisecond, and so a task that sleeps seems late in a loop that is not.
    Here, Linux counts the beats: the loop watches a descriptor of timerfd_create(2), and no thread takes part.

    Parameters
    ----------
    on_beat
        Is called in the loop with two numbers: when the beat was due, in seconds of :func:`time.perf_counter`, and
        how many seconds ago that was. If the loop stalls for 100 ms, a hundred beats of 1 ms come together: they are
        late by 100 ms, 99 ms and so on.
    interval
        The seconds from one beat to the next. The first one is due after the first interval.

    Attributes
    ----------
    wakes
        How often the loop has come round to count beats.

    Raises
    ------
    InvalidArgumentError
        ``interval`` is less than 10 microseconds, or more than an hour.
    InvalidStateError
        No event loop runs here.
    ResourceExhaustedError
        The process has no descriptor left.

    Examples
    --------
    >>> beat = LoopBeat(lambda due, late: print(f"{late * 1e3:.1f} ms late at {due:.3f}"))
    >>> beat.stop()
    """

    def __init__(self, on_beat: Callable[[float, float], object], interval: float = 0.001) -> None:
        if not _SHORTEST <= interval <= _LONGEST:
            raise InvalidArgumentError(f"interval={interval!r}: give from {_SHORTEST} to {_LONGEST} seconds")
        nanoseconds = round(interval * _NANOSECONDS)
        self._on_beat = on_beat
        self._interval = nanoseconds
        self.wakes = 0
        self._due = time.perf_counter_ns()  # of the last beat that was counted
        self._port = current_port()
        with named_limits("cannot watch how late this event loop is"):
            self._timer = Timer()
            try:
                self._timer.set(self._due + nanoseconds, nanoseconds)
                self._port.add_reader(self._timer.fileno(), self._count)
            except BaseException:
                self._timer.close()
                raise

    def __repr__(self) -> str:
        state = ", stopped" if self._timer.closed else ""
        return f"<LoopBeat every {self._interval / _NANOSECONDS:g} s, {self.wakes} wakes{state}>"

    def stop(self) -> None:
        """Report the beats that are due, and stop. In the loop's thread. A second call does nothing."""
        if not self._timer.closed:
            self._count()
            self._port.remove_reader(self._timer.fileno())
            self._timer.close()

    def _count(self) -> None:
        expired = self._timer.read(8)  # how often the timer has expired since the last read
        if expired is None:  # not since then
            return
        now = time.perf_counter_ns()
        self.wakes += 1
        for _ in range(int.from_bytes(expired, sys.byteorder)):
            self._due += self._interval
            self._on_beat(self._due / _NANOSECONDS, (now - self._due) / _NANOSECONDS)


class Heartbeat:
    """The beats so far.

    Attributes
    ----------
    delays
        The delay of each beat, in seconds. A beat is due in every interval. So if the loop stalls for 100 ms, a
        hundred beats of 1 ms are late: by 100 ms, 99 ms and so on.
    moments
        When each beat was due, in seconds of :func:`time.perf_counter`.
    """

    def __init__(self, interval: float) -> None:
        self.delays: list[float] = []
        self.moments: list[float] = []
        self._beat = LoopBeat(self._add, interval)

    @property
    def wakes(self) -> int:
        """How often the loop has come round to count beats."""
        return self._beat.wakes

    def percentile(self, percent: float, begin: float = -math.inf, end: float = math.inf) -> float:
        """Return the delay, in seconds, that ``percent`` of the beats do not exceed. 100: the longest delay.

        The beats count that were due after ``begin`` and until ``end``, in seconds of :func:`time.perf_counter`.

        Raises
        ------
        InvalidStateError
            No beat was due then.
        """
        moments = self.moments
        ordered = sorted(self.delays[bisect_right(moments, begin) : bisect_right(moments, end)])
        if not ordered:
            raise InvalidStateError("no beat was due yet: ask after the first interval")
        return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]

    def __repr__(self) -> str:
        late = f", late by at most {1e3 * max(self.delays):.1f} ms" if self.delays else ""
        return f"<Heartbeat of {len(self.delays)} beats{late}>"

    def stop(self) -> None:
        """Count the beats that are due, and no more. In the loop's thread."""
        self._beat.stop()

    def _add(self, due: float, late: float) -> None:
        self.moments.append(due)
        self.delays.append(late)


@asynccontextmanager
async def heartbeat(interval: float = 0.001) -> AsyncIterator[Heartbeat]:
    """Beat every ``interval`` seconds inside the block, and record how late each beat is.

    Examples
    --------
    ::

        async with heartbeat() as beats:
            await queue.launch(kernel, x)
        assert beats.percentile(99) < 0.005
    """
    beats = Heartbeat(interval)
    try:
        yield beats
    finally:
        beats.stop()
