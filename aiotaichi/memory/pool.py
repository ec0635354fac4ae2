"""Arrays that tasks lease, and that later tasks use again."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from types import TracebackType
from typing import TYPE_CHECKING, Any, Generic, Self, SupportsIndex, TypeAlias, TypeVar

import anyio.lowlevel
import numpy.typing as npt

from ..core.histogram import Histogram
from ..core.no_copies import refuse_copies
from ..core.values import A_NUMBER_OF_BYTES, integer
from ..counted import counted
from ..errors import Error, InvalidArgumentError, InvalidStateError, OutOfMemoryError, wrong_argument
from ..kept_errors import again
from ..queue.open_device import OpenDevice
from ..queue.ports import current_port, in_event_loop, no_event_loop
from ..queue.waiting_line import WaitingLine
from ..types import DTypeLike, u8
from .array_layout import layout_of, storage_request
from .loan import HostLoan, Lender, MemoryLoan, PooledBytes
from .memory import Memory, NdArray
from .transfer import host_array

if TYPE_CHECKING:
    from ..runtime.runtime import Runtime  # the type of the public property Pool.runtime

__all__ = ["Pool", "PoolStatistics"]

M = TypeVar("M", bound=Memory | PooledBytes)
L = TypeVar("L", bound=MemoryLoan | HostLoan)
V = TypeVar("V")

Lend: TypeAlias = Callable[[OpenDevice, Lender, str, Any, M], L]


@dataclass(frozen=True, slots=True)
class PoolStatistics:
    """What a pool has at one moment. Arrays on the device and host arrays count together; their bytes do not.

    Attributes
    ----------
    borrowed
        The number of arrays that blocks use.
    returning
        The number of arrays whose block has ended, and that the device still uses.
    idle
        The number of arrays that nothing uses.
    waiting
        The number of tasks that wait for an array.
    borrowed_bytes, host_borrowed_bytes
        The bytes of the borrowed and returning arrays on the device, and of the host arrays.
    idle_bytes, host_idle_bytes
        The bytes of the idle arrays.
    max_bytes, max_host_bytes
        The most bytes that the arrays on the device may have together, and the host arrays.
    lease_waits
        How many seconds tasks have waited for their arrays: a :class:`Histogram`. A task that did not have to wait
        counts with 0 s, and a cancelled one with the time until its cancellation.
    refused
        How many leases raised an OutOfMemoryError: the device, the host or ``memory_limit`` had no room for a new
        array. The number never falls.
    """

    borrowed: int
    returning: int
    idle: int
    waiting: int
    borrowed_bytes: int
    idle_bytes: int
    max_bytes: int
    host_borrowed_bytes: int
    host_idle_bytes: int
    max_host_bytes: int
    lease_waits: Histogram
    refused: int


class Pool:
    """Arrays that tasks lease. Made by :meth:`Runtime.pool`, in the event loop that leases.

    A lease waits while the pool is exhausted; first come, first served. An array is leased again only after the last
    operation that uses it has completed, on any queue, also if its block was cancelled.

    If the device is lost, its arrays are lost, and a further lease raises. Tasks that wait get an array as soon as
    :meth:`Runtime.recreate` has opened the device again.

    Use the pool as ``async with rt.pool(...) as pool``, or call :meth:`aclose`, to free its memory before the runtime
    is closed.
    """

    __reduce_ex__ = refuse_copies("rt.pool makes another one")

    def __init__(
        self,
        runtime: Runtime,
        require_open: Callable[[], OpenDevice],
        max_bytes: int,
        max_host_bytes: int | None,
    ) -> None:
        most = host_most = integer("max_bytes", max_bytes, A_NUMBER_OF_BYTES, least=1)
        if max_host_bytes is not None:
            host_most = integer("max_host_bytes", max_host_bytes, A_NUMBER_OF_BYTES, least=1)
        self._runtime = runtime
        self._arrays = Shelf(require_open, most, _allocate, MemoryLoan, self._free_idle)
        self._host_arrays = Shelf(require_open, host_most, _allocate_host, HostLoan, self._free_idle)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._close()

    @property
    def runtime(self) -> Runtime:
        """The runtime of the arrays."""
        return self._runtime

    def lease(
        self,
        shape: SupportsIndex | Sequence[SupportsIndex],
        dtype: DTypeLike,
        *,
        element_shape: Sequence[SupportsIndex] = (),
    ) -> AbstractAsyncContextManager[NdArray]:
        """Return a block that has an array on the device. It waits for the array while the pool is exhausted.

        The array has the values that its last user left, or zeros: ``queue.fill(x, 0)`` clears it. At the end of the
        block the array is closed: a later use raises. Operations that are enqueued complete.

        Parameters
        ----------
        shape, dtype, element_shape
            As for :meth:`Runtime.ndarray`.

        Raises
        ------
        InvalidArgumentError
            The shape or the dtype is invalid, or the array is larger than ``max_bytes``.
        InvalidStateError
            The pool or the runtime is closed, also while the lease waits; or the pool belongs to another event loop.
        OutOfMemoryError
            On entry: the device does not have that much memory left.

        Examples
        --------
        >>> async with pool.lease((480, 640, 3), at.u8) as x:
        ...     queue.write(x, image)
        ...     queue.launch(blur, x)
        ...     image = await queue.read(x)
        """
        layout = layout_of(shape, dtype, element_shape)
        sizes = (layout.memory_size,)
        _check_fit("pool.lease", self._arrays, "max_bytes", sizes)
        return Block(self._arrays, "pool.lease", sizes, lambda loans: loans[0].array(layout))

    def lease_all(
        self, *arrays: tuple[SupportsIndex | Sequence[SupportsIndex], DTypeLike]
    ) -> AbstractAsyncContextManager[tuple[NdArray, ...]]:
        """Return a block that gets several arrays on the device, all at the same time.

        Tasks that have one array and wait for a second one can wait for each other for ever. Lease both together.

        Parameters
        ----------
        *arrays
            The shape and the dtype of each array.

        Raises
        ------
        InvalidArgumentError
            A shape or a dtype is invalid, or the arrays together are larger than ``max_bytes``.
        InvalidStateError, OutOfMemoryError
            As :meth:`lease`.

        Examples
        --------
        >>> async with pool.lease_all(((480, 640), at.f32), ((480, 640), at.f32)) as (x, y):
        ...     queue.launch(blur, x, y)
        """
        for each in arrays:
            if not isinstance(each, tuple | list) or len(each) != 2:
                raise wrong_argument(
                    each,
                    f"pool.lease_all: {each!r}: give a shape and a dtype for each array, as ((480, 640), at.f32)",
                )
        layouts = [layout_of(shape, dtype) for shape, dtype in arrays]
        if not layouts:
            raise InvalidArgumentError("pool.lease_all: give the shape and the dtype of at least one array")
        sizes = [layout.memory_size for layout in layouts]
        _check_fit("pool.lease_all", self._arrays, "max_bytes", sizes)

        def view(loans: Sequence[MemoryLoan]) -> tuple[NdArray, ...]:
            return tuple(loan.array(layout) for layout, loan in zip(layouts, loans, strict=True))

        return Block(self._arrays, "pool.lease_all", sizes, view)

    def lease_host(
        self, shape: SupportsIndex | Sequence[SupportsIndex], dtype: DTypeLike
    ) -> AbstractAsyncContextManager[npt.NDArray[Any]]:
        """Return a block that has a host array, as :meth:`Runtime.host_array` makes one. It waits as :meth:`lease`.

        The array has the values that its last user left. At the end of the block, copy the values that you keep: the
        memory is another task's soon. A later ``write(..., borrow=True)`` or ``read(..., out=...)`` raises.

        Raises
        ------
        InvalidArgumentError, InvalidStateError, OutOfMemoryError
            As :meth:`lease`, with ``max_host_bytes``.

        Examples
        --------
        >>> async with pool.lease((480, 640, 3), at.u8) as x, pool.lease_host((480, 640, 3), at.u8) as pixels:
        ...     await socket.readinto(pixels)
        ...     queue.write(x, pixels, borrow=True)
        ...     queue.launch(blur, x)
        ...     await queue.read(x, out=pixels)
        ...     await socket.send(pixels)
        """
        layout = layout_of(shape, dtype)
        sizes = (layout.memory_size,)
        _check_fit("pool.lease_host", self._host_arrays, "max_host_bytes", sizes)
        return Block(self._host_arrays, "pool.lease_host", sizes, lambda loans: loans[0].array(layout))

    def statistics(self) -> PoolStatistics:
        """Return what the pool has now.

        Examples
        --------
        >>> pool = rt.pool(max_bytes=2**20)
        >>> async with pool.lease(4, at.f32):
        ...     print(pool.statistics().borrowed)
        1
        """
        arrays, host_arrays = self._arrays, self._host_arrays
        returning = len(arrays.returning) + len(host_arrays.returning)
        return PoolStatistics(
            borrowed=arrays.taken + host_arrays.taken - returning,
            returning=returning,
            idle=len(arrays.idle) + len(host_arrays.idle),
            waiting=len(arrays.line) + len(host_arrays.line),
            borrowed_bytes=arrays.taken_bytes,
            idle_bytes=arrays.idle.nbytes,
            max_bytes=arrays.max_bytes,
            host_borrowed_bytes=host_arrays.taken_bytes,
            host_idle_bytes=host_arrays.idle.nbytes,
            max_host_bytes=host_arrays.max_bytes,
            lease_waits=arrays.line.waits.read() + host_arrays.line.waits.read(),
            refused=arrays.refused + host_arrays.refused,
        )

    async def aclose(self) -> None:
        """Free the idle arrays, and refuse further leases. Idempotent.

        Tasks that wait for an array get an InvalidStateError. Blocks that have an array go on: the array is freed
        after its block and its last use.

        Examples
        --------
        >>> pool = rt.pool(max_bytes=2**20)
        >>> await pool.aclose()
        """
        self._close()
        await anyio.lowlevel.checkpoint()

    # -- private ----------------------------------------------------------------------------------------------

    def _free_idle(self) -> bool:
        """Free all idle arrays: a runtime's limit is one for both kinds. Return whether there were any."""
        freed = [shelf.free_idle() for shelf in (self._arrays, self._host_arrays)]
        return any(freed)

    def _close(self) -> None:
        self._arrays.close()
        self._host_arrays.close()

    def __repr__(self) -> str:
        has = self.statistics()
        arrays = f"{counted(has.borrowed, 'array')} borrowed, {has.borrowed_bytes} of {has.max_bytes} bytes"
        host = f"{has.host_borrowed_bytes} of {has.max_host_bytes} host bytes"
        state = ", closed" if self._arrays.is_closed else ""
        return f"<Pool of {self._runtime!r}, {arrays}, {host}, {counted(has.waiting, 'task')} waiting{state}>"


def _check_fit(call: str, shelf: Shelf[Any, Any], limit: str, sizes: Sequence[int]) -> None:
    """Raise unless arrays of these sizes can be leased together, here and now."""
    shelf.check(call)
    nbytes = sum(sizes)
    if nbytes > shelf.max_bytes:
        raise InvalidArgumentError(f"{call}: {nbytes} bytes never fit: the pool has {limit}={shelf.max_bytes}")


def _allocate(open_device: OpenDevice, nbytes: int) -> Memory:
    return Memory(open_device, storage_request(nbytes))


def _allocate_host(open_device: OpenDevice, nbytes: int) -> PooledBytes:
    array = host_array(open_device.device.allocate_host_array, (nbytes,), u8.numpy)
    return PooledBytes(array)


@dataclass(eq=False, slots=True)
class Piece(Generic[M]):
    """A piece of memory, and its bytes. The memory is None before it is allocated, and after it is freed."""

    memory: M | None
    nbytes: int


class Idle(Generic[M]):
    """Pieces that nothing uses, by size and by their last use."""

    def __init__(self) -> None:
        self.nbytes = 0  # of all
        self._pieces: dict[Piece[M], None] = {}  # in the order of their last use
        self._of_size: dict[int, deque[Piece[M]]] = {}  # by size, in the same order

    def __len__(self) -> int:
        return len(self._pieces)

    def add(self, piece: Piece[M]) -> None:
        """Add a piece, which was used until now."""
        nbytes = piece.nbytes
        self._pieces[piece] = None
        pieces = self._of_size.get(nbytes)
        if pieces is None:
            self._of_size[nbytes] = deque((piece,))
        else:
            pieces.append(piece)
        self.nbytes += nbytes

    def take(self, nbytes: int) -> Piece[M] | None:
        """Take the smallest piece that has ``nbytes``, and at most a quarter more. None if there is none.

        Of pieces of one size, it is the last used: its memory is warm.
        """
        pieces = self._of_size.get(nbytes)
        if pieces is None:
            most = nbytes + nbytes // 4
            size = min((size for size in self._of_size if nbytes < size <= most), default=None)
            if size is None:
                return None
            pieces = self._of_size[size]
        return self._removed(pieces.pop())

    def take_oldest(self) -> Piece[M]:
        """Take the piece that was not used for longest."""
        return self._removed(self._of_size[next(iter(self._pieces)).nbytes].popleft())

    def _removed(self, piece: Piece[M]) -> Piece[M]:
        nbytes = piece.nbytes
        del self._pieces[piece]
        if not self._of_size[nbytes]:
            del self._of_size[nbytes]
        self.nbytes -= nbytes
        return piece


class Shelf(Generic[M, L]):
    """Memory of one kind that blocks borrow in one event loop, at most ``max_bytes`` together.

    A block gets idle pieces that have at most a quarter more bytes than it needs, the smallest such pieces. Else it
    gets room for new pieces. Idle pieces make room, those first that were not used for longest. A block gets all its
    pieces at once: tasks that hold some and wait for more could wait for each other for ever.

    ``require_open`` returns the runtime's open device, which :meth:`Runtime.recreate` replaces. ``lend`` makes a loan
    of memory that nothing uses. ``free_idle`` frees the idle memory of every kind. It returns whether there was any.
    """

    def __init__(
        self,
        require_open: Callable[[], OpenDevice],
        max_bytes: int,
        allocate: Callable[[OpenDevice, int], M],
        lend: Lend[M, L],
        free_idle: Callable[[], bool],
    ) -> None:
        self.max_bytes = max_bytes
        self.taken = self.taken_bytes = 0  # pieces that are not idle
        # Of those, the pieces whose block has ended, and that are still used. Nothing else need hold their loans.
        self.returning: dict[Piece[M], L] = {}
        self.idle: Idle[M] = Idle()
        self.line: WaitingLine[Sequence[int], Sequence[Piece[M]]] = WaitingLine("lease", self._admit, self._take_back)
        self.refused = 0  # leases that raised an OutOfMemoryError
        self.is_closed = False
        self._is_paused = False
        self._require_open = require_open
        self._allocate = allocate
        self._lend = lend
        self._free_all_idle = free_idle
        self.port = current_port()
        self._open_device: OpenDevice | None = None  # as the last check has found it
        self._check_not_lost().lenders[id(self)] = self

    def check(self, call: str) -> OpenDevice:
        """Return the open device. Raise an InvalidStateError unless memory can be borrowed, here and now.

        ``call`` is the user's call.
        """
        open_device, port = self._open_device, self.port
        if open_device is None or open_device.loss.done():  # or the runtime is closed
            open_device = self._open_device = self._check_not_lost()
        elif open_device.refusal is not None:
            open_device.check_open()
        if port.running() is not port.loop:
            if not in_event_loop():
                raise no_event_loop(call)
            raise InvalidStateError(
                f"{call}: the pool belongs to another event loop: use it in the loop that made it"
            )
        if self.is_closed:
            raise InvalidStateError("the pool is closed")
        return open_device

    async def borrow(self, call: str, sizes: Sequence[int]) -> Sequence[L]:
        """Wait for pieces, and lend their memory. If that is cancelled or fails, they are the next task's."""
        port = self.port
        if port.running() is not port.loop:
            self.check(call)  # raises
        await port.let_others_run()
        open_device = self.check(call)
        pieces = self.line.take(sizes)
        if pieces is None:
            place = self.line.join(sizes)
            try:
                await place.wait()
                open_device = self.check(call)
                assert place.granted is not None
            except BaseException:
                self.line.leave(place)
                raise
            pieces = place.granted
        try:
            for piece in pieces:
                if piece.memory is None:
                    self._allocate_for(piece)
        except BaseException as error:
            self.line.give_back(pieces)
            self.refused += isinstance(error, OutOfMemoryError)
            raise
        loans: list[L] = []
        try:
            for piece in pieces:
                assert piece.memory is not None
                loans.append(self._lend(open_device, self, call, piece, piece.memory))
        except BaseException:  # another thread has closed the runtime meanwhile
            self.give_back(loans)
            for piece in pieces[len(loans) :]:
                self._discard(piece)
            raise
        return loans

    def give_back(self, loans: Sequence[L]) -> None:
        """Take memory back after its last use. A block has ended, or its loans were dropped."""
        for loan in loans:
            if not loan.end():
                self.returning[loan.piece] = loan

    def pause(self) -> None:
        """Lend nothing until :meth:`resume`: the device is lost. From any thread."""
        self._call(self._pause)

    def resume(self) -> None:
        """Lend again: the device is open again. Or the runtime is closed. Idle memory was lost. From any thread."""
        self._call(self._resume)

    def free_idle(self) -> bool:
        """Free the memory of all idle pieces. Return whether there were any."""
        had_some = bool(self.idle)
        while self.idle:
            _free(self.idle.take_oldest())
        return had_some

    def close(self) -> None:
        """Free what is idle, and end the waiting. Taken pieces are freed later."""
        self.is_closed = True
        self.free_idle()
        self.line.close()

    def _allocate_for(self, piece: Piece[M]) -> None:
        """Allocate the memory of a piece. If none is left, free what is idle, and try once more."""
        try:
            piece.memory = self._allocate(self._require_open(), piece.nbytes)
        except OutOfMemoryError:
            if not self._free_all_idle():
                raise
            piece.memory = self._allocate(self._require_open(), piece.nbytes)

    def returned(self, loan: L, error: Error | None) -> None:
        """Take a piece back. If there is an error, the device may still use its memory: nobody gets it again."""
        piece: Piece[M] = loan.piece
        self.returning.pop(piece, None)
        if error is None:
            self.line.give_back([piece])
        else:
            self._discard(piece)

    def _discard(self, piece: Piece[M]) -> None:
        _free(piece)
        self.line.give_back([piece])

    def _admit(self, sizes: Sequence[int]) -> Sequence[Piece[M]] | None:
        """Take pieces, if there is room for new ones."""
        room = self.max_bytes - self.taken_bytes
        if self._is_paused or sum(sizes) > room:
            return None
        idle, pieces, nbytes = self.idle, [], 0
        for size in sizes:
            piece = idle.take(size) or Piece(None, size)
            pieces.append(piece)
            nbytes += piece.nbytes
        if nbytes > room:  # some are larger than needed
            for piece in pieces:
                if piece.memory is not None:
                    idle.add(piece)
            pieces, nbytes = [Piece(None, nbytes) for nbytes in sizes], sum(sizes)
        while idle.nbytes > room - nbytes:
            _free(idle.take_oldest())
        self.taken += len(pieces)
        self.taken_bytes += nbytes
        return pieces

    def _take_back(self, pieces: Sequence[Piece[M]]) -> None:
        """Make pieces idle, unless they have no memory."""
        for piece in pieces:
            if self.is_closed:
                _free(piece)
            elif piece.memory is not None:
                self.idle.add(piece)
            self.taken -= 1
            self.taken_bytes -= piece.nbytes

    def _pause(self) -> None:
        self._is_paused = True

    def _resume(self) -> None:
        self._is_paused, self._open_device = False, None
        self.free_idle()
        self.line.serve()

    def _call(self, callback: Callable[[], None]) -> None:
        """Call in the event loop of the pool."""
        if self.port.is_current():
            callback()
        else:
            self.port.call_threadsafe(callback)

    def _check_not_lost(self) -> OpenDevice:
        open_device = self._require_open()
        if open_device.loss.error is not None:
            raise again(open_device.loss.error)
        return open_device


class Block(AbstractAsyncContextManager[V], Generic[M, L, V]):
    """A block with memory of its own. After the block and the last use, the memory comes back.

    ``view`` makes the block's value of its loans.
    """

    __slots__ = ("_call", "_loans", "_shelf", "_sizes", "_view")

    def __init__(self, shelf: Shelf[M, L], call: str, sizes: Sequence[int], view: Callable[[Sequence[L]], V]) -> None:
        self._shelf = shelf
        self._call = call
        self._sizes = sizes
        self._view = view
        self._loans: Sequence[L] | None = None

    @property
    def hint_to_enter(self) -> str:
        """What to write, for the error of a call that takes the block in place of its value."""
        return f"use 'async with {self._call}(...) as x'"

    def __repr__(self) -> str:
        state = "not entered" if self._loans is None else "entered"
        return f"<{self._call} of {sum(self._sizes)} bytes, {state}>"

    async def __aenter__(self) -> V:
        if self._loans is not None:
            raise InvalidStateError(f"{self._call}: a block is entered once: call {self._call} for each block")
        self._loans = ()
        self._loans = await self._shelf.borrow(self._call, self._sizes)
        try:
            return self._view(self._loans)
        except BaseException:
            self._shelf.give_back(self._loans)
            raise

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        loans, self._loans = self._loans, ()
        if loans:
            self._shelf.give_back(loans)


def _free(piece: Piece[Any]) -> None:
    memory, piece.memory = piece.memory, None
    if memory is not None:
        memory.close()
