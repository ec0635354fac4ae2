"""asyncio's and anyio's functions take events, under type checkers without an ignore, too: mypy reads this file."""

from __future__ import annotations

import asyncio
from typing import Any, assert_type

import anyio
import numpy as np
import numpy.typing as npt
import pytest

import aiotaichi as at

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("fake")]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_asyncio_takes_events(rt: at.Runtime) -> None:
    queue, x = rt.queue, rt.ndarray(2, at.i32)
    filled, read = queue.fill(x, 3), queue.read(x)
    assert_type(filled, at.Event[None])
    assert_type(read, at.Event[npt.NDArray[np.int32]])

    done, pending = await asyncio.wait({filled}, timeout=5, return_when=asyncio.FIRST_COMPLETED)
    assert_type(done, set[at.Event[None]])
    assert (done, pending) == ({filled}, set())

    assert_type(await asyncio.gather(filled, queue.record_event()), tuple[None, None])
    _, values = await asyncio.gather(filled, read)
    np.testing.assert_array_equal(values, [3, 3])

    found = [await each for each in asyncio.as_completed([queue.read(x), queue.read(x)])]
    assert_type(found, list[npt.NDArray[np.int32]])
    assert np.array(found).tolist() == [[3, 3], [3, 3]]

    assert (await asyncio.shield(read)).tolist() == [3, 3]
    assert (await asyncio.wait_for(queue.read(x), 5)).tolist() == [3, 3]
    async with asyncio.timeout(5):
        assert (await queue.read(x)).tolist() == [3, 3]
    async with asyncio.TaskGroup() as tasks:
        task = tasks.create_task(queue.read(x).wait())
    assert task.done()


async def test_reads_keep_the_dtype(rt: at.Runtime) -> None:
    queue = rt.queue
    x = rt.ndarray((2, 3), at.f32)
    assert_type(x, at.NdArray[np.float32])
    assert_type(rt.ndarray(2, np.uint8), at.NdArray[np.uint8])
    assert_type(rt.allocate_memory(64).ndarray(2, np.dtype(np.float64)), at.NdArray[np.float64])
    assert_type(await queue.read(x), npt.NDArray[np.float32])
    named: at.NdArray = rt.ndarray(2, "f32")  # as before: without a parameter, of any dtype
    assert_type(await queue.read(named), npt.NDArray[Any])
    assert_type(await queue.read(x[1:]), npt.NDArray[Any])

    async def sum_of(array: at.NdArray[np.float32]) -> np.float32:
        return np.float32((await queue.read(array)).sum())

    assert await sum_of(x) == 0


async def test_anyios_task_groups_take_events(rt: at.Runtime) -> None:
    event = rt.queue.record_event()
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(event.wait)
    assert event.done()
    with anyio.fail_after(5):
        await event


async def test_asyncio_takes_groups_of_events(rt: at.Runtime) -> None:
    x = at.ShardedArray([rt, rt], 4, at.i32, (), 0)
    written, read = x.write(np.arange(4, dtype=np.int32)), x.read()
    done, pending = await asyncio.wait({written}, timeout=5)
    assert_type(done, set[at.EventGroup[None]])
    assert (done, pending) == ({written}, set())
    assert_type(await asyncio.gather(written, rt.queue.record_event()), tuple[None, None])
    _, values = await asyncio.gather(written, read)
    assert values.tolist() == [0, 1, 2, 3]
    assert (await asyncio.shield(read)).tolist() == [0, 1, 2, 3]
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(read.wait)
