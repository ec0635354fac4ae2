"""The event loops that a program can be run on."""

from __future__ import annotations

import importlib.util
from collections.abc import Awaitable, Callable
from typing import Any

import anyio

from ..core.install_hint import install_hint
from ..errors import NotSupportedError

__all__ = ["LOOPS", "run_in"]

LOOPS = ("asyncio", "uvloop", "trio")
_INSTALL = {"uvloop": "pip install uvloop", "trio": install_hint("trio")}


def run_in(loop: str, function: Callable[..., Awaitable[Any]], *arguments: Any) -> None:
    """Run a coroutine function on a loop.

    Raises
    ------
    NotSupportedError
        The loop's package is missing.
    """
    if loop in _INSTALL and importlib.util.find_spec(loop) is None:
        raise NotSupportedError(f"the package {loop} is missing: {_INSTALL[loop]}")
    backend = "trio" if loop == "trio" else "asyncio"
    options = {"use_uvloop": True} if loop == "uvloop" else {}
    anyio.run(function, *arguments, backend=backend, backend_options=options)
