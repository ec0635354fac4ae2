"""Resources that a program's own finalizers close: the garbage collector runs these in the middle of any call."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator

import pytest

import aiotaichi as at

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("stepped")]


class Holder:
    """An object in a cycle, whose finalizer closes an array."""

    def __init__(self, x: at.NdArray) -> None:
        self._x = x
        self._itself = self

    def __del__(self) -> None:
        self._x.close()


@pytest.fixture(autouse=True)
def restored_collector() -> Iterator[None]:
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()  # a collection looks at the test's own objects only, and takes no time
    yield
    gc.set_threshold(*before)
    gc.unfreeze()
    gc.enable()


def used_array(rt: at.Runtime) -> at.NdArray:
    x = rt.ndarray((4,), at.i32)
    rt.queue.fill(x, 1)  # it does not run yet, so the array's memory waits for it
    return x


CALLS: dict[str, Callable[[at.Runtime, at.NdArray], object]] = {
    "close": lambda rt, x: x.close(),
    "create": lambda rt, x: rt.ndarray((4,), at.i32),
    "enqueue": lambda rt, x: rt.queue.fill(x, 2),
    "queue": lambda rt, x: rt.create_queue(),
}


@pytest.mark.parametrize("name", CALLS)
async def test_a_finalizer_closes_an_array_in_the_middle_of_a_call(rt: at.Runtime, name: str) -> None:
    """The collector runs after so many allocations: in each place of a call for some number of them."""
    for allocations in range(1, 60):
        x, y = used_array(rt), used_array(rt)
        gc.disable()
        gc.collect()
        Holder(y)
        gc.set_threshold(allocations)
        gc.enable()
        CALLS[name](rt, x)
        gc.disable()
        gc.collect()
        assert y.closed
