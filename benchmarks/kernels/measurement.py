"""Measure kernels: all contenders in turns, each in a process of its own."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.kernels import arguments, oracle
from benchmarks.kernels.catalogue import KERNELS, Kernel
from benchmarks.kernels.child import Order
from benchmarks.kernels.entry import MODULES, Entry
from benchmarks.kernels.peers import c_peer
from benchmarks.kernels.process import ChildProcess, ContenderError, MissingContenderError

__all__ = ["Plan", "Row", "loads", "rows"]

PAUSE = 0.005
"""Seconds before a measurement, in which the threads of the contender before go to sleep."""
ENOUGH = 0.5
"""A contender whose samples of a kernel took more seconds gets no further turn, after LEAST_TURNS."""
LEAST_TURNS = 2
MOST_FAILURES = 3
"""A contender that fails so often gets no further turn: to start its process takes long."""

Row = dict[str, Any]
"""``kernel``, ``size``, ``elements``, ``threads``, ``contender`` and either ``seconds`` of a launch, one for each
turn, with the ``count`` of launches in a batch; or ``missing`` or ``failed``, with the reason."""


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


class Crew:
    """The processes of the contenders for a number of threads."""

    def __init__(self, entries: Sequence[Entry], threads: int, library: Path | None) -> None:
        self.threads = threads
        self._library = library
        self._processes: dict[Entry, ChildProcess] = {}
        self._entries = list(entries)
        self._failures: Counter[Entry] = Counter()
        self.out: dict[Entry, dict[str, str]] = {}
        """Why contenders are out for the rest of the run."""

    def start(self) -> list[Entry]:
        """Start the processes that do not run. Return the contenders that do."""
        for entry in self._entries:
            if entry in self._processes or entry in self.out:
                continue
            if entry.kind == "c" and self._library is None:
                self.out[entry] = {"missing": "gcc is not installed"}
                continue
            try:
                self._processes[entry] = started(entry, self.threads, self._library)
            except MissingContenderError as error:
                self.out[entry] = {"missing": str(error)}
            except ContenderError as error:
                self.out[entry] = {"failed": str(error)}
        return list(self._processes)

    def call(self, entry: Entry, name: str, **parameters: Any) -> dict[str, Any]:
        """Call a contender. If it fails, its process is started again for the next kernel."""
        try:
            return self._processes[entry].call(name, **parameters)
        except ContenderError:
            del self._processes[entry]
            self._failures[entry] += 1
            if self._failures[entry] == MOST_FAILURES:
                self.out[entry] = {"failed": f"{MOST_FAILURES} times: the other kernels are not measured"}
            raise

    def close(self) -> None:
        for process in self._processes.values():
            process.close()


def started(entry: Entry, threads: int, library: Path | None) -> ChildProcess:
    """Start a contender's process."""
    file = MODULES[entry.module] if entry.module is not None else library
    cores = sorted(os.sched_getaffinity(0))[:threads]
    return ChildProcess(entry.tree, Order(entry.kind, threads, None if file is None else str(file)), cores)


def loads(plan: Plan) -> list[Row]:
    """Measure how long opening a runtime and loading a module take, in new processes with an empty cache."""
    found: dict[Entry, list[float]] = {}
    for _ in range(plan.load_turns):
        for entry in plan.entries:
            if entry.kind == "ours":
                process = started(entry, max(plan.threads), None)
                if process.load_seconds is not None:
                    found.setdefault(entry, []).append(process.load_seconds)
                process.close()
    return [{"contender": entry.name, "seconds": seconds} for entry, seconds in found.items()]


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
    """Let all contenders run one kernel and size: first for the result, then for the time."""
    given = kernel.content(size, np.random.default_rng(size))
    arguments.save(given, folder)
    wanted = oracle.expected(kernel, given)
    looped = given[kernel.loop]
    assert isinstance(looped, arguments.Array)
    common = {"kernel": kernel.name, "size": size, "threads": crew.threads, "elements": int(np.prod(looped.shape))}
    found: dict[Entry, Row] = {entry: {**common, "contender": entry.name} for entry in crew.start()}
    running: dict[Entry, list[float]] = {}
    start = time.perf_counter()
    for entry, row in found.items():
        with _failures(row), tempfile.TemporaryDirectory() as results:
            asked = {"kernel": kernel.name, "size": size, "folder": str(folder), "results": results}
            row.update(crew.call(entry, "prepare", **asked))
            written = [np.load(f"{results}/{number}.npy") for number in range(len(kernel.outputs))]
            wrong = oracle.problem(kernel, written, wanted)
            if wrong is None:
                running[entry] = []
            else:
                row["failed"] = f"wrong results: {wrong}"
                crew.call(entry, "release")
    for turn in range(turns):
        for entry, seconds in list(running.items()):
            if turn >= LEAST_TURNS and found[entry]["count"] * sum(seconds) > ENOUGH:
                continue
            time.sleep(PAUSE)
            with _failures(found[entry]):
                seconds.append(crew.call(entry, "measure")["seconds"])
            if "failed" in found[entry]:
                del running[entry]
    for entry, seconds in running.items():
        found[entry]["seconds"] = seconds
        with _failures(found[entry]):
            crew.call(entry, "release")
    took = time.perf_counter() - start
    print(f"{crew.threads} cores, {kernel.name} {kernel.shown(size)}: {took:.1f} s", file=sys.stderr, flush=True)
    return list(found.values())


@contextmanager
def _failures(row: Row) -> Iterator[None]:
    """Write a contender's failure into its row: the others go on."""
    try:
        yield
    except ContenderError as error:
        row["failed"] = str(error)
