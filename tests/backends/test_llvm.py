"""LLVM modules with more than plain kernels: fields of every kind, graphs, asserts, print, random numbers."""

from __future__ import annotations

import gc
from pathlib import Path

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from support.devices import made_by
from support.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("cpu", "cuda")]


async def load(rt: at.Runtime, modules: Path, name: str) -> at.AotModule:
    return await rt.load_aot_module(modules / name)


async def test_dense_fields_keep_their_values(rt: at.Runtime, modules: Path) -> None:
    module = await load(rt, modules, "fields")
    out = rt.ndarray(8, at.f32)
    for _ in range(3):
        rt.queue.launch(module.kernel("add"), 1.5)
    rt.queue.launch(module.kernel("get"), out)
    assert (await rt.queue.read(out)).tolist() == [4.5] * 8


async def test_nested_fields(rt: at.Runtime, modules: Path) -> None:
    module = await load(rt, modules, "fields")
    out = rt.ndarray(12, at.f32)
    rt.queue.launch(module.kernel("set_nested"), 2.0)
    rt.queue.launch(module.kernel("get_nested"), out)
    expected = [6.0 + i for i in range(4)] + [10.0 * i + j for i in range(4) for j in range(2)]
    assert (await rt.queue.read(out)).tolist() == expected


async def test_fields_of_two_modules_never_alias(rt: at.Runtime, modules: Path) -> None:
    one, two = await load(rt, modules, "fields"), await load(rt, modules, "fields")
    out = rt.ndarray(8, at.f32)
    rt.queue.launch(one.kernel("add"), 1.0)
    rt.queue.launch(two.kernel("add"), 10.0)
    rt.queue.launch(one.kernel("get"), out)
    assert (await rt.queue.read(out)).tolist() == [1.0] * 8


async def test_two_queues_share_a_modules_fields(rt: at.Runtime, modules: Path) -> None:
    module = await load(rt, modules, "fields")
    other = rt.create_queue()
    out = rt.ndarray(8, at.f32)
    other.wait_event(rt.queue.launch(module.kernel("add"), 1.0))
    other.launch(module.kernel("get"), out)
    assert (await other.read(out)).tolist() == [1.0] * 8


@pytest.mark.slow
async def test_pointer_fields_activate_and_deactivate(rt: at.Runtime, modules: Path) -> None:
    module, launch = await load(rt, modules, "sparse"), rt.queue.launch
    kernel = module.kernel
    assert await launch(kernel("count_pointed")) == 0
    launch(kernel("set_pointed"), 5, 7, 100)  # cells 4..8 of one pointer
    assert await launch(kernel("count_pointed")) == 4
    assert await launch(kernel("sum_pointed")) == 105 + 106
    launch(kernel("set_pointed"), 0, 64, 0)
    assert await launch(kernel("count_pointed")) == 64
    assert await launch(kernel("sum_pointed")) == sum(range(64))
    launch(kernel("drop_pointed"), 1)
    assert await launch(kernel("count_pointed")) == 60
    for _ in range(100):  # cells are recycled
        launch(kernel("drop_pointed"), 2)
        launch(kernel("set_pointed"), 8, 12, 1)
    assert await launch(kernel("count_pointed")) == 60


async def test_dynamic_fields_append(rt: at.Runtime, modules: Path) -> None:
    module, launch = await load(rt, modules, "sparse"), rt.queue.launch
    kernel, out = module.kernel, rt.ndarray(4, at.i32)
    launch(kernel("append"), 1, 50)
    launch(kernel("append"), 3, 9)
    launch(kernel("lengths"), out)
    assert (await rt.queue.read(out)).tolist() == [0, 50, 0, 9]
    assert await launch(kernel("sum_listed")) == sum(range(50)) + sum(range(9))
    launch(kernel("clear_row"), 1)
    assert await launch(kernel("sum_listed")) == sum(range(9))


async def test_bitmasked_fields(rt: at.Runtime, modules: Path) -> None:
    module, launch = await load(rt, modules, "sparse"), rt.queue.launch
    kernel = module.kernel
    launch(kernel("set_masked"), 4)
    assert await launch(kernel("count_masked")) == 8
    launch(kernel("drop_masked"), 8)
    assert await launch(kernel("count_masked")) == 7


async def test_sparse_fields_of_two_modules_are_two(rt: at.Runtime, modules: Path) -> None:
    one, two = await load(rt, modules, "sparse"), await load(rt, modules, "sparse")
    rt.queue.launch(one.kernel("set_pointed"), 0, 4, 0)
    assert await rt.queue.launch(two.kernel("count_pointed")) == 0
    assert await rt.queue.launch(one.kernel("count_pointed")) == 4


@pytest.mark.slow
async def test_quantised_fields(rt: at.Runtime, modules: Path) -> None:
    module = await load(rt, modules, "quant")
    integers, reals, bits = rt.ndarray(8, at.i32), rt.ndarray(8, at.f32), rt.ndarray(16, at.i32)
    rt.queue.launch(module.kernel("set_all"))
    rt.queue.launch(module.kernel("get_integers"), integers)
    rt.queue.launch(module.kernel("get_reals"), reals)
    rt.queue.launch(module.kernel("get_bits"), bits)
    assert (await rt.queue.read(integers)).tolist() == list(range(-4, 4))
    np.testing.assert_allclose(await rt.queue.read(reals), np.arange(8) * 0.25, atol=2 / 1023)
    assert (await rt.queue.read(bits)).tolist() == list(range(16))


async def test_graphs_take_every_kind_of_argument(rt: at.Runtime, modules: Path) -> None:
    module = await load(rt, modules, "graphs")
    step, x, y = module.compute_graph("step"), rt.ndarray(5, at.f32), rt.ndarray(5, at.f32)
    rt.queue.write(x, np.arange(5, dtype=np.float32))
    event = rt.queue.launch_graph(step, {"a": 2.0, "n": 3}, x=x, y=y, m=[[1, 9], [9, 4]])
    assert await event is None
    scaled = np.arange(5) * 2 + 3
    assert (await rt.queue.read(x)).tolist() == scaled.tolist()
    assert (await rt.queue.read(y)).tolist() == (2 * scaled + 5).tolist()
    rt.queue.launch_graph(module.compute_graph("thrice"), n=1, x=x)
    assert (await rt.queue.read(x)).tolist() == (scaled + 3).tolist()


async def test_graphs_check_their_arguments(rt: at.Runtime, modules: Path) -> None:
    module = await load(rt, modules, "graphs")
    thrice, x = module.compute_graph("thrice"), rt.ndarray(5, at.f32)
    with pytest.raises(errors.ArgumentNotFoundError, match="'x'"):
        rt.queue.launch_graph(thrice, n=1)
    with pytest.raises(errors.InvalidArgumentError, match="'z'"):
        rt.queue.launch_graph(thrice, n=1, x=x, z=1)
    with pytest.raises(errors.InvalidArgumentError, match="ndim=1"):
        rt.queue.launch_graph(thrice, n=1, x=rt.ndarray((5, 1), at.f32))
    with pytest.raises(errors.ArgumentOutOfRangeError, match=str(2**31)):
        rt.queue.launch_graph(thrice, n=2**31, x=x)


async def test_a_failed_assert_is_the_events_error_and_the_queue_goes_on(rt: at.Runtime, modules: Path) -> None:
    module = await load(rt, modules, "asserts")
    bad = rt.queue.launch(module.kernel("check"), -5)
    good = rt.queue.launch(module.kernel("check"), 5)
    with pytest.raises(errors.KernelError, match="x is -5, not positive"):
        await bad
    assert await good is None
    with pytest.raises(AssertionError, match="100% too much"):
        await rt.queue.launch(module.kernel("check_float"), 2.5)


async def test_an_assert_in_a_parallel_loop_is_reported_once(rt: at.Runtime, modules: Path) -> None:
    module = await load(rt, modules, "asserts")
    x = rt.ndarray(10_000, at.i32)
    rt.queue.fill(x, 7)
    event = rt.queue.launch(module.kernel("check_all"), x)
    await event.wait()
    assert "is seven" in str(event.exception())
    rt.queue.fill(x, 1)
    await rt.queue.launch(module.kernel("check_all"), x)
    await rt.queue.wait()


async def test_a_failed_assert_of_a_graph_is_the_graphs_error(rt: at.Runtime, modules: Path) -> None:
    module = await load(rt, modules, "asserts")
    checks, queue = module.compute_graph("checks"), rt.queue
    for bad in ({"x": -3, "y": 1}, {"x": 1, "y": -3}):
        events = [queue.record_event(), queue.launch_graph(checks, bad), queue.launch_graph(checks, x=1, y=2)]
        for event in events:
            await event.wait()
        assert [event.exception() is None for event in events] == [True, False, True]
        assert "x is -3" in str(events[1].exception())


async def test_an_error_that_no_task_awaits_is_raised_once_by_wait(rt: at.Runtime, modules: Path) -> None:
    module = await load(rt, modules, "asserts")
    rt.queue.launch(module.kernel("check"), -1)
    rt.queue.launch(module.kernel("check"), -2)
    with pytest.raises(errors.KernelError, match="x is -1") as caught:
        await rt.queue.wait()
    assert "x is -2" in caught.value.__notes__[0]
    await rt.queue.wait()


async def test_errors_that_no_task_awaits_are_kept_up_to_a_bound_and_counted(rt: at.Runtime, modules: Path) -> None:
    check = (await load(rt, modules, "asserts")).kernel("check")
    for _ in range(100):  # seen errors do not count
        with pytest.raises(errors.KernelError):
            await rt.queue.launch(check, -1)
    for n in range(100):
        rt.queue.launch(check, -2 - n)
    with pytest.raises(errors.KernelError, match="x is -2") as caught:
        await rt.queue.wait()
    assert len(caught.value.__notes__) == 64
    assert "36 more" in caught.value.__notes__[-1]
    await rt.queue.wait()


async def test_print_goes_to_pythons_stdout(
    rt: at.Runtime, modules: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    module = await load(rt, modules, "prints")
    x = rt.ndarray(300, at.i32)
    rt.queue.fill(x, 9)
    await rt.queue.launch(module.kernel("say"), 21, 0.5)
    assert capsys.readouterr().out == "say 21 0.500000 42\n"
    await rt.queue.launch(module.kernel("say_each"), x)
    lines = capsys.readouterr().out.splitlines()
    assert sorted(lines) == sorted(f"element {i} is 9" for i in range(300))


async def test_random_numbers_differ_between_queues_and_launches(rt: at.Runtime, modules: Path) -> None:
    module = await load(rt, modules, "randoms")
    kernel, other = module.kernel("fill_f32"), rt.create_queue()
    drawn = []
    for queue in (rt.queue, rt.queue, other, other):
        out = rt.ndarray(4096, at.f32)
        queue.launch(kernel, out)
        drawn.append(await queue.read(out))
    for values in drawn:
        assert values.min() >= 0
        assert values.max() <= 1
        assert abs(values.mean() - 0.5) < 0.05
        assert len(np.unique(values)) > 3500
    assert len({values.tobytes() for values in drawn}) == 4


@pytest.mark.parametrize("closing", ["the module", "the runtime"])
async def test_a_closed_modules_memory_does_not_wait_for_the_collector(
    arch: str, modules: Path, closing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    gc.disable()
    try:
        async with at.Runtime(arch) as rt:
            loaded = made_by(monkeypatch, rt, "load")
            module = await load(rt, modules, "fields")
            rt.queue.launch(module.kernel("add"), 1.0)
            if closing == "the module":
                module.close()
                await rt.queue.wait()
                await rt.queue.record_event()  # with a further batch, the queue drops the previous one
                await until(lambda: loaded[0]() is None)  # a thread drops it, without a garbage collection
        await until(lambda: loaded[0]() is None)
    finally:
        gc.enable()
