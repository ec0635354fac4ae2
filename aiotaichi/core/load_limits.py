"""What loading modules may take of the machine."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

from ..errors import InvalidArgumentError

__all__ = ["LoadLimits"]

_MOST_PROCESSES = 4


def _processes() -> int:
    # Two at least: one slow module must not hold up another on a machine with one processor.
    return max(2, min(_MOST_PROCESSES, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else 2))


@dataclass(frozen=True, slots=True)
class LoadLimits:
    """What loading modules may take of the machine: ``Runtime("cpu", load_limits=LoadLimits(seconds=30))``.

    Parameters
    ----------
    loads
        Modules that are loaded at a time. Each can hold an archive of 256 MiB. Further loads wait in order.
    processes
        Helper processes that compile at a time, one kernel each; by default as many as there are processors, but 2 to
        4. Further kernels wait in order.
    seconds
        How long a helper process may take for one kernel. The time in which the kernel waits for a helper does not
        count.
    memory
        Bytes of address space that a helper process may use (``RLIMIT_AS``). It needs 180 MiB at rest. Bytes
        of a module that it maps count as well.

    Raises
    ------
    InvalidArgumentError
        A limit is not a positive number, or one that is not in seconds is no integer.
    """

    loads: int = 8
    processes: int = field(default_factory=_processes)
    seconds: float = 300.0
    memory: int = 4 * 2**30

    def __post_init__(self) -> None:
        for name in ("loads", "processes", "memory"):
            value = getattr(self, name)
            if not isinstance(value, int) or isinstance(value, bool) or value < 1:
                raise InvalidArgumentError(f"LoadLimits: {name}={value!r}: it is an integer, at least 1")
        if not isinstance(self.seconds, (int, float)) or isinstance(self.seconds, bool) or not self.seconds > 0:
            raise InvalidArgumentError(f"LoadLimits: seconds={self.seconds!r}: it is a number above 0")
