"""Batches of requests on devices: what callers get, and what they cost."""

from __future__ import annotations

import asyncio
import gc
import math
import threading
import weakref
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import anyio
import anyio.abc
import anyio.to_thread
import numpy as np
import numpy.typing as npt
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.formats.spec import NdArrayParameter
from aiotaichi.testing import FakeClock, FakeDriver
from support.batch_kernels import BATCH_KERNELS
from support.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.loops, pytest.mark.runtime("cpu", "vulkan", "fake")]

SCALE = "(n),(),()->(n)"
DESCRIBE = "(n)->(),(n)"


@at.kernel
def scale() -> None:
    """Stand for the kernel of a module."""


@pytest.fixture
def fake_kernels() -> Mapping[str, Callable[..., Any]]:
    return BATCH_KERNELS


@pytest.fixture
async def batches(rt: at.Runtime, modules: Path) -> at.AotModule:
    return await rt.load_aot_module(modules / "batches")


@pytest.fixture
async def batcher(rt: at.Runtime, batches: at.AotModule) -> AsyncIterator[at.Batcher]:
    async with at.Batcher(rt, batches.kernel("scale"), SCALE, max_rows=16) as made:
        yield made


def floats(seed: int, count: int = 100) -> npt.NDArray[np.float32]:
    """Return multiples of 2**-10: a product of them and a sum are exact, also in one step, as on a GPU."""
    return np.random.default_rng(seed).integers(0, 1024, count).astype(np.float32) / np.float32(1024)


async def check(batcher: at.Batcher, seed: int, count: int = 100) -> None:
    x, a, b = floats(seed, count), float(seed), seed + 1
    assert np.array_equal(await batcher(x, a, b), np.float32(a) * x + np.float32(b))


# -- answers --------------------------------------------------------------------------------------------------------


@pytest.mark.runtime("stepped mapped")
async def test_unified_memory_takes_no_copies(rt: at.Runtime, batches: at.AotModule, clock: FakeClock) -> None:
    clock.stop()
    async with at.Batcher(rt, batches.kernel("scale"), SCALE) as batcher:
        await check(batcher, 1)
        await check(batcher, 2, count=0)  # an array without values
    assert [name for _, name in clock.log if name != "mark"] == ["scale", "scale"]


async def test_each_caller_gets_its_own_answer(batcher: at.Batcher) -> None:
    async def caller(seed: int) -> None:
        for k in range(5):
            await check(batcher, 1000 * k + seed)

    async with anyio.create_task_group() as tasks:
        for seed in range(50):
            tasks.start_soon(caller, seed)
    found = batcher.statistics()
    assert (found.answered, found.sent, found.copied_in, found.copied_out) == (250, 250, 250, 250)
    assert found.batches < 100, "requests of one turn share a launch"
    assert sum(found.fill.values()) == found.batches
    assert sum(rows * batches for rows, batches in found.fill.items()) == 250
    assert found.wait.count == 250
    assert found.run.count == found.batches
    assert found.run.seconds > 0


async def test_an_answer_is_the_callers_own(batcher: at.Batcher) -> None:
    first = await batcher(floats(1), 1, 0)
    first[:] = 7
    await check(batcher, 2)
    assert (first == 7).all()


async def test_an_answer_needs_no_garbage_collection(batcher: at.Batcher) -> None:
    answers: list[weakref.ref[Any]] = []

    async def caller(timeout: float | None) -> None:
        answers.append(weakref.ref(await batcher(floats(1), 1, 0, timeout=timeout)))

    async def borrower() -> None:
        async with batcher.lease(floats(2), 1, 0):
            pass

    gc.collect()
    gc.disable()
    try:
        await caller(None)
        await caller(60)
        async with anyio.create_task_group() as tasks:  # one batch
            tasks.start_soon(caller, None)
            tasks.start_soon(borrower)
        await until(lambda: all(answer() is None for answer in answers))
    finally:
        gc.enable()
    assert len(answers) == 3


async def test_several_results_and_numbers(rt: at.Runtime, batches: at.AotModule) -> None:
    async with at.Batcher(rt, batches.kernel("describe"), DESCRIBE) as batcher:
        total, shifted = await batcher([1, 2, 3])
        assert isinstance(total, np.int32)
        assert total == 6
        assert shifted.tolist() == [7, 8, 9]


async def test_other_shapes_form_batches_of_their_own(batcher: at.Batcher) -> None:
    async with anyio.create_task_group() as tasks:
        for seed in range(30):
            tasks.start_soon(check, batcher, seed, 1 + seed % 3)
    assert batcher.statistics().batches >= 3
    await check(batcher, 3, 0)


async def test_many_shapes_come_and_go(batcher: at.Batcher) -> None:
    for count in range(1, 60):
        await check(batcher, count, count)
    await check(batcher, 5, 1)


async def test_items_are_written_as_numpy_would(batcher: at.Batcher) -> None:
    for a in (2, 2.0, np.float32(2), np.array(2, np.float32), np.int64(2), True):
        assert (await batcher([1, 2], a, math.inf)).tolist() == [math.inf, math.inf]
        assert np.isnan(await batcher([1.0, math.nan], a, math.nan)).all()
        assert (await batcher(np.arange(4, dtype=np.float32)[::2], a, 0)).tolist() == [0, 2 * float(a)]


async def test_a_function_launches_what_it_likes(rt: at.Runtime, batches: at.AotModule) -> None:
    scale, a, b = batches.kernel("scale"), rt.ndarray(8, at.f32), rt.ndarray(8, at.f32)
    await rt.queue.fill(a, 3.0)

    def thrice(queue: at.Queue, batch: at.Batch) -> None:
        (x,), (y,) = batch.inputs, batch.outputs
        assert 1 <= batch.count <= 8
        for _ in range(batch.key):
            queue.launch(scale, batch.count, x, a, b, y)
            queue.copy(x, y)

    async with at.Batcher(rt, thrice, "(n)->(n)", dtypes=[at.f32, "f32"], max_rows=8, depth=1) as batcher:

        async def caller(seed: int, times: int) -> None:
            answer = await batcher(floats(seed), key=times)
            assert np.allclose(answer, floats(seed) * 3.0**times)

        async with anyio.create_task_group() as tasks:
            for seed in range(20):
                tasks.start_soon(caller, seed, 1 + seed % 2)
        assert batcher.statistics().batches >= 4, "a batch has one key"


async def test_vectors_are_trailing_extents(rt: at.Runtime, modules: Path) -> None:
    tensors = await rt.load_aot_module(modules / "batches")
    with pytest.raises(errors.InvalidArgumentError, match=r"1 dimensions, and .* says 2"):
        at.Batcher(rt, tensors.kernel("scale"), "(n,3),(),()->(n,3)")


@pytest.mark.runtime("fake")
async def test_elements_have_the_shape_that_the_kernel_says(rt: at.Runtime, batches: at.AotModule) -> None:
    """The kernel's rows are vectors of three: requests of other elements are refused, at the call or before."""
    kernel = batches.kernel("scale")
    count, *arrays = kernel.spec.parameters
    x, a, b, y = (each for each in arrays if isinstance(each, NdArrayParameter))
    x, y = (replace(each, ndim=1, element_shape=(3,)) for each in (x, y))
    kernel.spec = replace(kernel.spec, parameters=(count, x, a, b, y))
    with pytest.raises(errors.InvalidArgumentError, match=r"an element of .* has the shape \(3,\), and .* says 4"):
        at.Batcher(rt, kernel, "(4),(),()->(4)")
    with pytest.raises(errors.InvalidArgumentError, match=r"a row of .* has 1 dimensions, and .* says 2"):
        at.Batcher(rt, kernel, "(n,3),(),()->(n,3)")
    async with at.Batcher(rt, kernel, "(k),(),()->(k)") as batcher:
        for size in (1, 2, 4):
            with pytest.raises(errors.InvalidArgumentError, match=rf"item 0 has the shape \({size},\), which is not"):
                await batcher(floats(1, size), 1.0, 2.0)
        assert batcher.statistics().refused == 3
        assert batcher.statistics().sent == 0


async def test_the_error_of_a_shape_names_the_items_own_part(rt: at.Runtime) -> None:
    def launch(queue: at.Queue, batch: at.Batch) -> None: ...

    async with at.Batcher(rt, launch, "(n),(n,k,3),(k)->(n)", dtypes=[at.f32] * 4) as batcher:
        for shapes, message in [
            (((2, 5), (), ()), r"item 0 has the shape \(2, 5\), which is not \(n\)$"),
            (((5,), (4, 2, 3), ()), r"item 1 has the shape \(4, 2, 3\), which is not \(n,k,3\) with n=5$"),
            (((5,), (5, 2, 3), (4,)), r"item 2 has the shape \(4,\), which is not \(k\) with k=2$"),
        ]:
            with pytest.raises(errors.InvalidArgumentError, match=message):
                await batcher(*(np.zeros(shape, np.float32) for shape in shapes))


async def test_a_kernel_function_that_is_loaded(rt: at.Runtime, batches: at.AotModule) -> None:
    """It stands for its kernel. The one that is not loaded is refused, and the error says how to load it."""
    with pytest.raises(errors.InvalidStateError, match=r"await rt\.load_kernel\(scale\) first"):
        at.Batcher(rt, scale, SCALE)
    with pytest.raises(errors.InvalidStateError, match="not open"):
        at.Batcher(at.Runtime("cpu"), scale, SCALE)
    rt._functions.add(scale, batches.kernel("scale"))  # as rt.load_kernel does when taichi has compiled it
    async with at.Batcher(rt, scale, SCALE) as batcher:
        await check(batcher, 3)


# -- leases ---------------------------------------------------------------------------------------------------------


async def test_a_lease_has_a_view_until_its_block_ends(rt: at.Runtime, batches: at.AotModule) -> None:
    async with at.Batcher(rt, batches.kernel("scale"), SCALE, max_rows=4, depth=1) as batcher:
        async with batcher.lease(floats(1), 2, 0) as first, batcher.lease(floats(2), 3, 0) as second:
            for seed in range(20):  # batches that would use the memory again
                await check(batcher, seed)
            assert np.array_equal(first, 2 * floats(1))
            assert np.array_equal(second, 3 * floats(2))
        assert batcher.statistics().copied_out == 20
        for seed in range(20):
            await check(batcher, seed)


async def test_callers_that_hold_leases_call_again(batcher: at.Batcher) -> None:
    async def caller(seed: int) -> None:
        async with batcher.lease(floats(seed), seed, 0) as outer, batcher.lease(outer, 1, 1) as inner:
            await anyio.lowlevel.checkpoint()
            assert np.allclose(inner, seed * floats(seed) + 1)

    async with anyio.create_task_group() as tasks:
        for seed in range(100):
            tasks.start_soon(caller, seed)


# -- bad requests ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("items", "error", "match"),
    [
        ((), errors.InvalidArgumentError, "has 3 items"),
        (([1.0], 2), errors.InvalidArgumentError, "has 3 items"),
        (([[1.0]], 2, 3), errors.InvalidArgumentError, r"item 0 has the shape \(1, 1\)"),
        (([1.0], [2], 3), errors.InvalidArgumentError, r"item 1 has the shape \(1,\)"),
        ((np.zeros(3), 2, 3), errors.InvalidArgumentError, "item 0 is float64, not f32"),
        (([1.0], 1e300, 3), errors.ArgumentOutOfRangeError, "item 1"),
        (([1.0], "2", 3), errors.InvalidArgumentError, "item 1"),
        ((np.ma.masked_array([1.0], [True], np.float32), 2, 3), errors.InvalidArgumentError, "masked"),
    ],
)
async def test_a_bad_item_is_refused_and_fails_nobody(
    batcher: at.Batcher, items: tuple[Any, ...], error: type[Exception], match: str
) -> None:
    async def bad() -> None:
        with pytest.raises(error, match=match):
            await batcher(*items)

    async with anyio.create_task_group() as tasks:
        for seed in range(5):
            tasks.start_soon(check, batcher, seed)
            tasks.start_soon(bad)
    found = batcher.statistics()
    assert (found.refused, found.answered, found.sent) == (5, 5, 5)


async def test_a_note_tells_an_error_of_the_launch_from_a_bad_item(rt: at.Runtime, batches: at.AotModule) -> None:
    def launch(queue: at.Queue, batch: at.Batch) -> None:
        queue.launch(batches.kernel("scale"), batch.count)  # without the arrays

    async with at.Batcher(rt, launch, "(n)->(n)", dtypes=[at.f32, at.f32]) as batcher:
        with pytest.raises(errors.InvalidArgumentError, match=r"a request has 1 item, .*, not 2$") as of_an_item:
            await batcher([1.0], 2)
        assert not hasattr(of_an_item.value, "__notes__")
        with pytest.raises(errors.InvalidArgumentError, match="kernel scale takes 5 arguments") as of_the_launch:
            await batcher([1.0])
        assert of_the_launch.value.__notes__ == ["in batch 1 of <Batcher 'batcher'>, which had 1 request"]


@pytest.mark.parametrize("timeout", ["5", -1, math.nan, True])
async def test_a_bad_timeout_is_refused(batcher: at.Batcher, timeout: Any) -> None:
    with pytest.raises(errors.InvalidArgumentError, match=f"timeout={timeout!r}: give a number of seconds, from 0"):
        await batcher(floats(1), 1, 2, timeout=timeout)
    with pytest.raises(errors.InvalidArgumentError, match="timeout="):
        async with batcher.lease(floats(1), 1, 2, timeout=timeout):
            pass
    assert (await batcher(floats(1), 1, 0, timeout=math.inf) == floats(1)).all()


async def test_a_key_without_a_hash_is_refused(batcher: at.Batcher) -> None:
    with pytest.raises(errors.InvalidArgumentError, match="give an object with a hash"):
        await batcher(floats(1), 1, 2, key=[])  # type: ignore[arg-type]


@pytest.mark.parametrize("signature", ["", "(n)", "n->n", "(n)->(m)", "(n)->(0)", "(n->(n)", "(1x)->(1x)", None])
async def test_bad_signatures(rt: at.Runtime, signature: Any) -> None:
    with pytest.raises(errors.InvalidArgumentError, match="signature"):
        at.Batcher(rt, lambda queue, batch: None, signature, dtypes=[at.f32, at.f32])


async def test_bad_arguments(rt: at.Runtime, batches: at.AotModule) -> None:
    scale: Any = batches.kernel("scale")
    for arguments, match in [
        ((scale, "(n)->(n)"), "takes the count of rows"),
        ((scale, "(n),(n),()->(n)"), "a row of .* has 0 dimensions, and .* says 1"),
        ((batches.kernel("single"), "()->()"), "takes the count of rows"),
        ((lambda queue, batch: None, "(n)->(n)"), "give the dtype of each"),
    ]:
        with pytest.raises(errors.InvalidArgumentError, match=match):
            at.Batcher(rt, *arguments)
    bad_options: list[tuple[dict[str, Any], str]] = [
        ({"dtypes": [at.f32] * 4}, "a kernel has its dtypes"),
        ({"max_rows": 0}, "max_rows=0"),
        ({"depth": 1.5}, "depth=1.5"),
        ({"max_delay": -1}, "max_delay=-1"),
        ({"max_delay": math.nan}, "max_delay=nan"),
        ({"name": 5}, "name=5"),
    ]
    for options, match in bad_options:
        with pytest.raises(errors.InvalidArgumentError, match=match):
            at.Batcher(rt, scale, SCALE, **options)
    with pytest.raises(errors.ArgumentOutOfRangeError, match="overflow"):
        at.Batcher(rt, scale, SCALE, overflow="drop")
    with pytest.raises(errors.InvalidArgumentError, match="takes a Runtime"):
        at.Batcher(scale, scale, SCALE)
    with pytest.raises(errors.InvalidArgumentError, match="takes a list of 2 dtypes"):
        at.Batcher(rt, lambda queue, batch: None, "(n)->(n)", dtypes=[at.f32])


# -- callers that leave ---------------------------------------------------------------------------------------------


async def test_callers_that_leave_before_their_batch_goes_cost_the_device_nothing(
    rt: at.Runtime, batches: at.AotModule
) -> None:
    tally, seen = batches.kernel("tally"), rt.ndarray(20, at.i32)

    def launch(queue: at.Queue, batch: at.Batch) -> None:
        queue.launch(tally, batch.count, *batch.inputs, seen)
        queue.copy(batch.outputs[0], batch.inputs[0])

    dtypes, delay = [at.i32, at.i32], 0.1
    async with at.Batcher(rt, launch, "(1)->(1)", dtypes=dtypes, max_rows=32, max_delay=delay) as batcher:
        scopes = [anyio.CancelScope() for _ in range(20)]
        answers: dict[int, int] = {}

        async def caller(number: int) -> None:
            with scopes[number]:
                answers[number] = (await batcher([number]))[0]

        async with anyio.create_task_group() as tasks:
            for number in range(20):
                tasks.start_soon(caller, number)
            await anyio.wait_all_tasks_blocked()
            for number in range(0, 20, 3):
                scopes[number].cancel()
        kept = [number for number in range(20) if number % 3]
        assert answers == {number: number for number in kept}
        assert np.flatnonzero(await rt.queue.read(seen)).tolist() == kept
        found = batcher.statistics()
        assert (found.never_sent, found.sent, found.batches) == (7, len(kept), 1)
        assert found.sent == found.answered


async def test_a_request_whose_time_is_over_is_never_sent(rt: at.Runtime, batches: at.AotModule) -> None:
    async with at.Batcher(rt, batches.kernel("scale"), SCALE, max_delay=0.2) as batcher:
        with pytest.raises(TimeoutError, match=r"no result after 0\.01 s"):
            await batcher(floats(1), 1, 1, timeout=0.01)
        with pytest.raises(TimeoutError, match=r"no result after 0\.01 s"):
            async with batcher.lease(floats(1), 1, 1, timeout=0.01):
                pass
        await anyio.sleep(0.4)
        found = batcher.statistics()
        assert (found.never_sent, found.sent, found.waiting) == (2, 0, 0)


async def test_a_request_that_will_take_longer_than_its_timeout_is_refused(batcher: at.Batcher) -> None:
    await check(batcher, 1)  # now it is known what a batch takes
    with pytest.raises(TimeoutError, match="would take about"):
        await batcher(floats(1), 1, 1, timeout=0)
    assert batcher.statistics().refused == 1
    assert (await batcher(floats(1), 1, 0, timeout=1000) == floats(1)).all()


# -- the batcher itself ---------------------------------------------------------------------------------------------


async def test_the_block_ends_when_all_are_answered(rt: at.Runtime, batches: at.AotModule) -> None:
    async with anyio.create_task_group() as tasks:
        async with at.Batcher(rt, batches.kernel("scale"), SCALE, max_rows=4, max_delay=1000) as batcher:
            for seed in range(11):
                tasks.start_soon(check, batcher, seed)
            await anyio.wait_all_tasks_blocked()
        assert batcher.statistics().answered == 11
        with pytest.raises(errors.InvalidStateError, match="is closed"):
            await batcher(floats(1), 1, 1)


async def test_a_cancelled_block_refuses_those_that_wait(rt: at.Runtime, batches: at.AotModule) -> None:
    refused = []

    async def caller(batcher: at.Batcher) -> None:
        with pytest.raises(errors.InvalidStateError, match="is closed"):
            await batcher(floats(1), 1, 1)
        refused.append(True)

    async with anyio.create_task_group() as tasks:
        with anyio.CancelScope() as scope:
            async with at.Batcher(rt, batches.kernel("scale"), SCALE, max_delay=1000) as batcher:
                for _ in range(3):
                    tasks.start_soon(caller, batcher)
                await anyio.wait_all_tasks_blocked()
                scope.cancel()
                await anyio.sleep_forever()
    assert refused == [True] * 3
    assert batcher.statistics().waiting == 0


async def test_a_batcher_is_used_in_its_block_and_its_loop(rt: at.Runtime, batches: at.AotModule) -> None:
    batcher = at.Batcher(rt, batches.kernel("scale"), SCALE)
    with pytest.raises(errors.InvalidStateError, match="is not open"):
        await batcher(floats(1), 1, 1)
    async with batcher:
        await check(batcher, 1)
        caught: list[BaseException] = []

        async def call() -> None:
            try:
                await batcher(floats(1), 1, 1)
            except errors.InvalidStateError as error:
                caught.append(error)

        await anyio.to_thread.run_sync(anyio.run, call)
        assert "belongs to another event loop" in str(caught[0])
    with pytest.raises(errors.InvalidStateError, match="was entered before"):
        async with batcher:
            pass


async def test_a_batch_that_fills_takes_no_request_of_another_thread(rt: at.Runtime, batches: at.AotModule) -> None:
    async with (
        anyio.create_task_group() as tasks,
        at.Batcher(rt, batches.kernel("scale"), SCALE, max_delay=1000) as batcher,
    ):
        tasks.start_soon(check, batcher, 1)
        await until(lambda: batcher.statistics().waiting == 1)
        with pytest.raises(errors.InvalidStateError, match="belongs to another event loop"):
            await anyio.to_thread.run_sync(lambda: anyio.run(check, batcher, 2))
        assert batcher.statistics().waiting == 1


def test_a_request_from_another_loop_of_the_thread_raises() -> None:
    loop, other, blocks = asyncio.new_event_loop(), asyncio.new_event_loop(), AsyncExitStack()

    def launch(queue: at.Queue, batch: at.Batch) -> None:
        queue.copy(batch.outputs[0], batch.inputs[0])

    async def ask(batcher: at.Batcher, seed: int) -> Any:
        return await batcher(floats(seed))

    async def begin() -> tuple[at.Batcher, asyncio.Task[Any]]:
        rt = await blocks.enter_async_context(at.Runtime(FakeDriver()))
        batcher = at.Batcher(rt, launch, "(n)->(n)", dtypes=[at.f32, at.f32], max_delay=1000)
        await blocks.enter_async_context(batcher)
        first = asyncio.create_task(ask(batcher, 1))
        await until(lambda: batcher.statistics().waiting == 1)
        return batcher, first

    batcher, first = loop.run_until_complete(begin())
    with pytest.raises(RuntimeError, match=r"attached to a different loop|belongs to another event loop"):
        other.run_until_complete(ask(batcher, 2))
    loop.run_until_complete(blocks.aclose())
    assert np.array_equal(loop.run_until_complete(first), floats(1))
    loop.close()
    other.close()


async def test_the_runtime_has_the_figures_of_its_batchers(rt: at.Runtime, batches: at.AotModule) -> None:
    assert rt.statistics().batchers == []
    kernel = batches.kernel("scale")
    async with at.Batcher(rt, kernel, SCALE, name="b") as b, at.Batcher(rt, kernel, SCALE, name="a"):
        await check(b, 1)
        assert [each.name for each in rt.statistics().batchers] == ["a", "b"]
        assert rt.statistics().batchers[1] == b.statistics()
        assert b.statistics().answered == 1
        assert (b.name, b.runtime) == ("b", rt)
        found: list[at.RuntimeStatistics] = []
        thread = threading.Thread(target=lambda: found.append(rt.statistics()))
        thread.start()
        await anyio.to_thread.run_sync(thread.join)
        assert found[0].batchers == rt.statistics().batchers
    assert rt.statistics().batchers == []


async def test_large_results_are_answered_in_several_turns(rt: at.Runtime, batches: at.AotModule) -> None:
    size = 60_000  # the GPU of Mesa's in software ends a loop of a kernel after 65,535 iterations
    async with at.Batcher(rt, batches.kernel("scale"), SCALE, max_rows=50) as batcher:
        async with anyio.create_task_group() as tasks:
            for seed in range(50):
                tasks.start_soon(check, batcher, seed, size)
        assert batcher.statistics().answered == 50


# -- very many ------------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.runtime("cpu", "vulkan")
async def test_thousands_of_answers_are_right(rt: at.Runtime, batches: at.AotModule) -> None:
    """`nox -s stress` makes 100,000 requests."""
    callers, requests = 200, 10
    answers = [0] * callers

    async def caller(batcher: at.Batcher, number: int) -> None:
        x = floats(number, 64 + number % 2)  # two shapes
        for request in range(requests):
            a, b = float(number), float(request)
            if request % 10 == number % 10:  # one more, which is given up
                with anyio.CancelScope() as scope:
                    scope.cancel()
                    await batcher(x, a, b)
            answer = await batcher(x, a, b)
            assert np.array_equal(answer, np.float32(a) * x + np.float32(b))
            answers[number] += 1

    async with at.Batcher(rt, batches.kernel("scale"), SCALE, max_rows=64) as batcher:
        async with anyio.create_task_group() as tasks:
            for number in range(callers):
                tasks.start_soon(caller, batcher, number)
        found = batcher.statistics()
    assert answers == [requests] * callers
    given_up = found.never_sent + found.dropped
    assert found.answered + given_up == callers * requests * 11 // 10
    assert given_up <= callers * requests // 10, "all may have had their answer when they were cancelled"
    assert found.sent == found.answered + found.dropped
    assert found.sent == sum(rows * batches for rows, batches in found.fill.items())
    assert (found.waiting, found.running, found.failed, found.refused) == (0, 0, 0, 0)


@pytest.mark.runtime("stepped")
@pytest.mark.parametrize("is_first", [False, True])
async def test_a_callers_revoke_scope_takes_back_no_batch(rt: at.Runtime, clock: FakeClock, is_first: bool) -> None:
    """Others have rows in the batch, whether the caller is the first one or fills the batch."""

    def fill(queue: at.Queue, batch: at.Batch) -> None:
        queue.fill(batch.outputs[0], 1)

    x, answers = np.ones(4, np.float32), []
    async with at.Batcher(rt, fill, "(n)->(n)", dtypes=[at.f32] * 2, max_rows=3 if is_first else 2) as batcher:

        async def ask() -> None:
            answers.append((await batcher(x)).tolist())

        async def ask_in_a_scope(task_status: anyio.abc.TaskStatus[anyio.CancelScope]) -> None:
            with anyio.CancelScope() as scope:
                task_status.started(scope)
                async with rt.revoke_scope():
                    await batcher(x)
            assert scope.cancelled_caught

        async with anyio.create_task_group() as tasks:
            if not is_first:
                tasks.start_soon(ask)
            scope = await tasks.start(ask_in_a_scope)
            tasks.start_soon(ask)
            await until(lambda: batcher.statistics().running)
            scope.cancel()
            await until(lambda: scope.cancelled_caught)
            clock.stop()
        assert answers == [[1] * 4] * (1 if is_first else 2)
