"""Several queues of a runtime, which blocks share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, AsyncExitStack, contextmanager
from types import TracebackType
from typing import TYPE_CHECKING, Generic, Self, SupportsIndex, TypeVar

from ..core.no_copies import refuse_copies
from ..errors import InvalidStateError
from ..kept_errors import again

if TYPE_CHECKING:
    from ..runtime.queue import Queue  # the public type: what a queue is here has its attributes only

__all__ = ["Load", "Queues"]

T = TypeVar("T")


class Load(Generic[T]):
    """How many blocks use each of several things, each with a queue, which ``queue_of`` returns."""

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


class Queues:
    """Several queues of a runtime, which blocks share. Made by :meth:`Runtime.queues`. A sequence of queues.

    Use the queues as ``async with rt.queues(4) as queues``, or call :meth:`aclose`, to close them before the runtime.
    """

    __reduce_ex__ = refuse_copies("rt.queues makes others")

    def __init__(self, queues: Sequence[Queue]) -> None:
        self._queues = tuple(queues)
        self._load: Load[Queue] = Load(lambda queue: queue)
        self._is_closed = False

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not GeneratorExit:  # a coroutine that is dropped cannot wait: the runtime closes the queues
            await self.aclose()

    def __len__(self) -> int:
        return len(self._queues)

    def __iter__(self) -> Iterator[Queue]:
        return iter(self._queues)

    def __getitem__(self, index: SupportsIndex) -> Queue:
        return self._queues[index]

    def least_busy(self) -> AbstractContextManager[Queue]:
        """Lend the queue that the fewest blocks use, and of these the one with the fewest operations in flight.

        Operations of one block are in order. A queue that has failed is not lent.

        Raises
        ------
        InvalidStateError
            The queues are closed.
        Error
            On entry: all queues have failed. It is the error of the first.

        Examples
        --------
        >>> with queues.least_busy() as queue:
        ...     queue.write(x, image)
        ...     queue.launch(blur, x)
        ...     image = await queue.read(x)
        """
        if self._is_closed:
            raise InvalidStateError("the queues are closed")
        return self._load.least_busy(self._queues)

    async def aclose(self) -> None:
        """Wait until every queue is idle, and close them. Idempotent. Raises as :meth:`Queue.aclose`.

        Examples
        --------
        >>> queues = rt.queues(4)
        >>> await queues.aclose()
        """
        self._is_closed = True
        async with AsyncExitStack() as stack:  # an error or a cancellation of one does not leave the others open
            for queue in reversed(self._queues):
                stack.push_async_callback(queue.aclose)

    def __repr__(self) -> str:
        return f"<Queues {list(self._queues)}>"
