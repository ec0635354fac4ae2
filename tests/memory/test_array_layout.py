"""Layouts are kept, and checked each time; arrays over one memory are closed with it."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.memory.array_layout import layout_of

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("fake")]


@pytest.mark.parametrize("shape", [True, 1.0, (1.0,), "1", (True, "1"), (-1,), (2**31,), (1,) * 17])
def test_a_kept_layout_accepts_nothing_that_only_equals_its_shape(shape: Any) -> None:
    layout_of(1, at.f32)
    layout_of((1, 1), at.f32)
    with pytest.raises(errors.InvalidArgumentError, match="give at most 16 extents"):
        layout_of(shape, at.f32)


def test_equal_shapes_share_a_layout() -> None:
    shapes: list[Any] = [(2, 5), [np.int32(2), 5]]
    layouts = [layout_of(shape, dtype, (3,)) for shape in shapes for dtype in (at.f64, np.float64)]
    assert all(layout is layouts[0] for layout in layouts)
    assert (layouts[0].whole_shape, layouts[0].nbytes) == ((2, 5, 3), 240)
    assert layout_of((0, 4), at.f32).nbytes == 0
    assert layout_of((0, 4), at.f32).memory_size == 1


async def test_an_array_is_larger_than_any_memory(rt: at.Runtime) -> None:
    for _ in range(2):  # an error is not kept
        with pytest.raises(errors.OutOfMemoryError, match=f"cannot allocate {2**63} bytes"):
            rt.ndarray((2**30, 2**30), at.f64)


async def test_all_arrays_over_a_memory_are_closed_with_it(rt: at.Runtime, basics: at.AotModule) -> None:
    """Also those that were made after others had been dropped."""
    memory, add_one = rt.allocate_memory(64), basics.kernel("add_one")
    dropped = [memory.ndarray(4, at.i32) for _ in range(2)]
    references = [weakref.ref(array) for array in dropped]
    dropped.clear()
    gc.collect()
    assert [reference() for reference in references] == [None, None]
    arrays = [memory.ndarray(4, at.i32) for _ in range(3)]
    await rt.queue.launch(add_one, arrays[-1])
    memory.close()
    for array in arrays:
        assert array.closed
        with pytest.raises(errors.InvalidStateError, match="closed"):
            rt.queue.launch(add_one, array)
        with pytest.raises(errors.InvalidStateError, match="closed"):
            rt.queue.read(array)
