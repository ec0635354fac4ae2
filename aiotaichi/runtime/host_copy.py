"""Copies of host memory that are too long for the event loop."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import anyio
import numpy as np
import numpy.typing as npt

from ..errors import ResourceExhaustedError

if TYPE_CHECKING:
    from .ports import Port

__all__ = ["HostCopy"]

_THREADS = 4  # one copies about 10 GB/s, a GPU takes about 50


class _Threads:
    """The process's own, made when they are first needed; a fork's child makes its own."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._executor: ThreadPoolExecutor | None = None

    def submit(self, work: Callable[[], None]) -> None:
        with self._lock:
            if self._executor is None:
                self._executor = ThreadPoolExecutor(_THREADS, "aiotaichi copy")
            self._executor.submit(work)


_threads = _Threads()


class HostCopy:
    """A copy that runs in a thread; a queue holds what it is given behind it until it is done.

    Attributes
    ----------
    error
        What went wrong.
    """

    def __init__(self, to: npt.NDArray[Any], source: npt.NDArray[Any]) -> None:
        self._to = to
        self._source = source
        self._done = False  # as an event's, which also holds queues
        self._finished = anyio.Event()
        self.error: Exception | None = None

    def start(self, port: Port, callback: Callable[[], None]) -> None:
        """Begin; ``callback`` runs in the loop of ``port`` at the end.

        Raises
        ------
        ResourceExhaustedError
            There is no thread to be had.
        """

        def finish() -> None:
            self._done = True
            self._finished.set()
            callback()

        def run() -> None:
            try:
                np.copyto(self._to, self._source)
            except Exception as error:  # noqa: BLE001  # the queue's to raise: see Timeline._release
                self.error = error
            port.call_threadsafe(finish)

        try:
            _threads.submit(run)
        except RuntimeError as error:
            raise ResourceExhaustedError(f"cannot copy in a thread: {error}") from error

    async def wait(self) -> None:
        await self._finished.wait()


def _after_fork() -> None:
    global _threads
    _threads = _Threads()


os.register_at_fork(after_in_child=_after_fork)
