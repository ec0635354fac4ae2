"""The text that kernels print goes to the stdout of the code that has launched them."""

from __future__ import annotations

import logging
import sys
import threading
from collections import deque
from contextvars import Context, copy_context
from dataclasses import dataclass
from itertools import count
from typing import TYPE_CHECKING, Any

from ..hal import DeviceHal

if TYPE_CHECKING:
    from .engine import QueueEngine  # which knows the device, which has this

__all__ = ["PrintedText"]

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Launch:
    """A launch of a kernel that may print. Launches have numbers in the order of their calls."""

    number: int
    ticket: int
    stdout: Any
    context: Context

    def write(self, text: str) -> None:
        """Write to the stdout of the call, which may look at variables of the call's context."""
        stdout = self.stdout
        if stdout is None or getattr(stdout, "closed", False):
            _write(text)
        else:
            self.context.copy().run(stdout.write, text)


class PrintedText:
    """The text that the kernels of one device print. Any thread may use it.

    The device does not tell which launch has printed a text. The text goes to the first launch that has completed
    since the last look. If no launch has completed, it goes to the first one that runs.
    """

    def __init__(self, device: DeviceHal) -> None:
        self._device = device
        self._numbers = count()
        self._launches: dict[QueueEngine, deque[_Launch]] = {}
        self._lock = threading.RLock()  # a finalizer may launch

    def expect(self, engine: QueueEngine, ticket: int) -> None:
        """Remember where the text of a launch goes: to the stdout of now, in the context of now."""
        context = copy_context()
        with self._lock:
            launch = _Launch(next(self._numbers), ticket, sys.stdout, context)
            self._launches.setdefault(engine, deque()).append(launch)

    def show(self) -> None:
        """Show what kernels have printed."""
        text = ""
        try:
            # First: a launch that completes now may still have text when the next call comes.
            launch = self._next() if self._launches else None
            text = self._device.take_output()
            if text:
                (_write if launch is None else launch.write)(text)
        except Exception:  # noqa: BLE001  # the user's stdout may raise anything: completions must go on
            _log.exception("cannot show what kernels have printed: %r", text)

    def _next(self) -> _Launch | None:
        """Return the launch to which the next text belongs. Forget all launches that are done."""
        done: list[_Launch] = []
        with self._lock:
            for engine, launches in tuple(self._launches.items()):
                while launches and launches[0].ticket <= engine.timeline.done:
                    done.append(launches.popleft())
                if not launches:
                    del self._launches[engine]
            first = done or [launches[0] for launches in self._launches.values()]
        return min(first, key=lambda launch: launch.number, default=None)


def _write(text: str) -> None:
    if sys.stdout is not None:
        sys.stdout.write(text)
