"""Replace the Vulkan functions that native code calls, for faults and delays that no driver makes on demand."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import replace as replace_fields
from typing import Any

import aiotaichi as at
from aiotaichi.backends.vulkan.device import VulkanDevice
from aiotaichi.backends.vulkan.native.protocol import FUNCTIONS, NO_PAGES
from aiotaichi.runtime.runtime import open_device_of

__all__ = ["DEVICE_LOST", "OUT_OF_HOST_MEMORY", "device_of", "imports_memory", "replace", "separate_memory"]

OUT_OF_HOST_MEMORY = -1
DEVICE_LOST = -4

_WORDS_BEFORE = 2  # of struct device: its handle, an alignment
_TYPES = {
    "AllocateMemory": ctypes.CFUNCTYPE(
        ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p
    ),
    "CmdDispatch": ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_uint32, ctypes.c_uint32, ctypes.c_uint32),
    "GetSemaphoreCounterValue": ctypes.CFUNCTYPE(
        ctypes.c_int32, ctypes.c_void_p, ctypes.c_uint64, ctypes.POINTER(ctypes.c_uint64)
    ),
    "QueueSubmit": ctypes.CFUNCTYPE(
        ctypes.c_int32, ctypes.c_void_p, ctypes.c_uint32, ctypes.c_void_p, ctypes.c_uint64
    ),
    "QueueWaitIdle": ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p),
    "SignalSemaphore": ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p),
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


def imports_memory(rt: at.Runtime) -> None:
    """Make the device of ``rt`` one with memory of its own, as GPUs are: it reaches the pages that it imports."""
    device_of(rt).logical.page_type = NO_PAGES


def separate_memory(rt: at.Runtime) -> None:
    """Make the device of ``rt`` one with memory of its own, which does not reach the host's: it stages transfers."""
    imports_memory(rt)
    logical = device_of(rt).logical
    logical.features = replace_fields(logical.features, host_memory=False)
