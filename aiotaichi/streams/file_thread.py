"""A thread that reads or writes the blocks of one file."""

from __future__ import annotations

import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

import anyio
import anyio.lowlevel

from ..queue.ports import current_port

__all__ = ["FileThread"]


class FileThread:
    """A thread for the calls of one source or one target.

    It starts with the first call, and ends after :meth:`close`. A call takes two turns of the event loop. A call of
    :func:`anyio.to_thread.run_sync` takes four.
    """

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._is_started = False

    async def run(self, work: Callable[..., int], *arguments: Any) -> int:
        """Call ``work`` in the thread. A cancellation waits until the call has returned: no block is cut."""
        port, ended = current_port(), anyio.Event()
        results: list[int] = []
        errors: list[BaseException] = []

        def job() -> None:
            try:
                results.append(work(*arguments))
            except BaseException as error:  # noqa: BLE001  # raised in the task
                errors.append(error)
            port.call_threadsafe(ended.set)

        if not self._is_started:
            threading.Thread(target=self._run, name="aiotaichi file", daemon=True).start()
            self._is_started = True
        self._jobs.put(job)
        with anyio.CancelScope(shield=True):
            await ended.wait()
        if errors:
            raise errors.pop()
        await anyio.lowlevel.checkpoint_if_cancelled()
        return results.pop()

    def close(self) -> None:
        """End the thread. No call runs."""
        if self._is_started:
            self._jobs.put(None)

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()
            del job  # it has the memory of a block
