"""The closing of queues: wait until they are idle, within a time limit, and raise their errors."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager
from itertools import chain
from numbers import Real

import anyio

from ..core.tallies import Tallies, Tally
from ..errors import Error, InvalidArgumentError, InvalidStateError
from ..kept_errors import again, deferred
from .engine import QueueEngine
from .event_details import Failure

__all__ = ["abandon", "raise_errors", "refuse_and_settle", "settle", "time_limit"]


async def settle(engines: Collection[QueueEngine]) -> Mapping[QueueEngine, Sequence[Failure]]:
    """Wait until every queue is idle. Return the failures that were not retrieved, by engine."""
    with ExitStack() as keeping:
        for engine in engines:
            keeping.enter_context(engine.failures.keeping())
        for engine in engines:
            await engine.settle()
        return {engine: engine.failures.unobserved() for engine in engines}


async def refuse_and_settle(engines: Collection[QueueEngine]) -> Mapping[QueueEngine, Sequence[Failure]]:
    """Refuse further calls, then settle. If that is cancelled, abandon the queues."""
    for engine in engines:
        engine.refuse(InvalidStateError(f"{engine!r} is closed"))
    try:
        return await settle(engines)
    except BaseException:
        abandon(engines)
        raise


def abandon(engines: Collection[QueueEngine]) -> None:
    """Stop each queue after the operation that runs now, and fail the others."""
    for engine in engines:
        engine.abandon(InvalidStateError(f"{engine!r} was closed before the operation completed"))


@asynccontextmanager
async def time_limit(
    seconds: float | None, engines: Collection[QueueEngine], tallies: Tallies
) -> AsyncIterator[None]:
    """Cancel the closing of ``engines`` after ``seconds``, and raise a TimeoutError, which counts. None: never."""
    if seconds is None:
        yield
        return
    if not isinstance(seconds, Real) or isinstance(seconds, bool) or not seconds >= 0:
        raise InvalidArgumentError(f"timeout={seconds!r}: it must be None, or a number of seconds from 0")
    busy = {engine: engine.timeline.in_flight for engine in engines}
    with anyio.move_on_after(float(seconds)) as scope:
        yield
    if scope.cancelled_caught:
        tallies.add(Tally.CLOSE_TIMEOUTS)
        names = ", ".join(f"{each!r} ({count} in flight)" for each, count in busy.items() if count) or "the device"
        raise TimeoutError(f"not closed within {seconds} seconds, and left to end in the background: {names}")


def raise_errors(failures: Mapping[QueueEngine, Sequence[Failure]]) -> None:
    """Raise the first error of the queues, with the others as notes.

    The error of a queue is the error that failed it, else the first of ``failures`` that was not retrieved.
    """
    errors = []
    for engine, unobserved in failures.items():
        try:
            engine.failures.raise_errors(unobserved)
        except Error as error:
            errors.append(deferred(error))
    if errors:
        notes = ((f"and, on another queue: {each}", *getattr(each, "__notes__", ())) for each in errors[1:])
        raise again(errors[0], chain.from_iterable(notes))
