"""The version of the API, and the archs that can be opened here."""

from __future__ import annotations

from collections.abc import Sequence

from ..hal import DeviceInfo, Driver, available_archs, find_driver
from ..queue.worker import in_thread
from ..types import Arch

__all__ = ["get_available_archs", "get_devices", "get_version"]

_C_API_VERSION = 1_007_000


def get_version() -> int:
    """Return 1007000, the version of taichi's C-API (``TI_C_API_VERSION``) whose functions this package has."""
    return _C_API_VERSION


async def get_available_archs() -> list[Arch]:
    """Return the archs that a :class:`Runtime` can be opened for here, in the order of their numbers.

    A worker thread looks for them, because drivers are slow to load.
    """
    return await in_thread(available_archs)


async def get_devices(arch: Arch | str | Driver | None = None) -> Sequence[DeviceInfo]:
    """Return the devices of an arch, best first: the name, the number and the capabilities of each.

    Parameters
    ----------
    arch
        As for :class:`Runtime`.

    Raises
    ------
    InvalidArgumentError
        ``arch`` has another type.
    NotSupportedError
        No backend has this name or arch, or it cannot run here.

    Examples
    --------
    >>> [device.name for device in await at.get_devices("cuda")]
    ['NVIDIA H200', 'NVIDIA H200']
    """
    return await in_thread(lambda: (arch if isinstance(arch, Driver) else find_driver(arch)).devices())
