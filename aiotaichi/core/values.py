"""Check values that users give, and convert host values to a dtype without loss."""

from __future__ import annotations

import reprlib
import struct
import sys
from collections.abc import Mapping
from operator import index
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from ..errors import ArgumentNullError, ArgumentOutOfRangeError, InvalidArgumentError, wrong_argument
from ..types import DType, u1

__all__ = [
    "A_NUMBER_OF_BYTES",
    "array_of",
    "check_number",
    "check_options",
    "check_unmasked",
    "hint_to_enter",
    "integer",
    "shown",
    "stream_handle",
    "text",
]

A_NUMBER_OF_BYTES = "a number of bytes, an integer such as 2**30"

_short = reprlib.Repr()
_short.maxother = _short.maxstring = 200


def hint_to_enter(value: object) -> str:
    """Return what to add to an error about a value: how to enter it, if it is a block of a pool; else nothing."""
    hint = getattr(value, "hint_to_enter", None)
    return f": {hint}" if isinstance(hint, str) else ""


def integer(name: str, value: SupportsIndex, expected: str, least: int | None = None) -> int:
    """Return an integer argument, which may be NumPy's. Raise an InvalidArgumentError unless it is ``expected``."""
    if isinstance(value, (int, np.integer)) and not isinstance(value, bool):
        number = index(value)
        if least is None or number >= least:
            return number
    raise InvalidArgumentError(f"{name}={value!r}: give {expected}")


def text(name: str, value: str) -> str:
    """Return a text that logs, metrics and native code can show. Raise an InvalidArgumentError if they cannot."""
    if not isinstance(value, str):
        raise wrong_argument(value, f"{name}={value!r}: give a str")
    try:
        value.encode()
    except UnicodeEncodeError:
        raise InvalidArgumentError(f"{name}={value!r}: give a text that UTF-8 can write") from None
    if "\0" in value:
        raise InvalidArgumentError(f"{name}={value!r}: give a text without NUL characters")
    return value


def check_options(call: str, options: Mapping[str, Any], known: type[Mapping[str, Any]]) -> None:
    """Raise an InvalidArgumentError if ``known``, a TypedDict, lacks one of ``options``. It lists the known ones.

    ``call`` is what the user has called, as errors name it.
    """
    for name in options:
        if name not in known.__annotations__:
            raise InvalidArgumentError(f"{call} has no option {name!r}; it has {', '.join(known.__annotations__)}")


def stream_handle(stream: Any) -> int:
    """Return the address of a CUDA stream, 0 for the legacy default stream. Raise an error for another object."""
    if hasattr(stream, "__cuda_stream__"):
        version, address = stream.__cuda_stream__()
        if version != 0:
            raise InvalidArgumentError(f"{stream!r}: version {version} of __cuda_stream__ is unknown")
        return index(address)
    for name in ("cuda_stream", "ptr"):  # of PyTorch, of CuPy
        if hasattr(stream, name):
            return index(getattr(stream, name))
    if isinstance(stream, bool) or not hasattr(stream, "__index__") or index(stream) < 0:
        raise InvalidArgumentError(
            f"{stream!r} is not a CUDA stream: give an object with __cuda_stream__, or an address"
        )
    return index(stream)


def shown(value: Any) -> str:
    """Return the repr of a value for an error, with a few of its elements: data may have millions."""
    return _short.repr(value)


def array_of(where: str, dtype: DType, value: Any) -> npt.NDArray[Any]:
    """Return a number, nested sequences of numbers, or an array as a NumPy array of ``dtype``.

    Raises an InvalidArgumentError for values that are not numbers, ragged sequences, floats for an integer dtype, and
    masked arrays. Raises an ArgumentOutOfRangeError if ``dtype`` cannot hold a value.
    """
    array = _numbers(where, value)
    if array.dtype.kind == "f" and not dtype.is_float and array.size:
        raise InvalidArgumentError(f"{where} holds {dtype}; {shown(value)} has floats")
    with np.errstate(over="ignore"):
        converted = array.astype(dtype.numpy)
    if dtype.is_float:
        fits = bool(np.all(np.isfinite(converted) | ~np.isfinite(array)))
    elif dtype is u1:
        fits = bool(np.all((array == 0) | (array == 1)))
    else:
        limits = np.iinfo(dtype.numpy)
        fits = not array.size or bool(limits.min <= int(array.min()) and int(array.max()) <= limits.max)
    if not fits:
        raise ArgumentOutOfRangeError(f"{where} holds {dtype}, which cannot hold {shown(value)}")
    return converted


def check_unmasked(where: str, value: Any) -> None:
    """Raise an InvalidArgumentError if ``value`` is a masked array, or if lists of ``value`` hold one.

    The device would get the values under the mask.
    """
    masked = sys.modules.get("numpy.ma")  # a program that has no masked arrays need not have imported it
    if masked is not None and _holds(value, masked.MaskedArray):
        raise InvalidArgumentError(
            f"{where} is masked, and the device knows no masks: give x.filled(...), a copy that has a value for each "
            "masked element; or x.data, the values as they are"
        )


def _holds(value: Any, kind: type[Any]) -> bool:
    """Return whether ``value`` is a ``kind``, or lists and tuples that hold one."""
    if not isinstance(value, (list, tuple)):
        return isinstance(value, kind)
    kinds = set(map(type, value))  # fast: a list may have a million numbers
    if any(issubclass(each, kind) for each in kinds):
        return True
    return any(issubclass(each, (list, tuple)) for each in kinds) and any(_holds(each, kind) for each in value)


def check_number(where: str, dtype: DType, value: Any) -> None:
    """Raise an error unless ``value`` is a number which ``dtype`` can hold. A float is no integer."""
    if value is None:
        raise ArgumentNullError(f"{where} is None")
    try:
        struct.pack("=" + dtype.format, value)
    except (struct.error, OverflowError, TypeError, ValueError):
        numbers = (int, np.integer, float, np.floating) if dtype.is_float else (int, np.integer)
        if isinstance(value, numbers):
            raise ArgumentOutOfRangeError(f"{where} is {dtype}, which cannot hold {value!r}") from None
        raise InvalidArgumentError(f"{where} is {dtype}; {value!r} was given") from None


def _numbers(where: str, value: Any) -> npt.NDArray[Any]:
    """Return the NumPy array of a value. Raise an error unless it holds numbers."""
    check_unmasked(where, value)
    try:
        array = np.asarray(value)
    except (TypeError, ValueError, OverflowError) as error:
        raise InvalidArgumentError(f"{where}: it is not an array of numbers: {error}") from None
    if array.dtype.kind == "O" and all(isinstance(each, int) for each in array.flat):
        raise ArgumentOutOfRangeError(f"{where}: no dtype can hold {shown(value)}")
    if array.dtype.kind not in "biuf":
        raise InvalidArgumentError(f"{where}: {shown(value)} is not made of numbers")
    return array
