"""Watch an event loop for calls that block it."""

from __future__ import annotations

import sys
import threading
import time
import traceback
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import anyio
import anyio.to_thread

from ..queue.heartbeat import LoopBeat

__all__ = ["LoopHeldError", "LoopHold", "watch_loop"]

_FRAMES = 12  # of a stack: the innermost ones
_NO_STACK = "  its stack is not known: the call held Python's interpreter lock, too\n"


class LoopHeldError(AssertionError):
    """A call blocked the event loop for longer than a limit. The message shows the stack of that call.

    Examples
    --------
    >>> with pytest.raises(LoopHeldError, match="time.sleep"):
    ...     async with watch_loop(0.05):
    ...         time.sleep(0.1)
    """


@dataclass(frozen=True)
class LoopHold:
    """A time in which the event loop did not come round.

    Attributes
    ----------
    seconds
        How long the loop was blocked, at least.
    stack
        The calls that blocked the loop, as a traceback shows them.

    Examples
    --------
    >>> async with watch_loop(0.05) as holds:
    ...     time.sleep(0.1)
    ...     await anyio.sleep(0.1)
    ...     print([hold.seconds for hold in holds])
    ...     holds.clear()
    """

    seconds: float
    stack: str


class _Watch:
    """Notes when the event loop is late, until :meth:`stop`. A thread takes the loop's stack while it is late."""

    def __init__(self, limit: float) -> None:
        self.holds: list[LoopHold] = []
        self._limit = limit
        self._loop_thread = threading.get_ident()
        self._came_round = time.perf_counter()
        self._stack: str | None = None  # taken since the loop came round last
        self._stopped = threading.Event()
        self._beat = LoopBeat(self._on_beat, limit / 4)
        self._thread = threading.Thread(target=self._run, name="aiotaichi loop watch", daemon=True)
        self._thread.start()

    async def stop(self) -> None:
        self._beat.stop()
        self._stopped.set()
        with anyio.CancelScope(shield=True):
            await anyio.to_thread.run_sync(self._thread.join)

    def _on_beat(self, due: float, late: float) -> None:
        if due <= self._came_round:  # of a hold that is noted
            return
        if late >= self._limit:
            self.holds.append(LoopHold(late, self._stack or _NO_STACK))
        self._came_round, self._stack = due + late, None

    def _run(self) -> None:
        while not self._stopped.wait(self._limit / 8):
            if self._stack is None and time.perf_counter() - self._came_round >= self._limit:
                self._stack = self._stack_of_loop()

    def _stack_of_loop(self) -> str:
        frame = sys._current_frames().get(self._loop_thread)
        return _NO_STACK if frame is None else "".join(traceback.format_stack(frame)[-_FRAMES:])


@asynccontextmanager
async def watch_loop(limit: float = 0.25) -> AsyncIterator[list[LoopHold]]:
    """Watch the running event loop inside the block, and fail when it exits if a call blocked the loop.

    The block receives a list of the times in which the loop was blocked, as they are found. A block that clears
    the list does not fail.

    Parameters
    ----------
    limit
        The seconds from which the loop counts as blocked. A busy machine blocks every loop for a while.

    Raises
    ------
    LoopHeldError
        The loop was blocked for ``limit`` seconds or longer. If the block raises an error itself, the message
        becomes a note of that error.

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
    return f"the event loop was blocked {times} for {longest.seconds:.3f} seconds, by\n{longest.stack}"
