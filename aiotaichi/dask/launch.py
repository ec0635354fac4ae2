"""Launches as tasks of Dask."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Hashable, Mapping, Sequence
from typing import Any, ParamSpec

import numpy as np

from .. import Event, NdArray
from ..errors import InvalidArgumentError
from .device_array import DeviceArray
from .module import Module
from .placement import Zeros, place
from .worker_runtime import WorkerRuntime, worker_runtime

__all__ = ["launch", "launch_graph", "launch_on"]

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
