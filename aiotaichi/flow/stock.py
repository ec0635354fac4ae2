"""What a pool has, and who waits for it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

import anyio

__all__ = ["Piece", "Request", "Stock"]

T = TypeVar("T")


@dataclass(eq=False, slots=True)
class Piece(Generic[T]):
    """A piece of memory.

    Attributes
    ----------
    memory
        The memory; None before it is allocated.
    nbytes
        Its size in bytes.
    """

    memory: T | None
    nbytes: int


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
        The pieces that nothing uses, in the order of their last use.
    waiting
        The requests that have no piece yet, in their order.
    is_closed
        Whether pieces that come back are freed.
    """

    def __init__(self, max_bytes: int, free: Callable[[T], object]) -> None:
        self.max_bytes = max_bytes
        self._free = free
        self.taken = self.taken_bytes = 0
        self.idle: list[Piece[T]] = []
        self.waiting: deque[Request[T]] = deque()
        self.is_closed = False

    @property
    def idle_bytes(self) -> int:
        """The bytes of the idle pieces."""
        return sum(piece.nbytes for piece in self.idle)

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
            self.idle.append(piece)
        self._forget(piece)

    def discard(self, piece: Piece[T]) -> None:
        """Free a taken piece: the device may still use its memory, so nobody gets it again."""
        self._release(piece)
        self._forget(piece)

    def free_idle(self) -> bool:
        """Free the memory of all idle pieces. Return whether there were any."""
        pieces, self.idle = self.idle, []
        for piece in pieces:
            self._release(piece)
        return bool(pieces)

    def close(self) -> None:
        """Free what is idle, and end the requests that wait: they get no piece. Taken pieces are freed later."""
        self.is_closed = True
        self.free_idle()
        waiting, self.waiting = self.waiting, deque()
        for request in waiting:
            request.served.set()

    def _serve(self) -> None:
        while self.waiting:
            request = self.waiting[0]  # and no other: a large one must not wait for ever
            if self.taken_bytes + sum(request.sizes) > self.max_bytes:
                return
            request.pieces = self._take(request.sizes)
            self.taken += len(request.pieces)
            self.taken_bytes += sum(piece.nbytes for piece in request.pieces)
            self.waiting.popleft().served.set()

    def _take(self, sizes: Sequence[int]) -> list[Piece[T]]:
        """Take idle pieces that fit, and room for the others. There is room if all are new."""
        pieces = [self._find(nbytes) or Piece[T](None, nbytes) for nbytes in sizes]
        if self.taken_bytes + sum(piece.nbytes for piece in pieces) > self.max_bytes:
            self.idle += [piece for piece in pieces if piece.memory is not None]  # they are larger than needed
            pieces = [Piece[T](None, nbytes) for nbytes in sizes]
        room = self.max_bytes - self.taken_bytes - sum(piece.nbytes for piece in pieces)
        idle_bytes = self.idle_bytes
        while idle_bytes > room:
            piece = self.idle.pop(0)
            idle_bytes -= piece.nbytes
            self._release(piece)
        return pieces

    def _find(self, nbytes: int) -> Piece[T] | None:
        """Take the smallest idle piece that fits."""
        fitting = [piece for piece in self.idle if nbytes <= piece.nbytes <= nbytes + nbytes // 4]
        if not fitting:
            return None
        piece = min(reversed(fitting), key=lambda piece: piece.nbytes)  # of equal ones the last used: it is warm
        self.idle.remove(piece)
        return piece

    def _forget(self, piece: Piece[T]) -> None:
        self.taken -= 1
        self.taken_bytes -= piece.nbytes
        self._serve()

    def _release(self, piece: Piece[T]) -> None:
        memory, piece.memory = piece.memory, None
        if memory is not None:
            self._free(memory)
