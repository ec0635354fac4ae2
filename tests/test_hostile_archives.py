"""The event loop goes on while archives are loaded that are made to stop it."""

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
from aiotaichi.aot import Archive, read_module
from aiotaichi.errors import Error
from aiotaichi.testing import FakeDriver
from hostile_archives import HOSTILE

_LONGEST = 0.05
_INTERVAL = 0.002
_TRIES = 3


class _Beats:
    """How long a beat of the loop has waited while this process used a processor.

    A machine that is busy with other things delays a beat, too: that is no fault of what is loaded.
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
    """Load the archive and return the longest that the loop has waited. The load succeeds, or its error is typed."""
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
    """The garbage collector looks at what a load makes, and not at all that the test program has as well."""
    gc.collect()
    gc.freeze()
    yield
    gc.unfreeze()


@pytest.mark.parametrize(
    ("name", "debug"),
    [
        *(pytest.param(name, False, id=f"{name}-plain") for name in HOSTILE),
        # Only the code of LLVM modules is looked at more closely.
        *(pytest.param(name, True, id=f"{name}-debug") for name in HOSTILE if name.startswith("x64")),
    ],
)
def test_no_load_keeps_the_loop_waiting(name: str, debug: bool, tmp_path: Path) -> None:
    path = tmp_path / "hostile.tcm"
    path.write_bytes(HOSTILE[name]())
    waits: list[float] = []
    while len(waits) < _TRIES and (not waits or waits[-1] > _LONGEST):
        waits.append(asyncio.run(_longest_wait(name, path, debug)))
    assert waits[-1] <= _LONGEST, f"the loop waited for {waits} s"


@pytest.mark.parametrize("name", HOSTILE)
def test_what_is_said_of_them_is_short(name: str) -> None:
    data = HOSTILE[name]()
    message = ""
    try:
        read_module(Archive.from_bytes(data))
    except Error as error:
        message = str(error)
    assert len(message) < 10_000


@pytest.mark.parametrize("name", ["gfx_zip_of_incompressible_members", "gfx_kernels_up_to_the_limit"])
def test_bytes_that_may_change_are_copied_while_the_loop_goes_on(name: str) -> None:
    data = bytearray(HOSTILE[name]())

    async def main() -> float:
        async with at.Runtime(FakeDriver()) as rt:
            beats = _Beats()
            beating = asyncio.ensure_future(beats.beat())
            module = await rt.create_aot_module(data)
            data[:] = bytes(len(data))  # the module has a copy
            assert module.kernels
            beating.cancel()
            return beats.longest

    whole = bytes(data)
    waits: list[float] = []
    while len(waits) < _TRIES and (not waits or waits[-1] > _LONGEST):
        data[:] = whole
        waits.append(asyncio.run(main()))
    assert waits[-1] <= _LONGEST, f"the loop waited for {waits} s"
