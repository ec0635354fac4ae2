"""The device that a run measures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import aiotaichi as at

__all__ = ["Device", "describe"]


@dataclass(frozen=True)
class Device:
    """The device of an arch: ``"cpu"``, ``"vulkan"`` or ``"cuda"``."""

    arch: str


async def describe(device: Device) -> dict[str, Any]:
    """Return the device's name, and whether it is software."""
    async with at.Runtime(device.arch) as rt:
        return {"name": rt.info.name, "is_software": rt.info.is_software}
