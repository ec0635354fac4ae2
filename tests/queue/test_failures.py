"""Errors that no task has seen are reported once: to ``on_error``, or to the log."""

from __future__ import annotations

import asyncio
import gc
import logging
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import anyio
import anyio.to_thread
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.testing import FakeClock, FakeDriver

pytestmark = [pytest.mark.anyio, pytest.mark.loops]

NOBODY = "its error was never retrieved"


def text_of(x: int) -> str:
    """Return the text of the error of ``check(x)``."""
    return f"an assert of kernel check failed: x is {x}, not positive"


class Told:
    """An ``on_error`` that keeps each error, and the thread that it was called in."""

    def __init__(self) -> None:
        self.errors: list[at.errors.Error] = []
        self.queues: list[at.Queue] = []
        self.threads: list[int] = []

    def __call__(self, error: errors.Error, queue: at.Queue) -> None:
        self.errors.append(error)
        self.queues.append(queue)
        self.threads.append(threading.get_ident())

    @property
    def texts(self) -> list[str]:
        return [str(error) for error in self.errors]


@pytest.fixture
async def check(rt: at.Runtime, cpu_modules: Path) -> at.Kernel:
    """A kernel that fails for negative numbers."""
    return (await rt.load_aot_module(cpu_modules / "asserts")).kernel("check")


@pytest.fixture
def told() -> Told:
    return Told()


@pytest.fixture
async def telling(told: Told) -> AsyncIterator[at.Runtime]:
    async with at.Runtime("cpu", on_error=told) as runtime:
        yield runtime


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the errors that were logged as unseen."""
    return [str(record.exc_info[1]) for record in caplog.records if NOBODY in record.getMessage() and record.exc_info]


# -- without on_error ---------------------------------------------------------------------------------------


async def test_a_failure_of_a_dropped_event_is_logged(
    rt: at.Runtime, check: at.Kernel, caplog: pytest.LogCaptureFixture
) -> None:
    rt.queue.launch(check, -1)
    await rt.queue.record_event()
    (record,) = caplog.records
    assert record.name.startswith("aiotaichi.")
    assert record.levelno == logging.ERROR
    assert "operation 1 of <Queue 'default'>" in record.getMessage()
    assert record.exc_info is not None
    assert "x is -1" in str(record.exc_info[1])
    await rt.queue.wait()
    await rt.aclose()
    assert len(caplog.records) == 1


async def test_a_failure_is_logged_when_its_event_goes(
    rt: at.Runtime, check: at.Kernel, caplog: pytest.LogCaptureFixture
) -> None:
    event = rt.queue.launch(check, -1)
    await event.wait()
    assert logged(caplog) == []
    del event
    assert logged(caplog) == [text_of(-1)]
    await rt.queue.wait()


async def test_a_failure_in_a_reference_cycle_is_logged(
    rt: at.Runtime, check: at.Kernel, caplog: pytest.LogCaptureFixture
) -> None:
    ring: list[Any] = [rt.queue.launch(check, -1)]
    ring.append(ring)
    await ring[0].wait()
    del ring
    gc.collect()
    assert logged(caplog) == [text_of(-1)]


async def test_a_seen_error_is_not_logged_and_not_raised_again(
    rt: at.Runtime, check: at.Kernel, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(errors.KernelError):
        await rt.queue.launch(check, -1)
    looked = rt.queue.launch(check, -2)
    await looked.wait()
    assert looked.exception() is not None
    asked = rt.queue.launch(check, -3)
    await asked.wait()
    with pytest.raises(errors.KernelError):
        asked.result()
    blocked = rt.queue.launch(check, -4)
    with pytest.raises(errors.KernelError):
        await anyio.to_thread.run_sync(blocked.synchronize, 5)
    await rt.queue.wait()
    del looked, asked, blocked
    await rt.aclose()
    assert caplog.records == []


async def test_a_living_event_is_raised_once_and_not_logged(
    rt: at.Runtime, check: at.Kernel, caplog: pytest.LogCaptureFixture
) -> None:
    other = rt.create_queue()
    events = [rt.queue.launch(check, -1), other.launch(check, -2)]
    for event in events:
        await event.wait()
    with pytest.raises(errors.KernelError, match="x is -1"):
        await rt.queue.wait()
    await rt.queue.wait()
    with pytest.raises(errors.KernelError, match="x is -2"):
        await rt.aclose()
    del event, events
    assert caplog.records == []


async def test_a_wait_raises_a_failure_that_comes_while_it_waits(
    rt: at.Runtime, check: at.Kernel, caplog: pytest.LogCaptureFixture
) -> None:
    rt.queue.launch(check, -1)
    with pytest.raises(errors.KernelError, match="x is -1"):
        await rt.queue.wait()
    rt.queue.launch(check, -2)
    with pytest.raises(errors.KernelError, match="x is -2"):
        await rt.aclose()
    assert caplog.records == []


async def test_closing_raises_a_failure_that_comes_while_it_waits_for_another_queue(
    cpu_modules: Path, caplog: pytest.LogCaptureFixture
) -> None:
    rt = await at.Runtime("cpu").__aenter__()
    check = (await rt.load_aot_module(cpu_modules / "asserts")).kernel("check")
    spin = (await rt.load_aot_module(cpu_modules / "timing")).kernel("spin_serial")
    queues = [rt.queue, rt.create_queue(), rt.create_queue()]
    for i in range(3):  # for each order of waiting
        for number, queue in enumerate(queues):
            if number == i:
                queue.launch(spin, 10_000, rt.ndarray(1, at.i32))
            else:
                queue.launch(check, -1 - number)
    with pytest.raises(errors.KernelError, match="x is") as caught:
        await rt.aclose()
    texts = [str(caught.value), *caught.value.__notes__]
    assert sorted(n for n in (1, 2, 3) for text in texts if f"x is -{n}" in text) == [1, 1, 2, 2, 3, 3]
    assert caplog.records == []


async def test_a_cancelled_wait_leaves_its_failures_to_the_log(
    clock: FakeClock, caplog: pytest.LogCaptureFixture, cpu_modules: Path
) -> None:
    def fail(_: object) -> None:
        raise errors.KernelError("mine")

    async with at.Runtime(FakeDriver({"add_one": fail}, clock)) as rt:
        kernel = (await rt.load_aot_module(cpu_modules / "basics")).kernel("add_one")
        rt.queue.launch(kernel, rt.ndarray(1, at.i32))
        last = rt.queue.record_event()
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(rt.queue.wait)
            await anyio.wait_all_tasks_blocked()
            assert clock.step(0)
            while rt.queue.in_flight > 1:  # a thread reads the code of the kernel that has failed
                assert not last.done()
                await anyio.sleep(0.001)
            assert logged(caplog) == []
            tasks.cancel_scope.cancel()
        gc.collect()  # the cancellation's traceback
        assert logged(caplog) == ["mine"]
        clock.stop()
        await rt.queue.wait()


async def test_unseen_failures_leave_nothing_in_memory(
    rt: at.Runtime, check: at.Kernel, monkeypatch: pytest.MonkeyPatch
) -> None:
    messages: list[str] = []

    class Texts(logging.Handler):
        """Keeps the texts of errors, and not the errors, as caplog does."""

        def emit(self, record: logging.LogRecord) -> None:
            assert record.exc_info is not None
            messages.append(str(record.exc_info[1]))

    logger = logging.getLogger("aiotaichi")
    monkeypatch.setattr(logger, "propagate", False)
    monkeypatch.setattr(logger, "handlers", [Texts()])

    def living_errors() -> int:
        gc.collect()
        return sum(isinstance(each, errors.Error) for each in gc.get_objects())

    before = living_errors()
    for n in range(2000):
        rt.queue.launch(check, -1 - n)
    await rt.queue.record_event()
    assert messages == [text_of(-1 - n) for n in range(2000)]
    assert living_errors() < before + 100


async def test_a_lost_device_is_raised_and_not_logged(clock: FakeClock, caplog: pytest.LogCaptureFixture) -> None:
    rt = await at.Runtime(FakeDriver({}, clock)).__aenter__()
    for _ in range(10):
        rt.queue.record_event()
    await rt.queue.flush()
    clock.queues[0].lose("gone")
    for wait in (rt.queue.wait, rt.queue.wait, rt.aclose):
        with pytest.raises(errors.DeviceLostError, match="gone"):
            await wait()
    assert caplog.records == []


# -- on_error -----------------------------------------------------------------------------------------------


async def test_on_error_is_told_in_the_queues_loop(
    telling: at.Runtime, told: Told, cpu_modules: Path, caplog: pytest.LogCaptureFixture
) -> None:
    check = (await telling.load_aot_module(cpu_modules / "asserts")).kernel("check")
    telling.queue.launch(check, -1)
    await telling.queue.record_event()
    other = telling.create_queue()
    kept = [other.launch(check, -2)]
    await kept[0].wait()
    await anyio.to_thread.run_sync(kept.clear)  # the last reference goes in another thread
    await anyio.sleep(0.01)
    assert told.texts == [text_of(-1), text_of(-2)]
    assert told.queues == [telling.queue, other]
    assert set(told.threads) == {threading.get_ident()}
    await telling.aclose()
    assert len(told.errors) == 2
    assert caplog.records == []


async def test_on_error_is_not_called_in_the_midst_of_other_code(
    telling: at.Runtime, told: Told, cpu_modules: Path
) -> None:
    check = (await telling.load_aot_module(cpu_modules / "asserts")).kernel("check")
    event = telling.queue.launch(check, -1)
    await event.wait()
    del event
    assert told.errors == []
    await anyio.sleep(0.01)
    assert told.texts == [text_of(-1)]


async def test_a_seen_error_is_not_told(telling: at.Runtime, told: Told, cpu_modules: Path) -> None:
    check = (await telling.load_aot_module(cpu_modules / "asserts")).kernel("check")
    with pytest.raises(errors.KernelError):
        await telling.queue.launch(check, -1)
    telling.queue.launch(check, -2)
    with pytest.raises(errors.KernelError):
        await telling.queue.wait()
    await anyio.sleep(0.01)
    assert told.errors == []


async def test_an_on_error_that_raises_is_logged_with_the_failure(
    cpu_modules: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(error: errors.Error, queue: at.Queue) -> None:
        raise ZeroDivisionError(f"about {error}")

    async with at.Runtime("cpu", on_error=fail) as rt:
        check = (await rt.load_aot_module(cpu_modules / "asserts")).kernel("check")
        rt.queue.launch(check, -1)
        await rt.queue.record_event()
        await anyio.sleep(0.01)
    assert f"about {text_of(-1)}" in caplog.text
    assert logged(caplog) == [text_of(-1)]


async def test_the_error_of_a_loop_that_has_ended_is_logged(
    rt: at.Runtime, check: at.Kernel, told: Told, cpu_modules: Path, caplog: pytest.LogCaptureFixture
) -> None:
    kept: list[at.Event[Any]] = []

    async def elsewhere() -> None:
        async with at.Runtime("cpu", on_error=told) as far:
            failing = (await far.load_aot_module(cpu_modules / "asserts")).kernel("check")
            kept.append(far.queue.launch(failing, -1))
            await kept[0].wait()
            with pytest.raises(errors.KernelError):
                await far.queue.wait()
            kept[0] = far.queue.launch(failing, -2)
            await kept[0].wait()
            with anyio.CancelScope() as scope:
                scope.cancel()
                await far.aclose()

    await anyio.to_thread.run_sync(partial(anyio.run, elsewhere))
    kept.clear()
    assert told.errors == []
    assert logged(caplog) == [text_of(-2)]


async def _told_later(error: errors.Error, queue: at.Queue) -> None:
    """A coroutine function, which is not a plain one."""


@pytest.mark.parametrize("on_error", [1, "log", _told_later])
async def test_an_on_error_that_cannot_be_called_is_refused(on_error: Any) -> None:
    with pytest.raises(errors.InvalidArgumentError, match="on_error"):
        at.Runtime("cpu", on_error=on_error)


# -- processes ----------------------------------------------------------------------------------------------


def run(program: str, path: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-X", "dev", "-W", "error", "-c", program, str(path)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


@pytest.mark.slow
def test_a_forked_child_does_not_tell_its_parents_failures(cpu_modules: Path) -> None:
    output = run(
        "import asyncio, os, sys, aiotaichi as at\n"
        "async def main():\n"
        "    async with at.Runtime('cpu') as rt:\n"
        "        check = (await rt.load_aot_module(sys.argv[1])).kernel('check')\n"
        "        event = rt.queue.launch(check, -1)\n"
        "        await event.wait()\n"
        "        child = os.fork()\n"
        "        if child: os.waitpid(child, 0)\n"  # one after the other, so that their lines stay whole
        "        del event\n"
        "        print(child == 0, file=sys.stderr, flush=True)\n"
        "        if child == 0: os._exit(0)\n"
        "asyncio.run(main())\n",
        cpu_modules / "asserts",
    )
    assert output.count("True\n") == output.count("False\n") == 1
    assert output.count("x is -1") == 1


@pytest.mark.slow
def test_an_exit_with_failures_left_is_quiet(cpu_modules: Path) -> None:
    output = run(
        "import asyncio, sys, aiotaichi as at\n"
        "async def main():\n"
        "    global event, ring\n"
        "    asyncio.get_running_loop().slow_callback_duration = 60\n"  # asyncio reports a busy machine, too
        "    async with at.Runtime('cpu', on_error=lambda error, queue: print(error, queue.name)) as rt:\n"
        "        check = (await rt.load_aot_module(sys.argv[1])).kernel('check')\n"
        "        event = rt.queue.launch(check, -1)\n"
        "        await event.wait()\n"
        "        ring = [event]; ring.append(ring)\n"
        "        try: await rt.queue.wait()\n"
        "        except AssertionError: print('raised')\n"
        "        rt.queue.launch(check, -2)\n"
        "        await rt.queue.record_event()\n"
        "asyncio.run(main())\n",
        cpu_modules / "asserts",
    )
    assert output == f"raised\n{text_of(-2)} default\n"


def test_the_last_failure_is_told_before_the_loop_ends(cpu_modules: Path) -> None:
    told = Told()

    async def main() -> None:
        async with at.Runtime("cpu", on_error=told) as rt:
            check = (await rt.load_aot_module(cpu_modules / "asserts")).kernel("check")
            event = rt.queue.launch(check, -1)
            await event.wait()
            del event

    asyncio.run(main())
    assert told.texts == [text_of(-1)]
