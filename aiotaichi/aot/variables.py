"""Look up the values of the names in a function's source."""

from __future__ import annotations

import builtins
from types import ModuleType
from typing import Any, Final

from .functions import Function, as_function, find_attribute
from .installed import is_installed
from .plain_values import is_data
from .read_names import Name

__all__ = ["MISSING", "follow", "installed_object", "is_of_python", "variable"]

MISSING: Final = object()
_OF_PYTHON = {"__debug__", "NotImplemented", "Ellipsis"}


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
    try:
        return [module, path] if find_attribute(module, path) is value else None
    except AttributeError:
        return None
