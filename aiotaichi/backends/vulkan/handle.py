"""Vulkan's objects, and the order in which they are destroyed."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any
from weakref import WeakValueDictionary

from ...hal.host_mapping import page_worker
from ...interpreter_end import unless_ending
from .binding import address_of

__all__ = ["BorrowedHandle", "Handle", "SlowHandle"]


class Handle:
    """One object of Vulkan. It is destroyed when it is dropped or closed, but never before its children.

    References alone do not give that order: the garbage collector finalises the members of a cycle in any order.

    ``is_kept``: the object outlives the closing of its parent, which then lasts until the object is dropped.
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
        self._process = os.getpid()  # a forked child does not destroy its parent's objects
        self._destroy = [destroy]  # empty once a thread has begun to destroy the object
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
        return not self._destroy

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

    @unless_ending
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
        if not self._is_dropped or self._children:
            return
        try:
            destroy = self._destroy.pop()
        except IndexError:  # it is destroyed, or another thread is about to
            return
        if self._process == os.getpid():
            destroy()
        if self._parent is not None:
            self._parent._children.discard(id(self))
            self._parent._destroy_if_unused()


class SlowHandle(Handle):
    """An object that the driver takes long to destroy: if it is dropped, a thread destroys it."""

    __slots__ = ()

    @unless_ending
    def __del__(self) -> None:
        if not self.is_destroyed:
            page_worker.submit(self.drop)


class BorrowedHandle(Handle):
    """An object that another library destroys.

    Closing it destroys all its children, kept or not: from then on, the library may destroy the object.
    """

    __slots__ = ()

    def __init__(self, value: Any, parent: Handle | None = None) -> None:
        super().__init__(value, lambda: None, parent)

    def close(self) -> None:
        for child in reversed(self.children):
            child.close()
        super().close()
