"""The memory of one batch at a time: rows on the host, and the arrays on the device that they are copied to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy.typing as npt

from ... import BoundKernel, BoundRead, BoundWrite, Kernel, NdArray, Runtime
from ...memory.memory import host_view
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

    If the device has unified memory, as the processor and lavapipe do, kernels work in the host's rows themselves:
    nothing is copied to the device, nor back. A function that launches the batch gives its results through a read,
    which raises if one of its kernels has failed.

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
        self.inputs, self._items, self._written = _arrays(runtime, inputs, rows, is_in_place=True)
        is_in_place = self._kernel is not None
        self.outputs, self._filled, self._read = _arrays(runtime, outputs, rows, is_in_place)
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


Place: TypeAlias = tuple[NdArray, npt.NDArray[Any]]
"""An array on the device, and one on the host, which has the same values before or after a copy."""


def _arrays(
    runtime: Runtime, row_shapes: Sequence[RowShape], rows: int, is_in_place: bool
) -> tuple[list[NdArray], list[npt.NDArray[Any]], list[Place]]:
    """Return arrays on the device, the same on the host, and the pairs between which values have to be copied."""
    is_in_place = is_in_place and runtime.info.unified_memory
    devices, hosts, copied = list[NdArray](), list[npt.NDArray[Any]](), list[Place]()
    for row, shape in row_shapes:
        split = len(shape) - row.element_ndim
        array = runtime.ndarray(
            (rows, *shape[:split]),
            row.dtype,
            element_shape=shape[split:],
            host_read=is_in_place,
            host_write=is_in_place,
        )
        host = host_view(array) if is_in_place else None
        if host is None:
            host = runtime.host_array((rows, *shape), row.dtype)
            copied.append((array, host))
        devices.append(array)
        hosts.append(host)
    return devices, hosts, copied
