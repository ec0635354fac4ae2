"""A request that is not in a batch yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..queue.ports import TaskWaiter

if TYPE_CHECKING:
    from .batch_rows import BatchRows  # the batch of a request

__all__ = ["BatchLease", "Request"]


class BatchLease:
    """Says which batch a block has a part of: None until the result is there."""

    rows: BatchRows | None = None


@dataclass(slots=True, eq=False)
class Request:
    """A request, which may stand in line.

    Attributes
    ----------
    waiter
        The waiter that the caller parks on.
    asked, deadline
        When the caller came, and by when it needs the result: seconds of :func:`time.perf_counter`.
    lease
        The lease of the result; None if the caller gets a copy.
    rows
        The batch that the request was written into.
    """

    items: Sequence[Any]
    waiter: TaskWaiter
    asked: float
    deadline: float
    lease: BatchLease | None
    rows: BatchRows | None = None
