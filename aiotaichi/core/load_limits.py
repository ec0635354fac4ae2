"""The limits of loading modules."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

from ..errors import InvalidArgumentError

__all__ = ["LoadLimits"]

_MOST_PROCESSES = 4


def _processes() -> int:
    # At least two: on a machine with one processor, a slow module must not block another module.
    return max(2, min(_MOST_PROCESSES, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 2))


@dataclass(frozen=True, slots=True)
class LoadLimits:
    """The resources that loading modules may use: ``Runtime("cpu", load_limits=LoadLimits(seconds=30))``.

    Parameters
    ----------
    loads
        The number of modules that load at a time. Each may hold an archive of 256 MiB. Further loads wait in order.
    processes
        The number of helper processes that compile at a time, one kernel each. The default is the number of
        processors, but at least 2 and at most 4. Further kernels wait in order.
    seconds
        The time that a helper process may take for one kernel. Waiting for a helper does not count.
    memory
        The address space of a helper process, in bytes (``RLIMIT_AS``). An idle helper needs 180 MiB.

    Raises
    ------
    InvalidArgumentError
        A limit is not positive. Or ``loads``, ``processes`` or ``memory`` is not an integer.
    """

    loads: int = 8
    processes: int = field(default_factory=_processes)
    seconds: float = 300.0
    memory: int = 4 * 2**30

    def __post_init__(self) -> None:
        for name in ("loads", "processes", "memory"):
            value = getattr(self, name)
            if not isinstance(value, int) or isinstance(value, bool) or value < 1:
                raise InvalidArgumentError(f"LoadLimits: {name}={value!r}: it must be an integer of at least 1")
        if not isinstance(self.seconds, (int, float)) or isinstance(self.seconds, bool) or not self.seconds > 0:
            raise InvalidArgumentError(f"LoadLimits: seconds={self.seconds!r}: it must be a number above 0")
