"""The device's primary context, which this process shares with other libraries."""

from __future__ import annotations

import threading
from typing import Any, ClassVar

from .binding import check, driver
from .native import Native
from .standstill import Standstill

__all__ = ["Context"]


class Context:
    """The primary context of one device. Enter it to call the driver. Leaving it restores the caller's context.

    It is kept until the process ends, as PyTorch, CuPy and JAX keep it: arrays over its memory may outlive a runtime.

    Attributes
    ----------
    standstill
        To be entered for calls that wait until the device is idle.
    """

    _retained: ClassVar[dict[int, Context]] = {}
    _lock: ClassVar[threading.Lock] = threading.Lock()

    def __init__(self, index: int, native: Native) -> None:
        self.index = index
        self.device = check(driver.cuDeviceGet(index), "cuDeviceGet")
        self.handle = check(driver.cuDevicePrimaryCtxRetain(self.device), "opening the device")
        self.number = int(self.handle)
        self.standstill = Standstill(native)
        self.uuid = bytes(check(driver.cuDeviceGetUuid(self.device), "cuDeviceGetUuid").bytes)

    @classmethod
    def of(cls, index: int, native: Native) -> Context:
        """Return the context of device ``index``. *Blocking*: the first call creates the context."""
        with cls._lock:
            if index not in cls._retained:
                cls._retained[index] = cls(index, native)
            return cls._retained[index]

    def attribute(self, name: str) -> int:
        """Return an attribute of the device. ``name`` is without the prefix CU_DEVICE_ATTRIBUTE."""
        kind = getattr(driver.CUdevice_attribute, f"CU_DEVICE_ATTRIBUTE_{name}")
        return int(check(driver.cuDeviceGetAttribute(kind, self.device), name))

    def can_reach(self, other: Context) -> bool:
        """Return whether this device reaches the memory of another one, over NVLink or the bus."""
        return bool(check(driver.cuDeviceCanAccessPeer(self.device, other.device), "cuDeviceCanAccessPeer"))

    def __enter__(self) -> Context:
        check(driver.cuCtxPushCurrent(self.handle), "cuCtxPushCurrent")
        return self

    def __exit__(self, *_: Any) -> None:
        check(driver.cuCtxPopCurrent(), "cuCtxPopCurrent")
