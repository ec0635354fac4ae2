"""Names of a package that are imported when a program first uses them, so that importing the package is fast."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

__all__ = ["names_on_use"]


def names_on_use(package: str, modules: Mapping[str, str]) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """Return a ``__getattr__`` and a ``__dir__`` for a package, which import names when a program uses them.

    Parameters
    ----------
    package
        The package's ``__name__``.
    modules
        The module of the package that has each name: ``{"Pool": "flow"}``. A module's own name stands for itself.
    """

    def getattr_on_use(name: str) -> Any:
        if name not in modules:
            raise AttributeError(f"module {package!r} has no attribute {name!r}", name=name, obj=sys.modules[package])
        module = import_module(f"{package}.{modules[name]}")
        value = module if name == modules[name] else getattr(module, name)
        setattr(sys.modules[package], name, value)  # found without this function from now on
        return value

    def dir_with_names() -> list[str]:
        return sorted({*vars(sys.modules[package]), *modules})

    return getattr_on_use, dir_with_names
