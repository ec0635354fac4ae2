"""How modules are compiled for the processor."""

from __future__ import annotations

from dataclasses import dataclass

from ..errors import InvalidArgumentError

__all__ = ["CompileOptions"]

_LEVELS = range(4)
_PROCESSORS = ("native", "generic", "x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4")


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

    Raises
    ------
    InvalidArgumentError
        ``optimise`` is not a number from 0 to 3, or ``cpu`` is not one of these names.

    Examples
    --------
    >>> module = await rt.load_aot_module(path, compile_options=at.CompileOptions(cpu="x86-64-v3"))
    """

    optimise: int = 3
    cpu: str = "native"

    def __post_init__(self) -> None:
        if not isinstance(self.optimise, int) or isinstance(self.optimise, bool) or self.optimise not in _LEVELS:
            raise InvalidArgumentError(f"CompileOptions: optimise={self.optimise!r}: give 0, 1, 2 or 3")
        if self.cpu not in _PROCESSORS:
            names = ", ".join(map(repr, _PROCESSORS))
            raise InvalidArgumentError(f"CompileOptions: cpu={self.cpu!r}: give one of {names}")
