"""What may not be freed yet, and when it may."""

from __future__ import annotations

import logging
import threading
import weakref
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Protocol

from ..errors import InvalidArgumentError

if TYPE_CHECKING:
    from .queue import Queue
    from .runtime import Runtime

__all__ = ["Residency", "Resource", "check_usable"]

_log = logging.getLogger(__name__)


class Resource(Protocol):
    """A memory or an image.

    Attributes
    ----------
    uses
        The last ticket of each queue that uses it.
    """

    uses: dict[Queue, int]

    @property
    def runtime(self) -> Runtime: ...

    def check_open(self) -> None:
        """Raise an InvalidStateError where it, or its runtime, is closed."""

    def refuse(self) -> None:
        """Refuse further uses; free nothing."""

    def release(self) -> object:
        """Let go of the device's part and hand it over."""


def check_usable(resource: Resource, runtime: Runtime) -> None:
    """Raise unless queues of ``runtime`` may use it."""
    if resource.runtime is not runtime:
        raise InvalidArgumentError(f"{resource!r} belongs to another runtime")
    resource.check_open()


class Residency:
    """The memories and images of a runtime, and what waits for the completion of its last uses.

    Queues of several event loops report here: from their threads.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._resources: weakref.WeakSet[Resource] = weakref.WeakSet()
        self._retiring: list[tuple[Mapping[Queue, int], Callable[[], object]]] = []

    def add(self, resource: Resource) -> None:
        with self._lock:
            self._resources.add(resource)

    def call_after(self, uses: Mapping[Queue, int], free: Callable[[], object]) -> None:
        """Call ``free`` once every queue has completed its ticket in ``uses``."""
        with self._lock:
            self._retiring.append((dict(uses), free))
        self.retire()

    def retire(self) -> None:
        """Free what has waited for completions that have happened."""
        if not self._retiring:
            return
        with self._lock:
            over, waiting = [], []
            for uses, free in self._retiring:
                if all(queue.is_gone or queue.has_completed(ticket) for queue, ticket in uses.items()):
                    over.append(free)
                else:
                    waiting.append((uses, free))
            self._retiring = waiting
        for free in over:
            _free(free)

    def forget(self, queue: Queue) -> None:
        """The queue is closed: nothing that it was given runs any longer."""
        queue.is_gone = True
        with self._lock:
            resources = tuple(self._resources)
        for resource in resources:
            resource.uses.pop(queue, None)
        self.retire()

    def end(self) -> list[object]:
        """Refuse every one: the runtime is closed. Hand over the devices' parts; what still runs keeps its own."""
        with self._lock:
            resources = tuple(self._resources)
            self._retiring.clear()
        for resource in resources:
            resource.refuse()
        return [_free(resource.release) for resource in resources]


def _free(free: Callable[[], object]) -> object:
    """Return what ``free`` returns. An error is logged: nobody waits for it, and the others are to be freed, too."""
    try:
        return free()
    except Exception:  # noqa: BLE001  # a driver's, or a backend's bug
        _log.exception("cannot free: %r", free)
        return None
