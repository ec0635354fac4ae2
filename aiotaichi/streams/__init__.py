"""Streams: blocks of data that pass through kernels, one after another, while later blocks are on their way."""

from .block import Block
from .pipeline import Stream, stream
from .statistics import StreamStatistics

__all__ = ["Block", "Stream", "StreamStatistics", "stream"]
