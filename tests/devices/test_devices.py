"""Several devices: runtimes that are opened together, lent, and that share an array."""

from __future__ import annotations

import ast
import gc
import os
import re
from collections.abc import AsyncIterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import anyio
import numpy as np
import numpy.typing as npt
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.hal import DeviceInfo
from aiotaichi.testing import FakeClock, FakeDriver

pytestmark = [pytest.mark.anyio, pytest.mark.loops, pytest.mark.runtime("cpu", "vulkan", "cuda")]

Image = npt.NDArray[np.float32]


@pytest.fixture
async def devices(arch: str) -> AsyncIterator[at.Devices]:
    """Several runtimes, on one device."""
    async with at.Devices(arch, [0, 0, 0] if arch == "cpu" else [0, 0]) as devices:
        yield devices


def some_image(shape: tuple[int, ...]) -> Image:
    return np.random.default_rng(1).random(shape, np.float32)


def swept(image: Image, times: int) -> Image:
    """Return what NumPy makes of sweeps of the fixture module "stencil"."""
    for _ in range(times):
        x = np.pad(image, 1, "edge")
        inner = x[1:-1, 1:-1]
        image = np.float32(0.2) * (inner + x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:])
    return image


async def stencil(devices: at.Devices, modules: Path) -> list[at.Kernel]:
    return [module.kernel("sweep") for module in await devices.load_aot_module(modules / "stencil")]


@pytest.mark.slow
@pytest.mark.runtime("cpu", "cuda")
@pytest.mark.parametrize(("rows", "halo", "at_once"), [(23, 1, 1), (24, 4, 4), (12, 4, 2)])
async def test_sweeps_over_all_devices(
    devices: at.Devices, modules: Path, rows: int, halo: int, at_once: int
) -> None:
    """The rows of neighbours are as old as ``at_once`` sweeps, for which ``halo`` rows suffice."""
    sweep = await stencil(devices, modules)
    x, y = (devices.ndarray((rows, 17), at.f32, halo=halo) for _ in range(2))
    image = some_image((rows, 17))
    x.write(image)
    for _ in range(12 // at_once):
        for _ in range(at_once):
            devices.launch(sweep, x, y)
            x, y = y, x
        x.exchange()
    assert np.allclose(await x.read(), swept(image, 12), atol=1e-5)


@pytest.mark.runtime("vulkan")
async def test_only_devices_that_copy_from_each_other_have_a_halo(devices: at.Devices, modules: Path) -> None:
    with pytest.raises(errors.NotSupportedError, match=r"halo=1: .* do not copy from each other"):
        devices.ndarray((8, 8), at.f32, halo=1)
    sweep = await stencil(devices, modules)
    x, y = (devices.ndarray((8, 8), at.f32) for _ in range(2))
    image = some_image((8, 8))
    x.write(image)
    devices.launch(sweep, x, y)
    halves = [swept(half, 1) for half in np.split(image, len(devices))]
    assert np.allclose(await y.read(), np.concatenate(halves), atol=1e-5)


@pytest.mark.runtime("cpu", "cuda")
async def test_a_device_gets_its_rows(devices: at.Devices) -> None:
    count = len(devices)
    x = devices.ndarray((4 * count + 1, 3), at.i32, element_shape=(2,), halo=2)
    values = np.arange((4 * count + 1) * 6, dtype=np.int32).reshape(-1, 3, 2)
    await x.write(values)
    assert [own.start for own in x.rows] == [values.shape[0] * i // count for i in range(count)]
    assert np.array_equal(np.concatenate([values[own.start : own.stop] for own in x.rows]), values)
    for i, (rt, part) in enumerate(zip(devices, x.parts, strict=True)):
        first, last = max(0, x.rows[i].start - 2), min(len(values), x.rows[i].stop + 2)
        assert np.array_equal(await rt.queue.read(part), values[first:last])
    out = np.zeros_like(values)
    assert await x.read(out=out) is out
    assert np.array_equal(out, values)
    assert (x.shape, x.element_shape, x.halo) == (values.shape[:2], (2,), 2)


async def test_a_launch_yields_what_the_kernel_returns_on_each_device(devices: at.Devices, modules: Path) -> None:
    reduce_sum = [module.kernel("reduce_sum") for module in await devices.load_aot_module(modules / "basics")]
    x, values = devices.ndarray(1000, at.f32), some_image((1000,))
    x.write(values)
    totals = await devices.launch(reduce_sum, x)
    expected = [values[own.start : own.stop].sum() for own in x.rows]
    assert np.allclose(totals, expected, rtol=1e-4)


@pytest.mark.runtime("cpu", "cuda")
async def test_the_programs_of_the_page(devices: at.Devices, modules: Path) -> None:
    """The page's arrays on all devices, with fewer rows."""
    page = await anyio.Path(__file__).parent.parent.parent.joinpath("docs", "devices.md").read_text()
    section = page.partition("## An array on all devices")[2].partition("\n## ")[0]
    programs = re.findall(r"```python\n(.*?)```", section.replace("8192", "24"), re.DOTALL)
    given, values = some_image((24, 24)), some_image((1_000_000,))
    basics = await devices.load_aot_module(modules / "basics")
    names: dict[str, Any] = {
        "at": at,
        "devices": devices,
        "image": given,
        "reduce_sum": [module.kernel("reduce_sum") for module in basics],
        "sweep": await stencil(devices, modules),
        "values": values,
    }
    for program in programs:
        waiting = eval(compile(program, "devices.md", "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT), names)
        await waiting
    assert np.allclose(names["image"], swept(given, 100), atol=1e-5)
    assert names["total"] == pytest.approx(values.sum(), rel=1e-3)


async def test_borrowed_data_is_written(devices: at.Devices) -> None:
    x, values = devices.ndarray(100_000, at.f32), np.arange(100_000, dtype=np.float32)
    group = x.write(values, borrow=True)
    await group
    assert group.done()
    assert np.array_equal(await x.read(), values)


@pytest.mark.runtime("cpu", "cuda")
async def test_an_exchange_copies_the_rows_of_its_moment(devices: at.Devices) -> None:
    """Later operations of the neighbours wait for the copies, and the copies for earlier ones."""
    x = devices.ndarray((2 * len(devices), 50_000), at.i32, halo=1)
    for value in range(1, 20):
        for rt, part in zip(devices, x.parts, strict=True):
            rt.queue.fill(part, value)
        x.exchange()
        for rt, part in zip(devices, x.parts, strict=True):
            rt.queue.fill(part[1:-1], -1)
        read = [rt.queue.read(part) for rt, part in zip(devices, x.parts, strict=True)]
        x.exchange()
        for i, each in enumerate(read):
            rows = (await each)[:, 0].tolist()
            assert rows[0] == rows[-1] == value
            assert set(rows[1:-1]) == {-1}, i
    await devices.wait()


async def test_without_neighbours_nothing_is_exchanged(devices: at.Devices) -> None:
    """An await still lets other tasks run."""
    group = devices.ndarray(8, at.f32).exchange()
    assert group.done()
    assert len(group.events) == 0
    has_run = anyio.Event()
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(_set, has_run)
        for _ in range(10):
            await group
        assert has_run.is_set()


async def _set(event: anyio.Event) -> None:
    event.set()


async def test_wrong_arguments_are_named(devices: at.Devices, modules: Path) -> None:
    count = len(devices)
    for shape, options, message in (
        ((count - 1, 100), {}, f"at least one row for each of {count} devices"),
        ((), {}, "at least one row"),
        ((8.9, 3), {}, "shape"),
        (8.9, {}, "shape"),
        ("12", {}, "shape"),
        ((2 * count, -1), {}, r"shape \(\d, -1\)"),
        ((2**70,), {}, "shape"),
        (2 * count, {"halo": 3}, "halo=3: give a number of rows; a device has 2"),
        (2 * count, {"halo": -1}, "halo=-1"),
        (2 * count, {"halo": 1.0}, "halo=1.0"),
        (2 * count, {"halo": "1"}, "halo='1'"),
        (2 * count, {"halo": None}, "halo=None"),
    ):
        with pytest.raises(errors.InvalidArgumentError, match=message):
            devices.ndarray(shape, at.f32, **options)  # type: ignore[arg-type]
    assert devices.ndarray(np.array([8, 3]), at.f32).shape == (8, 3)
    x = devices.ndarray((2 * count, 6), at.f32)
    right = np.zeros((2 * count, 6), np.float32)
    for data in (right[:, :5], right.astype(np.int32), right.tolist(), bytearray(right.nbytes), None):
        with pytest.raises(errors.InvalidArgumentError, match=r"write: give a NumPy array of float32"):
            x.write(data)  # type: ignore[arg-type]
        if data is not None:
            with pytest.raises(errors.InvalidArgumentError, match="read: give a NumPy array of float32"):
                x.read(out=data)  # type: ignore[arg-type]
    with pytest.raises(errors.InvalidArgumentError, match="one for each device, not None"):
        devices.launch(None, x, x)  # type: ignore[arg-type]
    with pytest.raises(errors.InvalidArgumentError, match="can_copy_from takes a Runtime, not int"):
        devices[0].can_copy_from(3)  # type: ignore[arg-type]
    sweep = await stencil(devices, modules)
    with pytest.raises(errors.InvalidArgumentError, match=f"give a list of {count} kernels"):
        devices.launch(sweep[:1], x, x)
    async with at.Devices(FakeDriver()) as others:
        with pytest.raises(errors.InvalidArgumentError, match="sharded over other devices"):
            devices.launch(sweep, x, others.ndarray((2 * count, 6), at.f32))
    x.close()
    with pytest.raises(errors.InvalidStateError, match="closed"):
        devices.launch(sweep, x, x)


async def test_a_call_that_raises_has_enqueued_nothing(devices: at.Devices, modules: Path) -> None:
    add_one = [module.kernel("add_one") for module in await devices.load_aot_module(modules / "basics")]
    x = devices.ndarray(4 * len(devices), at.i32)
    values = np.arange(4 * len(devices), dtype=np.int32)
    await x.write(values)
    with pytest.raises(errors.InvalidArgumentError, match="keep the devices' order"):
        devices.launch([add_one[0], *add_one[:-1]], x)
    backwards = values[::-1]
    with pytest.raises(errors.InvalidArgumentError, match="write: the array must be C-contiguous"):
        x.write(backwards, borrow=True)
    with pytest.raises(errors.InvalidArgumentError, match="read: the array must be C-contiguous"):
        x.read(out=backwards)
    locked = np.full_like(values, 7)
    locked.flags.writeable = False
    with pytest.raises(errors.InvalidArgumentError, match="read: out is read-only"):
        x.read(out=locked)
    await devices.wait()
    assert np.array_equal(await x.read(), values)
    assert np.array_equal(values, np.arange(4 * len(devices)))


@pytest.mark.runtime("cpu", "cuda")
async def test_the_errors_of_devices_are_raised_together(arch: str, modules: Path) -> None:
    unseen: list[Any] = []
    async with at.Devices(arch, [0, 0, 0], on_error=lambda error, queue: unseen.append(error)) as devices:
        check = [module.kernel("check_all") for module in await devices.load_aot_module(modules / "asserts")]
        x = devices.ndarray(30, at.i32)
        values = np.zeros(30, np.int32)
        values[[15, 29]] = 7
        x.write(values)
        group = devices.launch(check, x)
        with pytest.raises(errors.KernelError, match="element 5 is seven") as caught:
            await group
        assert "element 9 is seven" in caught.value.__notes__[0]
        assert (await x.read())[:10].tolist() == [1] * 10
        events = devices.launch(check, x)
        with pytest.raises(errors.KernelError, match="element 5 is seven"):
            await devices.wait()
        assert events.done(), "wait() has waited for all devices"
        del group, events
        gc.collect()
    assert unseen == []


# -- opening, lending and closing -------------------------------------------------------------------------


@pytest.mark.runtime("cpu")
async def test_all_devices_are_opened() -> None:
    infos = await at.get_devices("cpu")
    async with at.Devices("cpu", threads=1) as devices:
        assert [rt.info for rt in devices] == list(infos)
        assert devices[0] is devices[-len(infos)]
    for rt in devices:
        with pytest.raises(errors.InvalidStateError):
            rt.ndarray(1, at.f32)


@pytest.mark.runtime("cpu")
async def test_devices_of_a_driver() -> None:
    assert [info.name for info in await at.get_devices(FakeDriver())] == ["fake"]
    async with at.Devices(FakeDriver()) as devices:
        assert len(devices) == 1


@pytest.mark.runtime("cpu")
async def test_devices_that_do_not_open() -> None:
    closed = at.Devices("cpu")
    with pytest.raises(errors.InvalidStateError, match="async with Devices"):
        closed.ndarray(1, at.f32)
    wrong: Any
    for wrong in ([], 0, 1.5):
        with pytest.raises(errors.InvalidArgumentError, match=r"give a list of numbers, such as \[0, 1\]"):
            at.Devices("cpu", wrong)
    with pytest.raises(errors.NotSupportedError, match="17"):
        await at.Devices("cpu", [0, 17, 0]).__aenter__()
    with pytest.raises(errors.NotSupportedError, match="abacus"):
        await at.get_devices("abacus")
    async with at.Devices("cpu", [0, 0], affinity=(core for core in [min(os.sched_getaffinity(0))])) as twice:
        with pytest.raises(errors.InvalidStateError, match="entered before"):
            await twice.__aenter__()
    gc.collect()  # a runtime that is left open warns


class _Unopened(FakeDriver):
    """A driver that nobody opens."""

    def devices(self) -> Sequence[DeviceInfo]:
        pytest.fail("asked for its devices")


@pytest.mark.runtime("cpu")
async def test_a_wrong_option_is_refused_by_the_call(rt: at.Runtime) -> None:
    """Nothing is opened: the call is not even awaited."""
    with pytest.raises(errors.ArgumentOutOfRangeError, match="not 'never'"):
        at.Devices(_Unopened(), wait="never")
    wrong: dict[str, Any]
    for wrong, message in (
        (
            {"thread": "one"},
            "Devices has no option 'thread'; it has wait, debug, .*threads, affinity, nice, memory_limit, guard$",
        ),
        ({"device_index": 1}, "Devices has no option 'device_index'"),
        ({"threads": 0}, "threads=0"),
        ({"affinity": 3}, "affinity=3"),
    ):
        with pytest.raises(errors.InvalidArgumentError, match=message):
            at.Devices(_Unopened(), **wrong)
    for wrong in ({"time": True}, {"stream": 3}):
        with pytest.raises(errors.InvalidArgumentError, match=r"rt\.queues has no option '\w+'; it has timing,"):
            rt.queues(2, **wrong)


class _Host(FakeDriver):
    """A driver of a GPU and of a device in software."""

    def devices(self) -> Sequence[DeviceInfo]:
        (fake,) = super().devices()
        return [fake, replace(fake, is_software=True, index=1)]


class _Nothing(FakeDriver):
    def devices(self) -> Sequence[DeviceInfo]:
        return []


@pytest.mark.runtime("cpu")
async def test_devices_in_software_are_left_out_if_there_are_others() -> None:
    async with at.Devices(_Host()) as devices:
        assert [rt.info.index for rt in devices] == [0]
    with pytest.raises(errors.NotSupportedError, match="no device was found"):
        await at.Devices(_Nothing()).__aenter__()


@pytest.mark.runtime("cpu")
async def test_a_cancelled_opening_closes_what_it_has_opened() -> None:
    devices = at.Devices("cpu", [0, 0])
    with anyio.CancelScope() as scope:
        scope.cancel()
        await devices.__aenter__()
    assert scope.cancelled_caught
    assert len(devices) == 0


@pytest.mark.runtime("cpu")
async def test_the_least_busy_device_is_lent() -> None:
    async with at.Devices("cpu", [0, 0, 0]) as devices:
        first, second, third = devices
        with devices.least_busy() as a, devices.least_busy() as b:
            assert (a, b) == (first, second)
            with devices.least_busy() as c:
                assert c is third
            with devices.least_busy() as c, devices.least_busy() as d:
                assert (c, d) == (third, first)
        second.queue.fill(second.ndarray(1, at.f32), 1)
        first.queue.fill(first.ndarray(1, at.f32), 1)
        with devices.least_busy() as a:
            assert a is third, "the others have operations in flight"
        with pytest.raises(ZeroDivisionError), devices.least_busy():
            raise ZeroDivisionError
        with devices.least_busy() as a, devices.least_busy() as b, devices.least_busy() as c:
            assert {a, b, c} == {first, second, third}, "an error gives the device back"


@pytest.mark.runtime("cpu")
async def test_a_lost_device_is_not_lent() -> None:
    clock = FakeClock()
    devices = at.Devices(FakeDriver({}, clock), [0, 0])
    await devices.__aenter__()
    events = {rt: rt.queue.fill(rt.ndarray(1, at.f32), 1) for rt in devices}
    assert [rt.queue.failure for rt in devices] == [None, None]
    for rt in devices:
        await rt.queue.flush()
    has_failed = anyio.Event()
    for event in events.values():
        event.add_done_callback(lambda _: has_failed.set())
    clock.queues[0].lose("gone")
    await has_failed.wait()
    (lost,) = (rt for rt in devices if events[rt].done())
    (left,) = (rt for rt in devices if rt is not lost)
    assert isinstance(lost.queue.failure, errors.DeviceLostError)
    with devices.least_busy() as a, devices.least_busy() as b:
        assert a is b is left
    clock.queues[1].lose("gone")
    with pytest.raises(errors.DeviceLostError, match="gone"):
        await events[left]
    with pytest.raises(errors.DeviceLostError, match="gone"), devices.least_busy():
        pytest.fail("there is no device left")
    with pytest.raises(errors.DeviceLostError):
        await devices.__aexit__(None, None, None)
