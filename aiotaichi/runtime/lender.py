"""Lends the memory of a runtime, and says when its last use is over. Pools are made of it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt

from ..errors import Error, InvalidStateError
from .loan import HostLoan, MemoryLoan
from .memory import Memory
from .ports import current_port, in_event_loop, no_event_loop
from .runtime import Runtime, open_device_of

__all__ = ["Lender"]


class Lender:
    """Lends memory of a runtime, in the running event loop.

    What is lent refuses further uses as soon as its loan is closed. The loan ends when the last pending use has
    completed, on any queue of any runtime. Then the lender's function ``returned`` is called, as :class:`.Loan` says.

    Parameters
    ----------
    runtime
        The runtime.

    Raises
    ------
    InvalidStateError
        The runtime is not open, or no event loop runs here.
    """

    def __init__(self, runtime: Runtime) -> None:
        self._open_device = open_device_of(runtime)
        self._port = current_port()

    def check(self, call: str, what: str) -> None:
        """Raise an InvalidStateError unless the runtime is open, and the lender's event loop runs here.

        Parameters
        ----------
        call, what
            The user's call and the object that it is made on, for the message: ``"pool.lease"``, ``"the pool"``.
        """
        self._open_device.check_open()
        if not self._port.is_current():
            if not in_event_loop():
                raise no_event_loop(call)
            raise InvalidStateError(f"{call}: {what} belongs to another event loop: use it in the loop that made it")

    def lend(self, memory: Memory, returned: Callable[[Error | None], object]) -> MemoryLoan:
        """Lend a memory that nothing uses."""
        return MemoryLoan(self._open_device, self._port, memory, returned)

    def lend_host(self, array: npt.NDArray[np.uint8], returned: Callable[[Error | None], object]) -> HostLoan:
        """Lend the bytes of a host array that nothing uses."""
        return HostLoan(self._open_device, self._port, array, returned)
