"""First come, first served: callers wait in line for something that there is too little of."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Final, Generic, TypeVar

import anyio
import anyio.lowlevel

from ..core.histogram import HistogramRecorder
from ..errors import InvalidStateError
from ..interpreter_end import unless_ending
from .ports import Port, current_port

__all__ = ["Pass", "Place", "Turnstile", "WaitingLine", "wait_listeners"]

T = TypeVar("T")
R = TypeVar("R")
G = TypeVar("G")


wait_listeners: Final[set[Callable[[float, str], object]]] = set()
"""Are called in the loop of a task that has waited in line: with the time at which the wait began, and for what."""


class Place(Generic[R, G]):
    """A caller in a line, and what it asks for."""

    __slots__ = ("_called", "_port", "_room", "_waits", "granted", "request")

    _port: Port

    def __init__(self, request: R, waits: HistogramRecorder, room: str) -> None:
        self.request = request
        self._waits = waits
        self._room = room
        self.granted: G | None = None  # what it gets; None while it waits, and if the line was closed before its turn
        self._called: anyio.Event | None = None  # of a caller that has to wait

    def prepare(self) -> None:
        """Get ready to wait: the caller was not served at once."""
        self._port = current_port()
        self._called = anyio.Event()

    async def wait(self) -> None:
        """Wait for the caller's turn, or for the close of the line. If that fails, the caller has to leave.

        It lets no other task run if it is the caller's turn: a caller has done so before it joins.

        A wait that is cancelled counts with the time until then. Else the longest waits would be missing.
        """
        if self.granted is None and self._called is not None:
            began = perf_counter()
            try:
                await self._called.wait()
            finally:
                self._waits.add(perf_counter() - began)
            for listener in wait_listeners.copy():
                listener(began, self._room)
        else:
            self._waits.add(0.0)

    def call(self) -> bool:
        """Have the caller go on. From any thread. Return False if its event loop has ended."""
        if self._called is None:  # the caller is about to join
            return True
        if self._port.is_current():
            self._called.set()
            return True
        return self._port.call_threadsafe(self._called.set)


class WaitingLine(Generic[R, G]):
    """Callers of any event loop that wait in line. Nobody is let in before the first: it could wait for ever.

    The owner counts what there is. ``admit`` returns what the first caller gets for its request, and None if it has
    to wait. ``take_back`` takes back what a caller has got. The line calls both under a lock. They may start no code
    of the program, but a finalizer may call the line in the middle of them. ``room`` is what callers wait for, in
    traces: ``"slot"``.
    """

    def __init__(self, room: str, admit: Callable[[R], G | None], take_back: Callable[[G], object]) -> None:
        self._room = room
        self.waits = HistogramRecorder()  # for how long callers have waited, also those who did not have to
        self._admit = admit
        self._take_back = take_back
        self._lock = threading.RLock()
        self._places: deque[Place[R, G]] = deque()
        self._is_serving = self._is_changed = False

    def __len__(self) -> int:
        """Return the number of callers that wait."""
        return len(self._places)

    def join(self, request: R) -> Place[R, G]:
        """Return a place for a caller. It is served now if there is enough, and nobody waits."""
        place: Place[R, G] = Place(request, self.waits, self._room)
        with self._lock:
            self._places.append(place)
            self._serve()
            if place.granted is None:
                place.prepare()
        return place

    def take(self, request: R) -> G | None:
        """Return what a caller gets, if there is enough and nobody waits. Else it returns None: join the line."""
        with self._lock:
            if self._places or self._is_serving:
                return None
            self._is_serving, self._is_changed = True, False
            try:
                granted = self._admit(request)
            finally:
                self._is_serving = False
            if self._is_changed:  # a finalizer has called the line meanwhile
                self._serve()
        if granted is not None:
            self.waits.add(0.0)
        return granted

    @unless_ending
    def leave(self, place: Place[R, G]) -> None:
        """Give up a place: its caller does not go on. What it may have got meanwhile is the next one's."""
        with self._lock:
            granted, place.granted = place.granted, None
            if granted is not None:
                self.give_back(granted)
            elif place in self._places:
                self._places.remove(place)
                self._serve()

    @unless_ending
    def give_back(self, granted: G) -> None:
        """Take back what a caller has got, and let in others. From any thread."""
        with self._lock:
            self._take_back(granted)
            self._serve()

    def serve(self) -> None:
        """Let in those for whom there is enough. From any thread."""
        with self._lock:
            self._serve()

    def close(self) -> None:
        """Let those who wait go on without anything."""
        with self._lock:
            places, self._places = self._places, deque()
        for place in places:
            place.call()

    def _serve(self) -> None:
        """Let in those for whom there is enough. With the lock."""
        self._is_changed = True
        if self._is_serving:  # within a call of one of the owner's functions: the loop below looks again
            return
        if not self._places:
            return
        self._is_serving = True
        try:
            while self._is_changed:
                self._is_changed = False
                self._serve_first()
        finally:
            self._is_serving = False

    def _serve_first(self) -> None:
        place = self._places[0] if self._places else None
        if place is None or (granted := self._admit(place.request)) is None:
            return
        self._is_changed = True  # it may be the next one's turn
        if self._places and self._places[0] is place:  # else a finalizer has ended its wait just now
            self._places.popleft()
            place.granted = granted
            if place.call():
                return
            place.granted = None
        self._take_back(granted)


class Turnstile:
    """Lets in ``most`` callers at a time. The others wait in order."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._line: WaitingLine[None, Pass] = WaitingLine("turn", self._admit, self._take_back)

    async def enter(self) -> Pass:
        """Wait to be let in. Return the pass that the work uses."""
        await anyio.lowlevel.checkpoint()
        place = self._line.join(None)
        try:
            await place.wait()
        except BaseException:
            self._line.leave(place)
            raise
        assert place.granted is not None
        return place.granted

    def _admit(self, _: None) -> Pass | None:
        if not self._free:
            return None
        self._free -= 1
        return Pass(self._line)

    def _take_back(self, _: Pass) -> None:
        self._free += 1


class Pass:
    """The permission to do one piece of work, in any thread. It ends with the work, or is given up before."""

    def __init__(self, line: WaitingLine[None, Pass]) -> None:
        self._line = line
        self._lock = threading.Lock()
        self._is_used = False

    def use(self, work: Callable[[], T]) -> T:
        """Do ``work``, then let in the next caller."""
        if not self._take():
            raise InvalidStateError("the work was given up before it began")
        try:
            return work()
        finally:
            self._line.give_back(self)

    def give_up(self) -> None:
        """Let in the next caller, unless the work has begun."""
        if self._take():
            self._line.give_back(self)

    def _take(self) -> bool:
        with self._lock:
            was_used, self._is_used = self._is_used, True
        return not was_used
