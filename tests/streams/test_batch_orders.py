"""Batches on a device that a test steps: room, failures, losses, and callers that come and leave at any moment."""

from __future__ import annotations

import gc
import weakref
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import anyio
import anyio.abc
import anyio.lowlevel
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.testing import FakeClock, FakeDriver
from support.batch_kernels import BATCH_KERNELS
from support.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.loops, pytest.mark.runtime("stepped")]

DESCRIBE = "(n)->(),(n)"
LEFT = "left"


@pytest.fixture
def fake_kernels() -> Mapping[str, Callable[..., Any]]:
    return BATCH_KERNELS


@pytest.fixture
async def describe(rt: at.Runtime, cpu_modules: Path) -> at.Kernel:
    return (await rt.load_aot_module(cpu_modules / "batches")).kernel("describe")


class Crowd:
    """Callers of a batcher, each a task with one request: its number. They end with the block of :func:`crowd_of`.

    ``outcomes`` has, None for each caller that waits. Then its number if the answer is right, its error, or LEFT.
    """

    def __init__(self, batcher: at.Batcher, tasks: anyio.abc.TaskGroup) -> None:
        self.outcomes: list[Any] = []
        self._batcher = batcher
        self._tasks = tasks
        self._scopes: list[anyio.CancelScope] = []

    async def come(self, count: int, size: int = 1, timeout: float | None = None) -> None:
        """Let callers come, and the batcher send what the device has room for."""
        for _ in range(count):
            self.outcomes.append(None)
            self._scopes.append(anyio.CancelScope())
            self._tasks.start_soon(self._call, len(self.outcomes) - 1, size, timeout)
        await settled()

    def leave(self, *numbers: int) -> None:
        """Cancel callers."""
        for number in numbers:
            self._scopes[number].cancel()

    async def until(self, outcomes: list[Any]) -> None:
        """Wait until the outcomes are these, and until the batcher has sent what it then can."""
        await until(lambda: self.outcomes == outcomes)
        await settled()

    async def answered(self) -> list[Any]:
        """Wait until nobody waits. Return the outcomes."""
        await until(lambda: None not in self.outcomes)
        return self.outcomes

    async def _call(self, number: int, size: int, timeout: float | None) -> None:
        items = [number] + [1] * (size - 1)
        outcome: Any = LEFT
        with self._scopes[number]:
            try:
                total, shifted = await self._batcher(items, timeout=timeout)
                assert total == sum(items)
                assert shifted.tolist() == [each + sum(items) for each in items]
                outcome = number
            except (errors.Error, TimeoutError) as error:
                outcome = error
        assert self.outcomes[number] is None, "a caller has one outcome"
        self.outcomes[number] = outcome


@asynccontextmanager
async def crowd_of(batcher: at.Batcher, clock: FakeClock) -> AsyncIterator[Crowd]:
    try:
        async with anyio.create_task_group() as tasks:
            yield Crowd(batcher, tasks)
            tasks.cancel_scope.cancel()
    finally:
        clock.stop()  # so that a test that fails ends: a batcher waits for its batches


async def settled() -> None:
    """Let the tasks and the callbacks of the loop do what they can."""
    for _ in range(3):
        await anyio.wait_all_tasks_blocked()
        await anyio.lowlevel.checkpoint()


def run_all(clock: FakeClock, queue: int) -> None:
    """Run the commands that a queue has now."""
    while clock.step(queue):
        pass


# -- when a batch goes ----------------------------------------------------------------------------------------------


async def test_the_next_batch_fills_while_depth_batches_run(
    rt: at.Runtime, describe: at.Kernel, clock: FakeClock
) -> None:
    async with at.Batcher(rt, describe, DESCRIBE, depth=2) as batcher, crowd_of(batcher, clock) as crowd:
        for _ in range(5):
            await crowd.come(1)
        found = batcher.statistics()
        assert (found.batches, found.running, found.waiting) == (2, 2, 3)
        run_all(clock, 1)
        await until(lambda: crowd.outcomes.count(None) == 4)
        await settled()
        found = batcher.statistics()
        assert (found.batches, found.running, found.waiting) == (3, 4, 0), "those that waited went together"
        clock.stop()
        assert await crowd.answered() == [0, 1, 2, 3, 4]
        assert batcher.statistics().fill == {1: 2, 3: 1}


async def test_a_batch_goes_when_it_is_full_or_after_its_delay(
    rt: at.Runtime, describe: at.Kernel, clock: FakeClock
) -> None:
    clock.stop()
    async with (
        at.Batcher(rt, describe, DESCRIBE, max_rows=3, max_delay=1000) as batcher,
        crowd_of(batcher, clock) as crowd,
    ):
        await crowd.come(2)
        assert batcher.statistics().batches == 0
        await crowd.come(1)
        await crowd.come(1)
        await crowd.until([0, 1, 2, None])
        assert batcher.statistics().waiting == 1
    async with at.Batcher(rt, describe, DESCRIBE, max_delay=0.01) as batcher, crowd_of(batcher, clock) as crowd:
        await crowd.come(2)
        assert await crowd.answered() == [0, 1]


async def test_the_shape_that_came_first_goes_first(rt: at.Runtime, describe: at.Kernel, clock: FakeClock) -> None:
    async with at.Batcher(rt, describe, DESCRIBE, depth=1) as batcher, crowd_of(batcher, clock) as crowd:
        for size in (1, 2, 1, 2):
            await crowd.come(1, size)
        for outcomes in ([0, None, None, None], [0, 1, None, 3], [0, 1, 2, 3]):
            run_all(clock, 1)
            await crowd.until(outcomes)


# -- no room --------------------------------------------------------------------------------------------------------


async def test_a_full_batcher_raises_until_callers_leave(
    rt: at.Runtime, describe: at.Kernel, clock: FakeClock
) -> None:
    async with (
        at.Batcher(rt, describe, DESCRIBE, max_rows=2, depth=1, overflow="raise") as batcher,
        crowd_of(batcher, clock) as crowd,
    ):
        await crowd.come(2)
        await crowd.come(2)
        with pytest.raises(errors.QueueFullError, match="2 requests wait, and 1 batches run; max_rows=2, depth=1"):
            await batcher([9])
        crowd.leave(2, 3)
        await settled()
        await crowd.come(2)
        clock.stop()
        assert await crowd.answered() == [0, 1, LEFT, LEFT, 4, 5]
        found = batcher.statistics()
        assert (found.refused, found.never_sent, found.answered, found.batches) == (1, 2, 4, 2)


async def test_those_without_room_wait_in_line(rt: at.Runtime, describe: at.Kernel, clock: FakeClock) -> None:
    async with at.Batcher(rt, describe, DESCRIBE, max_rows=2, depth=1) as batcher, crowd_of(batcher, clock) as crowd:
        for _ in range(9):
            await crowd.come(1)
        crowd.leave(5)
        await settled()
        answers = [0, 1, 2, 3, 4, LEFT, 6, 7, 8]
        for end in (1, 3, 5, 8, 9):
            run_all(clock, 1)
            await crowd.until([each if i < end or each == LEFT else None for i, each in enumerate(answers)])
        found = batcher.statistics()
        assert (found.batches, found.answered, found.never_sent) == (5, 8, 1)


@pytest.mark.runtime("stepped", memory_limit=3 * 4 * 1000)
async def test_without_memory_for_a_further_batch_requests_wait(
    rt: at.Runtime, describe: at.Kernel, clock: FakeClock
) -> None:
    async with at.Batcher(rt, describe, DESCRIBE, max_rows=1) as batcher, crowd_of(batcher, clock) as crowd:
        await crowd.come(3, size=1000)  # a batch takes 2,001 numbers
        assert batcher.statistics().batches == 1
        clock.stop()
        assert await crowd.answered() == [0, 1, 2]
        with pytest.raises(errors.OutOfMemoryError):
            await batcher([0] * 2000)


@pytest.mark.runtime("fake", memory_limit=3 * 4 * 1000)
async def test_a_batch_of_another_shape_gets_the_memory_that_is_idle(rt: at.Runtime, describe: at.Kernel) -> None:
    async with at.Batcher(rt, describe, DESCRIBE, max_rows=1) as batcher:
        for size in (1000, 1001, 1002, 1000):
            total, _ = await batcher([1] * size)
            assert total == size
    assert rt.statistics().memory.arrays == 0, "a closed batcher has no memory"


# -- callers that leave ---------------------------------------------------------------------------------------------


async def test_a_batch_that_runs_drops_only_the_results_of_those_that_left(
    rt: at.Runtime, describe: at.Kernel, clock: FakeClock
) -> None:
    async with at.Batcher(rt, describe, DESCRIBE) as batcher, crowd_of(batcher, clock) as crowd:
        await crowd.come(4)
        crowd.leave(1)
        await settled()
        clock.stop()
        assert await crowd.answered() == [0, LEFT, 2, 3]
        found = batcher.statistics()
        assert (found.sent, found.answered, found.dropped, found.never_sent, found.copied_out) == (4, 3, 1, 0, 3)


async def test_callers_that_leave_leave_no_objects(rt: at.Runtime, describe: at.Kernel, clock: FakeClock) -> None:
    gc.collect()
    earlier = weakref.WeakSet(each for each in gc.get_objects() if type(each) is partial)  # some may still be dropped

    def count() -> Counter[str]:
        gc.collect()
        kinds = {"BatchRows", "Request", "Refusal", "Event", "CancelScope", "partial"}
        found = (each for each in gc.get_objects() if type(each).__name__ in kinds)
        found = (each for each in found if not type(each).__module__.startswith("trio"))  # it keeps old deadlines
        return Counter(type(each).__name__ for each in found if type(each) is not partial or each not in earlier)

    found: list[Counter[str]] = []
    async with at.Batcher(rt, describe, DESCRIBE, max_rows=4, depth=1) as batcher:
        for _ in range(4):
            clock.is_stopped = False
            async with crowd_of(batcher, clock) as crowd:
                await crowd.come(12, timeout=1e6)  # four run, four fill, four stand in line
                crowd.leave(1, 5, 9)
                await settled()
                clock.stop()
                assert (await crowd.answered()).count(LEFT) == 3
            del crowd
            found.append(count())
    assert found[-1] <= found[0] | found[1] | found[2], "each round leaves more; an event may live a little longer"


async def test_a_cancelled_lease_gives_its_memory_back(rt: at.Runtime, describe: at.Kernel, clock: FakeClock) -> None:
    clock.stop()
    async with at.Batcher(rt, describe, DESCRIBE, depth=1) as batcher:
        await batcher([0])
        allocated, lent = rt.statistics().memory.arrays, 0

        async def lease() -> None:
            nonlocal lent
            async with batcher.lease([7]) as (total, _):
                assert total == 7
                lent += 1
                await anyio.sleep_forever()

        def are_both_lent() -> bool:
            return lent == 2

        for _ in range(3):
            lent = 0
            async with anyio.create_task_group() as tasks:
                tasks.start_soon(lease)
                tasks.start_soon(lease)
                await until(are_both_lent)
                tasks.cancel_scope.cancel()
        for number in range(5):
            total, _ = await batcher([number])
            assert total == number
        assert rt.statistics().memory.arrays == allocated


# -- deadlines ------------------------------------------------------------------------------------------------------


async def test_a_request_that_cannot_be_in_time_is_not_sent(cpu_modules: Path) -> None:
    clock = FakeClock(seconds=0.0)  # only the durations of kernels move it
    async with at.Runtime(FakeDriver(BATCH_KERNELS, clock)) as rt:
        kernel = (await rt.load_aot_module(cpu_modules / "batches")).kernel("describe")
        async with at.Batcher(rt, kernel, DESCRIBE, depth=1) as batcher, crowd_of(batcher, clock) as crowd:
            clock.durations["describe"] = 1000.0
            await crowd.come(1)
            run_all(clock, 1)
            await crowd.answered()
            with pytest.raises(TimeoutError, match=r"would take about 1e\+03 s, not 5e\+02 s"):
                await batcher([1], timeout=500)
            await crowd.come(1)
            with pytest.raises(TimeoutError, match=r"would take about 1.9e\+03 s"):  # after the one that runs
                await batcher([1], timeout=1500)
            await crowd.come(1, timeout=2500.0)
            clock.durations["describe"] = 9000.0
            run_all(clock, 1)
            await until(lambda: None not in crowd.outcomes)
            assert crowd.outcomes[:2] == [0, 1]
            assert isinstance(crowd.outcomes[2], TimeoutError)
            found = batcher.statistics()
            assert (found.refused, found.never_sent, found.sent) == (2, 1, 2)


async def test_one_slow_batch_does_not_refuse_requests_for_ever(cpu_modules: Path) -> None:
    clock = FakeClock(seconds=0.0)
    async with at.Runtime(FakeDriver(BATCH_KERNELS, clock)) as rt:
        kernel = (await rt.load_aot_module(cpu_modules / "batches")).kernel("describe")
        clock.stop()
        async with at.Batcher(rt, kernel, DESCRIBE) as batcher:
            clock.durations["describe"] = 1000.0
            await batcher([1])
            clock.durations["describe"] = 1.0
            for _ in range(50):
                try:
                    await batcher([1], timeout=500)
                    break
                except TimeoutError:
                    pass
            else:
                pytest.fail("nothing runs, so nothing says that the device is fast again")


# -- failures -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("unified", [False, True])
async def test_each_caller_of_a_failed_batch_gets_an_error_of_its_own(
    cpu_modules: Path, clock: FakeClock, unified: bool
) -> None:
    def fail(*arguments: Any) -> None:
        raise AssertionError("told to fail")

    driver = FakeDriver(BATCH_KERNELS, clock, unified_memory=unified)
    clock.stop()
    async with at.Runtime(driver) as rt:
        kernel = (await rt.load_aot_module(cpu_modules / "batches")).kernel("describe")
        async with at.Batcher(rt, kernel, DESCRIBE, name="totals") as batcher, crowd_of(batcher, clock) as crowd:
            driver.kernels["describe"] = fail
            await crowd.come(4)
            found = list(await crowd.answered())
            assert {type(each) for each in found} == {errors.KernelError}
            assert len({id(each) for each in found}) == 4
            for each in found:
                assert "told to fail" in str(each)
                assert each.__notes__[-1] == "in batch 1 of <Batcher 'totals'>, which had 4 requests"
            driver.kernels["describe"] = BATCH_KERNELS["describe"]
            await crowd.come(3)
            assert (await crowd.answered())[4:] == [4, 5, 6]
            figures = batcher.statistics()
            assert (figures.failed, figures.answered, figures.batches) == (4, 3, 2)


async def test_a_function_that_raises_fails_its_batch_only(rt: at.Runtime, clock: FakeClock) -> None:
    clock.stop()

    def launch(queue: at.Queue, batch: at.Batch) -> None:
        queue.copy(batch.outputs[0], batch.inputs[0])
        if batch.key == "program":
            raise KeyError("a bug")
        if batch.key == "library":
            queue.copy(batch.outputs[0], batch.inputs[0][:1])

    async with at.Batcher(rt, launch, "(1)->(1)", dtypes=[at.i32, at.i32]) as batcher:
        for _ in range(3):
            with pytest.raises(errors.InvalidStateError, match="has raised KeyError") as caught:
                await batcher([1], key="program")
            assert isinstance(caught.value.__cause__, KeyError)
            with pytest.raises(errors.InvalidArgumentError, match="copy: the destination has"):
                await batcher([1], key="library")
            assert (await batcher([5])).tolist() == [5]
        figures = batcher.statistics()
        assert (figures.failed, figures.answered, figures.running) == (6, 3, 0)


async def test_a_batcher_goes_on_after_losses(cpu_modules: Path, clock: FakeClock) -> None:
    driver = FakeDriver(BATCH_KERNELS, clock)
    async with at.Runtime(driver) as rt:
        kernel = (await rt.load_aot_module(cpu_modules / "batches")).kernel("describe")
        async with at.Batcher(rt, kernel, DESCRIBE, max_rows=2, depth=1) as batcher:
            for _ in range(3):
                clock.is_stopped = False
                async with crowd_of(batcher, clock) as crowd:
                    await crowd.come(7)  # two run, two fill, three stand in line
                    driver.lose()
                    found = await crowd.answered()
                    assert {type(each) for each in found} == {errors.DeviceLostError}
                    assert len({id(each) for each in found}) == 7
                    with pytest.raises(errors.DeviceLostError):
                        await batcher([1])
                await rt.recreate()
                async with crowd_of(batcher, clock) as crowd:
                    await crowd.come(7)
                    assert await crowd.answered() == [0, 1, 2, 3, 4, 5, 6]


async def test_a_loss_that_no_caller_has_met(cpu_modules: Path) -> None:
    driver = FakeDriver(BATCH_KERNELS)
    async with at.Runtime(driver) as rt:
        kernel = (await rt.load_aot_module(cpu_modules / "batches")).kernel("describe")
        async with at.Batcher(rt, kernel, DESCRIBE) as batcher:
            for number in range(4):
                total, _ = await batcher([number])
                assert total == number
                driver.lose()
                await rt.wait_lost()
                await rt.recreate()


async def test_a_batcher_that_ends_with_its_device_says_so(cpu_modules: Path) -> None:
    driver = FakeDriver(BATCH_KERNELS)
    async with at.Runtime(driver) as rt:
        kernel = (await rt.load_aot_module(cpu_modules / "batches")).kernel("describe")
        async with at.Batcher(rt, kernel, DESCRIBE) as batcher:
            driver.lose()
            await rt.wait_lost()
        with pytest.raises(errors.DeviceLostError):
            await batcher([1])
        await rt.recreate()


# -- any order ------------------------------------------------------------------------------------------------------

STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("come"), st.integers(1, 6), st.integers(1, 2), st.sampled_from([None, None, 1e6, 0.0])),
        st.tuples(st.just("leave"), st.integers(0, 40)),
        st.tuples(st.just("step"), st.integers(1, 3), st.integers(1, 8)),
        st.tuples(st.just("settle")),
        st.tuples(st.just("fail"), st.booleans()),
        st.tuples(st.just("lose"), st.booleans()),
    ),
    max_size=30,
)


@pytest.mark.slow
@pytest.mark.parametrize("backend", ["asyncio", "trio"])
@settings(deadline=None, max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    steps=STEPS,
    max_rows=st.integers(1, 4),
    depth=st.integers(1, 3),
    overflow=st.sampled_from(at.Overflow),
    unified=st.booleans(),
)
def test_whatever_happens_each_request_has_one_outcome(
    cpu_modules: Path, backend: str, steps: list[Any], max_rows: int, depth: int, overflow: at.Overflow, unified: bool
) -> None:
    anyio.run(_run, cpu_modules / "batches", steps, max_rows, depth, overflow, unified, backend=backend)


async def _run(
    module: Path, steps: list[Any], max_rows: int, depth: int, overflow: at.Overflow, unified: bool
) -> None:
    clock, computed, fails = FakeClock(), Counter[int](), False

    def describe(count: int, x: Any, total: Any, shifted: Any) -> None:
        assert 0 < count <= max_rows
        computed.update(x[:count, 0].tolist())
        assert not fails, "told to fail"
        BATCH_KERNELS["describe"](count, x, total, shifted)

    driver = FakeDriver({"describe": describe}, clock, unified_memory=unified)
    async with at.Runtime(driver) as rt:
        kernel = (await rt.load_aot_module(module)).kernel("describe")
        async with (
            at.Batcher(rt, kernel, DESCRIBE, max_rows=max_rows, depth=depth, overflow=overflow) as batcher,
            crowd_of(batcher, clock) as crowd,
        ):
            for step in steps:
                match step:
                    case "come", count, size, timeout:
                        await crowd.come(count, size, timeout)
                    case "leave", number if number < len(crowd.outcomes):
                        crowd.leave(number)
                    case "step", queue, count if queue < len(clock.queues):
                        for _ in range(count):
                            clock.step(queue)
                    case ("settle",):
                        await settled()
                    case "fail", now:
                        fails = now
                    case "lose", is_met:
                        driver.lose()
                        if is_met:
                            await settled()
                        await rt.wait_lost()
                        await rt.recreate()
            clock.stop()
            outcomes = list(await crowd.answered())
            await until(lambda: batcher.statistics().running == 0)
            found, fails = batcher.statistics(), False
            total, _ = await batcher([5])
            assert total == 5
            computed[5] -= 1

    happened = {(step[0], step[1]) for step in steps if step[0] in ("fail", "lose")}
    expected = {errors.KernelError: ("fail", True) in happened, TimeoutError: True}
    expected[errors.DeviceLostError] = bool({("lose", True), ("lose", False)} & happened)
    expected[errors.QueueFullError] = overflow is at.Overflow.RAISE
    for number, outcome in enumerate(outcomes):
        if outcome == number:
            assert computed[number] == 1, "an answer is computed once"
        else:
            assert computed[number] <= 1
            assert outcome == LEFT or expected[type(outcome)]
    assert found.waiting == 0
    assert found.answered >= sum(outcome == number for number, outcome in enumerate(outcomes))
    assert len(outcomes) == found.sent + found.never_sent + found.refused
    assert found.sent == found.answered + found.failed + found.dropped
    assert sum(rows * batches for rows, batches in found.fill.items()) == found.sent
    if not expected[errors.DeviceLostError]:
        assert sum(computed.values()) == found.sent
