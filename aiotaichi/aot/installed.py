"""What is installed, and so the same for every process of this Python; the rest is the program's own."""

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
    """Return whether a module is Python's own or installed. A module that is not loaded is not."""
    module = sys.modules.get(name)
    if not isinstance(module, ModuleType) or name == "__main__":
        return False
    file = getattr(module, "__file__", None)
    return name.partition(".")[0] in sys.stdlib_module_names if file is None else is_installed_file(file)


@cache
def is_installed_file(file: str) -> bool:
    """Return whether a file is of what is installed, of aiotaichi's say."""
    path = Path(os.path.abspath(file)).resolve()
    # Another environment's packages may be on the path, too.
    return not _PACKAGES.isdisjoint(path.parts) or any(path.is_relative_to(folder) for folder in _folders())


@cache
def _folders() -> list[Path]:
    schemes = ("stdlib", "platstdlib", "purelib", "platlib")
    installed = {*(sysconfig.get_path(name) for name in schemes), *site.getsitepackages(), site.getusersitepackages()}
    return [Path(__file__).resolve().parent.parent, *(Path(folder).resolve() for folder in installed)]
