"""Starting Python in a process of its own, also from a program that is frozen or has Python embedded."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path

from .errors import NotSupportedError

__all__ = ["check_is_no_helper", "helper_command", "is_frozen", "python", "read_helper"]

_HELPER = "AIOTAICHI_HELPER"  # the variable that helpers are started with; the hook of a frozen program reads it
_HOOK = "aiotaichi_helper"  # what that hook sets in sys


def check_is_no_helper() -> None:
    """Raise if this process was started as a helper and runs the whole program instead: it would start another one.

    Raises
    ------
    NotSupportedError
        It was.
    """
    if _HELPER in os.environ:
        raise NotSupportedError(
            f"this process was started to compile for aiotaichi, and runs the program once more: {sys.executable} is "
            "the program, not Python. Set sys.executable to a Python that has llvmlite, before the first runtime is "
            "opened"
        )


def is_frozen() -> bool:
    """Return whether the program is frozen, so that ``sys.executable`` is the program and not Python."""
    return bool(getattr(sys, "frozen", False)) or "__compiled__" in globals()  # Nuitka's


def python() -> str:
    """Return the path of this Python.

    Raises
    ------
    NotSupportedError
        It is not known.
    """
    if not sys.executable:
        raise NotSupportedError(
            f"sys.executable is {sys.executable!r}: set it to a Python that has llvmlite. aiotaichi compiles in a "
            "process of its own, and a program that has Python embedded does not say where Python is"
        )
    return sys.executable


def read_helper(helper: Path) -> bytes:
    """Return the source of a helper, a program that is started by path.

    Raises
    ------
    NotSupportedError
        There is no such file.
    """
    try:
        return helper.read_bytes()
    except (FileNotFoundError, NotADirectoryError):
        raise NotSupportedError(
            f"there is no file {helper}, which aiotaichi starts: install it as files, not in a zip. A program that "
            "PyInstaller has frozen gets the file by aiotaichi's own hook"
        ) from None


def helper_command(helper: Path) -> tuple[list[str], dict[str, str]]:
    """Return the command that starts a helper, without the helper's arguments, and its environment.

    Raises
    ------
    NotSupportedError
        Nothing starts it.
    """
    check_is_no_helper()
    if is_frozen():
        if not hasattr(sys, _HOOK):
            raise NotSupportedError(
                "this program is frozen without aiotaichi's start-up hook, so that it would start itself without "
                "end: freeze it with PyInstaller, in an environment in which aiotaichi is installed"
            )
        return [python()], {**os.environ, _HELPER: "1"}
    # By path and without the folders and hooks of a usual start: the helper is llvmlite and nothing else.
    spec = importlib.util.find_spec("llvmlite")
    assert spec is not None
    assert spec.origin is not None
    folder = str(Path(spec.origin).parent.parent)
    return [python(), "-S", "-P", str(helper)], {**os.environ, "PYTHONPATH": folder, _HELPER: "1"}
