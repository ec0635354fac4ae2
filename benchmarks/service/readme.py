"""Write the tables of results into the README."""

from __future__ import annotations

from pathlib import Path

from benchmarks.service.results import Results
from benchmarks.service.tables import summary

__all__ = ["BEGIN", "END", "section", "update"]

BEGIN, END = "<!-- python -m benchmarks.service --readme -->", "<!-- end -->"


def section(results: list[Results]) -> str:
    """Return the text between :data:`BEGIN` and :data:`END`."""
    parts = [f"{_machine(found)}:\n\n{summary(found)}" for found in results]
    return "\n\n".join([BEGIN, *parts, END])


def _machine(found: Results) -> str:
    """Return the arch, the device, and the processor with its cores."""
    processor = found["machine"][0]
    api = {"cuda": "CUDA", "vulkan": "Vulkan"}.get(found["arch"])
    return f"CPU: {processor}" if api is None else f"{api}: {found['device']}; {processor}"


def update(readme: Path, results: list[Results]) -> None:
    """Replace the section.

    Raises
    ------
    ValueError
        The file has no such section.
    """
    before, begin, rest = readme.read_text().partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"{readme} has no lines {BEGIN} and {END}")
    readme.write_text(before + section(results) + after)
