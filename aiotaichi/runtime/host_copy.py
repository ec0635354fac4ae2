"""Copies of host memory that are too long for the event loop."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import anyio
import numpy as np
import numpy.typing as npt

if TYPE_CHECKING:
    from .ports import Port

__all__ = ["HostCopy"]

_THREADS = 4  # one copies about 10 GB/s, a GPU takes about 50

_executor: ThreadPoolExecutor | None = None


class HostCopy:
    """A copy that runs in a thread; a queue holds what it is given behind it until it is done."""

    def __init__(self, to: npt.NDArray[Any], source: npt.NDArray[Any]) -> None:
        self._to = to
        self._source = source
        self._done = False  # as an event's, which also holds queues
        self._finished = anyio.Event()

    def start(self, port: Port, callback: Callable[[], None]) -> None:
        """Begin; ``callback`` runs in the loop of ``port`` at the end."""
        global _executor
        if _executor is None:
            _executor = ThreadPoolExecutor(_THREADS, "aiotaichi copy")

        def finish() -> None:
            self._done = True
            self._finished.set()
            callback()

        def run() -> None:
            np.copyto(self._to, self._source)
            port.call_threadsafe(finish)

        _executor.submit(run)

    async def wait(self) -> None:
        await self._finished.wait()


def _forget_executor() -> None:
    global _executor
    _executor = None


os.register_at_fork(after_in_child=_forget_executor)  # its threads are the parent's
