"""A request, from its call until its caller goes on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..queue.ports import TaskWaiter
from .batch_rows import BatchRows

__all__ = ["Request"]


@dataclass(slots=True, eq=False)
class Request:
    """A request, which may stand in line.

    Attributes
    ----------
    waiter
        The waiter that the caller parks on.
    asked, deadline
        When the caller came, and by when it needs the result: seconds of :func:`time.perf_counter`.
    is_lease
        Whether the caller gets a part of the batch's memory, and no copy.
    rows
        The batch that the request was written into.
    is_lent
        Whether the caller has that part of the memory.
    """

    items: Sequence[Any]
    waiter: TaskWaiter
    asked: float
    deadline: float
    is_lease: bool
    rows: BatchRows | None = None
    is_lent: bool = False

    def put(self, rows: BatchRows) -> None:
        """Write the request into the next row of a batch."""
        self.rows = rows
        rows.add(self.items, self.waiter, self.asked, self.deadline, self._lend if self.is_lease else None)

    def _lend(self) -> None:
        self.is_lent = True
