"""Run a program of the corpus on an arch: record it in one process, replay it in another."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Any

from .catalogue import Program
from .record import RecordRequest

__all__ = ["ROOT", "SETTINGS", "Result", "Verdict", "replay_program", "run_program"]

ROOT = Path(__file__).parent.parent.parent
SETTINGS = {
    "ENABLE_TAICHI_HEADER_PRINT": "0",
    "TI_LOG_LEVEL": "error",
    "TI_SKIP_VERSION_CHECK": "ON",  # the check would use the network
    # pytest imports these files as corpus, and a recording names the classes that it holds.
    "PYTHONPATH": os.pathsep.join([str(ROOT / "tests"), str(ROOT), *sys.path]),
}
_SECONDS = 300.0  # until a process is killed


class Verdict(Enum):
    """How a program ended."""

    SAME = "same"
    DIFFERS = "differs"
    CANNOT = "cannot"
    FAILS = "fails"


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a program on an arch.

    Attributes
    ----------
    reason
        Why the program cannot run, or what failed or differs.
    compared
        The launches whose results were compared.
    timed, theirs, ours
        The number of launches that both have timed, and the seconds that they took in taichi and here.
    """

    program: Program
    arch: str
    verdict: Verdict
    reason: str = ""
    compared: int = 0
    timed: int = 0
    theirs: float = 0.0
    ours: float = 0.0


def run_program(program: Program, arch: str, folder: Path, *, launches: int, launches_each: int) -> Result:
    """Record a program's first launches in taichi and replay them, each in a process.

    Parameters
    ----------
    folder
        An empty folder, for the recording and for files that the program writes.
    launches, launches_each
        How many launches are recorded, in all and of each kernel.
    """
    result = Result(program, arch, Verdict.FAILS)
    if reason := program.reason(arch):
        return replace(result, verdict=Verdict.CANNOT, reason=reason)
    request = RecordRequest(
        program=str(program.path),
        arch=arch,
        folder=str(folder),
        arguments=program.arguments,
        frames=program.frames,
        launches=launches,
        launches_each=program.launches_each or launches_each,
        is_serial=program.is_serial,
    )
    recorded = _run(["corpus.record", request.to_json()], program, folder, "outcome.json")
    if recorded["failure"] is not None:
        return replace(result, reason=f"taichi: {recorded['failure']}")
    return replay_program(program, arch, folder)


def replay_program(program: Program, arch: str, folder: Path) -> Result:
    """Replay the recording that a folder has."""
    result = Result(program, arch, Verdict.FAILS)
    flags = ["--serial"] * program.is_serial + ["--lists"] * program.has_lists
    flags += ["--noise", str(program.noise_on(arch)), "--undecided", str(program.undecided_on(arch))]
    replayed = _run(["corpus.replay", str(folder), *flags], program, folder, "replayed.json")
    if replayed["failure"] is not None:
        return replace(result, reason=f"aiotaichi: {replayed['failure']}")
    timed, theirs, ours = replayed["times"]
    result = replace(result, compared=replayed["compared"], timed=timed, theirs=theirs, ours=ours)
    if differences := replayed["differences"]:
        return replace(result, verdict=Verdict.DIFFERS, reason=f"{len(differences)} differ; {differences[0]}")
    if not result.compared:
        return replace(result, verdict=Verdict.CANNOT, reason="all recorded launches draw random numbers")
    return replace(result, verdict=Verdict.SAME)


def _run(command: Sequence[str], program: Program, folder: Path, answer: str) -> dict[str, Any]:
    """Run one of the processes. Return the contents of the file that it answers with."""
    serial = {"LP_NUM_THREADS": "1"} if program.is_serial else {}  # of lavapipe
    with open(folder / "printed.txt", "ab") as printed:
        try:
            ended = subprocess.run(
                [sys.executable, "-m", *command],
                env={**os.environ, **SETTINGS, **serial}, stdin=subprocess.DEVNULL, stdout=printed, stderr=printed,
                cwd=ROOT, timeout=_SECONDS, check=False,
            ).returncode  # fmt: skip
        except subprocess.TimeoutExpired:
            return {"failure": f"it has not ended after {_SECONDS:.0f} s"}
    path = folder / answer
    if ended or not path.exists():
        lines = (folder / "printed.txt").read_text(errors="replace").strip().splitlines()
        return {"failure": f"its process ended with {ended}: {lines[-1] if lines else 'nothing was printed'}"}
    found: dict[str, Any] = json.loads(path.read_text())
    return found
