"""The end of the interpreter: finalizers and hand-overs to threads do nothing from then on."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec

__all__ = ["unless_ending"]

P = ParamSpec("P")


def unless_ending(call: Callable[P, object]) -> Callable[P, None]:
    """Make a call that does nothing once the interpreter ends. Every ``__del__`` of the package is made by it.

    The interpreter ends after the exit handlers. It stops all other threads then, wherever they are: a lock that one
    of them holds is never released, and a thread that is started never runs. Only finalizers still run, of whatever
    the program has left: objects, weak references, suspended coroutines. They must not wait, so they do nothing. The
    system frees what they would have freed.
    """
    is_ending = sys.is_finalizing  # not looked up later: modules lose their names before their last objects end

    @wraps(call)
    def call_unless_ending(*args: P.args, **kwargs: P.kwargs) -> None:
        if not is_ending():
            call(*args, **kwargs)

    return call_unless_ending
