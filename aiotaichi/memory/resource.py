"""Values on the device, and the memory or the image that holds them: its private part, which queues know."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any, Generic, NoReturn, TypeVar

from ..core.no_copies import refuse_copies
from ..core.signatures import ArrayArgument, TextureArgument
from ..core.spans import Span
from ..errors import DeviceLostError, Error, InvalidArgumentError, InvalidStateError
from ..hal import ImageHal, MemoryHal
from ..queue.engine import QueueEngine
from ..queue.open_device import OpenDevice

__all__ = ["DeviceData", "Resource", "resource_of", "span_of"]

H = TypeVar("H", bound=MemoryHal | ImageHal)

_views_lock = threading.RLock()
"""Guards the views of all resources. A program's finalizer may close a resource in the middle of any call."""


class Resource(Generic[H]):
    """The private part of a memory or an image. Its owner adds it to the residency of the device.

    Attributes
    ----------
    name
        The name in messages: ``"Memory of 16 bytes"``.
    uses
        The last ticket of each queue that uses the resource.
    is_closed
        Whether the resource refuses further uses.
    """

    __slots__ = (
        "__weakref__",
        "_first_view",
        "_further_views",
        "_hal",
        "_loss",
        "_span",
        "is_closed",
        "name",
        "open_device",
        "uses",
    )

    def __init__(self, open_device: OpenDevice, name: str, hal: H, span: Span | None) -> None:
        self.open_device = open_device
        self.name = name
        self._hal: H | None = hal
        self._span = span  # None: that of the backend's memory
        self.uses: dict[QueueEngine, int] = {}
        # A set is made for a second view only: most memories have one array.
        self._first_view: weakref.ref[ArrayArgument | TextureArgument] | None = None
        self._further_views: weakref.WeakSet[ArrayArgument | TextureArgument] | None = None
        self.is_closed = False
        self._loss: Error | None = None

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

    @property
    def is_lost(self) -> bool:
        """Whether the contents are gone with the device. :meth:`lose` comes when the device is opened again."""
        return self._loss is not None or (not self.is_closed and self.open_device.loss.error is not None)

    @property
    def span(self) -> Span:
        """The bytes or the layers, for the check of order."""
        if self._span is None:
            memory = self.hal
            assert isinstance(memory, MemoryHal)
            self._span = memory.span
        return self._span

    def add_view(self, view: ArrayArgument | TextureArgument) -> None:
        """Close an array over the memory, or a texture of the image, with the resource."""
        reference = weakref.ref(view)
        with _views_lock:
            if self._first_view is None:
                self._first_view = reference
            elif self._further_views is None:
                self._further_views = weakref.WeakSet((view,))
            else:
                self._further_views.add(view)

    def check_usable(self, open_device: OpenDevice) -> None:
        """Raise an error if the resource is closed, lost, or of another runtime than ``open_device``."""
        if self.is_closed:
            raise self.refusal(repr(self))
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
        for view in self._views():
            view.signature = None

    def lose(self, error: Error) -> object:
        """Refuse further uses, because the device is lost. Drop the device's object, and return it."""
        if not self.is_closed:
            self._loss = error
            self.refuse()
        return self.drop()

    def release(self) -> object:
        """Drop the device's object, and return it. If the resource is a loan, the loan ends."""
        return self.drop()

    def drop(self) -> object:
        """Drop the device's object, and return it."""
        hal, self._hal = self._hal, None
        for view in self._views():
            view.handle = None
        return hal

    def refusal(self, what: str) -> Error:
        """Return the error for a use of the resource, which is closed or lost. ``what`` names it."""
        if self._loss is None:
            return InvalidStateError(f"{what} is closed")
        return DeviceLostError(
            f"{what} was lost with its device, and its contents are gone: allocate it again ({self._loss})"
        )

    def _views(self) -> list[ArrayArgument | TextureArgument]:
        first = None if self._first_view is None else self._first_view()
        views = [] if first is None else [first]
        if self._further_views is not None:
            with _views_lock:
                views += self._further_views
        return views

    def __repr__(self) -> str:
        state = ", lost" if self.is_lost else ", closed" if self.is_closed else ""
        return f"<{self.name} on {self.open_device.device.info.label}{state}>"


class _Absent:
    """An attribute of other libraries' arrays. To read it is an AttributeError that says what to write instead.

    A ``__getattr__`` could say so as well. But it makes every other attribute slower, and launches read some.
    """

    def __init__(self, name: str, call: str) -> None:
        self._name = name
        self._call = call

    def __get__(self, data: object, owner: type) -> _Absent:
        if data is None:
            return self
        message = f"{owner.__name__!r} object has no attribute {self._name!r}: its values are on the device"
        raise AttributeError(f"{message}, call {self._call}")


class DeviceData:
    """Values on the device, which NumPy cannot read."""

    __slots__ = ()

    _resource: Resource[Any]  # the memory or the image that holds the values

    @property
    def _span(self) -> Span:
        """The bytes or the layers that hold the values."""
        return self._resource.span

    __reduce_ex__ = refuse_copies(
        "'await queue.read(x)' returns its values, and queue.copy or queue.copy_image copies them on the device"
    )

    def __array__(self, *_: object, **__: object) -> NoReturn:
        # Without this method, NumPy makes an array of one object. NumPy expects a TypeError.
        raise TypeError(f"{self} is on the device: 'await queue.read(x)' returns its values as a NumPy array")

    def __dir__(self) -> Iterable[str]:
        return [name for name in super().__dir__() if not isinstance(getattr(type(self), name, None), _Absent)]


for _names, _call in (
    ("asnumpy cpu get item numpy read to_numpy tobytes tolist", "await queue.read(x)"),
    ("from_numpy set write", "await queue.write(x, values)"),
    ("copy copy_ copy_from", "await queue.copy(to, source)"),
    ("fill fill_ zero_", "await queue.fill(x, value)"),
):
    for _name in _names.split():
        setattr(DeviceData, _name, _Absent(_name, _call))


resource_of: Callable[[DeviceData], Resource[Any]] = attrgetter("_resource")
"""Return the private part of the memory or the image that holds the values. It runs no Python code of its own."""


def span_of(data: DeviceData) -> Span:
    """Return the bytes or the layers that hold the values, for the check of order."""
    return data._span
