"""The device that a run measures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import aiotaichi as at

__all__ = ["Device", "available", "describe"]


@dataclass(frozen=True)
class Device:
    """The device of an arch: ``"cpu"``, ``"vulkan"`` or ``"cuda"``."""

    arch: str


async def describe(device: Device) -> dict[str, Any]:
    """Return the best device's name, whether it is software, and how many devices the arch has."""
    count = len(await at.get_devices(device.arch))
    async with at.Runtime(device.arch) as rt:
        return {"name": rt.info.name, "is_software": rt.info.is_software, "count": count}


async def available() -> list[str]:
    """Return the archs that this machine has: ``"cpu"``, and ``"vulkan"`` and ``"cuda"`` if it has such a device."""
    found = await at.get_available_archs()
    gpus = {"vulkan": at.Arch.VULKAN, "cuda": at.Arch.CUDA}
    return ["cpu", *(name for name, arch in gpus.items() if arch in found)]
