"""The paths of the fixture modules, which ``tests/modules/build.py`` makes from ``tests/modules/src``."""

from __future__ import annotations

from pathlib import Path

__all__ = ["MODULES", "module_at"]

MODULES = Path(__file__).parent.parent / "modules"


def module_at(arch: str, name: str) -> Path:
    """Return the path of a fixture module. Modules for CUDA are files, the others are folders."""
    folder = MODULES / {"cpu": "x64"}.get(arch, arch)
    return folder / (f"{name}.tcm" if arch == "cuda" else name)
