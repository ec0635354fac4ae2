"""The paths of the fixture modules, which ``tests/modules/build.py`` makes from ``tests/modules/src``."""

from __future__ import annotations

import platform
from pathlib import Path

__all__ = ["CPU_ARCH", "CPU_MODULES", "MODULES", "module_at"]

MODULES = Path(__file__).parent.parent / "modules"
_MADE = MODULES.parent.parent / "build" / "arm64" / "modules"  # by tests/support/retarget.py
CPU_ARCH = {"aarch64": "arm64"}.get(platform.machine(), "x64")
"""The arch of this machine's processor."""
CPU_MODULES = _MADE if CPU_ARCH == "arm64" else MODULES / "x64"
"""The modules for this machine's processor."""


def module_at(arch: str, name: str) -> Path:
    """Return the path of a fixture module. Modules for CUDA are files, the others are folders."""
    folder = CPU_MODULES if arch == "cpu" else MODULES / arch
    return folder / (f"{name}.tcm" if arch == "cuda" else name)
