"""A part of the corpus, small enough for each test run: programs of others and ours, in taichi and here."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from .catalogue import EXAMPLES, PROGRAMS, program_named
from .recording import Recording
from .runner import Verdict, replay_program, run_program

pytestmark = [
    pytest.mark.slow,
    pytest.mark.taichi,
    pytest.mark.timeout(600),  # of each program's processes, on a machine that does other things
]

_FEW, _EACH = 40, 4
_ARCHS = ("x64", "vulkan", pytest.param("cuda", marks=pytest.mark.cuda))
_EVERYWHERE = ["minimal", "simulation/mpm88", *(each.name for each in PROGRAMS if each.is_quick)]
_SWEEP = [each.name for each in EXAMPLES if each.is_quick and each.name not in _EVERYWHERE]
_NAMES = [*_EVERYWHERE, *(pytest.param(name, marks=pytest.mark.sweep) for name in _SWEEP)]


@pytest.mark.parametrize("arch", _ARCHS)
@pytest.mark.parametrize("name", _NAMES)
def test_a_program_leaves_what_it_leaves_in_taichi(name: str, arch: str, tmp_path: Path) -> None:
    program = program_named(name)
    result = run_program(program, arch, tmp_path, launches=_FEW, launches_each=_EACH)
    if program.reason(arch) is None:
        assert result.verdict is Verdict.SAME, result.reason
        assert result.compared
    else:
        assert result.verdict is Verdict.CANNOT


def test_a_wrong_result_is_noticed(tmp_path: Path) -> None:
    program = program_named("loops")
    assert run_program(program, "x64", tmp_path, launches=_FEW, launches_each=_EACH).verdict is Verdict.SAME
    recording = Recording.load(tmp_path)
    launch = recording.launches[0]
    key, found = next(iter(launch.after.items()))
    wrong = found.copy()
    wrong.flat[-1] += 1
    recording.launches[0] = replace(launch, after={**launch.after, key: wrong})
    recording.save(tmp_path)
    result = replay_program(program, "x64", tmp_path)
    assert result.verdict is Verdict.DIFFERS
    expected = f"launch 0, {launch.kernel}: {key}: 1 of {np.size(found)} values differ"
    assert expected in result.reason


def test_every_program_has_a_file() -> None:
    assert all(each.path.is_file() for each in (*EXAMPLES, *PROGRAMS))
    folder = Path(__file__).parent / "programs"
    assert {each.path for each in PROGRAMS} == set(folder.glob("*.py"))


def test_at_least_eight_examples_are_quick() -> None:
    quick = [each for each in EXAMPLES if each.is_quick]
    assert sum(each.reason("x64") is None and each.reason("vulkan") is None for each in quick) >= 8
