"""Write the tables of results into docs/speed.md."""

from __future__ import annotations

from pathlib import Path

from benchmarks import speed_page
from benchmarks.service.results import Results
from benchmarks.service.tables import floor, summary
from benchmarks.speed_page import END

__all__ = ["BEGIN", "END", "section", "update"]

BEGIN = "<!-- python -m benchmarks.service --page -->"


def section(results: list[Results]) -> str:
    """Return the text between :data:`BEGIN` and :data:`END`."""
    return f"{BEGIN}\n\n{_tables(results)}\n\n{END}"


def _tables(results: list[Results]) -> str:
    return "\n\n".join(f"{_machine(found)}:\n\n{summary(found)}{_floor(found)}" for found in results)


def _floor(found: Results) -> str:
    """Return what the C program has reached in the same run, if it has run."""
    table = floor(found)
    return f"\n\nThe floor in the same run, in requests a second:\n\n{table}" if table else ""


def _machine(found: Results) -> str:
    """Return the arch, the device, and the processor with its cores."""
    processor = found["machine"][0]
    api = {"cuda": "CUDA", "vulkan": "Vulkan"}.get(found["arch"])
    return f"CPU: {processor}" if api is None else f"{api}: {found['device']}; {processor}"


def update(page: Path, results: list[Results]) -> None:
    """Replace the section.

    Raises
    ------
    ValueError
        The file has no such section.
    """
    speed_page.update(page, BEGIN, _tables(results))
