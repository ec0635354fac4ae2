"""shared.h in Python.

Made by `nox -s native`, sha256 b9886b190693f28879d0354825577241b1682ec6302b9ff321af3f7467a23523
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
