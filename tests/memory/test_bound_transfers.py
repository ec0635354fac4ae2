"""Writes and reads that are checked once, and enqueued many times."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("cpu", "vulkan", "cuda")]

ROWS, COLUMNS = 64, 1000


def host_array(rt: at.Runtime, kind: str) -> Any:
    return rt.host_array((ROWS, COLUMNS), at.i32) if kind == "host_array" else np.empty((ROWS, COLUMNS), np.int32)


@pytest.mark.parametrize("kind", ["host_array", "numpy"])
@pytest.mark.parametrize("part", [slice(0, ROWS), slice(0, 1), slice(3, 60)])
async def test_each_call_copies_the_values_of_its_time(rt: at.Runtime, kind: str, part: slice) -> None:
    source, target, x = host_array(rt, kind), host_array(rt, kind), rt.ndarray((ROWS, COLUMNS), at.i32)
    write, read = rt.bind_write(x[part], source[part]), rt.bind_read(x[part], target[part])
    for number in range(5):
        source[part] = np.arange(COLUMNS) + number
        rt.queue.write(write)
        result = await rt.queue.read(read)
        assert result.shape == source[part].shape
        assert np.array_equal(target[part], source[part])


async def test_one_batch_has_the_same_bound_transfers_many_times(rt: at.Runtime, add_one: at.Kernel) -> None:
    x, y = rt.ndarray(COLUMNS, at.i32), rt.ndarray((ROWS, COLUMNS), at.i32)
    values = np.arange(COLUMNS, dtype=np.int32)
    write, launch = rt.bind_write(x, values), add_one.bind(x)
    for row in range(ROWS):
        rt.queue.write(write)
        for _ in range(row):
            rt.queue.launch(launch)
        rt.queue.copy(y[row], x)
    result = await rt.queue.read(rt.bind_read(y, np.empty((ROWS, COLUMNS), np.int32)))
    assert np.array_equal(result, values + np.arange(ROWS)[:, None])


async def test_bound_transfers_of_a_memory(rt: at.Runtime) -> None:
    memory, filled = rt.allocate_memory(5), bytearray(5)
    await rt.queue.write(rt.bind_write(memory, b"hello"))
    assert await rt.queue.read(rt.bind_read(memory, filled)) is filled
    assert filled == b"hello"


async def test_bad_arguments_raise_when_they_are_bound(rt: at.Runtime) -> None:
    x = rt.ndarray(4, at.i32)
    with pytest.raises(errors.InvalidArgumentError, match="holds int32, the data is float32"):
        rt.bind_write(x, np.zeros(4, np.float32))
    with pytest.raises(errors.InvalidArgumentError, match="C-contiguous"):
        rt.bind_write(x, np.zeros(8, np.int32)[::2])
    with pytest.raises(errors.InvalidArgumentError, match="read-only"):
        rt.bind_read(x, np.frombuffer(bytes(16), np.int32))


async def test_a_bound_transfer_takes_no_further_arguments(rt: at.Runtime) -> None:
    x, values = rt.ndarray(4, at.i32), np.zeros(4, np.int32)
    write: Any = rt.bind_write(x, values)
    read: Any = rt.bind_read(x, values)
    with pytest.raises(errors.InvalidArgumentError, match="give it alone"):
        rt.queue.write(write, values)
    with pytest.raises(errors.InvalidArgumentError, match="give it alone"):
        rt.queue.read(read, out=values)


async def test_what_is_closed_is_not_used_again(rt: at.Runtime) -> None:
    x, values = rt.ndarray(4, at.i32), np.zeros(4, np.int32)
    write, read = rt.bind_write(x, values), rt.bind_read(x, values)
    x.close()
    with pytest.raises(errors.InvalidStateError, match="is closed"):
        rt.queue.write(write)
    with pytest.raises(errors.InvalidStateError, match="is closed"):
        rt.queue.read(read)


async def test_the_memory_of_a_lease_is_not_used_after_its_block(rt: at.Runtime) -> None:
    x = rt.ndarray(COLUMNS, at.i32)
    pool = rt.pool(max_bytes=2**20)
    async with pool.lease_host(COLUMNS, at.i32) as values:
        write = rt.bind_write(x, values)
        await rt.queue.write(write)
    with pytest.raises(errors.InvalidStateError, match="lease of this host array has ended"):
        rt.queue.write(write)


@pytest.mark.runtime("fake")
async def test_another_runtime_refuses_a_bound_transfer(rt: at.Runtime) -> None:
    async with at.Runtime("cpu") as other:
        write = other.bind_write(other.ndarray(4, at.i32), np.zeros(4, np.int32))
        with pytest.raises(errors.InvalidArgumentError, match="belongs to another runtime"):
            rt.queue.write(write)


@pytest.mark.runtime("vulkan")
async def test_bound_transfers_of_an_image(rt: at.Runtime) -> None:
    image = rt.image((8, 4), at.Format.RGBA8)
    pixels = np.arange(8 * 4 * 4, dtype=np.uint8).reshape(image.shape)
    filled = np.empty_like(pixels)
    await rt.queue.write(rt.bind_write(image, pixels))
    await rt.queue.read(rt.bind_read(image, filled))
    assert np.array_equal(filled, pixels)
