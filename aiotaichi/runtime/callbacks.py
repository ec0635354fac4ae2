"""What is called when an event is done, each callback in the event loop that added it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextvars import Context
from functools import partial
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .event import Event
    from .ports import Port

__all__ = ["DoneCallback"]

_log = logging.getLogger(__name__)


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

    def schedule(self, event: Event[Any]) -> None:
        """Have the loop call it soon, from any thread. Where the loop has ended, nobody is left to be told."""
        run = partial(self._run, event)
        if self._port.is_current():
            self._port.call_soon(run)
        else:
            self._port.call_threadsafe(run)

    def _run(self, event: Event[Any]) -> None:
        event.done()  # the callback has seen the completion: what it enqueues is ordered behind the operation
        try:
            self._context.run(self.function, event)
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException:  # noqa: BLE001  # the user's, and on trio anything else would end the loop
            _log.exception("a callback of %r raised: %r", event, self.function)
