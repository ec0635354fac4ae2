"""Copies of host memory that would hold up the event loop."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import anyio
import numpy as np
import numpy.typing as npt

from .ports import Port
from .threads import Threads

__all__ = ["HostCopy"]

_NAME = "aiotaichi copy"
_THREADS = 4  # one thread copies about 10 GB/s, a GPU takes about 50

_threads = Threads(_NAME, _THREADS)


class HostCopy:
    """A copy between two host arrays, in a thread.

    Attributes
    ----------
    error
        The error of the copy, or None.
    """

    def __init__(self, to: npt.NDArray[Any], source: npt.NDArray[Any]) -> None:
        self._to = to
        self._source = source
        self._finished = anyio.Event()
        self.error: Exception | None = None

    def start(self, port: Port, callback: Callable[[], None]) -> None:
        """Begin the copy. When it ends, ``callback`` runs in the loop of ``port``.

        Raises
        ------
        ResourceExhaustedError
            No thread exists, and none can be started.
        """

        def finish() -> None:
            self._finished.set()
            callback()

        def run() -> None:
            try:
                np.copyto(self._to, self._source)
            except Exception as error:  # noqa: BLE001  # it fails the queue: see QueueEngine
                self.error = error
            port.call_threadsafe(finish)

        _threads.submit(run)

    async def wait(self) -> None:
        """Wait until the copy has ended. Does not raise its error."""
        await self._finished.wait()


def _after_fork() -> None:
    global _threads
    _threads = Threads(_NAME, _THREADS)


os.register_at_fork(after_in_child=_after_fork)
