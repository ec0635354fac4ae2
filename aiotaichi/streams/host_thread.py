"""A thread for the blocking work of one source or one target."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from queue import SimpleQueue
from time import perf_counter
from typing import Any

import anyio

from ..queue.ports import Port, current_port
from .signal import Signal

__all__ = ["HostThread", "Job"]


class Job:
    """Work of a thread.

    Attributes
    ----------
    began, ended
        When the work began and ended, in seconds of :func:`time.perf_counter`. Dropped work: when it was given.
    """

    def __init__(self, work: Callable[..., Any], arguments: tuple[Any, ...], on_end: Callable[[Job], object] | None):
        self.began = self.ended = perf_counter()
        self._work: Callable[..., Any] | None = work
        self._arguments = arguments
        self._on_end = on_end
        self._is_over = False
        self._signal = Signal()
        self._value: Any = None
        self._error: BaseException | None = None

    async def result(self) -> Any:
        """Wait for the end of the work. Return its result, or raise its error."""
        while not self._is_over:
            await self._signal.wait()
        if self._error is not None:
            raise self._error
        return self._value

    def run(self) -> None:
        """*Blocking.* Do the work."""
        assert self._work is not None
        self.began = perf_counter()
        try:
            self._value = self._work(*self._arguments)
        except BaseException as error:  # noqa: BLE001  # raised in the task
            self._error = error
        self.ended = perf_counter()

    def end(self) -> None:
        """Wake the task that waits. In the event loop, also if the work was dropped."""
        self._is_over = True
        self._work, self._arguments = None, ()  # they have the memory of a block
        if self._on_end is not None:
            self._on_end(self)
        self._signal.set()


class HostThread:
    """A thread that does jobs, one after the other. It goes from one to the next without the event loop.

    A stream has threads of its own, so that a source that blocks takes no thread from the program's other work. The
    thread starts with the first job.
    """

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Job] = SimpleQueue()
        self._ended: deque[Job] = deque()
        self._is_told = False
        self._last: Job | None = None
        self._port: Port | None = None

    def begin(self, work: Callable[..., Any], *arguments: Any, on_end: Callable[[Job], object] | None = None) -> Job:
        """Put ``work`` at the end of the thread's line. Then the event loop calls ``on_end``."""
        job = Job(work, arguments, on_end)
        self._put(job)
        return job

    async def aclose(self, close: Callable[[], Any] | None = None) -> None:
        """Drop what has not begun, wait for what runs, call ``close`` in the thread, and end it."""
        if self._last is None and (close is not None or self._port is not None):
            self._last = Job(close or (lambda: None), (), None)
            self._put(self._last)
            with anyio.CancelScope(shield=True):
                await self._last.result()

    def _put(self, job: Job) -> None:
        if self._port is None:
            self._port = current_port()
            threading.Thread(target=self._run, name="aiotaichi stream", daemon=True).start()
        self._jobs.put(job)

    def _run(self) -> None:
        job = None
        while job is None or job is not self._last:
            job = self._jobs.get()
            if self._last is None or job is self._last:
                job.run()
            self._ended.append(job)
            if not self._is_told:
                self._is_told = True
                assert self._port is not None
                self._port.call_threadsafe(self._tell)

    def _tell(self) -> None:
        """Note in the event loop which jobs have ended."""
        self._is_told = False  # first: a job that ends from now on is told anew
        while self._ended:
            self._ended.popleft().end()
