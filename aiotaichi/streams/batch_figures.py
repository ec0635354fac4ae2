"""The counters of a batcher."""

from __future__ import annotations

from collections import Counter

from ..core.histogram import HistogramRecorder

__all__ = ["BatchFigures"]


class BatchFigures:
    """The counters of a batcher. :class:`aiotaichi.BatcherStatistics` says what they mean."""

    def __init__(self) -> None:
        self.batches = self.sent = self.answered = self.failed = self.dropped = 0
        self.never_sent = self.refused = self.copied_in = self.copied_out = 0
        self.fill = Counter[int]()
        self.wait, self.run = HistogramRecorder(), HistogramRecorder()
