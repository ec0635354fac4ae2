"""Watch a sweep: the figures of the process, its log, and its stacks if it hangs."""

from __future__ import annotations

import asyncio
import ctypes
import faulthandler
import gc
import logging
import os
import statistics
import subprocess
import sys
import threading
import time
import traceback
import warnings
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import trio

from aiotaichi.core.happens_before import process_checker

__all__ = ["Figures", "Report", "complaints", "expect_end", "remember_tasks", "time_limit"]

_MIB = 2**20
_SETTLE_SECONDS = 3.0
_OBJECTS_SLACK = 16
"""Objects that come and go: a context keeps the last error that was raised in it."""
_MEMORY_SLACK = 8.0
"""MiB by which later rounds may exceed earlier ones: for a while, more pages are partly in use. If each
cancellation of a full storm leaves half a KiB behind, the thirds differ by as much."""
_c = ctypes.CDLL(None)


@dataclass(frozen=True)
class Figures:
    """Figures that must not grow from round to round.

    Attributes
    ----------
    descriptors, threads
        The numbers of the process. Idle threads of trio and of large copies do not count.
    objects
        The number of objects of aiotaichi's classes, after a garbage collection.
    memory
        The resident memory in MiB, without the memory that glibc keeps for its next allocations: 250 MiB in a storm,
        which is not a leak.
    """

    descriptors: int
    threads: int
    objects: int
    memory: float

    @classmethod
    def now(cls) -> Figures:
        gc.collect()
        _c.malloc_trim(0)
        _ = process_checker.size  # reading the size makes the checker forget closed queues
        kept = sum(thread.name.startswith(("Trio thread", "aiotaichi copy")) for thread in threading.enumerate())
        return cls(
            len(os.listdir("/proc/self/fd")) - 1,  # the listing has one of its own
            len(os.listdir("/proc/self/task")) - kept,
            sum(str(type(each).__module__).startswith("aiotaichi.") for each in gc.get_objects()),
            int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / _MIB,
        )

    @classmethod
    def medians(cls, figures: Sequence[Figures]) -> Figures:
        """Return the medians. A single peak says little: a thread took longer than others to end."""
        return cls(
            statistics.median_low(each.descriptors for each in figures),
            statistics.median_low(each.threads for each in figures),
            statistics.median_low(each.objects for each in figures),
            statistics.median(each.memory for each in figures),
        )

    def exceeds(self, other: Figures) -> bool:
        """Return whether a counted figure is larger."""
        return (
            self.descriptors > other.descriptors
            or self.threads > other.threads
            or self.objects > other.objects + _OBJECTS_SLACK
        )

    def __str__(self) -> str:
        counts = f"{self.descriptors} descriptors, {self.threads} threads, {self.objects} objects"
        return f"{counts}, {self.memory:.1f} MiB"


class Report:
    """The record of a sweep. Each finding is printed at once, and fails the sweep."""

    def __init__(self, sweep: str, seed: int) -> None:
        self.sweep = sweep
        self.seed = seed
        self.outcomes: Counter[str] = Counter()
        self.findings: list[str] = []
        self.figures: list[Figures] = []
        self.notes: list[str] = []

    def find(self, text: str) -> None:
        self.findings.append(text)
        print(f"FINDING in {self.sweep}: {text}", flush=True)

    def take_figures(self) -> None:
        """Record the figures. If they exceed the last ones, wait a while first: a thread may be about to end."""
        deadline = time.monotonic() + _SETTLE_SECONDS
        now = Figures.now()
        while self.figures and now.exceeds(self.figures[-1]) and time.monotonic() < deadline:
            time.sleep(0.02)
            now = Figures.now()
        self.figures.append(now)

    def check_figures(self) -> None:
        """Report figures that grow from the second third of the rounds to the last. In the first, caches fill."""
        third = len(self.figures) // 3
        if not third:
            return
        before, after = Figures.medians(self.figures[third : 2 * third]), Figures.medians(self.figures[-third:])
        if after.exceeds(before) or after.memory > before.memory + _MEMORY_SLACK:
            self.find(f"something grows: {before} in the second third of the rounds, {after} in the last")

    def print_summary(self) -> None:
        print(f"\n{self.sweep}, seed {self.seed}")
        for name, count in sorted(self.outcomes.items()):
            print(f"  {count:9,} {name}")
        for when, index in (("first", 0), ("middle", len(self.figures) // 2), ("last", -1)):
            if self.figures:
                print(f"  {when}: {self.figures[index]}")
        for note in self.notes:
            print(f"  {note}")
        print(f"  {len(self.findings)} findings", flush=True)

    def hang(self, what: str) -> None:
        """Print the stacks of tasks and threads, and end the process, which may hang."""
        self.find(f"hangs: {what}")
        faulthandler.dump_traceback(all_threads=True)
        _print_tasks()
        self.print_summary()
        os._exit(1)


# -- hangs ----------------------------------------------------------------------------------------------


@contextmanager
def time_limit(report: Report, seconds: float, what: str) -> Iterator[None]:
    """Report a hang if the block takes longer. A second timer works even if a thread holds the interpreter."""
    timer = threading.Timer(seconds, report.hang, [f"{what}: more than {seconds} s"])
    timer.start()
    faulthandler.dump_traceback_later(seconds + 10, exit=True)
    try:
        yield
    finally:
        faulthandler.cancel_dump_traceback_later()
        timer.cancel()
        timer.join()


_END_SECONDS = 20.0
_WATCHER = """
import os, select, signal, sys
process, number, seconds = int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])
if not select.select([process], [], [], seconds)[0]:
    print(f"FINDING in the run: it does not end within {seconds:g} s of its last line", flush=True)
    os.kill(number, signal.SIGABRT)
"""


def expect_end() -> None:
    """Report a hang if this process does not end when its last line has run: another process watches."""
    faulthandler.enable()  # prints the stacks
    own = os.pidfd_open(os.getpid())
    watched = str(own), str(os.getpid()), str(_END_SECONDS)
    subprocess.Popen([sys.executable, "-c", _WATCHER, *watched], pass_fds=[own])


def _no_tasks() -> None:
    """No loop has run yet."""


_print_tasks: Callable[[], None] = _no_tasks


def remember_tasks() -> None:
    """Have a hang print the tasks of the event loop that runs here."""
    global _print_tasks
    _print_tasks = _trio_printer() if trio.lowlevel.in_trio_run() else _asyncio_printer()


def _asyncio_printer() -> Callable[[], None]:
    loop = asyncio.get_running_loop()

    def print_tasks() -> None:
        for task in asyncio.all_tasks(loop):
            task.print_stack()

    return print_tasks


def _trio_printer() -> Callable[[], None]:
    root = trio.lowlevel.current_root_task()

    def print_tasks() -> None:
        waiting = [root]
        while waiting:
            task = waiting.pop()
            if task is None:
                continue
            print(f"Stack for {task!r}:", file=sys.stderr)
            for frame, line in task.iter_await_frames():
                traceback.print_list([traceback.FrameSummary(frame.f_code.co_filename, line, frame.f_code.co_name)])
            for nursery in task.child_nurseries:
                waiting += nursery.child_tasks

    return print_tasks


# -- unraised errors ------------------------------------------------------------------------------------


class _Handler(logging.Handler):
    def __init__(self, find: Callable[[str], None]) -> None:
        super().__init__(logging.WARNING)
        self._find = find
        self.setFormatter(logging.Formatter("logged by %(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        if record.module != "transfer":  # on a busy machine, any write may hold the loop
            self._find(self.format(record))


@contextmanager
def complaints(find: Callable[[str], None]) -> Iterator[None]:
    """Report logged errors (a loop's unhandled exceptions, too), warnings, and exceptions that are not caught."""

    def unraisable(hint: Any) -> None:
        find(f"{hint.err_msg or 'ignored'}: {hint.object!r}: {''.join(traceback.format_exception(hint.exc_value))}")

    def thread(hint: Any) -> None:
        find(f"in thread {hint.thread}: {''.join(traceback.format_exception(hint.exc_value))}")

    def warned(message: Warning | str, category: type[Warning], filename: str, lineno: int, *_: Any) -> None:
        find(f"warned: {category.__name__}: {message} ({filename}:{lineno})")

    handler = _Handler(find)
    hooks = sys.unraisablehook, threading.excepthook
    logging.getLogger().addHandler(handler)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("always", ResourceWarning)
            warnings.simplefilter("always", RuntimeWarning)
            warnings.showwarning = warned  # type: ignore[assignment]
            sys.unraisablehook, threading.excepthook = unraisable, thread
            yield
    finally:
        sys.unraisablehook, threading.excepthook = hooks
        logging.getLogger().removeHandler(handler)
