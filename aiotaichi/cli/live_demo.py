"""``aiotaichi demo --serve``: the live demo, and its options."""

from __future__ import annotations

import argparse
import importlib.util
from collections.abc import Mapping
from typing import Any, Final

from ..core.install_hint import install_hint
from ..errors import NotSupportedError
from .arch import driver_for

__all__ = ["add_serve", "check_serve", "serve_demo"]

_PACKAGES = {"starlette": "starlette", "uvicorn": "uvicorn", "websockets": "websockets", "PIL": "pillow"}
_DEFAULTS: Final[Mapping[str, Any]] = {"host": "127.0.0.1", "port": 8000, "size": (512, 512)}


def add_serve(parser: argparse.ArgumentParser) -> None:
    """Add the options of the live demo."""
    parser.add_argument("--serve", action="store_true", help="serve a page instead: a fluid to stir, until Ctrl-C")
    parser.add_argument("--host", help="the address that --serve listens at; by default this machine")
    parser.add_argument("--port", type=_port, help="its port; by default 8000, and 0 takes a free one")
    parser.add_argument(
        "--size",
        type=_size,
        metavar="WIDTHxHEIGHT",
        help="the cells of the fluid; by default 512x512. 1920x1080 is for a GPU",
    )


def check_serve(parser: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    """End the program as for wrong usage if an option of the live demo is given without ``--serve``."""
    given = [f"--{name}" for name in _DEFAULTS if getattr(options, name) is not None]
    if given and not options.serve:
        parser.error(f"demo {given[0]} is an option of the live demo: add --serve")


def _port(text: str) -> int:
    if not (text.isdecimal() and int(text) < 2**16):
        raise argparse.ArgumentTypeError(f"{text}: give a port, from 0 to 65535")
    return int(text)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal() and all(64 <= int(each) <= 4096 for each in (width, height))):
        raise argparse.ArgumentTypeError(f"{text}: give the width and the height, from 64 to 4096 each: 512x512")
    return int(width), int(height)


def serve_demo(options: argparse.Namespace) -> None:
    """Serve the live demo.

    Raises
    ------
    InvalidArgumentError
        The system does not let the program listen at this address and port.
    NotSupportedError
        A package is missing, or the loop is one that uvicorn does not run on.
    """
    missing = [package for name, package in _PACKAGES.items() if importlib.util.find_spec(name) is None]
    if missing:
        raise NotSupportedError(f"packages are missing: {', '.join(missing)}: {install_hint('demo')}")
    if options.loop == "trio":
        raise NotSupportedError(
            "demo --serve runs on uvicorn, which has no trio: give --loop asyncio or --loop uvloop"
        )
    from ..demo.live import MODULES, serve  # it imports those packages

    given = {name: getattr(options, name) for name in _DEFAULTS if getattr(options, name) is not None}
    host, port, (width, height) = {**_DEFAULTS, **given}.values()
    serve(driver_for(MODULES, options.arch), host, port, height, width, options.loop)
