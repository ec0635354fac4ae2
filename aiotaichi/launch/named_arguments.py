"""Arguments of kernels, given by name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ..errors import ArgumentNotFoundError, InvalidArgumentError

if TYPE_CHECKING:
    from ..formats import KernelSpec

__all__ = ["in_order"]


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


def _taken(names: list[str]) -> str:
    """Return what a kernel takes, for messages. taichi's own LLVM modules do not record the names."""
    if names and names == [f"arg{number}" for number in range(len(names))]:
        return (
            f"its module does not record the names of its {len(names)} arguments: give them in order, or build the "
            "module with aiotaichi, which records them"
        )
    return f"it takes {', '.join(names)}" if names else "it takes none"
