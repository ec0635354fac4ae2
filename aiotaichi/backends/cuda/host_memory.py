"""Host memory that devices reach: pages of the process, registered with the driver.

The driver's own pinned memory is not used. While cuMemHostAlloc gives 16 MiB their pages, the calls of other threads
wait 36 ms; here the pages have memory before the driver is called (H200, driver 580).
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import partial
from typing import Any

from ...core.sizes import MOST_PINNED_AT_ONCE, REGISTERED_SIZE
from ...errors import DeviceLostError, Error, OutOfMemoryError
from ...hal import byte_interface
from ...hal.host_mapping import HostMapping
from ...hal.host_pool import host_worker
from ...interpreter_end import unless_ending
from ...kept_errors import again, deferred
from .binding import check, driver, error_of, function, in_child
from .hardware import Hardware

__all__ = ["HostRegistrar", "PinnedMemory", "ReadyWord", "Registration"]

_FLAGS = driver.CU_MEMHOSTREGISTER_PORTABLE | driver.CU_MEMHOSTREGISTER_DEVICEMAP
_READY, _FAILED = 1, 2


def register_at_once(hardware: Hardware, address: int, size: int) -> None:
    """Have the driver pin pages. The caller has entered the device."""
    check(driver.cuMemHostRegister(address, size, _FLAGS), f"pinning {size} bytes")


def register_in_standstill(hardware: Hardware, address: int, size: int) -> None:
    """*Blocking.* As :func:`register_at_once`, while no event loop calls the driver."""
    register = function("cuMemHostRegister")
    if status := hardware.standstill.register(register, address, size, _FLAGS):
        raise error_of(status, f"pinning {size} bytes")


class Registration:
    """Pages that all devices reach at the host's addresses. *Blocking.*

    They are registered in pieces, during which the calls of other threads wait: 2 ms each, or 7 ms on a slow machine.
    No copy may span two pieces. The driver refuses if the process may pin no more memory, or a part is registered
    already.

    Parameters
    ----------
    hardware, address, size
        The device, and the pages.
    register
        Registers a piece: :func:`register_in_standstill`, except on an event loop.
    """

    def __init__(
        self, hardware: Hardware, address: int, size: int, register: Callable[[Hardware, int, int], None]
    ) -> None:
        self._hardware = hardware
        self._pieces: list[int] = []
        try:
            with hardware:
                for start in range(address, address + size, REGISTERED_SIZE):
                    register(hardware, start, min(REGISTERED_SIZE, address + size - start))
                    self._pieces.append(start)
        except Error:
            self.release()
            raise

    def release(self) -> None:
        """*Blocking.* End the registration. Nothing uses the pages any longer."""
        unregister = function("cuMemHostUnregister")
        with self._hardware:
            while self._pieces:
                if status := self._hardware.standstill.unregister(unregister, self._pieces.pop()):
                    raise error_of(status, "unpinning memory")


class HostRegistrar:
    """Registers memory of pools and of the user. A :class:`~aiotaichi.hal.host_pool.HostPreparer`."""

    pins = True

    def __init__(self, hardware: Hardware) -> None:
        self._hardware = hardware

    def prepare(self, address: int, size: int) -> Registration:
        return Registration(self._hardware, address, size, register_in_standstill)

    def release(self, prepared: Registration) -> None:
        prepared.release()


class ReadyWord:
    """A u32 for native code: 0 while a thread still pins memory, then 1, or 2 if that has failed."""

    __slots__ = ("_word", "address")

    def __init__(self) -> None:
        self._word = ctypes.c_uint32()
        self.address = ctypes.addressof(self._word)

    @property
    def is_ready(self) -> bool:
        """Whether kernels may run: the memory is pinned, or freed."""
        return self._word.value == _READY

    def set(self, has_failed: bool) -> None:
        self._word.value = _FAILED if has_failed else _READY


class PinnedMemory:
    """Zeroed host memory that kernels reach. When it is dropped, a thread frees it.

    Up to 4 MiB are pinned at once, unless the driver would let the caller wait. Else a thread pins the memory, and
    holds it meanwhile: ``ready`` says when it is pinned.
    """

    __slots__ = ("_failure", "_hardware", "_mapping", "_registration", "address", "ready", "size")

    def __init__(self, hardware: Hardware, size: int) -> None:
        self._hardware = hardware
        self._registration: Registration | None = None
        self._failure: Error | None = None
        self.ready = ReadyWord()
        self._mapping = HostMapping(size)
        self.address, self.size = self._mapping.address, size
        with hardware.standstill.avoided() as is_avoided:
            if is_avoided and size <= MOST_PINNED_AT_ONCE:
                self._pin(register_at_once)
                self._raise_failure()
            else:
                host_worker.submit(partial(self._pin, register_in_standstill))

    @property
    def __array_interface__(self) -> dict[str, Any]:
        return byte_interface(self.address, self.size)

    def settle(self) -> None:
        """*Blocking.* Wait until the memory is pinned. Raises the error if that has failed."""
        if not self.ready.is_ready:
            host_worker.settle()
        self._raise_failure()

    def _pin(self, register: Callable[[Hardware, int, int], None]) -> None:
        self._mapping.populate()
        try:
            self._registration = Registration(self._hardware, self.address, self._mapping.size, register)
        except DeviceLostError as error:
            self._failure = deferred(error)
        except Error as error:
            self._failure = deferred(OutOfMemoryError(f"{self.size} bytes of host memory cannot be pinned: {error}"))
        self.ready.set(has_failed=self._failure is not None)

    def _raise_failure(self) -> None:
        if self._failure is not None:
            raise again(self._failure)

    @unless_ending
    def __del__(self) -> None:
        if hasattr(self, "_mapping") and not in_child():
            self.ready.set(has_failed=False)  # nobody uses the memory: queues need not fail
            host_worker.submit(partial(_free, self._registration, self._mapping))


def _free(registration: Registration | None, mapping: HostMapping) -> None:
    try:
        if registration is not None:
            registration.release()
    finally:
        mapping.unmap()
