"""The buckets of a batcher: requests of one shape and one key may share a batch."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any

from ... import Runtime
from ...errors import InvalidArgumentError, OutOfMemoryError
from .estimate import Estimate
from .memory import BatchMemory
from .row_writer import row_test
from .signature import RowSignature

__all__ = ["Bucket", "Buckets"]

_KEPT = 16  # buckets whose memory is kept although nothing waits there


class Bucket:
    """Memory for the batches of requests that have one shape and one key.

    Attributes
    ----------
    fits
        Returns whether rows take the items of a request as they are.
    estimate
        The time that a batch is expected to take.
    taken
        The number of memories that a batch or a lease has.
    """

    def __init__(self, key: Hashable, fits: Callable[[Sequence[Any]], bool], make: Callable[[], BatchMemory]) -> None:
        self.key = key
        self.fits = fits
        self.estimate = Estimate()
        self.taken = 0
        self._make = make
        self._idle: list[BatchMemory] = []

    def take(self) -> BatchMemory:
        """Return memory that nothing uses."""
        if self._idle and self._idle[-1].is_closed:  # lost with its device
            self.free()
        memory = self._idle.pop() if self._idle else self._make()
        self.taken += 1
        return memory

    def free(self) -> None:
        """Free the memory that nothing uses."""
        while self._idle:
            self._idle.pop().close()

    def give_back(self, memory: BatchMemory, depth: int) -> None:
        """Use memory again. More than ``depth`` batches and one that fills is freed."""
        self.taken -= 1
        if len(self._idle) <= depth:
            self._idle.append(memory)
        else:
            memory.close()


class Buckets:
    """The buckets of a batcher. ``launch`` launches their batches, which have up to ``max_rows`` requests."""

    def __init__(self, runtime: Runtime, launch: object, signature: RowSignature, max_rows: int) -> None:
        self._runtime = runtime
        self._launch = launch
        self._signature = signature
        self._max_rows = max_rows
        self._buckets: dict[tuple[tuple[int, ...], Hashable], Bucket] = {}  # the last used comes last
        self._recent: Bucket | None = None  # of the last request

    def find(self, items: Sequence[Any], key: Hashable) -> tuple[Sequence[Any], Bucket]:
        """Return the items of a request as rows take them, and their bucket. Raise an error for bad ones."""
        recent = self._recent
        if recent is not None and key is recent.key and recent.fits(items):
            return items, recent
        signature = self._signature
        arrays = signature.arrays(items)
        sizes = signature.sizes(arrays)
        place = (*sizes.values(),), key
        try:
            hash(place)
        except TypeError as error:
            raise InvalidArgumentError(f"key={key!r}: give an object with a hash: {error}") from None
        bucket = self._buckets.pop(place, None)
        if bucket is None:
            inputs, outputs = (
                [(row, row.shape(sizes)) for row in side] for side in (signature.inputs, signature.outputs)
            )
            make = partial(BatchMemory, self._runtime, inputs, outputs, self._max_rows, self._launch)
            bucket = Bucket(key, row_test(inputs), make)
        self._recent = self._buckets[place] = bucket
        if len(self._buckets) > _KEPT:
            idle = next((place for place, each in self._buckets.items() if not each.taken), None)
            if idle is not None and self._buckets[idle] is not bucket:
                self._buckets.pop(idle).free()
        return arrays, bucket

    def take_memory(self, bucket: Bucket) -> BatchMemory | None:
        """Return memory for a batch, or None if some will be given back.

        If there is too little memory, free what no bucket uses, and try once more. Raises the errors of allocations.
        """
        try:
            return bucket.take()
        except OutOfMemoryError:
            self.free()
        try:
            return bucket.take()
        except OutOfMemoryError:
            if bucket.taken:
                return None
            raise

    def free(self) -> None:
        """Free the memory that nothing uses."""
        for bucket in self._buckets.values():
            bucket.free()
