"""A service in a process of its own, and a supervisor that starts another process if the GPU is lost.

CUDA opens a lost GPU only in a new process.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from collections.abc import Awaitable, Callable

import anyio

import aiotaichi as at
from examples.command_line import parser

DEVICE_LOST = os.EX_TEMPFAIL  # 75: the exit code that asks for another process
MOST_STARTS = 5  # a GPU that is lost again and again needs a person
PAUSE_SECONDS = 1.0

Serve = Callable[[at.Runtime], Awaitable[None]]


async def run(serve: Serve, arch: str | None) -> None:
    """Serve until the service ends. Raise a group with a DeviceLostError if the device is lost."""
    async with at.Runtime(arch) as rt, anyio.create_task_group() as group:

        async def watch() -> None:
            if error := await rt.wait_lost():
                raise error

        group.start_soon(watch)
        await serve(rt)
        group.cancel_scope.cancel()


def worker(serve: Serve, arch: str | None) -> None:
    """Run the service. The process ends with DEVICE_LOST if the device is lost."""
    code = 0
    try:
        anyio.run(run, serve, arch)
    except* at.errors.DeviceLostError as lost:  # the service may have seen it, too
        print(f"{multiprocessing.current_process().name} has lost its device: {lost.exceptions[0]}")
        code = DEVICE_LOST
    sys.exit(code)


def supervise(serve: Serve, arch: str | None) -> int:
    """Run the service in new processes until one does not lose its device. Return that process's exit code."""
    spawn = multiprocessing.get_context("spawn")  # CUDA does not work in forked children
    for start in range(1, MOST_STARTS + 1):
        process = spawn.Process(name=f"process {start}", target=worker, args=(serve, arch))
        process.start()
        process.join()
        if process.exitcode != DEVICE_LOST:
            return process.exitcode or 0
        time.sleep(PAUSE_SECONDS)  # a driver may need a moment
    return DEVICE_LOST


async def fill(rt: at.Runtime) -> None:
    """Do the work of a very small service. The first process pretends to lose its device."""
    name = multiprocessing.current_process().name
    if name == "process 1":
        raise at.errors.DeviceLostError("it pretends, to show what follows")
    x = rt.ndarray(4, at.i32)
    rt.queue.fill(x, 7)
    print(f"{name} answers {await rt.queue.read(x)}")


if __name__ == "__main__":
    sys.exit(supervise(fill, parser(__doc__).parse_args().arch))
