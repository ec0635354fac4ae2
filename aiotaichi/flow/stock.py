"""What a pool has, and who waits for it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
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
    """A task that asks for a piece.

    Attributes
    ----------
    nbytes
        The bytes that it needs.
    piece
        Its piece, as soon as it has one.
    served
        Set when it has a piece, or when the stock is closed.
    """

    __slots__ = ("nbytes", "piece", "served")

    def __init__(self, nbytes: int) -> None:
        self.nbytes = nbytes
        self.piece: Piece[T] | None = None
        self.served = anyio.Event()


class Stock(Generic[T]):
    """Pieces of memory, at most ``max_bytes`` together, and the requests for them. First come, first served.

    An idle piece serves a request that needs at least four fifths of its bytes, the smallest such piece first. Else
    the request gets room for a new piece. Idle pieces make room, those first that were not used for longest.

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

    def ask(self, nbytes: int) -> Request[T]:
        """Return a request for a piece. It is served now if there is room, and nobody waits."""
        request: Request[T] = Request(nbytes)
        self.waiting.append(request)
        self._serve()
        return request

    def withdraw(self, request: Request[T]) -> None:
        """End a request whose task does not go on: a piece that has come meanwhile is the next one's."""
        if request.piece is not None:
            self.give_back(request.piece)
        elif request in self.waiting:
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
            piece = self._find(request.nbytes) or self._make_room(request.nbytes)
            if piece is None:
                return
            self.taken += 1
            self.taken_bytes += piece.nbytes
            request.piece = piece
            self.waiting.popleft().served.set()

    def _find(self, nbytes: int) -> Piece[T] | None:
        """Take the smallest idle piece that fits."""
        fitting = [piece for piece in self.idle if nbytes <= piece.nbytes <= nbytes + nbytes // 4]
        if not fitting:
            return None
        piece = min(reversed(fitting), key=lambda piece: piece.nbytes)  # of equal ones the last used: it is warm
        self.idle.remove(piece)
        return piece

    def _make_room(self, nbytes: int) -> Piece[T] | None:
        """Free idle pieces until a new one fits. Return None, and free nothing, if the taken ones leave no room."""
        room = self.max_bytes - self.taken_bytes - nbytes
        if room < 0:
            return None
        idle_bytes = self.idle_bytes
        while idle_bytes > room:
            piece = self.idle.pop(0)
            idle_bytes -= piece.nbytes
            self._release(piece)
        return Piece(None, nbytes)

    def _forget(self, piece: Piece[T]) -> None:
        self.taken -= 1
        self.taken_bytes -= piece.nbytes
        self._serve()

    def _release(self, piece: Piece[T]) -> None:
        memory, piece.memory = piece.memory, None
        if memory is not None:
            self._free(memory)
