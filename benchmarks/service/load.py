"""What one child process measures."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Load"]


@dataclass(frozen=True)
class Load:
    """Tasks that send requests: each the next one after the last one's result, or all together at an offered rate.

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
    offered
        Requests a second that arrive whether or not earlier ones have their results, at random times as of a Poisson
        process: an open loop. A request waits until one of the tasks is free. None: a closed loop, in which each task
        sends its next request when it has the last one's result.
    """

    arch: str
    contender: str
    size: int
    tasks: int
    queues: int
    start: float
    steady: float
    offered: float | None = None
