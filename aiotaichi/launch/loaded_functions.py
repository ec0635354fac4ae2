"""The kernel functions that are loaded on a runtime."""

from __future__ import annotations

import weakref
from typing import Any

from ..errors import InvalidStateError
from ..queue.open_device import OpenDevice
from .kernel import Kernel
from .kernel_function import KernelFunction, called, key_of

__all__ = ["LoadedFunctions"]


class LoadedFunctions:
    """The kernels of a runtime's kernel functions."""

    def __init__(self, open_device: OpenDevice) -> None:
        self._open_device = open_device
        self._kernels: dict[tuple[int, int], tuple[Kernel, tuple[weakref.ref[Any], ...]]] = {}

    def kernel(self, function: KernelFunction) -> Kernel:
        """Return the kernel of a function.

        Raises
        ------
        InvalidStateError
            The function is not loaded.
        """
        found = self._kernels.get(key_of(function))
        if found is None:
            raise InvalidStateError(
                f"{function!r} is not loaded on {self._open_device.runtime!r}: "
                f"await rt.load_kernel({called(function)}) first"
            )
        return found[0]

    def add(self, function: KernelFunction, kernel: Kernel) -> None:
        """Keep the kernel of a function until the function, or the instance of a method, is freed."""
        kernels, key = self._kernels, key_of(function)

        def forget(_: object) -> None:
            kernels.pop(key, None)  # another object may get the same id

        plain, instance = function.__wrapped__, function.instance
        owners = (plain,) if instance is None else (plain, instance)
        kernels[key] = kernel, tuple(weakref.ref(owner, forget) for owner in owners)

    def move(self, open_device: OpenDevice) -> None:
        """Go on with another device. The kernels stay, and run their modules' code there."""
        self._open_device = open_device

    def clear(self) -> None:
        """Forget the kernels: their modules are released."""
        self._kernels.clear()
