"""Fixtures of streams: devices that copy and devices that map, and a check that nothing is left behind."""

from __future__ import annotations

import gc
import os
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any

import anyio
import anyio.abc
import anyio.lowlevel
import pytest

import aiotaichi as at
from aiotaichi.testing import FakeClock, FakeDriver
from support.waiting import until


@pytest.fixture
async def rt(
    arch: str, device_index: int, clock: FakeClock, fake_kernels: Mapping[str, Callable[..., Any]]
) -> AsyncIterator[at.Runtime]:
    """An open runtime. Two more names are fake devices that use the host's memory: "mapped", "stepped mapped"."""
    fakes = {
        "fake": FakeDriver(fake_kernels),
        "stepped": FakeDriver(fake_kernels, clock),
        "mapped": FakeDriver(fake_kernels, unified_memory=True),
        "stepped mapped": FakeDriver(fake_kernels, clock, unified_memory=True),
    }
    async with at.Runtime(fakes.get(arch, arch), device_index) as runtime:
        yield runtime
        clock.stop()


@pytest.fixture
async def nothing_left(rt: at.Runtime) -> AsyncIterator[Callable[[], Any]]:
    """Check that a stream leaves nothing: the function is called after a stream, and at the end of the test."""
    await rt.queue.record_event()  # what a loop opens for its first queue stays open
    await _connect_once()
    tasks, descriptors = len(anyio.get_running_tasks()), len(os.listdir("/proc/self/fd"))

    def array_bytes() -> int:
        gc.collect()  # a raised error holds the frames that it has passed, and their arrays
        memory = rt.statistics().memory
        return memory.arrays + memory.mappable_arrays

    async def check() -> None:
        await until(lambda: {each.name for each in rt.statistics().queues} <= {"default"})
        await until(lambda: not array_bytes())
        await until(lambda: len(os.listdir("/proc/self/fd")) <= descriptors)
        assert rt.statistics().in_flight == 0
        assert len(anyio.get_running_tasks()) == tasks

    yield check
    await check()


async def _connect_once() -> None:
    """Make a connection: uvloop keeps a descriptor after its first one."""
    async with await anyio.create_tcp_listener(local_host="127.0.0.1") as listener:
        port = listener.extra(anyio.abc.SocketAttribute.local_port)
        async with await anyio.connect_tcp("127.0.0.1", port):
            pass
