"""Arguments that are given by name: of kernels, compute graphs and recorded sequences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from ..core.values import text
from ..errors import ArgumentNotFoundError, InvalidArgumentError

if TYPE_CHECKING:
    from ..formats import KernelSpec

__all__ = ["Argument", "by_name", "filled", "in_order", "names_in", "snapshot"]


@dataclass(frozen=True, slots=True)
class Argument:
    """A value that each launch of a recorded sequence gives by name.

    It stands for a whole argument, or for a number in a vector, a matrix, a struct or an argument pack.

    Attributes
    ----------
    name
        The name, such as ``"dt"``. Taichi's graphs allow any string: ``launch(sequence, **{"grid v": v})`` gives one
        that is not an identifier.

    Raises
    ------
    InvalidArgumentError
        ``name`` is no text that UTF-8 can write, or has NUL characters.

    Examples
    --------
    >>> async with rt.record() as sequence:
    ...     sequence.launch(saxpy, at.Argument("a"), x, y)
    >>> await queue.launch(sequence, a=2.0)
    """

    name: str

    def __post_init__(self) -> None:
        text("name", self.name)


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


def in_order(kernel: KernelSpec, values: tuple[Any, ...], named: Mapping[str, Any]) -> tuple[Any, ...]:
    """Return the arguments of a kernel in order: first ``values``, then those of ``named``, as Python's functions.

    Raises
    ------
    InvalidArgumentError
        The kernel has no argument of a given name, or an argument is given twice.
    ArgumentNotFoundError
        An argument is missing.
    """
    names = [parameter.name for parameter in kernel.parameters]
    rest = names[len(values) :]
    for name in named:
        if name not in names:
            raise InvalidArgumentError(f"kernel {kernel.name} has no argument {name!r}; {_taken(names)}")
        if name not in rest:
            raise InvalidArgumentError(
                f"kernel {kernel.name}: argument {name!r} is given twice, in order and by name"
            )
    for name in rest:
        if name not in named:
            raise ArgumentNotFoundError(f"kernel {kernel.name}: argument {name!r} is missing")
    return (*values, *(named[name] for name in rest))


def by_name(arguments: Mapping[str, Any] | None, named: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the arguments of a compute graph, given in a mapping and by name."""
    if arguments is None:
        return named
    if not isinstance(arguments, Mapping):
        raise InvalidArgumentError(
            f"give the arguments by name, or as one mapping of names, not as {type(arguments).__name__}"
        )
    return {**arguments, **named}


def _taken(names: list[str]) -> str:
    """Return what a kernel takes, for messages. taichi's own LLVM modules do not record the names."""
    if names and names == [f"arg{number}" for number in range(len(names))]:
        return (
            f"its module does not record the names of its {len(names)} arguments: give them in order, or build the "
            "module with aiotaichi, which records them"
        )
    return f"it takes {', '.join(names)}" if names else "it takes none"
