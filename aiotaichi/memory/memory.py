"""Memory, arrays over memory, and slices of both."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Generic, NoReturn, SupportsIndex, TypeAlias, overload

import numpy as np
import numpy.typing as npt

from ..core.signatures import ArrayArgument
from ..core.spans import Span
from ..errors import ArgumentOutOfRangeError, Error, InvalidArgumentError, InvalidStateError
from ..hal import MemoryHal, MemoryRequest
from ..queue.data_flow import failed_data, raise_failed, share, space_of
from ..queue.open_device import OpenDevice
from ..queue.worker import in_thread
from ..types import Arch, DType, DTypeLike, MemoryUsage, NumpyT, NumpyT_co, TypedDType, u8
from .array_interfaces import array_interface, dlpack, exported_array
from .array_layout import STORAGE, ArrayLayout, layout_of
from .requests import bounds_of, position_of
from .resource import DeviceData, Resource, resource_of, span_of

if TYPE_CHECKING:
    from ..runtime.runtime import Runtime  # the type of a public property

__all__ = ["Memory", "NdArray", "Region", "Slice", "allocate_array", "host_view", "request_of"]


class Rows(DeviceData):
    """Values in C order, with slices along the leading axis."""

    __slots__ = ()

    @property
    def region(self) -> Slice:
        """A slice of all rows."""
        raise NotImplementedError

    def __getitem__(self, key: SupportsIndex | slice) -> Slice:
        """Return a row, or the rows of a slice with step 1. A memory's rows are its bytes.

        A row has one axis less: ``x[2]`` of a two-dimensional array is one-dimensional. Negative numbers count from
        the end. Unlike a list's slice, a slice of the device must lie within the array.

        Raises
        ------
        IndexOutOfRangeError
            ``key`` is not within the leading axis.
        InvalidArgumentError
            ``key`` is neither an integer nor a slice with step 1, or the array has no axis.

        Examples
        --------
        >>> rows = x[1:3]
        >>> last = x[-1]
        """
        region = self.region
        rows = _rows_of(region, self)
        row_size = region.nbytes // rows if rows else 0
        if isinstance(key, slice):
            start, stop = bounds_of(key, rows, self)
            shape = (stop - start, *region.shape[1:])
        else:
            start = position_of(key, rows, self)
            stop, shape = start + 1, region.shape[1:]
        part: Slice = object.__new__(Slice)
        offset = region.offset + start * row_size
        _fill(part, region.memory, offset, (stop - start) * row_size, region.dtype, shape, region.element_shape)
        return part

    if not TYPE_CHECKING:  # type checkers say themselves that no element is assigned

        def __setitem__(self, *_: object) -> NoReturn:
            call = "'queue.write(x[...], values)' or 'queue.fill(x[...], value)' changes them"
            raise TypeError(f"{self!r} has its values on the device: {call}")

    def __iter__(self) -> Iterator[Slice]:
        """Iterate over the rows. They are slices: their values are on the device."""
        return (self[i] for i in range(_rows_of(self.region, self)))

    def __len__(self) -> int:
        """Return the number of rows: the leading extent, or the bytes of a memory.

        Raises
        ------
        TypeError
            The array has no axis.
        """
        region = self.region
        if len(region.shape) == len(region.element_shape):
            raise TypeError(f"{self} has no axis, and so no length: 'await queue.read(x)' returns its value")
        return region.shape[0]

    def __bool__(self) -> bool:
        """Return True, also for an array of no rows: the object is there. Its values are on the device."""
        return True

    def __contains__(self, value: object) -> NoReturn:
        # Without this method, Python would compare each row, a slice, with the value. NumPy compares numbers.
        raise TypeError(f"the values of {self} are on the device: look for {value!r} in 'await queue.read(x)'")


@dataclass(frozen=True, slots=True, init=False)
class Slice(Rows):
    """A part of a memory or of an array, for ``write``, ``read``, ``copy`` and ``fill``.

    Attributes
    ----------
    memory
        The memory that the bytes lie in.
    offset, nbytes
        The position of the first byte in the memory, and the number of bytes.
    dtype, shape
        The dtype and shape of the array that :meth:`Queue.read` returns; the shape includes the element shape. The
        dtype is None for bytes.
    element_shape
        The shape of one element.

    Examples
    --------
    >>> await queue.write(x[2:4], np.ones(2, np.float32))
    >>> row = await queue.read(x[-1])
    """

    memory: Memory
    offset: int
    nbytes: int
    dtype: DType | None
    shape: tuple[int, ...]
    element_shape: tuple[int, ...] = ()
    _resource: Resource[MemoryHal] = field(init=False, repr=False, compare=False)  # transfers look these up often
    _numpy: np.dtype[Any] = field(init=False, repr=False, compare=False)  # of the array that a read returns

    def __init__(
        self,
        memory: Memory,
        offset: int,
        nbytes: int,
        dtype: DType | None,
        shape: tuple[int, ...],
        element_shape: tuple[int, ...] = (),
    ) -> None:
        if not 0 <= offset <= offset + nbytes <= memory.nbytes:
            raise ArgumentOutOfRangeError(f"bytes {offset} to {offset + nbytes} are not in {memory}")
        _fill(self, memory, offset, nbytes, dtype, shape, element_shape)

    @property
    def region(self) -> Slice:
        """The slice itself."""
        return self

    @property
    def _span(self) -> Span:
        return self._resource.span.part(self.offset, self.nbytes)

    def __str__(self) -> str:
        return f"a slice of {self.memory}"


_BYTE = u8.numpy
_set_memory, _set_offset, _set_nbytes, _set_dtype, _set_shape, _set_element_shape, _set_resource, _set_numpy = (
    vars(Slice)[name].__set__ for name in Slice.__slots__
)


def _fill(
    part: Slice,
    memory: Memory,
    offset: int,
    nbytes: int,
    dtype: DType | None,
    shape: tuple[int, ...],
    element_shape: tuple[int, ...],
) -> None:
    """Set the attributes of a new slice, whose bytes are in the memory.

    The class is frozen, and ``object.__setattr__`` takes three times as long: programs slice for each transfer.
    """
    _set_memory(part, memory)
    _set_offset(part, offset)
    _set_nbytes(part, nbytes)
    _set_dtype(part, dtype)
    _set_shape(part, shape)
    _set_element_shape(part, element_shape)
    _set_resource(part, memory._resource)
    _set_numpy(part, _BYTE if dtype is None else dtype.numpy)


class Memory(Rows):
    """Bytes on the device, zeroed when allocated. Made by :meth:`Runtime.allocate_memory`."""

    __slots__ = ("__weakref__", "_is_mapped", "_request", "_resource")

    def __init__(
        self,
        open_device: OpenDevice,
        request: MemoryRequest,
        hal: MemoryHal | None = None,
        original: Memory | None = None,
    ) -> None:
        allocated = hal or open_device.allocate(request)
        checker, span = open_device.checker, None
        if original is not None:
            share(allocated, resource_of(original).hal)
            span = span_of(original)  # the same bytes have the same span
            if checker is not None:
                checker.share(allocated, allocated.span, span)
        elif checker is not None:
            span = checker.renew(allocated.span) if hal is None else checker.resolve(allocated.span)
        self._request = request
        resource = Resource(open_device, f"Memory of {request.size} bytes", allocated, span)
        self._resource: Resource[MemoryHal] = resource
        self._is_mapped = False
        open_device.residency.add(resource)

    @property
    def runtime(self) -> Runtime:
        """The runtime that allocated the memory."""
        return self._resource.open_device.runtime

    @property
    def nbytes(self) -> int:
        """The size in bytes."""
        return self._request.size

    @property
    def usage(self) -> MemoryUsage:
        """How the memory may be used."""
        return MemoryUsage(self._request.usage)

    @property
    def closed(self) -> bool:
        """Whether the memory is closed."""
        return self._resource.is_closed

    @property
    def region(self) -> Slice:
        """A slice of the whole memory."""
        return Slice(self, 0, self.nbytes, None, (self.nbytes,))

    @overload
    def ndarray(
        self,
        shape: SupportsIndex | Sequence[SupportsIndex],
        dtype: TypedDType[NumpyT],
        *,
        element_shape: Sequence[SupportsIndex] = (),
    ) -> NdArray[NumpyT]: ...

    @overload
    def ndarray(
        self,
        shape: SupportsIndex | Sequence[SupportsIndex],
        dtype: DTypeLike,
        *,
        element_shape: Sequence[SupportsIndex] = (),
    ) -> NdArray: ...

    def ndarray(
        self,
        shape: SupportsIndex | Sequence[SupportsIndex],
        dtype: DTypeLike,
        *,
        element_shape: Sequence[SupportsIndex] = (),
    ) -> NdArray:
        """Return an array over the start of this memory. Closing the memory closes the array.

        Parameters
        ----------
        shape, dtype, element_shape
            As for :meth:`Runtime.ndarray`.

        Raises
        ------
        ArgumentOutOfRangeError
            The array would be larger than the memory.
        InvalidArgumentError
            The dtype is invalid, or the address of imported memory is not aligned for the dtype.
        InvalidStateError
            The memory is closed.
        """
        return NdArray(self, layout_of(shape, dtype, element_shape))

    @asynccontextmanager
    async def map(self, *, check: bool = True) -> AsyncIterator[npt.NDArray[np.uint8]]:
        """Wait for the pending operations that use the memory, then give its bytes to the host, without a copy.

        The block gets a NumPy array of uint8 and of shape ``(nbytes,)``, which is read-only if the memory was
        allocated without ``host_write``. Operations that are enqueued after the block see what the host has written.
        Do not use the array after the block.

        Parameters
        ----------
        check
            Whether to raise the error of a failed operation that would have written the bytes, as
            :meth:`Queue.read` does. The memory must have been allocated with ``host_read`` for that. False gives the
            bytes as they are.

        Raises
        ------
        InvalidStateError
            The memory was allocated without ``host_read`` and ``host_write``, is mapped, or is closed; or a queue
            that was closed by a cancelled ``aclose`` still runs an operation that uses the memory; or, with
            ``Runtime(debug=True)``, another memory over the same bytes is in use.
        Error
            The error of a failed operation: see ``check``.

        Examples
        --------
        >>> memory = rt.allocate_memory(16, host_write=True)
        >>> async with memory.map() as view:  # an array of uint8
        ...     view[:4] = 255
        """
        hal = self._claim_for_mapping()
        open_device = self._resource.open_device
        checker = open_device.checker
        order = checker.mapped(self._span, self, self._request.host_write) if checker else nullcontext()
        try:
            with order as check_order:
                view = await self._map(hal, check_order, check)
                try:
                    yield view
                finally:
                    open_device.device.unmap(hal)
                    if self._request.host_write:
                        failed_data.forget(space_of(hal))  # the program has answered for the bytes
        finally:
            self._is_mapped = False

    def close(self) -> None:
        """Refuse further uses now, and free the memory after its last pending use. Idempotent.

        Examples
        --------
        >>> memory = rt.allocate_memory(4096)
        >>> memory.close()
        >>> memory.closed
        True
        """
        self._resource.close()

    def _claim_for_mapping(self) -> MemoryHal:
        hal = self._resource.hal
        if not (self._request.host_read or self._request.host_write):
            raise InvalidStateError(
                f"{self} cannot be mapped: allocate it with host_read or host_write. Read and write imported Vulkan "
                "memory instead: it is never mapped"
            )
        if self._is_mapped:
            raise InvalidStateError(f"{self} is mapped already")
        self._is_mapped = True
        return hal

    async def _map(
        self, hal: MemoryHal, check_order: Callable[[dict[int, int]], None] | None, check: bool
    ) -> npt.NDArray[np.uint8]:
        uses = self._resource.uses.copy()
        for engine, ticket in uses.items():
            await engine.reach(ticket)
            if engine.timeline.may_run(ticket):
                raise InvalidStateError(
                    f"{self} cannot be mapped yet: {engine!r} was closed in the middle of an operation that uses "
                    "it, and the operation still runs"
                )
        if check and self._request.host_read:
            raise_failed(hal, self.nbytes)
        if check_order is not None:
            check_order({engine.order.number: ticket for engine, ticket in uses.items()})
        device = self._resource.open_device.device
        await_zeros = device.zeroing(hal)
        if await_zeros is not None:
            await in_thread(await_zeros)
        view = np.frombuffer(device.map(hal), np.uint8)
        view.flags.writeable = self._request.host_write
        return view

    def __repr__(self) -> str:
        return repr(self._resource)


request_of: Callable[[Memory], MemoryRequest] = attrgetter("_request")
"""Return what a memory was allocated for. It runs no Python code."""


class NdArray(ArrayArgument, Rows, Generic[NumpyT_co]):
    """An array on the device, zeroed when allocated. Made by :meth:`Runtime.ndarray`.

    For type checkers, ``NdArray[np.float32]`` is an array whose values NumPy calls ``np.float32``: then
    :meth:`Queue.read` returns an ``NDArray[np.float32]``. ``NdArray`` alone is an array of any dtype.

    Backends see it as an :class:`~aiotaichi.core.signatures.ArrayArgument`.

    Attributes
    ----------
    shape
        The extents, without the element shape.
    dtype
        The dtype of one component.
    element_shape
        ``()`` for scalars, ``(n,)`` for vectors, ``(n, m)`` for matrices.
    nbytes
        The size in bytes.
    """

    __slots__ = (
        "__weakref__",
        "_grad",
        "_layout",
        "_memory",
        "_region",
        "_resource",
        "dtype",
        "element_shape",
        "nbytes",
        "shape",
    )

    def __init__(
        self,
        memory: Memory,
        layout: ArrayLayout,
        grad: NdArray[NumpyT_co] | None = None,
    ) -> None:
        self._layout = layout
        dtype, shape, element_shape, nbytes = layout.dtype, layout.shape, layout.element_shape, layout.nbytes
        self.dtype: DType[NumpyT_co] = dtype
        self.shape, self.element_shape, self.nbytes = shape, element_shape, nbytes
        self._region: Slice | None = None  # made by the first transfer
        request, resource = memory._request, memory._resource
        if nbytes > request.size:
            raise ArgumentOutOfRangeError(f"the array takes {nbytes} bytes: {memory} is too small")
        hal = resource.hal
        address = hal.address
        if address % dtype.numpy.itemsize:  # imported memory
            raise InvalidArgumentError(f"{memory} begins at {address:#x}: {dtype} is not aligned there")
        self._memory = memory
        self._resource = resource
        self.handle = hal
        self.signature = resource.open_device.signatures.of_array(
            dtype, element_shape, len(shape), nbytes, bool(request.usage & STORAGE)
        )
        self.words = (*shape, address)
        self.uses = resource.uses
        self._grad = grad
        if grad is not None:
            # A launch that uses the array may use the gradient, and without its gradient the array is closed.
            grad.uses = grad._resource.uses = resource.uses
            grad._resource.add_view(self)
        resource.add_view(self)

    @property
    def ndim(self) -> int:
        """The number of dimensions of ``shape``."""
        return len(self.shape)

    @property
    def grad(self) -> NdArray | None:
        """The gradient, an array of the same shape; None unless the array was made with ``needs_grad=True``.

        Closing the array or the gradient closes both.
        """
        return self._grad

    @property
    def allocation(self) -> Memory:
        """The memory that the array lies in."""
        return self._memory

    @property
    def _span(self) -> Span:
        return self._resource.span.part(0, self.nbytes)

    @property
    def closed(self) -> bool:
        """Whether the array is closed."""
        return self.signature is None

    def _refusal(self, what: str) -> Error:
        return self._resource.refusal(what)

    @property
    def region(self) -> Slice:
        """A slice of the whole array."""
        region = self._region
        if region is None:
            region = self._region = object.__new__(Slice)
            shape = self._layout.whole_shape
            _fill(region, self._memory, 0, self.nbytes, self.dtype, shape, self.element_shape)
        return region

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        """The CUDA array interface, version 3. CUDA only.

        Reading the attribute submits the enqueued operations. The consumer waits for the stream in the result. Call
        :meth:`Queue.wait_stream` before you enqueue operations that must run after the consumer's. The consumer's
        view ends when the array or the runtime is closed. It blocks as :meth:`__dlpack__` does.

        Raises
        ------
        AttributeError
            The array is not on CUDA.
        InvalidStateError
            As for :meth:`__dlpack__`.
        """
        open_device = self._resource.open_device
        open_device.check_open()
        if open_device.device.info.arch is not Arch.CUDA:
            raise AttributeError(f"{self!r} is not on CUDA")
        return array_interface(self._resource, self._layout.whole_shape, self.dtype.numpy)

    def __dlpack__(self, *, stream: int | None = None, **arguments: Any) -> Any:
        """Return a DLPack capsule: ``np.from_dlpack(x)``, ``torch.from_dlpack(x)``. CUDA and the CPU.

        On the CPU, the other library and the kernels see the same values, and nothing orders the two: await the
        kernels first. On CUDA, the call submits the enqueued operations, and ``stream`` waits for them. Call
        :meth:`Queue.wait_stream` before you enqueue operations that must run after the consumer's. The first call for
        an array blocks while newly allocated memory is zeroed, unless :meth:`Runtime.export` has waited for that in a
        thread. The memory lives as long as the consumer's array.

        Raises
        ------
        InvalidInteropError
            The array is on Vulkan.
        InvalidArgumentError
            On the CPU: ``stream`` is not None.
        InvalidStateError
            The array is closed; a queue of another event loop uses the array; on the CPU, any queue still uses it; or
            the host holds commands of a queue that uses it: ``await queue.flush()`` first.
        """
        return dlpack(self._resource, self._layout.whole_shape, self.dtype.numpy, stream, arguments)

    def __dlpack_device__(self) -> tuple[int, int]:
        """Return DLPack's device type and index."""
        exported = exported_array(self._resource, self._layout.whole_shape, self.dtype.numpy)
        device: tuple[int, int] = exported.__dlpack_device__()
        return device

    @asynccontextmanager
    async def map(self, *, check: bool = True) -> AsyncIterator[npt.NDArray[Any]]:
        """Map the memory as an array of ``shape + element_shape``. As :meth:`Memory.map`.

        Examples
        --------
        >>> x = rt.ndarray(4, at.f32, host_write=True)
        >>> async with x.map() as view:
        ...     view[:] = 1
        """
        async with self._memory.map(check=check) as view:
            yield view[: self.nbytes].view(self.dtype.numpy).reshape(self._layout.whole_shape)

    def close(self) -> None:
        """Close the memory that the array lies in, every array over that memory, and the gradient.

        Examples
        --------
        >>> queue.launch(saxpy, 2.0, x, y)
        >>> x.close()  # the memory is freed after the launch
        """
        self._memory.close()
        if self._grad is not None:
            self._grad.close()

    def __repr__(self) -> str:
        element = f", element_shape={self.element_shape}" if self.element_shape else ""
        gradient = ", with a gradient" if self._grad is not None else ""
        state = ", lost" if self._resource.is_lost else ", closed" if self.closed else ""
        label = self._resource.open_device.device.info.label
        return f"<NdArray {self.dtype} {self.shape}{element} on {label}{gradient}{state}>"


Region: TypeAlias = "Memory | NdArray | Slice"


def _rows_of(region: Slice, whole: Rows) -> int:
    if len(region.shape) == len(region.element_shape):
        raise InvalidArgumentError(f"{whole} has no axis to index")
    return region.shape[0]


def allocate_array(
    open_device: OpenDevice,
    shape: SupportsIndex | Sequence[SupportsIndex],
    dtype: DTypeLike,
    element_shape: Sequence[SupportsIndex],
    host_read: bool,
    host_write: bool,
    needs_grad: bool,
) -> NdArray:
    """Allocate a zeroed array. As :meth:`Runtime.ndarray`."""
    layout = layout_of(shape, dtype, element_shape)
    if needs_grad and not layout.dtype.is_float:
        raise InvalidArgumentError(f"needs_grad=True: only floats have gradients, and the dtype is {layout.dtype}")
    request = layout.request(host_read, host_write)
    grad: NdArray | None = NdArray(Memory(open_device, request), layout) if needs_grad else None
    return NdArray(Memory(open_device, request), layout, grad)


def host_view(array: NdArray) -> npt.NDArray[Any] | None:
    """Return a new array as the host sees it, on a device with unified memory; None on others.

    Also None if the device still zeroes the array. The view stays valid after the array is closed. The caller sees to
    it that no operation uses the array while the host does.
    """
    hal, device = array._resource.hal, array._resource.open_device.device
    if not device.info.unified_memory or device.zeroing(hal) is not None:
        return None
    view = np.frombuffer(device.map(hal), np.uint8)
    device.unmap(hal)
    return view[: array.nbytes].view(array.dtype.numpy).reshape(array._layout.whole_shape)
