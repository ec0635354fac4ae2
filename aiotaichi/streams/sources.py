"""Where the blocks of a stream come from: files, sockets, streams, functions, and iterables of arrays."""

from __future__ import annotations

import inspect
import io
import os
import socket
import stat
from collections.abc import AsyncIterable, AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol

import anyio
import anyio.abc
import anyio.lowlevel
import anyio.to_thread
import numpy as np
import numpy.typing as npt

from ..errors import InvalidArgumentError, wrong_argument
from .file_thread import FileThread

__all__ = ["ArraySource", "FillingSource", "path_of", "source_of"]


class FillingSource(Protocol):
    """Fills host memory of the stream."""

    async def fill(self, place: npt.NDArray[Any]) -> int:
        """Fill the first rows of ``place``, and return how many. 0: the source has ended.

        Raises
        ------
        EOFError
            The source has ended within a row.
        """
        ...

    async def aclose(self) -> None:
        """End the source. A file or a socket of the program stays open."""
        ...


class ArraySource:
    """Gives arrays of its own: an iterable, plain or asynchronous."""

    def __init__(self, iterator: AsyncIterator[Any] | Iterator[Any], in_thread: bool) -> None:
        self._iterator = iterator
        self._in_thread = in_thread

    async def next(self) -> Any:
        """Return what the iterable gives next; None at its end."""
        if isinstance(self._iterator, AsyncIterator):
            return await anext(self._iterator, None)
        if self._in_thread:
            return await anyio.to_thread.run_sync(next, self._iterator, None)
        return next(self._iterator, None)

    async def aclose(self) -> None:
        """End the iterator, if it is a generator."""
        if inspect.isasyncgen(self._iterator):
            await self._iterator.aclose()
        elif inspect.isgenerator(self._iterator):
            await anyio.to_thread.run_sync(self._iterator.close)


class _File:
    """A file of the disk, or what reads like one. A thread reads whole blocks."""

    def __init__(self, file: Any, is_own: bool = False) -> None:
        self._file = file
        self._is_own = is_own
        self._thread = FileThread()

    async def fill(self, place: npt.NDArray[Any]) -> int:
        return _rows(await self._thread.run(_read, self._file.readinto, _bytes(place)), place)

    async def aclose(self) -> None:
        self._thread.close()
        if self._is_own:
            await anyio.to_thread.run_sync(self._file.close)


class _Path(_File):
    """A file that the stream opens with its first block, and closes."""

    def __init__(self, path: Any) -> None:
        super().__init__(None)
        self._path = path

    async def fill(self, place: npt.NDArray[Any]) -> int:
        if self._file is None:
            self._file, self._is_own = await anyio.to_thread.run_sync(_open, self._path), True
        return await super().fill(place)


class _AsyncFile:
    """A file of anyio's or Trio's."""

    def __init__(self, file: Any) -> None:
        self._file = file

    async def fill(self, place: npt.NDArray[Any]) -> int:
        view, filled = _bytes(place), 0
        while filled < len(view):
            count = await self._file.readinto(view[filled:])
            if not count:
                break
            filled += count
        return _rows(filled, place)

    async def aclose(self) -> None:
        """Leave the file open: it is the program's."""


class _Pipe:
    """A pipe or a terminal: a block has the whole rows that have arrived, and at least one."""

    def __init__(self, file: io.RawIOBase) -> None:
        self._file = file

    async def fill(self, place: npt.NDArray[Any]) -> int:
        view, row, filled = _bytes(place), _row(place), 0
        while filled == 0 or filled % row:
            await anyio.wait_readable(self._file.fileno())  # a thread that reads cannot be cancelled
            count = await anyio.to_thread.run_sync(self._file.readinto, view[filled:])
            if not count:
                break
            filled += count
        return _rows(filled, place)

    async def aclose(self) -> None:
        """Leave the pipe open: it is the program's."""


class _Socket:
    """A plain socket: a block has the whole rows that have arrived, and at least one."""

    def __init__(self, connection: socket.socket) -> None:
        if connection.gettimeout() != 0:
            raise InvalidArgumentError(f"{connection!r} blocks: call setblocking(False) before you stream it")
        self._socket = connection

    async def fill(self, place: npt.NDArray[Any]) -> int:
        view, row, filled = _bytes(place), _row(place), 0
        while filled < len(view):
            try:
                count = self._socket.recv_into(view[filled:])
            except BlockingIOError:
                if filled and filled % row == 0:
                    break
                await anyio.wait_readable(self._socket)
                continue
            if not count:
                break
            filled += count
        return _rows(filled, place)

    async def aclose(self) -> None:
        """Leave the socket open: it is the program's."""


class _ByteStream:
    """A stream of bytes: a block has the whole rows that have arrived, and at least one.

    ``receive`` returns at most as many bytes as its argument says, and none at the end.
    """

    def __init__(self, receive: Callable[[int], Awaitable[bytes | bytearray]]) -> None:
        self._receive = receive

    async def fill(self, place: npt.NDArray[Any]) -> int:
        view, row, filled = _bytes(place), _row(place), 0
        while filled == 0 or filled % row:
            data = await self._receive(len(view) if filled == 0 else row - filled % row)
            if not data:
                break
            view[filled : filled + len(data)] = data
            filled += len(data)
        return _rows(filled, place)

    async def aclose(self) -> None:
        """Leave the stream open: it is the program's."""


class _Function:
    """A function of the program that fills the place. A plain function runs in a thread."""

    def __init__(self, function: Callable[[npt.NDArray[Any]], Any]) -> None:
        self._function = function
        self._is_async = inspect.iscoroutinefunction(function) or inspect.iscoroutinefunction(
            getattr(function, "__call__", None)  # noqa: B004  # an object with an asynchronous __call__
        )

    async def fill(self, place: npt.NDArray[Any]) -> int:
        if self._is_async:
            count = await self._function(place)
        else:
            count = await anyio.to_thread.run_sync(self._function, place)
        if isinstance(count, bool) or not isinstance(count, (int, np.integer)) or not 0 <= count <= len(place):
            raise InvalidArgumentError(
                f"the source {self._function!r} returned {count!r}: it returns how many of the {len(place)} rows of "
                "its array it has filled, and 0 at its end"
            )
        return int(count)

    async def aclose(self) -> None:
        """Nothing is open."""


def source_of(source: Any) -> FillingSource | ArraySource:
    """Return how a stream reads from ``source``.

    Raises
    ------
    InvalidArgumentError, ArgumentNullError
        It is nothing that a stream reads, or a socket that blocks.
    """
    if isinstance(source, (str, os.PathLike)):
        return _Path(source)
    if isinstance(source, socket.socket):
        return _Socket(source)
    receive = _receive_of(source)
    if receive is not None:
        return _ByteStream(receive)
    if hasattr(source, "readinto"):
        return _file_source(source)
    if isinstance(source, AsyncIterable):
        return ArraySource(aiter(source), in_thread=False)
    if isinstance(source, Iterable):
        return ArraySource(iter(source), in_thread=not isinstance(source, Sequence))
    if callable(source):
        return _Function(source)
    raise wrong_argument(
        source,
        f"stream: {source!r} is no source: give an iterable of arrays, a path, a binary file, a socket, a byte "
        "stream, or a function that fills an array",
    )


def _receive_of(source: Any) -> Callable[[int], Awaitable[bytes | bytearray]] | None:
    """Return what receives bytes from a byte stream of anyio's, asyncio's or Trio's; None for anything else."""
    if isinstance(source, anyio.abc.ByteReceiveStream):

        async def receive(count: int) -> bytes:
            try:
                return await source.receive(count)
            except anyio.EndOfStream:
                return b""

        return receive
    if hasattr(source, "readexactly"):  # asyncio's StreamReader
        return source.read  # type: ignore[no-any-return]
    return getattr(source, "receive_some", None)  # Trio's ReceiveStream


def path_of(source: Any) -> Any:
    """Return the path, or the file number, of a source that is a file; else None."""
    if isinstance(source, (str, os.PathLike)):
        return source
    try:
        return source.fileno() if hasattr(source, "readinto") else None
    except (AttributeError, OSError):
        return None


def _file_source(file: Any) -> FillingSource:
    if isinstance(file, anyio.AsyncFile) or inspect.iscoroutinefunction(file.readinto):
        return _AsyncFile(file)
    number = path_of(file)
    if number is not None:
        mode = os.fstat(number).st_mode
        if stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode) or (stat.S_ISCHR(mode) and os.isatty(number)):
            return _Pipe(getattr(file, "raw", file))
    return _File(file)


def _open(path: Any) -> io.FileIO:
    return open(path, "rb", buffering=0)  # closed by the source


def _read(readinto: Callable[[memoryview], int | None], view: memoryview) -> int:
    """*Blocking.* Fill all of ``view``, unless the file ends before."""
    filled = 0
    while filled < len(view):
        count = readinto(view[filled:])
        if not count:
            break
        filled += count
    return filled


def _bytes(place: npt.NDArray[Any]) -> memoryview:
    return place.reshape(-1).view(np.uint8).data


def _row(place: npt.NDArray[Any]) -> int:
    return place.nbytes // len(place)


def _rows(filled: int, place: npt.NDArray[Any]) -> int:
    """Return the number of rows in ``filled`` bytes."""
    rows, rest = divmod(filled, _row(place))
    if rest:
        raise EOFError(f"the source ends within a row: after {rest} of its {_row(place)} bytes")
    return rows
