"""Copies of host memory that are too long for the event loop."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import anyio
import numpy as np
import numpy.typing as npt

from .threads import Threads

if TYPE_CHECKING:
    from .ports import Port

__all__ = ["HostCopy"]

_NAME = "aiotaichi copy"
_THREADS = 4  # one copies about 10 GB/s, a GPU takes about 50

_threads = Threads(_NAME, _THREADS)


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
            There is no thread, and none can be started.
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

        _threads.submit(run)

    async def wait(self) -> None:
        await self._finished.wait()


def _after_fork() -> None:
    global _threads
    _threads = Threads(_NAME, _THREADS)


os.register_at_fork(after_in_child=_after_fork)
