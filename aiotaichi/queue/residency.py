"""The lifetime of memories and images: each is freed after its last use."""

from __future__ import annotations

import logging
import threading
import weakref
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from heapq import heapify, heappop, heappush
from itertools import count
from typing import Any, Protocol, TypeVar

from ..core.timeline import Timeline
from ..errors import Error
from ..interpreter_end import unless_ending

__all__ = ["Residency", "Resident", "User"]

_log = logging.getLogger(__name__)
_A_CALL = 4  # resources to free at a time: a driver may take long for each
_LOOKED_AT = 32  # references that are looked at together: one look at many takes less time than many at a few
_A_CLOSE = 64  # resources to look at for each engine that closes; if there are more, engines wait for each other


class User(Protocol):
    """An engine, as a user of memories and images."""

    @property
    def timeline(self) -> Timeline[Any, Any]: ...


U = TypeVar("U", bound=User)


class Resident(Protocol):
    """The private part of a memory or an image."""

    uses: dict[Any, int]
    """The last ticket of each engine that uses the resource."""

    def refuse(self) -> None:
        """Refuse further uses; free nothing."""

    def lose(self, error: Error) -> object:
        """Refuse further uses, because the device is lost. Drop the device's part, and return it."""

    def release(self) -> object:
        """Drop the device's part, and return it."""


class Residency:
    """The memories and images of a runtime. Each is freed when its last use is over.

    The threads of several event loops call the methods.
    """

    def __init__(self) -> None:
        self.is_closed = False  # all resources are released
        self._lock = threading.RLock()  # a program's finalizer may close a resource in the middle of any call
        # In any order, and some are dead. A WeakSet would run Python code when a resource dies.
        self._resources: deque[weakref.ref[Resident]] = deque()
        self._added = 0  # since the last look
        self._is_forgetting = False
        # By engine, a heap of (ticket, unique number, further uses to wait for, function that frees).
        self._waiting: dict[User, list[tuple[int, int, list[tuple[User, int]], Callable[[], object]]]] = {}
        self._numbers = count()
        self._removed: list[User] = []  # closed engines that resources may still refer to

    def add(self, resource: Resident) -> None:
        """Keep track of a resource, as long as it lives."""
        reference = weakref.ref(resource)
        with self._lock:
            self._resources.append(reference)
            self._added += 1
            is_due = self._added >= _LOOKED_AT // 2
            if is_due and not self._is_forgetting:  # else this is a call within the one that looks
                self._forget_dead()

    @unless_ending
    def free_after(self, uses: Mapping[U, int], free: Callable[[], object]) -> None:
        """Call ``free`` once no engine runs its ticket in ``uses``. From anywhere, finalizers included."""
        with self._lock:
            waits = self._wait(list(uses.items()), free)
        if not waits:
            _free(free)

    def free_unused(self, engine: User) -> bool:
        """Free resources whose last use was on ``engine`` and is over, a few. Return whether there may be more."""
        if engine not in self._waiting:
            return False
        over: list[Callable[[], object]] = []
        with self._lock:
            waiting = self._waiting.get(engine, [])
            while waiting and len(over) < _A_CALL and engine.timeline.is_over(waiting[0][0]):
                _, _, uses, free = heappop(waiting)
                if not self._wait(uses, free):
                    over.append(free)
            if not waiting:
                self._waiting.pop(engine, None)
        for free in over:
            _free(free)
        return len(over) == _A_CALL

    def _wait(self, uses: list[tuple[User, int]], free: Callable[[], object]) -> bool:
        """Have ``free`` called after the first of ``uses`` that is not over. Return False if all are over."""
        while uses:
            engine, ticket = uses.pop()
            if engine.timeline.is_over(ticket):
                continue
            waiting = self._waiting.setdefault(engine, [])
            entry = ticket, next(self._numbers), uses, free
            heappush(waiting, entry)
            if not engine.timeline.is_over(ticket):
                return True
            waiting.remove(entry)  # the engine's thread may have looked just before
            heapify(waiting)
        return False

    def remove(self, engine: User) -> None:
        """Free the resources that waited for ``engine``, which is closed, and forget the engine."""
        while self.free_unused(engine):
            pass
        with self._lock:
            self._removed.append(engine)
            if len(self._removed) * _A_CLOSE < len(self._resources):
                return
            removed, self._removed = self._removed, []
            resources = self._living()
        for resource in resources:
            for each in removed:
                resource.uses.pop(each, None)

    def lose_all(self, error: Error) -> list[object]:
        """Refuse all uses of resources, and return the devices' parts: the device is lost. Loans go on."""
        with self._lock:
            resources = self._living()
        return [_free(partial(resource.lose, error)) for resource in resources]

    def release_all(self) -> list[object]:
        """Refuse all uses, and return the devices' parts of all resources: the runtime is closed.

        A backend keeps the parts that operations still use.
        """
        resources = self._close()
        for resource in resources:
            resource.refuse()
        return [_free(resource.release) for resource in resources]

    def release_lost(self) -> None:
        """Release what :meth:`lose_all` has kept: loans end when the lost device is open again."""
        for resource in self._close():
            _free(resource.release)

    def _close(self) -> Sequence[Resident]:
        with self._lock:
            self.is_closed = True
            self._waiting.clear()
            self._removed.clear()
            return self._living()

    def _living(self) -> Sequence[Resident]:
        """Return the resources. With the lock."""
        living = (reference() for reference in tuple(self._resources))
        return [resource for resource in living if resource is not None]

    def _forget_dead(self) -> None:
        """Look at some references, and drop them if their resources are dead. With the lock.

        They are twice as many as were added, so at most about as many dead ones are left as resources live.
        """
        self._is_forgetting, self._added = True, 0
        try:
            resources = self._resources
            for _ in range(_LOOKED_AT):
                if not resources:
                    return
                if resources[0]() is None:
                    resources.popleft()
                else:
                    resources.rotate(-1)
        finally:  # also if a signal's handler raises
            self._is_forgetting = False


def _free(free: Callable[[], object]) -> object:
    """Call ``free`` and return its result. Log an error: no caller waits, and other resources must be freed."""
    try:
        return free()
    except Exception:  # noqa: BLE001  # a driver's error, or a backend's bug
        _log.exception("cannot free: %r", free)
        return None
