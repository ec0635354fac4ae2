"""Memory of one kind that blocks borrow."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Generic, TypeAlias, TypeVar

import anyio.lowlevel

from ..errors import Error, InvalidStateError, OutOfMemoryError
from .idle import Piece
from .lender import Lender
from .loan import HostLoan, MemoryLoan
from .stock import Stock

__all__ = ["Shelf"]

M = TypeVar("M")
L = TypeVar("L", bound=MemoryLoan | HostLoan)
V = TypeVar("V")

Returned: TypeAlias = Callable[[Error | None], object]


class Shelf(Generic[M, L]):
    """Memory of one kind that blocks borrow. A stock decides who gets what; the shelf waits, allocates and lends.

    Parameters
    ----------
    lender
        Knows the runtime and the event loop.
    stock
        The memory.
    allocate
        Allocates so many bytes.
    lend
        Lends memory, as :meth:`.Lender.lend`.
    free_idle
        Frees what the pool has idle, of every kind: a runtime's limit is one for all. Returns whether there was any.

    Attributes
    ----------
    stock
        As the parameter.
    """

    def __init__(
        self,
        lender: Lender,
        stock: Stock[M],
        allocate: Callable[[int], M],
        lend: Callable[[M, Returned], L],
        free_idle: Callable[[], bool],
    ) -> None:
        self.stock = stock
        self._returning: set[Piece[M]] = set()
        self._lender = lender
        self._allocate = allocate
        self._lend = lend
        self._free_idle = free_idle

    @property
    def returning(self) -> int:
        """The number of pieces whose block has ended, and that the device still uses."""
        return len(self._returning)

    def check(self, call: str) -> None:
        """Raise an InvalidStateError unless memory can be borrowed, here and now."""
        self._lender.check(call, "the pool")
        if self.stock.is_closed:
            raise InvalidStateError("the pool is closed")

    @asynccontextmanager
    async def block(self, call: str, sizes: Sequence[int], view: Callable[[Sequence[L]], V]) -> AsyncIterator[V]:
        """Return a block with memory of its own. After the block and the last use, the memory comes back.

        Parameters
        ----------
        call
            The user's call, for messages.
        sizes
            The sizes in bytes of the pieces, which the block gets at once.
        view
            Makes the block's value of the loans.
        """
        borrowed = await self._borrow(call, sizes)
        lent: list[tuple[Piece[M], L]] = []
        try:
            for piece, memory in borrowed:
                lent.append((piece, self._lend(memory, partial(self._returned, piece))))
            yield view([loan for _, loan in lent])
        finally:
            for piece, loan in lent:
                if not loan.has_ended:  # else the memory was lost with its device
                    self._returning.add(piece)
                loan.close()
            for piece, _ in borrowed[len(lent) :]:  # another thread has closed the runtime meanwhile
                self.stock.discard(piece)

    async def _borrow(self, call: str, sizes: Sequence[int]) -> Sequence[tuple[Piece[M], M]]:
        """Wait for pieces. If that is cancelled or fails, they are the next task's."""
        await anyio.lowlevel.checkpoint_if_cancelled()
        self.check(call)
        request = self.stock.ask(sizes)
        try:
            if request.pieces:
                await anyio.lowlevel.cancel_shielded_checkpoint()
            else:
                await request.served.wait()
            self.check(call)
            return [(piece, self._memory(piece)) for piece in request.pieces]
        except BaseException:
            self.stock.withdraw(request)
            raise

    def _memory(self, piece: Piece[M]) -> M:
        """Return the memory of a piece. If none is left, free what is idle, and try once more."""
        if piece.memory is not None:
            return piece.memory
        try:
            memory = self._allocate(piece.nbytes)
        except OutOfMemoryError:
            if not self._free_idle():
                raise
            memory = self._allocate(piece.nbytes)
        piece.memory = memory
        return memory

    def _returned(self, piece: Piece[M], error: Error | None) -> None:
        """Take a piece back. If there is an error, the device may still use its memory."""
        self._returning.discard(piece)
        if error is None:
            self.stock.give_back(piece)
        else:
            self.stock.discard(piece)
