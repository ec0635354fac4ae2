"""What a contender gives to the benchmark."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from benchmarks.service.load import Load
from benchmarks.service.stencil import Image

__all__ = ["Client", "Opener"]


class Client(Protocol):
    """The requests of one task, and the result of the last one."""

    @property
    def result(self) -> Image: ...

    async def request(self) -> None:
        """Write an image, sweep it, and read it back to ``result``."""


Opener = Callable[[Load], AbstractAsyncContextManager[Sequence[Client]]]
"""Opens a device, makes a client for each task of a load, and closes everything again."""
