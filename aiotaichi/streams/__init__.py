"""Streams of blocks through kernels, and requests of many tasks as batches. On the public surface."""

from .batches import Batch, Batcher
from .block import Block
from .pipeline import Stream, stream
from .statistics import StreamStatistics

__all__ = ["Batch", "Batcher", "Block", "Stream", "StreamStatistics", "stream"]
