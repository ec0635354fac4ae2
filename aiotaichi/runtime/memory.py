"""Memory, arrays over it, and slices of both."""

from __future__ import annotations

import math
import weakref
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, SupportsIndex, TypeAlias

import numpy as np
import numpy.typing as npt

from ..core.signatures import ArrayArgument
from ..core.spans import Span
from ..errors import (
    ArgumentOutOfRangeError,
    InvalidArgumentError,
    InvalidStateError,
)
from ..hal import DeviceHal, MemoryHal, MemoryRequest
from ..last_error import records_errors
from ..types import Arch, DType, DTypeLike, MemoryUsage, as_dtype
from .device_data import Rows
from .extents import element_shape_of, extents_of
from .interop import array_interface, dlpack, exported_array

if TYPE_CHECKING:
    from .queue import Queue
    from .runtime import Runtime

__all__ = ["Memory", "NdArray", "Slice"]


@dataclass(frozen=True, slots=True)
class Slice(Rows):
    """Part of a memory or of an array, which ``write``, ``read``, ``copy`` and ``fill`` take.

    Attributes
    ----------
    memory
        What it is a part of.
    offset, size
        In bytes.
    dtype, shape
        What :meth:`Queue.read` yields of it, element shape included.
    """

    memory: Memory
    offset: int
    size: int
    dtype: DType | None
    shape: tuple[int, ...]
    element_shape: tuple[int, ...] = ()

    @records_errors
    def __post_init__(self) -> None:
        if not 0 <= self.offset <= self.offset + self.size <= self.memory.size:
            raise ArgumentOutOfRangeError(
                f"bytes {self.offset} to {self.offset + self.size} are not in {self.memory}"
            )

    @property
    def region(self) -> Slice:
        return self

    @property
    def allocation(self) -> Memory:
        return self.memory

    @property
    def span(self) -> Span:
        return self.memory.span.part(self.offset, self.size)

    @property
    def device(self) -> DeviceHal:
        return self.memory.runtime.device

    @property
    def numpy_dtype(self) -> np.dtype[Any]:
        return np.dtype(np.uint8) if self.dtype is None else self.dtype.numpy

    @property
    def alignment(self) -> int:
        """Of what is copied here without a step between, in bytes."""
        return 1

    def __str__(self) -> str:
        return f"a slice of {self.memory}"


class Memory(Rows):
    """Bytes on the device, zeroed when allocated. Made by :meth:`Runtime.allocate_memory`."""

    def __init__(
        self, runtime: Runtime, request: MemoryRequest, hal: MemoryHal | None = None, original: Memory | None = None
    ) -> None:
        self._runtime = runtime
        self._request = request
        self._hal: MemoryHal | None = hal or runtime.device.allocate(request)
        own = self._hal.span
        self.span: Span = own if original is None else original.span  # the same bytes have the same span
        checker = runtime.checker
        if checker is not None and original is not None:
            checker.share(self._hal, own, self.span)
        elif checker is not None:
            self.span = checker.renew(own) if hal is None else checker.resolve(own)
        self._is_closed = False
        self._arrays: weakref.WeakSet[NdArray] = weakref.WeakSet()
        self._is_mapped = False
        self.uses: dict[Queue, int] = {}  # the last ticket of each queue that uses it
        runtime.residency.add(self)

    @property
    def runtime(self) -> Runtime:
        """The runtime that allocated it."""
        return self._runtime

    @property
    def size(self) -> int:
        """Bytes."""
        return self._request.size

    @property
    def usage(self) -> MemoryUsage:
        """What it may be used for."""
        return MemoryUsage(self._request.usage)

    @property
    def closed(self) -> bool:
        """Whether it cannot be used any longer."""
        return self._is_closed

    @property
    def hal(self) -> MemoryHal:
        self.check_open()
        assert self._hal is not None
        return self._hal

    def check_open(self) -> None:
        """Raise an InvalidStateError where the memory, or its runtime, is closed."""
        if self._is_closed:
            raise InvalidStateError(f"{self} is closed")

    @property
    def region(self) -> Slice:
        """All of it."""
        return Slice(self, 0, self.size, None, (self.size,))

    @records_errors
    def ndarray(
        self,
        shape: SupportsIndex | Sequence[SupportsIndex],
        dtype: DTypeLike,
        *,
        element_shape: Sequence[SupportsIndex] = (),
    ) -> NdArray:
        """Return an array over the start of this memory; closing the memory closes it.

        Raises
        ------
        ArgumentOutOfRangeError
            The array would be larger than the memory.
        InvalidArgumentError
            The dtype is not a dtype, or imported memory begins where the dtype is not aligned.
        """
        return NdArray(self, shape, as_dtype(dtype), element_shape)

    @asynccontextmanager
    async def map(self) -> AsyncIterator[npt.NDArray[np.uint8]]:
        """Wait for the pending uses, then give the bytes to the host, without a copy.

        What the host writes is visible to what is enqueued after the block. The view must not be used
        after it.

        Raises
        ------
        InvalidStateError
            The memory was allocated without ``host_read`` and ``host_write``, is mapped, or is closed; or a queue
            that was closed by a cancelled ``aclose`` still runs what uses the memory; or, with
            ``Runtime(debug=True)``, another memory over the same bytes is in use.
        """
        hal = self._claim_for_mapping()
        checker = self._runtime.checker
        order = checker.mapped(self.span, self, self._request.host_write) if checker else nullcontext()
        try:
            with order as check:
                view = await self._map(hal, check)
                try:
                    yield view
                finally:
                    self._runtime.device.unmap(hal)
        finally:
            self._is_mapped = False

    def close(self) -> None:
        """Refuse further uses now, and free the memory after the last pending one. Idempotent."""
        if not self._is_closed:
            self.refuse()
            self._runtime.residency.call_after(self.uses, self.release)

    def refuse(self) -> None:
        """Refuse further uses; free nothing."""
        self._is_closed = True
        for array in self._arrays:
            array.signature = None

    def release(self) -> object:
        """Let go of the device's part and hand it over."""
        hal, self._hal = self._hal, None
        for array in self._arrays:
            array.memory = None
        return hal

    @records_errors
    def _claim_for_mapping(self) -> MemoryHal:
        hal = self.hal
        if not (self._request.host_read or self._request.host_write):
            raise InvalidStateError(
                f"{self} cannot be mapped: allocate it with host_read or host_write; what is imported from Vulkan is "
                "not mapped here, but read and written"
            )
        if self._is_mapped:
            raise InvalidStateError(f"{self} is mapped already")
        self._is_mapped = True
        return hal

    @records_errors
    async def _map(self, hal: MemoryHal, check: Callable[[dict[int, int]], None] | None) -> npt.NDArray[np.uint8]:
        uses = tuple(self.uses.items())
        for queue, ticket in uses:
            await queue.reach(ticket)
            if queue.may_run(ticket):
                raise InvalidStateError(
                    f"{self} cannot be mapped yet: {queue!r} was closed in the middle of an operation that uses it, "
                    "and the operation still runs"
                )
        if check is not None:
            check({queue.number: ticket for queue, ticket in uses})
        view = np.frombuffer(self._runtime.device.map(hal), np.uint8)
        view.flags.writeable = self._request.host_write
        return view

    def __repr__(self) -> str:
        return f"<Memory of {self.size} bytes{', closed' if self.closed else ''}>"


class NdArray(ArrayArgument, Rows):
    """An array on the device, zeroed when allocated. Made by :meth:`Runtime.ndarray`.

    Attributes
    ----------
    shape
        Extents; the element shape is not among them.
    dtype
        Of one component.
    element_shape
        ``()`` for scalars, ``(n,)`` for vectors, ``(n, m)`` for matrices.
    """

    __slots__ = ("__weakref__", "_grad", "_memory", "dtype", "element_shape", "shape", "uses")

    def __init__(
        self,
        memory: Memory,
        shape: SupportsIndex | Sequence[SupportsIndex],
        dtype: DType,
        element_shape: Sequence[SupportsIndex] = (),
        grad: NdArray | None = None,
    ) -> None:
        self.shape = extents_of(shape)
        self.element_shape = element_shape_of(element_shape)
        self.dtype = dtype
        if self.nbytes > memory.size:
            raise ArgumentOutOfRangeError(f"the array takes {self.nbytes} bytes, {memory} is too small")
        if memory.hal.address % dtype.itemsize:  # only what was imported
            raise InvalidArgumentError(f"{memory} begins at {memory.hal.address:#x}: {dtype} is not aligned there")
        self._memory = memory
        self.memory = memory.hal
        signatures, is_storage = memory.runtime.signatures, bool(memory.usage & MemoryUsage.STORAGE)
        ndim = len(self.shape)
        self.signature = signatures.of_array(dtype, self.element_shape, ndim, self.nbytes, is_storage)
        self.words = (*self.shape, memory.hal.address)
        self.uses = memory.uses
        self._grad = grad
        if grad is not None:
            # A launch that uses the array may use the gradient, and without its gradient the array is closed.
            grad.uses = grad._memory.uses = self.uses
            grad._memory._arrays.add(self)
        memory._arrays.add(self)

    @property
    def ndim(self) -> int:
        """How many dimensions ``shape`` has."""
        return len(self.shape)

    @property
    def nbytes(self) -> int:
        """The size in bytes."""
        return math.prod(self.shape) * math.prod(self.element_shape) * self.dtype.itemsize

    @property
    def grad(self) -> NdArray | None:
        """The gradient, an array of the same shape, if the array was made with ``needs_grad=True``; else None.

        Closing one of the two closes both.
        """
        return self._grad

    @property
    def allocation(self) -> Memory:
        """The memory that it lies in."""
        return self._memory

    @property
    def span(self) -> Span:
        return self._memory.span.part(0, self.nbytes)

    @property
    def closed(self) -> bool:
        """Whether it cannot be used any longer."""
        return self.signature is None

    @property
    def region(self) -> Slice:
        """All of it."""
        return Slice(self._memory, 0, self.nbytes, self.dtype, self.shape + self.element_shape, self.element_shape)

    @property
    @records_errors
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """Version 3, with the stream that the consumer waits for; what is enqueued is submitted. CUDA only.

        What the consumer does then is not ordered before what is enqueued here later: see
        :meth:`Queue.wait_stream`. Its view ends when the array or the runtime is closed.

        Raises
        ------
        AttributeError
            The array is not CUDA's.
        InvalidStateError
            As :meth:`__dlpack__`.
        """
        if self._memory.runtime.info.arch is not Arch.CUDA:
            raise AttributeError(f"{self!r} is no CUDA array")
        return array_interface(self)

    @records_errors
    def __dlpack__(self, *, stream: int | None = None, **arguments: Any) -> Any:
        """Return a DLPack capsule, ordered as ``stream`` says; what is enqueued is submitted. CUDA only.

        The memory lives as long as the consumer's array. Order is as of :attr:`__cuda_array_interface__`. Blocks
        while memory that has just been allocated is zeroed.

        Raises
        ------
        InvalidInteropError
            The array is not CUDA's.
        InvalidStateError
            It is closed, or a queue of another event loop uses it, or the host holds back what that queue was given:
            ``await queue.flush()`` first.
        """
        return dlpack(self, stream, arguments)

    @records_errors
    def __dlpack_device__(self) -> tuple[int, int]:
        """Return DLPack's device type and index."""
        device: tuple[int, int] = exported_array(self).__dlpack_device__()
        return device

    @asynccontextmanager
    async def map(self) -> AsyncIterator[npt.NDArray[Any]]:
        """As :meth:`Memory.map`, as an array of ``shape + element_shape``."""
        async with self._memory.map() as view:
            yield view[: self.nbytes].view(self.dtype.numpy).reshape(self.shape + self.element_shape)

    def close(self) -> None:
        """Close the memory that it lies in, with every array over it, and its gradient."""
        self._memory.close()
        if self._grad is not None:
            self._grad.close()

    def __repr__(self) -> str:
        element = f", element_shape={self.element_shape}" if self.element_shape else ""
        return f"<NdArray {self.dtype} {self.shape}{element}{', closed' if self.closed else ''}>"


Region: TypeAlias = "Memory | NdArray | Slice"
