"""The end of a runtime: in order, in the background, at exit and behind a fork."""

from __future__ import annotations

import atexit
import ctypes
import os
import threading
import warnings
import weakref
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager
from numbers import Real
from typing import TYPE_CHECKING

import anyio

from ..core.happens_before import OrderChecker
from ..errors import Error, InvalidArgumentError, InvalidStateError
from ..hal import DeviceHal, QueueHal
from .failure import Failure
from .notifier import Notifier
from .worker import wait_for_threads

if TYPE_CHECKING:
    from .queue import Queue
    from .runtime import Runtime

__all__ = ["HardwareHandles", "raise_errors", "settle", "stop", "time_limit", "track", "until_idle", "untrack"]

_EXIT_SECONDS = 1.0
_SLICE_SECONDS = 3600.0

_runtimes: weakref.WeakSet[Runtime] = weakref.WeakSet()
_unclosed: dict[HardwareHandles, str] = {}
_being_closed: set[HardwareHandles] = set()


class HardwareHandles:
    """A device, its queues and what they notify, closed together.

    Holds them while native threads may still use them. Several threads may close at once.
    """

    def __init__(self, device: DeviceHal, checker: OrderChecker | None) -> None:
        self.device = device
        self.queues: dict[QueueHal, int] = {}  # and the number by which order is checked
        self._checker = checker
        self.notifiers: list[Notifier] = []
        self.parts: list[object] = []  # of modules and resources: dropping them takes long
        self._lock = threading.Lock()
        self._closing: dict[QueueHal, threading.Lock] = {}
        self._is_closed = False

    def close(self, queues: Iterable[QueueHal]) -> None:
        """*Blocking.* Close some of the queues. One that cannot be closed does not keep the others open."""
        failures = []
        for queue in queues:
            with self._lock:
                turn = self._closing.setdefault(queue, threading.Lock())
            with turn:  # one queue's long kernel must not keep others from closing
                try:
                    self._close(queue)
                    self._closing.pop(queue, None)
                except Exception as error:  # noqa: BLE001  # raised below
                    failures.append(error)
        if failures:
            raise failures[0]

    def _close(self, queue: QueueHal) -> None:
        if queue in self.queues:
            while not queue.close(_SLICE_SECONDS):
                pass
            number = self.queues.pop(queue)
            if self._checker is not None:
                self._checker.forget_queue(number)

    def close_all(self) -> None:
        """*Blocking.* Close everything. After an error, call it again to close the rest."""
        _being_closed.add(self)
        try:
            self.close(tuple(self.queues))
            with self._lock:
                if not self._is_closed:
                    self.parts.clear()
                    self.device.close()
                    self._is_closed = True
        finally:
            _being_closed.discard(self)

    def close_notifiers(self) -> None:
        """Have the loops let go of them. Everything else is closed."""
        with self._lock:
            notifiers, self.notifiers = self.notifiers, []
        for notifier in notifiers:
            notifier.close()

    def leave(self) -> None:
        """*Blocking.* Give up on a runtime that nobody closed: wait for what runs, but not for long."""
        try:
            for queue in tuple(self.queues):
                queue.abandon()
            # If another thread closes one, that thread waits for what runs.
            is_idle = not self._closing and all(queue.close(_EXIT_SECONDS) for queue in tuple(self.queues))
        except BaseException:  # a driver's error: nobody knows what still runs
            self.outlive()
            raise
        if is_idle:
            self.close_all()
            self.close_notifiers()
        else:
            self.outlive()

    def outlive(self) -> None:
        """Stay until the process has gone: a kernel still runs on this memory, and the interpreter ends before."""
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(self))


async def until_idle(queues: Sequence[Queue]) -> Mapping[Queue, Sequence[Failure]]:
    """Wait until every queue is idle; return the errors that nobody has seen."""
    # Held until the end: the caller raises what fails meanwhile, also of events that nobody else has kept.
    pending = {queue: queue.pending for queue in queues}
    for queue in pending:
        await queue.settle()
    return {queue: queue.unobserved() for queue in pending}


async def settle(queues: Sequence[Queue]) -> Mapping[Queue, Sequence[Failure]]:
    """Refuse further calls, then as :func:`until_idle`; cancelled, stop the queues."""
    for queue in queues:
        queue.refuse(InvalidStateError(f"{queue!r} is closed"))
    try:
        return await until_idle(queues)
    except BaseException:
        stop(queues)
        raise


def stop(queues: Sequence[Queue]) -> None:
    """Stop queues behind the operation that runs now, and fail the others."""
    for queue in queues:
        queue.abandon(InvalidStateError(f"{queue!r} was closed before the operation completed"))


@asynccontextmanager
async def time_limit(seconds: float | None, queues: Sequence[Queue]) -> AsyncIterator[None]:
    """Cancel the closing of ``queues`` after ``seconds``, or never if that is None.

    Raises
    ------
    InvalidArgumentError
        ``seconds`` is not a number from 0.
    TimeoutError
        The time is over.
    """
    if seconds is None:
        yield
        return
    if not isinstance(seconds, Real) or isinstance(seconds, bool) or not seconds >= 0:
        raise InvalidArgumentError(f"timeout={seconds!r}: it is None, or a number of seconds from 0")
    busy = {queue: queue.in_flight for queue in queues}
    with anyio.move_on_after(float(seconds)) as scope:
        yield
    if scope.cancelled_caught:
        names = ", ".join(f"{queue!r} ({count} in flight)" for queue, count in busy.items() if count) or "the device"
        raise TimeoutError(f"not closed within {seconds} seconds, and left to end in the background: {names}")


def raise_errors(failures: Mapping[Queue, Sequence[Failure]]) -> None:
    """Raise what failed a queue, or the first error not seen meanwhile; others are noted on it."""
    errors = []
    for queue, unobserved in failures.items():
        try:
            queue.raise_errors(unobserved)
        except Error as error:
            errors.append(error)
    for further in errors[1:]:
        for text in (f"and, on another queue: {further}", *getattr(further, "__notes__", ())):
            errors[0].add_note(text)
    if errors:
        raise errors[0]


def track(runtime: Runtime, handles: HardwareHandles) -> None:
    """See to ``runtime`` at the end of the process, and behind a fork. It lives until then, or :func:`untrack`."""
    _runtimes.add(runtime)
    _unclosed[handles] = repr(runtime)


def untrack(handles: HardwareHandles) -> None:
    """Stop seeing to a runtime: it is being closed. Idempotent."""
    _unclosed.pop(handles, None)


def _give_up(handles: HardwareHandles, name: str) -> None:
    try:
        warnings.warn(f"unclosed {name}: use 'async with' or await its aclose()", ResourceWarning, stacklevel=2)
    finally:  # a filter may have made an error of it
        handles.leave()


def _after_fork() -> None:
    error: Error = InvalidStateError(
        f"this runtime was opened in the process that process {os.getpid()} was forked from: its threads and "
        "device are not here. Open a runtime in each process"
    )
    for runtime in tuple(_runtimes):
        runtime.disown(error)


def _at_exit() -> None:
    """Close what is open, and give what closes in the background a moment. No kernel must keep the process."""
    with ExitStack() as steps:
        steps.callback(_leave_background)
        for handles, name in _unclosed.items():
            steps.callback(_give_up, handles, name)


def _leave_background() -> None:
    if not wait_for_threads(_EXIT_SECONDS):
        for handles in tuple(_being_closed):
            handles.outlive()


os.register_at_fork(after_in_child=_after_fork)
atexit.register(_at_exit)
