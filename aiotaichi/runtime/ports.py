"""What the async layer needs of an event loop, for asyncio (and uvloop) and for trio.

anyio's own primitives serve wherever a coroutine waits for a thread; these are for the path that every
launch takes, where a future or a parked task is all that is needed.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, Any

from ..errors import InvalidStateError

if TYPE_CHECKING:
    import trio

__all__ = ["Port", "current_port", "in_event_loop"]


class Port(ABC):
    """One event loop. Everything but :meth:`call_threadsafe` is for the loop's own thread."""

    @abstractmethod
    def is_current(self) -> bool:
        """Return whether the calling code runs in this loop."""

    @abstractmethod
    def call_soon(self, callback: Callable[[], None]) -> None:
        """Run ``callback`` once, behind what is ready to run now."""

    @abstractmethod
    def call_threadsafe(self, callback: Callable[[], None]) -> bool:
        """Run ``callback`` in the loop, from any thread. Returns False where the loop has ended."""

    @abstractmethod
    def add_reader(self, descriptor: int, callback: Callable[[], None]) -> None:
        """Run ``callback`` whenever ``descriptor`` is readable."""

    @abstractmethod
    def remove_reader(self, descriptor: int) -> None:
        """Undo :meth:`add_reader`; ``descriptor`` may then be closed at once."""

    @abstractmethod
    def create_waiter(self) -> Any:
        """Return something to :meth:`park` on and to :meth:`wake`."""

    @abstractmethod
    def park(self, waiter: Any) -> Generator[Any, Any, None]:
        """Suspend the calling task until :meth:`wake`, or raise its cancellation."""

    @abstractmethod
    def wake(self, waiter: Any) -> None:
        """Resume the task that is parked on ``waiter``, if it still is."""

    @abstractmethod
    def checkpoint(self) -> Generator[Any, Any, None]:
        """Do what the library's custom asks of an await that has nothing to wait for."""


class AsyncioPort(Port):
    """asyncio and whatever implements its loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop

    def is_current(self) -> bool:
        try:
            return asyncio.get_running_loop() is self._loop
        except RuntimeError:
            return False

    def call_soon(self, callback: Callable[[], None]) -> None:
        self._loop.call_soon(callback)

    def call_threadsafe(self, callback: Callable[[], None]) -> bool:
        try:
            self._loop.call_soon_threadsafe(callback)
        except RuntimeError:  # asyncio's way to say that the loop is closed
            return False
        return True

    def add_reader(self, descriptor: int, callback: Callable[[], None]) -> None:
        self._loop.add_reader(descriptor, callback)

    def remove_reader(self, descriptor: int) -> None:
        if not self._loop.is_closed():
            self._loop.remove_reader(descriptor)

    def create_waiter(self) -> asyncio.Future[None]:
        return self._loop.create_future()

    def park(self, waiter: asyncio.Future[None]) -> Generator[Any, Any, None]:
        yield from waiter

    def wake(self, waiter: asyncio.Future[None]) -> None:
        if not waiter.done():  # a cancelled await leaves its future behind
            waiter.set_result(None)

    def checkpoint(self) -> Generator[Any, Any, None]:
        yield from ()


class _TrioWaiter:
    __slots__ = ("task",)

    def __init__(self) -> None:
        self.task: trio.lowlevel.Task | None = None


class TrioPort(Port):
    """trio. Two system tasks stand in for call_soon and add_reader."""

    def __init__(self) -> None:
        import trio

        self._trio = trio
        self._token = trio.lowlevel.current_trio_token()
        self._callbacks: list[Callable[[], None]] = []
        self._runner = _TrioWaiter()
        trio.lowlevel.spawn_system_task(self._run, name="aiotaichi")

    def is_current(self) -> bool:
        try:
            return self._trio.lowlevel.current_trio_token() is self._token
        except RuntimeError:
            return False

    def call_soon(self, callback: Callable[[], None]) -> None:
        self._callbacks.append(callback)
        self.wake(self._runner)

    def call_threadsafe(self, callback: Callable[[], None]) -> bool:
        try:
            self._token.run_sync_soon(callback)
        except self._trio.RunFinishedError:
            return False
        return True

    def add_reader(self, descriptor: int, callback: Callable[[], None]) -> None:
        self._trio.lowlevel.spawn_system_task(self._read, descriptor, callback, name="aiotaichi reader")

    def remove_reader(self, descriptor: int) -> None:
        if self.is_current():
            self._trio.lowlevel.notify_closing(descriptor)

    def create_waiter(self) -> _TrioWaiter:
        return _TrioWaiter()

    def park(self, waiter: _TrioWaiter) -> Generator[Any, Any, None]:
        def abort(_: Any) -> Any:
            waiter.task = None
            return self._trio.lowlevel.Abort.SUCCEEDED

        waiter.task = self._trio.lowlevel.current_task()
        yield from self._trio.lowlevel.wait_task_rescheduled(abort).__await__()

    def wake(self, waiter: _TrioWaiter) -> None:
        task, waiter.task = waiter.task, None
        if task is not None:
            self._trio.lowlevel.reschedule(task)

    def checkpoint(self) -> Generator[Any, Any, None]:
        yield from self._trio.lowlevel.checkpoint().__await__()

    async def _run(self) -> None:
        while True:
            if self._callbacks:
                await self._trio.lowlevel.cancel_shielded_checkpoint()
            else:
                await _Parked(self, self._runner)
            callbacks, self._callbacks = self._callbacks, []
            for callback in callbacks:
                callback()

    async def _read(self, descriptor: int, callback: Callable[[], None]) -> None:
        while True:
            try:
                await self._trio.lowlevel.wait_readable(descriptor)
            except self._trio.ClosedResourceError:
                return
            callback()


class _Parked:
    """A port's generator as an awaitable."""

    def __init__(self, port: Port, waiter: Any) -> None:
        self._port = port
        self._waiter = waiter

    def __await__(self) -> Generator[Any, Any, None]:
        return self._port.park(self._waiter)


_trio_ports = threading.local()


def current_port() -> Port:
    """Return the port of the loop that the calling code runs in.

    Raises
    ------
    InvalidStateError
        There is none.
    """
    if "trio" in sys.modules:
        import trio

        if trio.lowlevel.in_trio_run():
            token = trio.lowlevel.current_trio_token()
            if getattr(_trio_ports, "token", None) is not token:
                _trio_ports.token, _trio_ports.port = token, TrioPort()
            port: Port = _trio_ports.port
            return port
    try:
        return AsyncioPort(asyncio.get_running_loop())
    except RuntimeError:
        raise InvalidStateError(
            "no event loop is running here: call this from a coroutine on asyncio or trio"
        ) from None


def in_event_loop() -> bool:
    """Return whether the calling thread runs an event loop, which must not block."""
    try:
        current_port()
    except InvalidStateError:
        return False
    return True
