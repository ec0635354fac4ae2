"""Where a stream's blocks go to: files, sockets and streams."""

from __future__ import annotations

import inspect
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from typing import Any

import anyio
import anyio.abc
import anyio.to_thread
import numpy as np
import numpy.typing as npt

from ..errors import InvalidArgumentError, wrong_argument
from .file_thread import FileThread

__all__ = ["Write", "opened"]

Write = Callable[[npt.NDArray[Any]], Awaitable[None]]
"""Writes the data of one block. Afterwards the array is the next block's."""


@asynccontextmanager
async def opened(target: Any, source: Any) -> AsyncIterator[Write]:
    """Open ``target`` if it is a path. ``source`` is the path or the file number that the stream reads.

    Raises
    ------
    InvalidArgumentError, ArgumentNullError
        It is nothing that takes blocks, it is the file that is read, or a socket that blocks.
    """
    with closing(FileThread()) as thread:
        if isinstance(target, (str, os.PathLike)):
            file = await anyio.to_thread.run_sync(_open, target, source)
            try:
                yield _file_writer(file, thread)
            finally:
                with anyio.CancelScope(shield=True):
                    await anyio.to_thread.run_sync(file.close)
        else:
            yield _writer(target, thread)


def _writer(target: Any, thread: FileThread) -> Write:
    if isinstance(target, socket.socket):
        return _socket_writer(target)
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
        return _file_writer(target, thread)
    raise wrong_argument(
        target,
        f"pipe_to: {target!r} takes no blocks: give a path, a binary file, a socket, or a stream to send to; or "
        "write the loop yourself: 'async for block in stream'",
    )


def _file_writer(file: Any, thread: FileThread) -> Write:
    async def write(data: npt.NDArray[Any]) -> None:
        await thread.run(_write, file.write, _bytes(data))

    return write


def _async_file_writer(file: Any) -> Write:
    async def write(data: npt.NDArray[Any]) -> None:
        with anyio.CancelScope(shield=True):  # a thread writes: no block is cut
            view = _bytes(data)
            while view:
                view = view[await file.write(view) :]
        await anyio.lowlevel.checkpoint_if_cancelled()

    return write


def _drained_writer(writer: Any) -> Write:
    async def write(data: npt.NDArray[Any]) -> None:
        writer.write(data.tobytes())
        await writer.drain()

    return write


def _socket_writer(connection: socket.socket) -> Write:
    if connection.gettimeout() != 0:
        raise InvalidArgumentError(f"{connection!r} blocks: call setblocking(False) before you stream to it")

    async def write(data: npt.NDArray[Any]) -> None:
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
    return open(path, "wb", buffering=0)  # closed by the caller


def _write(write: Callable[[memoryview], int | None], view: memoryview) -> int:
    """*Blocking.* Write all of ``view``. Return the bytes."""
    size = len(view)
    while view:
        count = write(view)
        view = view[len(view) if count is None else count :]
    return size


def _bytes(data: npt.NDArray[Any]) -> memoryview:
    return np.ascontiguousarray(data).reshape(-1).view(np.uint8).data
