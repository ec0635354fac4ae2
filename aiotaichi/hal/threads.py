"""Native objects that have threads of their own."""

from __future__ import annotations

from ..errors import OutOfMemoryError
from ..system_errors import no_thread

__all__ = ["with_threads"]

_NO_THREAD = 1  # of libc.h


def with_threads(address: int | None, name: str) -> int:
    """Return the address of what native code has made, called ``name`` in errors.

    Raises
    ------
    OutOfMemoryError
        There is no memory for it.
    ResourceExhaustedError
        The system does not start its threads.
    """
    if not address:
        raise OutOfMemoryError(f"there is no memory for {name}")
    if address == _NO_THREAD:
        raise no_thread(f"cannot start a thread for {name}")
    return address
