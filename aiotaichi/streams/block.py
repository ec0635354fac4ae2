"""A block of a stream, as stages and consumers see it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, SupportsIndex

import numpy.typing as npt

from .. import NdArray
from ..core.no_copies import refuse_copies
from ..errors import InvalidStateError
from ..memory.requests import element_shape_of, extents_of
from ..types import DTypeLike, as_dtype
from .flight import Flight
from .form import Form

__all__ = ["Block", "end"]


class Block:
    """A block of a stream. A stage uses its :attr:`array` on the device, a consumer its :attr:`data` on the host.

    Examples
    --------
    >>> def blur(queue, block):
    ...     out = block.ndarray(block.array.shape, at.f32)
    ...     queue.launch(kernel, block.array, out)
    ...     return out
    """

    __slots__ = ("_flight", "_is_over")

    __reduce_ex__ = refuse_copies("block.data.copy() copies the values")

    def __init__(self, flight: Flight) -> None:
        self._flight = flight
        self._is_over = False

    @property
    def number(self) -> int:
        """0 for the first block of the source, then 1, and so on. After a gap, the consumer has lost blocks."""
        return self._flight.number

    @property
    def timestamp(self) -> float:
        """When the source gave the block, in seconds of :func:`time.monotonic`.

        A block that comes from another stream keeps its time.
        """
        return self._flight.timestamp

    @property
    def age(self) -> float:
        """The seconds since the source gave the block."""
        return time.monotonic() - self._flight.timestamp

    @property
    def array(self) -> NdArray:
        """The block on the device, for stages.

        It is what the source gave, or what the stage before has returned.
        The last block of a file or a socket may have fewer rows than others.

        Raises
        ------
        InvalidStateError
            The stages are over.
        """
        array = self._open().array
        assert array is not None  # no stage gets a block before it is loaded
        return array

    @property
    def data(self) -> npt.NDArray[Any]:
        """The block on the host, for consumers.

        It is a NumPy array with the result of the last stage, until the consumer asks for the next block. An array
        that is kept for longer gets the values of a later block. After the stream's end, nothing changes the array.

        Raises
        ------
        InvalidStateError
            The consumer has asked for the next block, or has ended; or a stage uses the data, before the kernels have
            run.
        """
        data = self._open().data
        if data is None:
            raise InvalidStateError(f"{self!r}: its data are on the device, and its kernels have not run")
        return data

    def ndarray(
        self,
        shape: SupportsIndex | Sequence[SupportsIndex],
        dtype: DTypeLike,
        *,
        element_shape: Sequence[SupportsIndex] = (),
    ) -> NdArray:
        """Return an array of the device that is this block's, for a stage to write to. It is not zeroed.

        The stream keeps the memory for later blocks: the call costs little. The array is the block's until the
        block is dropped, so stages and kernels of other blocks do not touch it.

        Raises
        ------
        InvalidArgumentError, OutOfMemoryError
            As :meth:`Runtime.ndarray`.
        InvalidStateError
            The stages are over.
        """
        flight = self._open()
        return flight.ndarray(Form(extents_of(shape), as_dtype(dtype), element_shape_of(element_shape)))

    def __repr__(self) -> str:
        if self._is_over:
            return f"<Block {self.number}, over>"
        data, array = self._flight.data, self._flight.array
        held = array if data is None else f"{data.dtype} {data.shape} on the host"
        return f"<Block {self.number}: {held}>"

    def _open(self) -> Flight:
        if self._is_over:
            raise InvalidStateError(
                f"{self!r}: a stage has its block until it returns, a consumer until it asks for the next one: copy "
                "what you keep, as block.data.copy()"
            )
        return self._flight


def end(block: Block) -> None:
    """Refuse further uses of a block: its memory is the next block's."""
    block._is_over = True
