"""The messages of failed asserts in kernels."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable

__all__ = ["assert_message"]


def assert_message(template: bytes, arguments: Iterable[int]) -> str:
    """Return the message of a failed assert.

    Parameters
    ----------
    template
        The error_message_template of taichi's LLVMRuntime, with ``%d``, ``%f`` and ``%%``.
    arguments
        One 64-bit word for each ``%d`` and ``%f``.
    """
    words = iter(arguments)

    def substitute(match: re.Match[str]) -> str:
        kind = match.group(1)
        if kind == "%":
            return "%"
        bits = next(words).to_bytes(8, "little")
        # taichi 1.7.4 widens every argument to 64 bits without converting it, so an f64 becomes a wrong number.
        value = struct.unpack("<i" if kind == "d" else "<f", bits[:4])[0]
        return str(value)

    return re.sub(r"%([%df])", substitute, template.decode(errors="replace"))
