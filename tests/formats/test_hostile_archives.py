"""Hostile archives, which are made to block the event loop: the loop runs while they are loaded."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import anyio
import pytest

import aiotaichi as at
from aiotaichi.errors import Error
from aiotaichi.formats import Archive, read_module
from aiotaichi.testing import FakeDriver
from support.hostile_archives import HOSTILE

_LONGEST = 0.05
_INTERVAL = 0.002
_TRIES = 3


class _Beats:
    """The longest delay of the loop, in seconds of processor time.

    Processor time does not count delays by other programs on the machine.
    """

    def __init__(self) -> None:
        self.longest = 0.0

    async def beat(self) -> None:
        while True:
            wall, used = time.perf_counter(), time.process_time()
            await asyncio.sleep(_INTERVAL)
            late = time.perf_counter() - wall - _INTERVAL
            self.longest = max(self.longest, min(late, time.process_time() - used))


async def _longest_wait(name: str, path: Path, debug: bool) -> float:
    """Load the archive, and return the longest delay of the loop. The load may fail with one of our errors."""
    arch: str | FakeDriver = "cpu" if name.startswith("x64") else FakeDriver()
    async with at.Runtime(arch, debug=debug) as rt:
        beats = _Beats()
        beating = asyncio.ensure_future(beats.beat())
        await asyncio.sleep(0.01)
        with anyio.fail_after(120):
            with suppress(Error):
                await rt.load_aot_module(path)
        await asyncio.sleep(0.01)
        beating.cancel()
        return beats.longest


@pytest.fixture(autouse=True)
def without_the_objects_of_the_tests() -> Iterator[None]:
    """Make the garbage collector ignore the objects of the test program."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.parametrize(
    ("name", "debug"),
    [
        *(pytest.param(name, False, id=f"{name}-plain") for name in HOSTILE),
        # Only the code of LLVM modules is analysed.
        *(pytest.param(name, True, id=f"{name}-debug") for name in HOSTILE if name.startswith("x64")),
    ],
)
def test_no_load_blocks_the_event_loop(name: str, debug: bool, tmp_path: Path) -> None:
    path = tmp_path / "hostile.tcm"
    path.write_bytes(HOSTILE[name]())
    waits: list[float] = []
    while len(waits) < _TRIES and (not waits or waits[-1] > _LONGEST):
        waits.append(asyncio.run(_longest_wait(name, path, debug)))
    assert waits[-1] <= _LONGEST, f"the loop waited for {waits} s"


@pytest.mark.parametrize("name", HOSTILE)
def test_errors_about_hostile_archives_are_short(name: str) -> None:
    data = HOSTILE[name]()
    message = ""
    try:
        read_module(Archive.from_bytes(data))
    except Error as error:
        message = str(error)
    assert len(message) < 10_000


@pytest.mark.parametrize("name", ["gfx_zip_of_incompressible_members", "gfx_kernels_up_to_the_limit"])
def test_mutable_bytes_are_copied_without_blocking_the_loop(name: str) -> None:
    data = bytearray(HOSTILE[name]())

    async def main() -> float:
        async with at.Runtime(FakeDriver()) as rt:
            beats = _Beats()
            beating = asyncio.ensure_future(beats.beat())
            module = await rt.create_aot_module(data)
            data[:] = bytes(len(data))  # the module uses a copy
            assert module.kernels
            beating.cancel()
            return beats.longest

    whole = bytes(data)
    waits: list[float] = []
    while len(waits) < _TRIES and (not waits or waits[-1] > _LONGEST):
        data[:] = whole
        waits.append(asyncio.run(main()))
    assert waits[-1] <= _LONGEST, f"the loop waited for {waits} s"
