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
    """Return the event loops of a test: in all but the first part, all loops if it touches event loops; else one."""
    is_on_all = part == "all" or (part != "first" and test.get_closest_marker("loops") is not None)
    return LOOPS if is_on_all else [_own_loop(test)]


def part_of(test: pytest.Item) -> Part:
    """Return the part that runs a test on its event loop."""
    if test.get_closest_marker("sweep") is not None:
        return "sweeps"
    callspec = getattr(test, "callspec", None)  # of a test that has parameters
    parameters = {} if callspec is None else callspec.params
    loop = parameters.get("chosen_loop")
    if loop in (None, *_own_loop(test).values):
        return "first" if test.get_closest_marker("slow") is None else "second"
    return "second" if _has_pair(test, parameters.get("arch"), loop) else "sweeps"


def _own_loop(test: pytest.Item) -> Any:
    """Return the event loop that the name of a test chooses. It is the same in each run."""
    return LOOPS[_number(test) % len(LOOPS)]


def _has_pair(test: pytest.Item, arch: str | None, loop: Any) -> bool:
    """Return whether the second part runs a test on this backend and this loop, which is not the test's own.

    Backends know nothing of loops. So a test of several backends has one of them on each such loop, and all tests
    together have all pairs. On CUDA, a test has all loops.
    """
    mark = test.get_closest_marker("runtime")
    archs = [] if mark is None or len(mark.args) < 2 else [each for each in mark.args if each != "cuda"]
    (place,) = (place for place, each in enumerate(LOOPS) if loop in each.values)
    return arch not in archs or arch == archs[(_number(test) // len(LOOPS) + place) % len(archs)]


def _number(test: pytest.Item) -> int:
    return crc32(test.nodeid.partition("[")[0].encode())
