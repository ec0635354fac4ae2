"""What arrays, memories, images and parts of them have in common: their values are on the device."""

from __future__ import annotations

from collections.abc import Iterator
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
        # Without this, NumPy makes an array of one object. Python's conversions raise Python's errors.
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
        region = self.region
        rows = _rows_of(region, self)
        size = region.size // rows if rows else 0  # of one
        if isinstance(key, slice):
            start, stop = bounds_of(key, rows, self)
            shape = (stop - start, *region.shape[1:])
        else:
            start = position_of(key, rows, self)
            stop, shape = start + 1, region.shape[1:]
        offset = region.offset + start * size
        return type(region)(region.memory, offset, (stop - start) * size, region.dtype, shape, region.element_shape)

    def __iter__(self) -> Iterator[Slice]:
        """Return the rows, one after the other."""
        return (self[i] for i in range(_rows_of(self.region, self)))


def _rows_of(region: Slice, whole: Rows) -> int:
    if len(region.shape) == len(region.element_shape):
        raise InvalidArgumentError(f"{whole} has no axis to index")
    return region.shape[0]
