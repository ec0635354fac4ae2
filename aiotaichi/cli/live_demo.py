"""``aiotaichi demo --serve``: the live demo, and its options."""

from __future__ import annotations

import argparse
import importlib.util

from ..core.install_hint import install_hint
from ..errors import NotSupportedError
from .arch import driver_for

__all__ = ["add_serve", "serve_demo"]

_PACKAGES = {"starlette": "starlette", "uvicorn": "uvicorn", "websockets": "websockets", "PIL": "pillow"}


def add_serve(parser: argparse.ArgumentParser) -> None:
    """Add the options of the live demo."""
    parser.add_argument("--serve", action="store_true", help="serve a page instead: a fluid to stir, until Ctrl-C")
    parser.add_argument(
        "--host", default="127.0.0.1", help="the address that --serve listens at; by default this machine"
    )
    parser.add_argument("--port", type=int, default=8000, help="its port; by default 8000, and 0 takes a free one")
    parser.add_argument(
        "--size",
        type=_size,
        default=(512, 512),
        metavar="WIDTHxHEIGHT",
        help="the cells of the fluid; by default 512x512. 1920x1080 is for a GPU",
    )


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal() and all(64 <= int(each) <= 4096 for each in (width, height))):
        raise argparse.ArgumentTypeError(f"{text}: give the width and the height, from 64 to 4096 each: 512x512")
    return int(width), int(height)


def serve_demo(options: argparse.Namespace) -> None:
    """Serve the live demo.

    Raises
    ------
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

    width, height = options.size
    serve(driver_for(MODULES, options.arch), options.host, options.port, height, width, options.loop)
