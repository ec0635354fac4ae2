"""Event loops: the functions of asyncio (and uvloop) and of trio that the async layer calls.

If a coroutine waits for a thread, anyio's primitives do. Ports are for the path that every launch takes, which needs
only a future or a parked task.
"""

from __future__ import annotations

import math
import sys
import threading
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Awaitable, Callable, Generator
from contextlib import suppress
from functools import cache, partial
from time import perf_counter
from types import coroutine
from typing import TYPE_CHECKING, Any, Protocol, cast

from ..errors import InvalidStateError

if TYPE_CHECKING:
    import asyncio

    import trio

__all__ = ["Port", "TaskWaiter", "current_port", "in_event_loop", "no_event_loop"]


class TaskWaiter(Protocol):
    """The part of :class:`asyncio.Future` that is used. Awaiting it, or iterating over it, parks one task."""

    def __iter__(self) -> Generator[Any, Any, Any]: ...

    def __await__(self) -> Generator[Any, Any, Any]: ...

    def done(self) -> bool:
        """Return whether it has a result, or its task was cancelled."""
        ...

    def set_result(self, result: Any, /) -> None:
        """Resume the task. Its await returns ``result``."""


class Port(ABC):
    """One event loop. Only :meth:`call_threadsafe` and :meth:`is_running` may be called from other threads."""

    loop: object
    """The object that :attr:`running` returns in this loop."""

    running: Callable[[], object]
    """Return the loop that the calling code runs in; None outside of any loop."""

    def is_current(self) -> bool:
        """Return whether the calling code runs in this loop."""
        return self.running() is self.loop

    is_running: Callable[[], bool]
    """Return whether the loop runs. From any thread."""

    call_soon: Callable[[Callable[[], None]], object]
    """Run a callback once, after all callbacks that are ready now."""

    call_later: Callable[[float, Callable[[], None]], object]
    """Run a callback once, after so many seconds."""

    @abstractmethod
    def call_threadsafe(self, callback: Callable[[], None]) -> bool:
        """Run ``callback`` in the loop, from any thread. Return False if the loop has ended."""

    add_reader: Callable[[int, Callable[[], None]], object]
    """Run a callback whenever a descriptor is readable."""

    @abstractmethod
    def remove_reader(self, descriptor: int) -> None:
        """Undo :meth:`add_reader`. The descriptor may be closed at once."""

    @abstractmethod
    def at_end(self, callback: Callable[[], None]) -> None:
        """Run ``callback`` in the loop when the loop ends regularly. A port has one such callback."""

    @abstractmethod
    def forget_end(self, callback: Callable[[], None]) -> None:
        """Undo :meth:`at_end`."""

    create_waiter: Callable[[], TaskWaiter]
    """Return a waiter, which one task parks on."""

    has_real_time: bool
    """Whether the time of :meth:`call_later` passes by itself: the clock of a test may stand still."""

    current_task: Callable[[], object]
    """Return the running task, or None in a callback. In the loop."""

    @abstractmethod
    def task_name(self, task: Any) -> str:
        """Return the name that the program has given a task."""

    @abstractmethod
    def watch_turns(self, on_turn: Callable[[float, float], None], least: float) -> Callable[[], None] | None:
        """Call ``on_turn`` with the begin and the end of each turn that takes ``least`` seconds.

        A turn is the time between two sleeps of the loop, in seconds of :func:`time.perf_counter`. Return a
        function that ends the watch; None if the loop does not tell when it sleeps. In the loop.
        """

    @abstractmethod
    def checkpoint(self) -> Generator[Any, Any, None]:
        """Run the library's checkpoint."""

    let_others_run: Callable[[], Awaitable[None]]
    """Let the tasks run that are ready, once. As :func:`anyio.lowlevel.checkpoint`, which takes longer."""


class _TurnWatch:
    """Tells an asyncio loop's turns: :meth:`select` stands for the method of the loop's selector.

    asyncio has no hook for its turns, but each begins and ends with a call of that method.
    """

    def __init__(self, selector: Any) -> None:
        self._selector = selector
        self._select = selector.select
        self._listeners: list[tuple[Callable[[float, float], None], float]] = []
        self._least = 0.0
        self._began = perf_counter()

    def select(self, timeout: float | None = None) -> Any:
        """Do what the selector does."""
        now = perf_counter()
        if now - self._began >= self._least:
            for on_turn, least in self._listeners:
                if now - self._began >= least:
                    on_turn(self._began, now)
        if timeout == 0:  # it does not sleep: callbacks are ready
            self._began = now
            return self._select(timeout)
        events = self._select(timeout)
        self._began = perf_counter()
        return events

    def add(self, on_turn: Callable[[float, float], None], least: float) -> Callable[[], None]:
        """Tell ``on_turn`` of turns, as :meth:`Port.watch_turns`. The last to end its watch restores the method."""
        listener = on_turn, least
        self._listen([*self._listeners, listener])

        def stop() -> None:
            self._listen([each for each in self._listeners if each is not listener])
            if not self._listeners:
                del self._selector.select

        return stop

    def _listen(self, listeners: list[tuple[Callable[[float, float], None], float]]) -> None:
        self._listeners = listeners
        self._least = min((least for _, least in listeners), default=math.inf)


class AsyncioPort(Port):
    """asyncio, and other implementations of its loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        import asyncio

        self._loop = self.loop = loop
        self.running = asyncio._get_running_loop
        self.is_running, self.call_soon, self.call_later = loop.is_running, loop.call_soon, loop.call_later
        self.add_reader = loop.add_reader
        self.create_waiter = partial(asyncio.Future, loop=loop)
        # On Python 3.11, asyncio.current_task is not native code: it only looks into this mapping.
        running_tasks: Any = asyncio.tasks
        native = asyncio.current_task if sys.version_info >= (3, 12) else running_tasks._current_tasks.get
        self.current_task = partial(native, loop)
        self.let_others_run = cast("Callable[[], Awaitable[None]]", _let_others_run)
        self._end: AsyncGenerator[None, None] | None = None
        self.has_real_time = True

    def call_threadsafe(self, callback: Callable[[], None]) -> bool:
        try:
            self._loop.call_soon_threadsafe(callback)
        except RuntimeError:  # asyncio raises it if the loop is closed
            return False
        return True

    def remove_reader(self, descriptor: int) -> None:
        if not self._loop.is_closed():
            self._loop.remove_reader(descriptor)

    def at_end(self, callback: Callable[[], None]) -> None:
        # When a loop ends, asyncio closes the async generators that are left over. It has no other hook for the end.
        self._end = _call_when_closed(callback)
        _step(self._end.__anext__())

    def forget_end(self, callback: Callable[[], None]) -> None:
        if self._end is not None:
            _step(self._end.aclose())
            self._end = None

    def task_name(self, task: Any) -> str:
        return str(task.get_name())

    def watch_turns(self, on_turn: Callable[[float, float], None], least: float) -> Callable[[], None] | None:
        selector: Any = getattr(self._loop, "_selector", None)
        if not hasattr(selector, "select"):
            return None
        watch = getattr(selector.select, "__self__", None)
        if not isinstance(watch, _TurnWatch):
            watch = _TurnWatch(selector)
            selector.select = watch.select
        return watch.add(on_turn, least)

    def checkpoint(self) -> Generator[Any, Any, None]:
        yield from ()


@coroutine
def _let_others_run() -> Generator[None, None, None]:
    """Do what ``asyncio.sleep(0)`` does."""
    yield


async def _call_when_closed(callback: Callable[[], None]) -> AsyncGenerator[None, None]:
    try:
        yield
    finally:
        callback()


def _step(awaitable: Awaitable[Any]) -> None:
    """Run an awaitable that never waits."""
    try:
        next(awaitable.__await__())
    except StopIteration:
        return


@cache
def _trio_waiter() -> Callable[[], TaskWaiter]:
    """Return the class of waiters for trio. It is made once trio is imported, and names trio's functions directly."""
    from trio import lowlevel

    aborted, checkpoint = lowlevel.Abort.SUCCEEDED, lowlevel.cancel_shielded_checkpoint
    current_task, park = lowlevel.current_task, lowlevel.wait_task_rescheduled
    reschedule: Any = lowlevel.reschedule

    class TrioWaiter:
        """Parks one task, once. Iterating parks it, :meth:`set_result` resumes it.

        It is also the outcome that trio resumes the task with: one of the package outcome takes longer to make.
        """

        _is_done = False
        _result: Any = None
        _task: trio.lowlevel.Task | None = None

        def __iter__(self) -> Generator[Any, Any, Any]:
            if self._is_done:  # before the task came to park
                return self._pass()
            self._task = current_task()
            return park(self._abort).__await__()

        __await__ = __iter__

        def done(self) -> bool:
            return self._is_done

        def set_result(self, result: Any) -> None:
            self._is_done, self._result = True, result
            if self._task is not None:
                reschedule(self._task, self)

        def unwrap(self) -> Any:
            return self._result

        def _pass(self) -> Generator[Any, Any, Any]:
            yield from checkpoint().__await__()
            return self._result

        def _abort(self, _: Any) -> Any:
            self._is_done = True
            return aborted

    return TrioWaiter


class _TurnInstrument:
    """Tells trio's turns: what :meth:`Port.watch_turns` adds to the loop."""

    def __init__(self, on_turn: Callable[[float, float], None], least: float) -> None:
        self._on_turn = on_turn
        self._least = least
        self._began = perf_counter()

    def before_io_wait(self, timeout: float) -> None:
        now = perf_counter()
        if now - self._began >= self._least:
            self._on_turn(self._began, now)
        self._began = now

    def after_io_wait(self, timeout: float) -> None:
        if timeout:  # else it does not sleep: tasks are ready
            self._began = perf_counter()


class TrioPort(Port):
    """trio. Its system tasks do what call_soon and add_reader do for asyncio."""

    def __init__(self) -> None:
        import trio

        self._trio = trio
        self._token = self.loop = trio.lowlevel.current_trio_token()
        self.let_others_run = trio.lowlevel.checkpoint
        self.create_waiter = _trio_waiter()
        self.running = _trio_token()
        testing = sys.modules.get("trio.testing")  # what has made the clock of a test
        self.has_real_time = testing is None or not isinstance(trio.lowlevel.current_clock(), testing.MockClock)
        self._callbacks: list[Callable[[], None]] = []
        self._at_end: list[Callable[[], None]] = []
        self._readers: dict[int, Callable[[], None]] = {}
        self._runner = self.create_waiter()
        self._has_ended = False
        trio.lowlevel.spawn_system_task(self._run, name="aiotaichi")

    def is_running(self) -> bool:
        return not self._has_ended

    def call_soon(self, callback: Callable[[], None]) -> None:
        self._callbacks.append(callback)
        if not self._runner.done():
            self._runner.set_result(None)

    def call_later(self, seconds: float, callback: Callable[[], None]) -> None:
        self._trio.lowlevel.spawn_system_task(self._sleep, seconds, callback, name="aiotaichi timer")

    def call_threadsafe(self, callback: Callable[[], None]) -> bool:
        try:
            self._token.run_sync_soon(callback)
        except self._trio.RunFinishedError:
            return False
        return True

    def add_reader(self, descriptor: int, callback: Callable[[], None]) -> None:
        self._readers[descriptor] = callback
        self._trio.lowlevel.spawn_system_task(self._read, descriptor, callback, name="aiotaichi reader")

    def current_task(self) -> object:
        try:
            return self._trio.lowlevel.current_task()
        except RuntimeError:  # in a callback of the loop
            return None

    def task_name(self, task: Any) -> str:
        return str(task.name)

    def watch_turns(self, on_turn: Callable[[float, float], None], least: float) -> Callable[[], None] | None:
        instrument: Any = _TurnInstrument(on_turn, least)
        self._trio.lowlevel.add_instrument(instrument)

        def stop() -> None:
            with suppress(KeyError):  # a broken instrument is removed by trio
                self._trio.lowlevel.remove_instrument(instrument)

        return stop

    def remove_reader(self, descriptor: int) -> None:
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
                    self._runner = self.create_waiter()
                    await self._runner
                callbacks, self._callbacks = self._callbacks, []
                while callbacks:  # a callback holds a runtime: drop it as soon as it has run
                    callbacks.pop(0)()
        finally:
            for callback in tuple(self._at_end):
                callback()
            self._has_ended = True
            self._readers.clear()  # they hold runtimes, and this thread holds its last port

    async def _sleep(self, seconds: float, callback: Callable[[], None]) -> None:
        await self._trio.sleep(seconds)
        callback()

    async def _read(self, descriptor: int, callback: Callable[[], None]) -> None:
        # notify_closing does not reach a task that has yet to begin, or was just woken.
        while self._readers.get(descriptor) is callback:
            try:
                await self._trio.lowlevel.wait_readable(descriptor)
            except self._trio.ClosedResourceError:
                return
            if self._readers.get(descriptor) is callback:
                callback()


@cache
def _trio_token() -> Callable[[], object]:
    """Return the function that returns the token of the trio loop that the calling code runs in, or None."""
    from trio.lowlevel import current_trio_token

    def token() -> object:
        try:
            return current_trio_token()
        except RuntimeError:
            return None

    return token


_trio_ports = threading.local()


def current_port() -> Port:
    """Return the port of the loop that the calling code runs in. Raise an InvalidStateError if there is none."""
    if "trio" in sys.modules:
        import trio

        if trio.lowlevel.in_trio_run():
            token = trio.lowlevel.current_trio_token()
            if getattr(_trio_ports, "token", None) is not token:
                _trio_ports.token, _trio_ports.port = token, TrioPort()
            port: Port = _trio_ports.port
            return port
    if "asyncio" in sys.modules:
        import asyncio

        loop = asyncio._get_running_loop()
        if loop is not None:
            return AsyncioPort(loop)
    raise InvalidStateError("no event loop is running here: call this from a coroutine on asyncio or trio")


def in_event_loop() -> bool:
    """Return whether the calling thread runs an event loop, so that it must not block."""
    try:
        current_port()
    except InvalidStateError:
        return False
    return True


def no_event_loop(call: str) -> InvalidStateError:
    """Return the error for a call from a thread without an event loop."""
    return InvalidStateError(
        f"{call}: no event loop runs in this thread. From a worker thread, have the loop make the call: "
        f"anyio.from_thread.run_sync({call}, ...) in a thread of anyio, else asyncio.run_coroutine_threadsafe"
    )
