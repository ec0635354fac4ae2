"""Requests of many tasks, as batches. It stands on the public surface."""

from .batcher import Batch, Batcher

__all__ = ["Batch", "Batcher"]
