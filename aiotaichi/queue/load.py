"""Who uses what: things that many blocks share, the least used first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Generic, TypeVar

from ..last_error import again

if TYPE_CHECKING:
    from ..runtime.queue import Queue  # the public type

__all__ = ["Load"]

T = TypeVar("T")


class Load(Generic[T]):
    """How many blocks use each of several things, each with a queue.

    Parameters
    ----------
    queue_of
        Returns the queue of a thing.
    """

    def __init__(self, queue_of: Callable[[T], Queue]) -> None:
        self._queue_of = queue_of
        self._blocks: Counter[T] = Counter()

    @contextmanager
    def least_busy(self, things: Sequence[T]) -> Iterator[T]:
        """Lend the thing that the fewest blocks use, and of these the one with the fewest operations in flight.

        A thing whose queue has failed is not lent. If all have failed, the error of the first is raised.
        """
        usable = [thing for thing in things if self._queue_of(thing).failure is None]
        if not usable:
            failure = self._queue_of(things[0]).failure
            assert failure is not None
            raise again(failure)
        thing = min(usable, key=lambda thing: (self._blocks[thing], self._queue_of(thing).in_flight))
        self._blocks[thing] += 1
        try:
            yield thing
        finally:
            self._blocks[thing] -= 1
