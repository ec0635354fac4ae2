"""Draw the results of a run. This is the only file that needs matplotlib."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.ticker import LogLocator, StrMethodFormatter

from benchmarks.service.contenders import is_ours
from benchmarks.service.results import Results, Row

__all__ = ["draw"]

Pick = Callable[[Row], float | None]
Styles = dict[str, tuple[str, Literal["-", "--"]]]
"""The colour and the line of each contender."""
PANELS = (
    ("table", "size", "rows of the image"),
    ("tasks", "tasks", "tasks"),
    ("queues", "queues", "queues"),
    ("pending", "events", "pending events"),
)
"""The part of the results, the parameter of its measurements, and the parameter's name."""


def draw(results: Results, path: Path) -> None:
    """Draw throughput and lateness against sizes, tasks, queues and pending events, if they were measured."""
    names = dict.fromkeys(_name(row) for row in results["rows"])
    styles: Styles = {name: (f"C{number}", "-" if is_ours(name) else "--") for number, name in enumerate(names)}
    rows = [
        row for row in results["rows"] if row["tree"] == "this" and not row["figures"].keys() & {"missing", "failed"}
    ]
    measured = [panel for panel in PANELS if any(row["part"] == panel[0] for row in rows)]
    if not measured:
        return
    figure = Figure(figsize=(4 + 4 * len(measured), 8), layout="constrained")
    axes = figure.subplots(2, len(measured), squeeze=False)
    for column, (part, key, label) in enumerate(measured):
        found = [row for row in rows if row["part"] == part]
        _lines(axes[0][column], found, key, styles, lambda row: _span(row, "steady")["requests"])
        _lines(axes[1][column], found, key, styles, lambda row: _milliseconds(_span(row, "whole")["late_p99"]))
        axes[0][column].set_title(f"against {label}")
        axes[1][column].set_xlabel(label)
    axes[0][0].set_ylabel("requests a second")
    axes[1][0].set_ylabel("how late the loop is, p99, ms")
    lines = [Line2D([], [], color=colour, linestyle=line, label=name) for name, (colour, line) in styles.items()]
    figure.legend(handles=lines, loc="outside lower center", ncols=min(6, 2 * len(measured)))
    figure.suptitle(f"A service on {results['device']}: {results['date']}")
    figure.savefig(path, dpi=100, metadata={"Software": f"matplotlib {matplotlib.__version__}"})


def _lines(axes: Axes, rows: list[Row], key: str, styles: Styles, pick: Pick) -> None:
    """Draw a line for each contender."""
    for name in dict.fromkeys(map(_name, rows)):
        mine = [row for row in rows if _name(row) == name]
        points = [(row["request"][key], value) for row in mine if (value := pick(row))]  # the scale has no zero
        colour, line = styles[name]
        axes.plot([x for x, _ in points], [y for _, y in points], line, color=colour, marker=".")
    axes.set_xscale("log")
    axes.set_yscale("log")
    numbers = sorted({row["request"][key] for row in rows})
    axes.set_xticks(numbers, [f"{number:,}" for number in numbers])
    axes.xaxis.minorticks_off()
    axes.yaxis.set_major_locator(LogLocator(subs=(1, 2, 5)))
    axes.yaxis.set_major_formatter(StrMethodFormatter("{x:,.7g}"))
    axes.yaxis.minorticks_off()
    low, high = axes.get_ylim()
    axes.set_ylim(low / 1.5, high * 1.5)
    axes.grid(alpha=0.3)


def _name(row: Row) -> str:
    return str(row["request"].get("contender", "aiotaichi"))


def _span(row: Row, name: str) -> dict[str, Any]:
    span: dict[str, Any] = row["figures"].get(name, row["figures"])
    return span


def _milliseconds(seconds: float | None) -> float | None:
    return None if seconds is None else max(seconds * 1e3, 0.01)  # the scale is logarithmic
