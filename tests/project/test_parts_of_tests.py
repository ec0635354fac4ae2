"""Test in which part of the tests a test runs."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest

from support.loops import LOOPS
from support.parts import PARTS, Part, chosen_tests


@dataclass(eq=False)
class Case:
    """What the parts look at: a case of a test."""

    name: str
    marks: frozenset[str] = frozenset()
    parameters: dict[str, object] = field(default_factory=dict)

    @property
    def nodeid(self) -> str:
        return f"tests/test_any.py::{self.name}[{'-'.join(map(str, self.parameters.values()))}]"

    @property
    def callspec(self) -> Any:
        return SimpleNamespace(params=self.parameters)

    def get_closest_marker(self, mark: str) -> str | None:
        return mark if mark in self.marks else None


def found(part: Part, cases: list[Case]) -> list[str]:
    tests: Any = cases
    return [test.nodeid for test in chosen_tests(part, tests)]


def cases_of(name: str, *marks: str, count: int) -> list[Case]:
    return [Case(name, frozenset(marks), {"size": number}) for number in range(count)]


@pytest.mark.parametrize(("count", "second"), [(1, 1), (2, 1), (3, 1), (4, 1), (8, 2), (40, 10)])
def test_a_slow_test_runs_a_fourth_of_its_cases(count: int, second: int) -> None:
    for name in ("test_one", "test_another", "test_a_third"):
        cases = cases_of(name, "slow", count=count)
        assert found("first", cases) == []
        assert len(found("second", cases)) == second
        assert sorted(found("second", cases) + found("sweeps", cases)) == sorted(found("all", cases))


def test_a_case_for_a_gpu_stands_for_no_other_case() -> None:
    for name in ("test_one", "test_another", "test_a_third"):
        cases = [Case(name, frozenset({"slow"})), Case(name, frozenset({"slow", "cuda"}), {"arch": "cuda"})]
        assert len(found("second", cases)) == 2


def test_each_case_is_in_one_part() -> None:
    cases = [
        *cases_of("test_quick", count=10),
        *cases_of("test_slow", "slow", count=10),
        *cases_of("test_long", "sweep", count=10),
        *(Case("test_loops", frozenset({"loops"}), {"chosen_loop": loop.values[0]}) for loop in LOOPS),
    ]
    parts = [found(part, cases) for part in PARTS if part != "all"]
    assert sorted(name for part in parts for name in part) == sorted(found("all", cases))
    assert len(parts[0]) == 11
