"""The results of the corpus on an arch, kept in a file: no machine has all archs."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from .catalogue import ARCHS, program_named
from .runner import Result, Verdict

__all__ = ["ArchResults", "load_results"]

_FOLDER = Path(__file__).parent / "results"


@dataclass(frozen=True, slots=True)
class ArchResults:
    """What came of all programs on an arch.

    Attributes
    ----------
    device
        The name of the device.
    jobs
        How many programs ran at a time.
    """

    arch: str
    device: str
    jobs: int
    results: tuple[Result, ...]

    def save(self) -> None:
        programs = {
            each.program.name: {
                "verdict": each.verdict.value,
                "reason": each.reason,
                "compared": each.compared,
                "timed": each.timed,
                "theirs": each.theirs,
                "ours": each.ours,
            }
            for each in self.results
        }
        _FOLDER.mkdir(exist_ok=True)
        content = {"device": self.device, "jobs": self.jobs, "programs": programs}
        _path(self.arch).write_text(json.dumps(content, indent=1) + "\n")


def load_results() -> Sequence[ArchResults]:
    """Return the results of each arch that has a file."""
    return [_load(arch) for arch in ARCHS if _path(arch).exists()]


def _load(arch: str) -> ArchResults:
    content = json.loads(_path(arch).read_text())
    results = [
        Result(program_named(name), arch, **{**found, "verdict": Verdict(found["verdict"])})
        for name, found in content["programs"].items()
    ]
    return ArchResults(arch, content["device"], content["jobs"], tuple(results))


def _path(arch: str) -> Path:
    return _FOLDER / f"{arch}.json"
