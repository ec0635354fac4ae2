"""Launches as tasks of Dask."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, ParamSpec, SupportsIndex

import numpy as np
import numpy.typing as npt

from .. import Event, NdArray
from ..core.values import check_unmasked
from ..errors import InvalidArgumentError
from ..interop import CpuMemoryInteropInfo
from ..memory.requests import extents_of
from ..types import DType, DTypeLike, as_dtype
from .device_array import DeviceArray
from .module import Module
from .worker_runtime import HOST_ARCHS, WorkerRuntime, worker_runtime

__all__ = ["Place", "Zeros", "launch", "launch_graph", "launch_on", "place"]

_LARGE = 2**20
"""Bytes from which a thread copies, not the event loop."""


@dataclass(frozen=True, init=False)
class Zeros:
    """In place of an argument: a new array of zeros. It is what the launch returns, unless ``out`` says otherwise.

    Parameters
    ----------
    shape
        The extents, the element shape included: ``4`` or ``(4,)``, ``(480, 640)``. None, for :func:`map_blocks` only:
        those of the block.
    dtype
        As for :meth:`aiotaichi.Runtime.ndarray`. None: the parameter's.

    Raises
    ------
    InvalidArgumentError
        The shape or the dtype is invalid.

    Examples
    --------
    >>> y = client.submit(launch, demo, "saxpy", 2.0, x, Zeros(4), out=2)
    """

    shape: tuple[int, ...] | None
    dtype: DTypeLike | None

    def __init__(
        self, shape: SupportsIndex | Sequence[SupportsIndex] | None = None, dtype: DTypeLike | None = None
    ) -> None:
        if dtype is not None:
            as_dtype(dtype)  # a wrong one is refused where it is written, not in a worker
        object.__setattr__(self, "shape", None if shape is None else extents_of(shape))
        object.__setattr__(self, "dtype", dtype)


class Place(NamedTuple):
    """What a launch takes for an argument, and the NumPy array whose bytes it uses in place, if it does."""

    argument: Any
    host: npt.NDArray[Any] | None = None


async def place(worker: WorkerRuntime, value: Any, parameter: Any, is_changed: bool, keep: bool) -> Place:
    """Bring an argument to the device, in the order of the default queue.

    The processor uses NumPy's memory in place, if the result is not kept. What the launch changes is copied.
    ``parameter`` is the kernel's or the graph's; None if there is no such parameter.
    """
    is_in_place = worker.runtime.info.arch in HOST_ARCHS and not (is_changed and keep)
    element_ndim = len(getattr(parameter, "element_shape", ()))
    match value:
        case Zeros():
            shape, dtype = _extents(value, parameter)
            if is_in_place:
                return await _in_place(worker, np.zeros(shape, dtype.numpy), element_ndim)
            return Place(worker.allocate(shape, dtype, element_ndim))
        case DeviceArray():
            array = await value.on_device(worker, element_ndim)
            worker.device_memory.use(value)
            if not is_changed:
                return Place(array)
            copy = worker.runtime.ndarray(array.shape, array.dtype, element_shape=array.element_shape)
            worker.runtime.queue.copy(copy, array)
            return Place(copy)
        case np.ndarray() if getattr(parameter, "ndim", None) is not None:
            check_unmasked(f"argument {parameter.name}", value)
            return await _place_host(worker, value, element_ndim, is_changed, is_in_place)
    return Place(value)  # a number, or a vector that is passed by value


async def _place_host(
    worker: WorkerRuntime, value: npt.NDArray[Any], element_ndim: int, is_changed: bool, is_in_place: bool
) -> Place:
    """Bring a NumPy array to the device. Nothing is copied in the event loop."""
    if not value.flags.c_contiguous:
        is_large = value.nbytes >= _LARGE
        value = await asyncio.to_thread(np.ascontiguousarray, value) if is_large else np.ascontiguousarray(value)
    if is_in_place and value.flags.aligned and not is_changed:  # what came by network need not be aligned
        return await _in_place(worker, value, element_ndim)
    if is_in_place:
        found = await _in_place(worker, np.empty(value.shape, value.dtype), element_ndim)
    else:
        found = Place(worker.allocate(value.shape, as_dtype(value.dtype), element_ndim))
    worker.runtime.queue.write(found.argument, value, borrow=True)
    return found


async def _in_place(worker: WorkerRuntime, host: npt.NDArray[Any], element_ndim: int) -> Place:
    """Return an array over NumPy's memory."""
    dtype, split = as_dtype(host.dtype), host.ndim - element_ndim
    if not host.nbytes:
        return Place(worker.allocate(host.shape, dtype, element_ndim))
    info = CpuMemoryInteropInfo(host.ctypes.data, host.nbytes)
    memory = await worker.runtime.import_(info, owner=host)
    return Place(memory.ndarray(host.shape[:split], dtype, element_shape=host.shape[split:]), host)


def _extents(value: Zeros, parameter: Any) -> tuple[tuple[int, ...], DType]:
    """Return the shape and the dtype of an array of zeros."""
    if value.shape is None:
        raise InvalidArgumentError("Zeros() has no shape: give Zeros((480, 640)); only map_blocks knows one")
    if value.dtype is not None:
        return value.shape, as_dtype(value.dtype)
    dtype = getattr(parameter, "dtype", None)
    if dtype is None:
        raise InvalidArgumentError(f"{value!r} stands where the kernel takes no array: give a number")
    return value.shape, dtype


P = ParamSpec("P")
Out = int | str | Sequence[int] | Sequence[str] | None


def _task(function: Callable[P, Coroutine[Any, Any, Any]]) -> Callable[P, Any]:
    """Tell type checkers what a task's future has: Dask awaits the coroutine."""
    return function


@_task
async def launch(
    module: Module, kernel: str, *arguments: Any, out: int | Sequence[int] | None = None, keep: bool = False
) -> Any:
    """Launch a kernel on the worker that runs this task. Give it to ``client.submit``.

    The task runs in the worker's event loop, and takes one of the worker's threads.

    Parameters
    ----------
    module
        A :class:`Module`; for ``client.submit``, the future of one.
    kernel
        The kernel's name.
    *arguments
        The arguments: numbers, NumPy arrays, :class:`DeviceArray`, :class:`Zeros`.
    out
        The position of the array that the kernel changes, or several positions. The kernel changes a copy: tasks
        share their inputs. Name every array that the kernel changes. By default the positions of :class:`Zeros`.
    keep
        Whether arrays stay on the device as :class:`DeviceArray`. Else they are NumPy arrays.

    Returns
    -------
    object
        The changed array, a tuple of them if there are several, or without them the kernel's return value.

    Raises
    ------
    InvalidArgumentError
        ``out`` is not the position of an array.
    InvalidStateError
        The worker has no runtime.
    Error
        As :meth:`~aiotaichi.Runtime.create_aot_module` and :meth:`~aiotaichi.Queue.launch`.

    Examples
    --------
    >>> y = client.submit(launch, saxpy, "saxpy", 2.0, x, y, out=2)
    """
    return await launch_on(worker_runtime(), module, kernel, arguments, out, keep)


async def launch_on(
    worker: WorkerRuntime, module: Module, kernel: str, arguments: Sequence[Any], out: Out, keep: bool
) -> Any:
    """Launch a kernel on a worker, in the worker's event loop. As :func:`launch`."""
    with worker.losses():
        function = (await worker.load(module)).kernel(kernel)
        parameters = dict(enumerate(function.spec.parameters))

        def enqueue(values: Mapping[Any, Any]) -> Event[Any]:
            return worker.runtime.queue.launch(function, *values.values())

        return await _run(worker, enqueue, dict(enumerate(arguments)), parameters, out, keep)


@_task
async def launch_graph(
    module: Module,
    graph: str,
    arguments: Mapping[str, Any],
    *,
    out: str | Sequence[str] | None = None,
    keep: bool = False,
) -> Any:
    """Launch a compute graph on the worker that runs this task. As :func:`launch`, with arguments by name.

    Examples
    --------
    >>> x = client.submit(launch_graph, module, "step", {"x": x, "dt": 0.01}, out="x")
    """
    worker = worker_runtime()
    with worker.losses():
        function = (await worker.load(module)).compute_graph(graph)

        def enqueue(values: Mapping[Any, Any]) -> Event[Any]:
            return worker.runtime.queue.launch_graph(function, values)

        return await _run(worker, enqueue, arguments, function.spec.arguments, out, keep)


async def _run(
    worker: WorkerRuntime,
    enqueue: Callable[[Mapping[Any, Any]], Event[Any]],
    arguments: Mapping[Any, Any],
    parameters: Mapping[Any, Any],
    out: Out,
    keep: bool,
) -> Any:
    """Bring the arguments to the device, launch, and return what has changed."""
    changed = _changed(arguments, out)
    queue = worker.runtime.queue
    await worker.device_memory.make_room(sum(getattr(value, "nbytes", 0) for value in arguments.values()))
    places = {
        key: await place(worker, value, parameters.get(key), key in changed, keep) for key, value in arguments.items()
    }
    done = enqueue({key: place.argument for key, place in places.items()})
    own = [places[key] for key in changed]
    reads = [queue.read(place.argument) if place.host is None and not keep else None for place in own]
    returned = await done
    results = [
        _kept(worker, place.argument) if keep else place.host if read is None else await read
        for place, read in zip(own, reads, strict=True)
    ]
    if not changed:
        return returned
    return results[0] if len(results) == 1 else tuple(results)


def _kept(worker: WorkerRuntime, array: NdArray) -> DeviceArray:
    kept = DeviceArray(array)
    worker.device_memory.use(kept)
    return kept


def _changed(arguments: Mapping[Any, Any], out: Out) -> list[Hashable]:
    """Return the keys of the arguments that the launch changes and returns."""
    if out is None:
        return [key for key, value in arguments.items() if isinstance(value, Zeros)]
    keys: list[Hashable] = [out] if isinstance(out, (int, str)) else list(out)
    for key in keys:
        if not isinstance(arguments.get(key), (np.ndarray, DeviceArray, Zeros)):
            raise InvalidArgumentError(
                f"out={out!r}: argument {key!r} is not an array: the launch has {[*arguments]}"
            )
    return keys
