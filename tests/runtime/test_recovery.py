"""Runtimes whose device is lost, and is opened again."""

from __future__ import annotations

import gc
import os
import signal
import threading
import weakref
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import anyio
import anyio.to_thread
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.hal import DeviceRequest
from aiotaichi.runtime import recovery
from aiotaichi.runtime.runtime import open_device_of
from aiotaichi.testing import FakeClock, FakeDevice, FakeDriver
from support.cancellations import cancelled_at_each_await
from support.fake_kernels import KERNELS
from support.helper_processes import helpers, is_alive
from support.waiting import until, until_gone

pytestmark = [pytest.mark.anyio, pytest.mark.loops]


class Driver(FakeDriver):
    """A fake driver that a test makes fail."""

    def __init__(self) -> None:
        super().__init__(KERNELS)
        self.failure: errors.Error | None = None
        self.obstacle: str | None = None

    def open(self, request: DeviceRequest) -> FakeDevice:
        if self.failure is not None:
            raise self.failure
        return super().open(request)

    def reopening_obstacle(self) -> str | None:
        return self.obstacle

    def lose(self, message: str = "fell off the bus") -> None:
        super().lose(message)


@pytest.fixture
def driver() -> Driver:
    return Driver()


@pytest.fixture
async def rt(driver: Driver) -> AsyncIterator[at.Runtime]:
    async with at.Runtime(driver) as runtime:
        yield runtime


@pytest.fixture
def modules(cpu_modules: Path) -> Path:
    return cpu_modules


async def lose(rt: at.Runtime, driver: Driver) -> None:
    driver.lose()
    await rt.wait_lost()


async def lose_and_recreate(rt: at.Runtime, driver: Driver) -> None:
    await lose(rt, driver)
    await rt.recreate()


async def works(rt: at.Runtime, kernel: at.Kernel | at.BoundKernel) -> None:
    x = rt.ndarray(4, at.i32)
    rt.queue.fill(x, 4)
    rt.queue.launch(kernel, x)
    assert (await rt.queue.read(x)).tolist() == [5] * 4


# -- what goes on ------------------------------------------------------------------------------------------------


async def test_modules_and_kernels_work_again(rt: at.Runtime, driver: Driver, basics: at.AotModule) -> None:
    add_one, nop = basics.kernel("add_one"), basics.kernel("nop").bind()
    for _ in range(3):
        await works(rt, add_one)
        loss = rt.loss
        await lose_and_recreate(rt, driver)
        assert loss.error is not None
        assert rt.lost is False
        assert not rt.loss.done(), "it is another device"
        assert not basics.closed
        assert basics.kernel("add_one") is add_one
        await rt.queue.launch(nop)
        await works(rt, basics.kernel("add_one"))
    assert len(driver.opened) == 4
    assert [device.is_closed for device in driver.opened] == [True, True, True, False]


async def test_a_module_is_loaded_again_although_its_file_is_gone(
    rt: at.Runtime, driver: Driver, modules: Path, tmp_path: Path
) -> None:
    path = tmp_path / "basics.tcm"
    data = bytearray((modules / "basics.tcm").read_bytes())
    path.write_bytes(data)
    loaded = [await rt.load_aot_module(path), await rt.create_aot_module(data)]
    path.unlink()
    data[:] = bytes(len(data))
    await lose_and_recreate(rt, driver)
    for module in loaded:
        await works(rt, module.kernel("add_one"))


async def test_graphs_and_bound_graphs_work_again(rt: at.Runtime, driver: Driver, modules: Path) -> None:
    driver.kernels["shift_c82_0"] = lambda n, x: np.add(x, n, out=x)
    module = await rt.load_aot_module(modules / "graphs")
    graph, x = module.compute_graph("thrice"), rt.ndarray(2, at.f32)
    bound = graph.bind(n=1, x=x)
    await lose_and_recreate(rt, driver)
    with pytest.raises(errors.DeviceLostError, match="contents are gone"):
        rt.queue.launch_graph(bound)
    x = rt.ndarray(2, at.f32)
    rt.queue.launch_graph(graph, n=1, x=x)
    rt.queue.launch_graph(graph.bind(n=2, x=x))
    assert (await rt.queue.read(x)).tolist() == [9, 9]


async def test_settings_go_on(rt: at.Runtime, driver: Driver) -> None:
    levels = {at.Capability.SPIRV_VERSION: 0x10300}
    rt.set_capabilities(levels)
    await lose_and_recreate(rt, driver)
    assert rt.capabilities == levels
    assert rt.info.name == "fake"


async def test_fields_begin_again_and_a_warning_says_so(
    rt: at.Runtime, driver: Driver, modules: Path, caplog: pytest.LogCaptureFixture
) -> None:
    module = await rt.load_aot_module(modules / "counter_a")
    await lose_and_recreate(rt, driver)
    assert "fields have their first values" in caplog.text
    assert "counter_a" in caplog.text
    assert not module.closed


# -- what is lost ----------------------------------------------------------------------------------------------------


async def test_arrays_say_that_they_are_lost(rt: at.Runtime, driver: Driver, basics: at.AotModule) -> None:
    add_one = basics.kernel("add_one")
    x, memory, image = rt.ndarray(4, at.i32, host_read=True), rt.allocate_memory(16), rt.image((4, 4))
    closed = rt.ndarray(4, at.i32)
    closed.close()
    texture, bound = image.texture(), add_one.bind(x)
    await lose_and_recreate(rt, driver)
    new = rt.ndarray(4, at.i32)
    uses: list[Callable[[], object]] = [
        lambda: rt.queue.launch(add_one, x),
        lambda: rt.queue.launch(bound),
        lambda: rt.queue.fill(x, 1),
        lambda: rt.queue.read(memory),
        lambda: rt.queue.read(x[1:2]),
        lambda: rt.queue.copy(new, x),
        lambda: rt.queue.read(image),
        lambda: add_one.bind(x),
        lambda: memory.ndarray(4, at.i32),
        lambda: image.texture(),
    ]
    for use in uses:
        with pytest.raises(errors.DeviceLostError, match=r"lost with its device.*contents are gone.*fell off"):
            use()
    with pytest.raises(errors.DeviceLostError, match="contents are gone"):
        async with x.map():
            pass
    assert x.closed
    assert texture.closed
    assert "lost" in repr(memory)
    with pytest.raises(errors.InvalidStateError, match="closed"):
        rt.queue.fill(closed, 1)
    for each in (x, memory, image):
        each.close()
    await works(rt, add_one)


async def test_old_queues_say_what_to_do(rt: at.Runtime, driver: Driver, basics: at.AotModule) -> None:
    default, other = rt.queue, rt.create_queue(name="other")
    queues, nop = rt.queues(2), basics.kernel("nop")
    pending = other.record_event()
    await pending
    await lose_and_recreate(rt, driver)
    assert rt.queue is not default
    assert rt.queue.name == "default"
    for old in (default, other, *queues):
        with pytest.raises(errors.DeviceLostError, match=r"use rt.queue, or create a queue \(fell off the bus\)"):
            old.launch(nop)
        assert isinstance(old.failure, errors.DeviceLostError)
        await old.aclose()
    with pytest.raises(errors.DeviceLostError), queues.least_busy():
        pass
    rt.queue.wait_event(pending)
    await rt.queue.launch(nop)
    with rt.queues(2).least_busy() as queue:
        await queue.launch(nop)


async def test_calls_between_the_loss_and_the_recovery_say_what_to_do(
    rt: at.Runtime, driver: Driver, basics: at.AotModule
) -> None:
    await lose(rt, driver)
    driver.failure = errors.NotSupportedError("the card is out")
    with pytest.raises(errors.NotSupportedError, match="the card is out"):
        await rt.recreate()
    for call in (lambda: rt.queue, rt.create_queue, lambda: rt.ndarray(4, at.i32), lambda: rt.info):
        with pytest.raises(errors.DeviceLostError, match=r"fell off the bus \(await rt.recreate\(\)\)"):
            call()
    with pytest.raises(errors.DeviceLostError, match="recreate"):
        basics.kernel("nop")
    assert not basics.closed
    driver.failure = None
    await rt.recreate()
    await works(rt, basics.kernel("add_one"))


# -- who may call it, and how it ends --------------------------------------------------------------------------------


async def test_it_does_nothing_if_the_device_is_not_lost(rt: at.Runtime, driver: Driver) -> None:
    queue = rt.queue
    await rt.recreate()
    assert rt.queue is queue
    assert len(driver.opened) == 1


async def test_tasks_may_call_it_together(rt: at.Runtime, driver: Driver, basics: at.AotModule) -> None:
    await lose(rt, driver)
    async with anyio.create_task_group() as group:
        for _ in range(5):
            group.start_soon(rt.recreate)
    assert len(driver.opened) == 2
    await works(rt, basics.kernel("add_one"))


async def test_it_raises_if_this_process_cannot_open_the_device_again(driver: Driver) -> None:
    driver.obstacle = "only a new process can: read recovery.md"
    rt = await at.Runtime(driver).__aenter__()
    pool = rt.pool(max_bytes=16)
    await lose(rt, driver)
    with pytest.raises(errors.NotSupportedError, match="new process"):
        await rt.recreate()
    with pytest.raises(errors.DeviceLostError, match="fell off"):
        async with pool.lease(4, at.i32):
            pass
    with pytest.raises(errors.DeviceLostError):
        await rt.aclose()


def test_cuda_and_imported_devices_name_the_way() -> None:
    from aiotaichi.backends.cuda import CudaDriver
    from aiotaichi.backends.vulkan.driver import ImportedVulkanDriver, VulkanDriver

    assert "recovery.md" in CudaDriver().reopening_obstacle()
    assert "another library's" in ImportedVulkanDriver.reopening_obstacle(object())  # type: ignore[arg-type]
    assert VulkanDriver().reopening_obstacle() is None


async def test_closed_runtimes_and_other_loops_are_refused(driver: Driver) -> None:
    with pytest.raises(errors.InvalidStateError, match="not open"):
        await at.Runtime(driver).recreate()
    async with at.Runtime(driver) as rt:

        def elsewhere() -> None:
            with pytest.raises(errors.InvalidStateError, match="event loop that opened"):
                anyio.run(rt.recreate)

        await anyio.to_thread.run_sync(elsewhere)
    with pytest.raises(errors.InvalidStateError, match="closed"):
        await rt.recreate()


async def test_a_runtime_that_is_closed_meanwhile_stays_closed(
    driver: Driver, modules: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rt = await at.Runtime(driver).__aenter__()
    _module = await rt.load_aot_module(modules / "basics")  # a module that nobody has is not loaded again
    await lose(rt, driver)
    entered, leave = threading.Event(), threading.Event()
    load = FakeDevice.load

    def slow(*arguments: Any) -> Any:
        entered.set()
        leave.wait(20)
        return load(*arguments)

    monkeypatch.setattr(FakeDevice, "load", slow)
    async with anyio.create_task_group() as group:

        async def recreate() -> None:
            with pytest.raises(errors.InvalidStateError, match="the runtime is closed"):
                await rt.recreate()

        group.start_soon(recreate)
        await until(entered.is_set)
        await rt.aclose()
        leave.set()
    await until(lambda: all(device.is_closed for device in driver.opened))
    with pytest.raises(errors.InvalidStateError, match="the runtime is closed"):
        rt.ndarray(4, at.i32)


async def test_a_failed_load_leaves_the_lost_device(
    rt: at.Runtime, driver: Driver, basics: at.AotModule, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lose(rt, driver)
    with monkeypatch.context() as patch:

        def fail(*_: Any) -> Any:
            raise errors.OutOfMemoryError("no memory for the fields")

        patch.setattr(FakeDevice, "load", fail)
        with pytest.raises(errors.OutOfMemoryError):
            await rt.recreate()
    await until(lambda: all(device.is_closed for device in driver.opened))
    assert rt.loss.error is not None
    await rt.recreate()
    await works(rt, basics.kernel("add_one"))


async def test_it_is_cancelled_at_each_await(rt: at.Runtime, driver: Driver, basics: at.AotModule) -> None:
    add_one, pool = basics.kernel("add_one"), rt.pool(max_bytes=16)
    states = set[bool]()

    async def run() -> None:
        driver.opened[-1].lose("gone")
        await rt.wait_lost()
        await rt.recreate()

    async def afterwards() -> None:
        states.add(rt.loss.error is not None)
        await rt.recreate()
        await works(rt, add_one)
        async with pool.lease(4, at.i32) as x:
            await rt.queue.launch(add_one, x)

    assert await cancelled_at_each_await(run, afterwards) >= 4
    assert True in states
    await until(lambda: sum(not device.is_closed for device in driver.opened) == 1)


async def test_nothing_of_the_old_device_is_left(rt: at.Runtime, driver: Driver, basics: at.AotModule) -> None:
    pool = rt.pool(max_bytes=1000)
    await lose_and_recreate(rt, driver)
    await anyio.sleep(0.05)
    descriptors, threads = os.listdir("/proc/self/fd"), threading.active_count()
    references = []
    for _ in range(5):
        references.append(weakref.ref(open_device_of(rt)))
        async with pool.lease(4, at.i32):
            pass
        await lose_and_recreate(rt, driver)
    await until(lambda: len(os.listdir("/proc/self/fd")) <= len(descriptors))
    await until(lambda: threading.active_count() <= threads)
    driver.opened.clear()
    for reference in references:
        await until_gone(reference)
    gc.collect()


@pytest.mark.parametrize("is_reopened", [False, True])
@pytest.mark.parametrize("lease", [at.Pool.lease, at.Pool.lease_host])
async def test_a_lease_that_is_dropped_after_a_loss_gives_up_its_memory(
    rt: at.Runtime, driver: Driver, lease: Any, is_reopened: bool
) -> None:
    """Also if the collector has dropped it: then the loss does not find the loan."""
    pool = rt.pool(max_bytes=100)
    cycle: list[Any] = [await lease(pool, 100, at.u8).__aenter__()]
    cycle.append(cycle)
    await lose(rt, driver)
    if is_reopened:
        await rt.recreate()
        del cycle
        gc.collect()  # the loan has ended with the old device: nothing is left to tell
    else:
        del cycle
        with pytest.warns(ResourceWarning, match="unclosed pool.lease"):
            gc.collect()
        await rt.recreate()
    await until(lambda: pool.statistics().borrowed == 0)
    async with lease(pool, 100, at.u8):
        assert pool.statistics().borrowed == 1


# -- a second loss ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("call", ["open", "create_queue", "load"])
@pytest.mark.parametrize("is_late", [False, True], ids=["before", "after"])
async def test_a_loss_while_the_device_is_opened_again(
    rt: at.Runtime,
    driver: Driver,
    basics: at.AotModule,
    call: str,
    is_late: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The call raises, the runtime stays lost, and a further call works after a pause."""
    monkeypatch.setattr(recovery, "_PAUSE_SECONDS", 0.05)
    pool, leased = rt.pool(max_bytes=16), list[bool]()
    kind = Driver if call == "open" else FakeDevice
    function = getattr(kind, call)

    def losing(*arguments: Any) -> Any:
        if not is_late and call == "open":
            raise errors.DeviceLostError("lost again")
        if not is_late:
            driver.lose("lost again")
        made = function(*arguments)
        driver.lose("lost again")
        return made

    async def lease() -> None:
        async with pool.lease(4, at.i32) as x:
            await rt.queue.launch(basics.kernel("add_one"), x)
            leased.append(True)

    async with anyio.create_task_group() as group:
        async with pool.lease(4, at.i32):
            group.start_soon(lease)
            await until(lambda: pool.statistics().waiting)
            await lose(rt, driver)
        with monkeypatch.context() as patch:
            patch.setattr(kind, call, losing)
            for _ in range(2):
                with pytest.raises(errors.DeviceLostError, match="lost again"):
                    await rt.recreate()
        began = anyio.current_time()
        assert str(rt.loss.error) == "fell off the bus"
        assert not leased
        await rt.recreate()
        assert anyio.current_time() - began > 0.04
    assert leased == [True]
    assert not rt.loss.done()
    await until(lambda: sum(not device.is_closed for device in driver.opened) == 1)
    await works(rt, basics.kernel("add_one"))


async def test_a_loss_that_a_thread_notices_as_the_device_is_open_again(
    rt: at.Runtime, driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tasks that wait for a lease go on waiting: the memory would be that of a lost device."""
    pool, leased, swap = rt.pool(max_bytes=16), list[bool](), recovery.Recovery._swap

    def losing(self: recovery.Recovery, lost: Any, opening: Any, replacements: Any) -> None:
        driver.lose("lost again")
        opening.open_device.lose(errors.DeviceLostError("lost again"))
        swap(self, lost, opening, replacements)

    async def lease() -> None:
        async with pool.lease(4, at.i32):
            leased.append(True)

    async with anyio.create_task_group() as group:
        async with pool.lease(4, at.i32):
            group.start_soon(lease)
            await until(lambda: pool.statistics().waiting)
            await lose(rt, driver)
        with monkeypatch.context() as patch:
            patch.setattr(recovery.Recovery, "_swap", losing)
            await rt.recreate()
        assert str(await rt.wait_lost()) == "lost again"
        assert (pool.statistics().waiting, leased) == (1, [])
        await rt.recreate()
    assert leased == [True]


# -- pools -----------------------------------------------------------------------------------------------------------


async def test_tasks_that_wait_for_a_lease_get_one(rt: at.Runtime, driver: Driver, basics: at.AotModule) -> None:
    pool, add_one, got = rt.pool(max_bytes=16), basics.kernel("add_one"), list[list[int]]()
    leased, go_on = anyio.Event(), anyio.Event()

    async def hold() -> None:
        async with pool.lease(4, at.i32) as x, pool.lease_host(2, at.i32) as host:
            host[:] = 7
            leased.set()
            await go_on.wait()
            with pytest.raises(errors.DeviceLostError, match="contents are gone"):
                rt.queue.fill(x, 1)
            assert host.tolist() == [7, 7], "the host's memory is not lost"
            y = rt.ndarray(2, at.i32)
            rt.queue.write(y, host, borrow=True)
            assert (await rt.queue.read(y)).tolist() == [7, 7]

    async def wait() -> None:
        async with pool.lease(4, at.i32) as x:
            rt.queue.fill(x, 0)
            rt.queue.launch(add_one, x)
            got.append((await rt.queue.read(x)).tolist())

    async with anyio.create_task_group() as group:
        group.start_soon(hold)
        await leased.wait()
        for _ in range(3):
            group.start_soon(wait)
        await anyio.sleep(0.01)
        assert pool.statistics().waiting == 3
        await lose(rt, driver)
        with pytest.raises(errors.DeviceLostError, match="fell off"):
            async with pool.lease(1, at.i32):
                pass
        assert pool.statistics().waiting == 3
        await rt.recreate()
        await until(lambda: len(got) == 3)
        assert pool.statistics().borrowed == 0
        go_on.set()
    assert got == [[1] * 4] * 3
    statistics = pool.statistics()
    assert (statistics.borrowed, statistics.returning, statistics.borrowed_bytes) == (0, 0, 0)
    assert statistics.idle_bytes == 16, "of the new device"
    assert statistics.host_borrowed_bytes == 0


async def test_idle_arrays_are_dropped(rt: at.Runtime, driver: Driver) -> None:
    pool = rt.pool(max_bytes=100)
    async with pool.lease(16, at.u8), pool.lease_host(16, at.u8):
        pass
    await until(lambda: pool.statistics().idle == 2)
    await lose_and_recreate(rt, driver)
    assert pool.statistics().idle == 0
    async with pool.lease(16, at.u8) as x, pool.lease_host(16, at.u8) as host:
        rt.queue.fill(x, 3)
        assert (await rt.queue.read(x, out=host)).tolist() == [3] * 16


async def test_tasks_that_wait_when_a_lost_runtime_is_closed_get_an_error(driver: Driver) -> None:
    rt = await at.Runtime(driver).__aenter__()
    pool, ended = rt.pool(max_bytes=16), list[str]()

    async def wait() -> None:
        with pytest.raises(errors.InvalidStateError, match="closed"):
            async with pool.lease(16, at.u8):
                pass
        ended.append("ended")

    async with anyio.create_task_group() as group:
        async with pool.lease(16, at.u8):
            group.start_soon(wait)
            await anyio.sleep(0.01)
            await lose(rt, driver)
        await anyio.sleep(0.01)
        assert not ended
        with pytest.raises(errors.DeviceLostError):
            await rt.aclose()
    assert ended == ["ended"]


# -- with other parts ------------------------------------------------------------------------------------------------


async def test_devices_lend_a_runtime_that_is_open_again(driver: Driver) -> None:
    async with at.Devices(driver, [0, 0]) as devices:
        first, second = devices
        device = open_device_of(first).device
        assert isinstance(device, FakeDevice)
        device.lose("gone")
        await first.wait_lost()
        with devices.least_busy() as found:
            assert found is second
        await first.recreate()
        with devices.least_busy() as one, devices.least_busy() as two:
            assert {one, two} == {first, second}


async def test_a_watchdog_goes_on_with_the_new_queues() -> None:
    clock, found = FakeClock(), list[at.SlowOperation]()
    driver = FakeDriver(KERNELS, clock)
    async with at.Runtime(driver) as rt, rt.watchdog(slow=0.02, on_slow=found.append):
        driver.lose()
        await rt.wait_lost()
        await rt.recreate()
        rt.queue.record_event()
        await until(lambda: found)
        assert found[0].queue is rt.queue
        clock.stop()


async def test_slots_of_the_old_queue_end(rt: at.Runtime, driver: Driver) -> None:
    queue = rt.create_queue(max_in_flight=1)
    raised = list[errors.Error]()

    async def wait() -> None:
        try:
            async with queue.slot():
                pass
        except errors.Error as error:
            raised.append(error)

    async with anyio.create_task_group() as group, queue.slot():
        group.start_soon(wait)
        await anyio.sleep(0.01)
        await lose_and_recreate(rt, driver)
    assert isinstance(raised[0], errors.DeviceLostError)


async def test_queues_of_other_loops_end(rt: at.Runtime, driver: Driver, basics: at.AotModule) -> None:
    add_one, ready, recovered = basics.kernel("add_one"), threading.Event(), threading.Event()
    failures = list[BaseException]()

    async def elsewhere() -> None:
        queue, pool = rt.create_queue(name="elsewhere"), rt.pool(max_bytes=16)
        async with pool.lease(4, at.i32) as x:
            await queue.launch(add_one, x)
            ready.set()
            await anyio.to_thread.run_sync(recovered.wait)
            with pytest.raises(errors.DeviceLostError, match=r"elsewhere.*create a queue"):
                queue.record_event()
        assert pool.statistics().idle == pool.statistics().borrowed == 0
        again = rt.create_queue()
        async with pool.lease(4, at.i32) as x:
            again.fill(x, 1)
            again.launch(add_one, x)
            assert (await again.read(x)).tolist() == [2] * 4
        await again.aclose()

    def run() -> None:
        try:
            anyio.run(elsewhere)
        except BaseException as error:  # noqa: BLE001  # shown below
            failures.append(error)
            ready.set()

    thread = threading.Thread(target=run)
    thread.start()
    await anyio.to_thread.run_sync(ready.wait)
    await lose_and_recreate(rt, driver)
    recovered.set()
    await anyio.to_thread.run_sync(thread.join)
    assert not failures


async def test_the_check_of_order_goes_on(driver: Driver, modules: Path) -> None:
    async with at.Runtime(driver, debug=True) as rt:
        module = await rt.load_aot_module(modules / "basics")
        x = rt.ndarray(4, at.i32)
        await rt.queue.launch(module.kernel("add_one"), x)
        await lose_and_recreate(rt, driver)
        await works(rt, module.kernel("add_one"))
        x, other = rt.ndarray(4, at.i32), rt.create_queue()
        rt.queue.fill(x, 1)
        with pytest.raises(errors.InvalidStateError, match="races"):
            other.fill(x, 1)


@pytest.mark.slow
async def test_a_killed_compiler_is_no_loss(modules: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("AIOTAICHI_CACHE_DIR", str(tmp_path))
    async with at.Runtime("cpu") as cpu:
        await cpu.load_aot_module(modules / "basics")
        killed = helpers()
        assert killed
        for helper in killed:
            os.kill(helper, signal.SIGKILL)
        await until(lambda: not any(is_alive(helper) for helper in killed))
        module = await cpu.load_aot_module(modules / "counter_a")
        await cpu.queue.launch(module.kernel("count"), 1)
        assert not cpu.loss.done()
        await cpu.recreate()
        await cpu.queue.launch(module.kernel("count"), 1)


async def test_a_service_goes_on(rt: at.Runtime, driver: Driver, basics: at.AotModule) -> None:
    add_one, pool = basics.kernel("add_one"), rt.pool(max_bytes=64)
    answers, refused = list[list[int]](), list[errors.Error]()

    async def recover() -> None:
        while await rt.wait_lost():
            await rt.recreate()

    async def answer(number: int) -> None:
        async with pool.lease(4, at.i32) as x:
            rt.queue.fill(x, number)
            await rt.queue.launch(add_one, x)
            answers.append((await rt.queue.read(x)).tolist())

    async def client(number: int) -> None:
        for _ in range(20):
            try:
                await answer(number)
            except errors.DeviceLostError as error:
                refused.append(error)
                await rt.recreate()

    async with anyio.create_task_group() as group:
        group.start_soon(recover)
        async with anyio.create_task_group() as clients:
            for number in range(8):
                clients.start_soon(client, number)
            for _ in range(3):
                await anyio.sleep(0.003)
                await until(lambda: not rt.loss.done())  # a device that is being opened is not lost as well
                driver.lose()
        group.cancel_scope.cancel()
    assert len(answers) + len(refused) == 160
    assert all(len(set(found)) == 1 and 1 <= found[0] <= 8 for found in answers)
    if rt.loss.error:
        await rt.recreate()


async def test_sequences_go_on_without_their_arrays(rt: at.Runtime, driver: Driver, basics: at.AotModule) -> None:
    x, add = rt.ndarray(4, at.i32), basics.kernel("add_one")
    async with rt.record(name="fixed") as fixed:
        fixed.launch(add, x)
    async with rt.record() as sequence:
        sequence.launch(add, at.Argument("x"))
        sequence.launch(basics.kernel("nop"))
        sequence.copy(at.Argument("x"), at.Argument("x"))
    await rt.queue.launch(sequence, x=x)
    await lose(rt, driver)
    with pytest.raises(errors.DeviceLostError):
        rt.queue.launch(sequence, x=x)
    await rt.recreate()
    with pytest.raises(errors.DeviceLostError, match=r"kernel add_one: argument arg0: .*lost with its device"):
        rt.queue.launch(fixed)
    with pytest.raises(errors.DeviceLostError, match="lost with its device"):
        rt.queue.launch(sequence, x=x)
    y = rt.ndarray(4, at.i32)
    for _ in range(3):
        rt.queue.launch(sequence, x=y)
    assert (await rt.queue.read(y)).tolist() == [3] * 4
    async with rt.record() as sequence:
        sequence.launch(add, y)
    rt.queue.launch(sequence)
    assert (await rt.queue.read(y)).tolist() == [4] * 4


async def test_the_counts_never_fall(
    rt: at.Runtime, driver: Driver, basics: at.AotModule, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also while a thread closes the lost device, which its driver holds up."""
    for _ in range(10):
        await rt.queue.launch(basics.kernel("nop"))
    counts, may_close = [], threading.Event()

    def close(device: FakeDevice) -> None:
        counts.append(rt.statistics().enqueued)
        may_close.wait()

    monkeypatch.setattr(recovery, "_CLOSING_SECONDS", 0.05)
    with monkeypatch.context() as patch:
        patch.setattr(FakeDevice, "close", close)
        try:
            await lose_and_recreate(rt, driver)
            counts.append(rt.statistics().enqueued)
        finally:
            may_close.set()
    assert [*counts, rt.statistics().enqueued] == [10] * 3


async def test_a_module_that_is_closed_before_the_loss_is_unloaded_before_its_device_is_closed(
    rt: at.Runtime, driver: Driver, basics: at.AotModule, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its operation is pending: without the loss, the module would be unloaded after it."""
    steps = []
    close = FakeDevice.close

    def note_close(device: FakeDevice) -> None:
        steps.append("close")
        close(device)

    monkeypatch.setattr(FakeDevice, "unload", lambda device, module: steps.append("unload"))
    monkeypatch.setattr(FakeDevice, "close", note_close)
    driver.clock = FakeClock()
    rt.create_queue().launch(basics.kernel("nop"))
    basics.close()
    await lose_and_recreate(rt, driver)
    assert steps == ["unload", "close"]
    assert basics.closed
