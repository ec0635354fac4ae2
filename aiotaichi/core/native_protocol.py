"""shared.h in Python.

Made by `nox -s native`, sha256 031e1d6acdc04040b493bfa913d30efc6111e67651cd1d22e821a044bfa66a0a
"""

from __future__ import annotations

from ctypes import Structure, c_char, c_uint64, c_void_p

__all__ = [
    "FAILED",
    "FAILED_ALLOCATION",
    "FAILED_ASSERT",
    "FAILED_WAIT",
    "KERNEL_NAME_SIZE",
    "NO_THREAD",
    "Failure",
]

NO_THREAD = 1
FAILED = 18446744073709551615
FAILED_ASSERT = 0
FAILED_WAIT = 1
FAILED_ALLOCATION = 2
KERNEL_NAME_SIZE = 256


class Failure(Structure):
    """struct failure."""

    _fields_ = (
        ("next", c_void_p),
        ("ticket", c_uint64),
        ("kind", c_uint64),
        ("code", c_uint64),
        ("kernel", c_char * 256),
        ("template", c_char * 2048),
        ("arguments", c_uint64 * 32),
    )
