"""Exchange arrays with CuPy, PyTorch, JAX and the driver, without copies or races: ``pytest -m cuda``."""

from __future__ import annotations

import gc
import importlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import anyio
import anyio.to_thread
import numpy as np
import pytest
from blockbuster import BlockBuster

import aiotaichi as at
from aiotaichi import errors

pytestmark = [pytest.mark.anyio, pytest.mark.cuda, pytest.mark.runtime("cuda")]

N = 1 << 22
TURNS = 20
LONG = 20_000  # thousands of steps: about 0.3 s


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def an_exchange_may_wait(no_blocking_calls: BlockBuster) -> Iterator[None]:
    """The protocols of other libraries are plain calls: each waits until a new array is zeroed, as the docs say."""
    allowed = no_blocking_calls.functions["threading.Lock.acquire"].can_block_functions
    allowed.append(("aiotaichi/memory/array_interfaces.py", {"exported_array"}))
    yield
    allowed.pop()


@pytest.fixture
def device_index(gpu: int) -> int:
    return gpu


def library(name: str) -> Any:
    """Import a library that `nox -s gpu` installs. Skip the test if the library may be missing, and is."""
    return importlib.import_module(name) if "AIOTAICHI_REQUIRE_PEERS" in os.environ else pytest.importorskip(name)


@pytest.fixture
def cupy(gpu: int) -> Iterator[Any]:
    module = library("cupy")
    with module.cuda.Device(gpu):
        yield module


@pytest.fixture
def torch(gpu: int) -> Iterator[Any]:
    module = library("torch")
    with module.cuda.device(gpu):
        module.zeros(1, device="cuda")  # the first call starts CUDA, which takes long
        yield module


@pytest.fixture
def jax(gpu: int) -> Iterator[Any]:
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    module = library("jax")
    with module.default_device(module.devices()[gpu]):
        yield module


async def test_cupy_sees_the_enqueued_operations(rt: at.Runtime, add_one: at.Kernel, cupy: Any) -> None:
    x = rt.ndarray(N, at.i32)
    for turn in range(TURNS):
        for _ in range(20):
            rt.queue.launch(add_one, x)
        view = cupy.asarray(x)
        assert view.data.ptr == x.words[-1]
        assert int(view.min()) == int(view.max()) == 20 * (turn + 1)


async def test_cupy_and_a_queue_take_turns(rt: at.Runtime, add_one: at.Kernel, cupy: Any) -> None:
    x = rt.ndarray(N, at.i32)
    stream = cupy.cuda.Stream(non_blocking=True)
    for _ in range(TURNS):
        rt.queue.launch(add_one, x).hold_stream(stream)
        with stream:
            view = cupy.ndarray((N,), cupy.int32, cupy.cuda.MemoryPointer(
                cupy.cuda.UnownedMemory(x.words[-1], 4 * N, x), 0))  # fmt: skip
            view *= 2
        rt.queue.wait_stream(stream)
    rt.queue.launch(add_one, x)
    expected = 0
    for _ in range(TURNS):
        expected = (expected + 1) * 2
    assert (await rt.queue.read(x) == (expected + 1 + 2**31) % 2**32 - 2**31).all()


@pytest.mark.parametrize("library", ["cupy", "torch"])
async def test_several_queues_are_waited_for(
    rt: at.Runtime, cuda_modules: Path, request: pytest.FixtureRequest, library: str
) -> None:
    """Each queue writes a part of one array, late."""
    module = request.getfixturevalue(library)
    spin = (await rt.load_aot_module(cuda_modules / "timing")).kernel("spin_serial")
    queues, x = [rt.create_queue() for _ in range(3)], rt.ndarray(3 * N, at.i32)
    for i, queue in enumerate(queues):
        queue.launch(spin, LONG // 10, rt.ndarray(1, at.i32))
        queue.fill(x[i * N : (i + 1) * N], i + 1)
    view = module.asarray(x) if library == "cupy" else module.from_dlpack(x)
    parts = view.reshape(3, N)
    assert [int(part.min()) for part in parts] == [1, 2, 3]


async def test_elements_and_pinned_memory_are_exported(rt: at.Runtime, cupy: Any, torch: Any) -> None:
    vectors = rt.ndarray(5, at.f32, element_shape=(3,))
    rt.queue.fill(vectors, [1, 2, 3])
    assert cupy.asarray(vectors).tolist() == torch.from_dlpack(vectors).tolist() == [[1, 2, 3]] * 5
    pinned = rt.ndarray(1000, at.i32, host_read=True, host_write=True)
    rt.queue.fill(pinned, 4)
    assert int(cupy.asarray(pinned).sum()) == 4000


@pytest.mark.parametrize(
    "dtype",
    ["float16", "float32", "float64", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"],
)
async def test_an_array_of_cupy_is_an_array(rt: at.Runtime, cupy: Any, dtype: str) -> None:
    source = cupy.arange(100, dtype=dtype).reshape(10, 10)
    x = rt.import_array(source)
    assert (x.shape, x.dtype.numpy) == ((10, 10), np.dtype(dtype))
    assert x.words[-1] == source.data.ptr
    assert np.array_equal(await rt.queue.read(x), np.arange(100, dtype=dtype).reshape(10, 10))
    vectors = rt.import_array(source, element_ndim=1)
    assert (vectors.shape, vectors.element_shape) == ((10,), (10,))


async def test_an_import_waits_for_the_operations_of_cupy(rt: at.Runtime, add_one: at.Kernel, cupy: Any) -> None:
    stream = cupy.cuda.Stream(non_blocking=True)
    for _ in range(TURNS):
        with stream:
            source = cupy.zeros(N, cupy.int32)
            for _ in range(20):
                source += 1
            x = rt.import_array(source)
        rt.queue.launch(add_one, x)
        assert (await rt.queue.read(x) == 21).all()


async def test_an_imported_array_keeps_its_source(rt: at.Runtime, add_one: at.Kernel, cupy: Any) -> None:
    x = rt.import_array(cupy.full(N, 5, cupy.int32))
    gc.collect()
    garbage = [cupy.zeros(N, cupy.int32) for _ in range(4)]
    await rt.queue.launch(add_one, x)
    assert (await rt.queue.read(x) == 6).all()
    assert len(garbage) == 4
    x.close()
    with pytest.raises(errors.InvalidStateError, match="closed"):
        rt.queue.launch(add_one, x)


async def test_torch_reads_and_is_read(rt: at.Runtime, add_one: at.Kernel, torch: Any) -> None:
    x = rt.ndarray(N, at.i32)
    for turn in range(TURNS):
        for _ in range(20):
            rt.queue.launch(add_one, x)
        tensor = torch.from_dlpack(x)
        assert tensor.data_ptr() == x.words[-1]
        assert tensor.is_cuda
        assert int(tensor.min()) == int(tensor.max()) == 20 * (turn + 1)
    tensor = torch.zeros((8, 3), dtype=torch.float32, device="cuda")
    stream = torch.cuda.Stream()
    with torch.cuda.stream(stream):
        big = torch.zeros(N, dtype=torch.int32, device="cuda")
        for _ in range(20):
            big += 1
        y = rt.import_array(big)
    rt.queue.launch(add_one, y)
    assert (await rt.queue.read(y) == 21).all()
    vectors = rt.import_array(tensor, element_ndim=1)
    rt.queue.fill(vectors, [1, 2, 3])
    torch.cuda.current_stream().synchronize()
    await rt.queue.wait()
    assert tensor.cpu().numpy().tolist() == [[1, 2, 3]] * 8


async def test_torchs_memory_outlives_the_array(rt: at.Runtime, add_one: at.Kernel, torch: Any) -> None:
    x = rt.ndarray(N, at.i32)
    rt.queue.launch(add_one, x)
    tensor = torch.from_dlpack(x)
    await rt.queue.wait()
    x.close()
    del x
    gc.collect()
    others = [rt.ndarray(N, at.i32) for _ in range(4)]
    for other in others:
        rt.queue.fill(other, 9)
    await rt.queue.wait()
    assert int(tensor.min()) == int(tensor.max()) == 1


async def test_memory_that_torch_holds_outlives_the_runtime(gpu: int, torch: Any) -> None:
    async with at.Runtime("cuda", gpu) as rt:
        x = rt.ndarray(N, at.i32)
        rt.queue.fill(x, 7)
        tensor = torch.from_dlpack(x)
    del x
    gc.collect()
    async with at.Runtime("cuda", gpu) as rt:
        rt.queue.fill(rt.ndarray(N, at.i32), 9)
        await rt.queue.wait()
    tensor += 1
    assert int(tensor.min()) == int(tensor.max()) == 8


async def test_a_new_array_is_zeroed_before_torch_gets_it(rt: at.Runtime, torch: Any) -> None:
    for _ in range(TURNS):
        x = rt.ndarray(8 * N, at.f32)
        tensor = torch.from_dlpack(x)
        tensor.fill_(1)
        rt.queue.wait_stream(torch.cuda.current_stream())
        assert (await rt.queue.read(x) == 1).all()
        x.close()


async def test_an_array_is_exported_in_its_queues_loop(rt: at.Runtime, cuda_modules: Path, torch: Any) -> None:
    x = rt.ndarray(1, at.i32)
    rt.queue.launch((await rt.load_aot_module(cuda_modules / "timing")).kernel("spin_serial"), LONG, x)
    with pytest.raises(errors.InvalidStateError, match="another event loop"):
        await anyio.to_thread.run_sync(torch.from_dlpack, x)
    await rt.queue.wait()
    tensor = await anyio.to_thread.run_sync(torch.from_dlpack, x)
    assert tensor.tolist() == (await rt.queue.read(x)).tolist()


async def test_a_queue_on_the_default_stream(rt: at.Runtime, add_one: at.Kernel, torch: Any) -> None:
    queue = rt.create_queue(stream=torch.cuda.default_stream())
    tensor = torch.zeros(N, dtype=torch.int32, device="cuda")
    x = rt.import_array(tensor, queue=queue)
    for _ in range(TURNS):
        tensor += 1
        queue.launch(add_one, x)
        queue.__cuda_stream__()
    assert (await queue.read(x) == 2 * TURNS).all()
    with pytest.raises(errors.InvalidArgumentError, match="thread"):
        rt.create_queue(stream=2)


async def test_a_queue_on_torchs_stream(rt: at.Runtime, add_one: at.Kernel, torch: Any) -> None:
    stream = torch.cuda.Stream()
    queue = rt.create_queue(stream=stream)
    assert queue.__cuda_stream__() == (0, stream.cuda_stream)
    with torch.cuda.stream(stream):
        tensor = torch.zeros(N, dtype=torch.int32, device="cuda")
    x = rt.import_array(tensor, queue=queue)
    for _ in range(TURNS):  # no event between: one stream
        with torch.cuda.stream(stream):
            tensor *= 2
        queue.launch(add_one, x)
        queue.__cuda_stream__()
    expected = 0
    for _ in range(TURNS):
        expected = 2 * expected + 1
    assert (await queue.read(x) == expected).all()
    await queue.aclose()
    with torch.cuda.stream(stream):  # the stream still belongs to PyTorch
        tensor += 1
        least = int(tensor.min())  # on the same stream: PyTorch orders no streams
    assert least == expected + 1


async def test_torch_on_a_queues_stream(rt: at.Runtime, add_one: at.Kernel, torch: Any) -> None:
    x = rt.ndarray(N, at.i32)
    stream = torch.cuda.ExternalStream(rt.queue.__cuda_stream__()[1])
    with torch.cuda.stream(stream):
        tensor = torch.from_dlpack(x)
        for _ in range(TURNS):
            rt.queue.launch(add_one, x)
            rt.queue.__cuda_stream__()
            tensor *= 2
    rt.queue.launch(add_one, x)
    expected = 0
    for _ in range(TURNS):
        expected = (expected + 1) * 2
    assert (await rt.queue.read(x) == expected + 1).all()


async def test_jax_reads_and_is_read(rt: at.Runtime, add_one: at.Kernel, jax: Any) -> None:
    x = rt.ndarray(N, at.i32)
    for _ in range(20):
        rt.queue.launch(add_one, x)
    array = jax.dlpack.from_dlpack(x)
    assert int(array.min()) == int(array.max()) == 20
    assert array.unsafe_buffer_pointer() == x.words[-1]
    source = jax.numpy.arange(100, dtype=jax.numpy.int32) * 2
    y, out = rt.import_array(source), rt.ndarray(100, at.i32)
    rt.queue.copy(out, y)
    assert (await rt.queue.read(out)).tolist() == list(range(0, 200, 2))


async def test_cuda_core_takes_a_queue_for_a_stream(rt: at.Runtime, add_one: at.Kernel, gpu: int) -> None:
    core = library("cuda.core")
    device = core.Device(gpu)
    device.set_current()
    stream = device.create_stream(rt.queue)
    assert int(stream.handle) == rt.queue.__cuda_stream__()[1]
    x = rt.ndarray(N, at.i32)
    for _ in range(100):
        event = rt.queue.launch(add_one, x)
    rt.queue.__cuda_stream__()
    stream.sync()
    assert event.done()
    assert (await rt.queue.read(x) == 100).all()


async def test_an_unsuitable_array_or_stream_is_refused(rt: at.Runtime, cupy: Any) -> None:
    with pytest.raises(errors.InvalidInteropError, match="neither"):
        rt.import_array([1, 2, 3])
    with pytest.raises(errors.InvalidInteropError):
        rt.import_array(np.arange(4))
    with pytest.raises(errors.InvalidInteropError, match="contiguous"):
        rt.import_array(cupy.zeros((4, 4))[:, :2])
    with pytest.raises(errors.InvalidArgumentError, match="dtype"):
        rt.import_array(cupy.zeros(4, cupy.complex64))
    with pytest.raises(errors.InvalidArgumentError, match="element_ndim"):
        rt.import_array(cupy.zeros(4), element_ndim=2)
    with pytest.raises(errors.InvalidArgumentError, match="stream"):
        rt.queue.wait_stream("stream")
    with pytest.raises(errors.InvalidArgumentError, match="stream"):
        rt.create_queue(stream=object())


@pytest.mark.usefixtures("two_gpus")
async def test_an_array_of_another_gpu_is_refused(gpu: int, cupy: Any) -> None:
    async with at.Runtime("cuda", 1 - gpu) as other:
        with pytest.raises(errors.InvalidInteropError, match=f"is not CUDA device {1 - gpu}'s"):
            other.import_array(cupy.zeros(4))


async def test_empty_and_scalar_arrays_are_exchanged(rt: at.Runtime, cupy: Any, torch: Any) -> None:
    assert cupy.asarray(rt.ndarray((0, 3), at.f32)).shape == (0, 3)
    assert torch.from_dlpack(rt.ndarray((0, 3), at.f32)).shape == (0, 3)
    assert float(torch.from_dlpack(rt.ndarray((), at.f64))) == 0.0
    assert rt.import_array(cupy.zeros((2, 0), cupy.float32)).shape == (2, 0)
    assert rt.import_array(cupy.array(3.0)).shape == ()
