"""What arrays, memories, images and parts of them have in common: their values are on the device."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, NoReturn, SupportsIndex

from ..errors import InvalidArgumentError
from ..last_error import records_errors
from .extents import bounds_of, position_of

if TYPE_CHECKING:
    from .memory import Slice

__all__ = ["DeviceData", "Rows"]


class DeviceData:
    """Values on the device, which NumPy cannot take as they are."""

    __slots__ = ()

    def __array__(self, *_: object, **__: object) -> NoReturn:
        # NumPy would make an array of one object of it. What converts reports by builtin errors.
        raise TypeError(f"{self} is on the device: 'await queue.read(x)' yields a NumPy array of what x holds")


class Rows(DeviceData):
    """Values in C order, of which the leading axis is sliced."""

    __slots__ = ()

    @property
    def region(self) -> Slice:
        """All of it."""
        raise NotImplementedError

    @records_errors
    def __getitem__(self, key: SupportsIndex | slice) -> Slice:
        """Return a row, or the rows of a slice with step 1. A memory's rows are its bytes.

        A row has one axis less: ``x[2]`` of a two-dimensional array is one-dimensional. Negative numbers count from
        the end. Unlike a list's, a slice does not end early: it must be within the array.

        Raises
        ------
        IndexOutOfRangeError
            It is not within the leading axis.
        InvalidArgumentError
            ``key`` is neither an integer nor a slice with step 1, or there is no axis.
        """
        region, rows = self.region, self._rows()
        size = region.size // rows if rows else 0  # of one
        if isinstance(key, slice):
            start, stop = bounds_of(key, rows, self)
            shape = (stop - start, *region.shape[1:])
        else:
            start = position_of(key, rows, self)
            stop, shape = start + 1, region.shape[1:]
        return replace(region, offset=region.offset + start * size, size=(stop - start) * size, shape=shape)

    def __iter__(self) -> Iterator[Slice]:
        """Return the rows, one after the other."""
        return (self[i] for i in range(self._rows()))

    def _rows(self) -> int:
        region = self.region
        if len(region.shape) == len(region.element_shape):
            raise InvalidArgumentError(f"{self} has no axis to index")
        return region.shape[0]
