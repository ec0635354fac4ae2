"""Kernels over the blocks of Dask's arrays."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import dask.array as da
import numpy as np
import numpy.typing as npt
from dask.array.core import broadcast_chunks
from distributed import Future

from ..errors import InvalidArgumentError, InvalidStateError
from ..types import DTypeLike, as_dtype
from .launch import Zeros, launch_on
from .module import Module
from .worker_runtime import worker_runtime

__all__ = ["map_blocks"]


class _Block:
    """Stands for an argument that is a block."""

    def __dask_tokenize__(self) -> str:
        return "aiotaichi block"


_BLOCK = _Block()


def map_blocks(
    module: Module | Future[Module],
    kernel: str,
    *arguments: Any,
    dtype: DTypeLike,
    out: int | None = None,
    depth: int | Sequence[int] | Mapping[int, int] | None = None,
    boundary: Any = "none",
) -> da.Array:
    """Launch a kernel for each block of Dask arrays.

    Parameters
    ----------
    module
        A module, or its future on the cluster.
    kernel
        The kernel's name.
    *arguments
        The arguments: Dask arrays, whose blocks are the same or broadcast as NumPy's shapes do; numbers and small
        NumPy arrays, the same for each block; and :class:`Zeros`, by default of the shape of the result's block.
    dtype
        The dtype of the result, as for :meth:`aiotaichi.Runtime.ndarray`.
    out
        The position of the array whose blocks the kernel changes, in a copy. By default that of :class:`Zeros`.
        Without both, the result has one element for each block: the kernel's return value.
    depth
        The number of elements around each block that the kernel sees, too, by axis. They are cut off the result.
    boundary
        What lies beyond the whole array, if ``depth`` is given: ``"none"``, ``"reflect"``, ``"periodic"``,
        ``"nearest"`` or a number. As for :func:`dask.array.overlap.overlap`.

    Raises
    ------
    InvalidArgumentError
        There is no Dask array among the arguments, ``out`` is not the position of an array, or ``dtype`` is invalid.

    Examples
    --------
    >>> y = map_blocks(stencil, "sweep", x, Zeros(), dtype="f4", depth=1)  # x and y are arrays of Dask
    >>> picture = map_blocks(julia, "paint", rows[:, None], columns[None, :], Zeros(), dtype="f4")
    >>> total = map_blocks(sums, "reduce_sum", x, dtype="f4").sum()
    """
    arrays = [value for value in arguments if isinstance(value, da.Array)]
    if not arrays:
        raise InvalidArgumentError("map_blocks: give at least one Dask array")
    if out is None:
        out = next((i for i, value in enumerate(arguments) if isinstance(value, Zeros)), None)
    if out is not None and not (
        0 <= out < len(arguments) and isinstance(arguments[out], (da.Array, Zeros, np.ndarray))
    ):
        raise InvalidArgumentError(f"out={out}: give the position of an array among {len(arguments)} arguments")
    template = tuple(_BLOCK if isinstance(value, da.Array) else value for value in arguments)
    changed = None if out is None else arguments[out]
    chunks = changed.chunks if isinstance(changed, da.Array) else broadcast_chunks(*(x.chunks for x in arrays))
    meta = np.empty((0,) * len(chunks), as_dtype(dtype).numpy)
    options = {"module": module, "kernel": kernel, "template": template, "out": out}
    if out is None:
        if depth is not None:
            raise InvalidArgumentError("depth: a kernel that returns a value for each block needs no neighbours")
        ones = tuple((1,) * len(extents) for extents in chunks)
        return da.map_blocks(_launch_block, *arrays, dtype=meta.dtype, meta=meta, chunks=ones, **options)
    if depth is None:
        return da.map_blocks(_launch_block, *arrays, dtype=meta.dtype, meta=meta, chunks=chunks, **options)
    return da.map_overlap(
        _launch_block, *arrays, depth=depth, boundary=boundary, dtype=meta.dtype, meta=meta, **options
    )


def _launch_block(
    *blocks: npt.NDArray[Any], module: Module, kernel: str, template: tuple[Any, ...], out: int | None
) -> npt.NDArray[Any]:
    """Launch for one block. Dask calls it in a thread of the worker: fused tasks cannot be coroutines."""
    worker = worker_runtime()
    given = iter(blocks)
    shape = np.broadcast_shapes(*(block.shape for block in blocks))
    arguments = [
        next(given)
        if isinstance(value, _Block)
        else replace(value, shape=shape)
        if isinstance(value, Zeros) and value.shape is None
        else value
        for value in template
    ]
    try:
        running: asyncio.AbstractEventLoop | None = asyncio.get_running_loop()
    except RuntimeError:
        running = None
    if running is worker.loop:
        raise InvalidStateError("a block would wait for the event loop that it runs in: compute it in a task")
    launched = launch_on(worker, module, kernel, arguments, out, keep=False)
    result = asyncio.run_coroutine_threadsafe(launched, worker.loop).result()
    return result if out is not None else np.asarray(result).reshape((1,) * len(shape))
