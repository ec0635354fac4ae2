"""The private part of a module: the device's module, and the device whose queues may launch its kernels."""

from __future__ import annotations

from ..core.spans import Span
from ..errors import InvalidArgumentError, InvalidStateError
from ..formats import ModuleSpec
from ..hal import ModuleHal
from .open_device import OpenDevice

__all__ = ["LoadedModule"]


class LoadedModule:
    """A module on a device, as its kernels and the queues know it.

    Attributes
    ----------
    open_device
        The device.
    name
        The module's name.
    spec
        The contents of the module.
    fields_span
        The module's fields, for the check of order.
    usable_in
        The device whose queues may launch the kernels; None once the module is closed. A launch compares it with the
        queue's device.
    """

    __slots__ = ("_hal", "fields_span", "name", "open_device", "spec", "usable_in")

    def __init__(self, open_device: OpenDevice, name: str, spec: ModuleSpec, hal: ModuleHal) -> None:
        self.open_device = open_device
        self.name = name
        self.spec = spec
        self.fields_span = Span(object(), 0, 1)
        self.usable_in: OpenDevice | None = open_device
        self._hal: ModuleHal | None = hal

    @property
    def is_closed(self) -> bool:
        """Whether the module refuses further launches."""
        return self.usable_in is None

    @property
    def hal(self) -> ModuleHal:
        """The backend's module. Raise an InvalidStateError if the module is closed."""
        if self._hal is None or self.is_closed:
            raise InvalidStateError(f"{self!r} is closed")
        return self._hal

    def check_usable(self, open_device: OpenDevice) -> None:
        """Raise unless queues of ``open_device`` can launch the module's kernels."""
        if self.is_closed:
            raise InvalidStateError(f"{self!r} is closed")
        if self.open_device is not open_device:
            raise InvalidArgumentError(f"{self!r} belongs to another runtime")

    def refuse(self) -> None:
        """Refuse further launches. Unload nothing."""
        self.usable_in = None

    def release(self) -> list[ModuleHal]:
        """Refuse further launches. Drop the backend's module, and return it: to free it takes long."""
        self.refuse()
        hal, self._hal = self._hal, None
        if hal is None:
            return []
        self.open_device.device.unload(hal)
        return [hal]

    def __repr__(self) -> str:
        return f"<AotModule {self.name}{', closed' if self.is_closed else ''}>"
