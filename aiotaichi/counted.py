"""Numbers with their nouns, for messages."""

from __future__ import annotations

__all__ = ["counted"]


def counted(count: int, noun: str) -> str:
    """Return ``"1 array"`` or ``"2 arrays"``. The plural of ``noun`` ends in s."""
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
