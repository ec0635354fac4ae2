"""Callbacks of events. Each runs in the event loop that added it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextvars import Context
from functools import partial
from typing import Any, Protocol

from .ports import Port

__all__ = ["DoneCallback"]

_log = logging.getLogger(__name__)


class _Event(Protocol):
    def done(self) -> bool: ...


class DoneCallback:
    """A function, and the loop and the context that it runs in.

    Attributes
    ----------
    function
        It takes the event.
    """

    __slots__ = ("_context", "_port", "function")

    def __init__(self, function: Callable[[Any], object], port: Port, context: Context) -> None:
        self.function = function
        self._port = port
        self._context = context

    def schedule(self, event: _Event) -> None:
        """Have the loop call the function soon. From any thread. If the loop has ended, nothing is called."""
        run = partial(self._run, event)
        if self._port.is_current():
            self._port.call_soon(run)
        else:
            self._port.call_threadsafe(run)

    def _run(self, event: _Event) -> None:
        event.done()  # the callback sees the completion: later operations that it enqueues are ordered after it
        try:
            self._context.run(self.function, event)
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException:  # noqa: BLE001  # the user's error; on trio any other would end the loop
            _log.exception("a callback of %r raised: %r", event, self.function)
