"""Arrays that tasks lease, and that later tasks use again."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self, SupportsIndex

import anyio.lowlevel
import numpy.typing as npt

from ..core.no_copies import refuse_copies
from ..core.values import A_NUMBER_OF_BYTES, integer
from ..errors import InvalidArgumentError, wrong_argument
from ..queue.open_device import OpenDevice
from ..types import DType, DTypeLike, MemoryUsage, as_dtype, u8
from .extents import element_shape_of, extents_of
from .lender import Lender
from .loan import MemoryLoan
from .memory import Memory, NdArray
from .memory_request import memory_request
from .pooled_bytes import PooledBytes
from .shelf import Shelf
from .stock import Stock
from .transfer import host_array

if TYPE_CHECKING:
    from ..runtime.runtime import Runtime  # the type of the public property Pool.runtime

__all__ = ["Pool", "PoolStatistics"]


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
        lender = Lender(require_open, self._pause, self._resume)
        self._runtime = runtime
        self._require_open = require_open
        stock = Stock(most, Memory.close)
        self._arrays = Shelf(lender, stock, self._allocate, lender.lend, self._free_idle)
        host_stock = Stock(host_most, _forgotten)
        self._host_arrays = Shelf(lender, host_stock, self._allocate_host, lender.lend_host, self._free_idle)

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
        wanted = Wanted(as_dtype(dtype), extents_of(shape), element_shape_of(element_shape))
        sizes = _checked_sizes("pool.lease", self._arrays, "max_bytes", [wanted])
        return self._arrays.block("pool.lease", sizes, lambda loans: wanted.array_over(loans[0].memory))

    def lease_all(
        self, *arrays: tuple[SupportsIndex | Sequence[SupportsIndex], DTypeLike]
    ) -> AbstractAsyncContextManager[tuple[NdArray, ...]]:
        """Return a block that has several arrays on the device, which it gets at once.

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
        all_wanted = [Wanted(as_dtype(dtype), extents_of(shape)) for shape, dtype in arrays]
        if not all_wanted:
            raise InvalidArgumentError("pool.lease_all: give the shape and the dtype of at least one array")
        sizes = _checked_sizes("pool.lease_all", self._arrays, "max_bytes", all_wanted)

        def view(loans: Sequence[MemoryLoan]) -> tuple[NdArray, ...]:
            return tuple(wanted.array_over(loan.memory) for wanted, loan in zip(all_wanted, loans, strict=True))

        return self._arrays.block("pool.lease_all", sizes, view)

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
        wanted = Wanted(as_dtype(dtype), extents_of(shape))
        sizes = _checked_sizes("pool.lease_host", self._host_arrays, "max_host_bytes", [wanted])
        return self._host_arrays.block(
            "pool.lease_host", sizes, lambda loans: loans[0].array(wanted.shape, wanted.dtype)
        )

    def statistics(self) -> PoolStatistics:
        """Return what the pool has now."""
        arrays, host_arrays = self._arrays.stock, self._host_arrays.stock
        returning = self._arrays.returning + self._host_arrays.returning
        return PoolStatistics(
            borrowed=arrays.taken + host_arrays.taken - returning,
            returning=returning,
            idle=len(arrays.idle) + len(host_arrays.idle),
            waiting=len(arrays.waiting) + len(host_arrays.waiting),
            borrowed_bytes=arrays.taken_bytes,
            idle_bytes=arrays.idle.nbytes,
            max_bytes=arrays.max_bytes,
            host_borrowed_bytes=host_arrays.taken_bytes,
            host_idle_bytes=host_arrays.idle.nbytes,
            max_host_bytes=host_arrays.max_bytes,
        )

    async def aclose(self) -> None:
        """Free the idle arrays, and refuse further leases. Idempotent.

        Tasks that wait for an array get an InvalidStateError. Blocks that have an array go on: the array is freed
        after its block and its last use.
        """
        self._close()
        await anyio.lowlevel.checkpoint()

    # -- private ----------------------------------------------------------------------------------------------

    def _allocate(self, nbytes: int) -> Memory:
        return Memory(self._require_open(), memory_request(nbytes, False, False, False, MemoryUsage.STORAGE))

    def _allocate_host(self, nbytes: int) -> PooledBytes:
        array, _ = host_array(self._require_open().device.allocate_host_array, (nbytes,), u8.numpy)
        return PooledBytes(array)

    def _free_idle(self) -> bool:
        """Free all idle arrays. Return whether there were any."""
        freed = [shelf.stock.free_idle() for shelf in (self._arrays, self._host_arrays)]
        return any(freed)

    def _pause(self) -> None:
        self._arrays.stock.pause()
        self._host_arrays.stock.pause()

    def _resume(self) -> None:
        self._arrays.stock.resume()
        self._host_arrays.stock.resume()

    def _close(self) -> None:
        self._arrays.stock.close()
        self._host_arrays.stock.close()

    def __repr__(self) -> str:
        stock = self._arrays.stock
        return f"<Pool of {stock.max_bytes} bytes{', closed' if stock.is_closed else ''}>"


@dataclass(frozen=True, slots=True)
class Wanted:
    """An array that a task wants."""

    dtype: DType
    shape: tuple[int, ...]
    element_shape: tuple[int, ...] = ()

    @property
    def nbytes(self) -> int:
        """The size of the memory in bytes, at least 1."""
        return max(1, math.prod(self.shape) * math.prod(self.element_shape) * self.dtype.itemsize)

    def array_over(self, memory: Memory) -> NdArray:
        """Return the array over the start of a memory."""
        return memory.ndarray(self.shape, self.dtype, element_shape=self.element_shape)


def _checked_sizes(call: str, shelf: Shelf[Any, Any], limit: str, wanted: Sequence[Wanted]) -> Sequence[int]:
    """Return how many bytes each array needs. Raise unless all can be leased, here and now."""
    shelf.check(call)
    sizes = [each.nbytes for each in wanted]
    most = shelf.stock.max_bytes
    if sum(sizes) > most:
        raise InvalidArgumentError(f"{call}: {sum(sizes)} bytes never fit: the pool has {limit}={most}")
    return sizes


def _forgotten(memory: PooledBytes) -> None:
    """Do nothing: host memory is freed when it is dropped."""
