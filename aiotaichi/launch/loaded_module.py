"""The private part of a module: the device's module, and the device whose queues may launch its kernels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core.compile_options import CompileOptions
from ..core.spans import Span
from ..counted import counted
from ..errors import DeviceLostError, Error, InvalidArgumentError, InvalidStateError
from ..hal import ModuleHal
from ..queue.open_device import OpenDevice

if TYPE_CHECKING:
    from ..formats import Archive, ModuleSpec

__all__ = ["LoadedModule"]


class LoadedModule:
    """A module on a device, as its kernels and the queues know it.

    Attributes
    ----------
    fields_span
        The module's fields, for the check of order.
    archive, options
        The module's files, from which it can be loaded again, and how it was compiled.
    prints
        Whether a kernel of the module may print.
    usable_in
        The device whose queues may launch the kernels; None once the module refuses launches. A launch compares it
        with the queue's device.
    is_closed
        Whether the module refuses further launches for good.
    is_replaced
        Whether newer code has taken the place of this code: what was bound to this code is bound again.
    """

    __slots__ = (
        "_hal",
        "_loss",
        "archive",
        "fields_span",
        "is_closed",
        "is_replaced",
        "name",
        "open_device",
        "options",
        "prints",
        "spec",
        "usable_in",
    )

    def __init__(
        self, open_device: OpenDevice, spec: ModuleSpec, hal: ModuleHal, archive: Archive, options: CompileOptions
    ) -> None:
        self.open_device = open_device
        self.name = archive.name
        self.spec = spec
        self.archive = archive
        self.options = options
        self.prints = hal.prints
        self.fields_span = Span(object(), 0, 1)
        self.usable_in: OpenDevice | None = open_device
        self.is_closed = self.is_replaced = False
        self._hal: ModuleHal | None = hal
        self._loss: Error | None = None

    @property
    def hal(self) -> ModuleHal:
        """The backend's module. Raise an InvalidStateError if the module is closed."""
        if self._hal is None or self.is_closed:
            raise self._refusal()
        return self._hal

    def check_usable(self, open_device: OpenDevice) -> None:
        """Raise unless queues of ``open_device`` can launch the module's kernels."""
        if self.usable_in is None:
            raise self._refusal()
        if self.open_device is not open_device:
            raise InvalidArgumentError(f"{self!r} belongs to another runtime")

    def refuse(self) -> None:
        """Refuse further launches. Unload nothing."""
        self.usable_in = None
        self.is_closed = True

    def twin(self) -> LoadedModule:
        """Return another handle on the same code and the same fields. One of the two must :meth:`forget` them."""
        twin = LoadedModule(self.open_device, self.spec, self.hal, self.archive, self.options)
        twin.fields_span = self.fields_span
        return twin

    def forget(self) -> None:
        """Refuse further launches. The twin has the backend's module."""
        self.refuse()
        self._hal = None

    def lose(self, error: Error) -> list[ModuleHal]:
        """Refuse launches until the lost device is open again. Drop the backend's module, and return it."""
        self.usable_in = None
        self._loss = error
        return self._drop()

    def release(self) -> list[ModuleHal]:
        """Refuse further launches. Drop the backend's module, and return it: to free it takes long."""
        self.refuse()
        return self._drop()

    def _drop(self) -> list[ModuleHal]:
        hal, self._hal = self._hal, None
        if hal is None:
            return []
        self.open_device.device.unload(hal)
        return [hal]

    def _refusal(self) -> InvalidStateError:
        if self._loss is None or self.is_closed:
            return InvalidStateError(f"{self!r} is closed")
        return DeviceLostError(f"{self!r} was lost with its device: await rt.recreate() ({self._loss})")

    def __repr__(self) -> str:
        is_lost = self._loss is not None or self.open_device.loss.error is not None
        state = ", closed" if self.is_closed else ", lost" if is_lost else ""
        label = self.open_device.device.info.label
        return f"<AotModule {self.name}, {counted(len(self.spec.kernels), 'kernel')}, on {label}{state}>"
