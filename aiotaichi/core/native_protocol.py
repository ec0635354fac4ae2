"""shared.h in Python.

Made by `nox -s native`, sha256 4288790a7681c56fbcc7508fb77a83744ae1011abdd954d6c0e762e562c89c4b
"""

from __future__ import annotations

from ctypes import Structure, c_char, c_uint64, c_void_p

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
