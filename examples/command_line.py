"""The options that the examples share."""

from __future__ import annotations

import argparse
import importlib.util
import sys
from pathlib import Path

from aiotaichi.cli.arch import driver_for
from aiotaichi.errors import Error
from aiotaichi.hal import Driver

__all__ = ["device_for", "need", "parser"]


def parser(description: str | None) -> argparse.ArgumentParser:
    """Return a parser that takes ``--arch`` and ``--loop``. The description is the program's docstring."""
    made = argparse.ArgumentParser(description=description)
    made.add_argument("--arch", help="cpu, vulkan or cuda; by default the best that there is a module for")
    made.add_argument("--loop", type=_loop, choices=("asyncio", "trio"), default="asyncio", help="the event loop")
    return made


def _loop(name: str) -> str:
    if name == "trio":
        need("trio", "pip install '.[trio]'")
    return name


def device_for(module: Path, arch: str | None) -> Driver:
    """Return the backend to open, or end the program with a line that says why there is none."""
    try:
        return driver_for(module, arch)
    except Error as error:
        sys.exit(f"{type(error).__name__}: {error}")


def need(package: str, install: str) -> None:
    """End the program if a package is missing, with the command that installs it."""
    if importlib.util.find_spec(package) is None:
        sys.exit(f"this example needs the package {package}: {install}")
