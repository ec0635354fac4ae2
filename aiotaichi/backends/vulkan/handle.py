"""Vulkan's objects, and the order in which they are destroyed."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any
from weakref import WeakValueDictionary

from .binding import address_of

__all__ = ["BorrowedHandle", "Handle"]

_process = os.getpid()


def _after_fork() -> None:
    global _process
    _process = os.getpid()


os.register_at_fork(after_in_child=_after_fork)


class Handle:
    """One object of Vulkan. It is destroyed when it is dropped or closed, but never before its children.

    References alone do not give that order: the garbage collector finalises the members of a cycle in any order.

    Attributes
    ----------
    value
        Vulkan's handle.
    is_kept
        Whether the object outlives the closing of its parent. The parent then lasts until the object is dropped.
    """

    __slots__ = (
        "__weakref__",
        "_children",
        "_destroy",
        "_is_dropped",
        "_made",
        "_parent",
        "_process",
        "is_kept",
        "value",
    )

    def __init__(self, value: Any, destroy: Callable[[], object], parent: Handle | None) -> None:
        self.value = value
        self.is_kept = False
        self._process = _process  # a forked child does not destroy its parent's objects
        self._destroy: Callable[[], object] | None = destroy
        self._parent = parent
        self._is_dropped = False
        # By id: a weak reference is dead before its object is finalised.
        self._children: set[int] = set()
        self._made: WeakValueDictionary[int, Handle] | None = None
        if parent is not None:
            parent._add(self)

    @property
    def number(self) -> int:
        """The handle as a number, for native code."""
        return address_of(self.value)

    @property
    def is_destroyed(self) -> bool:
        return self._destroy is None

    def close(self) -> None:
        """Destroy the object now, and first its children that are not kept."""
        for child in reversed(self.children):
            if not child.is_kept:
                child.close()
        self.drop()

    def drop(self) -> None:
        """Destroy the object as soon as it has no children."""
        self._is_dropped = True
        self._destroy_if_unused()

    def __del__(self) -> None:
        self.drop()

    @property
    def children(self) -> list[Handle]:
        """Return the children that are still referred to, oldest first."""
        return [] if self._made is None else list(self._made.values())

    def _add(self, child: Handle) -> None:
        if self._made is None:
            self._made = WeakValueDictionary()
        self._made[id(child)] = child
        self._children.add(id(child))

    def _destroy_if_unused(self) -> None:
        if self._is_dropped and not self._children and self._destroy is not None:
            destroy, self._destroy = self._destroy, None
            if self._process == _process:
                destroy()
            if self._parent is not None:
                self._parent._children.discard(id(self))
                self._parent._destroy_if_unused()


class BorrowedHandle(Handle):
    """An object that another library destroys.

    Closing it destroys all its children, kept or not: from then on, the library may destroy the object.
    """

    __slots__ = ()

    def __init__(self, value: Any, parent: Handle | None = None) -> None:
        super().__init__(value, _leave, parent)

    def close(self) -> None:
        for child in reversed(self.children):
            child.close()
        super().close()


def _leave() -> None:
    """Destroy nothing."""
