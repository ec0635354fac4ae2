"""The properties of a device, as its driver reports them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..types import Arch

__all__ = ["DeviceInfo"]


@dataclass(frozen=True, slots=True)
class DeviceInfo:
    """A device, before it is opened.

    Attributes
    ----------
    arch
        The arch of its modules.
    index
        Its number in :meth:`.Driver.devices`.
    name
        The vendor's name for it.
    capabilities
        Levels by name (``spirv_has_int64``). LLVM devices have none.
    is_software
        Whether the processor emulates a GPU. Such a device is never the best choice.
    max_array_size
        Bytes of the largest array that a kernel takes.
    uuid
        16 bytes: the GPU's UUID in Vulkan and CUDA. Empty for the processor.
    """

    arch: Arch
    index: int
    name: str
    capabilities: Mapping[str, int] = field(default_factory=dict)
    is_software: bool = False
    max_array_size: int = 2**63 - 1
    uuid: bytes = b""
