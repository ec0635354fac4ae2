"""Vulkan and CUDA share memory, and their queues wait for each other."""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
import textwrap
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi.runtime.runtime import open_device_of
from support.fixture_modules import module_at

if TYPE_CHECKING:
    from aiotaichi.backends.vulkan.logical_device import LogicalDevice

pytestmark = pytest.mark.anyio

PAIRS = [
    pytest.param(("vulkan", "vulkan"), id="vulkan-vulkan"),
    pytest.param(("vulkan", "cuda"), id="vulkan-cuda", marks=pytest.mark.cuda),
]

LONG = 20_000  # thousands of dependent steps: about 0.3 s on an H200

Pair = tuple[at.Runtime, at.Runtime]


@pytest.fixture(params=PAIRS)
async def pair(request: pytest.FixtureRequest) -> AsyncIterator[Pair]:
    """A runtime that shares memory, and one that opens it."""
    async with AsyncExitStack() as stack:
        first, second = [await stack.enter_async_context(at.Runtime(arch)) for arch in request.param]
        yield first, second


async def load(rt: at.Runtime, name: str) -> at.AotModule:
    return await rt.load_aot_module(module_at(rt.info.arch, name))


async def test_both_see_the_same_bytes(pair: Pair) -> None:
    vulkan, other = pair
    assert vulkan.info.uuid == other.info.uuid != bytes(16)
    memory = vulkan.allocate_memory(4096, export_sharing=True)
    opened = await other.import_(memory)
    assert opened.nbytes == 4096
    assert not (await other.queue.read(opened)).any()  # zeroed, as all memory is
    here, there = memory.ndarray(1024, at.i32), opened.ndarray(1024, at.i32)
    await vulkan.queue.write(here, np.arange(1024, dtype=np.int32))
    add_one = (await load(other, "basics")).kernel("add_one")
    await other.queue.launch(add_one, there)
    assert (await vulkan.queue.read(here) == np.arange(1, 1025)).all()


def waits_on_device(rt: at.Runtime) -> bool:
    """Return whether a runtime's device waits for another API. Otherwise, the host waits."""
    if rt.info.arch is at.Arch.CUDA:
        return True
    logical: LogicalDevice = open_device_of(rt).device.logical  # type: ignore[attr-defined]
    return logical.features.shared_semaphores


async def test_kernels_of_both_take_turns(pair: Pair) -> None:
    vulkan, other = pair
    memory = vulkan.allocate_memory(4 * 100_003, export_sharing=True)
    x, y = memory.ndarray(100_003, at.i32), (await other.import_(memory)).ndarray(100_003, at.i32)
    add_one, add_one_there = [(await load(rt, "basics")).kernel("add_one") for rt in pair]
    turns = [(vulkan.create_queue(), add_one, x), (other.create_queue(), add_one_there, y)]
    event = vulkan.queue.fill(x, 7)
    for i in range(40):
        queue, kernel, array = turns[i % 2]
        on_device = queue.wait_event(event)
        assert i == 0 or event.done() or on_device is waits_on_device(queue.runtime)
        event = queue.launch(kernel, array)
    other.queue.wait_event(event)
    assert (await other.queue.read(y) == 47).all()


async def test_several_queues_of_each_wait_for_several_of_the_other(pair: Pair) -> None:
    vulkan, other = pair
    memory = vulkan.allocate_memory(4 * 64, export_sharing=True)
    x, y = memory.ndarray(64, at.i32), (await other.import_(memory)).ndarray(64, at.i32)
    ours, theirs = [[rt.create_queue() for _ in range(3)] for rt in pair]
    for step in range(10):  # each of three writes a part; then each of the other three reads another's
        written = [queue.write(x[20 * i : 20 * i + 20], np.full(20, step, np.int32)) for i, queue in enumerate(ours)]
        read = []
        for i, queue in enumerate(theirs):
            for event in written:
                queue.wait_event(event)
            read.append(queue.read(y[20 * (2 - i) : 20 * (2 - i) + 20]))
        for done in read:
            for queue in ours:
                queue.wait_event(done)
        assert all([(await done == step).all() for done in read])


@pytest.mark.cuda
async def test_a_later_event_of_cudas_is_waited_for_before_an_earlier_one() -> None:
    async with at.Runtime("vulkan") as vulkan, at.Runtime("cuda") as cuda:
        spin = (await load(cuda, "timing")).kernel("spin_serial")
        memory = vulkan.allocate_memory(4096, export_sharing=True)
        opened = await cuda.import_(memory)
        first = cuda.queue.launch(spin, LONG // 2, cuda.ndarray(1, at.i32))
        await cuda.queue.flush()
        cuda.queue.launch(spin, LONG // 2, cuda.ndarray(1, at.i32))
        second = cuda.queue.fill(opened, 2)
        await cuda.queue.flush()
        cuda.queue.launch(spin, LONG // 2, cuda.ndarray(1, at.i32))
        await cuda.queue.flush()  # ``first`` and ``second`` are not the last operations
        late, early = vulkan.create_queue(), vulkan.create_queue()
        assert late.wait_event(second)
        assert early.wait_event(first)
        assert late.wait_event(second)  # once more: the semaphore is signalled already
        read = late.read(memory)
        await early.record_event()
        assert (await read == 2).all()


@pytest.mark.cuda
async def test_many_events_of_cudas_are_waited_for() -> None:
    async with at.Runtime("vulkan") as vulkan, at.Runtime("cuda") as cuda:
        spin = (await load(cuda, "timing")).kernel("spin_serial")
        cuda.queue.launch(spin, 4 * LONG, cuda.ndarray(1, at.i32))
        answers = []
        for _ in range(1000):  # more than a stream takes: the host holds the rest
            event = cuda.queue.record_event()
            answers.append(vulkan.queue.wait_event(event))
        assert answers[0]
        assert not all(answers)
        await vulkan.queue.record_event()
        assert event.done()


@pytest.mark.cuda
async def test_the_device_orders_vulkan_and_cuda() -> None:
    async with at.Runtime("vulkan") as vulkan, at.Runtime("cuda") as cuda:
        spin = (await load(cuda, "timing")).kernel("spin_serial")
        memory = vulkan.allocate_memory(4096, export_sharing=True)
        opened = await cuda.import_(memory)
        assert cuda.queue.wait_event(vulkan.queue.fill(memory, 1))
        cuda.queue.launch(spin, LONG, cuda.ndarray(1, at.i32))  # a late fill shows a missing wait
        assert vulkan.queue.wait_event(cuda.queue.fill(opened, 2))
        assert (await vulkan.queue.read(memory) == 2).all()
        assert cuda.queue.wait_event(vulkan.create_queue(transfer=True).fill(memory, 3))
        assert (await cuda.queue.read(opened) == 3).all()


@pytest.mark.cuda
@pytest.mark.usefixtures("two_gpus")
async def test_each_gpu_is_shared_with_itself_alone() -> None:
    gpus = range(2)
    async with AsyncExitStack() as stack:
        vulkans, cudas = [
            [await stack.enter_async_context(at.Runtime(arch, i)) for i in gpus] for arch in ("vulkan", "cuda")
        ]
        assert len({rt.info.uuid for rt in vulkans + cudas}) == len(gpus)
        for vulkan, cuda in itertools.product(vulkans, cudas):
            is_same = vulkan.info.uuid == cuda.info.uuid
            spin = (await load(cuda, "timing")).kernel("spin_serial")
            memory = vulkan.allocate_memory(4096, export_sharing=True)
            x = cuda.ndarray(1, at.i32)
            assert vulkan.queue.wait_event(cuda.queue.launch(spin, LONG, x)) is is_same
            filled = vulkan.queue.fill(memory, 3)
            assert cuda.queue.wait_event(filled) is is_same
            if is_same:
                assert (await cuda.queue.read(await cuda.import_(memory)) == 3).all()
            else:
                with pytest.raises(at.errors.InvalidInteropError, match="on another device"):
                    await cuda.import_(memory)
                await cuda.queue.fill(x, 1)
                assert filled.done()


async def test_the_host_waits_if_the_device_cannot(pair: Pair) -> None:
    async with at.Runtime("cpu") as cpu:
        memory = pair[0].allocate_memory(4096)
        x = cpu.ndarray(1024, at.i32)
        filled = cpu.queue.fill(x, 5)
        assert not pair[0].queue.wait_event(filled)
        event = pair[0].queue.fill(memory, 1)
        await event
        assert filled.done()


async def test_either_may_let_go_first(pair: Pair) -> None:
    vulkan, other = pair
    memory = vulkan.allocate_memory(256, export_sharing=True)
    opened = await other.import_(memory)
    await vulkan.queue.fill(memory, 3)
    memory.close()
    await vulkan.queue.wait()
    assert (await other.queue.read(opened) == 3).all()
    opened.close()
    again = vulkan.allocate_memory(256, export_sharing=True)
    (await other.import_(again)).close()
    await other.queue.wait()
    await vulkan.queue.fill(again, 4)
    assert (await vulkan.queue.read(again) == 4).all()


async def test_an_opened_memory_outlives_the_runtime_that_shared_it(pair: Pair) -> None:
    _, other = pair
    async with at.Runtime("vulkan") as vulkan:
        memory = vulkan.allocate_memory(256, export_sharing=True)
        opened = await other.import_(memory)
        other.queue.wait_event(vulkan.queue.fill(memory, 9))
    assert (await other.queue.read(opened) == 9).all()


async def test_no_descriptor_is_left(pair: Pair) -> None:
    vulkan, other = pair
    memory = vulkan.allocate_memory(256, export_sharing=True)
    (await other.import_(memory)).close()
    before = len(os.listdir("/proc/self/fd"))
    for _ in range(10):
        opened = await other.import_(memory)
        await other.queue.fill(opened, 1)
        opened.close()
        async with at.Runtime("cpu") as cpu:
            with pytest.raises(at.errors.InvalidInteropError, match="shares no memory"):
                await cpu.import_(memory)
    await other.queue.wait()
    assert len(os.listdir("/proc/self/fd")) <= before + 2  # lavapipe keeps a descriptor of opened memory


async def test_no_descriptor_of_a_semaphore_is_left(pair: Pair) -> None:
    vulkan, other = pair
    memory = vulkan.allocate_memory(256)
    async with at.Runtime("cpu") as cpu:
        for rt in (other, cpu):
            source = rt.allocate_memory(256)
            for i in range(12):
                if i == 2:
                    before = len(os.listdir("/proc/self/fd"))
                vulkan.queue.wait_event(rt.queue.fill(source, i))
                rt.queue.wait_event(vulkan.queue.fill(memory, i))
                await rt.queue.wait()
                await vulkan.queue.wait()
            assert len(os.listdir("/proc/self/fd")) == before


async def test_a_waiting_runtime_is_closed_first(pair: Pair) -> None:
    _, other = pair
    async with at.Runtime("vulkan") as vulkan:
        source = other.allocate_memory(1 << 20)
        event = other.queue.fill(source, 3)
        vulkan.queue.wait_event(event)  # no operation follows: the wait is never submitted
    await event
    assert (await other.queue.read(source) == 3).all()


async def test_memory_that_cannot_be_shared_is_refused(pair: Pair) -> None:
    vulkan, other = pair
    plain = vulkan.allocate_memory(256)
    with pytest.raises(at.errors.InvalidInteropError, match="export_sharing=True"):
        await other.import_(plain)
    shared = vulkan.allocate_memory(256, export_sharing=True)
    with pytest.raises(at.errors.InvalidArgumentError, match="belongs to this runtime already"):
        await vulkan.import_(shared)
    with pytest.raises(at.errors.InvalidArgumentError, match="give its allocation"):
        await other.import_(shared.ndarray(4, at.i32))  # type: ignore[call-overload]
    if other.info.arch is at.Arch.VULKAN:
        with pytest.raises(at.errors.InvalidInteropError, match="the runtime that it is from"):
            await vulkan.import_(await other.import_(shared))
        info = await vulkan.export_runtime()
        async with at.import_vulkan_runtime(info) as imported:
            with pytest.raises(at.errors.InvalidInteropError, match="opened without VK_KHR_external_memory_fd"):
                await imported.import_(shared)
    shared.close()
    with pytest.raises(at.errors.InvalidStateError, match="closed"):
        await other.import_(shared)
    with pytest.raises(at.errors.NotSupportedError, match="images are not shared"):
        vulkan.image((4, 4), "r32f", dimension="d2", export_sharing=True)
    async with at.Runtime("cpu") as cpu:
        with pytest.raises(at.errors.NotSupportedError, match="export_sharing"):
            cpu.allocate_memory(256, export_sharing=True)


async def test_memory_that_is_not_there_is_an_error(pair: Pair) -> None:
    with pytest.raises(at.errors.OutOfMemoryError):
        pair[0].allocate_memory(2**50, export_sharing=True)


@pytest.mark.cuda
def test_a_queue_that_waits_for_a_lost_cuda_queue_goes_on() -> None:
    program = f"""
        import asyncio
        import aiotaichi as at

        async def main():
            async with at.Runtime("vulkan") as vulkan:
                x = vulkan.ndarray(16, at.i32)
                try:
                    async with at.Runtime("cuda") as cuda:
                        faults = await cuda.load_aot_module({str(module_at("cuda", "faults"))!r})
                        timing = await cuda.load_aot_module({str(module_at("cuda", "timing"))!r})
                        cuda.queue.launch(timing.kernel("spin_serial"), {LONG}, cuda.ndarray(1, at.i32))
                        fault = cuda.queue.launch(faults.kernel("write_at"), 2**30, cuda.ndarray(8, at.f64))
                        print(vulkan.queue.wait_event(fault))
                        await asyncio.wait_for(vulkan.queue.fill(x, 6), 20)
                        print((await vulkan.queue.read(x)).tolist() == [6] * 16)
                        await fault
                except at.errors.DeviceLostError:
                    print("lost")

        asyncio.run(main())
    """
    command = [sys.executable, "-c", textwrap.dedent(program)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout.split() == ["True", "True", "lost"], done.stdout + done.stderr
