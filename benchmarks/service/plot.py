"""Draw the results of a run. This is the only file that needs matplotlib."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from benchmarks.service.results import Results, Row

__all__ = ["draw"]

Pick = Callable[[Row], float | None]


def draw(results: Results, path: Path) -> None:
    """Draw throughput and lateness against sizes, tasks, queues and pending events."""
    figure = Figure(figsize=(16, 8), layout="constrained")
    axes = figure.subplots(2, 4)
    rows = [row for row in results["rows"] if row["tree"] == "this" and not row["figures"].keys() & {"missing", "failed"}]
    parts = (("table", "size", "rows of the image"), ("tasks", "tasks", "tasks"), ("queues", "queues", "queues"))
    for column, (part, key, label) in enumerate((*parts, ("pending", "events", "pending events"))):
        found = [row for row in rows if row["part"] == part]
        _lines(axes[0][column], found, key, lambda row: _span(row, "steady")["requests"])
        _lines(axes[1][column], found, key, lambda row: _milliseconds(_span(row, "whole")["late_p99"]))
        axes[0][column].set_title(f"against {label}")
        axes[1][column].set_xlabel(label)
    axes[0][0].set_ylabel("requests a second")
    axes[1][0].set_ylabel("how late the loop is, p99, ms")
    axes[0][0].legend(fontsize=7)
    figure.suptitle(f"A service on {results['device']}: {results['date']}")
    figure.savefig(path, dpi=100, metadata={"Software": f"matplotlib {matplotlib.__version__}"})


def _lines(axes: Axes, rows: list[Row], key: str, pick: Pick) -> None:
    """Draw a line for each contender."""
    for name in dict.fromkeys(row["request"].get("contender", "aiotaichi") for row in rows):
        points = [
            (row["request"][key], value)
            for row in rows
            if row["request"].get("contender", "aiotaichi") == name and (value := pick(row)) is not None
        ]
        style = "-" if name.startswith("aiotaichi") else "--"
        axes.plot([x for x, _ in points], [y for _, y in points], style, marker="o", markersize=3, label=name)
    if rows:
        axes.set_xscale("log", base=2 if key in ("size", "queues") else 10)
        axes.set_yscale("log")
        axes.grid(alpha=0.3)
    else:
        axes.set_axis_off()


def _span(row: Row, name: str) -> dict[str, Any]:
    span: dict[str, Any] = row["figures"].get(name, row["figures"])
    return span


def _milliseconds(seconds: float | None) -> float | None:
    return None if seconds is None else max(seconds * 1e3, 0.01)  # the scale is logarithmic
