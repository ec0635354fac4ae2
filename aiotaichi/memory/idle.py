"""Pieces of memory that nothing uses."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections import deque
from dataclasses import dataclass
from itertools import count
from typing import Generic, TypeVar

__all__ = ["Idle", "Piece"]

T = TypeVar("T")


@dataclass(eq=False, slots=True)
class Piece(Generic[T]):
    """A piece of memory.

    Attributes
    ----------
    memory
        The memory; None before it is allocated, and after it is freed.
    nbytes
        Its size in bytes.
    last_use
        A number that grows with each use of a piece.
    """

    memory: T | None
    nbytes: int
    last_use: int = 0


class Idle(Generic[T]):
    """Pieces that nothing uses, by size and by their last use.

    Attributes
    ----------
    nbytes
        The bytes of all pieces.
    """

    def __init__(self) -> None:
        self.nbytes = self._count = 0
        self._sizes: list[int] = []  # sorted
        self._pieces: dict[int, deque[Piece[T]]] = {}  # of each size, in the order of their last use
        self._uses = count()

    def __len__(self) -> int:
        return self._count

    def add(self, piece: Piece[T]) -> None:
        """Add a piece, which was used until now."""
        piece.last_use = next(self._uses)
        if piece.nbytes not in self._pieces:
            insort(self._sizes, piece.nbytes)
            self._pieces[piece.nbytes] = deque()
        self._pieces[piece.nbytes].append(piece)
        self.nbytes += piece.nbytes
        self._count += 1

    def take(self, nbytes: int) -> Piece[T] | None:
        """Take the smallest piece that has ``nbytes``, and at most a quarter more. None if there is none.

        Of pieces of one size, it is the last used: its memory is warm.
        """
        position = bisect_left(self._sizes, nbytes)
        if position == len(self._sizes) or self._sizes[position] > nbytes + nbytes // 4:
            return None
        piece = self._pieces[self._sizes[position]].pop()
        self._remove(piece)
        return piece

    def take_oldest(self) -> Piece[T]:
        """Take the piece that was not used for longest."""
        oldest = min(self._pieces.values(), key=lambda pieces: pieces[0].last_use)
        piece = oldest.popleft()
        self._remove(piece)
        return piece

    def _remove(self, piece: Piece[T]) -> None:
        self.nbytes -= piece.nbytes
        self._count -= 1
        if not self._pieces[piece.nbytes]:
            del self._pieces[piece.nbytes]
            del self._sizes[bisect_left(self._sizes, piece.nbytes)]
