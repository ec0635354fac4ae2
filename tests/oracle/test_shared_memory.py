"""taichi's runtime and aiotaichi share memory: each imports the memory of the other, and launches kernels on it."""

from __future__ import annotations

import ctypes
from collections.abc import AsyncIterator, Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import aiotaichi as at
from aiotaichi import interop
from benchmarks import capi
from support.fixture_modules import MODULES

pytestmark = [pytest.mark.oracle, pytest.mark.slow, pytest.mark.anyio]

N = 64


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class _Memory(ctypes.Structure):
    """TiCpuMemoryInteropInfo."""

    _fields_ = (("address", ctypes.c_uint64), ("size", ctypes.c_uint64))


class _VulkanMemory(ctypes.Structure):
    """TiVulkanMemoryInteropInfo."""

    _fields_ = (
        ("buffer", ctypes.c_uint64),
        ("size", ctypes.c_uint64),
        ("usage", ctypes.c_uint32),
        ("memory", ctypes.c_uint64),
        ("offset", ctypes.c_uint64),
    )


class _VulkanRuntime(ctypes.Structure):
    """TiVulkanRuntimeInteropInfo."""

    _fields_ = (
        ("get_instance_proc_addr", ctypes.c_uint64),
        ("api_version", ctypes.c_uint32),
        ("instance", ctypes.c_uint64),
        ("physical_device", ctypes.c_uint64),
        ("device", ctypes.c_uint64),
        ("compute_queue", ctypes.c_uint64),
        ("compute_queue_family_index", ctypes.c_uint32),
        ("graphics_queue", ctypes.c_uint64),
        ("graphics_queue_family_index", ctypes.c_uint32),
    )


def call(name: str, *arguments: Any, result: Any = ctypes.c_void_p) -> Any:
    """Call the C-API, and expect no error."""
    found = capi.shared_object()
    function = getattr(found, name)
    function.restype = result
    found.ti_set_last_error(0, None)
    value = function(*arguments)
    assert found.ti_get_last_error(None, None) == 0
    return value


def fields(struct: ctypes.Structure) -> dict[str, int]:
    return {name: getattr(struct, name) for name, *_ in struct._fields_}


def structure(kind: type[ctypes.Structure], info: Any) -> ctypes.Structure:
    return kind(*(getattr(info, name) for name, *_ in kind._fields_))


class Shared(capi.NdArray):
    """An array over memory that was imported."""

    def __init__(self, runtime: capi.Runtime, memory: int, data: npt.NDArray[Any]) -> None:
        self._runtime = runtime
        self._data = data
        self.element_shape: tuple[int, ...] = ()
        self.shape = data.shape
        self.memory = memory


@pytest.fixture
def taichi() -> Iterator[capi.Runtime]:
    runtime = capi.Runtime("x64")
    yield runtime
    runtime.close()


@pytest.fixture
async def ours() -> AsyncIterator[at.Runtime]:
    async with at.Runtime("cpu") as rt:
        yield rt


async def test_the_exported_address_is_the_mapped_one(taichi: capi.Runtime, ours: at.Runtime) -> None:
    theirs = taichi.array(np.zeros(N, np.int32))
    info = _Memory()
    call("ti_export_cpu_memory", ctypes.c_void_p(taichi.handle), ctypes.c_void_p(theirs.memory), ctypes.byref(info))
    handles = ctypes.c_void_p(taichi.handle), ctypes.c_void_p(theirs.memory)
    mapped = call("ti_map_memory", *handles)
    call("ti_unmap_memory", *handles, result=None)
    assert (info.address, info.size) == (mapped, 4 * N)
    memory = ours.allocate_memory(4 * N, host_read=True)
    async with memory.map() as view:
        expected = interop.CpuMemoryInteropInfo(view.ctypes.data, 4 * N)
        assert await ours.export(memory) == expected


async def test_kernels_of_both_run_on_the_same_host_memory(taichi: capi.Runtime, ours: at.Runtime) -> None:
    module, theirs = await ours.load_aot_module(MODULES / "x64" / "basics"), taichi.load(MODULES / "x64" / "basics")
    add = module.kernel("add_one")
    # taichi imports our memory.
    x = ours.ndarray(N, at.i32)
    await ours.queue.launch(add, x)
    exported = await ours.export(x)
    assert isinstance(exported, interop.CpuMemoryInteropInfo)
    arguments = ctypes.c_void_p(taichi.handle), ctypes.c_void_p(exported.address), ctypes.c_size_t(exported.size)
    shared = Shared(taichi, call("ti_import_cpu_memory", *arguments), np.zeros(N, np.int32))
    theirs.launch("add_one", [shared])
    assert (await ours.queue.read(x)).tolist() == [2] * N
    # Theirs in ours.
    array, info = taichi.array(np.arange(N, dtype=np.int32)), _Memory()
    handles = ctypes.c_void_p(taichi.handle), ctypes.c_void_p(array.memory)
    call("ti_export_cpu_memory", *handles, ctypes.byref(info), result=None)
    memory = await ours.import_((ctypes.c_uint8 * info.size).from_address(info.address))
    await ours.queue.launch(add, memory.ndarray(N, at.i32))
    theirs.launch("add_one", [array])
    assert array.read().tolist() == list(range(2, N + 2))
    theirs.close()


async def test_taichis_kernels_run_on_our_vulkan_device() -> None:
    async with at.Runtime("vulkan") as rt:
        add = (await rt.load_aot_module(MODULES / "vulkan" / "basics")).kernel("add_one")
        x = rt.ndarray(N, at.i32)
        await rt.queue.launch(add, x)
        taichi = capi.Runtime.__new__(capi.Runtime)
        info = structure(_VulkanRuntime, await rt.export_runtime())
        taichi.handle = call("ti_import_vulkan_runtime", ctypes.byref(info))
        back = _VulkanRuntime()
        call("ti_export_vulkan_runtime", ctypes.c_void_p(taichi.handle), ctypes.byref(back), result=None)
        assert {**fields(back), "get_instance_proc_addr": 0} == {**fields(info), "get_instance_proc_addr": 0}
        given = structure(_VulkanMemory, await rt.export(x))
        memory = call("ti_import_vulkan_memory", ctypes.c_void_p(taichi.handle), ctypes.byref(given))
        module = taichi.load(MODULES / "vulkan" / "basics")
        module.launch("add_one", [Shared(taichi, memory, np.zeros(N, np.int32))])
        assert (await rt.queue.read(x)).tolist() == [2] * N
        # We import taichi's memory.
        array, exported = taichi.array(np.arange(N, dtype=np.int32)), _VulkanMemory()
        handles = ctypes.c_void_p(taichi.handle), ctypes.c_void_p(array.memory)
        call("ti_export_vulkan_memory", *handles, ctypes.byref(exported), result=None)
        imported = await rt.import_(interop.VulkanMemoryInteropInfo(**fields(exported)))
        await rt.queue.launch(add, imported.ndarray(N, at.i32))
        assert array.read().tolist() == list(range(1, N + 1))
        imported.close()
        await rt.queue.wait()
        array.free()
        module.close()
        taichi.close()
        await rt.queue.launch(add, x)
        assert (await rt.queue.read(x)).tolist() == [3] * N
