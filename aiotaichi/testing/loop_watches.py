"""Watch an event loop: how late it wakes tasks, and what holds it."""

from __future__ import annotations

import sys
import threading
import time
import traceback
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue

import anyio
import anyio.to_thread

from ..errors import InvalidStateError
from ..queue.ports import current_port

__all__ = ["Heartbeat", "LoopHeldError", "LoopHold", "heartbeat", "watch_loop"]

_FRAMES = 12  # of a stack: the innermost ones
_NO_STACK = "  its stack is not known: the call held Python's interpreter lock, too\n"


@dataclass
class Heartbeat:
    """The beats so far.

    Attributes
    ----------
    delays
        The delay of each beat, in seconds. A beat is due in every interval. So if the loop stalls for 100 ms, a
        hundred beats of 1 ms are late: by 100 ms, 99 ms and so on.
    wakes
        How often the loop has woken the beating task.
    """

    delays: list[float] = field(default_factory=list)
    wakes: int = 0

    def percentile(self, percent: float) -> float:
        """Return the delay, in seconds, that ``percent`` of the beats do not exceed.

        Raises
        ------
        InvalidStateError
            No beat was due yet.
        """
        if not self.delays:
            raise InvalidStateError("no beat was due yet: ask after the first interval")
        ordered = sorted(self.delays)
        return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


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
    beats = Heartbeat()
    due = time.perf_counter() + interval

    def count() -> None:
        nonlocal due
        now = time.perf_counter()
        while due <= now:
            beats.delays.append(now - due)
            due += interval

    async def beat() -> None:
        while True:
            await anyio.sleep(max(0.0, due - time.perf_counter()))
            beats.wakes += 1
            count()

    async with anyio.create_task_group() as tasks:
        tasks.start_soon(beat)
        yield beats
        count()
        tasks.cancel_scope.cancel()


class LoopHeldError(AssertionError):
    """Code held the event loop for longer than a limit. The message has the stack that held the loop."""


@dataclass(frozen=True)
class LoopHold:
    """A time in which the event loop did not come round.

    Attributes
    ----------
    seconds
        How long the loop was held, at least.
    stack
        The calls that held the loop, as a traceback shows them.
    """

    seconds: float
    stack: str


class _Watch:
    """A thread asks the event loop for an answer until :meth:`stop`, and takes its stack if the answer is late."""

    def __init__(self, limit: float) -> None:
        self.holds: list[LoopHold] = []
        self._limit = limit
        self._port = current_port()
        self._loop_thread = threading.get_ident()
        self._answers: SimpleQueue[float | None] = SimpleQueue()  # when the loop answered; None to stop
        self._thread = threading.Thread(target=self._run, name="aiotaichi loop watch", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        self._answers.put(None)
        with anyio.CancelScope(shield=True):
            await anyio.to_thread.run_sync(self._thread.join)

    def _run(self) -> None:
        while not self._is_stopped(self._limit / 4):
            asked = time.perf_counter()
            if not self._port.call_threadsafe(lambda: self._answers.put(time.perf_counter())):
                return
            stack = _NO_STACK
            try:
                answered = self._answers.get(timeout=self._limit)
            except Empty:
                stack = self._stack()
                answered = self._answers.get()
            seconds = (answered or time.perf_counter()) - asked
            if seconds >= self._limit:
                self.holds.append(LoopHold(seconds, stack))
            if answered is None:
                return

    def _is_stopped(self, seconds: float) -> bool:
        try:
            self._answers.get(timeout=seconds)
        except Empty:
            return False
        return True

    def _stack(self) -> str:
        frame = sys._current_frames().get(self._loop_thread)
        return _NO_STACK if frame is None else "".join(traceback.format_stack(frame)[-_FRAMES:])


@asynccontextmanager
async def watch_loop(limit: float = 0.25) -> AsyncIterator[list[LoopHold]]:
    """Watch the running event loop inside the block, and fail at its end if something held the loop.

    The block gets the list of the times in which the loop was held, as they are found. A block that clears the list
    does not fail.

    Parameters
    ----------
    limit
        The seconds from which the loop counts as held. A busy machine holds every loop for a while.

    Raises
    ------
    LoopHeldError
        The loop was held for ``limit`` seconds or longer. If the block raises an error itself, that error gets the
        message as a note.

    Examples
    --------
    ::

        async with watch_loop(0.05):
            await answer(request)
    """
    watch = _Watch(limit)
    try:
        yield watch.holds
    except BaseException as error:
        await watch.stop()
        if watch.holds:
            error.add_note(_message(watch.holds))
        raise
    await watch.stop()
    if watch.holds:
        raise LoopHeldError(_message(watch.holds))


def _message(holds: list[LoopHold]) -> str:
    longest = max(holds, key=lambda hold: hold.seconds)
    times = "once" if len(holds) == 1 else f"{len(holds)} times, the longest of them"
    return f"the event loop was held {times} for {longest.seconds:.3f} seconds, by\n{longest.stack}"
