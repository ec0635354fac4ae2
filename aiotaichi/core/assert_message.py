"""The errors of failed asserts in kernels."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable

from ..errors import KernelError
from .native_protocol import Failure

__all__ = ["failed_assert", "kernel_name", "name_words"]

_INDEXED = 2**32  # compile/helper/kernels/asserts.py adds it to an index
_OF_GRAPHS = re.compile(r"_c\d+_\d+$")  # how taichi names the kernels of graphs
_CHECK = re.compile(r"^[\[(]kernel=[^\])]*[\])] ")  # how taichi begins the messages of its bounds checks
_PLACE = re.compile(r'(?:^|\n)File "(?P<file>[^"\n]*)", line (?P<line>\d+), in [^\n]*:\n(?P<source>.*)', re.DOTALL)


def name_words(name: str, divisions: str = "") -> list[int]:
    """Return a kernel's name as words of 64 bits, for the end of its ``struct kernel`` in a protocol.h.

    On a processor, the places of its divisions follow: see division_message.py.
    """
    data = b"%b\0%b\0" % (name.partition("\0")[0].encode(), divisions.encode())
    return [int.from_bytes(data[i : i + 8], "little") for i in range(0, len(data), 8)]


def kernel_name(data: bytes) -> str:
    """Return a kernel's name as a program knows it. ``data``: the name in native code, which ends with a zero."""
    return _OF_GRAPHS.sub("", data.partition(b"\0")[0].decode(errors="replace"))


def failed_assert(failure: Failure) -> KernelError:
    """Return the error of a failed assert, or of a failed bounds check."""
    text = failure.template.decode(errors="replace")
    kernel = kernel_name(failure.kernel)
    place = _PLACE.search(text)
    message = _formatted(text[: place.start()] if place else text, failure.arguments)
    check = _CHECK.match(message)
    is_indexed = failure.code >= _INDEXED
    return KernelError(
        message[check.end() :] if check else message,
        kernel=kernel,
        kind="a bounds check" if check else "an assert",
        index=struct.unpack("<i", struct.pack("<Q", failure.code)[:4])[0] if is_indexed else None,
        file=place["file"] if place else None,
        line=int(place["line"]) if place else None,
        source=_source(place["source"]) if place else None,
    )


def _formatted(template: str, arguments: Iterable[int]) -> str:
    """Put the arguments, words of 64 bits, in the place of each ``%d`` and ``%f``."""
    words = iter(arguments)

    def substitute(match: re.Match[str]) -> str:
        kind = match.group(1)
        if kind == "%":
            return "%"
        bits = next(words).to_bytes(8, "little")
        # The upper half of a shorter number is zero. So a negative i8 or i16 looks like a positive number.
        is_wide = any(bits[4:])
        if kind == "d":
            return str(struct.unpack("<q", bits)[0] if is_wide else struct.unpack("<i", bits[:4])[0])
        return str(struct.unpack("<d", bits)[0] if is_wide else struct.unpack("<f", bits[:4])[0])

    return re.sub(r"%([%df])", substitute, template)


def _source(lines: str) -> str | None:
    """Return the source text of a place. Below each of its lines, taichi marks a part with ``^``."""
    found = [line.strip() for line in lines.splitlines() if line.strip(" ^")]
    return " ".join(found) or None
