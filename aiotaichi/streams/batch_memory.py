"""The memory of one batch at a time: rows on the host, and the arrays on the device that they are copied to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from .. import BoundKernel, BoundRead, BoundWrite, DType, Kernel, NdArray, Runtime
from .batch_signature import Row, Shape

__all__ = ["BatchMemory", "BoundBatch", "RowShape"]

RowShape: TypeAlias = tuple[Row, Shape]
"""A row of a request, and its shape."""
_BOUND = 64
"""Numbers of rows whose transfers are kept."""
_ANSWERED = 256
"""The most callers that a turn answers, so that no turn takes long."""
_ANSWERED_BYTES = 4 * 2**20
"""The most bytes of results that a turn copies, if they are more than one row: a millisecond."""


@dataclass(frozen=True, slots=True)
class BoundBatch:
    """The operations of a batch with a certain number of rows. ``launch`` is None if the user's function launches."""

    writes: Sequence[BoundWrite]
    launch: BoundKernel | None
    reads: Sequence[BoundRead[Any]]


class BatchMemory:
    """Room for so many rows.

    Attributes
    ----------
    inputs, outputs
        The arrays on the device.
    results
        For each result, its rows on the host: views, or the numbers of an array.
    share
        The number of rows that a turn answers.
    """

    def __init__(
        self, runtime: Runtime, inputs: Sequence[RowShape], outputs: Sequence[RowShape], rows: int, launch: object
    ) -> None:
        self._runtime = runtime
        self._kernel = launch if isinstance(launch, Kernel) else None
        self.inputs, self.outputs = (
            [_array(runtime, each, rows) for each in side] for side in (inputs, outputs)
        )
        self._items, self._filled = (
            [runtime.host_array((rows, *shape), row.dtype) for row, shape in side] for side in (inputs, outputs)
        )
        self._places = [_place(row.dtype, shape, host) for (row, shape), host in zip(inputs, self._items, strict=True)]
        self.results: list[Any] = [
            list(host) if shape else host for (_, shape), host in zip(outputs, self._filled, strict=True)
        ]
        row_bytes = sum(host.nbytes for host in self._filled) // rows
        self.share = max(1, min(_ANSWERED, _ANSWERED_BYTES // max(1, row_bytes)))
        self._bound: dict[int, BoundBatch] = {}

    @property
    def is_closed(self) -> bool:
        """Whether the arrays are closed, or lost with their device."""
        return self.inputs[0].closed

    def put(self, row: int, items: Sequence[Any]) -> bool:
        """Write a row. Return False if an item is not just as the row takes it: then the row is undefined."""
        places = self._places
        if len(items) != len(places):
            return False
        for (rows, kinds, dtype, shape, least, most), item in zip(places, items):
            kind = item.__class__
            if kind in kinds:  # a number
                if not least <= item <= most:
                    return False
                rows[row] = item
            elif kind is np.ndarray and item.dtype == dtype and item.shape == shape:
                if shape:
                    rows[row][...] = item
                else:
                    rows[row] = item
            else:
                return False
        return True

    def move(self, to: int, source: int) -> None:
        """Copy a row to another place."""
        for host in self._items:
            host[to] = host[source]

    def bound(self, count: int) -> BoundBatch:
        """Return the operations of a batch that has the first ``count`` rows."""
        found = self._bound.get(count)
        if found is None:
            if len(self._bound) >= _BOUND:
                self._bound.clear()
            found = self._bound[count] = self._bind(count)
        return found

    def _bind(self, count: int) -> BoundBatch:
        runtime, kernel = self._runtime, self._kernel
        return BoundBatch(
            [runtime.bind_write(x[:count], host[:count]) for x, host in zip(self.inputs, self._items, strict=True)],
            None if kernel is None else kernel.bind(count, *self.inputs, *self.outputs),
            [runtime.bind_read(y[:count], host[:count]) for y, host in zip(self.outputs, self._filled, strict=True)],
        )


Place: TypeAlias = tuple[Any, tuple[type, ...], np.dtype[Any], Shape, Any, Any]
"""The rows of an item; the types of its numbers, dtype and shape; and the least and the largest number."""


def _place(dtype: DType, shape: Shape, host: npt.NDArray[Any]) -> Place:
    if shape:
        return list(host), (), dtype.numpy, shape, 0, 0
    if dtype.is_float:
        largest = float(np.finfo(dtype.numpy).max)
        return host, (float, int, dtype.numpy.type), dtype.numpy, shape, -largest, largest
    if dtype.numpy == np.bool_:
        return host, (bool, np.bool_), dtype.numpy, shape, False, True
    limits = np.iinfo(dtype.numpy)
    return host, (int, dtype.numpy.type), dtype.numpy, shape, int(limits.min), int(limits.max)


def _array(runtime: Runtime, row_shape: RowShape, rows: int) -> NdArray:
    row, shape = row_shape
    split = len(shape) - row.element_ndim
    return runtime.ndarray((rows, *shape[:split]), row.dtype, element_shape=shape[split:])


