"""Test the CPU backend alone: the modules that it takes, and the cores that it uses."""

from __future__ import annotations

import os
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.backends.cpu.memory import allocate
from aiotaichi.core.sizes import HUGE_PAGE
from aiotaichi.memory.array_layout import storage_request
from aiotaichi.queue.event import place_of
from aiotaichi.runtime.queue import engine_of
from support.fixture_modules import MODULES

pytestmark = [pytest.mark.anyio, pytest.mark.loops]


async def test_modules_of_another_kind_are_refused(rt: at.Runtime, cpu_modules: Path) -> None:
    with pytest.raises(errors.IncompatibleModuleError, match=r"there are modules for vulkan, .* for x64"):
        await rt.load_aot_module(MODULES / "vulkan" / "basics")
    with pytest.raises(errors.CorruptedDataError, match="no kernels"):
        await rt.load_aot_module(cpu_modules / "empty")
    with pytest.raises(errors.CorruptedDataError, match="ssssss"):
        await rt.load_aot_module("ssssss///")
    with pytest.raises(errors.CorruptedDataError, match="PK"):
        await rt.create_aot_module(b"not a zip")


async def test_tcm_files_and_bytes_load(rt: at.Runtime, cpu_modules: Path) -> None:
    path = cpu_modules / "basics.tcm"
    for module in (await rt.load_aot_module(path), await rt.create_aot_module(path.read_bytes())):
        x = rt.ndarray(3, at.i32)
        rt.queue.launch(module.kernel("add_one"), x)
        assert (await rt.queue.read(x)).tolist() == [1, 1, 1]


def test_large_arrays_begin_at_different_places_of_a_huge_page() -> None:
    """On Intel's processors, a stencil takes twice as long between two arrays that begin at the same place."""
    arrays = [allocate(storage_request(2**22)) for _ in range(8)]
    places = sorted(array.address % HUGE_PAGE for array in arrays)
    assert all(later - earlier >= 256 for earlier, later in pairwise(places))
    assert not any(place % 64 for place in places), "a cache line"
    for array in arrays:
        whole = np.frombuffer(array.view, np.uint8)
        assert len(whole) == array.size == 2**22
        assert whole.ctypes.data == array.address
        whole[-1] = 1


async def test_a_short_operation_is_seen_in_the_call_that_awaits_it(rt: at.Runtime, cpu_modules: Path) -> None:
    spin_serial = (await rt.load_aot_module(cpu_modules / "timing")).kernel("spin_serial")
    x, out = rt.ndarray(4, at.i32), rt.ndarray(1, at.i32)
    await rt.queue.wait()
    hal = engine_of(rt.queue).hal
    fill = rt.queue.fill(x, 1)
    await rt.queue.flush()
    assert hal.spin(ticket_of(fill), 10_000_000)
    long = rt.queue.launch(spin_serial, 100_000, out)
    await rt.queue.flush()
    assert not hal.spin(ticket_of(long), 0)
    assert not hal.spin(ticket_of(long), 10)
    await long


def ticket_of(event: at.Event[Any]) -> int:
    return place_of(event)[1]


def processor_times() -> dict[str, int]:
    """Nanoseconds that each thread of this process has run."""
    found = {}
    for folder in Path("/proc/self/task").iterdir():
        with suppress(FileNotFoundError, ProcessLookupError):  # a thread that ends now
            found[folder.name] = int((folder / "schedstat").read_text().split()[0])
    return found


@pytest.mark.slow
@pytest.mark.parametrize("optimise", [0, 3])
async def test_a_serial_loop_runs_in_order(cpu_modules: Path, optimise: int) -> None:
    async with at.Runtime("cpu", threads=4, compile_options=at.CompileOptions(optimise=optimise)) as rt:
        module = await rt.load_aot_module(cpu_modules / "serial")
        out = rt.ndarray(50_000, at.i32)
        for _ in range(10):  # threads that ran it would seldom meet at the wrong moment
            rt.queue.launch(module.kernel("clear"))
            rt.queue.launch(module.kernel("count"), out)
            assert np.array_equal(await rt.queue.read(out), np.arange(1, 50_001))


async def test_a_long_loop_runs_on_every_core(rt: at.Runtime, cpu_modules: Path) -> None:
    """Beside other processes that take the cores, a launch may stay on one: then the next may not."""
    spin = (await rt.load_aot_module(cpu_modules / "timing")).kernel("spin_parallel")
    out = rt.ndarray(2048, at.i32)  # as many blocks as the producer had cores: 2
    sharing = min(2, len(os.sched_getaffinity(0)))
    for _ in range(50):
        before = processor_times()
        await rt.queue.launch(spin, 100, out)
        ran = sorted(time - before.get(thread, 0) for thread, time in processor_times().items())
        if all(time > ran[-1] / 4 for time in ran[-sharing:]):
            break
    else:
        pytest.fail(f"50 launches ran on one core: {ran}")
    assert len(set((await rt.queue.read(out)).tolist())) > 2000
