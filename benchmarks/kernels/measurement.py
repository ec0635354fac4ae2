"""Measure kernels: all contenders in turns, each in a process of its own."""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.kernels import arguments, oracle
from benchmarks.kernels.catalogue import KERNELS, Kernel
from benchmarks.kernels.crew import Crew, started
from benchmarks.kernels.entry import Entry
from benchmarks.kernels.peers import c_peer
from benchmarks.kernels.process import ContenderError, MissingContenderError

__all__ = ["Plan", "Row", "loads", "rows"]

PAUSE = 0.005
"""Seconds before a measurement, in which the threads of the contender before go to sleep."""
ENOUGH = 0.5
"""A contender whose samples of a kernel took more seconds gets no further turn, after LEAST_TURNS."""
LEAST_TURNS = 2

Row = dict[str, Any]
"""``kernel``, ``size``, ``elements``, ``threads``, ``contender``, the ``seconds`` of a launch, one for each turn, and
the ``count`` of launches in a batch. If a contender failed, the row has ``failed``, with the reason. A contender that
is ``missing`` has one row for each number of threads, with the reason."""


@dataclass(frozen=True)
class Plan:
    """What is measured.

    Attributes
    ----------
    entries
        The contenders.
    threads
        The numbers of cores. Each contender's process may use so many, and no others.
    kernels
        The kernels.
    is_tiny
        Only a tiny size of each kernel is measured.
    turns
        The samples of each kernel, size and contender.
    load_turns
        The samples of loading the module.
    """

    entries: Sequence[Entry]
    threads: Sequence[int]
    kernels: Sequence[Kernel] = KERNELS
    is_tiny: bool = False
    turns: int = 7
    load_turns: int = 3

    def sizes(self, kernel: Kernel) -> Sequence[int]:
        return (kernel.tiny,) if self.is_tiny else kernel.sizes


def loads(plan: Plan) -> list[Row]:
    """Measure how long opening a runtime and loading a module take, in new processes with an empty cache."""
    found: dict[Entry, Row] = {
        entry: {"contender": entry.name, "seconds": []}
        for entry in plan.entries
        if entry.kind == "ours" and plan.load_turns
    }
    for _ in range(plan.load_turns):
        for entry, row in found.items():
            try:
                process = started(entry, max(plan.threads), None)
            except (ContenderError, MissingContenderError) as error:
                row["failed"] = str(error)
            else:
                row["seconds"].append(process.load_seconds)
                process.close()
    return list(found.values())


def rows(plan: Plan) -> Iterator[Row]:
    """Measure. Yield the rows of a kernel and size as soon as they are measured."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            library = c_peer.compiled(Path(folder))
        except ImportError:
            library = None
        for threads in plan.threads:
            crew = Crew(plan.entries, threads, library)
            try:
                for kernel in plan.kernels:
                    for size in plan.sizes(kernel):
                        with tempfile.TemporaryDirectory() as place:
                            yield from _rows_of(crew, kernel, size, plan.turns, Path(place))
            finally:
                crew.close()
            yield from ({"threads": threads, "contender": entry.name, **why} for entry, why in crew.out.items())


def _rows_of(crew: Crew, kernel: Kernel, size: int, turns: int, folder: Path) -> list[Row]:
    """Let all contenders run one kernel and size: first for the results, then for the time."""
    start = time.perf_counter()
    found = _checked(crew, kernel, size, folder)
    right = [entry for entry, row in found.items() if "failed" not in row]
    for turn in range(turns):
        for entry in right if turn % 2 == 0 else reversed(right):
            row = found[entry]
            if "failed" in row or (turn >= LEAST_TURNS and row["count"] * sum(row["seconds"]) > ENOUGH):
                continue
            time.sleep(PAUSE)
            with _failures(row):
                row["seconds"].append(crew.call(entry, "measure")["seconds"])
    for entry in right:
        if "failed" not in found[entry]:
            with _failures(found[entry]):
                crew.call(entry, "release")
    took = time.perf_counter() - start
    print(f"{crew.threads} cores, {kernel.name} {kernel.shown(size)}: {took:.1f} s", file=sys.stderr, flush=True)
    return list(found.values())


def _checked(crew: Crew, kernel: Kernel, size: int, folder: Path) -> dict[Entry, Row]:
    """Prepare all contenders. Return their rows, without times: a row has ``failed`` if the results are wrong."""
    given = kernel.content(size, np.random.default_rng(size))
    arguments.save(given, folder)
    wanted = oracle.expected(kernel, given)
    looped = given[kernel.loop]
    assert isinstance(looped, arguments.Array)
    common = {"kernel": kernel.name, "size": size, "threads": crew.threads, "elements": int(np.prod(looped.shape))}
    found: dict[Entry, Row] = {}
    for entry in crew.start():
        row = found[entry] = {**common, "contender": entry.name, "seconds": []}
        with _failures(row), tempfile.TemporaryDirectory() as results:
            row.update(
                crew.call(entry, "prepare", kernel=kernel.name, size=size, folder=str(folder), results=results)
            )
            written = [np.load(f"{results}/{number}.npy") for number in range(len(kernel.outputs))]
            wrong = oracle.problem(kernel, written, wanted)
            if wrong is not None:
                crew.call(entry, "release")
                row["failed"] = f"wrong results: {wrong}"
    return found


@contextmanager
def _failures(row: Row) -> Iterator[None]:
    """Write a contender's failure into its row: the others go on."""
    try:
        yield
    except ContenderError as error:
        row["failed"] = str(error)
