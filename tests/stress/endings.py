"""Programs that hold objects when they end, in every place that they can: each ends when its last line has run."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from itertools import product
from pathlib import Path
from typing import IO

from .ending_program import KINDS, PLACES, PROGRAMS, Ending, Request
from .watch import Report

__all__ = ["Programs", "Request", "all_requests", "ending_programs", "run", "some_requests"]

_ROOT = Path(__file__).parent.parent.parent
_ARCHS = "cpu", "vulkan"
_LOOPS = "asyncio", "trio"
_PROGRAMS = [name for name in PROGRAMS if name != "script"]


class Programs:
    """The process that forks the programs."""

    def __init__(self, requests: IO[str], endings: IO[str]) -> None:
        self._requests, self._endings = requests, endings

    def run(self, request: Request) -> Ending:
        """*Blocking.* Run a program, and return how it has ended."""
        print(json.dumps(asdict(request)), file=self._requests, flush=True)
        return Ending(**json.loads(self._endings.readline()))


@contextmanager
def ending_programs() -> Iterator[Programs]:
    """Start the process that forks the programs, and end it with the block."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.stress.ending_program"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=_ROOT,
    ) as process:  # fmt: skip
        assert process.stdin is not None
        assert process.stdout is not None
        yield Programs(process.stdin, process.stdout)


def all_requests() -> Sequence[Request]:
    """Return all programs: each place with each kind of object, and with all together; closed and not; everywhere."""
    kinds = [tuple(KINDS), *((kind,) for kind in KINDS)]
    held = [Request(*choice) for choice in product(PLACES, kinds, (False, True), _ARCHS, _LOOPS)]
    return [*held, *(Request(name, (), False, arch, loop) for name, arch, loop in product(_PROGRAMS, _ARCHS, _LOOPS))]


def some_requests() -> Sequence[Request]:
    """Return each place with all objects, and each object in a global, each time on another backend and loop."""
    everywhere = list(product(_ARCHS, _LOOPS))
    held = [(place, tuple(KINDS), closed) for place, closed in product(PLACES, (False, True))]
    held += [("global", (kind,), closed) for kind, closed in product(KINDS, (False, True))]
    left = [(name, (), False) for name in _PROGRAMS for _ in _ARCHS]
    # Each comes twice, and there are four backends with loops: a step of three meets all of them.
    return [Request(*choice, *everywhere[3 * number % 4]) for number, choice in enumerate([*held, *left])]


def run(report: Report, seconds: float, count: int) -> None:
    """Run ``count`` programs, or as many as about ``seconds`` allow."""
    deadline = time.monotonic() + seconds
    requests = list(all_requests())
    random.Random(report.seed).shuffle(requests)
    slowest = (0.0, "")
    with ending_programs() as programs:
        for request in requests[:count]:
            if time.monotonic() > deadline:
                break
            ending = programs.run(request)
            report.outcomes["programs"] += 1
            slowest = max(slowest, (ending.seconds, str(request)))
            if ending.complaint:
                report.find(f"a program does not end as it should: {request}: {ending.complaint}")
    report.notes.append(f"the slowest end took {slowest[0] * 1000:.0f} ms from the last line: {slowest[1]}")
