"""Modules whose code is replaced while the program goes on."""

from __future__ import annotations

import threading
from functools import partial
from pathlib import Path
from typing import Any

import anyio
import anyio.to_thread
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.runtime.runtime import open_device_of
from aiotaichi.testing import FakeClock, FakeDevice
from support.cancellations import cancelled_at_each_await
from support.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.loops]

every_backend = pytest.mark.runtime("cpu", "vulkan", "cuda")
stepped = pytest.mark.runtime("stepped")


def _add_hundred(x: Any) -> None:
    x += 100


def change_code(rt: at.Runtime) -> None:
    """Have modules that are loaded later add 100 instead of 1."""
    device = open_device_of(rt).device
    assert isinstance(device, FakeDevice)
    device._driver.kernels = {**device._driver.kernels, "add_one": _add_hundred}


async def counts(rt: at.Runtime, module: at.AotModule) -> list[int]:
    out = rt.ndarray(4, at.i32)
    rt.queue.launch(module.kernel("get"), out)
    return list((await rt.queue.read(out)).tolist())


# -- on each backend -------------------------------------------------------------------------------------------------


@pytest.mark.slow
@every_backend
@pytest.mark.parametrize("kind", ["path", "bytes", "module"])
async def test_kernels_run_the_new_code(rt: at.Runtime, arch: str, kind: str, modules: Path, tmp_path: Path) -> None:
    module = await rt.load_aot_module(modules / "counter_a")
    count, get, out = module.kernel("count"), module.kernel("get"), rt.ndarray(4, at.i32)
    bound = count.bind(1)
    rt.queue.launch(bound)
    rt.queue.launch(get, out)
    last = rt.queue.read(out)
    new: Any = modules / "counter_b"
    if kind == "bytes":
        new = packed(new, tmp_path)
    if kind == "module":
        new = await rt.load_aot_module(new)
        await rt.queue.launch(new.kernel("count"), 0)
    await module.replace(new)
    assert (await last).tolist() == [1, 2, 3, 4], "the old code's"
    before = np.arange(4) * 100 if kind == "module" else np.zeros(4, int)
    assert await counts(rt, module) == before.tolist()
    rt.queue.launch(count, 0)
    await rt.queue.launch(bound)
    assert await counts(rt, module) == (before + 100 * np.arange(4) + 100 * (1 + np.arange(4))).tolist()
    assert module.kernel("count") is count
    assert not module.closed
    if kind == "module":
        assert new.closed
        with pytest.raises(errors.InvalidStateError, match="closed"):
            rt.queue.launch(new.kernel("count"), 0)
    module.close()
    with pytest.raises(errors.InvalidStateError, match="closed"):
        rt.queue.launch(bound)


def packed(path: Path, folder: Path) -> bytes:
    """Return the bytes of a module, as taichi packs it."""
    import zipfile

    if path.is_file():
        return path.read_bytes()
    with zipfile.ZipFile(folder / "packed.tcm", "w") as archive:
        for each in path.iterdir():
            archive.write(each, each.name)
    return (folder / "packed.tcm").read_bytes()


@every_backend
async def test_graphs_run_the_new_code(rt: at.Runtime, modules: Path) -> None:
    module = await rt.load_aot_module(modules / "graphs")
    graph, x = module.compute_graph("thrice"), rt.ndarray(4, at.f32)
    bound = graph.bind(n=2, x=x)
    rt.queue.launch_graph(bound)
    await module.replace(modules / "graphs")
    for _ in range(2):
        rt.queue.launch_graph(bound)
        rt.queue.launch_graph(graph, n=1, x=x)
    assert (await rt.queue.read(x)).tolist() == [3 * (2 + 2 + 1 + 2 + 1)] * 4
    assert module.compute_graph("thrice") is graph


@every_backend
async def test_a_service_goes_on_while_its_module_is_replaced(rt: at.Runtime, modules: Path) -> None:
    module = await rt.load_aot_module(modules / "basics")
    add_one, total = module.kernel("add_one"), 0

    async def serve() -> None:
        nonlocal total
        x = rt.ndarray(1000, at.i32)
        for number in range(1, 60):
            rt.queue.launch(add_one, x)
            assert ((await rt.queue.read(x)) == number).all()
            total += 1

    async with anyio.create_task_group() as group:
        for _ in range(4):
            group.start_soon(serve)
        for _ in range(5):
            await module.replace(modules / "basics")
    assert total == 4 * 59


# -- what is refused -------------------------------------------------------------------------------------------------


async def test_another_signature_is_refused_and_the_old_code_stays(rt: at.Runtime, modules: Path) -> None:
    module = await rt.load_aot_module(modules / "counter_a")
    await rt.queue.launch(module.kernel("count"), 1)
    with pytest.raises(errors.IncompatibleModuleError, match="kernel count is missing in the new one"):
        await module.replace(modules / "basics")
    assert await counts(rt, module) == [1, 2, 3, 4]
    basics, other = await rt.load_aot_module(modules / "basics"), await rt.load_aot_module(modules / "fields")
    with pytest.raises(errors.IncompatibleModuleError, match="missing"):
        await basics.replace(other)
    assert not other.closed
    await rt.queue.launch(other.kernel("add"), 1.0)


@stepped
async def test_a_changed_signature_is_named(rt: at.Runtime, modules: Path) -> None:
    from dataclasses import replace

    from aiotaichi.launch.module import check_replaceable

    spec = (await rt.load_aot_module(modules / "basics")).spec
    changed = {**spec.kernels, "nop": replace(spec.kernels["add_one"], name="nop")}
    with pytest.raises(errors.IncompatibleModuleError, match=r"kernel nop\(\) is nop\(.*: ndarray<i32, 1>\)"):
        check_replaceable("basics", spec, replace(spec, kernels=changed))
    check_replaceable("basics", spec, replace(spec, kernels={**spec.kernels, "more": spec.kernels["nop"]}))


async def test_wrong_modules_are_refused(rt: at.Runtime, modules: Path, tmp_path: Path) -> None:
    module = await rt.load_aot_module(modules / "counter_a")
    with pytest.raises(errors.InvalidArgumentError, match="is this module"):
        await module.replace(module)
    with pytest.raises(errors.MissingFileError):
        await module.replace(tmp_path / "missing")
    with pytest.raises(errors.CorruptedDataError):
        await module.replace(b"no module")
    with pytest.raises(errors.ArgumentNullError):
        await module.replace(None)  # type: ignore[arg-type]
    other = await rt.load_aot_module(modules / "counter_b")
    with pytest.raises(errors.InvalidArgumentError, match="compile_options"):
        await module.replace(other, compile_options=at.CompileOptions())
    async with at.Runtime("cpu") as second:
        foreign = await second.load_aot_module(modules / "counter_b")
        with pytest.raises(errors.InvalidArgumentError, match="another runtime"):
            await module.replace(foreign)
    other.close()
    with pytest.raises(errors.InvalidStateError, match="closed"):
        await module.replace(other)
    await rt.queue.launch(module.kernel("count"), 1)
    assert await counts(rt, module) == [1, 2, 3, 4]
    module.close()
    with pytest.raises(errors.InvalidStateError, match="closed"):
        await module.replace(modules / "counter_b")


# -- running calls ---------------------------------------------------------------------------------------------------


@stepped
async def test_running_calls_end_on_the_old_code(
    rt: at.Runtime, clock: FakeClock, modules: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    unloaded: list[object] = []
    monkeypatch.setattr(open_device_of(rt).device, "unload", unloaded.append)
    module = await rt.load_aot_module(modules / "basics")
    add_one, x = module.kernel("add_one"), rt.ndarray(4, at.i32)
    bound = add_one.bind(x)
    old = module._loaded.hal
    rt.queue.launch(bound)
    await rt.queue.flush()
    rt.queue.launch(add_one, x)  # not submitted yet
    change_code(rt)
    await module.replace(modules / "basics")
    rt.queue.launch(bound)
    rt.queue.launch(add_one, x)
    found = rt.queue.read(x)
    await rt.queue.flush()
    assert not unloaded
    clock.step(0)
    await anyio.sleep(0.01)
    assert not unloaded
    clock.run()
    assert (await found).tolist() == [202] * 4
    await until(lambda: unloaded)
    assert unloaded == [old]


@stepped
async def test_a_replacement_that_is_cancelled_leaves_one_code(
    rt: at.Runtime, clock: FakeClock, modules: Path
) -> None:
    clock.stop()
    module = await rt.load_aot_module(modules / "basics")
    add_one, x = module.kernel("add_one"), rt.ndarray(1, at.i32)
    change_code(rt)
    seen = set[int]()

    async def afterwards() -> None:
        rt.queue.fill(x, 0)
        rt.queue.launch(add_one, x)
        seen.update((await rt.queue.read(x)).tolist())

    assert await cancelled_at_each_await(lambda: module.replace(modules / "basics"), afterwards) >= 1
    assert seen == {1, 100}
    other = await rt.load_aot_module(modules / "basics")
    assert await cancelled_at_each_await(lambda: module.replace(other), afterwards) >= 0


@pytest.mark.slow
async def test_launches_of_other_threads_see_old_or_new_code(rt: at.Runtime, modules: Path) -> None:
    module = await rt.load_aot_module(modules / "graphs")
    graph, stop, failures = module.compute_graph("thrice"), threading.Event(), list[BaseException]()

    async def launch() -> None:
        queue, x = rt.create_queue(), rt.ndarray(64, at.f32)
        bound, number = graph.bind(n=1, x=x), 0
        while not stop.is_set():
            queue.launch_graph(bound)
            queue.launch_graph(graph, n=1, x=x)
            number += 6
            assert ((await queue.read(x)) == number).all()
        await queue.aclose()

    def run() -> None:
        try:
            anyio.run(launch)
        except BaseException as error:  # noqa: BLE001  # shown below
            failures.append(error)

    threads = [threading.Thread(target=run) for _ in range(2)]
    for thread in threads:
        thread.start()
    for _ in range(10):
        await module.replace(modules / "graphs")
    stop.set()
    for thread in threads:
        await anyio.to_thread.run_sync(partial(thread.join, 30))
    assert not failures


@every_backend
async def test_sequences_run_the_new_code(rt: at.Runtime, modules: Path) -> None:
    module = await rt.load_aot_module(modules / "counter_a")
    out = rt.ndarray(4, at.i32)
    async with rt.record() as sequence:
        for _ in range(3):
            sequence.launch(module.kernel("count"), at.Argument("n"))
        sequence.launch(module.kernel("get"), out)
    rt.queue.launch(sequence, n=1)
    last = rt.queue.read(out)
    await module.replace(modules / "counter_b")
    assert (await last).tolist() == [3, 6, 9, 12], "the old code's"
    rt.queue.launch(sequence, n=1)
    recorded = (await rt.queue.read(out)).tolist()
    again = await rt.load_aot_module(modules / "counter_b")
    for _ in range(3):
        rt.queue.launch(again.kernel("count"), 1)
    assert recorded == await counts(rt, again)
    module.close()
    with pytest.raises(errors.InvalidStateError, match="closed"):
        rt.queue.launch(sequence, n=1)
