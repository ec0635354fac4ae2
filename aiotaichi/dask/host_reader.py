"""Reads of arrays for threads that must wait."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import numpy as np
import numpy.typing as npt

from .. import NdArray, Queue, Runtime

__all__ = ["HostReader"]


class HostReader:
    """Reads arrays while the caller waits, in any thread.

    Dask serialises and spills values in the worker's event loop, with plain functions. A queue of that loop needs the
    loop to complete. So the reader has a queue, an event loop and a thread of its own, from the first read on.

    Parameters
    ----------
    runtime
        The runtime of the arrays.
    """

    def __init__(self, runtime: Runtime) -> None:
        self._runtime = runtime
        self._lock = threading.Lock()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None
        self._queue: Queue | None = None

    def read(self, array: NdArray) -> npt.NDArray[Any]:
        """*Blocking.* Return the values of an array that no other queue uses."""
        with self._lock:
            if self._loop is None:
                self._loop = asyncio.new_event_loop()
                self._thread = threading.Thread(target=self._run, args=(self._loop,), name="aiotaichi host reader")
                self._thread.daemon = True
                self._thread.start()
        return asyncio.run_coroutine_threadsafe(self._read(array), self._loop).result()

    def close(self) -> None:
        """*Blocking.* End the thread after the reads that run. Idempotent."""
        with self._lock:
            loop, self._loop = self._loop, None
        if loop is not None and self._thread is not None:
            asyncio.run_coroutine_threadsafe(self._close(), loop).result()
            loop.call_soon_threadsafe(loop.stop)
            self._thread.join()

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            loop.run_forever()
        finally:
            loop.close()

    async def _read(self, array: NdArray) -> npt.NDArray[Any]:
        if self._queue is None:
            self._queue = self._runtime.create_queue(name="host reader", transfer=True)
        out: npt.NDArray[Any] = np.empty((*array.shape, *array.element_shape), array.dtype.numpy)
        return await self._queue.read(array, out=out)  # ordinary memory: the array outlives the runtime

    async def _close(self) -> None:
        if self._queue is not None:
            await self._queue.aclose()
