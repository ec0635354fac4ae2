"""Arrays that are lent again: a device with memory of its own imports their pages, and then stages nothing."""

from __future__ import annotations

import gc
import mmap
import threading
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi.backends.vulkan.buffer import HostBuffers, Import
from aiotaichi.errors import OutOfMemoryError
from aiotaichi.hal.host_pool import host_worker
from support.vulkan_faults import device_of, imports_memory, replace
from support.waiting import until, until_idle

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("vulkan")]

_SIZE = 2**20 + 12  # bytes


@pytest.fixture(autouse=True)
def _device(rt: at.Runtime) -> None:
    imports_memory(rt)


@pytest.fixture
def staged(rt: at.Runtime) -> list[int]:
    """A list that gets an entry for each piece that is staged."""
    pieces: list[int] = []

    def make(signal: Callable[..., Any]) -> Callable[..., Any]:
        def count(*arguments: Any) -> Any:
            pieces.append(1)
            return signal(*arguments)

        return count

    replace(rt, "SignalSemaphore", make)
    return pieces


async def settle() -> None:
    """Wait until the thread has imported and released memory."""
    await until_idle(host_worker)


def is_imported(rt: at.Runtime, array: np.ndarray[Any, Any]) -> bool:
    return device_of(rt).reach_host(array.ctypes.data, array.nbytes, array) is not None


async def test_the_third_transfer_of_an_array_is_not_staged(rt: at.Runtime, staged: list[int]) -> None:
    x = rt.ndarray(_SIZE, at.u8)
    data, out = np.zeros(_SIZE, np.uint8), np.zeros(_SIZE, np.uint8)
    counts = []
    for turn in range(4):
        data[:] = np.arange(_SIZE) + turn
        rt.queue.write(x, data, borrow=True)
        await rt.queue.read(x, out=out)
        np.testing.assert_array_equal(out, data)
        counts.append(len(staged))
        await settle()
    assert counts[0] < counts[1] == counts[2] == counts[3]


async def test_the_loop_hands_nothing_over_while_a_thread_imports_pages(rt: at.Runtime) -> None:
    """The driver holds other calls while it pins the pages."""
    x, y = rt.ndarray(_SIZE, at.u8), rt.ndarray(1, at.i32)
    data = np.zeros(_SIZE, np.uint8)
    await rt.queue.fill(y, 7)
    entered, may_end = threading.Event(), threading.Event()
    submitters: list[int] = []

    def holding(allocate: Callable[..., Any]) -> Callable[..., Any]:
        def hold(*arguments: Any) -> Any:
            entered.set()
            may_end.wait(20)
            return allocate(*arguments)

        return hold

    def noting(submit: Callable[..., Any]) -> Callable[..., Any]:
        def note(*arguments: Any) -> Any:
            submitters.append(threading.get_ident())
            return submit(*arguments)

        return note

    replace(rt, "AllocateMemory", holding)
    for _ in range(2):
        await rt.queue.write(x, data, borrow=True)
    await until(entered.is_set)
    replace(rt, "QueueSubmit", noting)
    assert await rt.queue.read(y) == 7
    may_end.set()
    await settle()
    assert submitters
    assert threading.get_ident() not in submitters
    submitters.clear()
    assert await rt.queue.read(y) == 7
    assert submitters == [threading.get_ident()]


@pytest.mark.parametrize("shares_pages", [True, False])
async def test_parts_of_an_imported_array(
    rt: at.Runtime, staged: list[int], monkeypatch: pytest.MonkeyPatch, shares_pages: bool
) -> None:
    """From any byte to any other, up to the ends of the array, which are not the ends of pages.

    If the driver does not import the pages around, which other arrays may share, batches carry their few bytes.
    """
    x, data, out = rt.ndarray(_SIZE, at.u8), np.zeros(_SIZE, np.uint8), np.zeros(_SIZE, np.uint8)
    data[:] = np.random.default_rng(0).integers(0, 256, _SIZE)
    if not shares_pages:
        _refuse_pages(monkeypatch, data.ctypes.data - 1, out.ctypes.data - 1)
    await _lend(rt, data, out)
    assert is_imported(rt, data)
    assert is_imported(rt, out)
    staged.clear()
    for start, stop in ((0, 40_000), (1, _SIZE), (4095, 4097 + 65536), (_SIZE - 33_000, _SIZE), (0, _SIZE)):
        out[:] = 0
        rt.queue.write(x[: stop - start], data[start:stop], borrow=True)
        await rt.queue.read(x[: stop - start], out=out[start:stop])
        np.testing.assert_array_equal(out[start:stop], data[start:stop])
        assert not out[:start].any()
        assert not out[stop:].any()
    assert not staged


@pytest.mark.parametrize("format", [at.Format.R8U, at.Format.RGBA8U, at.Format.RGBA32F])
async def test_images_from_imported_arrays(rt: at.Runtime, staged: list[int], format: at.Format) -> None:
    image, dtype = rt.image((1024, 1024), format), format.numpy
    shape = (1024, 1024, *([4] if format is not at.Format.R8U else []))
    pixels, out = np.ones(shape, dtype), np.zeros(shape, dtype)
    for turn in range(3):
        staged.clear()
        pixels += turn
        rt.queue.write(image, pixels, borrow=True)
        await rt.queue.read(image, out=out)
        np.testing.assert_array_equal(out, pixels)
        await settle()
    begins_with_a_texel = pixels.ctypes.data % 16 == out.ctypes.data % 16 == 0
    assert not (staged and begins_with_a_texel)


@pytest.mark.slow
async def test_a_transfer_holds_its_array_and_the_import_ends_with_it(rt: at.Runtime) -> None:
    x, out = rt.ndarray(_SIZE, at.u8), np.zeros(_SIZE, np.uint8)
    data = np.full(_SIZE, 7, np.uint8)
    await _lend(rt, data, out)
    address = data.ctypes.data // mmap.PAGESIZE * mmap.PAGESIZE
    assert address in _imported()
    event = rt.queue.write(x, data, borrow=True)
    del data
    gc.collect()
    await event
    assert (await rt.queue.read(x)).tolist() == [7] * _SIZE
    del event
    gc.collect()
    await settle()
    assert address not in _imported()


async def test_a_recording_uses_the_import_from_its_first_replay_on(rt: at.Runtime, staged: list[int]) -> None:
    x, data, out = rt.ndarray(_SIZE, at.u8), np.zeros(_SIZE, np.uint8), np.zeros(_SIZE, np.uint8)
    await _lend(rt, data, out)
    upload, download = rt.bind_write(x, data), rt.bind_read(x, out)
    staged.clear()
    for turn in range(3):
        data[:] = turn
        rt.queue.write(upload)
        await rt.queue.read(download)
        np.testing.assert_array_equal(out, data)
    assert not staged


async def test_an_array_that_the_driver_refuses_is_staged(
    rt: at.Runtime, staged: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One refusal is that array's alone."""
    x, refused, data = rt.ndarray(_SIZE, at.u8), np.ones(_SIZE, np.uint8), np.zeros(_SIZE, np.uint8)
    out = np.zeros(_SIZE, np.uint8)
    _refuse_pages(monkeypatch, refused.ctypes.data + _SIZE // 2)
    await _lend(rt, refused, out)
    await _lend(rt, data, out)
    assert not is_imported(rt, refused)
    assert is_imported(rt, data)
    staged.clear()
    rt.queue.write(x, refused, borrow=True)
    await rt.queue.read(x, out=out)
    np.testing.assert_array_equal(out, refused)
    assert staged


async def test_imports_end_with_the_runtime() -> None:
    async with at.Runtime("vulkan", staging_bytes=2**26) as rt:
        imports_memory(rt)
        data, out = np.zeros(_SIZE, np.uint8), np.zeros(_SIZE, np.uint8)
        await _lend(rt, data, out)
        assert is_imported(rt, data)
    data += 1
    assert out.sum() == 0


def _refuse_pages(monkeypatch: pytest.MonkeyPatch, *addresses: int) -> None:
    """Let the driver import no memory that has one of the bytes at ``addresses``."""
    prepare = HostBuffers.prepare

    def refuse(self: HostBuffers, address: int, size: int) -> Import:
        if any(address <= each < address + size for each in addresses):
            raise OutOfMemoryError("the driver has imported the memory already")
        return prepare(self, address, size)

    monkeypatch.setattr(HostBuffers, "prepare", refuse)


async def _lend(rt: at.Runtime, data: np.ndarray[Any, Any], out: np.ndarray[Any, Any]) -> None:
    """Lend two arrays until both are imported."""
    x = rt.ndarray(data.size, at.u8)
    for _ in range(2):
        rt.queue.write(x, data, borrow=True)
        await rt.queue.read(x, out=out)
        await settle()


def _imported() -> set[int]:
    """Return where imported memory begins."""
    return {each.address for each in gc.get_objects() if type(each) is Import and each.is_open}
