"""The same stages by NVIDIA's driver alone: three streams, events and pinned memory, in one thread."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any

import anyio.to_thread
import numpy as np
from cuda.bindings import driver

import aiotaichi as at

if TYPE_CHECKING:
    from benchmarks.stream.arrays import Blocks

__all__ = ["with_driver"]

_THREADS = 256
_ADD_ONE = b"""
.version 7.0
.target sm_70
.address_size 64
.visible .entry add_one(.param .u64 x, .param .u32 count)
{
    .reg .pred %out;
    .reg .b32 %i, %n, %block, %threads, %thread, %value;
    .reg .b64 %base, %place;
    ld.param.u64 %base, [x];
    ld.param.u32 %n, [count];
    mov.u32 %block, %ctaid.x;
    mov.u32 %threads, %ntid.x;
    mov.u32 %thread, %tid.x;
    mad.lo.u32 %i, %block, %threads, %thread;
    setp.ge.u32 %out, %i, %n;
    @%out bra done;
    cvta.to.global.u64 %base, %base;
    mul.wide.u32 %place, %i, 4;
    add.u64 %place, %base, %place;
    ld.global.u32 %value, [%place];
    add.u32 %value, %value, 1;
    st.global.u32 [%place], %value;
done:
    ret;
}
\0"""


async def with_driver(rt: at.Runtime, add_one: at.Kernel, blocks: Blocks) -> None:
    """Pass the blocks through a thread that calls the driver only."""
    await anyio.to_thread.run_sync(_run, blocks)


def _run(blocks: Blocks) -> None:
    """*Blocking.*"""
    with ExitStack() as opened:
        device = _called(driver.cuDeviceGet(0))
        opened.enter_context(_current(_called(driver.cuDevicePrimaryCtxRetain(device)), device))
        module = _called(driver.cuModuleLoadData(_ADD_ONE))
        opened.callback(lambda: _called(driver.cuModuleUnload(module)))
        kernel = _called(driver.cuModuleGetFunction(module, b"add_one"))
        up, compute, down = (
            _called(driver.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING)) for _ in range(3)
        )
        slots = [opened.enter_context(_slot(blocks)) for _ in range(blocks.depth)]
        grid = -(-blocks.size // _THREADS)
        for number in range(blocks.count + blocks.depth):
            array, source, result, uploaded, computed, downloaded = slots[number % blocks.depth]
            if number >= blocks.depth:
                _called(driver.cuEventSynchronize(downloaded))
                blocks.check(_numbers(result, blocks), number - blocks.depth)
            if number < blocks.count:
                blocks.fill(_numbers(source, blocks), number)
                _called(driver.cuMemcpyHtoDAsync(array, source, blocks.nbytes, up))
                _called(driver.cuEventRecord(uploaded, up))
                _called(driver.cuStreamWaitEvent(compute, uploaded, 0))
                arguments = (np.array([int(array)], np.uint64), np.array([blocks.size], np.uint32))
                places = np.array([each.ctypes.data for each in arguments], np.uint64)
                _called(driver.cuLaunchKernel(kernel, grid, 1, 1, _THREADS, 1, 1, 0, compute, places.ctypes.data, 0))
                _called(driver.cuEventRecord(computed, compute))
                _called(driver.cuStreamWaitEvent(down, computed, 0))
                _called(driver.cuMemcpyDtoHAsync(result, array, blocks.nbytes, down))
                _called(driver.cuEventRecord(downloaded, down))
        for stream in (up, compute, down):
            _called(driver.cuStreamSynchronize(stream))
            _called(driver.cuStreamDestroy(stream))


@contextmanager
def _current(context: Any, device: Any) -> Iterator[None]:
    _called(driver.cuCtxPushCurrent(context))
    try:
        yield
    finally:
        _called(driver.cuCtxPopCurrent())
        _called(driver.cuDevicePrimaryCtxRelease(device))


@contextmanager
def _slot(blocks: Blocks) -> Iterator[tuple[Any, ...]]:
    """Yield memory of the device, two places of pinned memory, and the events of the three stages."""
    array = _called(driver.cuMemAlloc(blocks.nbytes))
    pinned = [_called(driver.cuMemHostAlloc(blocks.nbytes, 0)) for _ in range(2)]
    flags = driver.CUevent_flags.CU_EVENT_DISABLE_TIMING
    events = [_called(driver.cuEventCreate(flags)) for _ in range(3)]
    try:
        yield (array, *pinned, *events)
    finally:
        for event in events:
            _called(driver.cuEventDestroy(event))
        for place in pinned:
            _called(driver.cuMemFreeHost(place))
        _called(driver.cuMemFree(array))


def _numbers(place: Any, blocks: Blocks) -> Any:
    return np.ctypeslib.as_array((ctypes.c_int32 * blocks.size).from_address(int(place)))


def _called(returned: Any) -> Any:
    """Return the value of a call of the driver."""
    status, *values = returned
    if status != driver.CUresult.CUDA_SUCCESS:
        raise RuntimeError(f"the driver answered {status}")
    return values[0] if values else None
