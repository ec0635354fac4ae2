"""Start Python in a process of its own, also from a program that is frozen or embeds Python."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path

from .errors import NotSupportedError

__all__ = ["check_not_a_helper", "helper_command", "is_frozen", "python", "read_helper"]

_HELPER = "AIOTAICHI_HELPER"  # an environment variable of helpers; the hook of a frozen program reads it
_HOOK = "aiotaichi_helper"  # an attribute of sys: the hook sets it


def check_not_a_helper() -> None:
    """Raise if this process was started as a helper but runs the whole program.

    Otherwise, the program would start another helper, which would run the program again, and so on.
    """
    if _HELPER in os.environ:
        raise NotSupportedError(
            f"this process was started to compile for aiotaichi, and runs the program once more: {sys.executable} is "
            "the program, not Python. Set sys.executable to a Python that has llvmlite, before the first runtime is "
            "opened"
        )


def is_frozen() -> bool:
    """Return whether the program is frozen. Then ``sys.executable`` is the program, not Python."""
    return bool(getattr(sys, "frozen", False)) or "__compiled__" in globals()  # Nuitka defines __compiled__


def python() -> str:
    """Return the path of this Python."""
    if not sys.executable:
        raise NotSupportedError(
            f"sys.executable is {sys.executable!r}: set it to a Python that has llvmlite. aiotaichi starts Python to "
            "compile, and a program that embeds Python does not say where Python is"
        )
    return sys.executable


def read_helper(helper: Path) -> bytes:
    """Return the sources of a helper, with their names. A helper is a folder with a Python package."""
    try:
        files = sorted(Path(at, name) for at, _, names in os.walk(helper, onerror=_raise) for name in names)
    except (FileNotFoundError, NotADirectoryError):
        files = []
    files = [file for file in files if file.suffix == ".py"]
    if not files:
        raise NotSupportedError(
            f"there is no folder {helper}, which aiotaichi starts: install it as files, not in a zip. If PyInstaller "
            "froze the program, aiotaichi's own hook adds the folder"
        )
    return b"".join(f"# {file.relative_to(helper)}\n".encode() + file.read_bytes() for file in files)


def _raise(error: OSError) -> None:
    raise error  # Path.rglob would leave out a folder that it cannot read now, for want of descriptors


def helper_command(helper: Path) -> tuple[list[str], dict[str, str]]:
    """Return the command that starts a helper, without the helper's arguments, and the helper's environment."""
    check_not_a_helper()
    if is_frozen():
        if not hasattr(sys, _HOOK):
            raise NotSupportedError(
                "this program is frozen without aiotaichi's start-up hook, so that it would start itself without "
                "end: freeze it with PyInstaller, in an environment in which aiotaichi is installed"
            )
        return [python()], {**os.environ, _HELPER: "1"}
    # Start Python without site and without the current folder: the helper needs llvmlite only.
    spec = importlib.util.find_spec("llvmlite")
    assert spec is not None
    assert spec.origin is not None
    folders = os.pathsep.join([str(Path(spec.origin).parent.parent), str(helper.parent)])
    return [python(), "-S", "-P", "-m", helper.name], {**os.environ, "PYTHONPATH": folders, _HELPER: "1"}
