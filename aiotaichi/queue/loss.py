"""The loss of a device, which tasks and threads wait for."""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable
from functools import partial

import anyio
import anyio.lowlevel

from ..core.no_copies import refuse_copies
from ..errors import DeviceLostError, InvalidStateError
from ..kept_errors import kept
from .ports import current_port, in_event_loop

__all__ = ["Loss", "record_end", "wait_for_loss"]

_LOOK_SECONDS = 0.5
"""How often the device is looked at while somebody waits. A driver tells of a loss only if it is asked."""


class Loss:
    """The loss of a runtime's device. Made by :attr:`Runtime.loss`.

    :meth:`Runtime.wait_lost` waits for it in an event loop, and :meth:`synchronize` in a thread without one.
    """

    __slots__ = ("_callbacks", "_error", "_is_done", "_lock", "_look")

    __reduce_ex__ = refuse_copies("'await rt.wait_lost()' returns the error, which can be sent")

    def __init__(self, look: Callable[[], object]) -> None:
        self._look = look
        self._lock = threading.Lock()
        self._callbacks: dict[object, Callable[[], object]] = {}
        self._error: DeviceLostError | None = None
        self._is_done = False

    @property
    def error(self) -> DeviceLostError | None:
        """The error that says why the device is lost, a copy to raise. None as long as the device is not lost."""
        return None if self._error is None else kept(self._error)

    def done(self) -> bool:
        """Return whether the device is lost, or the runtime is closed."""
        return self._is_done

    def synchronize(self, timeout: float | None = None) -> DeviceLostError | None:
        """*Blocking.* Wait in a thread without an event loop, and return what :meth:`Runtime.wait_lost` returns.

        Parameters
        ----------
        timeout
            The number of seconds to wait; None waits for ever.

        Raises
        ------
        InvalidStateError
            The calling thread runs an event loop.
        TimeoutError
            ``timeout`` seconds have passed.

        Examples
        --------
        >>> def watch(loss):  # in a thread of its own
        ...     if error := loss.synchronize():
        ...         log.error("the device is lost: %s", error)
        """
        if in_event_loop():
            raise InvalidStateError("synchronize() would block the event loop of this thread: await rt.wait_lost()")
        deadline = math.inf if timeout is None else time.monotonic() + timeout
        signal = threading.Event()
        key = _call_at_loss(self, signal.set)
        try:
            while not self._is_done:
                self._look()
                left = min(_LOOK_SECONDS, deadline - time.monotonic())
                if left <= 0:
                    raise TimeoutError(f"the device was not lost within {timeout} seconds")
                signal.wait(left)
        finally:
            self._callbacks.pop(key, None)
        return self.error

    def __repr__(self) -> str:
        state = str(self._error) if self._error else "the runtime is closed" if self._is_done else "not lost"
        return f"<Loss: {state}>"


async def wait_for_loss(loss: Loss) -> DeviceLostError | None:
    """Wait until the device is lost, and return the error; None once the runtime is closed. In any event loop."""
    await anyio.lowlevel.checkpoint()
    port, done = current_port(), anyio.Event()
    seconds = _LOOK_SECONDS if port.has_real_time else math.inf  # a test's clock need not move for this
    key = _call_at_loss(loss, partial(port.call_threadsafe, done.set))
    try:
        while not loss._is_done:
            loss._look()
            with anyio.move_on_after(seconds):
                await done.wait()
    finally:
        loss._callbacks.pop(key, None)
    return loss.error


def _call_at_loss(loss: Loss, callback: Callable[[], object]) -> object:
    """Have ``callback`` called, in any thread, when the device is lost or the runtime is closed.

    Look at :meth:`Loss.done` afterwards: if that has happened before, nothing is called. Return the callback's key.
    """
    key = object()
    loss._callbacks[key] = callback
    return key


def record_end(loss: Loss, error: DeviceLostError | None) -> bool:
    """Record that the device is lost; or that the runtime is closed, if ``error`` is None. From any thread.

    Return False if one of the two has happened before.
    """
    with loss._lock:
        if loss._is_done:
            return False
        loss._error = None if error is None else kept(error)
        loss._is_done = True
    for callback in loss._callbacks.copy().values():
        callback()
    return True
