"""Modules that are imported when a program first uses a name of them, so that importing the package is fast."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any

__all__ = ["ModuleOnUse", "names_on_use"]


class ModuleOnUse:
    """Stands for a module, and imports it when one of its names is used.

    Type checkers see the module itself: assign this object under ``if not TYPE_CHECKING``.
    """

    def __init__(self, module: str) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        value = vars(self)[name] = getattr(import_module(self._module), name)  # found without this method from now on
        return value


def names_on_use(
    package: str, modules: Mapping[str, Sequence[str]]
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """Return a ``__getattr__`` and a ``__dir__`` for a package, which import names when a program uses them.

    ``modules`` are the package's modules with the names that each has. A module without names stands for itself.
    """
    module_of = {name: module for module, names in modules.items() for name in names or [module]}

    def getattr_on_use(name: str) -> Any:
        if name not in module_of:
            raise AttributeError(f"module {package!r} has no attribute {name!r}", name=name, obj=sys.modules[package])
        module = import_module(f"{package}.{module_of[name]}")
        value = getattr(module, name) if modules[module_of[name]] else module
        setattr(sys.modules[package], name, value)  # found without this function from now on
        return value

    def dir_with_names() -> list[str]:
        return sorted({*vars(sys.modules[package]), *module_of})

    return getattr_on_use, dir_with_names
