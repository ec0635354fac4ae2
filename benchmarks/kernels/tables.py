"""The tables of a run, in Markdown."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from benchmarks.kernels.catalogue import KERNELS, Kernel
from benchmarks.kernels.child import BATCH_SECONDS, MOST_LAUNCHES

__all__ = ["Results", "document", "problems", "section"]

Results = dict[str, Any]
"""``machine``, ``date``, ``base``, ``turns``, ``loads`` and ``rows``."""
_BY_NAME = {kernel.name: kernel for kernel in KERNELS}
_PAIRS = (
    ("base, 2", "aiotaichi, 2"),
    ("base, 16", "aiotaichi, 16"),
    ("C-API, 2", "aiotaichi, 2"),
    ("C-API, 16", "aiotaichi, 16"),
    ("C-API, 16", "aiotaichi, 2"),
    ("taichi", "aiotaichi, 2"),
    ("NumPy", "aiotaichi, 2"),
    ("Numba", "aiotaichi, 2"),
    ("Numba", "aiotaichi, 16"),
    ("C", "aiotaichi, 2"),
)
_BEHIND = 1.2
Case = tuple[str, int]
"""A kernel and its size."""


class _Times:
    """The best time of a launch, by contender and case, for a number of cores."""

    def __init__(self, results: Results, threads: int) -> None:
        self._rows = [row for row in results["rows"] if row["threads"] == threads and "kernel" in row]
        self._seconds = {
            (row["contender"], row["kernel"], row["size"]): min(row["seconds"])
            for row in self._rows
            if "failed" not in row
        }
        self.cases: list[Case] = list(dict.fromkeys((row["kernel"], row["size"]) for row in self._rows))
        self.elements = {(row["kernel"], row["size"]): row["elements"] for row in self._rows}
        self.contenders = list(dict.fromkeys(row["contender"] for row in self._rows))

    def seconds(self, contender: str, case: Case) -> float | None:
        return self._seconds.get((contender, *case))

    def ratios(
        self, slow: str, fast: str, is_meant: Callable[[Kernel, int], bool] | None = None
    ) -> dict[Case, float]:
        """Return the time of one contender divided by that of another, for each case that both have."""
        found = {}
        for case in self.cases:
            one, other = self.seconds(slow, case), self.seconds(fast, case)
            if one and other and (is_meant is None or is_meant(_BY_NAME[case[0]], case[1])):
                found[case] = one / other
        return found


def _threads(results: Results) -> list[int]:
    return list(dict.fromkeys(row["threads"] for row in results["rows"]))


def _shown(case: Case) -> str:
    return f"{case[0]} {_BY_NAME[case[0]].shown(case[1])}"


def _time(seconds: float) -> str:
    value, unit = (seconds * 1e6, "us") if seconds < 1e-3 else (seconds * 1e3, "ms")
    return f"{value:.{max(0, 2 - int(math.log10(max(value, 1))))}f} {unit}"


def _markdown(head: Sequence[str], body: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *body]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def document(results: Results) -> str:
    """Return all tables."""
    notes = [
        *results["machine"],
        results["date"],
        f"Each figure is the best of {results['turns']} samples, taken in turns. A sample is a batch of launches and "
        f"one wait for all: as many launches as take {BATCH_SECONDS * 1e3:.0f} ms, at most {MOST_LAUNCHES:,}. The "
        "time of a launch includes the call that enqueues it. In parentheses: ns for each element of the loop.",
        "Each contender is a process. It is bound to as many cores as the heading says. A number behind a name says "
        "for how many cores taichi compiled the module. taichi's Python runtime compiles for this machine, NumPy "
        "uses one core, Numba has `parallel=True` and `fastmath=True`, and C has OpenMP.",
        "All results are compared with NumPy's, with float64, before anything is timed.",
    ]
    if results["base"]:
        notes.append(f"base is aiotaichi of {results['base']}.")
    parts = ["# CPU kernels", "\n".join(f"* {note}" for note in notes)]
    parts += [f"{problem}" for problem in (*problems(results, "missing"), *problems(results, "failed"))]
    if results["loads"]:
        parts += ["## Open a runtime and load the module, nothing cached", _loads(results)]
    for threads in _threads(results):
        parts += [f"## {_cores(threads)}", _means(results, threads), *_behind(results, threads)]
        parts.append(_details(results, threads))
    if len(_threads(results)) > 1:
        parts += ["## More cores", _scaling(results)]
    return "\n\n".join(parts) + "\n"


def _cores(threads: int) -> str:
    return "1 core" if threads == 1 else f"{threads} cores"


def _loads(results: Results) -> str:
    return _markdown(
        ["contender", "best", "all"],
        [
            [row["contender"], f"{min(row['seconds']):.2f} s", ", ".join(f"{each:.2f}" for each in row["seconds"])]
            for row in results["loads"]
            if row["seconds"]
        ],
    )


def _means(results: Results, threads: int) -> str:
    """Return the geometric means of ratios."""
    times = _Times(results, threads)
    groups: list[tuple[str, Callable[[Kernel, int], bool] | None]] = [
        ("all", None),
        ("the largest size", lambda kernel, size: size == kernel.sizes[-1]),
        ("elementwise, the first size", lambda kernel, size: kernel.is_elementwise and size == kernel.sizes[0]),
        ("elementwise, the second size", lambda kernel, size: kernel.is_elementwise and size == kernel.sizes[1]),
        ("elementwise, the largest size", lambda kernel, size: kernel.is_elementwise and size == kernel.sizes[-1]),
    ]
    body = []
    for slow, fast in _PAIRS:
        for what, is_meant in groups:
            found = times.ratios(slow, fast, is_meant)
            if found:
                mean = math.exp(sum(map(math.log, found.values())) / len(found))
                least, most = min(found, key=found.__getitem__), max(found, key=found.__getitem__)
                ends = [f"{found[case]:.2f}, {_shown(case)}" for case in (least, most)]
                body.append([f"{slow} / {fast}", what, f"{mean:.2f}", *ends])
    return _markdown(["ratio of times", "kernels", "geometric mean", "least", "most"], body)


def _behind(results: Results, threads: int) -> list[str]:
    """Return in which kernels aiotaichi is behind Numba, if that was measured."""
    found = _Times(results, threads).ratios("aiotaichi, 2", "Numba", lambda kernel, size: size == kernel.sizes[-1])
    slow = [f"{_shown(case)} ({ratio:.2f})" for case, ratio in found.items() if ratio > _BEHIND]
    text = f"More than {_BEHIND} times Numba's time, of {len(found)} kernels at the largest size: "
    return [f"{text}{', '.join(slow) or 'no kernel'}."] if found else []


def _details(results: Results, threads: int) -> str:
    times = _Times(results, threads)

    def cell(contender: str, case: Case) -> str:
        seconds = times.seconds(contender, case)
        return "" if seconds is None else f"{_time(seconds)} ({seconds / times.elements[case] * 1e9:.3g})"

    body = [[_shown(case), *(cell(name, case) for name in times.contenders)] for case in times.cases]
    return _markdown(["kernel", *times.contenders], body)


def _scaling(results: Results) -> str:
    """Return how much faster more cores are than the fewest."""
    few, *others = _threads(results)
    first = _Times(results, few)
    body = []
    for case in first.cases:
        cells = []
        for threads in others:
            more = _Times(results, threads)
            for name in first.contenders:
                one, other = first.seconds(name, case), more.seconds(name, case)
                cells.append(f"{one / other:.2f}" if one and other else "")
        body.append([_shown(case), *cells])
    head = [f"{name}: {_cores(few)} / {_cores(threads)}" for threads in others for name in first.contenders]
    return _markdown(["kernel", *head], body)


def problems(results: Results, kind: str) -> list[str]:
    """Return why contenders are ``"missing"`` or have ``"failed"``, each once."""
    found = []
    for row in (*results["loads"], *results["rows"]):
        if kind in row:
            where = f", {_shown((row['kernel'], row['size']))}" if "kernel" in row else ""
            found.append(f"{row['contender']}{where}: {kind}: {row[kind]}")
    return list(dict.fromkeys(found))


def section(results: Results) -> str:
    """Return the short table for docs/speed.md: the largest size of each kernel, all numbers of cores in a cell."""
    tables = [_Times(results, threads) for threads in _threads(results)]
    names = [name for name in tables[0].contenders if not name.startswith("base") and name != "aiotaichi, 16"]
    largest = dict(sorted(tables[0].cases))

    def cell(name: str, case: Case) -> str:
        found = [times.seconds(name, case) for times in tables]
        return " / ".join(_time(each) for each in found if each is not None)

    shown = [(kernel, largest[kernel]) for kernel in dict.fromkeys(kernel for kernel, _ in tables[0].cases)]
    body = [[_shown(case), *(cell(name, case) for name in names)] for case in shown]
    cores = " / ".join(_cores(threads) for threads in _threads(results))
    return f"{results['machine'][0]}; {cores}:\n\n" + _markdown(["kernel", *names], body)
