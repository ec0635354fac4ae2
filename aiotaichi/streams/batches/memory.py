"""The memory of one batch at a time: rows on the host, and the arrays on the device that they are copied to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy.typing as npt

from ... import BoundKernel, BoundRead, BoundWrite, Kernel, NdArray, Runtime
from ..in_place import in_place
from .row_writer import WriteRow, row_writer
from .signature import RowShape

__all__ = ["BatchMemory", "BoundBatch"]

_BOUND = 256
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
    """Memory for a batch of up to ``rows`` requests, on the host and on the device.

    On the processor, kernels work in the host's rows themselves: nothing is copied to the device, nor back. A
    function that launches the batch gives its results through a read, which raises if one of its kernels has failed.

    Attributes
    ----------
    inputs, outputs
        The arrays on the device.
    results
        For each result, its rows on the host: views, or the numbers of an array.
    put
        Writes a request into a row: see :mod:`.row_writer`.
    share
        The number of rows that a turn answers.
    """

    def __init__(
        self, runtime: Runtime, inputs: Sequence[RowShape], outputs: Sequence[RowShape], rows: int, launch: object
    ) -> None:
        self._runtime = runtime
        self._kernel = launch if isinstance(launch, Kernel) else None
        self._items, self._filled = (
            [runtime.host_array((rows, *shape), row.dtype) for row, shape in side] for side in (inputs, outputs)
        )
        shared = _shared(runtime, inputs, self._items)
        self.inputs = shared or [_array(runtime, each, rows) for each in inputs]
        self._written = [] if shared else [*zip(self.inputs, self._items, strict=True)]
        shared = None if self._kernel is None else _shared(runtime, outputs, self._filled)
        self.outputs = shared or [_array(runtime, each, rows) for each in outputs]
        self._read = [] if shared else [*zip(self.outputs, self._filled, strict=True)]
        self.put: WriteRow = row_writer(inputs, self._items)
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

    def close(self) -> None:
        """Free the arrays on the device. Views of the results stay valid."""
        self._bound.clear()  # bound operations hold the memory of their arrays
        for array in (*self.inputs, *self.outputs):
            array.close()

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
            [runtime.bind_write(x[:count], host[:count]) for x, host in self._written],
            None if kernel is None else kernel.bind(count, *self.inputs, *self.outputs),
            [runtime.bind_read(y[:count], host[:count]) for y, host in self._read],
        )


def _array(runtime: Runtime, row_shape: RowShape, rows: int) -> NdArray:
    row, shape = row_shape
    split = len(shape) - row.element_ndim
    return runtime.ndarray((rows, *shape[:split]), row.dtype, element_shape=shape[split:])


def _shared(
    runtime: Runtime, row_shapes: Sequence[RowShape], hosts: Sequence[npt.NDArray[Any]]
) -> list[NdArray] | None:
    """Return arrays on the device over the rows on the host; None if the device has memory of its own."""
    if not all(host.nbytes for host in hosts):
        return None
    found = [in_place(runtime, host, row.element_ndim) for (row, _), host in zip(row_shapes, hosts, strict=True)]
    arrays = [array for array in found if array is not None]
    return arrays if len(arrays) == len(hosts) else None
