"""What a pool has, and who waits for it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

import anyio

from .idle import Idle, Piece

__all__ = ["Request", "Stock"]

T = TypeVar("T")


class Request(Generic[T]):
    """A task that asks for pieces. It gets all at once: tasks that hold some and wait for more could wait for ever.

    Attributes
    ----------
    sizes
        The bytes that it needs in each piece.
    pieces
        Its pieces, as soon as it has them.
    served
        Set when it has its pieces, or when the stock is closed.
    """

    __slots__ = ("pieces", "served", "sizes")

    def __init__(self, sizes: Sequence[int]) -> None:
        self.sizes = sizes
        self.pieces: list[Piece[T]] = []
        self.served = anyio.Event()


class Stock(Generic[T]):
    """Pieces of memory, at most ``max_bytes`` together, and the requests for them. First come, first served.

    A request gets idle pieces that have at most a quarter more bytes than it needs, the smallest such pieces. Else it
    gets room for new pieces. Idle pieces make room, those first that were not used for longest.

    Parameters
    ----------
    max_bytes
        The most bytes that idle and taken pieces have together.
    free
        Frees the memory of a piece.

    Attributes
    ----------
    taken, taken_bytes
        The number of pieces that are not idle, and their bytes.
    idle
        The pieces that nothing uses.
    waiting
        The requests that have no piece yet, in their order.
    is_closed
        Whether pieces that come back are freed.
    is_paused
        Whether nobody is served.
    """

    def __init__(self, max_bytes: int, free: Callable[[T], object]) -> None:
        self.max_bytes = max_bytes
        self._free = free
        self.taken = self.taken_bytes = 0
        self.idle: Idle[T] = Idle()
        self.waiting: deque[Request[T]] = deque()
        self.is_closed = self.is_paused = False

    def ask(self, sizes: Sequence[int]) -> Request[T]:
        """Return a request for pieces. It is served now if there is room, and nobody waits."""
        request: Request[T] = Request(sizes)
        self.waiting.append(request)
        self._serve()
        return request

    def withdraw(self, request: Request[T]) -> None:
        """End a request whose task does not go on: pieces that have come meanwhile are the next one's."""
        for piece in request.pieces:
            self.give_back(piece)
        if request in self.waiting:
            self.waiting.remove(request)
            self._serve()

    def give_back(self, piece: Piece[T]) -> None:
        """Make a taken piece idle: nothing uses its memory any longer."""
        if self.is_closed:
            self.discard(piece)
            return
        if piece.memory is not None:
            self.idle.add(piece)
        self._forget(piece)

    def discard(self, piece: Piece[T]) -> None:
        """Free a taken piece: the device may still use its memory, so nobody gets it again."""
        self._release(piece)
        self._forget(piece)

    def free_idle(self) -> bool:
        """Free the memory of all idle pieces. Return whether there were any."""
        had_some = bool(self.idle)
        while self.idle:
            self._release(self.idle.take_oldest())
        return had_some

    def pause(self) -> None:
        """Serve nobody until :meth:`resume`: requests wait."""
        self.is_paused = True

    def resume(self) -> None:
        """Free what is idle, and serve those that wait."""
        self.is_paused = False
        self.free_idle()
        self._serve()

    def close(self) -> None:
        """Free what is idle, and end the requests that wait: they get no piece. Taken pieces are freed later."""
        self.is_closed = True
        self.free_idle()
        waiting, self.waiting = self.waiting, deque()
        for request in waiting:
            request.served.set()

    def _serve(self) -> None:
        while self.waiting and not self.is_paused:
            request = self.waiting[0]  # and no other: a large one must not wait for ever
            if self.taken_bytes + sum(request.sizes) > self.max_bytes:
                return
            request.pieces = self._take(request.sizes)
            self.taken += len(request.pieces)
            self.taken_bytes += sum(piece.nbytes for piece in request.pieces)
            self.waiting.popleft().served.set()

    def _take(self, sizes: Sequence[int]) -> list[Piece[T]]:
        """Take idle pieces that fit, and room for the others. There is room if all are new."""
        pieces = [self.idle.take(nbytes) or Piece[T](None, nbytes) for nbytes in sizes]
        if self.taken_bytes + sum(piece.nbytes for piece in pieces) > self.max_bytes:
            for piece in pieces:  # some are larger than needed
                if piece.memory is not None:
                    self.idle.add(piece)
            pieces = [Piece[T](None, nbytes) for nbytes in sizes]
        room = self.max_bytes - self.taken_bytes - sum(piece.nbytes for piece in pieces)
        while self.idle.nbytes > room:
            self._release(self.idle.take_oldest())
        return pieces

    def _forget(self, piece: Piece[T]) -> None:
        self.taken -= 1
        self.taken_bytes -= piece.nbytes
        self._serve()

    def _release(self, piece: Piece[T]) -> None:
        memory, piece.memory = piece.memory, None
        if memory is not None:
            self._free(memory)
