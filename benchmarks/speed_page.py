"""Write tables of results into docs/speed.md, between two lines."""

from __future__ import annotations

from pathlib import Path

__all__ = ["END", "PAGE", "update"]

END = "<!-- end -->"
PAGE = Path(__file__).parent.parent / "docs" / "speed.md"


def update(page: Path, begin: str, text: str) -> None:
    """Replace what stands between the line ``begin`` and the next :data:`END`.

    Raises
    ------
    ValueError
        The file has no such lines.
    """
    before, found, rest = page.read_text().partition(begin)
    _, end, after = rest.partition(END)
    if not (found and end):
        raise ValueError(f"{page} has no lines {begin} and {END}")
    page.write_text(f"{before}{begin}\n\n{text}\n\n{END}{after}")
