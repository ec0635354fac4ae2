"""What the async layer needs of an event loop, for asyncio (and uvloop) and for trio.

anyio's own primitives serve wherever a coroutine waits for a thread; these are for the path that every
launch takes, where a future or a parked task is all that is needed.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from ..errors import InvalidStateError

if TYPE_CHECKING:
    import trio

__all__ = ["Port", "Waiter", "current_port", "in_event_loop", "no_event_loop"]


class Waiter(Protocol):
    """What of an :class:`asyncio.Future` is used: iterating parks the task."""

    def __iter__(self) -> Generator[Any, Any, None]: ...

    def done(self) -> bool:
        """Return whether nobody is parked on it (any longer)."""
        ...

    def set_result(self, result: None, /) -> None:
        """Resume the task."""


class Port(ABC):
    """One event loop. Everything but :meth:`call_threadsafe` is for the loop's own thread."""

    loop: object
    """What :attr:`running` returns in this loop."""

    running: Callable[[], object]
    """Return the loop that the calling code runs in, or None."""

    def is_current(self) -> bool:
        """Return whether the calling code runs in this loop."""
        return self.running() is self.loop

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
    def at_end(self, callback: Callable[[], None]) -> None:
        """Run ``callback``, one for each port, in the loop when it ends, where it ends as its library has it."""

    @abstractmethod
    def forget_end(self, callback: Callable[[], None]) -> None:
        """Undo :meth:`at_end`."""

    create_waiter: Callable[[], Waiter]
    """Return something for one task to park on."""

    @abstractmethod
    def checkpoint(self) -> Generator[Any, Any, None]:
        """Do what the library's custom asks of an await that has nothing to wait for."""


class AsyncioPort(Port):
    """asyncio and whatever implements its loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = self.loop = loop
        self.running = asyncio._get_running_loop
        self.create_waiter = partial(asyncio.Future, loop=loop)
        self._end: AsyncGenerator[None, None] | None = None

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

    def at_end(self, callback: Callable[[], None]) -> None:
        # asyncio closes the generators that are left over when a loop ends, and has no other hook for it.
        self._end = _call_when_closed(callback)
        _step(self._end.__anext__())

    def forget_end(self, callback: Callable[[], None]) -> None:
        if self._end is not None:
            _step(self._end.aclose())
            self._end = None

    def checkpoint(self) -> Generator[Any, Any, None]:
        yield from ()


async def _call_when_closed(callback: Callable[[], None]) -> AsyncGenerator[None, None]:
    try:
        yield
    finally:
        callback()


def _step(awaitable: Awaitable[Any]) -> None:
    """Run what awaits nothing."""
    try:
        next(awaitable.__await__())
    except StopIteration:
        return


class _TrioWaiter:
    """One task, parked by iterating and resumed by :meth:`set_result`."""

    __slots__ = ("_task", "_trio")

    def __init__(self) -> None:
        import trio

        self._trio = trio
        self._task: trio.lowlevel.Task | None = None

    def __iter__(self) -> Generator[Any, Any, None]:
        def abort(_: Any) -> Any:
            self._task = None
            return self._trio.lowlevel.Abort.SUCCEEDED

        self._task = self._trio.lowlevel.current_task()
        yield from self._trio.lowlevel.wait_task_rescheduled(abort).__await__()

    __await__ = __iter__

    def done(self) -> bool:
        return self._task is None

    def set_result(self, _: None) -> None:
        task, self._task = self._task, None
        assert task is not None
        self._trio.lowlevel.reschedule(task)


class TrioPort(Port):
    """trio. Two system tasks stand in for call_soon and add_reader."""

    def __init__(self) -> None:
        import trio

        self._trio = trio
        self._token = self.loop = trio.lowlevel.current_trio_token()
        self.create_waiter = _TrioWaiter
        self._callbacks: list[Callable[[], None]] = []
        self._at_end: list[Callable[[], None]] = []
        self._readers: dict[int, Callable[[], None]] = {}  # by descriptor
        self._runner = _TrioWaiter()
        trio.lowlevel.spawn_system_task(self._run, name="aiotaichi")

    def running(self) -> object:
        try:
            return self._trio.lowlevel.current_trio_token()
        except RuntimeError:
            return None

    def call_soon(self, callback: Callable[[], None]) -> None:
        self._callbacks.append(callback)
        if not self._runner.done():
            self._runner.set_result(None)

    def call_threadsafe(self, callback: Callable[[], None]) -> bool:
        try:
            self._token.run_sync_soon(callback)
        except self._trio.RunFinishedError:
            return False
        return True

    def add_reader(self, descriptor: int, callback: Callable[[], None]) -> None:
        self._readers[descriptor] = callback
        self._trio.lowlevel.spawn_system_task(self._read, descriptor, callback, name="aiotaichi reader")

    def remove_reader(self, descriptor: int) -> None:
        # The reader's task may not wait now: it has not begun, or is about to go on.
        self._readers.pop(descriptor, None)
        if self.is_current():
            self._trio.lowlevel.notify_closing(descriptor)

    def at_end(self, callback: Callable[[], None]) -> None:
        self._at_end.append(callback)

    def forget_end(self, callback: Callable[[], None]) -> None:
        self._at_end.remove(callback)

    def checkpoint(self) -> Generator[Any, Any, None]:
        yield from self._trio.lowlevel.checkpoint().__await__()

    async def _run(self) -> None:
        try:
            while True:
                if self._callbacks:
                    await self._trio.lowlevel.cancel_shielded_checkpoint()
                else:
                    await self._runner
                callbacks, self._callbacks = self._callbacks, []
                while callbacks:  # held no longer than they run: they hold a runtime
                    callbacks.pop(0)()
        finally:
            for callback in tuple(self._at_end):
                callback()

    async def _read(self, descriptor: int, callback: Callable[[], None]) -> None:
        while self._readers.get(descriptor) is callback:
            try:
                await self._trio.lowlevel.wait_readable(descriptor)
            except self._trio.ClosedResourceError:
                return
            if self._readers.get(descriptor) is callback:
                callback()


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


def no_event_loop(call: str) -> InvalidStateError:
    """Return the error for a call that a thread without an event loop has made."""
    return InvalidStateError(
        f"{call}: no event loop runs in this thread. From a worker thread, have the loop make the call: "
        f"anyio.from_thread.run_sync({call}, ...)"
    )
