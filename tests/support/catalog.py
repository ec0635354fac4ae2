"""Launches with known results, computed by NumPy: every kernel of the fixture modules that uses no fields."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["CASES", "Array", "Case"]


@dataclass(frozen=True)
class Array:
    """An array argument: its values before and after the launch."""

    before: npt.NDArray[Any]
    after: npt.NDArray[Any]
    element_shape: tuple[int, ...] = ()

    @property
    def shape(self) -> tuple[int, ...]:
        return self.before.shape[: self.before.ndim - len(self.element_shape)]


@dataclass(frozen=True)
class Case:
    """One launch. ``returns`` is compared only if it is not None."""

    module: str
    kernel: str
    arguments: Sequence[Any]
    returns: Any = None

    def __str__(self) -> str:
        return f"{self.module}-{self.kernel}"


INTEGERS = ("i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64")
FLOATS = ("f16", "f32", "f64")
NUMPY = {name: np.dtype(f"{name[0]}{int(name[1:]) // 8}") for name in (*INTEGERS, *FLOATS)}


def _unchanged(data: npt.NDArray[Any]) -> Array:
    return Array(data, data)


def _basics() -> Iterator[Case]:
    for n in (0, 1, 16, 1000, 100_003):
        x = np.linspace(-1, 1, n, dtype=np.float32)
        y = np.ones(n, np.float32)
        yield Case("basics", "saxpy", (3.0, _unchanged(x), Array(y, y + np.float32(3) * x)))
        index = np.arange(n, dtype=np.int32)
        yield Case("basics", "fill_index", (Array(np.zeros(n, np.int32), index),))
        yield Case("basics", "add_one", (Array(index, index + 1),))
        yield Case("basics", "reduce_sum", (_unchanged(np.full(n, 0.5, np.float32)),), 0.5 * n)
    yield Case("basics", "nop", ())
    yield Case("basics", "empty_range", (_unchanged(np.zeros(8, np.int32)),))
    square = np.add.outer(10 * np.arange(3), np.arange(5)).astype(np.float32)
    yield Case("basics", "add_2d", (Array(np.zeros((3, 5), np.float32), square),))
    for begin, end in ((0, 8), (3, 7), (5, 5), (6, 2)):
        after = np.zeros(8, np.int32)
        after[begin:end] = np.arange(begin, end) + 1 if end > begin else after[begin:end]
        yield Case("basics", "iota", (begin, end, Array(np.zeros(8, np.int32), after)))
    for n in (-1, 0, 5):
        after = np.where(np.arange(8) < n, np.arange(8), 0).astype(np.int32)
        yield Case("basics", "count_up", (n, Array(np.zeros(8, np.int32), after)))


def _scalars() -> Iterator[Case]:
    for name in INTEGERS:
        dtype = NUMPY[name]
        for value in {0, 1, 100, int(np.iinfo(dtype).min), int(np.iinfo(dtype).max)}:
            out = Array(np.zeros(1, dtype), np.array([value], dtype))
            yield Case("scalars", f"store_{name}", (value, out))
    for name in FLOATS:
        dtype = NUMPY[name]
        for number in (0.0, -0.0, 1.5, float(np.finfo(dtype).max), float("inf"), float("-inf")):
            out = Array(np.zeros(1, dtype), np.array([number], dtype))
            yield Case("scalars", f"store_{name}", (number, out))
    for flag in (True, False, 1, 0):
        out = Array(np.zeros(1, np.int32), np.array([1 if flag else 2], np.int32))
        yield Case("scalars", "store_u1", (flag, out))
    numbers = (-128, 1e300, -32768, 255, 2**53, 0.5, True)
    yield Case("scalars", "mixed", (*numbers, Array(np.zeros(7), np.array(numbers, np.float64))))


def _arrays() -> Iterator[Case]:
    for name in (*INTEGERS, *FLOATS):
        numbers: npt.NDArray[Any] = np.arange(70).astype(NUMPY[name])
        yield Case("arrays", f"add_{name}", (Array(numbers, numbers + 1),))
    x = np.arange(30, dtype=np.float32).reshape(10, 3)
    yield Case("arrays", "scale_vec3", (2.0, Array(x, 2 * x + np.arange(3, dtype=np.float32), (3,))))
    m = np.arange(24, dtype=np.float32).reshape(4, 2, 3)
    transposed = Array(np.zeros((4, 3, 2), np.float32), m.transpose(0, 2, 1).copy(), (3, 2))
    yield Case("arrays", "transpose_mat23", (Array(m, m, (2, 3)), transposed))
    yield Case("arrays", "zero_d", (Array(np.array(4, np.float32), np.array(5, np.float32)),))
    cube: npt.NDArray[Any] = (100 * np.arange(2)[:, None, None] + 10 * np.arange(3)[:, None] + np.arange(4)).astype(
        np.int32
    )
    yield Case("arrays", "three_d", (Array(np.zeros((2, 3, 4), np.int32), cube),))


def _tensors() -> Iterator[Case]:
    def out(values: Sequence[float], dtype: Any = np.float32) -> Array:
        return Array(np.zeros(len(values), dtype), np.array(values, dtype))

    yield Case("tensors", "take_vec2", ([1.5, -2], out([1.5, -2])))
    yield Case("tensors", "take_ivec3", (np.array([1, -2, 3]), out([1, -2, 3], np.int32)))
    yield Case("tensors", "take_mat23", ([[1, 2, 3], [4, 5, 6]], out([1, 2, 3, 4, 5, 6])))
    yield Case("tensors", "take_both", ([1, 2, 3.5], 9.0, [[1, 2], [3, 4]], out([3.5, 9, 3])))


def _returns() -> Iterator[Case]:
    for name in INTEGERS:
        for value in (0, 100) if name[0] == "u" else (0, 100, -100):
            scale = 2**32 if name.endswith("64") else 1
            yield Case("returns", f"ret_{name}", (value,), value * scale)
    for name in FLOATS:
        yield Case("returns", f"ret_{name}", (-1.5,), -1.5)
    yield Case("returns", "ret_u1", (4,), True)
    yield Case("returns", "ret_u1", (3,), False)
    yield Case("returns", "ret_two", (7.5,), (15.0, 7))
    yield Case("returns", "ret_vec3", (2.0,), np.array([2, 4, 6], np.float32))
    yield Case("returns", "ret_ivec2", (5,), np.array([5, -5], np.int32))
    yield Case("returns", "ret_mat23", (2.0,), np.array([[2, 4, 6], [8, 10, 12]], np.float32))
    yield Case("returns", "ret_struct", (1.5,), (1.5, 7, np.array([1.5, 1.5, -1.5], np.float32)))


CASES: list[Case] = [*_basics(), *_scalars(), *_arrays(), *_tensors(), *_returns()]
