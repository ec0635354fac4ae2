"""Python's functions behind what taichi's decorators, and aiotaichi's, make of them."""

from __future__ import annotations

import functools
import sys
from types import FunctionType, MethodType
from typing import Any

from .taichi_values import is_taichi

__all__ = ["Function", "as_function", "find_attribute"]


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

    # Not a dataclass: to type checkers, a function that is declared in a class is a method.
    def __init__(self, python: FunctionType, kind: str, instance: Any = None) -> None:
        self.python: FunctionType = python
        self.kind = kind
        self.instance = instance

    @property
    def self_name(self) -> str:
        """What a method calls its instance."""
        return self.python.__code__.co_varnames[0]


def as_function(value: Any) -> Function | None:
    """Return the function that a value is; None if it is something else.

    The value's type decides: the attributes of an object may be anything.
    """
    kind = type(value)
    if kind is MethodType:
        function = as_function(value.__func__)
        return None if function is None else Function(function.python, function.kind, value.__self__)
    if kind is FunctionType:
        # A wrapper of the program's own copies the attributes of what taichi has made.
        is_of_taichi = str(value.__globals__.get("__name__")).partition(".")[0] == "taichi"
        return (_made_by_taichi(value) if is_of_taichi else None) or Function(value, "function")
    if is_taichi(value) and hasattr(value, "_primal"):
        return Function(value._primal.func, "kernel")
    if kind is functools._lru_cache_wrapper:
        return as_function(value.__wrapped__)
    if hasattr(kind, "taichi_kind"):  # what aiotaichi.kernel makes
        return Function(value.__wrapped__, kind.taichi_kind, value.instance)
    return None


def _made_by_taichi(value: Any) -> Function | None:
    if hasattr(value, "_primal"):
        return Function(value._primal.func, "kernel")
    if not getattr(value, "_is_taichi_function", False):
        return None
    kind = "real_func" if value._is_real_function else "pyfunc" if value.func.pyfunc else "func"
    return Function(value.func.func, kind)


def find_attribute(module: str, path: str) -> Any:
    """Return what a loaded module has by a dotted path. Raises an AttributeError or a KeyError."""
    value: Any = sys.modules[module]
    for name in path.split("."):
        value = getattr(value, name)
    return value
