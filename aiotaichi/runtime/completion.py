"""Completion: one turn of the loop submits what was enqueued and resolves what has completed.

After a submission the counters are looked at for a few turns, because a short kernel is done by then;
then every busy queue is asked to write to an eventfd, and the loop sleeps.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from ..core.spin import AdaptiveSpin, FixedSpin
from ..hal import WaitPolicy
from .ports import Port

if TYPE_CHECKING:
    from .queue import Queue
    from .runtime import Runtime

__all__ = ["Completion"]

_LATENCY_TURNS = 500
_BALANCED_TURNS = 20


class Completion:
    """Serves the queues that one loop created in one runtime."""

    def __init__(self, runtime: Runtime, port: Port, policy: WaitPolicy) -> None:
        self._runtime = runtime
        self.port = port
        self._active: dict[Queue, None] = {}
        self._scheduled = False
        self._detached = False
        self._left = 0
        self._spin = _spin(policy)
        self.descriptor = os.eventfd(0, os.EFD_NONBLOCK | os.EFD_CLOEXEC)
        port.add_reader(self.descriptor, self._on_written)

    def activate(self, queue: Queue) -> None:
        """Have ``queue`` looked after from the end of this turn until it is idle."""
        if self._detached:
            return
        self._active[queue] = None
        if not self._scheduled:
            self._left = self._spin.turns()
            self._schedule()

    def detach(self) -> None:
        """Leave the loop, in its own thread. The descriptor stays open: queues may still write to it."""
        self._active.clear()
        self._detached = True
        self.port.remove_reader(self.descriptor)

    def _schedule(self) -> None:
        self._scheduled = True
        self.port.call_soon(self._turn)

    def _on_written(self) -> None:
        try:
            os.eventfd_read(self.descriptor)
        except BlockingIOError:  # another reader callback of the same turn has read it
            return
        if not self._scheduled:
            self._turn()

    def _turn(self) -> None:
        self._scheduled = False
        if self._settle():
            self._spin.found()
            self._left = self._spin.turns()
        if not self._active:
            return
        if self._left > 0:
            self._left -= 1
            if self._left == 0:
                self._spin.missed()
            self._schedule()
            return
        # Asked first, looked at again after: a completion in between is seen here, not slept through.
        if any([queue.arm() for queue in self._active]):
            self._schedule()

    def _settle(self) -> bool:
        """Submit and resolve; return whether anything has completed."""
        progress = False
        for queue in tuple(self._active):
            queue.submit()
            progress |= queue.poll()
            if queue.is_idle:
                del self._active[queue]
        if progress:
            if text := self._runtime.device.take_output():
                sys.stdout.write(text)
            self._runtime.retire()
        return progress


def _spin(policy: WaitPolicy) -> FixedSpin:
    match policy:
        case WaitPolicy.LATENCY:
            return FixedSpin(_LATENCY_TURNS)
        case WaitPolicy.BALANCED:
            return AdaptiveSpin(_BALANCED_TURNS)
        case WaitPolicy.EFFICIENCY:
            return FixedSpin(0)
