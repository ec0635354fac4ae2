"""Values on the device: the common part of arrays, memories, images and slices."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, NoReturn

from ..core.spans import Span
from .no_copies import refuse_copies
from .resource import Resource

__all__ = ["DeviceData", "resource_of", "span_of"]


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


resource_of: Callable[[DeviceData], Resource[Any]] = attrgetter("_resource")
"""Return the private part of the memory or the image that holds the values. It runs no Python code of its own."""


def span_of(data: DeviceData) -> Span:
    """Return the bytes or the layers that hold the values, for the check of order."""
    return data._span
