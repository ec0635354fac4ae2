"""Find the Python function of an object that a decorator of taichi or aiotaichi made."""

from __future__ import annotations

import functools
import sys
from types import FunctionType, MethodType
from typing import Any

from .taichi_values import is_taichi

__all__ = ["Function", "as_function", "find_attribute"]


class Function:
    """A Python function, and how taichi uses it.

    Attributes
    ----------
    python
        The Python function.
    kind
        taichi's decorator: ``kernel``, ``func``, ``real_func`` or ``pyfunc``. ``build`` for a file's
        ``build(module)``. ``function`` for other Python functions.
    instance
        The instance of a bound method, or None.
    """

    # Not a dataclass: to type checkers, a function that is declared in a class is a method.
    def __init__(self, python: FunctionType, kind: str, instance: Any = None) -> None:
        self.python: FunctionType = python
        self.kind = kind
        self.instance = instance

    @property
    def self_name(self) -> str:
        """The name of a method's first argument, usually ``self``."""
        return self.python.__code__.co_varnames[0]


def as_function(value: Any) -> Function | None:
    """Return the function of a value. Return None if the value is not a function.

    Only the value's type decides, because an object may have any attributes.
    """
    kind = type(value)
    if kind is MethodType:
        function = as_function(value.__func__)
        return None if function is None else Function(function.python, function.kind, value.__self__)
    if kind is FunctionType:
        # The program may wrap a kernel. functools.wraps then copies taichi's attributes to the wrapper.
        is_of_taichi = str(value.__globals__.get("__name__")).partition(".")[0] == "taichi"
        return (_made_by_taichi(value) if is_of_taichi else None) or Function(value, "function")
    if is_taichi(value) and hasattr(value, "_primal"):
        return Function(value._primal.func, "kernel")
    if kind is functools._lru_cache_wrapper:
        return as_function(value.__wrapped__)
    if hasattr(kind, "__taichi_kind__"):  # aiotaichi.kernel made the value
        return Function(value.__wrapped__, kind.__taichi_kind__, value.instance)
    return None


def _made_by_taichi(value: Any) -> Function | None:
    if hasattr(value, "_primal"):
        return Function(value._primal.func, "kernel")
    if not getattr(value, "_is_taichi_function", False):
        return None
    kind = "real_func" if value._is_real_function else "pyfunc" if value.func.pyfunc else "func"
    return Function(value.func.func, kind)


def find_attribute(module: str, path: str) -> Any:
    """Return the object at a dotted path in a loaded module.

    Raises
    ------
    KeyError, AttributeError
        The module is not loaded, or does not have the object.
    """
    value: Any = sys.modules[module]
    for name in path.split("."):
        value = getattr(value, name)
    return value
