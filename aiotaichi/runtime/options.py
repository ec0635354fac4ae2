"""Options of queues and runtimes: defaults, and checks of those that are passed on by keyword."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any

from ..errors import InvalidArgumentError

__all__ = ["MAX_IN_FLIGHT", "Overflow", "check_options"]

MAX_IN_FLIGHT = 1024
"""The number of operations from which a queue is full, unless the program gives another number."""


class Overflow(Enum):
    """What happens if a queue is full: see :meth:`Runtime.create_queue`."""

    WAIT = "wait"
    """Slots wait, and other calls enqueue."""
    RAISE = "raise"
    """Slots, and calls that enqueue while no slot is taken, raise a :class:`~aiotaichi.errors.QueueFullError`."""


def check_options(call: str, options: Mapping[str, Any], known: type[Mapping[str, Any]]) -> None:
    """Raise an InvalidArgumentError if ``known``, a TypedDict, lacks one of ``options``. It lists the known ones.

    ``call`` is what the user has called, as errors name it.
    """
    for name in options:
        if name not in known.__annotations__:
            raise InvalidArgumentError(f"{call} has no option {name!r}; it has {', '.join(known.__annotations__)}")
