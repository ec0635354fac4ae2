"""The rows of a batch, as a signature says: ``"(n),()->(n)"``, in the manner of NumPy's generalized ufuncs."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from ... import DType, Kernel
from ...core.values import array_of, check_unmasked
from ...counted import counted
from ...errors import InvalidArgumentError
from ...formats.spec import NdArrayParameter, ScalarParameter
from ...types import DTypeLike, as_dtype

__all__ = ["Row", "RowShape", "RowSignature"]

Shape: TypeAlias = tuple[int, ...]

_GROUP = r"\(\s*(?:\w+(?:\s*,\s*\w+)*)?\s*\)"
_GROUPS = rf"\s*{_GROUP}(?:\s*,\s*{_GROUP})*\s*"
_SIGNATURE = re.compile(rf"({_GROUPS})->({_GROUPS})")


class Row(NamedTuple):
    """One item or result of a request: its dtype, and its extents, which are numbers and names.

    The last ``element_ndim`` extents are those of an element, if the kernel takes vectors or matrices.
    """

    dtype: DType
    extents: tuple[int | str, ...]
    element_ndim: int = 0

    def shape(self, sizes: Mapping[str, int]) -> Shape:
        """Return the shape, with the sizes of the names."""
        return tuple(sizes[extent] if isinstance(extent, str) else extent for extent in self.extents)


RowShape: TypeAlias = tuple[Row, Shape]
"""An item or a result, and its shape."""


class RowSignature:
    """The items and the results of a request.

    Parameters
    ----------
    text
        The signature.
    launch
        The kernel, if it is one: it has the dtypes.
    dtypes
        Else the dtypes of the items, then of the results.
    """

    def __init__(self, text: str, launch: object, dtypes: Sequence[DTypeLike] | None) -> None:
        inputs, outputs = _parsed(text)
        kernel = launch if isinstance(launch, Kernel) else None
        if (kernel is None) == (dtypes is None):
            raise InvalidArgumentError(
                f"dtypes={dtypes!r}: a kernel has its dtypes: leave them out"
                if kernel is not None
                else "dtypes: give the dtype of each item and of each result, since launch is no kernel"
            )
        extents = [*inputs, *outputs]
        rows = _declared(text, extents, dtypes) if dtypes is not None else _rows_of(text, extents, kernel)
        self.text = text
        self.inputs, self.outputs = rows[: len(inputs)], rows[len(inputs) :]

    def arrays(self, items: Sequence[Any]) -> list[Any]:
        """Return the items of a request as rows take them. Raise an error that names a bad one."""
        if len(items) != len(self.inputs):
            raise InvalidArgumentError(
                f"a request has {counted(len(self.inputs), 'item')}, {self.text}, not {len(items)}"
            )
        return [_array(f"item {i}", row, item) for i, (row, item) in enumerate(zip(self.inputs, items, strict=True))]

    def sizes(self, arrays: Sequence[Any]) -> Mapping[str, int]:
        """Return the size of each name. Raise an error if the shapes of the items do not fit."""
        sizes: dict[str, int] = {}
        for i, (row, array) in enumerate(zip(self.inputs, arrays, strict=True)):
            if array.ndim != len(row.extents) or not all(
                size == (sizes.setdefault(extent, size) if isinstance(extent, str) else extent)
                for extent, size in zip(row.extents, array.shape, strict=True)
            ):
                raise _wrong_shape(i, array.shape, row, self.inputs[:i], sizes)
        return sizes


def _wrong_shape(
    i: int, shape: Shape, row: Row, earlier: Sequence[Row], sizes: Mapping[str, int]
) -> InvalidArgumentError:
    """Return the error of an item, with the sizes that earlier items have given to names of its row."""
    given = {extent for each in earlier for extent in each.extents}
    known = ", ".join(
        f"{name}={sizes[name]}" for name in dict.fromkeys(row.extents) if isinstance(name, str) and name in given
    )
    wanted = f"({','.join(map(str, row.extents))})" + (f" with {known}" if known else "")
    return InvalidArgumentError(f"item {i} has the shape {shape}, which is not {wanted}")


def _array(where: str, row: Row, item: Any) -> Any:
    """Return an item as a row takes it: an array of just the dtype and of no other class, or a number of NumPy's."""
    dtype = row.dtype.numpy
    if not isinstance(item, np.ndarray):
        array = array_of(where, row.dtype, item)
    else:
        check_unmasked(where, item)
        if item.dtype != dtype:
            hint = f"item.astype(np.{dtype}) converts it"
            raise InvalidArgumentError(f"{where} is {item.dtype}, not {row.dtype}: {hint}")
        array = np.asarray(item) if item.dtype is dtype else item.astype(dtype)
    return array if array.ndim else array[()]


def _parsed(text: str) -> tuple[list[tuple[int | str, ...]], list[tuple[int | str, ...]]]:
    found = _SIGNATURE.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        raise InvalidArgumentError(f"signature={text!r}: give items and results, such as '(n),()->(n)'")
    inputs, outputs = (
        [tuple(_extent(text, each) for each in re.findall(r"\w+", group)) for group in re.findall(_GROUP, side)]
        for side in found.groups()
    )
    known = {extent for extents in inputs for extent in extents}
    for extent in (extent for extents in outputs for extent in extents):
        if isinstance(extent, str) and extent not in known:
            raise InvalidArgumentError(f"signature={text!r}: {extent} is no extent of an item: give a number")
    return inputs, outputs


def _extent(text: str, extent: str) -> int | str:
    if extent.isidentifier():
        return extent
    if not extent.isdecimal() or int(extent) < 1:
        raise InvalidArgumentError(f"signature={text!r}: {extent!r} is neither a name nor a number from 1")
    return int(extent)


def _declared(text: str, extents: Sequence[tuple[int | str, ...]], dtypes: Sequence[DTypeLike]) -> list[Row]:
    if isinstance(dtypes, str) or not isinstance(dtypes, Sequence) or len(dtypes) != len(extents):
        raise InvalidArgumentError(f"dtypes={dtypes!r}: {text} takes a list of {len(extents)} dtypes")
    return [Row(as_dtype(dtype), each) for dtype, each in zip(dtypes, extents, strict=True)]


def _rows_of(text: str, extents: Sequence[tuple[int | str, ...]], kernel: Kernel | None) -> list[Row]:
    """Return the rows of a kernel's arrays. Raise an error unless it takes a count and an array for each."""
    assert kernel is not None
    parameters = kernel.spec.parameters
    count, arrays = parameters[0] if parameters else None, parameters[1:]
    if not isinstance(count, ScalarParameter) or count.dtype.is_float or len(arrays) != len(extents):
        raise InvalidArgumentError(
            f"{kernel!r}: for {text}, a kernel takes the count of rows, an integer, and then {len(extents)} arrays"
        )
    rows, known = [], dict[str, int]()  # the extents of elements are numbers, also if the signature names them
    for parameter, each in zip(arrays, extents, strict=True):
        if not isinstance(parameter, NdArrayParameter):
            raise InvalidArgumentError(f"{kernel!r}: {parameter.name} is no array")
        element_ndim = len(parameter.element_shape)
        ndim = parameter.ndim - 1 + element_ndim
        if ndim != len(each):
            raise InvalidArgumentError(
                f"{kernel!r}: a row of {parameter.name} has {ndim} dimensions, and {text} says {len(each)}"
            )
        for extent, size in zip(each[ndim - element_ndim :], parameter.element_shape, strict=True):
            if (known.setdefault(extent, size) if isinstance(extent, str) else extent) != size:
                raise InvalidArgumentError(
                    f"{kernel!r}: an element of {parameter.name} has the shape {parameter.element_shape}, "
                    f"and {text} says {extent}"
                )
        rows.append(Row(parameter.dtype, each, element_ndim))
    for i, row in enumerate(rows):
        sizes = tuple(known.get(each, each) if isinstance(each, str) else each for each in row.extents)
        rows[i] = Row(row.dtype, sizes, row.element_ndim)
    return rows
