"""Faults of kernels on the processor: they end the kernel, and the process lives."""

from __future__ import annotations

import faulthandler
import mmap
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import anyio
import numpy as np
import numpy.typing as npt
import pytest

import aiotaichi as at
from aiotaichi import errors

pytestmark = [pytest.mark.anyio, pytest.mark.loops]

LEAST = -(2**31)
WAY_DOWN = -1  # a recursion that never comes to 0


@pytest.fixture
async def rt() -> Any:
    async with at.Runtime("cpu", guard=True, threads=4) as runtime:
        yield runtime
        await runtime.recreate()  # else its closing raises the error of the loss


@pytest.fixture
async def kernel(rt: at.Runtime, cpu_modules: Path) -> Callable[[str], at.Kernel]:
    return (await rt.load_aot_module(cpu_modules / "traps")).kernel


def mapped(path: Path, count: int = 4096) -> npt.NDArray[np.int32]:
    """Return an array in a file."""
    return np.memmap(path, np.int32, "w+", shape=count)


@pytest.mark.parametrize(
    ("count", "name", "index", "place"),
    [
        (8, "store", 8, "0 bytes behind the end of an array of 32 bytes"),
        (8, "load", 9, "4 bytes behind the end of an array of 32 bytes"),
        (3, "store", 3, "0 bytes behind the end of an array of 12 bytes"),
        (1024, "load", -1, "4 bytes before the start of an array of 4096 bytes"),
        (100_000, "store", 100_000, "0 bytes behind the end of an array of 400000 bytes"),
    ],
)
async def test_an_access_out_of_bounds_names_the_array(
    rt: at.Runtime, kernel: Callable[[str], at.Kernel], count: int, name: str, index: int, place: str
) -> None:
    x = rt.ndarray(count, at.i32)
    with pytest.raises(errors.DeviceLostError, match=f"kernel {name} has accessed address 0x[0-9a-f]+, {place}"):
        await rt.queue.launch(kernel(name), x, index)
    assert rt.lost
    with pytest.raises(errors.DeviceLostError, match=f"kernel {name} has accessed"):
        rt.queue.launch(kernel("add_one"), x)


async def test_the_runtime_can_be_opened_again(rt: at.Runtime, kernel: Callable[[str], at.Kernel]) -> None:
    for _ in range(3):
        x = rt.ndarray(8, at.i32)
        with pytest.raises(errors.DeviceLostError):
            await rt.queue.launch(kernel("store"), x, 8)
        await rt.recreate()
        assert not rt.lost
        y = rt.ndarray(100_000, at.i32)
        rt.queue.launch(kernel("add_one"), y)
        assert (await rt.queue.read(y) == 1).all()


@pytest.mark.parametrize("count", [8, 1000, 200_000])
@pytest.mark.parametrize("launches_before", [0, 3])
async def test_an_iteration_of_a_parallel_loop_has_a_fault(
    rt: at.Runtime, kernel: Callable[[str], at.Kernel], count: int, launches_before: int
) -> None:
    """The first launches of a loop run on one thread, later ones perhaps on several."""
    for i in (0, count // 2, count - 1):
        x = rt.ndarray(count, at.i32)
        for _ in range(launches_before):
            await rt.queue.launch(kernel("store_at"), x, -1, 0)
        with pytest.raises(errors.DeviceLostError, match="kernel store_at has accessed"):
            await rt.queue.launch(kernel("store_at"), x, i, count)
        await rt.recreate()


async def test_endless_recursion_uses_up_the_stack(rt: at.Runtime, kernel: Callable[[str], at.Kernel]) -> None:
    x = rt.ndarray(1, at.i32)
    assert await rt.queue.launch(kernel("recurse"), 3, x) == 7
    with pytest.raises(errors.DeviceLostError, match="kernel recurse has used up its stack"):
        await rt.queue.launch(kernel("recurse"), WAY_DOWN, x)


async def test_a_division_that_the_processor_stops_fails_alone(
    rt: at.Runtime, kernel: Callable[[str], at.Kernel]
) -> None:
    for name in ("divide", "raw_divide", "remainder"):
        events = [rt.queue.launch(kernel(name), 7, b) for b in (2, 0, 3)]
        with pytest.raises(errors.KernelError, match=f"an integer division of kernel {name} failed") as caught:
            await events[1]
        assert caught.value.kernel == name
        assert [await events[0], await events[2]] == [7 % 2 if name == "remainder" else 3, 1 if name == "remainder" else 2]
    with pytest.raises(errors.KernelError, match="an integer division of kernel divide failed"):
        await rt.queue.launch(kernel("divide"), LEAST, -1)
    assert not rt.lost


async def test_every_task_on_every_queue_gets_the_error(rt: at.Runtime, kernel: Callable[[str], at.Kernel]) -> None:
    queues = [rt.queue, *[rt.create_queue() for _ in range(3)]]
    x = rt.ndarray(8, at.i32)
    found: list[Exception] = []

    async def use(queue: at.Queue, index: int) -> None:
        try:
            while True:
                await queue.launch(kernel("load"), x, index)
        except errors.DeviceLostError as error:
            found.append(error)

    with anyio.fail_after(10):
        async with anyio.create_task_group() as tasks:
            for queue in queues * 4:
                tasks.start_soon(use, queue, 3)
            await rt.queue.launch(kernel("load"), x, 3)
            tasks.start_soon(use, rt.queue, 8)
            lost = await rt.wait_lost()
    assert len(found) == 17
    assert {str(error) for error in found} == {str(lost)}


async def test_an_idle_queue_of_a_lost_device_is_lost(rt: at.Runtime, kernel: Callable[[str], at.Kernel]) -> None:
    idle, x = rt.create_queue(), rt.ndarray(8, at.i32)
    await idle.launch(kernel("add_one"), x)
    with pytest.raises(errors.DeviceLostError):
        await rt.queue.launch(kernel("store"), x, 8)
    with pytest.raises(errors.DeviceLostError, match="kernel store"):
        await idle.launch(kernel("add_one"), x)


async def test_another_runtime_goes_on(rt: at.Runtime, kernel: Callable[[str], at.Kernel], cpu_modules: Path) -> None:
    async with at.Runtime("cpu", threads=4) as other:
        add_one = (await other.load_aot_module(cpu_modules / "traps")).kernel("add_one")
        y = other.ndarray(50_000, at.i32)
        launches = 0
        for _ in range(5):
            for _ in range(10):
                other.queue.launch(add_one, y)
                launches += 1
            x = rt.ndarray(8, at.i32)
            with pytest.raises(errors.DeviceLostError):
                await rt.queue.launch(kernel("store"), x, 8)
            await rt.recreate()
        assert (await other.queue.read(y) == launches).all()


async def test_a_kernel_on_a_truncated_file_loses_the_runtime(
    rt: at.Runtime, kernel: Callable[[str], at.Kernel], tmp_path: Path
) -> None:
    x = (await rt.import_(mapped(tmp_path / "data"))).ndarray(4096, at.i32)
    os.truncate(tmp_path / "data", 0)
    with pytest.raises(errors.DeviceLostError, match=r"kernel add_one has accessed .* has become shorter"):
        await rt.queue.launch(kernel("add_one"), x)


async def test_a_copy_of_a_truncated_file_fails_alone(
    rt: at.Runtime, kernel: Callable[[str], at.Kernel], tmp_path: Path
) -> None:
    data, x = mapped(tmp_path / "data", 2**20), rt.ndarray(2**20, at.i32)
    imported = await rt.import_(mapped(tmp_path / "other", 2**20))
    os.truncate(tmp_path / "data", mmap.PAGESIZE)
    os.truncate(tmp_path / "other", mmap.PAGESIZE)
    for start in (
        lambda: rt.queue.write(x, data, borrow=True),
        lambda: rt.queue.read(x, out=data),
        lambda: rt.queue.fill(imported, 1),
        lambda: rt.queue.copy(imported, x),
    ):
        with pytest.raises(errors.InvalidStateError, match="a mapped file has become shorter") as caught:
            await start()
        assert not isinstance(caught.value, errors.DeviceLostError)
    assert not rt.lost
    y = rt.ndarray(8, at.i32)
    rt.queue.launch(kernel("add_one"), y)
    assert (await rt.queue.read(y)).tolist() == [1] * 8


async def test_handlers_that_come_later_are_asked_for_their_own_faults_only(
    rt: at.Runtime, kernel: Callable[[str], at.Kernel]
) -> None:
    seen: list[int] = []
    before = signal.signal(signal.SIGSEGV, lambda number, frame: seen.append(number))
    try:
        await rt.queue.launch(kernel("add_one"), rt.ndarray(8, at.i32))
        await anyio.sleep(0.01)  # how often native code looks for such handlers
        x = rt.ndarray(8, at.i32)
        await rt.queue.launch(kernel("add_one"), x)
        with pytest.raises(errors.DeviceLostError):
            await rt.queue.launch(kernel("store"), x, 8)
        assert not seen
        signal.raise_signal(signal.SIGSEGV)
        assert seen == [signal.SIGSEGV]
    finally:
        signal.signal(signal.SIGSEGV, before)


async def test_faulthandler_may_be_disabled_and_enabled(
    rt: at.Runtime, kernel: Callable[[str], at.Kernel], capfd: pytest.CaptureFixture[str]
) -> None:
    was_enabled = faulthandler.is_enabled()
    try:
        for change in (faulthandler.disable, faulthandler.enable, faulthandler.disable):
            change()
            await anyio.sleep(0.01)
            x = rt.ndarray(8, at.i32)
            await rt.queue.launch(kernel("add_one"), x)
            with pytest.raises(errors.DeviceLostError):
                await rt.queue.launch(kernel("store"), x, 8)
            await rt.recreate()
    finally:
        if was_enabled:
            faulthandler.enable()
    assert "Fatal" not in capfd.readouterr().err


async def test_nothing_is_left(rt: at.Runtime, kernel: Callable[[str], at.Kernel]) -> None:
    def figures() -> tuple[int, int]:
        native = len(os.listdir("/proc/self/task")) - threading.active_count()  # an event loop may keep Python's
        return len(os.listdir("/proc/self/fd")), native

    async def lose() -> None:
        x = rt.ndarray(8, at.i32)
        with pytest.raises(errors.DeviceLostError):
            await rt.queue.launch(kernel("store"), x, 8)
        await rt.recreate()

    await lose()
    before = figures()
    for _ in range(10):
        await lose()
    assert figures() == before


def test_the_native_code_says_that_setjmp_returns_twice() -> None:
    folder = Path(at.__file__).parent / "backends" / "cpu" / "native"
    for path in folder.glob("native-*.ll"):
        text = path.read_text()
        (attributes,) = (line.rpartition("#")[2] for line in text.splitlines() if "declare i32 @_setjmp(" in line)
        assert f"attributes #{attributes} = {{" in text
        line = next(line for line in text.splitlines() if line.startswith(f"attributes #{attributes} = {{"))
        assert "returns_twice" in line


@pytest.mark.parametrize("arch", ["fake"])
async def test_only_the_processor_has_guard_pages(arch: str) -> None:
    with pytest.raises(errors.NotSupportedError, match="guard=True"):
        await at.Runtime("vulkan", guard=True).__aenter__()


PROGRAM = """
import ctypes, faulthandler, os, signal, sys, threading
import anyio
import aiotaichi as at

async def main(path, how, fault):
    if how == "first":
        faulthandler.enable()
    async with at.Runtime("cpu", guard=True) as rt:
        kernel = (await rt.load_aot_module(path)).kernel
        x = rt.ndarray(8, at.i32)
        await rt.queue.launch(kernel("add_one"), x)
        if how == "later":
            faulthandler.enable()
            await anyio.sleep(0.01)
        try:
            await rt.queue.launch(kernel("store"), x, 8)
        except at.errors.DeviceLostError as error:
            print("lost", flush=True)
        await rt.recreate()
        if fault == "here":
            ctypes.string_at(0)
        elif fault == "thread":
            thread = threading.Thread(target=ctypes.string_at, args=(0,))
            thread.start()
            thread.join()
        elif fault == "sent":
            os.kill(os.getpid(), signal.SIGSEGV)
        elif fault == "child":
            child = os.fork()
            if not child:
                ctypes.string_at(0)
            _, status = os.waitpid(child, 0)
            print(os.waitstatus_to_exitcode(status), flush=True)

anyio.run(main, *sys.argv[1:])
"""


def run(path: Path, how: str, fault: str) -> tuple[int, str, str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", PROGRAM, str(path), how, fault]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stdout, done.stderr


@pytest.mark.slow
@pytest.mark.parametrize("fault", ["here", "thread", "sent"])
@pytest.mark.parametrize("how", ["never", "first", "later"])
def test_a_fault_outside_of_kernels_ends_the_process_as_before(cpu_modules: Path, how: str, fault: str) -> None:
    status, output, log = run(cpu_modules / "traps", how, fault)
    assert (status, output) == (-signal.SIGSEGV, "lost\n"), log
    assert log.count("Fatal Python error: Segmentation fault") == (how != "never"), log


@pytest.mark.slow
def test_a_fault_in_a_forked_child_ends_the_child(cpu_modules: Path) -> None:
    assert run(cpu_modules / "traps", "first", "child")[:2] == (0, f"lost\n{-signal.SIGSEGV}\n")
