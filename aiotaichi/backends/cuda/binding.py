"""The driver API of cuda.bindings. Errors are raised."""

from __future__ import annotations

import ctypes
import os
from typing import Any

from cuda.bindings import driver

from ...errors import (
    CorruptedDataError,
    DeviceLostError,
    Error,
    IncompatibleModuleError,
    InvalidInteropError,
    InvalidStateError,
    NotSupportedError,
    OutOfMemoryError,
    ResourceExhaustedError,
)

__all__ = ["VERSION", "check", "device_of", "driver", "error_of", "function", "in_child"]

VERSION = 12000
"""The version of the functions that native code calls: CUDA 12.0."""

_VERSIONS = {"cuGraphAddDependencies": 12030}  # not called if the driver is older: see target.py

# After one of these, the process cannot use the device any longer. All others fail one call.
_LOST = (
    4,  # CUDA_ERROR_DEINITIALIZED
    46,  # DEVICE_UNAVAILABLE
    214,  # ECC_UNCORRECTABLE
    220,  # NVLINK_UNCORRECTABLE
    700,  # ILLEGAL_ADDRESS
    702,  # LAUNCH_TIMEOUT
    709,  # CONTEXT_IS_DESTROYED
    710,  # ASSERT
    714,  # HARDWARE_STACK_ERROR
    715,  # ILLEGAL_INSTRUCTION
    716,  # MISALIGNED_ADDRESS
    717,  # INVALID_ADDRESS_SPACE
    718,  # INVALID_PC
    719,  # LAUNCH_FAILED
    721,  # CONTAINED
    722,  # TENSOR_MEMORY_LEAK
    999,  # UNKNOWN: the driver does not say that the device still works
)
_KINDS: dict[int, type[Error]] = {
    **dict.fromkeys(_LOST, DeviceLostError),
    2: OutOfMemoryError,  # CUDA_ERROR_OUT_OF_MEMORY
    3: NotSupportedError,  # NOT_INITIALIZED
    34: NotSupportedError,  # STUB_LIBRARY
    100: NotSupportedError,  # NO_DEVICE
    101: NotSupportedError,  # INVALID_DEVICE
    102: NotSupportedError,  # DEVICE_NOT_LICENSED
    200: CorruptedDataError,  # INVALID_IMAGE
    209: NotSupportedError,  # NO_BINARY_FOR_GPU
    218: CorruptedDataError,  # INVALID_PTX
    219: InvalidInteropError,  # INVALID_GRAPHICS_CONTEXT
    221: NotSupportedError,  # JIT_COMPILER_NOT_FOUND
    222: NotSupportedError,  # UNSUPPORTED_PTX_VERSION
    223: NotSupportedError,  # JIT_COMPILATION_DISABLED
    300: CorruptedDataError,  # INVALID_SOURCE
    304: ResourceExhaustedError,  # OPERATING_SYSTEM
    701: IncompatibleModuleError,  # LAUNCH_OUT_OF_RESOURCES
    711: ResourceExhaustedError,  # TOO_MANY_PEERS
    801: NotSupportedError,  # NOT_SUPPORTED
    802: NotSupportedError,  # SYSTEM_NOT_READY
    803: NotSupportedError,  # SYSTEM_DRIVER_MISMATCH
    804: NotSupportedError,  # COMPAT_NOT_SUPPORTED_ON_DEVICE
}

_HINTS = {
    710: " (taichi's code does this if the memory for the cells of sparse fields is used up)",
}

_POINTER_GET_ATTRIBUTE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.POINTER(ctypes.c_int), ctypes.c_int, ctypes.c_uint64)

_process = os.getpid()


def in_child() -> bool:
    """Return whether this process is a fork of the process that called CUDA: it cannot use the parent's objects."""
    return os.getpid() != _process


def check(result: tuple[Any, ...], what: str) -> Any:
    """Return the values of a call without the status, or raise the error for the status, with the driver's own words.

    After a DeviceLostError, no call works any longer. Any other error fails this call only.
    """
    status, *values = result
    if status:
        raise error_of(int(status), what)
    return values[0] if len(values) == 1 else tuple(values)


def error_of(status: int, what: str) -> Error:
    """Return the error for a CUresult."""
    code = driver.CUresult(status)
    name, text = driver.cuGetErrorName(code)[1], driver.cuGetErrorString(code)[1]
    message = f"{what}: {_text(name)}: {_text(text)}{_HINTS.get(status, '')}"
    return _KINDS.get(status, InvalidStateError)(message)


def function(name: str) -> int:
    """Return the address of one of the driver's functions."""
    address = check(driver.cuGetProcAddress(name.encode(), _VERSIONS.get(name, VERSION), 0), name)[0]
    return int(address)


def device_of(address: int) -> int | None:
    """Return the index of the device that an address is on; None if CUDA does not know the address.

    cuda.bindings returns device 0 for every address: it reads another field than the driver writes (its issue 2928).
    """
    kind = driver.CUpointer_attribute.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL
    index = ctypes.c_int()
    status = _POINTER_GET_ATTRIBUTE(function("cuPointerGetAttribute"))(index, kind, address)
    return None if status else index.value


def _text(words: bytes | None) -> str:
    return words.decode() if words else "unknown"
