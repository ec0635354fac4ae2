"""Values on the device: the common part of arrays, memories, images and slices."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any, NoReturn

from ..core.no_copies import refuse_copies
from ..core.spans import Span
from .resource import Resource

__all__ = ["DeviceData", "resource_of", "span_of"]


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
