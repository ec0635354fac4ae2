"""A watch over the kernels that run: which has run for too long."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from inspect import iscoroutinefunction
from types import TracebackType
from typing import TYPE_CHECKING, Self

from ..core.explanation import Explanation
from ..core.no_copies import refuse_copies
from ..core.tallies import Tally
from ..errors import Error, InvalidArgumentError, InvalidStateError, KernelTimeoutError
from ..queue.engine import QueueEngine
from ..queue.ports import Port

if TYPE_CHECKING:
    from .opening import Opening
    from .queue import Queue  # the queue that users see

__all__ = ["SlowOperation", "Watchdog"]

_log = logging.getLogger(__name__)

_LOOKS = 4  # in the time from which an operation is slow
_MOST_SECONDS = 1.0  # between two looks


@dataclass(frozen=True, slots=True)
class SlowOperation:
    """An operation that runs for long. A :class:`Watchdog` makes it for ``on_slow``.

    Attributes
    ----------
    queue
        The queue of the operation.
    ticket
        The number of the operation on the queue, from 1.
    name
        ``"kernel blur"``, ``"graph step"``, or the name of the queue's method.
    seconds
        For how many seconds the device has been seen to run the operation.
    explanation
        Where its time has gone, if a trace records its queue: see :func:`aiotaichi.trace`. Else None.
    """

    queue: Queue
    ticket: int
    name: str
    seconds: float
    explanation: Explanation | None = None

    def __str__(self) -> str:
        queue = f"<Queue {self.queue.name!r}>"
        said = f"{self.name}, operation {self.ticket} of {queue}, has run for {self.seconds:.3g} s"
        return said if self.explanation is None else f"{said} ({self.explanation.spent})"


class Watchdog:
    """A block in which operations that run for long are reported. :meth:`Runtime.watchdog` makes one.

    It looks at all queues of the runtime: four times in ``slow`` seconds, or in ``timeout`` seconds if that is less,
    and at least once a second. Operations themselves cost nothing more. An operation that waits for another queue's
    event does not run.
    """

    __reduce_ex__ = refuse_copies("rt.watchdog makes another one")

    def __init__(
        self,
        opening: Callable[[], Opening],
        port: Port,
        slow: float,
        timeout: float | None,
        on_slow: Callable[[SlowOperation], object] | None,
    ) -> None:
        self._opening = opening  # after a loss, the runtime has another
        self._port = port
        self._slow = _seconds("slow", slow)
        self._timeout = None if timeout is None else _seconds("timeout", timeout)
        if on_slow is not None and (not callable(on_slow) or iscoroutinefunction(on_slow)):
            raise InvalidArgumentError(f"on_slow={on_slow!r}: give a plain function of a SlowOperation")
        self._on_slow = on_slow
        self._interval = min(self._slow / _LOOKS, (self._timeout or self._slow) / _LOOKS, _MOST_SECONDS)
        self._is_open = False
        self._reported: dict[QueueEngine, int] = {}  # the tickets that are reported already

    async def __aenter__(self) -> Self:
        if self._is_open:
            raise InvalidStateError("this watchdog watches already: rt.watchdog() makes another one")
        self._is_open = True
        self._port.call_later(self._interval, self._look)
        return self

    def __repr__(self) -> str:
        timeout = "no timeout" if self._timeout is None else f"timeout after {self._timeout:g} s"
        return f"<Watchdog, slow after {self._slow:g} s, {timeout}, {'on' if self._is_open else 'off'}>"

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._is_open = False

    def _look(self) -> None:
        if not self._is_open:
            return
        self._port.call_later(self._interval, self._look)
        reported, self._reported = self._reported, {}
        for engine in self._opening().open_device.engines.copy():
            oldest = engine.oldest()
            if oldest is None or oldest.waits or oldest.running < min(self._slow, self._timeout or self._slow):
                continue
            self._reported[engine] = oldest.ticket
            tracer = engine.tracer
            explanation = None if tracer is None else tracer.explain(oldest.ticket)
            operation = SlowOperation(engine.queue, oldest.ticket, oldest.name, oldest.running, explanation)
            if oldest.running >= self._slow and reported.get(engine) != oldest.ticket:
                self._report(operation)
            if self._timeout is not None and oldest.running >= self._timeout:
                self._end(engine, operation)

    def _report(self, operation: SlowOperation) -> None:
        _log.warning("%s", operation)
        if self._on_slow is None:
            return
        try:
            self._on_slow(operation)
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException:  # noqa: BLE001  # the user's error, as in a callback of an event
            _log.exception("on_slow raised: %r", self._on_slow)

    def _end(self, engine: QueueEngine, operation: SlowOperation) -> None:
        engine.open_device.tallies.add(Tally.KERNEL_TIMEOUTS)
        error = KernelTimeoutError(f"{operation}: timeout={self._timeout}. The queue has failed: use another one")
        _log.error("%s", error)
        try:
            self._opening().abandon(engine, error)
        except Error:  # no thread can be started: the queue has failed, and its memory is kept until the runtime ends
            _log.exception("cannot close %r", engine)


def _seconds(name: str, value: object) -> float:
    if not isinstance(value, (int, float)) or isinstance(value, bool) or not value > 0:
        raise InvalidArgumentError(f"{name}={value!r}: give a number of seconds above 0")
    return float(value)
