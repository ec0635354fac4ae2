"""What one child process measures."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Load"]


@dataclass(frozen=True)
class Load:
    """Tasks that send one request after another.

    Attributes
    ----------
    arch
        The arch of the modules: ``"cpu"``, ``"vulkan"`` or ``"cuda"``.
    contender
        Who serves the requests: a name of :func:`benchmarks.service.contenders.contenders`.
    size
        The rows, and the columns, of an image of f32.
    tasks
        The number of tasks. Each has its own image and its own result.
    queues
        The number of queues. For a peer it is the number of threads, each with a stream.
    start
        The seconds over which the tasks start. For the tables it is the first second.
    steady
        The seconds that follow.
    """

    arch: str
    contender: str
    size: int
    tasks: int
    queues: int
    start: float
    steady: float
