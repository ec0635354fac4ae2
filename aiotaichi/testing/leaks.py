"""Check that what a test opens is closed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from ..queue.worker import wait_for_threads
from ..runtime.process_end import unclosed

__all__ = ["no_leaks"]

_CLOSING_SECONDS = 10.0


@contextmanager
def no_leaks() -> Iterator[None]:
    """Check at the end of the block that each runtime that was opened in the block is closed, on any device.

    Use the block outside of an event loop: its end waits for threads that still close runtimes.

    Raises
    ------
    AssertionError
        A runtime is open, or has been closing for 10 seconds.

    Examples
    --------
    >>> with no_leaks():
    ...     anyio.run(main)
    """
    before = unclosed()
    yield
    left = [name for handles, name in unclosed().items() if handles not in before]
    if left:
        raise AssertionError(
            f"{', '.join(left)}: still open at the end. Use 'async with', or await aclose()"
            " (a fixture that opens a runtime closes it after its yield)"
        )
    if not wait_for_threads(_CLOSING_SECONDS):
        raise AssertionError(f"a runtime has not closed within {_CLOSING_SECONDS} seconds: a kernel still runs")
