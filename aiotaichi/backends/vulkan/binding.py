"""Vulkan, called through the cffi of the package ``vulkan``: the package's own wrappers are many times slower."""

from __future__ import annotations

import re
import weakref
from collections.abc import Callable, Iterable
from functools import cache
from itertools import pairwise
from typing import Any

import vulkan

from ...errors import (
    CorruptedDataError,
    DeviceLostError,
    Error,
    InvalidInteropError,
    InvalidStateError,
    NotSupportedError,
    OutOfMemoryError,
    ResourceExhaustedError,
)

__all__ = [
    "NULL",
    "address_of",
    "array",
    "check",
    "error_of",
    "extension_names",
    "ffi",
    "lib",
    "link",
    "make",
    "strings",
    "vk",
]

vk: Any = vulkan  # the package makes its constants while it is imported
ffi: Any = vk.ffi
lib: Any = vk.lib
NULL = ffi.NULL

_RESULTS = {
    getattr(vk, name): name for name in dir(vk) if name.startswith(("VK_ERROR_", "VK_TIMEOUT", "VK_NOT_READY"))
}
_KINDS: dict[int, type[Error]] = {
    -1: OutOfMemoryError,  # VK_ERROR_OUT_OF_HOST_MEMORY
    -2: OutOfMemoryError,  # OUT_OF_DEVICE_MEMORY
    -3: NotSupportedError,  # INITIALIZATION_FAILED
    -4: DeviceLostError,  # DEVICE_LOST: no other code ends the device
    -5: OutOfMemoryError,  # MEMORY_MAP_FAILED
    -6: NotSupportedError,  # LAYER_NOT_PRESENT
    -7: NotSupportedError,  # EXTENSION_NOT_PRESENT
    -8: NotSupportedError,  # FEATURE_NOT_PRESENT
    -9: NotSupportedError,  # INCOMPATIBLE_DRIVER
    -10: ResourceExhaustedError,  # TOO_MANY_OBJECTS
    -11: NotSupportedError,  # FORMAT_NOT_SUPPORTED
    -12: OutOfMemoryError,  # FRAGMENTED_POOL
    -1000012000: CorruptedDataError,  # INVALID_SHADER_NV
    -1000069000: OutOfMemoryError,  # OUT_OF_POOL_MEMORY
    -1000072003: InvalidInteropError,  # INVALID_EXTERNAL_HANDLE
    -1000161000: OutOfMemoryError,  # FRAGMENTATION
}

# Keeps the objects alive that a struct's pointers point to: cffi does not.
_referents: weakref.WeakKeyDictionary[Any, list[Any]] = weakref.WeakKeyDictionary()


def make(name: str, **fields: Any) -> Any:
    """Return a pointer to a new struct with its ``sType``. The pointer keeps alive what ``fields`` point to."""
    pointer = ffi.new(f"{name} *")
    kind = _structure_type(name)
    if kind is not None:
        pointer.sType = kind
    for field, value in fields.items():
        setattr(pointer[0], field, value)
    _referents[pointer] = list(fields.values())
    return pointer


def link(*structs: Any) -> Any:
    """Chain structs by their ``pNext``. Return the first, which keeps the others alive."""
    for struct, following in pairwise(structs):
        struct.pNext = following
        _referents[struct].append(following)
    return structs[0]


def array(name: str, items: Iterable[Any]) -> Any:
    """Return an array of structs or handles, given as dictionaries or values."""
    items = list(items)
    made = ffi.new(f"{name}[]", items)
    _referents[made] = items
    return made


def strings(texts: Iterable[str]) -> Any:
    """Return an array of C strings."""
    return array("char *", [ffi.new("char[]", text.encode()) for text in texts])


def extension_names(enumerate_properties: Callable[[Any, Any], int]) -> frozenset[str]:
    """Return the names that a function such as vkEnumerateInstanceExtensionProperties finds."""
    count = ffi.new("uint32_t *")
    check(enumerate_properties(count, NULL), "counting extensions")
    found = ffi.new("VkExtensionProperties[]", count[0])
    check(enumerate_properties(count, found), "listing extensions")
    return frozenset(ffi.string(each.extensionName).decode() for each in found)


def address_of(handle: Any) -> int:
    """Return a handle or a pointer as a number, for native code."""
    return int(ffi.cast("uintptr_t", handle))


def error_of(result: int, what: str) -> Error:
    """Return the error for a VkResult."""
    text = f"{what}: {_RESULTS.get(result, result)}"
    if result == vk.VK_ERROR_DEVICE_LOST:
        return DeviceLostError(f"the Vulkan device is lost: {text}")
    return _KINDS.get(result, InvalidStateError)(text)


def check(result: int, what: str) -> None:
    """Raise the error for a VkResult below zero."""
    if result < 0:
        raise error_of(result, what)


@cache
def _structure_type(name: str) -> int | None:
    """Return the ``sType`` of a struct by its name: VK_STRUCTURE_TYPE_SUBMIT_INFO for ``VkSubmitInfo``.

    None for a struct without one.
    """
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=[0-9])", "_", name.removeprefix("Vk"))
    words = re.sub(r"Vulkan_(\d)(\d)_", r"Vulkan_\1_\2_", words)
    kind: int | None = getattr(vk, f"VK_STRUCTURE_TYPE_{words.upper()}", None)
    return kind
