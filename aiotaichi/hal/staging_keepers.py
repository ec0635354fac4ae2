"""Who keeps staging memory of a device: ``staging_bytes`` limits what all runtimes of the process keep of it."""

from __future__ import annotations

import threading
import weakref
from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import Final

from ..forked_child import call_in_forked_child

__all__ = ["StagingKeeper"]

_lock = threading.Lock()
_keepers: Final[dict[Hashable, list[weakref.ref[StagingKeeper]]]] = {}  # by the device, and the class of the keeper


class StagingKeeper(ABC):
    """Keeps memory for the transfers of a device. Another runtime's keeper of the same class may do so, too."""

    def __init__(self) -> None:
        self._keepers: list[weakref.ref[StagingKeeper]] = []

    def join(self, device: Hashable | None) -> None:
        """Count together with the device's other keepers from now on. The caller is a thread that opens a device."""
        if device is not None:
            with _lock:
                self._keepers = _keepers.setdefault((type(self), device), [])
                self._keepers[:] = [each for each in self._keepers if each() is not None]
                self._keepers.append(weakref.ref(self))

    @abstractmethod
    def kept_bytes(self) -> int:
        """Return the bytes that this keeper has. From any thread."""

    def bytes_of_others(self) -> int:
        """Return the bytes that the other runtimes of this process keep. From any thread."""
        if len(self._keepers) < 2:
            return 0
        keepers = [each() for each in tuple(self._keepers)]
        others = [each for each in keepers if each is not None and each is not self]
        return sum(each.kept_bytes() for each in others)


def _forget() -> None:
    """Forget the parent's keepers, and its lock, which another of its threads may have held."""
    global _lock
    _lock = threading.Lock()
    _keepers.clear()


call_in_forked_child(_forget)
