"""A GPU: its primary context, which this process shares with other libraries, what it can do, and native code."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any, ClassVar

from ...hal.call_thread import CallThread
from .binding import check, driver, in_child
from .native import Native
from .standstill import Standstill
from .target import target_of

__all__ = ["Hardware", "discard"]

_MOST_RANDOM_THREADS = 1024  # of a multiprocessor: half of its most threads
_reaper = CallThread("aiotaichi cuda")


class Hardware:
    """One GPU. Enter it to call the driver in its primary context. Leaving it restores the caller's context.

    It is kept until the process ends, as PyTorch, CuPy and JAX keep it: arrays over its memory may outlive a runtime.

    Attributes
    ----------
    number
        The primary context's handle.
    standstill
        To be entered for calls that let the calls of other threads wait.
    capability, shared_size, threads, random_threads
        The compute capability, times ten; the most bytes of a block's shared memory; how many threads run at once,
        and how many of them can draw random numbers.
    """

    _opened: ClassVar[dict[int, Hardware]] = {}
    _lock: ClassVar[threading.Lock] = threading.Lock()

    def __init__(self, index: int, native: Native) -> None:
        self.index = index
        self.native = native
        self._device = check(driver.cuDeviceGet(index), "cuDeviceGet")
        self._context = check(driver.cuDevicePrimaryCtxRetain(self._device), "opening the device")
        self.number = int(self._context)
        self.standstill = Standstill(native)
        self.uuid = bytes(check(driver.cuDeviceGetUuid(self._device), "cuDeviceGetUuid").bytes)
        major, minor = (self.attribute(f"COMPUTE_CAPABILITY_{part}") for part in ("MAJOR", "MINOR"))
        self.capability = 10 * major + minor
        self.target = target_of(self.capability, check(driver.cuDriverGetVersion(), "cuDriverGetVersion"))
        self.shared_size = self.attribute("MAX_SHARED_MEMORY_PER_BLOCK_OPTIN")
        multiprocessors = self.attribute("MULTIPROCESSOR_COUNT")
        self.threads = multiprocessors * self.attribute("MAX_THREADS_PER_MULTIPROCESSOR")
        self.random_threads = multiprocessors * _MOST_RANDOM_THREADS

    @classmethod
    def of(cls, index: int, native: Native) -> Hardware:
        """Return device ``index``. *Blocking*: the first call creates its context."""
        with cls._lock:
            if index not in cls._opened:
                cls._opened[index] = cls(index, native)
            return cls._opened[index]

    def attribute(self, name: str) -> int:
        """Return an attribute of the device. ``name`` is without the prefix CU_DEVICE_ATTRIBUTE."""
        kind = getattr(driver.CUdevice_attribute, f"CU_DEVICE_ATTRIBUTE_{name}")
        return int(check(driver.cuDeviceGetAttribute(kind, self._device), name))

    def can_reach(self, other: Hardware) -> bool:
        """Return whether this device reaches the memory of another one, over NVLink or the bus."""
        return bool(check(driver.cuDeviceCanAccessPeer(self._device, other._device), "cuDeviceCanAccessPeer"))

    def __enter__(self) -> Hardware:
        check(driver.cuCtxPushCurrent(self._context), "cuCtxPushCurrent")
        return self

    def __exit__(self, *_: Any) -> None:
        check(driver.cuCtxPopCurrent(), "cuCtxPopCurrent")


def discard(free: Callable[[], object]) -> None:
    """Call ``free`` soon, in a thread: the driver may be slow, and wait until the whole device is idle.

    From anywhere, finalizers included. Does nothing in a forked child.
    """
    if not in_child():
        _reaper.submit(free)
