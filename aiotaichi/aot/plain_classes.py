"""Find the methods and attributes that a program added to a class of data. They are not sent with the data."""

from __future__ import annotations

import enum
from dataclasses import fields, is_dataclass
from types import FunctionType
from typing import Any

from .installed import is_installed, is_installed_file

__all__ = ["added_to_class", "added_to_member"]

_CONSTRUCTORS = {"__init__", "__new__", "__post_init__"}  # they have run already
_OF_PYTHON = {"_fields", "_field_defaults", "_abc_impl"}


def added_to_class(kind: type) -> str | None:
    """Return the name of a method or attribute that a program wrote in an enumeration, named tuple or dataclass.

    None if the class has only members, and methods that Python generated.
    """
    data = set(getattr(kind, "__members__", ())) | set(getattr(kind, "_fields", ()))
    if is_dataclass(kind):
        data |= {each.name for each in fields(kind)}
    for base in kind.__mro__:
        if not is_installed(base.__module__):
            for name, value in vars(base).items():
                if name not in data and _is_added(name, value):
                    return name
    return None


def added_to_member(member: enum.Enum) -> str | None:
    """Return the name of an attribute that a member of an enumeration has beside its name and value, or None."""
    return next((name for name in vars(member) if not _is_hidden(name)), None)


def _is_added(name: str, value: Any) -> bool:
    function = getattr(value, "__func__", value)  # the function of a static or class method
    if not isinstance(function, FunctionType):
        return not _is_hidden(name) and name not in _OF_PYTHON
    file = function.__code__.co_filename
    is_generated = is_installed_file(file) or (file == "<string>" and _is_hidden(name))
    return not is_generated and name not in _CONSTRUCTORS


def _is_hidden(name: str) -> bool:
    return name.startswith("_") and name.endswith("_")
