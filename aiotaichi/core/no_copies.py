"""Objects that are one device's and one process's: they are neither copied nor pickled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn, SupportsIndex

__all__ = ["refuse_copies"]


def refuse_copies(instead: str) -> Callable[[Any, SupportsIndex], NoReturn]:
    """Return a ``__reduce_ex__`` that refuses :mod:`copy` and :mod:`pickle`, and says what to do ``instead``.

    Both call it before they make an object. So no object is half made, whose end would fail.
    """

    def __reduce_ex__(self: object, protocol: SupportsIndex) -> NoReturn:
        # Both expect a TypeError.
        raise TypeError(f"{self!r} cannot be copied or pickled: {instead}")

    return __reduce_ex__
