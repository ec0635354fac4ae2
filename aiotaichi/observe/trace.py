"""A timeline of tasks, queues and devices, for Perfetto: ``async with at.trace(rt, "out.pftrace")``."""

from __future__ import annotations

import logging
import math
import os
import threading
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from types import TracebackType
from typing import Any, Self

import anyio

from .. import Event, Runtime
from ..core.explanation import Explanation
from ..core.no_copies import refuse_copies
from ..core.trace_ring import TraceRing
from ..counted import counted
from ..errors import Error, InvalidArgumentError, InvalidStateError, ResourceExhaustedError, wrong_argument
from ..hal import DeviceHal
from ..queue.event import place_of
from ..queue.tracer import Tracer
from ..queue.worker import in_background, in_thread
from ..runtime.runtime import open_device_of, opening_of
from .perfetto_process import check_perfetto, write_in_process
from .trace_tables import tables_of
from .trace_watch import TraceWatch
from .trace_window import TraceWindow, window_of

__all__ = ["Trace", "trace"]

_log = logging.getLogger(__name__)


def trace(
    runtimes: Runtime | Iterable[Runtime],
    path: str | os.PathLike[str] | None = None,
    *,
    seconds: float | None = None,
    max_bytes: int = 64 * 2**20,
    dump_on_slow: float | None = None,
    max_dumps: int = 10,
) -> Trace:
    """Return a block that records what tasks, queues and devices do. Look at the file in https://ui.perfetto.dev.

    The trace knows each operation that the block enqueues: the task and the line of source that enqueued it, when it
    was submitted, when the device began and ended it, when the loop noticed, and when the task went on. It also knows
    the turns of the event loop that take more than 0.2 ms.

    Parameters
    ----------
    runtimes
        A runtime, or several of them: their queues are on one timeline.
    path
        The file that is written when the block ends. None writes none: :meth:`Trace.save` does.
    seconds
        A file has the last ``seconds`` only. None: all that is recorded.
    max_bytes
        The most bytes of records. The oldest are dropped: see :attr:`Trace.dropped`. An operation takes some 50.
    dump_on_slow
        Write a file whenever an operation, from its call to its notification, or a turn of the loop takes so many
        seconds: ``out.slow-1.pftrace`` beside ``out.pftrace``. For services: give ``seconds``, too.
    max_dumps
        The most files of this kind.

    Raises
    ------
    InvalidArgumentError
        An argument is not valid; or ``dump_on_slow`` has no ``path`` beside which to write.
    ImportError
        A file is to be written, and the package perfetto is missing: ``pip install '.[trace]'`` in the checkout.

    Examples
    --------
    >>> async with at.trace(rt, "out.pftrace"):
    ...     await queue.launch(blur, frame)
    """
    return Trace(runtimes, path, seconds, max_bytes, dump_on_slow, max_dumps)


class Trace:
    """A block that is recorded. :func:`aiotaichi.trace` makes it."""

    __reduce_ex__ = refuse_copies("at.trace makes another one")

    def __init__(
        self,
        runtimes: Runtime | Iterable[Runtime],
        path: str | os.PathLike[str] | None,
        seconds: float | None,
        max_bytes: int,
        dump_on_slow: float | None,
        max_dumps: int,
    ) -> None:
        self._runtimes = _checked_runtimes(runtimes)
        self._path = None if path is None else Path(os.fspath(path))
        self._last = math.inf if seconds is None else _above_0("seconds", seconds)
        slow = None if dump_on_slow is None else _above_0("dump_on_slow", dump_on_slow)
        if slow is not None and self._path is None:
            raise InvalidArgumentError("dump_on_slow needs a path: the files are written beside it")
        self._max_dumps = int(_above_0("max_dumps", max_dumps))
        if self._path is not None:
            check_perfetto()
        self._ring = TraceRing(int(_above_0("max_bytes", max_bytes)))
        self._tracer = Tracer(self._ring, slow, self._on_slow)
        self._began = 0.0
        self._watch: TraceWatch | None = None
        self._has_ended = False
        self._dumps = 0
        self._dumping = threading.Lock()  # while a file of something slow is written

    @property
    def dropped(self) -> int:
        """How many records were dropped, because there were more than ``max_bytes``.

        The operations of a queue within some 50 ms are one record, or a few.
        """
        return self._ring.dropped

    def explain(self, event: Event[Any]) -> Explanation:
        """Return where the time of an operation went, also of one that is not done. Its text is one line.

        Raises
        ------
        InvalidStateError
            The trace has not recorded the operation, or has it no longer.

        Examples
        --------
        >>> print(trace.explain(event))
        kernel blur (13 of queue 'left'): 41 of 50 ms behind 12 operations of queue 'left', 8.2 ms on the device
        """
        if not isinstance(event, Event):
            raise wrong_argument(event, f"explain takes an event, not {type(event).__name__}")
        engine, ticket = place_of(event)
        found = next((each for each in self._tracer.queues if each is engine.traced), None)
        explanation = None if found is None else found.explain(ticket)
        if explanation is None:
            raise InvalidStateError(f"the trace has no record of {event!r}: it was enqueued outside, or was dropped")
        return explanation

    async def window(self, seconds: float = 1.0) -> TraceWindow:
        """Return what happened in the last ``seconds``, to draw it while the trace goes on.

        Raises
        ------
        InvalidArgumentError
            ``seconds`` is no number above 0.
        InvalidStateError
            The trace was not entered.

        Examples
        --------
        >>> window = await trace.window(0.5)
        >>> max(late for _, late in window.lateness)
        0.0004
        >>> window.operations["queue 0"][-1].name
        'kernel blur'
        """
        seconds = _above_0("seconds", seconds)
        if self._watch is None:
            raise InvalidStateError("the trace has recorded nothing: use it as 'async with at.trace(...) as trace'")
        now = perf_counter()
        return await in_thread(partial(window_of, self._tracer, max(self._began, now - seconds), now))

    async def save(self, path: str | os.PathLike[str]) -> None:
        """Write what is recorded so far, also while the trace goes on. A process of its own does the work.

        Raises
        ------
        ImportError
            The package perfetto is missing: ``pip install '.[trace]'`` in the checkout.
        NotSupportedError
            The program is frozen: there is no Python to start.
        OSError
            The file cannot be written.

        Examples
        --------
        >>> async with at.trace(rt) as trace:
        ...     await queue.launch(saxpy, 2.0, x, y)
        ...     await trace.save("out.pftrace")
        """
        check_perfetto()
        await in_thread(partial(self._write, Path(os.fspath(path))))

    async def __aenter__(self) -> Self:
        if self._watch is not None:
            raise InvalidStateError("this trace was entered before: at.trace makes another one")
        devices = [open_device_of(runtime).device for runtime in self._runtimes]
        watch = self._watch = TraceWatch(self._tracer, self._runtimes)
        await in_thread(partial(self._prepare, devices))
        self._began = perf_counter()
        try:
            for runtime in self._runtimes:
                opening_of(runtime).trace(self._tracer)
        except BaseException:
            self._end()
            raise
        watch.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        assert self._watch is not None
        self._end()
        with anyio.CancelScope(shield=True):
            await in_thread(self._finish)
            if self._path is not None:
                await self.save(self._path)

    def __repr__(self) -> str:
        if self._watch is None:
            return f"<Trace of {self._runtimes}, not begun>"
        state = "ended" if self._has_ended else "recording"
        found = f"{counted(len(self._tracer.queues), 'queue')}, {self._ring.nbytes} bytes, {self.dropped} dropped"
        return f"<Trace of {self._runtimes}, {state}: {found}>"

    # -- private ----------------------------------------------------------------------------------------------

    def _prepare(self, devices: Sequence[DeviceHal]) -> None:
        """*Blocking.* Load native code, and read the clocks. Fix where the files are.

        The program may change its folder meanwhile.
        """
        assert self._watch is not None
        self._tracer.prepare()
        self._watch.read_clocks(devices)
        self._path = None if self._path is None else self._path.absolute()

    def _end(self) -> None:
        """Record no longer. In the loop of the block."""
        self._has_ended = True
        for runtime in self._runtimes:
            opening_of(runtime).end_trace(self._tracer)
        self._tracer.close()

    def _finish(self) -> None:
        """*Blocking.* Report what is still found to be slow, and wait until its file is written."""
        assert self._watch is not None
        self._watch.stop()
        self._tracer.pack()
        self._tracer.count_times()  # for the statistics
        with self._dumping:
            pass

    def _write(self, path: Path) -> None:
        """*Blocking.* Write the last seconds of the records."""
        self._tracer.pack()
        now = perf_counter()
        since = max(self._began, now - self._last)
        records = [*self._ring.records(since), *self._tracer.gathered()]
        write_in_process(path, tables_of(self._tracer, since, now, self._ring.dropped), records)

    def _on_slow(self, what: Callable[[], object]) -> None:
        """Write a file in the background, unless one is being written, or there are enough."""
        if self._dumps >= self._max_dumps or not self._dumping.acquire(blocking=False):
            return
        self._dumps += 1
        try:
            in_background(partial(self._dump, self._dumps, what))
        except ResourceExhaustedError:
            self._dumping.release()
            raise

    def _dump(self, number: int, what: Callable[[], object]) -> None:
        assert self._path is not None
        path = self._path.with_suffix(f".slow-{number}{self._path.suffix}")
        try:
            self._write(path)
        except (Error, OSError):
            _log.exception("slow: %s; %s was not written", what(), path)
        else:
            _log.warning("slow: %s; %s has the seconds before", what(), path)
        finally:
            self._dumping.release()


def _checked_runtimes(runtimes: Runtime | Iterable[Runtime]) -> Sequence[Runtime]:
    several = [runtimes] if isinstance(runtimes, Runtime) else runtimes
    found = list(several) if isinstance(several, Iterable) else []
    if not found or not all(isinstance(each, Runtime) for each in found):
        raise InvalidArgumentError(f"trace takes a runtime, or several in a sequence, not {runtimes!r}")
    return list(dict.fromkeys(found))


def _above_0(name: str, value: object) -> float:
    if not isinstance(value, (int, float)) or isinstance(value, bool) or not value > 0:
        raise InvalidArgumentError(f"{name}={value!r}: give a number above 0")
    return value
