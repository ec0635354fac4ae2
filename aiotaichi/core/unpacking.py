"""A kernel's result buffer to the value that awaiting it yields."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable
from typing import Any

import numpy as np

from ..aot.spec import Family, KernelSpec, ReturnSpec, ScalarReturn, StructReturn, TensorReturn
from ..types import DType, u1

__all__ = ["result_reader"]

_Reader = Callable[[bytearray], Any]


def result_reader(kernel: KernelSpec, family: Family) -> _Reader:
    """Return a function from the result buffer of ``kernel`` to its value.

    The value is a Python number, an array of shape (n,) or (n, m), a named tuple for a struct, or a tuple
    of these where the kernel returns several.
    """
    readers = [_reader(spec, family) for spec in kernel.returns]
    if len(readers) == 1:
        return readers[0]
    return lambda buffer: tuple(read(buffer) for read in readers)


def _reader(spec: ReturnSpec, family: Family) -> _Reader:
    match spec:
        case ScalarReturn(dtype=dtype, offset=offset):
            stored = _stored(dtype, family)

            def read_scalar(buffer: bytearray) -> Any:
                return np.frombuffer(buffer, stored, 1, offset).astype(dtype.numpy)[0].item()

            return read_scalar
        case TensorReturn(dtype=dtype, shape=shape, offset=offset):
            stored = _stored(dtype, family)
            count = int(np.prod(shape))

            def read_tensor(buffer: bytearray) -> Any:
                return np.frombuffer(buffer, stored, count, offset).astype(dtype.numpy).reshape(shape)

            return read_tensor
        case StructReturn(names=names, members=members):
            make = namedtuple("Struct", names, rename=True)  # type: ignore[misc]  # names come from the module
            readers = [_reader(member, family) for member in members]
            return lambda buffer: make(*(read(buffer) for read in readers))


def _stored(dtype: DType, family: Family) -> np.dtype[Any]:
    # gfx modules store a u1 in a 32-bit word
    return np.dtype(np.int32) if dtype is u1 and family is Family.GFX else dtype.numpy
