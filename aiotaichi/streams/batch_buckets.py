"""The buckets of a batcher: each request belongs to the bucket of its shape and its key."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from .. import Runtime
from ..errors import InvalidArgumentError, OutOfMemoryError
from .batch_bucket import Bucket
from .batch_memory import BatchMemory
from .batch_signature import RowSignature
from .row_writer import row_test

__all__ = ["Buckets"]

_KEPT = 16  # buckets whose memory is kept although nothing waits there


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
        arrays = self._signature.arrays(items)
        sizes = self._signature.sizes(arrays)
        place = (*sizes.values(),), key
        try:
            hash(place)
        except TypeError as error:
            raise InvalidArgumentError(f"key={key!r}: give an object with a hash: {error}") from None
        bucket = self._buckets.pop(place, None) or self._new(sizes, key)
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
        with suppress(OutOfMemoryError):
            return bucket.take()
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

    def _new(self, sizes: Mapping[str, int], key: Hashable) -> Bucket:
        signature = self._signature
        inputs, outputs = (
            [(row, row.shape(sizes)) for row in side] for side in (signature.inputs, signature.outputs)
        )
        make = partial(BatchMemory, self._runtime, inputs, outputs, self._max_rows, self._launch)
        return Bucket(key, row_test(inputs), make)
