"""Functions whose loops LLVM has unrolled."""

from __future__ import annotations

from aiotaichi.compile.helper.kernels.reroll import reroll
from aiotaichi.compile.helper.kernels.text import Function

__all__ = ["check_that_it_stays"]


def check_that_it_stays(function: Function) -> None:
    """Check that no loop of a function is rolled, that there is a reason, and that nothing has changed."""
    before = str(function)
    done, reasons = reroll(function)
    assert not done
    assert reasons
    assert str(function) == before
