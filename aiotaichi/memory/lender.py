"""Lends the memory of a runtime, and says when its last use is over. Pools are made of it."""

from __future__ import annotations

from collections.abc import Callable

from ..errors import Error, InvalidStateError
from ..kept_errors import again
from ..queue.open_device import OpenDevice
from ..queue.ports import current_port, in_event_loop, no_event_loop
from .loan import HostLoan, MemoryLoan
from .memory import Memory
from .pooled_bytes import PooledBytes

__all__ = ["Lender"]


class Lender:
    """Lends memory of a runtime, in the running event loop.

    What is lent refuses further uses as soon as its loan is closed. The loan ends when the last pending use has
    completed, on any queue of any runtime. Then the lender's function ``returned`` is called, as :class:`.Loan` says.

    Parameters
    ----------
    require_open
        Returns the runtime's open device: :meth:`Runtime.recreate` replaces it. Raises an InvalidStateError if the
        runtime is not open.
    pause
        Called in the event loop when the device is lost, if it can be opened again: lend nothing until then.
    resume
        Called in the event loop when the device is open again, or the runtime is closed. Idle memory was lost.

    Raises
    ------
    InvalidStateError
        The runtime is not open, its device is lost, or no event loop runs here.
    """

    def __init__(
        self, require_open: Callable[[], OpenDevice], pause: Callable[[], None], resume: Callable[[], None]
    ) -> None:
        self._require_open = require_open
        self._port = current_port()
        self._pause = pause
        self._resume = resume
        open_device = require_open()
        _check_not_lost(open_device)
        open_device.lenders[id(self)] = self

    def check(self, call: str, what: str) -> None:
        """Raise an InvalidStateError unless the device is open and not lost, and the lender's event loop runs here.

        Parameters
        ----------
        call, what
            The user's call and the object that it is made on, for the message: ``"pool.lease"``, ``"the pool"``.
        """
        _check_not_lost(self._require_open())
        if not self._port.is_current():
            if not in_event_loop():
                raise no_event_loop(call)
            raise InvalidStateError(f"{call}: {what} belongs to another event loop: use it in the loop that made it")

    def pause(self) -> None:
        """Have nothing lent: the device is lost. From any thread."""
        self._call(self._pause)

    def resume(self) -> None:
        """Have memory lent again: the device is open again. Or the runtime is closed. From any thread."""
        self._call(self._resume)

    def lend(self, memory: Memory, returned: Callable[[Error | None], object]) -> MemoryLoan:
        """Lend a memory that nothing uses."""
        return MemoryLoan(self._require_open(), self._port, memory, returned)

    def lend_host(self, memory: PooledBytes, returned: Callable[[Error | None], object]) -> HostLoan:
        """Lend host memory that nothing uses."""
        return HostLoan(self._require_open(), self._port, memory, returned)

    def _call(self, callback: Callable[[], None]) -> None:
        """Call in the lender's event loop."""
        if self._port.is_current():
            callback()
        else:
            self._port.call_threadsafe(callback)


def _check_not_lost(open_device: OpenDevice) -> None:
    if open_device.loss.error is not None:
        raise again(open_device.loss.error)
