"""What the first requests of a service do in the event loop's thread: they map no memory, and get no fresh pages."""

from __future__ import annotations

import threading

import anyio
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi.hal import host_pool
from aiotaichi.hal.host_mapping import HostMapping
from aiotaichi.hal.host_pool import HostPool, host_worker

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("cpu", "vulkan")]

MIB = 2**20


@pytest.mark.parametrize("size", [MIB, 4 * MIB])
async def test_requests_take_memory_that_a_thread_has_prepared(
    rt: at.Runtime, monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    loop_thread, mapped, bare = threading.get_ident(), [], []

    class Recorded(HostMapping):
        def __init__(self, size: int, huge_pages: bool) -> None:
            mapped.append(threading.get_ident())
            super().__init__(size, huge_pages)

    take = HostPool.take

    def recorded_take(pool: HostPool, size: int) -> host_pool.HostMemory:
        memory = take(pool, size)
        bare.append(not memory._block.is_populated)
        return memory

    await anyio.to_thread.run_sync(host_worker.settle)  # the reserve is ready
    monkeypatch.setattr(host_pool, "HostMapping", Recorded)
    monkeypatch.setattr(HostPool, "take", recorded_take)
    data = np.arange(size, dtype=np.uint8)
    arrays = [rt.ndarray(size, at.u8) for _ in range(6)]
    results = []
    for x in arrays:  # each client holds its result, as clients of a service do
        rt.queue.write(x, data)
        results.append(await rt.queue.read(x))
        await anyio.to_thread.run_sync(host_worker.settle)
    assert mapped.count(loop_thread) <= 1  # for the first result, which comes at once
    assert len(bare) == 6
    assert not any(bare)
    for result in results:
        np.testing.assert_array_equal(result, data)
