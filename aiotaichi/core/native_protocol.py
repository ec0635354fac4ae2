"""shared.h in Python.

Made by `nox -s native`, sha256 c04ad6d9f6d46dbd701c6cb503252d87659d00f7a943da7b1a42b8885f3980db
"""

from __future__ import annotations

from ctypes import Structure, c_char, c_uint64, c_void_p

__all__ = [
    "FAILED",
    "FAILED_ALLOCATION",
    "FAILED_ASSERT",
    "FAILED_WAIT",
    "LOWERED_BY",
    "NO_THREAD",
    "Failure",
]

NO_THREAD = 1
FAILED = 18446744073709551615
LOWERED_BY = 13
FAILED_ASSERT = 0
FAILED_WAIT = 1
FAILED_ALLOCATION = 2


class Failure(Structure):
    """struct failure."""

    _fields_ = (
        ("next", c_void_p),
        ("ticket", c_uint64),
        ("kind", c_uint64),
        ("template", c_char * 2048),
        ("arguments", c_uint64 * 32),
    )
