"""Write from memory that the device reads directly, and from memory that a thread copies there first."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial

import anyio
import numpy as np
import numpy.typing as npt
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.runtime import host_copy
from aiotaichi.runtime.threads import Threads

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("vulkan", "cuda")]

N = 100_000
Ints = npt.NDArray[np.int32]


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """An event that all copies wait for, one after the other."""
    opened = threading.Event()
    threads = Threads("gated", 1)
    threads.submit(partial(opened.wait, 20))
    monkeypatch.setattr(host_copy, "_threads", threads)
    yield opened
    opened.set()
    assert threads.wait(20)


def numbers(seed: int) -> Ints:
    return np.random.default_rng(seed).integers(-(2**31), 2**31 - 1, N, np.int32)


@pytest.mark.parametrize("part", [slice(0, N), slice(4, N), slice(1, 77), slice(N - 3, N)])
async def test_parts_of_a_host_array_are_written(rt: at.Runtime, part: slice) -> None:
    host, x = rt.host_array(N, at.i32), rt.ndarray(N, at.i32)
    host[:] = numbers(1)
    await rt.queue.write(x[part], host[part], borrow=True)
    expected = np.zeros(N, np.int32)
    expected[part] = host[part]
    assert np.array_equal(await rt.queue.read(x), expected)


async def test_a_host_array_is_not_copied(rt: at.Runtime, gate: threading.Event) -> None:
    host, x = rt.host_array((2, N), at.i32), rt.ndarray(N, at.i32)
    host[1] = numbers(2)
    rt.queue.write(x, host[1], borrow=True)  # with all threads at a standstill
    assert np.array_equal(await rt.queue.read(x), host[1])


async def test_an_array_from_a_read_is_written_without_a_copy(rt: at.Runtime, gate: threading.Event) -> None:
    x, y = rt.ndarray(N, at.i32), rt.ndarray(N, at.i32)
    rt.queue.fill(x, 7)
    rt.queue.write(y, await rt.queue.read(x), borrow=True)
    assert (await rt.queue.read(y) == 7).all()


@pytest.mark.parametrize("step", [1, 3])
async def test_pixels_of_a_host_array_are_written(step: int) -> None:
    """They may begin at any byte. Vulkan copies whole words and texels, so other pixels are copied first."""
    async with at.Runtime("vulkan") as rt:
        host, image = rt.host_array(4 * N, at.u8), rt.image((100, 20), "rgba8")
        host[:] = np.arange(4 * N) % 251
        pixels = host[step : step + 8000].reshape(20, 100, 4)
        rt.queue.write(image, pixels, borrow=True)
        assert np.array_equal(await rt.queue.read(image), pixels)


async def test_arrays_of_another_runtime_are_only_memory(rt: at.Runtime) -> None:
    async with at.Runtime(rt.info.arch.name.lower()) as other:
        foreign = other.host_array(N, at.i32)
        foreign[:] = numbers(3)
        x = rt.ndarray(N, at.i32)
        await rt.queue.write(x, foreign, borrow=True)
        assert np.array_equal(await rt.queue.read(x), foreign)
        left = await other.queue.read(other.ndarray(N, at.i32))
    await rt.queue.write(x, left, borrow=True)
    assert not (await rt.queue.read(x)).any()


async def test_arrays_from_reads_keep_their_values(rt: at.Runtime) -> None:
    x, kept = rt.ndarray(N, at.i32), []
    for i in range(25):  # more than the last five share their memory
        rt.queue.fill(x, i)
        kept.append(await rt.queue.read(x))
        del kept[:-5]
    assert [(array == i).all() for array, i in zip(kept, range(20, 25), strict=True)] == [True] * 5


async def test_later_operations_wait_for_a_copy(rt: at.Runtime, gate: threading.Event) -> None:
    x, y = rt.ndarray(N, at.i32), rt.ndarray(N, at.i32)
    first, second = numbers(4), numbers(5)
    before = rt.queue.record_event()
    writes = rt.queue.write(x, first, borrow=True), rt.queue.write(y, second, borrow=True)
    copied = rt.queue.copy(x[:10], y[:10])
    other = rt.create_queue()
    assert not other.wait_event(writes[1])
    elsewhere = other.read(y)
    await before
    assert not any(event.done() for event in (*writes, copied, elsewhere))
    gate.set()
    await rt.queue.flush()
    assert np.array_equal(await elsewhere, second)
    assert np.array_equal(await rt.queue.read(x), [*second[:10], *first[10:]])


async def test_many_copies_arrive_in_order(rt: at.Runtime) -> None:
    x = rt.ndarray(N, at.i32)
    sources = [np.full(N, i, np.int32) for i in range(20)]
    reads = []
    for source in sources:
        rt.queue.write(x, source, borrow=True)
        reads.append(rt.queue.read(x))
    for i, event in enumerate(reads):
        assert (await event == i).all()


async def test_a_copy_that_fails_fails_the_queue(
    rt: at.Runtime, monkeypatch: pytest.MonkeyPatch, gate: threading.Event
) -> None:
    x, queue = rt.ndarray(N, at.i32), rt.create_queue()
    event = queue.write(x, numbers(6), borrow=True)
    behind = queue.read(x)

    def fail(*_: object) -> None:
        raise ValueError("no such bytes")

    with monkeypatch.context() as patch:
        patch.setattr(np, "copyto", fail)
        gate.set()
        for each in (event, behind):
            with pytest.raises(errors.InvalidStateError, match=r"use another one.*no such bytes"):
                await each
    with pytest.raises(errors.InvalidStateError, match=r"use another one.*no such bytes"):
        await queue.aclose()


async def test_without_a_thread_the_call_says_so(rt: at.Runtime, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(host_copy, "_threads", Threads("none", 1))
    x = rt.ndarray(N, at.i32)
    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", refuse)
        with pytest.raises(errors.ResourceExhaustedError, match="may have no more threads"):
            rt.queue.write(x, numbers(7), borrow=True)
    rt.queue.fill(x, 3)
    assert (await rt.queue.read(x) == 3).all()


async def test_a_cancelled_closing_fails_operations_that_wait_for_a_copy(
    rt: at.Runtime, gate: threading.Event
) -> None:
    x, queue = rt.ndarray(N, at.i32), rt.create_queue()
    event = queue.write(x, numbers(8), borrow=True)
    with anyio.CancelScope() as scope:
        scope.cancel()
        await queue.aclose()
    with pytest.raises(errors.InvalidStateError, match="closed before"):
        await event
    gate.set()
    rt.queue.fill(x, 1)
    assert (await rt.queue.read(x) == 1).all()


async def test_subclasses_of_arrays_are_arrays(rt: at.Runtime) -> None:
    class Guarded(np.ndarray):
        def __array_function__(self, *_: object) -> object:
            raise TypeError("not by NumPy's functions")

    x = rt.ndarray(N, at.i32)
    for borrow in (False, True):
        await rt.queue.write(x, numbers(9).view(Guarded), borrow=borrow)
        assert np.array_equal(await rt.queue.read(x), numbers(9))
