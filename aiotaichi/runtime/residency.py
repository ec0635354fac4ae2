"""What may not be freed yet, and when it may."""

from __future__ import annotations

import logging
import threading
import weakref
from collections.abc import Callable, Mapping
from heapq import heappop, heappush
from itertools import count
from typing import TYPE_CHECKING, Protocol

from ..errors import InvalidArgumentError

if TYPE_CHECKING:
    from .queue import Queue
    from .runtime import Runtime
    from .timeline import Timeline

__all__ = ["Residency", "Resource", "check_usable"]

_log = logging.getLogger(__name__)
_A_CLOSE = 64  # resources that are looked at for a queue that closes; if there are more, queues wait for each other


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
        # By a queue that it waits for, a heap: the ticket, a number apart from all others, further uses, and the end.
        self._waiting: dict[Timeline, list[tuple[int, int, list[tuple[Timeline, int]], Callable[[], object]]]] = {}
        self._numbers = count()
        self._gone: list[Queue] = []  # queues that resources may still refer to

    def add(self, resource: Resource) -> None:
        with self._lock:
            self._resources.add(resource)

    def call_after(self, uses: Mapping[Queue, int], free: Callable[[], object]) -> None:
        """Call ``free`` once every queue has completed its ticket in ``uses``."""
        left: list[tuple[Timeline, int]] = [
            (queue, ticket) for queue, ticket in uses.items() if not (queue.is_gone or queue.has_completed(ticket))
        ]
        if not left:
            _free(free)
            return
        with self._lock:
            queue = self._wait(left, free)
        self.retire(queue)  # behind that, as it may have completed meanwhile

    def retire(self, queue: Timeline) -> None:
        """Free what has waited for completions of ``queue`` that have happened."""
        if queue not in self._waiting:
            return
        over: list[Callable[[], object]] = []
        changed = [queue]
        with self._lock:
            while changed:
                queue = changed.pop()
                waiting = self._waiting.get(queue, [])
                while waiting and (queue.is_gone or queue.has_completed(waiting[0][0])):
                    _, _, left, free = heappop(waiting)
                    if left:
                        changed.append(self._wait(left, free))
                    else:
                        over.append(free)
                if not waiting:
                    self._waiting.pop(queue, None)
        for free in over:
            _free(free)

    def _wait(self, uses: list[tuple[Timeline, int]], free: Callable[[], object]) -> Timeline:
        """Wait for the last of ``uses``, and return its queue; for the others then."""
        queue, ticket = uses.pop()
        heappush(self._waiting.setdefault(queue, []), (ticket, next(self._numbers), uses, free))
        return queue

    def forget(self, queue: Queue) -> None:
        """The queue is closed: nothing that it was given runs any longer."""
        queue.is_gone = True
        self.retire(queue)
        with self._lock:
            self._gone.append(queue)
            if len(self._gone) * _A_CLOSE < len(self._resources):
                return
            gone, self._gone = self._gone, []
            resources = tuple(self._resources)
        for resource in resources:
            for each in gone:
                resource.uses.pop(each, None)

    def end(self) -> list[object]:
        """Refuse every one: the runtime is closed. Hand over the devices' parts; what still runs keeps its own."""
        with self._lock:
            resources = tuple(self._resources)
            self._waiting.clear()
            self._gone.clear()
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
