"""Python's functions behind what taichi's decorators, and aiotaichi's, make of them."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from types import FunctionType, MethodType
from typing import Any

__all__ = ["Function", "as_function", "find_attribute"]


@dataclass(frozen=True)
class Function:
    """A function, as a variable holds it.

    Attributes
    ----------
    python
        The function of Python's.
    kind
        What it is to taichi: ``kernel``, ``func``, ``real_func``, ``pyfunc``. Else ``function``; or ``build``, for a
        file's function of that name, which adds to the module.
    instance
        What it is a bound method of, or None.
    """

    python: FunctionType
    kind: str
    instance: Any = None

    @property
    def self_name(self) -> str:
        """What a method calls its instance."""
        return self.python.__code__.co_varnames[0]


def as_function(value: Any) -> Function | None:
    """Return the function that a value is; None if it is something else."""
    if isinstance(value, MethodType):
        function = as_function(value.__func__)
        return None if function is None else Function(function.python, function.kind, value.__self__)
    if getattr(value, "_is_taichi_function", False):
        kind = "real_func" if value._is_real_function else "pyfunc" if value.func.pyfunc else "func"
        return Function(value.func.func, kind)
    if hasattr(value, "_primal"):
        return Function(value._primal.func, "kernel")
    if isinstance(value, FunctionType):
        return Function(value, "function")
    # what functools.cache and aiotaichi.kernel make
    wrapped = getattr(value, "__wrapped__", None)
    if isinstance(wrapped, FunctionType) and not isinstance(value, type):
        return Function(wrapped, getattr(value, "taichi_kind", "function"), getattr(value, "instance", None))
    return None


def find_attribute(module: str, path: str) -> Any:
    """Return what a loaded module has by a dotted path. Raises an AttributeError or a KeyError."""
    value: Any = sys.modules[module]
    for name in path.split("."):
        value = getattr(value, name)
    return value
