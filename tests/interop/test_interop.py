"""Share a CPU runtime's memory by its address, and refuse resources of other archs."""

from __future__ import annotations

import ctypes
import gc
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import aiotaichi as at
from aiotaichi import errors, interop
from aiotaichi.runtime.queue import engine_of
from aiotaichi.runtime.runtime import open_device_of
from aiotaichi.testing import FakeDriver
from support.fixture_modules import CPU_ARCH

pytestmark = pytest.mark.anyio

MEMORY = interop.VulkanMemoryInteropInfo(1, 1, 3, 1, 0)
IMAGE = interop.VulkanImageInteropInfo(1, 1, 100, (1, 1, 1), 1, 1, 1, 0, 7)
RUNTIME = interop.VulkanRuntimeInteropInfo(0, 1 << 22 | 2 << 12, 1, 1, 1, 1, 0, 1, 0)


def floats_at(address: int, count: int) -> npt.NDArray[np.float32]:
    return np.ctypeslib.as_array((ctypes.c_float * count).from_address(address))


# -- the CPU's memory -----------------------------------------------------------------------------------


async def test_an_exported_address_points_to_the_bytes(rt: at.Runtime) -> None:
    x = rt.ndarray(4, at.f32, host_read=True)
    await rt.queue.fill(x, 5)
    info = await rt.export(x)
    assert isinstance(info, interop.CpuMemoryInteropInfo)
    assert info == await rt.export(x.allocation)
    assert info.size == 16
    assert floats_at(info.address, 4).tolist() == [5.0] * 4
    async with x.map() as view:
        assert view.ctypes.data == info.address
    floats_at(info.address, 4)[:] = 7
    assert (await rt.queue.read(x)).tolist() == [7.0] * 4


def raw(values: npt.NDArray[np.int32]) -> Any:
    """Return memory by its address, as a C library gives it. The caller keeps ``values``."""
    return (ctypes.c_uint8 * values.nbytes).from_address(values.ctypes.data)


def as_numpy(buffer: Any) -> npt.NDArray[np.int32]:
    return np.frombuffer(buffer, np.int32)


@pytest.mark.parametrize(
    "make",
    [
        lambda values: values.copy(),
        lambda values: bytearray(values.tobytes()),
        lambda values: memoryview(bytearray(values.tobytes())),
        lambda values: (ctypes.c_int32 * len(values))(*values.tolist()),
        raw,
    ],
    ids=["numpy", "bytearray", "memoryview", "ctypes", "address"],
)
async def test_kernels_see_the_hosts_own_bytes(
    rt: at.Runtime, add_one: at.Kernel, make: Callable[[npt.NDArray[np.int32]], Any]
) -> None:
    values = np.arange(100, dtype=np.int32)
    buffer = make(values)
    memory = await rt.import_(buffer)
    assert memory.nbytes == 400
    x = memory.ndarray(100, at.i32)
    await rt.queue.launch(add_one, x)
    assert as_numpy(buffer).tolist() == list(range(1, 101))
    as_numpy(buffer)[:] = 41
    await rt.queue.launch(add_one, x)
    assert (await rt.queue.read(x)).tolist() == [42] * 100
    rt.queue.copy(memory[:4], memory[4:8])
    await rt.queue.write(memory[8:12], b"\1\0\0\0")
    assert as_numpy(buffer)[:3].tolist() == [42, 42, 1]
    async with memory.map() as view:
        view[:4] = 0
        assert await rt.export(memory) == interop.CpuMemoryInteropInfo(view.ctypes.data, 400)
    assert as_numpy(buffer)[0] == 0


async def test_one_runtimes_memory_is_anothers(rt: at.Runtime, add_one: at.Kernel, cpu_modules: Path) -> None:
    x = rt.ndarray(8, at.i32)
    await rt.queue.launch(add_one, x)
    info = await rt.export(x)
    assert isinstance(info, interop.CpuMemoryInteropInfo)
    async with at.Runtime("cpu") as second:
        module = await second.load_aot_module(cpu_modules / "basics")
        memory = await second.import_((ctypes.c_uint8 * info.size).from_address(info.address))
        await second.queue.launch(module.kernel("add_one"), memory.ndarray(8, at.i32))
    assert (await rt.queue.read(x)).tolist() == [2] * 8


class Watched(np.ndarray[Any, Any]):
    """An array that takes weak references."""


@pytest.mark.slow
async def test_an_imported_buffer_is_held_until_its_last_use(rt: at.Runtime, cpu_modules: Path) -> None:
    spin = (await rt.load_aot_module(cpu_modules / "timing")).kernel("spin_serial")
    buffer = np.zeros(4, np.int32).view(Watched)
    watch = weakref.ref(buffer)
    memory = await rt.import_(buffer)
    del buffer
    gc.collect()
    assert watch() is not None
    rt.queue.launch(spin, 10, memory.ndarray(4, at.i32))
    event = rt.queue.record_event()
    memory.close()
    gc.collect()
    assert watch() is not None
    await event
    await rt.queue.wait()
    open_device_of(rt).residency.free_unused(engine_of(rt.queue))
    gc.collect()
    assert watch() is None
    with pytest.raises(errors.InvalidStateError, match="closed"):
        await rt.export(memory)


async def test_an_imported_bytearray_keeps_its_size_until_it_is_closed(rt: at.Runtime) -> None:
    buffer = bytearray(16)
    memory = await rt.import_(buffer)
    with pytest.raises(BufferError):
        buffer.append(0)
    memory.close()
    gc.collect()
    buffer.append(0)


async def test_an_array_over_numpys_shares_its_values(rt: at.Runtime, add_one: at.Kernel) -> None:
    values = np.arange(100, dtype=np.int32)
    x = rt.import_array(values)
    assert (x.shape, x.dtype) == ((100,), at.i32)
    await rt.queue.launch(add_one, x)
    assert values.tolist() == list(range(1, 101))
    values[:] = 41
    await rt.queue.launch(add_one, x)
    assert (await rt.queue.read(x)).tolist() == [42] * 100
    vectors = rt.import_array(np.ones((5, 4, 3), np.float32), element_ndim=1)
    assert (vectors.shape, vectors.element_shape, vectors.dtype) == ((5, 4), (3,), at.f32)
    assert (await rt.queue.read(vectors)).shape == (5, 4, 3)


async def test_an_array_over_numpys_holds_it_until_its_last_use(rt: at.Runtime) -> None:
    values = np.zeros(4, np.int32).view(Watched)
    watch = weakref.ref(values)
    x = rt.import_array(values)
    del values
    gc.collect()
    await rt.queue.fill(x, 3)
    held = watch()
    assert held is not None
    assert held.tolist() == [3] * 4
    del held
    x.close()
    gc.collect()
    assert watch() is None


@pytest.mark.parametrize(
    ("array", "element_ndim", "error", "message"),
    [
        (np.arange(10)[::2], 0, errors.InvalidArgumentError, "contiguous"),
        (np.frombuffer(bytes(12), np.float32), 0, errors.InvalidArgumentError, "read-only"),
        (np.zeros(0, np.float32), 0, errors.InvalidArgumentError, "0 bytes"),
        (np.zeros(3, np.complex64), 0, errors.InvalidArgumentError, "complex64"),
        (np.zeros(3, np.float32), 2, errors.InvalidArgumentError, r"element_ndim=2: the array has shape \(3,\)"),
        ([1.0, 2.0], 0, errors.InvalidInteropError, "list is no array: it has no __dlpack__"),
    ],
)
async def test_an_array_that_is_none_of_numpys_or_does_not_fit_is_refused(
    rt: at.Runtime, array: Any, element_ndim: int, error: type[errors.Error], message: str
) -> None:
    with pytest.raises(error, match=message):
        rt.import_array(array, element_ndim=element_ndim)


async def test_a_closed_runtime_drops_its_imports(cpu_modules: Path) -> None:
    buffer = np.zeros(4, np.int32).view(Watched)
    async with at.Runtime("cpu") as rt:
        x = (await rt.import_(buffer)).ndarray(4, at.i32)
        rt.queue.fill(x, 3)
    assert buffer.tolist() == [3] * 4
    watch = weakref.ref(buffer)
    del buffer
    gc.collect()
    assert watch() is None
    assert x.closed


async def test_an_array_is_aligned_in_imported_memory(rt: at.Runtime) -> None:
    memory = await rt.import_(memoryview(bytearray(32))[1:])
    with pytest.raises(errors.InvalidArgumentError, match="f64 is not aligned there"):
        memory.ndarray(2, at.f64)
    bytes_ = memory.ndarray(31, at.u8)
    rt.queue.fill(bytes_, 9)
    assert (await rt.queue.read(bytes_)).tolist() == [9] * 31


@pytest.mark.parametrize(
    ("buffer", "error", "message"),
    [
        (None, errors.ArgumentNullError, "None"),
        (b"read-only", errors.InvalidArgumentError, "read-only"),
        (np.arange(10)[::2], errors.InvalidArgumentError, "contiguous"),
        (np.zeros((2, 3), order="F"), errors.InvalidArgumentError, "contiguous"),
        (np.zeros(2, object), errors.InvalidArgumentError, "Python objects"),
        (np.zeros(2, [("n", np.int32), ("o", object)]), errors.InvalidArgumentError, "Python objects"),
        (bytearray(), errors.InvalidArgumentError, "0 bytes"),
        (4096, errors.InvalidArgumentError, "int"),
        ("text", errors.InvalidArgumentError, "str"),
    ],
)
async def test_invalid_memory_is_not_imported(
    rt: at.Runtime, buffer: Any, error: type[errors.Error], message: str
) -> None:
    with pytest.raises(error, match=message):
        await rt.import_(buffer)


# -- refused resources -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("call", "needed"),
    [
        (lambda rt: rt.import_(interop.CudaMemoryInteropInfo(4096, 4)), "cuda"),
        (lambda rt: rt.import_(MEMORY), "vulkan"),
        (lambda rt: rt.import_(IMAGE, 1, 0), "vulkan"),
    ],
)
async def test_the_arch_that_is_needed_is_named(
    rt: at.Runtime, call: Callable[[at.Runtime], Awaitable[Any]], needed: str
) -> None:
    with pytest.raises(errors.InvalidInteropError, match=f"needs a runtime for {needed}: this one is for {CPU_ARCH}"):
        await call(rt)


async def test_the_cpu_shares_no_device(rt: at.Runtime) -> None:
    with pytest.raises(errors.InvalidInteropError, match=f"the {CPU_ARCH} backend shares no runtimes"):
        await rt.export_runtime()


@pytest.mark.parametrize(
    ("source", "parameters"),
    [
        (bytearray(4), {"view_type": 1}),
        (bytearray(4), {"layout": 0}),
        (MEMORY, {"view_type": 1, "layout": 0}),
        (IMAGE, {"view_type": 1, "layout": 0, "owner": object()}),
    ],
)
async def test_parameters_of_another_source_are_refused(
    rt: at.Runtime, source: Any, parameters: dict[str, Any]
) -> None:
    with pytest.raises(errors.InvalidArgumentError, match="for"):
        await rt.import_(source, **parameters)


async def test_a_backend_that_shares_nothing_says_so() -> None:
    async with at.Runtime(FakeDriver()) as rt:
        with pytest.raises(errors.InvalidInteropError, match="shares no memory"):
            await rt.export(rt.ndarray(1, at.i32))
        with pytest.raises(errors.InvalidInteropError, match="shares no memory"):
            await rt.import_(bytearray(4))


async def test_only_the_runtimes_own_memory_is_exported(rt: at.Runtime) -> None:
    async with at.Runtime("cpu") as other:
        with pytest.raises(errors.InvalidArgumentError, match="another runtime"):
            await rt.export(other.ndarray(1, at.i32))
    for thing in (None, 4, rt, bytearray(4)):
        kind = errors.ArgumentNullError if thing is None else errors.InvalidArgumentError
        with pytest.raises(kind, match="a Memory, an NdArray or an Image"):
            await rt.export(thing)  # type: ignore[call-overload]
    memory = rt.allocate_memory(4)
    memory.close()
    with pytest.raises(errors.InvalidStateError, match="closed"):
        await rt.export(memory)


async def test_a_closed_runtime_shares_nothing() -> None:
    async with at.Runtime("cpu") as rt:
        memory = rt.allocate_memory(4)
    with pytest.raises(errors.InvalidStateError, match="closed"):
        await rt.export(memory)
    with pytest.raises(errors.InvalidStateError, match="closed"):
        await rt.import_(bytearray(4))


@pytest.mark.parametrize("address", [-1, 2**64, 1.0, True, "0x10", None])
def test_addresses_and_handles_are_unsigned_integers(address: Any) -> None:
    with pytest.raises(errors.InvalidArgumentError, match="CpuMemoryInteropInfo: address="):
        interop.CpuMemoryInteropInfo(address, 4)
    with pytest.raises(errors.InvalidArgumentError, match="VulkanMemoryInteropInfo: memory="):
        interop.VulkanMemoryInteropInfo(1, 1, 3, address, 0)


@pytest.mark.parametrize("extent", [1, (1, 1), (1, 1, -1), [1, 1, 1], None])
def test_an_extent_is_three_integers(extent: Any) -> None:
    with pytest.raises(errors.InvalidArgumentError, match="extent="):
        interop.VulkanImageInteropInfo(1, 1, 100, extent, 1, 1, 1, 0, 7)


def test_infos_are_compared_by_value_and_do_not_change() -> None:
    assert interop.CudaMemoryInteropInfo(1, 2) == interop.CudaMemoryInteropInfo(1, 2)
    with pytest.raises(AttributeError):
        RUNTIME.device = 2  # type: ignore[misc]
