"""shared.h in Python.

Made by `nox -s native`, sha256 be5e448bde2a415c3a14682c8fa55268be9d38185e2134d3418acdf36210763c
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
LOWERED_BY = 5
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
