"""Where the blocks of a stream come from: files, sockets, streams, functions, and iterables of arrays."""

from __future__ import annotations

import inspect
import io
import os
import socket
import stat
import time
from collections.abc import AsyncIterable, AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Protocol

import anyio
import anyio.abc
import anyio.lowlevel
import anyio.to_thread
import numpy as np
import numpy.typing as npt

from ..errors import InvalidArgumentError, wrong_argument
from .host_thread import HostThread, Job

__all__ = ["ArraySource", "Filling", "FillingSource", "path_of", "source_of"]

Place = npt.NDArray[Any]


class Filling(Protocol):
    """A block that a source fills, from ``began`` to ``ended``, in seconds of :func:`time.perf_counter`."""

    began: float
    ended: float

    async def result(self) -> int:
        """Wait for the end, and return how many rows were filled. 0: the source has ended.

        Raises
        ------
        EOFError
            The source has ended within a row.
        """
        ...


class FillingSource(Protocol):
    """Fills host memory of the stream.

    Attributes
    ----------
    ahead
        How many blocks the source takes at a time. A thread fills the next ones without a turn of the event loop.
    """

    ahead: int

    def begin(self, place: Place) -> Filling:
        """Fill the first rows of ``place``, after those before it."""
        ...

    async def aclose(self) -> None:
        """End the source, and fill nothing more. A file or a socket of the program stays open."""
        ...


class ArraySource:
    """Gives arrays of its own: an iterable, plain or asynchronous. A thread iterates over a plain one."""

    def __init__(self, iterator: AsyncIterator[Any] | Iterator[Any], in_thread: bool) -> None:
        self._iterator = iterator
        self._thread = HostThread() if in_thread else None

    async def next(self) -> Any:
        """Return what the iterable gives next; None at its end."""
        if isinstance(self._iterator, AsyncIterator):
            return await anext(self._iterator, None)
        if self._thread is not None:
            return await self._thread.begin(next, self._iterator, None).result()
        return next(self._iterator, None)

    async def aclose(self) -> None:
        """End the iterator, if it is a generator."""
        if inspect.isasyncgen(self._iterator):
            await self._iterator.aclose()
        elif self._thread is not None:
            await self._thread.aclose(self._iterator.close if inspect.isgenerator(self._iterator) else None)


class _LoopSource:
    """What is read in the event loop. It stays open: it is the program's."""

    ahead = 1

    def __init__(self, fill: Callable[[Place], Awaitable[int]]) -> None:
        self._fill = fill

    def begin(self, place: Place) -> Filling:
        return _Call(self._fill, place)

    async def aclose(self) -> None:
        """Nothing is open."""


class _Call:
    """A block that the event loop fills."""

    def __init__(self, fill: Callable[[Place], Awaitable[int]], place: Place) -> None:
        self._fill = fill
        self._place = place
        self.began = self.ended = 0.0

    async def result(self) -> int:
        self.began = time.perf_counter()
        rows = await self._fill(self._place)
        self.ended = time.perf_counter()
        return rows


class _ThreadSource:
    """What blocks: a file, or a plain function. A thread calls it, and not once more after its end or its error."""

    ahead = 4  # with 2, the thread slept after each block: waking it costs more than reading 64 KiB

    def __init__(self, fill: Callable[[Place], int], close: Callable[[], Any] | None = None) -> None:
        self._fill = fill
        self._close = close
        self._thread = HostThread()
        self._is_over = False

    def begin(self, place: Place) -> Job:
        return self._thread.begin(self._run, place)

    async def aclose(self) -> None:
        await self._thread.aclose(self._close)

    def _run(self, place: Place) -> int:
        """*Blocking.*"""
        if self._is_over:
            return 0
        self._is_over = True
        rows = self._fill(place)
        self._is_over = not rows
        return rows


class _Path:
    """A file that the stream opens with its first block, and closes."""

    def __init__(self, path: Any) -> None:
        self._path = path
        self._file: io.FileIO | None = None

    def fill(self, place: Place) -> int:
        """*Blocking.*"""
        if self._file is None:
            self._file = _open_now(self._path)
        return _read(self._file, place)

    def close(self) -> None:
        """*Blocking.*"""
        if self._file is not None:
            self._file.close()


def _open_now(path: Any) -> io.FileIO:
    """*Blocking.* Open a file to be read. Refuse a pipe and a terminal: a thread that waits for one has no end.

    Opening a named pipe without O_NONBLOCK would wait for its writer.
    """
    file = io.FileIO(os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY), "rb")
    if _is_pipe(file.fileno()):
        file.close()
        raise InvalidArgumentError(
            f"stream: {os.fspath(path)!r} is a pipe or a terminal, not a file: give sys.stdin.buffer, or "
            "open(os.open(path, os.O_RDONLY | os.O_NONBLOCK), 'rb', buffering=0)"
        )
    os.set_blocking(file.fileno(), True)
    return file


def _is_pipe(number: int) -> bool:
    """Return whether a file is read when data have come: a thread that waits for them could not be cancelled."""
    mode = os.fstat(number).st_mode
    return stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode) or (stat.S_ISCHR(mode) and os.isatty(number))


def _read(file: Any, place: Place) -> int:
    """*Blocking.* Fill all of ``place``, unless the file ends before."""
    view, filled = _bytes(place), 0
    while filled < len(view) and (count := file.readinto(view[filled:])):
        filled += count
    return _rows(filled, place)


async def _read_async_file(file: Any, place: Place) -> int:
    """Fill all of ``place`` from a file of anyio's or Trio's, unless the file ends before."""
    view, filled = _bytes(place), 0
    while filled < len(view) and (count := await file.readinto(view[filled:])):
        filled += count
    return _rows(filled, place)


async def _read_pipe(file: io.RawIOBase, place: Place) -> int:
    """Fill the whole rows that have arrived, and at least one, from a pipe or a terminal."""
    view, row, filled = _bytes(place), _row(place), 0
    while filled == 0 or filled % row:
        await anyio.wait_readable(file.fileno())  # a thread that reads cannot be cancelled
        count = await anyio.to_thread.run_sync(file.readinto, view[filled:])
        if count is None:
            continue  # another reader was faster
        if not count:
            break
        filled += count
    return _rows(filled, place)


async def _read_socket(connection: socket.socket, place: Place) -> int:
    """Fill the whole rows that have arrived, and at least one, from a plain socket."""
    view, row, filled = _bytes(place), _row(place), 0
    while filled < len(view):
        try:
            count = connection.recv_into(view[filled:])
        except BlockingIOError:
            if filled and filled % row == 0:
                break
            await anyio.wait_readable(connection)
            continue
        if not count:
            break
        filled += count
    return _rows(filled, place)


async def _read_byte_stream(receive: Callable[[int], Awaitable[bytes | bytearray]], place: Place) -> int:
    """Fill the whole rows that have arrived, and at least one, from a stream of bytes.

    ``receive`` returns at most as many bytes as its argument says, and none at the end.
    """
    view, row, filled = _bytes(place), _row(place), 0
    while filled == 0 or filled % row:
        data = await receive(len(view) if filled == 0 else row - filled % row)
        if not data:
            break
        view[filled : filled + len(data)] = data
        filled += len(data)
    return _rows(filled, place)


def _function_source(function: Callable[[Place], Any]) -> FillingSource:
    """Return the source of a function of the program that fills a place."""

    def checked(count: Any, place: Place) -> int:
        if isinstance(count, bool) or not isinstance(count, (int, np.integer)) or not 0 <= count <= len(place):
            raise InvalidArgumentError(
                f"the source {function!r} returned {count!r}: it returns how many of the {len(place)} rows of "
                "its array it has filled, and 0 at its end"
            )
        return int(count)

    async def fill(place: Place) -> int:
        return checked(await function(place), place)

    called = getattr(function, "__call__", None)  # noqa: B004  # of an object
    if inspect.iscoroutinefunction(function) or inspect.iscoroutinefunction(called):
        return _LoopSource(fill)
    return _ThreadSource(lambda place: checked(function(place), place))


def source_of(source: Any) -> FillingSource | ArraySource:
    """Return how a stream reads from ``source``.

    Raises
    ------
    InvalidArgumentError, ArgumentNullError
        It is nothing that a stream reads, or a socket that blocks.
    """
    if isinstance(source, (str, os.PathLike)):
        path = _Path(source)
        return _ThreadSource(path.fill, path.close)
    if isinstance(source, socket.socket):
        if source.gettimeout() != 0:
            raise InvalidArgumentError(f"{source!r} blocks: call setblocking(False) before you stream it")
        return _LoopSource(partial(_read_socket, source))
    if isinstance(getattr(source, "wrapped", source), io.TextIOBase):
        raise InvalidArgumentError(f"stream: {source!r} is a text file: open it with mode 'rb'")
    receive = _receive_of(source)
    if receive is not None:
        return _LoopSource(partial(_read_byte_stream, receive))
    if hasattr(source, "readinto"):
        return _file_source(source)
    if isinstance(source, AsyncIterable):
        return ArraySource(aiter(source), in_thread=False)
    if isinstance(source, Iterable):
        return ArraySource(iter(source), in_thread=not isinstance(source, Sequence))
    if callable(source):
        return _function_source(source)
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
        return _LoopSource(partial(_read_async_file, file))
    number = path_of(file)
    if number is not None and _is_pipe(number):
        return _LoopSource(partial(_read_pipe, getattr(file, "raw", file)))
    return _ThreadSource(partial(_read, file))


def _bytes(place: Place) -> memoryview:
    return place.reshape(-1).view(np.uint8).data


def _row(place: Place) -> int:
    return place.nbytes // len(place)


def _rows(filled: int, place: Place) -> int:
    """Return the number of rows in ``filled`` bytes."""
    rows, rest = divmod(filled, _row(place))
    if rest:
        raise EOFError(f"the source ends within a row: after {rest} of its {_row(place)} bytes")
    return rows
