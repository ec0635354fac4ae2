"""What a forked child does before it runs the program: it has none of its parent's threads."""

from __future__ import annotations

import os
from collections.abc import Callable

__all__ = ["call_in_forked_child"]


def call_in_forked_child(function: Callable[[], object]) -> None:
    """Have each forked child of this process call ``function``. Windows has no such children."""
    if hasattr(os, "register_at_fork"):
        os.register_at_fork(after_in_child=function)
