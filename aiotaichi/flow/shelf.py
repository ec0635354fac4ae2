"""Memory of one kind that blocks borrow."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Generic, TypeAlias, TypeVar

import anyio.lowlevel

from ..errors import Error, InvalidStateError, OutOfMemoryError
from ..runtime import HostLoan, Lender, MemoryLoan
from .stock import Piece, Stock

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

    Attributes
    ----------
    stock
        As the parameter.
    returning
        The number of pieces whose block has ended, and that the device still uses.
    """

    def __init__(
        self, lender: Lender, stock: Stock[M], allocate: Callable[[int], M], lend: Callable[[M, Returned], L]
    ) -> None:
        self.stock = stock
        self.returning = 0
        self._lender = lender
        self._allocate = allocate
        self._lend = lend

    def check(self, call: str) -> None:
        """Raise an InvalidStateError unless memory can be borrowed, here and now."""
        self._lender.check(call, "the pool")
        if self.stock.is_closed:
            raise InvalidStateError("the pool is closed")

    @asynccontextmanager
    async def block(self, call: str, nbytes: int, view: Callable[[L], V]) -> AsyncIterator[V]:
        """Return a block with memory of its own. After the block and the last use, the memory comes back.

        Parameters
        ----------
        call
            The user's call, for messages.
        nbytes
            The size of the memory.
        view
            Makes the block's value of the loan.
        """
        loan = await self._borrow(call, nbytes)
        try:
            yield view(loan)
        finally:
            self.returning += 1
            loan.close()

    async def _borrow(self, call: str, nbytes: int) -> L:
        """Wait for a piece. If that is cancelled or fails, the piece is the next task's."""
        await anyio.lowlevel.checkpoint_if_cancelled()
        self.check(call)
        request = self.stock.ask(nbytes)
        try:
            if request.piece is None:
                await request.served.wait()
            else:
                await anyio.lowlevel.cancel_shielded_checkpoint()
            self.check(call)
            piece = request.piece
            assert piece is not None
            memory = piece.memory
            if memory is None:
                memory = piece.memory = self._allocated(nbytes)
            return self._lend(memory, partial(self._returned, piece))
        except BaseException:
            self.stock.withdraw(request)
            raise

    def _allocated(self, nbytes: int) -> M:
        """Allocate memory. If the device has none left, free what is idle, and try once more."""
        try:
            return self._allocate(nbytes)
        except OutOfMemoryError:
            if not self.stock.free_idle():
                raise
        return self._allocate(nbytes)

    def _returned(self, piece: Piece[M], error: Error | None) -> None:
        """Take a piece back. If there is an error, the device may still use its memory."""
        self.returning -= 1
        if error is None:
            self.stock.give_back(piece)
        else:
            self.stock.discard(piece)
