"""shared.h in Python.

Made by `nox -s native`, sha256 d56cac8c2369dc2497b83d3d761fa627823339b4461425d97cd14c46cbc6f8f0
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
