"""The values that a command's words mean."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

from ..errors import InvalidArgumentError

__all__ = ["value_of"]

_MAKERS: dict[str, Callable[[tuple[int, ...]], npt.NDArray[Any]]] = {
    "zeros": lambda shape: np.zeros(shape, np.int64),
    "ones": lambda shape: np.ones(shape, np.int64),
    "range": lambda shape: np.arange(int(np.prod(shape))).reshape(shape),
}


def value_of(text: str) -> Any:
    """Return a number, a list, a dict or an array. *Blocking*: ``@x.npy`` is read from a file.

    Raises
    ------
    InvalidArgumentError
        The text means none of them.
    """
    if text.startswith("@") or re.match(r"\w+:", text):
        return _array(text)
    try:
        return ast.literal_eval(text)
    except (ValueError, SyntaxError):
        raise InvalidArgumentError(f"{text!r} is neither a number, nor a list, nor a dict of numbers") from None


def _array(text: str) -> npt.NDArray[Any]:
    if text.startswith("@"):
        try:
            loaded: npt.NDArray[Any] = np.load(text[1:], allow_pickle=False)
        except OSError as error:
            raise InvalidArgumentError(f"cannot read an array from {text[1:]}: {error.strerror}") from None
        except (ValueError, EOFError):  # NumPy's words are of pickles, which are never loaded here
            raise InvalidArgumentError(f"{text[1:]} is no array of numbers: give a file of numpy.save") from None
        return loaded
    kind, _, shape = text.partition(":")
    extents = shape.split("x") if shape else []
    if kind not in _MAKERS or not all(part.isdecimal() for part in extents):
        known = ", ".join(f"{kind}:SHAPE" for kind in _MAKERS)
        raise InvalidArgumentError(f"{text!r} is not an array: give {known} or @FILE.npy")
    try:
        return _MAKERS[kind](tuple(map(int, extents)))
    except (MemoryError, ValueError) as error:
        raise InvalidArgumentError(f"cannot make an array of {shape}: {error}") from None
