"""The watchdog: which kernel has run for how long, and what becomes of its queue."""

from __future__ import annotations

import logging
from typing import Any

import anyio
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.testing import FakeClock, FakeDriver
from support.fake_kernels import KERNELS
from support.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.loops, pytest.mark.runtime("stepped")]

SOON = 0.02
NEVER = 1000.0


async def test_a_slow_kernel_is_reported_once(
    rt: at.Runtime, clock: FakeClock, add_one: at.Kernel, caplog: pytest.LogCaptureFixture
) -> None:
    found: list[at.SlowOperation] = []
    async with rt.watchdog(slow=SOON, on_slow=found.append):
        x = rt.ndarray(4, at.i32)
        event = rt.queue.launch(add_one, x)
        second = rt.queue.fill(x, 5)
        await until(lambda: found)
        await anyio.sleep(5 * SOON)
        (slow,) = found
        assert (slow.queue, slow.ticket, slow.name) == (rt.queue, 1, "kernel add_one")
        assert slow.seconds >= SOON
        clock.step(0)
        await event
        await until(lambda: len(found) == 2)
        assert (found[1].ticket, found[1].name) == (2, "fill")
        clock.stop()
        await second
    assert [record.getMessage() for record in caplog.records] == [str(slow) for slow in found]
    assert caplog.records[0].levelno == logging.WARNING
    assert str(found[0]).startswith("kernel add_one, operation 1 of <Queue 'default'>, has run for 0.0")


async def test_after_the_block_nothing_is_reported(rt: at.Runtime, clock: FakeClock) -> None:
    found: list[at.SlowOperation] = []
    async with rt.watchdog(slow=SOON, on_slow=found.append):
        await anyio.sleep(3 * SOON)
    rt.queue.record_event()
    await anyio.sleep(5 * SOON)
    assert not found
    clock.stop()


async def test_what_waits_does_not_run(rt: at.Runtime, clock: FakeClock, add_one: at.Kernel) -> None:
    """A queue that waits for a slow kernel is not slow, whether the device or the host holds it."""
    found: list[at.SlowOperation] = []
    async with at.Runtime(FakeDriver(KERNELS, clock=(far := FakeClock()))) as other:
        async with rt.watchdog(slow=SOON, on_slow=found.append):
            second, third = rt.create_queue(), rt.create_queue()
            slow = rt.queue.launch(add_one, rt.ndarray(4, at.i32))
            assert second.wait_event(slow)
            second.record_event()
            assert not third.wait_event(other.queue.record_event())
            third.record_event()
            await until(lambda: found)
            await anyio.sleep(5 * SOON)
            assert [each.queue for each in found] == [rt.queue]
        clock.stop()
        far.stop()


async def test_a_timeout_fails_the_queue_and_no_other(
    rt: at.Runtime, clock: FakeClock, add_one: at.Kernel, caplog: pytest.LogCaptureFixture
) -> None:
    queue, other = rt.create_queue(name="stuck"), rt.create_queue()
    x, out = rt.ndarray(4, at.i32), np.full(4, 9, np.int32)
    async with rt.watchdog(slow=NEVER, timeout=SOON):
        event, later = queue.launch(add_one, x), queue.read(x, out=out)
        with pytest.raises(
            errors.KernelTimeoutError, match=r"kernel add_one, operation 1 of <Queue 'stuck'>"
        ) as raised:
            await event
        assert isinstance(raised.value, TimeoutError)
        assert raised.value.code == -9
        assert isinstance(later.exception(), errors.KernelTimeoutError)
        with pytest.raises(errors.KernelTimeoutError):
            queue.record_event()
        assert isinstance(queue.failure, errors.KernelTimeoutError)
        assert (out == 9).all()
        clock.stop()
        await other.fill(x, 1)
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    assert str(raised.value) in caplog.text
    await queue.aclose()
    await rt.aclose()


@pytest.mark.slow
@pytest.mark.runtime("cpu", nice=0)
async def test_what_a_stuck_kernel_uses_is_kept(rt: at.Runtime, spin: at.Kernel) -> None:
    queue, out = rt.create_queue(name="stuck"), rt.ndarray(1, at.i32)
    pool = rt.pool(max_bytes=2**20)
    async with rt.watchdog(slow=NEVER, timeout=SOON), pool.lease(1, at.i32) as leased:
        event = queue.launch(spin, 300_000, leased)
        with pytest.raises(errors.KernelTimeoutError):
            await event
        health = {each.name: each for each in rt.health().queues}
        assert not health["stuck"].is_healthy
        assert "kernel spin_serial" in str(health["stuck"].failure)
        assert health["default"].is_healthy
    async with pool.lease(1, at.i32) as again:
        assert again.handle is not leased.handle
    await rt.queue.fill(out, 1)
    await until(lambda: "stuck" not in {each.name for each in rt.health().queues})
    assert rt.health().is_healthy
    await rt.aclose()


@pytest.mark.slow
@pytest.mark.runtime("cpu", nice=0)
async def test_queues_that_wait_for_a_stuck_kernel_fail_too(rt: at.Runtime, spin: at.Kernel) -> None:
    second = rt.create_queue()
    async with rt.watchdog(slow=NEVER, timeout=SOON):
        first = rt.queue.launch(spin, 500_000, rt.ndarray(1, at.i32))
        assert second.wait_event(first)
        event = second.record_event()
        with pytest.raises(errors.KernelTimeoutError):
            await first
        # If the kernel ends before the watchdog looks again, the other queue knows only that nothing comes any more.
        with pytest.raises((errors.KernelTimeoutError, errors.InvalidStateError), match=r"has run for|closed before"):
            await event
    await rt.aclose()


async def test_another_loop_s_queue_is_watched(rt: at.Runtime, clock: FakeClock, anyio_backend_name: str) -> None:
    found: list[Any] = []

    async def elsewhere() -> None:
        queue = rt.create_queue(name="elsewhere")
        try:
            await queue.record_event()
        except errors.KernelTimeoutError as error:
            found.append(error)

    def run() -> None:
        anyio.run(elsewhere, backend=anyio_backend_name)

    async with rt.watchdog(slow=SOON, timeout=2 * SOON, on_slow=found.append):
        await anyio.to_thread.run_sync(run)
    assert [type(each) for each in found] == [at.SlowOperation, errors.KernelTimeoutError]
    clock.stop()


async def test_an_error_of_on_slow_is_logged(
    rt: at.Runtime, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    def wrong(_: object) -> None:
        raise ValueError("wrong")

    async with rt.watchdog(slow=SOON, on_slow=wrong):
        rt.queue.record_event()
        await until(lambda: len(caplog.records) == 2)
    assert "on_slow raised" in caplog.text
    clock.stop()


async def test_wrong_arguments(rt: at.Runtime, clock: FakeClock) -> None:
    for options in ({"slow": 0}, {"slow": "1"}, {"slow": 1, "timeout": -1}, {"slow": float("nan")}):
        with pytest.raises(errors.InvalidArgumentError, match="give a number of seconds above 0"):
            rt.watchdog(**options)
    wrong: Any = 7
    with pytest.raises(errors.InvalidArgumentError, match="on_slow=7"):
        rt.watchdog(slow=1, on_slow=wrong)

    async def report(slow: at.SlowOperation) -> None:
        raise AssertionError("nobody would await this")

    with pytest.raises(errors.InvalidArgumentError, match=r"on_slow=.*plain function"):
        rt.watchdog(slow=1, on_slow=report)
    watchdog = rt.watchdog(slow=1)
    async with watchdog:
        with pytest.raises(errors.InvalidStateError, match="watches already"):
            await watchdog.__aenter__()
