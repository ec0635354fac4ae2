"""The parts of the tests: which event loops a test runs on, and in which part."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Literal
from zlib import crc32

import pytest

from support.loops import LOOPS

__all__ = ["PARTS", "Part", "chosen_tests", "loops_of"]

Part = Literal["first", "second", "sweeps", "all"]
PARTS: tuple[Part, ...] = ("first", "second", "sweeps", "all")
_SHARE = 4  # the second part runs one of four cases of a slow test


def loops_of(test: pytest.Item, part: Part) -> list[Any]:
    """Return the event loops of a test: in all but the first part, all loops if it touches event loops; else one."""
    is_on_all = part == "all" or (part != "first" and test.get_closest_marker("loops") is not None)
    return LOOPS if is_on_all else [_own_loop(test)]


def chosen_tests(part: Part, tests: Iterable[pytest.Item]) -> list[pytest.Item]:
    """Return the tests of a part, in their order."""
    if part == "all":
        return list(tests)
    parts = {test: _part_of(test) for test in tests}
    cases = defaultdict[tuple[str, bool, bool], list[pytest.Item]](list)
    for test, its_part in parts.items():
        if its_part == "second" and test.get_closest_marker("slow") is not None:
            is_on_gpu = test.get_closest_marker("cuda") is not None  # seldom there
            cases[_name(test), _is_on_own_loop(test), is_on_gpu].append(test)
    for several in cases.values():
        step = min(_SHARE, len(several))
        first = _number(several[0]) % step
        parts |= {test: "sweeps" for place, test in enumerate(several) if place % step != first}
    return [test for test, its_part in parts.items() if its_part == part]


def _part_of(test: pytest.Item) -> Part:
    """Return the part that runs a test on its event loop, if the test has no more cases."""
    if test.get_closest_marker("sweep") is not None:
        return "sweeps"
    if _is_on_own_loop(test):
        return "first" if test.get_closest_marker("slow") is None else "second"
    parameters = _parameters(test)
    return "second" if _has_pair(test, parameters.get("arch"), parameters["chosen_loop"]) else "sweeps"


def _parameters(test: pytest.Item) -> dict[str, Any]:
    callspec = getattr(test, "callspec", None)  # of a test that has parameters
    return {} if callspec is None else callspec.params


def _is_on_own_loop(test: pytest.Item) -> bool:
    return _parameters(test).get("chosen_loop") in (None, *_own_loop(test).values)


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
    return crc32(_name(test).encode())


def _name(test: pytest.Item) -> str:
    """Return the name of a test, which all of its cases have."""
    return test.nodeid.partition("[")[0]
