"""The parts of the tests: which event loops a test runs on, and in which part."""

from __future__ import annotations

from typing import Any, Literal
from zlib import crc32

import pytest

from support.loops import LOOPS

__all__ = ["PARTS", "Part", "loops_of", "part_of"]

Part = Literal["first", "second", "sweeps", "all"]
PARTS: tuple[Part, ...] = ("first", "second", "sweeps", "all")


def loops_of(test: pytest.Item, part: Part) -> list[Any]:
    """Return the event loops of a test: all if it touches event loops, else one."""
    is_on_all = part == "all" or test.get_closest_marker("loops") is not None
    return LOOPS if is_on_all else [_own_loop(test)]


def part_of(test: pytest.Item) -> Part:
    """Return the part that runs a test on its event loop."""
    if test.get_closest_marker("sweep") is not None:
        return "sweeps"
    callspec = getattr(test, "callspec", None)  # of a test that has parameters
    loop = None if callspec is None else callspec.params.get("chosen_loop")
    is_first = test.get_closest_marker("slow") is None and loop in (None, *_own_loop(test).values)
    return "first" if is_first else "second"


def _own_loop(test: pytest.Item) -> Any:
    """Return the event loop that the name of a test chooses. It is the same in each run."""
    name = test.nodeid.partition("[")[0]
    return LOOPS[crc32(name.encode()) % len(LOOPS)]
