"""Unpack the result buffer of a kernel into Python values."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable
from typing import Any

import numpy as np

from ..formats.spec import Family, KernelSpec, ReturnSpec, ScalarReturn, StructReturn, TensorReturn
from ..formats.type_tree import stored_dtype

__all__ = ["result_reader"]

_Reader = Callable[[bytearray], Any]


def result_reader(kernel: KernelSpec, family: Family) -> _Reader:
    """Return a function that reads the value of ``kernel`` from a result buffer.

    The value is a Python number, an array of shape (n,) or (n, m) for a vector or a matrix, or a named tuple for a
    struct. If the kernel returns several values, it is a tuple of these.
    """
    readers = [_reader(spec, family) for spec in kernel.returns]
    if len(readers) == 1:
        return readers[0]
    return lambda buffer: tuple(read(buffer) for read in readers)


def _reader(spec: ReturnSpec, family: Family) -> _Reader:
    match spec:
        case ScalarReturn(dtype=dtype, offset=offset):
            stored = stored_dtype(dtype, family).numpy

            def read_scalar(buffer: bytearray) -> Any:
                return np.frombuffer(buffer, stored, 1, offset).astype(dtype.numpy)[0].item()

            return read_scalar
        case TensorReturn(dtype=dtype, shape=shape, offset=offset):
            stored = stored_dtype(dtype, family).numpy
            count = int(np.prod(shape))

            def read_tensor(buffer: bytearray) -> Any:
                return np.frombuffer(buffer, stored, count, offset).astype(dtype.numpy).reshape(shape)

            return read_tensor
        case StructReturn(names=names, members=members):
            make = namedtuple("Struct", names, rename=True)  # type: ignore[misc]  # the names are the module's
            readers = [_reader(member, family) for member in members]
            return lambda buffer: make(*(read(buffer) for read in readers))
