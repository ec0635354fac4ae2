"""Errors of operations, which are not lost when nobody looks at them."""

from __future__ import annotations

import logging
import sys
from functools import partial
from typing import TYPE_CHECKING

from ..errors import Error

if TYPE_CHECKING:
    from .queue import Queue

__all__ = ["Failure"]

_log = logging.getLogger(__name__)


class Failure:
    """The error of one operation. Its event holds it, and so does a ``wait`` or ``aclose`` that will raise it.

    When the last of them lets go of it, and nobody has seen the error, it is told. Only failed operations have one:
    a ``__del__`` of every event would cost each launch.

    Attributes
    ----------
    error
        What the event raises.
    is_observed
        Whether somebody has seen the error.
    """

    __slots__ = ("__weakref__", "_queue", "_ticket", "error", "is_observed")

    def __init__(self, error: Error, queue: Queue, ticket: int) -> None:
        self.error = error
        self.is_observed = False
        self._queue = queue
        self._ticket = ticket

    def __del__(self) -> None:
        if self.is_observed or sys.is_finalizing():
            return
        # In any thread, and in the middle of anything: what is the user's runs in the queue's loop.
        if self._queue.runtime.on_error is None or not self._queue.port.call_threadsafe(
            partial(_tell, self.error, self._queue, self._ticket)
        ):
            _report(self.error, self._queue, self._ticket)


def _report(error: Error, queue: Queue, ticket: int) -> None:
    _log.error("operation %d of %r failed, and nobody has seen its error", ticket, queue, exc_info=error)


def _tell(error: Error, queue: Queue, ticket: int) -> None:
    """Call the runtime's ``on_error``. In the queue's loop."""
    on_error = queue.runtime.on_error
    assert on_error is not None
    try:
        on_error(error, queue)
    except (SystemExit, KeyboardInterrupt):
        raise
    except BaseException:  # noqa: BLE001  # as a callback's
        _log.exception("on_error raised: %r", on_error)
        _report(error, queue, ticket)
