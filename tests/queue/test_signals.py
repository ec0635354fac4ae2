"""Programs that end while a kernel hangs or a module is compiled: by a signal, a timeout, a cancellation or an exit.

Each is a process of its own that prints what it has seen; the kernel in it never ends.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from aiotaichi.formats import Archive
from stress.zips import zipped
from support.fixture_modules import CPU_MODULES

pytestmark = pytest.mark.slow

_WITH_TASKS = ["asyncio.run", "uvloop.run", "anyio.run"]
every_runner = pytest.mark.parametrize("runner", [*_WITH_TASKS, "trio.run"])

_SECONDS = 20.0
"""A program that has not ended by then is taken to hang."""

_HEAD = """
import asyncio, os, signal, sys
from pathlib import Path
import anyio, trio, uvloop
import aiotaichi as at

signal.signal(signal.SIGINT, signal.default_int_handler)  # nohup and a shell's background jobs ignore it

async def hang(rt):
    module = await rt.load_aot_module(sys.argv[1])
    flag, begun = rt.ndarray(1, at.i32), rt.ndarray(1, at.i32)
    event = rt.queue.launch(module.kernel("wait_until_set"), flag, begun)
    await rt.queue.flush()
    other = rt.create_queue()
    while not await other.read(begun):
        await anyio.sleep(0.001)
    print("running", flush=True)
    return event

def run(main):
    {runner}(main() if {runner} in (asyncio.run, uvloop.run) else main)
"""
_INTERRUPTED = """
async def main():
    async with at.Runtime("cpu") as rt:
        await (await hang(rt))

try:
    run(main)
except KeyboardInterrupt:
    print("interrupted")
"""
_SCOPE = """
async def main():
    async def cancel_on_signal(scope, *, task_status):
        with anyio.open_signal_receiver(signal.SIGTERM) as signals:
            task_status.started()
            async for _ in signals:
                scope.cancel()
                return

    async with anyio.create_task_group() as tasks:
        with anyio.CancelScope() as scope:
            await tasks.start(cancel_on_signal, scope)
            async with at.Runtime("cpu") as rt:
                await (await hang(rt))
        assert scope.cancelled_caught
        print("cancelled")

run(main)
"""
_TASK = """
async def main():
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, asyncio.current_task().cancel)
    async with at.Runtime("cpu") as rt:
        await (await hang(rt))

try:
    run(main)
except asyncio.CancelledError:
    print("cancelled")
"""
_TIMEOUT = """
async def main():
    rt = await at.Runtime("cpu").__aenter__()
    await hang(rt)
    try:
        await rt.aclose(timeout=0.2)
    except TimeoutError:
        print("timed out")

run(main)
"""
_CLOSE = """
async def main():
    rt = await at.Runtime("cpu").__aenter__()
    await hang(rt)
    with anyio.move_on_after(0.2) as scope:
        await rt.aclose()
    assert scope.cancelled_caught
    print("cancelled")

run(main)
"""
_EXIT = """
async def main():
    async with at.Runtime("cpu") as rt:
        await hang(rt)
        sys.exit(3)

run(main)
"""
_LOAD = """
def helpers():
    return [pid for path in Path("/proc/self/task").glob("*/children") for pid in path.read_text().split()]

async def cancelled_load(rt):
    with anyio.CancelScope() as scope:
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(rt.load_aot_module, sys.argv[1])
            while not (started := helpers()):
                await anyio.sleep(0.01)
            await anyio.sleep(0.5)
            print("compiling", *started, flush=True)
            scope.cancel()
"""
_LOAD_AND_CLOSE = """
async def main():
    async with at.Runtime("cpu") as rt:
        await cancelled_load(rt)
    print("cancelled")

run(main)
"""
_LOAD_AND_LEAVE = """
async def main():
    await cancelled_load(await at.Runtime("cpu").__aenter__())
    print("cancelled")

run(main)
"""


def start(program: str, runner: str, module: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-X", "faulthandler", "-c", _HEAD.format(runner=runner) + program, str(module)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def lines_of(process: subprocess.Popen[str], status: int = 0) -> Sequence[str]:
    """Return the output of a process that must end soon, with ``status`` and an empty stderr."""
    hangs = False
    try:
        output, errors = process.communicate(timeout=_SECONDS)
    except subprocess.TimeoutExpired:
        hangs = True
        process.send_signal(signal.SIGABRT)  # faulthandler prints where it is
        output, errors = process.communicate()
    assert not hangs, f"the program does not end; it printed {output!r} and\n{errors}"
    assert errors == ""
    assert process.returncode == status
    return output.splitlines()


def begin(program: str, runner: str) -> subprocess.Popen[str]:
    """Start a program and return when its kernel runs."""
    process = start(program, runner, CPU_MODULES / "endless")
    assert process.stdout is not None
    assert process.stdout.readline() == "running\n"
    return process


@every_runner
def test_an_interrupt_ends_the_program_with_the_loops_result(runner: str) -> None:
    process = begin(_INTERRUPTED, runner)
    process.send_signal(signal.SIGINT)
    assert lines_of(process) == ["interrupted"]


@every_runner
def test_a_handler_that_cancels_a_scope_ends_the_program(runner: str) -> None:
    process = begin(_SCOPE, runner)
    process.send_signal(signal.SIGTERM)
    assert lines_of(process) == ["cancelled"]


@pytest.mark.parametrize("runner", _WITH_TASKS)
def test_a_handler_that_cancels_the_task_ends_the_program(runner: str) -> None:
    process = begin(_TASK, runner)
    process.send_signal(signal.SIGTERM)
    assert lines_of(process) == ["cancelled"]


@every_runner
def test_a_close_that_times_out_lets_the_program_end(runner: str) -> None:
    assert lines_of(begin(_TIMEOUT, runner)) == ["timed out"]


@every_runner
def test_a_cancelled_close_lets_the_program_end(runner: str) -> None:
    assert lines_of(begin(_CLOSE, runner)) == ["cancelled"]


@every_runner
def test_an_exit_inside_the_block_ends_the_program(runner: str) -> None:
    assert lines_of(begin(_EXIT, runner), status=3) == []


@pytest.fixture(scope="module")
def slow_module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A module that LLVM compiles for a minute: the time grows with the square of a block's length."""
    members = dict(Archive.open(CPU_MODULES / "basics"))
    count = 40_000
    operations = ("mul", "add", "xor", "sub")
    seconds = ["%y", *(f"%x{i * 7 % max(1, i - 5)}" for i in range(1, count))]
    body = [f"  %x{i + 1} = {operations[i % 4]} i64 %x{i}, {seconds[i]}" for i in range(count)]
    slow = "\n".join(["define i64 @slow(i64 %x0, i64 %y) {", *body, f"  ret i64 %x{count}", "}"])
    members["saxpy.ll"] += slow.encode()
    path = tmp_path_factory.mktemp("slow") / "slow.tcm"
    path.write_bytes(zipped(members))
    return path


@every_runner
@pytest.mark.parametrize("end", [_LOAD_AND_CLOSE, _LOAD_AND_LEAVE], ids=["close", "leave"])
def test_a_cancelled_load_lets_the_program_end_and_leaves_no_helper(runner: str, slow_module: Path, end: str) -> None:
    lines = lines_of(start(_LOAD + end, runner, slow_module))
    assert [line.split()[0] for line in lines] == ["compiling", "cancelled"]
    helpers = [int(pid) for pid in lines[0].split()[1:]]
    assert helpers
    deadline = time.monotonic() + _SECONDS
    while left := [pid for pid in helpers if is_running(pid)]:
        assert time.monotonic() < deadline, f"helper processes are left: {left}"
        time.sleep(0.05)


def is_running(pid: int) -> bool:
    """Return whether a process runs. A process that its parent has not waited for does not run."""
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False
