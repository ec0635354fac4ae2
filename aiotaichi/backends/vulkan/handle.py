"""Ownership of Vulkan's objects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .binding import address_of

__all__ = ["Handle"]


class Handle:
    """One object of the API, destroyed when it is dropped, but never before those that were made of it.

    References alone do not see to that: the collector finalises the members of a cycle in any order.

    Attributes
    ----------
    value
        Vulkan's handle.
    """

    __slots__ = ("_children", "_destroy", "_is_dropped", "_parent", "value")

    def __init__(self, value: Any, destroy: Callable[[], object], parent: Handle | None) -> None:
        self.value = value
        self._destroy: Callable[[], object] | None = destroy
        self._parent = parent
        self._children: set[int] = set()
        self._is_dropped = False
        if parent is not None:
            parent._children.add(id(self))

    @property
    def number(self) -> int:
        """The handle as native code takes it."""
        return address_of(self.value)

    def __del__(self) -> None:
        self._is_dropped = True
        self._destroy_if_unused()

    def _destroy_if_unused(self) -> None:
        if self._is_dropped and not self._children and self._destroy is not None:
            destroy, self._destroy = self._destroy, None
            destroy()
            if self._parent is not None:
                self._parent._children.discard(id(self))
                self._parent._destroy_if_unused()
