"""Memory that another library gets: only the first exchange waits for its zeros. It needs no GPU."""

from __future__ import annotations

import subprocess
import sys

import pytest

# A stand-in for cuda.bindings.driver, whose calls succeed. In a standstill, a call waits until the test ends it.
PROGRAM = """
import asyncio, os, sys, threading, types
from contextlib import contextmanager

class Success(int):
    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Success()
    def __call__(self, *arguments):
        return 0, Success(4096)

class Standstill:
    def __init__(self):
        self.is_held, self.ends = False, threading.Event()
    def begin(self):
        self.is_held = True
        self.ends.clear()
    def end(self):
        self.is_held = False
        self.ends.set()
    @contextmanager
    def avoided(self):
        yield not self.is_held
    def __enter__(self):
        pass
    def __exit__(self, *_):
        pass

standstill = Standstill()

class Hardware:
    index, standstill = 0, standstill
    def __enter__(self):
        return self
    def __exit__(self, *_):
        pass

class Properties:
    def __init__(self):
        self.location = types.SimpleNamespace()

def zero(*_):
    if standstill.is_held:
        standstill.ends.wait()
    return 0,

driver = types.ModuleType("cuda.bindings.driver")
driver.__getattr__ = lambda name: Success()
driver.CUmemPoolProps, driver.cuMemsetD8Async = Properties, zero
cuda, bindings = types.ModuleType("cuda"), types.ModuleType("cuda.bindings")
bindings.driver = driver
sys.modules.update({"cuda": cuda, "cuda.bindings": bindings, "cuda.bindings.driver": driver})

from blockbuster import BlockingError, blockbuster_ctx
from aiotaichi.backends.cuda.memory import CudaMemory, DevicePool

pool = DevicePool(Hardware())

def export(memory):
    try:
        memory.export()
    except BlockingError as error:
        return str(error)
    return "at once"

async def main():
    old = CudaMemory.allocate(pool, 64)
    with blockbuster_ctx("aiotaichi"):
        print(export(old))
        standstill.begin()
        new = CudaMemory.allocate(pool, 64)
        print(export(old))  # it is zeroed
        print(export(new))
        waiting = asyncio.create_task(asyncio.to_thread(new.export))
        standstill.end()
        await waiting
        standstill.begin()
        other = CudaMemory.allocate(pool, 64)
        print(export(new))
        standstill.end()

asyncio.run(main())
sys.stdout.flush()
os._exit(0)  # the stand-in cannot close a device
"""


@pytest.mark.slow
def test_only_the_first_exchange_of_an_array_waits() -> None:
    """A thread zeroes memory while the driver waits for the device. Who waits for the thread holds the event loop."""
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=20, check=False)
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        "at once",
        "at once",
        "Blocking call to lock.acquire",
        "at once",
    ]
