"""The processes of the contenders that take turns."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks.kernels.child import Order
from benchmarks.kernels.entry import MODULES, Entry
from benchmarks.kernels.process import ChildProcess, ContenderError, MissingContenderError

__all__ = ["Crew", "started"]

MOST_FAILURES = 3
"""A contender that fails so often gets no further turn: to start its process takes long."""


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
        return [entry for entry in self._entries if entry in self._processes]

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
    order = Order(entry.kind, threads, None if file is None else str(file))
    return ChildProcess(entry.tree, order, cores, entry.python)
