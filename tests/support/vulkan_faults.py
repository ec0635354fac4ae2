"""Replace the Vulkan functions that native code calls, for faults and delays that no driver makes on demand."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import aiotaichi as at
from aiotaichi.backends.vulkan.device import VulkanDevice
from aiotaichi.backends.vulkan.native.protocol import FUNCTIONS
from aiotaichi.runtime.runtime import open_device_of

__all__ = ["DEVICE_LOST", "OUT_OF_HOST_MEMORY", "device_of", "replace"]

OUT_OF_HOST_MEMORY = -1
DEVICE_LOST = -4

_WORDS_BEFORE = 2  # of struct device: its handle, an alignment
_TYPES = {
    "CmdDispatch": ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_uint32),
    "GetSemaphoreCounterValue": ctypes.CFUNCTYPE(
        ctypes.c_int32, ctypes.c_void_p, ctypes.c_uint64, ctypes.POINTER(ctypes.c_uint64)
    ),
    "QueueSubmit": ctypes.CFUNCTYPE(
        ctypes.c_int32, ctypes.c_void_p, ctypes.c_uint32, ctypes.c_void_p, ctypes.c_uint64
    ),
    "WaitSemaphores": ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint64),
}
_kept: list[Any] = []  # a native thread may be about to call one until its queue is closed


def device_of(rt: at.Runtime) -> VulkanDevice:
    """Return a runtime's device."""
    device = open_device_of(rt).device
    assert isinstance(device, VulkanDevice)
    return device


def replace(rt: at.Runtime, name: str, make: Callable[[Callable[..., Any]], Callable[..., Any]]) -> None:
    """Wrap the function ``name`` of the device of ``rt``: native code calls ``make(function)`` instead."""
    functions = device_of(rt).logical.functions
    index = _WORDS_BEFORE + FUNCTIONS.index(name)
    callback = _TYPES[name](make(_TYPES[name](functions[index])))
    _kept.append(callback)
    address = ctypes.cast(callback, ctypes.c_void_p).value
    assert address is not None
    functions[index] = address
