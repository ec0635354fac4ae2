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
from support.fixture_modules import CPU_ARCH
from support.low_page import low_page
from support.waiting import until

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


@pytest.mark.parametrize(("name", "index"), [("load", 0), ("store", 3), ("load", 1023)])
async def test_the_null_page(rt: at.Runtime, kernel: Callable[[str], at.Kernel], name: str, index: int) -> None:
    low = low_page()
    x = (await rt.import_(low)).ndarray(low.size, at.i32)
    with pytest.raises(errors.DeviceLostError, match=f"kernel {name} has accessed address {4 * index:#x}"):
        await rt.queue.launch(kernel(name), x, index - low.ctypes.data // 4)
    assert rt.lost


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


@pytest.mark.slow
@pytest.mark.parametrize(
    ("optimise", "check"),
    [
        *((optimise, check) for optimise in (0, 3) for check in (False, True)),
        *(pytest.param(optimise, check, marks=pytest.mark.sweep) for optimise in (1, 2) for check in (False, True)),
    ],
)
async def test_a_division_without_a_result_fails_alone(
    rt: at.Runtime, cpu_modules: Path, optimise: int, check: bool
) -> None:
    options = at.CompileOptions(optimise=optimise, check_divisions=check)
    kernel = (await rt.load_aot_module(cpu_modules / "traps", compile_options=options)).kernel
    if not check and CPU_ARCH == "arm64":
        assert isinstance(await rt.queue.launch(kernel("divide"), 7, 0), int)  # arm64 has a result for any division
        return
    for name, right in {"divide": (3, 2), "raw_divide": (3, 2), "remainder": (1, 1)}.items():
        events = [rt.queue.launch(kernel(name), 7, b) for b in (2, 0, 3)]
        message = "by zero" if check else "by zero, or of the least number by -1"
        with pytest.raises(errors.KernelError) as caught:
            await events[1]
        assert str(caught.value) == f"an integer division of kernel {name} failed: {message}"
        assert (caught.value.kernel, caught.value.message) == (name, message)
        assert (await events[0], await events[2]) == right
    with pytest.raises(errors.KernelError, match="of the least number by -1"):
        await rt.queue.launch(kernel("divide"), LEAST, -1)
    assert await rt.queue.launch(kernel("divide"), LEAST + 1, -1) == -(LEAST + 1)
    assert not rt.lost


@pytest.mark.parametrize("count", [1, 700, 100_000])
async def test_divisions_of_arrays_are_those_of_numpy(
    rt: at.Runtime, kernel: Callable[[str], at.Kernel], count: int
) -> None:
    random = np.random.default_rng(count)
    a = random.integers(LEAST + 1, 2**31, count).astype(np.int32)
    b = random.choice([-7, -1, 1, 2, 1000, 2**31 - 1], count).astype(np.int32)
    kinds: dict[str, Any] = dict.fromkeys(("divide_all", "remainder_all", "guarded"), np.int32)
    kinds["divide_wide"] = np.int64
    arrays = {
        kind: [rt.ndarray(count, at.i32 if kind is np.int32 else at.i64) for _ in "ab"] for kind in {*kinds.values()}
    }

    async def result(name: str, place: int = 0, operands: tuple[int, int] | None = None) -> npt.NDArray[Any]:
        kind = kinds[name]
        values = [a.astype(kind), b.astype(kind)]
        for i, array in enumerate(arrays[kind]):
            if operands is not None:
                values[i][place] = operands[i]
            rt.queue.write(array, values[i])
        await rt.queue.launch(kernel(name), *arrays[kind])
        return await rt.queue.read(arrays[kind][0])

    quotients = (a.astype(np.float64) / b).astype(np.int64)  # towards zero
    assert np.array_equal(await result("divide_all"), a // b)
    assert np.array_equal(await result("divide_wide"), quotients)
    assert np.array_equal(await result("remainder_all"), a - quotients * b)
    assert (await result("guarded", 0, (5, 0)))[0] == 5
    for name in ("divide_all", "divide_wide", "remainder_all"):
        for operands, message in (
            ((5, 0), "by zero"),
            ((np.iinfo(kinds[name]).min, -1), "of the least number by -1"),
        ):
            for place in (0, count // 2, count - 1):
                with pytest.raises(errors.KernelError, match=f"kernel {name} failed: {message}"):
                    await result(name, place, operands)
    assert not rt.lost


async def test_a_coordinate_is_divided_as_before(rt: at.Runtime, kernel: Callable[[str], at.Kernel]) -> None:
    grid, out = rt.ndarray((37, 53), at.i32), rt.ndarray(37 * 53, at.i32)
    rt.queue.launch(kernel("divide_grid"), grid, -7)
    i, j = np.indices((37, 53))
    assert np.array_equal(await rt.queue.read(grid), (100 * i + j) // -7)
    rt.queue.launch(kernel("divide_by_extent"), grid, out)
    assert np.array_equal(await rt.queue.read(out), (await rt.queue.read(grid)).ravel())
    with pytest.raises(errors.KernelError, match="kernel divide_grid failed: by zero"):
        await rt.queue.launch(kernel("divide_grid"), grid, 0)


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


@pytest.mark.slow
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
    await until(lambda: all(now <= then for now, then in zip(figures(), before, strict=True)))  # a thread ends later


def test_the_native_code_says_that_setjmp_returns_twice() -> None:
    folder = Path(at.__file__).parent / "backends" / "cpu" / "native"
    for path in folder.glob("native-*.ll"):
        text = path.read_text()
        (attributes,) = (line.rpartition("#")[2] for line in text.splitlines() if "declare i32 @_setjmp(" in line)
        assert f"attributes #{attributes} = {{" in text
        line = next(line for line in text.splitlines() if line.startswith(f"attributes #{attributes} = {{"))
        assert "returns_twice" in line


@pytest.mark.parametrize("arch", ["vulkan"])
async def test_only_the_processor_has_guard_pages(arch: str) -> None:
    with pytest.raises(errors.NotSupportedError, match="guard=True"):
        await at.Runtime(arch, guard=True).__aenter__()


PROGRAM = """
import ctypes, faulthandler, os, signal, sys, threading
import anyio
import aiotaichi as at

async def main(path, how, fault):
    if how == "first":
        faulthandler.enable()
    elif how == "handler":
        signal.signal(signal.SIGSEGV, lambda number, frame: print("handler", flush=True))
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
        elif fault == "interrupt":
            os.kill(os.getpid(), signal.SIGINT)
            await anyio.sleep(60)
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


@pytest.mark.slow
def test_a_handler_that_was_there_before_gets_signals_of_the_program(cpu_modules: Path) -> None:
    assert run(cpu_modules / "traps", "handler", "sent") == (0, "lost\nhandler\n", "")


@pytest.mark.slow
@pytest.mark.parametrize("how", ["never", "first", "handler"])
def test_an_interrupt_ends_the_program_as_before(cpu_modules: Path, how: str) -> None:
    status, output, log = run(cpu_modules / "traps", how, "interrupt")
    assert (status, output) == (-signal.SIGINT, "lost\n"), log
    assert log.rstrip().endswith("KeyboardInterrupt")
