"""cuda.bindings' driver API, with errors raised."""

from __future__ import annotations

import ctypes
import os
from typing import Any

from cuda.bindings import driver

from ...errors import CorruptedDataError, DeviceLostError, Error, NotSupportedError, OutOfMemoryError

__all__ = ["VERSION", "check", "device_of", "driver", "error_of", "function", "in_child"]

VERSION = 12000
"""Of the functions that native code calls: CUDA 12.0."""

_VERSIONS = {"cuGraphAddDependencies": 12030}  # not called where the driver is older: see target.py

_KINDS: dict[int, type[Error]] = {
    2: OutOfMemoryError,  # CUDA_ERROR_OUT_OF_MEMORY
    200: CorruptedDataError,  # INVALID_IMAGE
    209: NotSupportedError,  # NO_BINARY_FOR_GPU
    218: CorruptedDataError,  # INVALID_PTX
    222: NotSupportedError,  # UNSUPPORTED_PTX_VERSION
    801: NotSupportedError,  # NOT_SUPPORTED
}

_POINTER_GET_ATTRIBUTE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_int), ctypes.c_int, ctypes.c_uint64)

_process = os.getpid()


def in_child() -> bool:
    """Return whether this process was forked from the one that called CUDA, whose objects are not its own."""
    return os.getpid() != _process


def check(result: tuple[Any, ...], what: str) -> Any:
    """Return what a call returned beside its status, or raise what the status says.

    Raises
    ------
    OutOfMemoryError, NotSupportedError, CorruptedDataError, DeviceLostError
        ``what`` failed; the message has the driver's own words.
    """
    status, *values = result
    if status:
        raise error_of(int(status), what)
    return values[0] if len(values) == 1 else tuple(values)


def error_of(status: int, what: str) -> Error:
    """Return the error for a CUresult."""
    code = driver.CUresult(status)
    name, text = driver.cuGetErrorName(code)[1], driver.cuGetErrorString(code)[1]
    message = f"{what}: {_text(name)}: {_text(text)}"
    return _KINDS.get(status, DeviceLostError)(message)


def function(name: str) -> int:
    """Return the address of one of the driver's functions."""
    address = check(driver.cuGetProcAddress(name.encode(), _VERSIONS.get(name, VERSION), 0), name)[0]
    return int(address)


def device_of(address: int) -> int | None:
    """Return the index of the device that memory is on; None where CUDA knows of none.

    cuda.bindings names device 0 for every address: it reads another field than the driver writes (its issue 2928).
    """
    kind = driver.CUpointer_attribute.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL
    index = ctypes.c_int()
    status = _POINTER_GET_ATTRIBUTE(function("cuPointerGetAttribute"))(index, kind, address)
    return None if status else index.value


def _text(words: bytes | None) -> str:
    return words.decode() if words else "unknown"
