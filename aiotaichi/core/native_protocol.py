"""shared.h in Python.

Made by `nox -s native`, sha256 871dca4d74b4e95556884928c774c214b66a5aaaa503f89394c680f00194c3d3
"""

from __future__ import annotations

from ctypes import Structure, c_char, c_uint64, c_void_p
from struct import Struct

NO_THREAD = 1
FAILED = 18446744073709551615
FAILED_ASSERT = 0
FAILED_WAIT = 1
FAILED_ALLOCATION = 2
FAILED_ACCESS = 3
FAILED_DIVISION = 4
KERNEL_NAME_SIZE = 256
ROLE_CALLER = 1
ROLE_QUEUE = 2
ROLE_WORKER = 3
ROLE_STAGER = 4
ROLE_WAITER = 5
ROLE_COPIER = 6
SPAN_LOOP = 1
SPAN_HAND_OVER = 2
SPAN_COPY = 3
SPAN_UPLOAD = 4
SPAN_DOWNLOAD = 5


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


THREAD_SPAN = Struct("<QQIHHQ")  # begin, end, thread, role, kind, bytes
