"""Write tables of results into the README, between two lines."""

from __future__ import annotations

from pathlib import Path

__all__ = ["END", "update"]

END = "<!-- end -->"


def update(readme: Path, begin: str, text: str) -> None:
    """Replace what stands between the line ``begin`` and the next :data:`END`.

    Raises
    ------
    ValueError
        The file has no such lines.
    """
    before, found, rest = readme.read_text().partition(begin)
    _, end, after = rest.partition(END)
    if not (found and end):
        raise ValueError(f"{readme} has no lines {begin} and {END}")
    readme.write_text(f"{before}{begin}\n\n{text}\n\n{END}{after}")
