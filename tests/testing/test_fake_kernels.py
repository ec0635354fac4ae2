"""Functions as kernels of the fake device: what they get, what they return, how they fail."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi.errors import DeviceLostError, InvalidArgumentError, InvalidStateError, KernelError
from aiotaichi.memory.resource import resource_of
from aiotaichi.testing import FakeClock, FakeDriver
from support.fixture_modules import MODULES

pytestmark = pytest.mark.anyio


@pytest.fixture
def driver() -> FakeDriver:
    return FakeDriver()


@pytest.fixture
async def rt(driver: FakeDriver) -> AsyncIterator[at.Runtime]:
    async with at.Runtime(driver) as runtime:
        yield runtime


@pytest.fixture(params=["vulkan", "x64"])
def folder(request: pytest.FixtureRequest) -> Path:
    """Modules of both families: their arguments lie in different places."""
    name: str = request.param
    return MODULES / name


async def test_numbers_vectors_and_packs(rt: at.Runtime, driver: FakeDriver, folder: Path) -> None:
    taken: list[Any] = []
    for name in ("take_both", "mixed", "nested"):
        driver.kernels[name] = lambda *arguments: taken.append(arguments)
    tensors, packs = [await rt.load_aot_module(folder / name) for name in ("tensors", "argpacks")]
    out = rt.ndarray(4, at.f32)
    vector = np.array([1, 2, 3], np.float64)
    event = rt.queue.launch(tensors.kernel("take_both"), vector, 0.1, [[1, 2], [3, 4]], out)
    vector[:] = 0  # the launch has packed it
    await event
    rt.queue.launch(packs.kernel("mixed"), 0.1, (2.5, 3), out)
    await rt.queue.launch(packs.kernel("nested"), (1.5, (7, (1, 2, 3)), -1), out)

    v, a, m, view = taken[0]
    assert v.dtype == np.float64
    assert v.tolist() == [1, 2, 3]
    assert a == float(np.float32(0.1))
    assert m.tolist() == [[1, 2], [3, 4]]
    assert view.dtype == np.float32
    assert view.shape == (4,)
    a, pack, _ = taken[1]
    assert (a, *pack) == (float(np.float32(0.1)), 2.5, 3)
    (a, (n, v), b), _ = taken[2]
    assert (a, n, v.tolist(), b) == (1.5, 7, [1, 2, 3], -1)


async def test_returned_values(rt: at.Runtime, driver: FakeDriver, folder: Path) -> None:
    particle = {"mass": 2.0, "id": 7, "position": (1, 2, 3)}
    values = {
        "ret_u1": True,
        "ret_i8": -3,
        "ret_f64": 0.1,
        "ret_two": (0.5, 2**40),
        "ret_mat23": [[1, 2, 3], [4, 5, 6]],
    }
    driver.kernels.update({name: lambda v, value=value: value for name, value in values.items()})
    driver.kernels["ret_struct"] = lambda v: particle
    module = await rt.load_aot_module(folder / "returns")
    got = {name: await rt.queue.launch(module.kernel(name), 1) for name in values}
    assert got.pop("ret_mat23").tolist() == values.pop("ret_mat23")
    assert got == values
    struct = await rt.queue.launch(module.kernel("ret_struct"), 1.0)
    assert (struct.mass, struct.id, struct.position.tolist()) == (2.0, 7, [1, 2, 3])


async def test_failures(rt: at.Runtime, driver: FakeDriver, folder: Path) -> None:
    """A failure is the launch's, and the queue goes on. A function may be given, and changed, at any time."""
    module = await rt.load_aot_module(folder / "basics")
    x = rt.ndarray(2, at.i32)
    kernel = module.kernel("add_one")

    def careful(x: Any) -> None:
        assert x[0] > 0, "element 0 is 0"

    def wrong(x: Any) -> None:
        raise ZeroDivisionError("a bug of the test")

    def right(x: Any) -> None:
        x += 1

    with pytest.raises(InvalidStateError, match=r"no function for kernel add_one: .*kernels\['add_one'\]"):
        await rt.queue.launch(kernel, x)
    driver.kernels["add_one"] = careful
    with pytest.raises(KernelError, match="element 0 is 0"):
        await rt.queue.launch(kernel, x)
    driver.kernels["add_one"] = wrong
    with pytest.raises(KernelError, match="add_one raised ZeroDivisionError") as failure:
        await rt.queue.launch(kernel, x)
    assert isinstance(failure.value.__cause__, ZeroDivisionError)
    driver.kernels["add_one"] = right
    await rt.queue.launch(kernel, x)
    assert (await rt.queue.read(x)).tolist() == [1, 1]


async def test_a_lost_device_stays_lost(driver: FakeDriver) -> None:
    """Its queues fail, and it makes no others. Another runtime opens a device that works."""
    with pytest.raises(DeviceLostError, match="pulled out"):
        async with at.Runtime(driver) as rt:
            driver.lose("pulled out")
            with pytest.raises(DeviceLostError, match="pulled out"):
                await rt.queue.record_event()
            with pytest.raises(DeviceLostError, match="pulled out"):
                rt.create_queue()
    async with at.Runtime(driver) as rt:
        await rt.queue.record_event()
    assert [device.is_closed for device in driver.opened] == [True, True]


async def test_a_step_of_a_queue_that_nobody_made() -> None:
    clock = FakeClock()
    async with at.Runtime(FakeDriver(clock=clock)):
        for number in (-1, 1):
            with pytest.raises(InvalidArgumentError, match="the clock has 1 queue"):
                clock.step(number)


async def test_allocated_bytes(rt: at.Runtime, driver: FakeDriver) -> None:
    (device,) = driver.opened
    x = rt.ndarray(1000, at.f32)
    assert device.allocated_bytes == 4000
    x.close()
    assert device.allocated_bytes == 0


async def test_memories_of_two_devices_share_no_bytes() -> None:
    """They may have the same address: each device has addresses of its own."""
    async with at.Runtime(FakeDriver()) as one, at.Runtime(FakeDriver()) as other:
        first, second = (resource_of(rt.allocate_memory(64)).span for rt in (one, other))
    assert (first.start, first.stop) == (second.start, second.stop)
    assert not first.overlaps(second)


async def test_the_arch() -> None:
    async with at.Runtime(FakeDriver(arch=at.Arch.CUDA)) as rt:
        assert rt.info.arch is at.Arch.CUDA
