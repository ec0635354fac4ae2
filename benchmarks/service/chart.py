"""Draw throughput and lateness against the load that is offered, as an SVG. It needs matplotlib."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import LogLocator, NullFormatter, StrMethodFormatter

from benchmarks.service.contenders import is_ours
from benchmarks.service.results import Results, Row
from benchmarks.service.tables import image

__all__ = ["draw"]

LEAST_MS = 0.01  # the scale is logarithmic
PANELS = (
    ("requests", "requests a second", 1.0),
    ("latency_p99", "latency p99, ms", 1e3),
    ("late_p99", "how late the loop is, p99, ms", 1e3),
)


def draw(results: Results, path: Path) -> None:
    """Draw a column for each size of an image. Points are medians of all rounds.

    Raises
    ------
    ValueError
        The results have no open loops.
    """
    rows = [row for row in results["rows"] if (row["part"], row["tree"]) == ("offered", "this")]
    rows = [row for row in rows if "whole" in row["figures"]]
    if not rows:
        raise ValueError("the results have no open loops: measure with --offered")
    sizes = sorted({row["request"]["size"] for row in rows})
    names = sorted(dict.fromkeys(row["request"]["contender"] for row in rows), key=is_ours, reverse=True)
    styles: dict[str, dict[str, Any]] = {
        name: {"color": f"C{number}", "linestyle": "-" if is_ours(name) else "--", "label": name}
        for number, name in enumerate(names)
    }
    # Text stays text, and the same results make the same file.
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": "service", "font.size": 9}):
        figure = Figure(figsize=(1.5 + 3.2 * len(sizes), 8), layout="constrained")
        axes = figure.subplots(len(PANELS), len(sizes), squeeze=False, sharex="col")
        for column, size in enumerate(sizes):
            mine = [row for row in rows if row["request"]["size"] == size]
            for number, (key, _, unit) in enumerate(PANELS):
                _panel(axes[number][column], mine, styles, key, unit)
            axes[0][column].set_title(image(size), fontsize=9)
            axes[-1][column].set_xlabel("offered requests a second")
        for number, (_, label, _) in enumerate(PANELS):
            axes[number][0].set_ylabel(label)
        handles, labels = axes[0][0].get_legend_handles_labels()
        figure.legend(handles, labels, loc="outside lower center", ncols=min(4, 1 + len(sizes)), frameon=False)
        figure.suptitle(f"{results['device']}: open loops, {results['date']}", fontsize=10)
        figure.savefig(path, format="svg", metadata={"Date": None})


def _panel(axes: Axes, rows: Sequence[Row], styles: dict[str, dict[str, Any]], key: str, unit: float) -> None:
    loads = sorted({row["request"]["offered"] for row in rows})
    for name, style in styles.items():
        values = {load: _values(rows, name, load, key, unit) for load in loads}
        points = [(load, statistics.median(found)) for load, found in values.items() if found]
        axes.plot([x for x, _ in points], [y for _, y in points], marker=".", **style)
    axes.set_xscale("log")
    axes.set_yscale("log")
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_locator(LogLocator(subs=(1, 2, 5)))
        axis.set_major_formatter(StrMethodFormatter("{x:,.7g}"))
        axis.set_minor_formatter(NullFormatter())
    axes.tick_params(axis="x", labelrotation=45)
    axes.grid(alpha=0.3)


def _values(rows: Sequence[Row], name: str, load: float, key: str, unit: float) -> list[float]:
    found = [row["figures"]["whole"][key] for row in rows if _is(row, name, load)]
    return [max(value * unit, LEAST_MS) for value in found if value is not None]


def _is(row: Row, name: str, load: float) -> bool:
    return bool(row["request"]["contender"] == name and row["request"]["offered"] == load)
