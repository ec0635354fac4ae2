"""Completion: one turn of the loop submits what was enqueued and resolves what has completed.

After a submission the counters are looked at for a few turns, because a short kernel is done by then;
then every busy queue is asked to write to an eventfd, and the loop sleeps.
"""

from __future__ import annotations

import logging
import sys
from typing import TYPE_CHECKING

from ..core.spin import AdaptiveSpin, FixedSpin
from ..hal import WaitPolicy
from .notifier import Notifier
from .ports import Port

if TYPE_CHECKING:
    from .runtime import Runtime
    from .timeline import Timeline

__all__ = ["Completion"]

_log = logging.getLogger(__name__)

_LATENCY_TURNS = 500
_BALANCED_TURNS = 20
_MOMENT = 8  # microseconds: a small kernel's time on a GPU, and less than a turn of a busy loop


class Completion:
    """Serves the queues that one loop created in one runtime."""

    def __init__(self, runtime: Runtime, port: Port, policy: WaitPolicy) -> None:
        self._runtime = runtime
        self.port = port
        self.queues: set[Timeline] = set()
        self.active: dict[Timeline, None] = {}
        self.is_scheduled = False
        self.turn = 0
        self._detached = False
        self._left = 0
        self._spin = _spin(policy, _LATENCY_TURNS, _BALANCED_TURNS)
        self.moment = _spin(policy, _MOMENT, _MOMENT)
        self.notifier = Notifier(port, self._on_written)
        port.at_end(self._on_loop_end)

    def activate(self, queue: Timeline) -> None:
        """Have ``queue`` looked after from the end of this turn until it is idle."""
        if self._detached:
            return
        self.active[queue] = None
        if not self.is_scheduled:
            self._left = self._spin.turns()
            self._schedule()

    def detach(self) -> None:
        """Look after nothing any longer. In the loop's own thread."""
        self.active.clear()
        if not self._detached:
            self._detached = True
            self.port.forget_end(self._on_loop_end)

    def on_progress(self, queue: Timeline) -> None:
        """Do what completions of ``queue`` allow: free memory, show what kernels have printed."""
        self._runtime.residency.retire(queue)
        text = ""
        try:
            text = self._runtime.device.take_output()
            if text and sys.stdout is not None:
                sys.stdout.write(text)
        except Exception:  # noqa: BLE001  # it is the user's, and may raise anything: completions must go on
            _log.exception("cannot show what kernels have printed: %r", text)

    def _schedule(self) -> None:
        self.is_scheduled = True
        self.port.call_soon(self._turn)

    def _on_loop_end(self) -> None:
        for queue in tuple(self.queues):
            queue.lose_loop()

    def _on_written(self) -> None:
        if not self.is_scheduled:
            self._turn()

    def _turn(self) -> None:
        self.is_scheduled = False
        self.turn += 1
        if self._settle():
            self._spin.found()
            self._left = self._spin.turns()
        if not self.active:
            return
        if self._left > 0:
            self._left -= 1
            if self._left == 0:
                self._spin.missed()
            self._schedule()
            return
        for queue in self.active:
            # True: it has completed since it was looked at, and nothing will be written.
            if queue.arm() and not self.is_scheduled:
                self._schedule()

    def _settle(self) -> bool:
        """Submit and resolve; return whether anything has completed."""
        progress = False
        for queue in tuple(self.active):
            try:
                queue.submit()
                progress |= queue.poll()
            except Exception as error:  # noqa: BLE001  # one queue's: the others, and this one's waiters, go on
                queue.lose(error)
            if queue.is_idle:
                del self.active[queue]
        return progress


def _spin(policy: WaitPolicy, always: int, most: int) -> FixedSpin:
    match policy:
        case WaitPolicy.LATENCY:
            return FixedSpin(always)
        case WaitPolicy.BALANCED:
            return AdaptiveSpin(most)
        case WaitPolicy.EFFICIENCY:
            return FixedSpin(0)
