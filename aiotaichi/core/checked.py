"""Values that users give, checked: integers, texts, names of options, and CUDA streams."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any, SupportsIndex

import numpy as np

from ..errors import InvalidArgumentError, wrong_argument

__all__ = ["A_NUMBER_OF_BYTES", "check_options", "integer", "stream_handle", "text"]

A_NUMBER_OF_BYTES = "a number of bytes, an integer such as 2**30"


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
