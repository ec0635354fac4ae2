"""taichi's own tests, from a checkout of taichi: each is recorded in taichi and replayed here. Nothing is copied."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from .catalogue import ARCHS
from .record_tests import SECONDS_OF_A_TEST, TestsRequest
from .runner import ROOT, SETTINGS

__all__ = ["FileResult", "load_file_results", "run_file", "save_file_result", "test_files"]

_RESULTS = Path(__file__).parent / "results"
_WANTED = {"x64": "cpu"}  # what taichi's tests call an arch
_FAILED_ASSERT = "KernelError: an assert of kernel"
_INTERNAL = "it runs tests inside of taichi's runtime, whose code may call abort: modules must not"
_ROUNDING = "rounding decides sums that are nearly zero"
_PARTLY_WRITTEN = "its kernel writes a part of an array, and taichi does not upload the rest"
_CANNOT = {
    "test_atomic_add_global_i32": "the order of the threads decides which element gets which sum",
    "test_atomic_add_global_f32": "the order of the threads decides which element gets which sum",
    "test_fractal_f16": "rounding of f16 decides how often its points iterate",
    "test_geometry_3d_old": _PARTLY_WRITTEN,
    "test_indices": "it returns the address of a field",
    "test_list_manager": _INTERNAL,
    "test_order_scalar": "it returns the address of a field",
    "test_mpm88_numpy_and_ndarray": _ROUNDING,
    "test_node_manager": _INTERNAL,
    "test_node_manager_gc": _INTERNAL,
    "test_pointer3": "launches that are not recorded deactivate cells, and a replay cannot",
    "test_polar_decomp_f32": _ROUNDING,
    "test_wireframe_mode": _PARTLY_WRITTEN,
}
"""Why tests whose results differ here, or that have none, say nothing. Level 0 gives taichi's f16 bit by bit."""
_CRASHED = "the process ended with"
_STARTING = 120.0  # seconds that taichi and pytest may take before a file's first test


@dataclass(frozen=True, slots=True)
class FileResult:
    """What came of a file of tests on an arch.

    Attributes
    ----------
    same
        How many tests give the same here.
    cannot
        Why others are not compared, and how many are not for this reason.
    wrong
        The tests that differ or fail here, with the reason.
    """

    file: str
    arch: str
    same: int = 0
    cannot: Mapping[str, int] = field(default_factory=dict)
    wrong: Mapping[str, str] = field(default_factory=dict)

    @property
    def count(self) -> int:
        """How many tests the file has for the arch."""
        return self.same + sum(self.cannot.values()) + len(self.wrong)


def test_files(folder: Path) -> Sequence[Path]:
    """Return the files of tests in taichi's folder ``tests/python``.

    Raises
    ------
    LookupError
        The folder is another one.
    """
    found = sorted(folder.resolve().glob("test_*.py"))
    if not found or not (folder.parent / "test_utils.py").exists():
        raise LookupError(f"{folder} is not the folder tests/python of a checkout of taichi")
    return found


test_files.__test__ = False  # type: ignore[attr-defined]


def run_file(file: Path, arch: str, folder: Path, seconds: float) -> FileResult:
    """Record a file's tests in taichi, and replay them: each in a process, and all that a process leaves in others.

    ``folder`` is an empty one, for the recordings. Tests that would begin after ``seconds`` are not recorded.
    """
    request = TestsRequest(str(file), arch, str(folder), seconds)
    checkout = file.parent.parent.parent  # its package ``tests`` comes before ours
    settings = {
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "TI_WANTED_ARCHS": _WANTED.get(arch, arch),
        "PYTHONPATH": os.pathsep.join([str(checkout), SETTINGS["PYTHONPATH"]]),
    }
    ended = _run(
        ["corpus.record_tests", request.to_json()], folder, settings, _STARTING + seconds + SECONDS_OF_A_TEST
    )
    tests = {own: json.loads((own / "outcome.json").read_text()) for own in _ended(folder)}
    cannot = Counter(outcome["failure"] for outcome in tests.values() if outcome["failure"] is not None)
    if ended not in (0, 5):  # 5: pytest has found no test for the arch
        cannot[f"taichi's test file ends with {ended}: {_last_line(folder)}"] += 1
    recorded = [own for own, outcome in tests.items() if outcome["failure"] is None]
    same, wrong = 0, {}
    for own, failure, compared in _replay(recorded, folder):
        if failure is None and not compared:
            cannot["its kernels draw random numbers: nothing is compared"] += 1
        elif failure is None:
            same += 1
        elif failure.startswith(_FAILED_ASSERT) and not tests[own]["looks_at_asserts"]:
            cannot["an assert of its kernel fails, which taichi looks at only with debug=True"] += 1
        elif failure.startswith(_CRASHED) or (name := tests[own]["test"].partition("[")[0]) not in _CANNOT:
            wrong[tests[own]["test"]] = failure
        else:
            cannot[_CANNOT[name]] += 1
    return FileResult(file.stem, arch, same, dict(cannot), wrong)


def _ended(folder: Path) -> Sequence[Path]:
    """Return the folders of the tests that have ended, in the order of the tests."""
    return sorted((each.parent for each in folder.glob("*/outcome.json")), key=lambda each: int(each.name))


def _replay(recorded: Sequence[Path], folder: Path) -> Iterator[tuple[Path, str | None, int]]:
    """Replay recordings. Yield each with what fails or differs, and how many launches were compared."""
    left = list(recorded)
    while left:
        bounded = ["--seconds", str(SECONDS_OF_A_TEST)]
        ended = _run(["corpus.replay", *bounded, *map(str, left)], folder, {}, SECONDS_OF_A_TEST * (len(left) + 2))
        while left and (left[0] / "replayed.json").exists():
            own = left.pop(0)
            replayed = json.loads((own / "replayed.json").read_text())
            yield own, _failure(replayed), replayed.get("compared", 0)
        if left:
            yield left.pop(0), f"{_CRASHED} {ended}: {_last_line(folder)}", 0


def _failure(replayed: Mapping[str, Any]) -> str | None:
    if replayed["failure"] is not None:
        return str(replayed["failure"])
    return str(replayed["differences"][0]) if replayed["differences"] else None


def _run(command: Sequence[str], folder: Path, settings: Mapping[str, str], seconds: float) -> int | str:
    with open(folder / "printed.txt", "ab") as printed:
        try:
            return subprocess.run(
                [sys.executable, "-m", *command],
                env={**os.environ, **SETTINGS, **settings}, stdin=subprocess.DEVNULL, stdout=printed, stderr=printed,
                cwd=ROOT, timeout=seconds, check=False,
            ).returncode  # fmt: skip
        except subprocess.TimeoutExpired:
            return f"a kill after {seconds:.0f} s"


def _last_line(folder: Path) -> str:
    lines = (folder / "printed.txt").read_text(errors="replace").strip().splitlines()
    return lines[-1] if lines else "nothing was printed"


def save_file_result(result: FileResult) -> None:
    """Keep a result, in place of the file's former one on the arch."""
    kept = [each for each in load_file_results() if (each.file, each.arch) != (result.file, result.arch)]
    ordered = sorted([*kept, result], key=lambda each: (ARCHS.index(each.arch), each.file))
    _path().write_text(json.dumps([asdict(each) for each in ordered], indent=1) + "\n")


def load_file_results() -> Sequence[FileResult]:
    """Return the results that are kept."""
    return [FileResult(**each) for each in json.loads(_path().read_text())] if _path().exists() else []


def _path() -> Path:
    return _RESULTS / "taichi_tests.json"
