"""Find the Python function of an object that a decorator of taichi or aiotaichi made, and the values of its names."""

from __future__ import annotations

import builtins
import functools
import sys
from collections.abc import Iterable
from types import FunctionType, MethodType, ModuleType
from typing import Any, Final

from .installed import is_installed
from .plain_values import is_data
from .taichi_values import is_taichi

__all__ = [
    "MISSING",
    "Function",
    "Name",
    "as_function",
    "find_attribute",
    "follow",
    "installed_object",
    "is_of_python",
    "variable",
]

Name = tuple[str, ...]
"""A variable and its attributes: ``("config", "size", "x")`` for ``config.size.x``."""

MISSING: Final = object()
_OF_PYTHON = {"__debug__", "NotImplemented", "Ellipsis"}


class Function:
    """A Python function, and how taichi uses it. ``instance`` is that of a bound method.

    The kind is taichi's decorator: ``kernel``, ``func``, ``real_func`` or ``pyfunc``. It is ``build`` for a file's
    ``build(module)``, and ``function`` for other Python functions.
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


def find_attribute(value: Any, names: Iterable[str]) -> Any:
    """Return an attribute of an attribute. MISSING if there is none."""
    for name in names:
        value = getattr(value, name, MISSING)
    return value


def variable(function: Function, name: str) -> Any:
    """Return the value of a function's variable. MISSING if it is Python's own, or has no value."""
    python = function.python
    if function.instance is not None and name == function.self_name:
        return function.instance
    if name in python.__code__.co_freevars:
        assert python.__closure__ is not None
        try:
            return python.__closure__[python.__code__.co_freevars.index(name)].cell_contents
        except ValueError:
            return MISSING  # the variable is not assigned yet
    value = python.__globals__.get(name, MISSING)
    if value is MISSING and name not in _OF_PYTHON:
        value = vars(builtins).get(name, MISSING)  # the program may have added a builtin
        return MISSING if is_of_python(value) else value
    return value


def is_of_python(value: Any) -> bool:
    """Return whether a value is a module, or is defined by an installed one."""
    return isinstance(value, ModuleType) or installed_object(value) is not None


def follow(value: Any, name: Name) -> tuple[Any, Name]:
    """Return the value that is sent for a name, and the part of the name that leads to it.

    For ``config.size.x``, if ``config.size`` is data, this is ``(config.size, ("config", "size"))``.
    """
    path = [value]
    for attribute in name[1:]:
        if value is MISSING or is_data(value) or _is_of_taichi(value):
            break
        value = getattr(value, attribute, MISSING)
        path.append(value)
    if value is MISSING or is_data(value):
        return value, name[: len(path)]
    function = as_function(value)
    is_taichis = function is not None and str(function.python.__module__).partition(".")[0] == "taichi"
    if function is not None and function.kind != "function" and not is_taichis:
        return value, name  # also if it is installed: it may read variables that the program has changed
    for i, each in enumerate(path):  # send an installed module instead of its functions and classes
        if isinstance(each, ModuleType) and is_installed(each.__name__):
            return each, name[: i + 1]
    return value, name[: len(path)]


def _is_of_taichi(value: Any) -> bool:
    return isinstance(value, ModuleType) and value.__name__.partition(".")[0] == "taichi"


def installed_object(value: Any) -> list[str] | None:
    """Return the module and the qualified name of an installed class or function. None for other values.

    Kernels and taichi functions of installed packages are not included, apart from taichi's own: they are compiled,
    and may read variables that the program has changed.
    """
    if not is_installed(type(value).__module__):
        return None  # the program's own class may have any attributes
    module, path = getattr(value, "__module__", None), getattr(value, "__qualname__", None)
    if not isinstance(module, str) or not isinstance(path, str) or not is_installed(module):
        return None
    is_compiled = isinstance(value, type) or module.partition(".")[0] == "taichi"
    if not is_compiled and as_function(value) is not None and as_function(value).kind != "function":  # type: ignore[union-attr]
        return None
    return [module, path] if find_attribute(sys.modules[module], path.split(".")) is value else None
