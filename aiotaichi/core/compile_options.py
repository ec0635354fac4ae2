"""How modules are compiled for the processor, and what loading them may take."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

from ..errors import InvalidArgumentError

__all__ = ["CompileOptions", "LoadLimits"]

_LEVELS = range(4)
_PROCESSORS = ("native", "generic", "x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4")
_MOST_PROCESSES = 4


@dataclass(frozen=True, slots=True)
class CompileOptions:
    """How modules are compiled for the processor: ``Runtime("cpu", compile_options=CompileOptions(optimise=1))``.

    They change the speed of kernels, and of loading. GPUs have compilers of their own, which take no such options.

    Parameters
    ----------
    optimise
        How much is done for fast kernels. 0: taichi's code as it is. 1: loads and divisions go out of the loops.
        2: the loops use vectors, too. 3: LLVM does its most. A load with an empty cache takes the longer, the more is
        done. Integers have the same values on all levels, unless a parallel loop has a range of more than
        ``2**31 - 1`` indices, such as ``range(-2**31, 2**31 - 1)``: taichi's code counts them in 32 bits, and runs
        none or a few of them. So does level 0. The other levels run all of them, except in loops that draw random
        numbers. The last bits of sums of floating-point numbers can differ.
    cpu
        The processor whose instructions kernels may use: ``"native"`` for this one; ``"x86-64"``, ``"x86-64-v2"``,
        ``"x86-64-v3"`` or ``"x86-64-v4"`` for a level of x64; ``"generic"`` for any processor of this arch. Two
        machines give the same bits only for the same instructions.
    check_divisions
        Whether kernels test the operands of each division of integers by a number that is not constant. A division by
        zero, or of the least integer by -1, then ends the kernel with a KernelError. Without the test, x86-64
        processors still stop such a division, unless LLVM has removed it; on arm64 the result is any number.

    Raises
    ------
    InvalidArgumentError
        ``optimise`` is not a number from 0 to 3, ``cpu`` is not one of these names, or ``check_divisions`` is not a
        bool.

    Examples
    --------
    >>> module = await rt.load_aot_module(path, compile_options=at.CompileOptions(cpu="x86-64-v3"))
    """

    optimise: int = 3
    cpu: str = "native"
    check_divisions: bool = True

    def __post_init__(self) -> None:
        if not isinstance(self.optimise, int) or isinstance(self.optimise, bool) or self.optimise not in _LEVELS:
            raise InvalidArgumentError(f"CompileOptions: optimise={self.optimise!r}: give 0, 1, 2 or 3")
        if not isinstance(self.check_divisions, bool):
            raise InvalidArgumentError(
                f"CompileOptions: check_divisions={self.check_divisions!r}: give True or False"
            )
        if self.cpu not in _PROCESSORS:
            names = ", ".join(map(repr, _PROCESSORS))
            raise InvalidArgumentError(f"CompileOptions: cpu={self.cpu!r}: give one of {names}")


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
