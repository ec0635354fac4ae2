"""The private part of a memory or an image: the device's object, and the queues that use it."""

from __future__ import annotations

import weakref
from typing import Generic, TypeVar

from ..core.signatures import ArrayArgument, TextureArgument
from ..core.spans import Span
from ..errors import DeviceLostError, Error, InvalidArgumentError, InvalidStateError
from ..hal import ImageHal, MemoryHal
from ..queue.engine import QueueEngine
from ..queue.open_device import OpenDevice

__all__ = ["Resource"]

H = TypeVar("H", bound=MemoryHal | ImageHal)


class Resource(Generic[H]):
    """The private part of a memory or an image.

    Parameters
    ----------
    open_device
        The device that the resource is on.
    name
        The name in messages: ``"Memory of 16 bytes"``.
    hal
        The backend's memory or image.
    span
        The bytes or the layers, for the check of order.

    Attributes
    ----------
    uses
        The last ticket of each queue that uses the resource.
    views
        The arrays over a memory, or the textures of an image. They are closed with the resource.
    is_closed
        Whether the resource refuses further uses.
    """

    __slots__ = ("__weakref__", "_hal", "_loss", "is_closed", "name", "open_device", "span", "uses", "views")

    def __init__(self, open_device: OpenDevice, name: str, hal: H, span: Span) -> None:
        self.open_device = open_device
        self.name = name
        self._hal: H | None = hal
        self.span = span
        self.uses: dict[QueueEngine, int] = {}
        self.views: weakref.WeakSet[ArrayArgument | TextureArgument] = weakref.WeakSet()
        self.is_closed = False
        self._loss: Error | None = None
        open_device.residency.add(self)

    @property
    def hal(self) -> H:
        """The backend's object. Raise an InvalidStateError if the resource, or its runtime, is closed or lost."""
        hal = self._hal
        if self.is_closed or hal is None:
            raise self.refusal(repr(self))
        return hal

    @property
    def held(self) -> H | None:
        """The backend's object, also of a closed resource; None once the object is dropped."""
        return self._hal

    def check_open(self) -> None:
        """Raise an InvalidStateError if the resource, or its runtime, is closed or lost."""
        if self.is_closed:
            raise self.refusal(repr(self))

    def check_usable(self, open_device: OpenDevice) -> None:
        """Raise unless queues of ``open_device`` may use the resource.

        Raises
        ------
        InvalidArgumentError
            The resource belongs to another runtime.
        InvalidStateError
            The resource is closed or lost.
        """
        self.check_open()
        if self.open_device is not open_device:
            raise InvalidArgumentError(f"{self!r} belongs to another runtime")

    def close(self) -> None:
        """Refuse further uses now, and free the device's object after its last pending use. Idempotent."""
        if not self.is_closed:
            self.refuse()
            self.open_device.residency.free_after(self.uses, self.release)

    def refuse(self) -> None:
        """Refuse further uses. Free nothing."""
        self.is_closed = True
        for view in self.views:
            view.signature = None

    def lose(self, error: Error) -> object:
        """Refuse further uses, because the device is lost. Drop the device's object, and return it."""
        if not self.is_closed:
            self._loss = error
            self.refuse()
        return self.release()

    def release(self) -> object:
        """Drop the device's object, and return it."""
        hal, self._hal = self._hal, None
        for view in self.views:
            view.handle = None
        return hal

    def refusal(self, what: str) -> Error:
        """Return the error for a use of the resource, which is closed or lost. ``what`` names it."""
        if self._loss is None:
            return InvalidStateError(f"{what} is closed")
        return DeviceLostError(
            f"{what} was lost with its device, and its contents are gone: allocate it again ({self._loss})"
        )

    def __repr__(self) -> str:
        state = ", lost" if self._loss is not None else ", closed" if self.is_closed else ""
        return f"<{self.name}{state}>"
