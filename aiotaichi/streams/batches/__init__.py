"""Batches of requests: many callers, one launch over the rows of a batch."""

from .batch import Batch
from .batcher import Batcher

__all__ = ["Batch", "Batcher"]
