"""An event loop does not wait for a call of the driver that another thread has made.

Each test is a program of its own: if it failed, its event loop would wait with the GIL, for ever.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.slow

_HEAD = """
import asyncio, threading
import aiotaichi as at
from aiotaichi.errors import OutOfMemoryError
from support.vulkan_faults import OUT_OF_HOST_MEMORY, replace

entered, may_end = threading.Event(), threading.Event()

def in_line():
    return threading.current_thread() is not threading.main_thread()

def holding(function):
    def call(*arguments):
        if in_line():
            entered.set()
            may_end.wait(20)
        return function(*arguments)
    return call

async def fill_until(queue, x, happened):
    # A batch of a busy queue stands in the line, whose thread hands it over.
    while not happened():
        queue.fill(x, 1)
        await queue.flush()
"""
_CREATE = """
async def main():
    async with at.Runtime("vulkan") as rt:
        x = rt.ndarray(1000, at.i32)
        await rt.queue.fill(x, 0)
        replace(rt, "QueueSubmit", holding)
        await fill_until(rt.queue, x, entered.is_set)
        queue = rt.create_queue()
        may_end.set()
        print((await queue.read(x)).shape)

asyncio.run(main())
"""
_SUBMIT = """
failures = [OUT_OF_HOST_MEMORY]

def failing(function):
    return lambda *arguments: failures.pop() if failures and in_line() else function(*arguments)

async def main():
    async with at.Runtime("vulkan") as rt:
        x, y, queue = rt.ndarray(1000, at.i32), rt.ndarray(1000, at.i32), rt.create_queue()
        await queue.fill(x, 0)
        await rt.queue.fill(y, 0)
        replace(rt, "QueueSubmit", failing)
        replace(rt, "QueueWaitIdle", holding)
        try:
            await fill_until(queue, x, lambda: False)
        except OutOfMemoryError:
            closing = asyncio.create_task(queue.aclose())
        while not entered.is_set():
            await asyncio.sleep(0.001)
        event = rt.queue.read(y)
        await rt.queue.flush()
        may_end.set()
        print((await event).shape)
        await asyncio.wait([closing])
        assert isinstance(closing.exception(), OutOfMemoryError)

asyncio.run(main())
"""


@pytest.mark.parametrize("program", [_CREATE, _SUBMIT], ids=["create a queue", "submit"])
def test_the_loop_does_not_wait_for_a_call_of_the_driver(program: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", _HEAD + program],
        capture_output=True,
        text=True,
        timeout=100,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "(1000,)\n", "")
