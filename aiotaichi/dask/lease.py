"""Which worker of a host has which device."""

from __future__ import annotations

import fcntl
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

from .. import DeviceInfo
from ..errors import ResourceExhaustedError

__all__ = ["Lease"]


class Lease:
    """The right to use a device. The system ends it with the process, however the process ends.

    *Blocking*: it opens small files.

    Parameters
    ----------
    devices
        The devices of the host, best first. Devices without an identifier, such as the processor, need no lease.
    workers_per_device
        How many processes may use a device.

    Attributes
    ----------
    device_index
        The number of the device.

    Raises
    ------
    ResourceExhaustedError
        Other processes have all devices.
    """

    def __init__(self, devices: Sequence[DeviceInfo], workers_per_device: int) -> None:
        self._descriptor: int | None = None
        self.device_index = devices[0].index
        if devices[0].is_software or not devices[0].uuid:
            return
        folder = Path(tempfile.gettempdir(), f"aiotaichi-{os.getuid()}")
        folder.mkdir(mode=0o700, exist_ok=True)
        for number in range(workers_per_device):
            for device in devices:
                descriptor = _lock(folder / f"{device.uuid.hex()}-{number}.lock")
                if descriptor is not None:
                    self._descriptor, self.device_index = descriptor, device.index
                    return
        names = ", ".join(device.name for device in devices)
        raise ResourceExhaustedError(
            f"other workers of this host have all its devices ({names}): start {len(devices) * workers_per_device} "
            "workers at most, or give RuntimePlugin more workers_per_device"
        )

    def close(self) -> None:
        """End the lease. Idempotent."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def _lock(path: Path) -> int | None:
    """Lock a file. Return its descriptor, or None if another process has locked it."""
    descriptor = os.open(path, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC | os.O_NOFOLLOW, 0o600)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(descriptor)
        return None
    return descriptor
