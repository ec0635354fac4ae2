"""An array whose rows are divided among devices."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from .. import Event, EventGroup, Runtime, Slice
from ..core.no_copies import refuse_copies
from ..errors import InvalidArgumentError, NotSupportedError
from ..memory.requests import extents_of
from ..types import DTypeLike

__all__ = ["ShardedArray"]


class ShardedArray:
    """An array whose rows are divided among devices. Made by :meth:`Devices.ndarray`.

    A part holds the rows of its device, and around them up to ``halo`` rows of each neighbour. A kernel that computes
    the inner rows of a whole array computes a device's own rows of a part.

    Attributes
    ----------
    runtimes
        The runtimes of the devices.
    parts
        The array on each device, with the rows of the neighbours.
    rows
        The rows that each device owns, counted in the whole array.
    shape
        The extents of the whole array, without the element shape.
    element_shape
        The shape of one element.
    halo
        The number of rows of a neighbour that a part has.

    Examples
    --------
    >>> x = devices.ndarray((4096, 4096), at.f32, halo=1)
    >>> x.write(picture)
    >>> devices.launch(sweep, x)
    >>> await x.exchange()  # each part has the new rows of its neighbours
    >>> picture = await x.read()
    >>> x.close()
    """

    __slots__ = ("_held", "element_shape", "halo", "parts", "rows", "runtimes", "shape")

    __reduce_ex__ = refuse_copies("'await x.read()' returns its values")

    def __init__(
        self,
        runtimes: Sequence[Runtime],
        shape: SupportsIndex | Sequence[SupportsIndex],
        dtype: DTypeLike,
        element_shape: Sequence[SupportsIndex],
        halo: int,
    ) -> None:
        extents = extents_of(shape)
        if not extents or extents[0] < len(runtimes):
            raise InvalidArgumentError(f"shape {extents}: give at least one row for each of {len(runtimes)} devices")
        self.runtimes = tuple(runtimes)
        self.rows = _divided(extents[0], len(runtimes))
        self.halo = halo = self._checked_halo(halo)
        self._held = tuple(range(max(0, own.start - halo), min(extents[0], own.stop + halo)) for own in self.rows)
        self.parts = tuple(
            runtime.ndarray((len(held), *extents[1:]), dtype, element_shape=element_shape)
            for runtime, held in zip(self.runtimes, self._held, strict=True)
        )
        self.shape = extents
        self.element_shape = self.parts[0].element_shape

    def write(self, data: npt.NDArray[Any], *, borrow: bool = False) -> EventGroup[None]:
        """Enqueue a write of the whole array: each device gets its rows and those of its neighbours.

        Parameters
        ----------
        data
            A NumPy array of ``shape + element_shape`` and of the array's dtype.
        borrow
            As for :meth:`Queue.write`.

        Raises
        ------
        InvalidArgumentError
            The dtype or the shape differs, or borrowed data is not C-contiguous.
        """
        self._check("write", data, borrow)
        return EventGroup(
            [
                runtime.queue.write(part, data[held.start : held.stop], borrow=borrow)
                for runtime, part, held in zip(self.runtimes, self.parts, self._held, strict=True)
            ],
            _nothing,
        )

    def read(self, *, out: npt.NDArray[Any] | None = None, check: bool = True) -> EventGroup[npt.NDArray[Any]]:
        """Enqueue a read of the whole array: of each device's own rows.

        Parameters
        ----------
        out
            The array to fill: writable, C-contiguous, of ``shape + element_shape``, and of the array's dtype. By
            default a new one.
        check
            As for :meth:`Queue.read`.

        Raises
        ------
        InvalidArgumentError
            ``out`` has another dtype or shape, is read-only, or is not C-contiguous.
        """
        into: npt.NDArray[Any] = (
            np.empty((*self.shape, *self.element_shape), self.parts[0].dtype.numpy) if out is None else out
        )
        self._check("read", into, is_in_place=True)
        return EventGroup(
            [
                runtime.queue.read(self._own(i, 0, len(own)), out=into[own.start : own.stop], check=check)
                for i, (runtime, own) in enumerate(zip(self.runtimes, self.rows, strict=True))
            ],
            lambda _: into,
        )

    def exchange(self) -> EventGroup[None]:
        """Enqueue copies of the rows next to each boundary: afterwards, each part has its neighbours' rows of now.

        Later operations of both neighbours' default queues come after the copies.
        """
        if not self.halo:
            return EventGroup([], _nothing)
        marks = [runtime.queue.record_event() for runtime in self.runtimes]
        copies: list[Event[None]] = []
        for left, right in pairwise(range(len(self.parts))):
            copies += self._copy(left, right, marks), self._copy(right, left, marks)
        for number, (left, right) in enumerate(pairwise(range(len(self.parts)))):
            to_right, to_left = copies[2 * number : 2 * number + 2]
            self.runtimes[left].queue.wait_event(to_right)  # until then, its rows must not change
            self.runtimes[right].queue.wait_event(to_left)
        return EventGroup(copies, _nothing)

    def close(self) -> None:
        """Close all parts: see :meth:`NdArray.close`. Idempotent."""
        for part in self.parts:
            part.close()

    def _copy(self, source: int, to: int, marks: Sequence[Event[None]]) -> Event[None]:
        """Copy the rows of the device ``source`` that its neighbour ``to`` has, too."""
        halo, own = self.halo, len(self.rows[source])
        rows = self._own(source, own - halo, own) if source < to else self._own(source, 0, halo)
        part = self.parts[to]
        copied = part[:halo] if source < to else part[part.shape[0] - halo :]
        queue = self.runtimes[to].queue
        queue.wait_event(marks[source])
        return queue.copy(copied, rows)

    def _own(self, index: int, start: int, stop: int) -> Slice:
        """Return some of the rows that a device owns."""
        before = self.rows[index].start - self._held[index].start
        return self.parts[index][before + start : before + stop]

    def _checked_halo(self, halo: int) -> int:
        rows = min(map(len, self.rows))
        if isinstance(halo, bool) or not isinstance(halo, (int, np.integer)) or not 0 <= halo <= rows:
            raise InvalidArgumentError(f"halo={halo!r}: give a number of rows; a device has {rows} of its own")
        for one, other in pairwise(self.runtimes) if halo else ():
            if not (one.can_copy_from(other) and other.can_copy_from(one)):
                raise NotSupportedError(
                    f"halo={halo}: {one!r} and {other!r} do not copy from each other: read the rows at the boundary, "
                    "await them, and write them to the neighbour"
                )
        return int(halo)

    def _check(self, call: str, data: Any, is_in_place: bool) -> None:
        """Raise an InvalidArgumentError before anything is enqueued."""
        shape, dtype = (*self.shape, *self.element_shape), self.parts[0].dtype.numpy
        if not isinstance(data, np.ndarray) or data.shape != shape or data.dtype != dtype:
            given = f"{data.dtype} of {data.shape}" if isinstance(data, np.ndarray) else f"a {type(data).__name__}"
            raise InvalidArgumentError(f"{call}: give a NumPy array of {dtype} and shape {shape}, not {given}")
        if is_in_place and not data.flags.c_contiguous:
            raise InvalidArgumentError(f"{call}: the array must be C-contiguous: np.ascontiguousarray makes one")
        if call == "read" and not data.flags.writeable:
            raise InvalidArgumentError(f"{call}: out is read-only: np.empty makes an array that fits")

    def __repr__(self) -> str:
        return f"<ShardedArray {self.parts[0].dtype} {self.shape} of {list(self.parts)}>"


def _nothing(values: tuple[Any, ...]) -> None:
    """Return None: a call without a value."""


def _divided(count: int, parts: int) -> tuple[range, ...]:
    """Divide ``count`` rows into ranges of about the same length."""
    bounds = [count * i // parts for i in range(parts + 1)]
    return tuple(range(start, stop) for start, stop in pairwise(bounds))
