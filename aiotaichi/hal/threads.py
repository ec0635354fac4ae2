"""Native objects with threads of their own."""

from __future__ import annotations

from ..core.native_protocol import NO_THREAD
from ..errors import OutOfMemoryError
from ..system_errors import no_thread

__all__ = ["with_threads"]


def with_threads(address: int | None, name: str) -> int:
    """Return the address of a native object, or raise if it could not be made.

    Parameters
    ----------
    address
        The address, ``NO_THREAD``, or 0 or None if there is no memory.
    name
        The object, as errors name it.

    Raises
    ------
    OutOfMemoryError
        There is no memory for the object.
    ResourceExhaustedError
        The system does not start the object's threads.
    """
    if not address:
        raise OutOfMemoryError(f"there is no memory for {name}")
    if address == NO_THREAD:
        raise no_thread(f"cannot start a thread for {name}")
    return address
