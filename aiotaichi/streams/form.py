"""The form of a block's arrays."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, NamedTuple, SupportsIndex

import numpy as np
import numpy.typing as npt

from .. import DType, NdArray
from ..core.values import check_unmasked
from ..errors import InvalidArgumentError
from ..memory.requests import element_shape_of, extents_of
from ..types import as_dtype

__all__ = ["Form", "checked", "form_of"]


class Form(NamedTuple):
    """What the arrays of a block are: as for :meth:`Runtime.ndarray`."""

    shape: tuple[int, ...]
    dtype: DType
    element_shape: tuple[int, ...] = ()

    @classmethod
    def of(cls, array: NdArray) -> Form:
        """Return the form of an array of the device."""
        return cls(array.shape, array.dtype, array.element_shape)

    @property
    def whole_shape(self) -> tuple[int, ...]:
        """The shape of the array in NumPy."""
        return self.shape + self.element_shape

    @property
    def nbytes(self) -> int:
        """The size in bytes."""
        return math.prod(self.whole_shape) * self.dtype.itemsize

    def of_rows(self, count: int) -> Form:
        """Return the form of a block with ``count`` rows."""
        return self if count == self.shape[0] else Form((count, *self.shape[1:]), self.dtype, self.element_shape)

    def over(self, data: npt.NDArray[np.uint8]) -> npt.NDArray[Any]:
        """Return an array of this form over the start of ``data``."""
        return data[: self.nbytes].view(self.dtype.numpy).reshape(self.whole_shape)


def form_of(shape: Any, dtype: Any, element_shape: Sequence[SupportsIndex], is_needed: bool) -> Form | None:
    """Return the form of a full block; None if no form ``is_needed`` and none is given.

    Raises
    ------
    InvalidArgumentError
        A part is missing, or a block that is to be filled has no rows.
    """
    if shape is None and dtype is None and not is_needed:
        return None
    if shape is None or dtype is None:
        missing = "shape" if shape is None else "dtype"
        raise InvalidArgumentError(f"stream: give {missing}, as of an array of one block: shape=2**20, dtype=at.f32")
    form = Form(extents_of(shape), as_dtype(dtype), element_shape_of(element_shape))
    if is_needed and not (form.shape and form.nbytes):
        raise InvalidArgumentError(f"stream: a block of shape {form.whole_shape} has no rows to fill")
    return form


def checked(
    item: Any, number: int, full: Form | None, element_shape: tuple[int, ...]
) -> tuple[Form, npt.NDArray[Any]]:
    """Return the form of a source's array, and the array in C order.

    Raises
    ------
    InvalidArgumentError
        It is no array, or does not fit into a ``full`` block.
    """
    if not isinstance(item, np.ndarray):
        raise InvalidArgumentError(
            f"block {number} of the source is {type(item).__name__}: a source gives NumPy arrays. A binary file, "
            "a socket or a function fills arrays of the stream: give the file itself"
        )
    check_unmasked(f"block {number} of the source", item)
    split = item.ndim - len(element_shape)
    if split < 0 or item.shape[split:] != element_shape:
        raise InvalidArgumentError(
            f"block {number} of the source has shape {item.shape}, which does not end with the element_shape "
            f"{element_shape}"
        )
    form = Form(item.shape[:split], as_dtype(item.dtype), element_shape)
    if full is not None and (
        form.dtype != full.dtype
        or form.shape[1:] != full.shape[1:]
        or len(form.shape) != len(full.shape)
        or form.shape[:1] > full.shape[:1]
    ):
        raise InvalidArgumentError(
            f"block {number} of the source is {form.dtype} of shape {item.shape}: the stream takes {full.dtype} "
            f"of shape {full.whole_shape}, or fewer rows"
        )
    return form, np.ascontiguousarray(item).reshape(item.shape)
