"""What a stream has done: figures at one moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

__all__ = ["StreamStatistics"]


@dataclass(frozen=True, slots=True)
class StreamStatistics:
    """What a stream has done so far. Made by :meth:`Stream.statistics`.

    Attributes
    ----------
    blocks
        The number of blocks that are finished.
    dropped
        The number of finished blocks that no consumer has taken: see ``latest`` of :func:`stream`. A block that one
        consumer has taken is not counted, even if a slower consumer has lost the block. A consumer sees its own
        losses as gaps of :attr:`Block.number`.
    nbytes
        The bytes of the finished blocks, as they came from the source.
    seconds
        The seconds since the stream was entered, until it ended.
    busy_seconds
        For each step, the seconds for which it has worked: ``"source"``, each stage by its name, and ``"sink"``, the
        consumer that has held blocks for longest, among those that the stream waits for. ``"upload"`` and
        ``"download"`` are there if the device copies. Seconds of the device are by its own clock.

    Examples
    --------
    >>> stream.statistics().slowest
    'blur'
    """

    blocks: int
    dropped: int
    nbytes: int
    seconds: float
    busy_seconds: Mapping[str, float]

    @property
    def rate(self) -> float:
        """The bytes per second, from the beginning."""
        return self.nbytes / self.seconds if self.seconds else 0.0

    @property
    def slowest(self) -> str:
        """The name of the step that has worked for longest."""
        return max(self.busy_seconds, key=self.busy_seconds.__getitem__)

    @property
    def busy(self) -> float:
        """The share of the time, from 0 to 1, for which the slowest step has worked."""
        return min(1.0, self.busy_seconds[self.slowest] / self.seconds) if self.seconds else 0.0
