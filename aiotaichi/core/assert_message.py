"""The message of an assert that failed in a kernel."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable

__all__ = ["assert_message"]


def assert_message(template: bytes, arguments: Iterable[int]) -> str:
    """Return taichi 1.7.4's message: ``template`` is its error_message_template, ``arguments`` are 64-bit words."""
    words = iter(arguments)

    def substitute(match: re.Match[str]) -> str:
        kind = match.group(1)
        if kind == "%":
            return "%"
        bits = next(words).to_bytes(8, "little")
        # taichi widens every argument to 64 bits without converting it; an f64 does not survive its "%f"
        value = struct.unpack("<i" if kind == "d" else "<f", bits[:4])[0]
        return str(value)

    return re.sub(r"%([%df])", substitute, template.decode(errors="replace"))
