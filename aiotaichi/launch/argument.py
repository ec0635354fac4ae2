"""Named arguments of recorded sequences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..errors import wrong_argument

__all__ = ["Argument", "filled", "names_in", "snapshot"]


@dataclass(frozen=True, slots=True)
class Argument:
    """A value that each launch of a recorded sequence gives by name.

    It stands for a whole argument, or for a number in a vector, a matrix, a struct or an argument pack.

    Attributes
    ----------
    name
        The name: an identifier, such as ``"dt"``.

    Raises
    ------
    InvalidArgumentError
        ``name`` is not an identifier.

    Examples
    --------
    >>> async with rt.record() as sequence:
    ...     sequence.launch(step, x, v, at.Argument("dt"))
    >>> await queue.launch(sequence, dt=0.01)
    """

    name: str

    def __post_init__(self) -> None:
        if not isinstance(self.name, str) or not self.name.isidentifier():
            raise wrong_argument(self.name, f"Argument({self.name!r}): give an identifier, such as 'dt'")


def snapshot(value: Any) -> Any:
    """Return a value that nobody changes: containers and arrays of the host are copied."""
    if isinstance(value, np.ndarray):
        return value.copy()
    if isinstance(value, list | tuple):
        return [snapshot(each) for each in value]
    if isinstance(value, Mapping):
        return {name: snapshot(each) for name, each in value.items()}
    return value


def names_in(value: Any) -> Sequence[str]:
    """Return the names of the arguments in a value, in order."""
    if isinstance(value, Argument):
        return (value.name,)
    if isinstance(value, list):
        return [name for each in value for name in names_in(each)]
    if isinstance(value, dict):
        return [name for each in value.values() for name in names_in(each)]
    return ()


def filled(value: Any, given: Mapping[str, Any]) -> Any:
    """Return a value with the given values in the places of its arguments."""
    if isinstance(value, Argument):
        return given[value.name]
    if isinstance(value, list):
        return [filled(each, given) for each in value]
    if isinstance(value, dict):
        return {name: filled(each, given) for name, each in value.items()}
    return value
