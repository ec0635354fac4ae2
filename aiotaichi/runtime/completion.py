"""Completion: each turn of the event loop asks the queues' engines to submit batches and to resolve events.

After a submission the engines look at the counters for a few turns, because a short kernel is done by then. After
that, each busy queue is armed, and the loop sleeps until the queue notifies it.
"""

from __future__ import annotations

import logging
import sys
from typing import Protocol

from ..core.spin import AdaptiveSpin, FixedSpin, Spin
from ..hal import WaitPolicy
from .notifier import Notifier
from .open_device import OpenDevice
from .ports import Port
from .residency import User

__all__ = ["Completion", "Served"]

_log = logging.getLogger(__name__)

_LATENCY_TURNS = 500
_BALANCED_TURNS = 20
_EARLY = 8  # microseconds: a small kernel's time on a GPU, and less than a turn of a busy loop


class Served(User, Protocol):
    """The part of an engine that completion knows."""

    def submit(self) -> None:
        """Cut a batch and submit it, unless a gate holds it."""

    def poll(self) -> bool:
        """Resolve the events of completed operations. Return whether there are any."""

    def arm(self) -> bool:
        """Ask for a notification. Return True if the operation has completed: there will be no notification."""

    def fail(self, error: Exception) -> None:
        """Fail all pending operations and every further call."""

    def on_loop_end(self) -> None:
        """Fail pending operations: the event loop ends."""


class Completion:
    """Looks after the engines that one event loop has created on one device.

    Attributes
    ----------
    port
        The event loop.
    engines
        The engines that are not closed.
    is_scheduled
        Whether the next turn looks after the active engines.
    turn
        The number of turns so far.
    early_spin
        The microseconds for which an early submission looks for its completion.
    notifier
        The descriptor by which the engines wake the loop.
    """

    def __init__(self, open_device: OpenDevice, port: Port, policy: WaitPolicy) -> None:
        self._open_device = open_device
        self.port = port
        self.engines: set[Served] = set()
        self._active: dict[Served, None] = {}
        self.is_scheduled = False
        self.turn = 0
        self._is_closed = False
        self._left = 0
        self._spin = _spin(policy, _LATENCY_TURNS, _BALANCED_TURNS)
        self.early_spin = _spin(policy, _EARLY, _EARLY)
        self.notifier = Notifier(port, self._on_written)
        port.at_end(self._on_loop_end)

    def activate(self, engine: Served) -> None:
        """Look after ``engine`` from the end of this turn until it is idle."""
        if self._is_closed:
            return
        self._active[engine] = None
        if not self.is_scheduled:
            self._left = self._spin.patience
            self._schedule()

    def close(self) -> None:
        """Stop looking after the engines. In the loop's own thread."""
        self._active.clear()
        if not self._is_closed:
            self._is_closed = True
            self.port.forget_end(self._on_loop_end)

    def on_progress(self, engine: Served) -> None:
        """Free the memory that ``engine`` no longer uses, and show what kernels have printed."""
        self._open_device.residency.free_unused(engine)
        text = ""
        try:
            text = self._open_device.device.take_output()
            if text and sys.stdout is not None:
                sys.stdout.write(text)
        except Exception:  # noqa: BLE001  # the user's stdout may raise anything: completions must go on
            _log.exception("cannot show what kernels have printed: %r", text)

    def _schedule(self) -> None:
        self.is_scheduled = True
        self.port.call_soon(self._turn)

    def _on_loop_end(self) -> None:
        for engine in tuple(self.engines):
            engine.on_loop_end()

    def _on_written(self) -> None:
        if not self.is_scheduled:
            self._turn()

    def _turn(self) -> None:
        self.is_scheduled = False
        self.turn += 1
        if self._submit_and_poll():
            self._spin.found()
            self._left = self._spin.patience
        if not self._active:
            return
        if self._left > 0:
            self._left -= 1
            if self._left == 0:
                self._spin.missed()
            self._schedule()
            return
        for engine in self._active:
            # True: it has completed since the last look, and nothing will be written.
            if engine.arm() and not self.is_scheduled:
                self._schedule()

    def _submit_and_poll(self) -> bool:
        """Return whether anything has completed."""
        progress = False
        for engine in tuple(self._active):
            try:
                engine.submit()
                progress |= engine.poll()
            except Exception as error:  # noqa: BLE001  # one engine's error: the other engines go on
                engine.fail(error)
            if not engine.timeline.pending:
                del self._active[engine]
        return progress


def _spin(policy: WaitPolicy, always: int, most: int) -> Spin:
    match policy:
        case WaitPolicy.LATENCY:
            return FixedSpin(always)
        case WaitPolicy.BALANCED:
            return AdaptiveSpin(most)
        case WaitPolicy.EFFICIENCY:
            return FixedSpin(0)
