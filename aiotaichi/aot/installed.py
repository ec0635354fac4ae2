"""Tell installed modules, the same in every process of this Python, from modules of the program."""

from __future__ import annotations

import os
import site
import sys
import sysconfig
from functools import cache
from pathlib import Path
from types import ModuleType

__all__ = ["is_installed", "is_installed_file"]

_PACKAGES = {"site-packages", "dist-packages"}


def is_installed(name: str) -> bool:
    """Return whether a module is loaded, and is Python's own or installed."""
    module = sys.modules.get(name)
    if not isinstance(module, ModuleType) or name == "__main__":
        return False
    file = getattr(module, "__file__", None)
    return name.partition(".")[0] in sys.stdlib_module_names if file is None else is_installed_file(file)


@cache
def is_installed_file(file: str) -> bool:
    """Return whether a file belongs to Python or to an installed package, aiotaichi included."""
    path = Path(os.path.abspath(file)).resolve()
    # Another environment's packages may be on the path, too.
    return not _PACKAGES.isdisjoint(path.parts) or any(path.is_relative_to(folder) for folder in _folders())


@cache
def _folders() -> list[Path]:
    schemes = ("stdlib", "platstdlib", "purelib", "platlib")
    installed = {*(sysconfig.get_path(name) for name in schemes), *site.getsitepackages(), site.getusersitepackages()}
    return [Path(__file__).resolve().parent.parent, *(Path(folder).resolve() for folder in installed)]
