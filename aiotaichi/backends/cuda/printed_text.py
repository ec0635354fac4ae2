"""The text that a kernel prints, from the record that it leaves: see output.c."""

from __future__ import annotations

import re
import struct

__all__ = ["decode"]

_CONVERSION = re.compile(rb"%[^a-zA-Z%]*([hl]*)([cdiuxefgs%])")
_FORMATS = {b"d": "<q", b"i": "<q", b"u": "<Q", b"x": "<Q", b"c": "<Q", b"e": "<d", b"f": "<d", b"g": "<d"}


def decode(record: bytes) -> str:
    """Return the text of a vprintf record: its format, then the value of each conversion."""
    end = record.index(0)
    template, rest = record[:end], record[end + 1 :]

    def substitute(match: re.Match[bytes]) -> bytes:
        nonlocal rest
        length, kind = match.groups()
        if kind == b"%":
            return b"%"
        if kind == b"s":
            text, _, rest = rest.partition(b"\0")
            return text
        word, rest = rest[:8], rest[8:]
        value = struct.unpack(_FORMATS[kind], word)[0]
        if kind == b"c":
            return bytes([value & 255])
        if kind in b"di" and b"l" not in length:  # the sign is that of the lower bytes
            sign = 2**15 if length else 2**31
            value = (value + sign) % (2 * sign) - sign
        return bytes(match.group(0).replace(length + kind, kind) % value)

    return _CONVERSION.sub(substitute, template).decode(errors="replace")
