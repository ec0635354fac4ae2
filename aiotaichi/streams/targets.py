"""Where a stream's blocks go to: files, sockets and streams."""

from __future__ import annotations

import inspect
import io
import os
import socket
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Protocol

import anyio
import anyio.abc
import anyio.to_thread
import numpy as np
import numpy.typing as npt

from ..errors import InvalidArgumentError, wrong_argument
from .host_thread import HostThread, Job

__all__ = ["Target", "opened"]

Data = npt.NDArray[Any]
GiveBack = Callable[[float, float], object]
"""Takes when a target began to use the data of a block, and when it ended, in seconds of time.perf_counter()."""
_PIECE = 2**20
"""The most bytes of one write to a file. Linux 6.18 takes 2 to 6 times as long for each MiB of a larger write."""


class Target(Protocol):
    """Where blocks go to."""

    async def write(self, data: Data, give_back: GiveBack) -> None:
        """Write the data of one block. After ``give_back`` was called, the array is the next block's."""
        ...

    async def flush(self) -> None:
        """Wait until all is written."""
        ...


@asynccontextmanager
async def opened(target: Any, source: Any) -> AsyncIterator[Target]:
    """Open ``target`` if it is a path. ``source`` is the path or the file number that the stream reads.

    Raises
    ------
    InvalidArgumentError, ArgumentNullError
        It is nothing that takes blocks, it is the file that is read, or a socket that blocks.
    """
    if isinstance(target, (str, os.PathLike)):
        file = await anyio.to_thread.run_sync(_open, target, source)
        write, close = None, file.close
    else:
        file, write, close = target, _coroutine_of(target), None
    if write is not None:
        yield _LoopTarget(write)
        return
    writer = _ThreadTarget(file.write)
    try:
        yield writer
    finally:
        await writer.aclose(close)


class _LoopTarget:
    """What is written to in the event loop."""

    def __init__(self, write: Callable[[Data], Awaitable[Any]]) -> None:
        self._write = write

    async def write(self, data: Data, give_back: GiveBack) -> None:
        began = time.perf_counter()
        try:
            await self._write(data)
        finally:
            give_back(began, time.perf_counter())

    async def flush(self) -> None:
        """Nothing is left to write."""


class _ThreadTarget:
    """A file. A thread writes a block while the stream brings the next one: it need not wait for the event loop."""

    def __init__(self, write: Callable[[memoryview], int | None]) -> None:
        self._write = write
        self._thread = HostThread()
        self._jobs: deque[Job] = deque()
        self._has_failed = False

    async def write(self, data: Data, give_back: GiveBack) -> None:
        view = _bytes(data)
        self._jobs.append(self._thread.begin(self._run, view, on_end=lambda job: give_back(job.began, job.ended)))
        await self._wait(1)

    async def flush(self) -> None:
        await self._wait(0)

    async def aclose(self, close: Callable[[], Any] | None) -> None:
        """Drop the blocks that are not begun, wait for the one that is written, and call ``close``."""
        await self._thread.aclose(close)

    async def _wait(self, most: int) -> None:
        """Wait until at most ``most`` blocks are still to be written."""
        while len(self._jobs) > most:
            await self._jobs.popleft().result()

    def _run(self, view: memoryview) -> None:
        """*Blocking.* Write all of ``view``, unless a block before it could not be written: there would be a hole."""
        if self._has_failed:
            return
        self._has_failed = True
        while view:
            piece = view[:_PIECE]
            count = self._write(piece)
            view = view[len(piece) if count is None else count :]
        self._has_failed = False


def _coroutine_of(target: Any) -> Callable[[Data], Awaitable[Any]] | None:
    """Return what writes the data of a block in the event loop; None for a file, whose calls block."""
    if isinstance(target, socket.socket):
        return _socket_writer(target)
    if isinstance(getattr(target, "wrapped", target), io.TextIOBase):
        raise InvalidArgumentError(f"pipe_to: {target!r} is a text file: open it with mode 'wb'")
    if isinstance(target, anyio.abc.ByteSendStream):
        send = target.send
        return lambda data: send(data.tobytes())  # the event loop may keep the bytes for longer
    if isinstance(target, anyio.abc.ObjectSendStream):
        send_array = target.send
        return lambda data: send_array(data.copy())
    if hasattr(target, "drain"):  # asyncio's StreamWriter
        return _drained_writer(target)
    if hasattr(target, "send_all"):  # Trio's SendStream
        send_all = target.send_all
        return lambda data: send_all(_bytes(data))
    if isinstance(target, anyio.AsyncFile) or inspect.iscoroutinefunction(getattr(target, "write", None)):
        return _async_file_writer(target)
    if hasattr(target, "write"):
        return None
    raise wrong_argument(
        target,
        f"pipe_to: {target!r} takes no blocks: give a path, a binary file, a socket, or a stream to send to; or "
        "write the loop yourself: 'async for block in stream'",
    )


def _async_file_writer(file: Any) -> Callable[[Data], Awaitable[None]]:
    async def write(data: Data) -> None:
        with anyio.CancelScope(shield=True):  # a thread writes: no block is cut
            view = _bytes(data)
            while view:
                view = view[await file.write(view[:_PIECE]) :]
        await anyio.lowlevel.checkpoint_if_cancelled()

    return write


def _drained_writer(writer: Any) -> Callable[[Data], Awaitable[None]]:
    async def write(data: Data) -> None:
        writer.write(data.tobytes())
        await writer.drain()

    return write


def _socket_writer(connection: socket.socket) -> Callable[[Data], Awaitable[None]]:
    if connection.gettimeout() != 0:
        raise InvalidArgumentError(f"{connection!r} blocks: call setblocking(False) before you stream to it")

    async def write(data: Data) -> None:
        view = _bytes(data)
        while view:
            try:
                view = view[connection.send(view) :]
            except BlockingIOError:
                await anyio.wait_writable(connection)

    return write


def _open(path: Any, source: Any) -> Any:
    if source is not None and os.path.exists(path) and os.path.samestat(os.stat(path), os.stat(source)):
        raise InvalidArgumentError(f"pipe_to: {path} is the file that the stream reads")
    return open(path, "wb", buffering=0)  # closed by its target


def _bytes(data: Data) -> memoryview:
    return np.ascontiguousarray(data).reshape(-1).view(np.uint8).data
