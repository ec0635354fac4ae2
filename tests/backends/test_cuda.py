"""Test the CUDA backend alone, on a GPU: ``pytest -m cuda``."""

from __future__ import annotations

import ctypes
import gc
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import anyio
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.backends.cuda.native.protocol import FUNCTIONS
from aiotaichi.core.sizes import SLOT_SIZE
from aiotaichi.hal import find_driver
from aiotaichi.runtime.runtime import open_device_of

pytestmark = [pytest.mark.anyio, pytest.mark.cuda, pytest.mark.runtime("cuda")]

LONG = 60_000  # thousands of dependent steps: about 1 s on an H200


async def test_a_runtime_that_asks_for_nothing_gets_cuda() -> None:
    async with at.Runtime() as rt:
        assert rt.info.arch is at.Arch.CUDA
        assert rt.info in find_driver("cuda").devices()
    with pytest.raises(errors.NotSupportedError, match="device_index 99"):
        async with at.Runtime("cuda", 99):
            pass


async def test_kernels_of_two_queues_run_at_once(rt: at.Runtime, basics: at.AotModule, spin: at.Kernel) -> None:
    other, x, y = rt.create_queue(), rt.ndarray(1, at.i32), rt.ndarray(8, at.i32)
    long = rt.queue.launch(spin, LONG, x)
    await other.launch(basics.kernel("fill_index"), y)
    assert (await other.read(y)).tolist() == list(range(8))
    assert not long.done()
    await long


async def test_launches_that_the_driver_has_no_room_for_do_not_block(
    rt: at.Runtime, basics: at.AotModule, spin: at.Kernel
) -> None:
    x, y = rt.ndarray(1, at.i32), rt.ndarray(8, at.i32)
    add = basics.kernel("add_one").bind(y)
    long = rt.queue.launch(spin, LONG, x)
    for _ in range(5000):
        rt.queue.launch(add)
    read = rt.queue.read(y)
    await rt.queue.flush()
    assert not long.done()  # the driver takes a thousand, and then blocks
    assert (await read).tolist() == [5000] * 8


async def test_a_queue_waits_for_one_that_the_driver_has_no_room_for(
    rt: at.Runtime, basics: at.AotModule, spin: at.Kernel
) -> None:
    other, x, y = rt.create_queue(), rt.ndarray(1, at.i32), rt.ndarray(8, at.i32)
    add = basics.kernel("add_one").bind(y)
    long = rt.queue.launch(spin, LONG, x)
    for _ in range(3000):
        last = rt.queue.launch(add)
    assert other.wait_event(last)
    other.launch(add)
    read = other.read(y)
    await other.flush()
    assert not long.done()
    assert (await read).tolist() == [3001] * 8


async def test_the_loop_goes_on_while_the_driver_waits_for_the_device(
    rt: at.Runtime, basics: at.AotModule, spin: at.Kernel, modules: Path
) -> None:
    """Loading, closing and freeing wait until the GPU is idle. No call of the loop waits with them."""
    other, x, y = rt.create_queue(), rt.ndarray(1, at.i32), rt.ndarray(8, at.i32)
    add = basics.kernel("add_one")
    await other.launch(add, y)
    lent, memory = np.ones(2**20, np.int32), rt.ndarray(2**20, at.i32)
    for _ in range(4):
        await other.write(memory, lent, borrow=True)
    second = at.Runtime("cuda")
    await second.__aenter__()
    long = rt.queue.launch(spin, LONG, x)
    await rt.queue.flush()
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(rt.load_aot_module, modules / "timing")
        tasks.start_soon(second.aclose)
        del lent
        gc.collect()
        for _ in range(10):
            await anyio.sleep(0.001)
            z = rt.ndarray(8, at.i32)
            other.launch(add, y)
            other.launch(add, z)
        read = other.read(y), other.read(z)
        assert not long.done()
        assert [(await each).tolist() for each in read] == [[11] * 8, [1] * 8]


async def test_cancelled_closing_stops_after_the_operations_of_the_driver(
    rt: at.Runtime, basics: at.AotModule, spin: at.Kernel
) -> None:
    import anyio

    x, y = rt.ndarray(1, at.i32), rt.ndarray(8, at.i32)
    queue = rt.create_queue()
    queue.launch(spin, 3 * LONG, x)
    for _ in range(5000):
        last = queue.launch(basics.kernel("add_one"), y)
    with anyio.move_on_after(0.01):
        await queue.aclose()
    with pytest.raises(errors.InvalidStateError, match="closed"):
        await last


@pytest.mark.parametrize("size", [1, 32 * 2**10 + 1, 3 * SLOT_SIZE + 1, 40 * 2**20 + 3])
async def test_queues_stage_ordinary_memory_side_by_side(rt: at.Runtime, size: int) -> None:
    async def transfer(seed: int) -> None:
        queue, memory = rt.create_queue(), rt.allocate_memory(size)
        source = np.random.default_rng(seed).integers(0, 256, size, np.uint8)
        for _ in range(3):
            into = bytearray(size)
            queue.write(memory, source.tobytes())  # bytes are borrowed: nobody can change them
            await queue.read(memory, out=into)
            assert into == source.tobytes()
        await queue.aclose()

    async with anyio.create_task_group() as group:
        for seed in range(4):
            group.start_soon(transfer, seed)


async def test_a_transfer_is_staged_behind_a_long_kernel_and_the_loop_goes_on(
    rt: at.Runtime, basics: at.AotModule, spin: at.Kernel
) -> None:
    x, memory, other = rt.ndarray(1, at.i32), rt.allocate_memory(100 * 2**20), rt.create_queue()
    y = rt.ndarray(8, at.i32)
    source = bytes(range(256)) * (memory.nbytes // 256)
    long = rt.queue.launch(spin, LONG, x)
    rt.queue.write(memory, source)
    into = bytearray(memory.nbytes)
    read = rt.queue.read(memory, out=into)
    await other.launch(basics.kernel("fill_index"), y)
    assert (await other.read(y)).tolist() == list(range(8))
    assert not long.done()
    await read
    assert into == source


async def test_priorities_are_clamped(rt: at.Runtime, basics: at.AotModule) -> None:
    x = rt.ndarray(8, at.i32)
    for priority in (-100, -1, 0, 3, 100):
        queue = rt.create_queue(priority=priority)
        await queue.launch(basics.kernel("add_one"), x)
        await queue.aclose()
    assert (await rt.queue.read(x)).tolist() == [5] * 8
    with pytest.raises(errors.InvalidArgumentError, match="priority"):
        rt.create_queue(priority=0.5)  # type: ignore[arg-type]


async def test_priorities_are_the_streams(rt: at.Runtime) -> None:
    from cuda.bindings import driver

    with open_device_of(rt).device.hardware:  # type: ignore[attr-defined]
        _, least, greatest = driver.cuCtxGetStreamPriorityRange()
        found = {}
        for priority in (-100, 0, 1, 100):
            _, stream = rt.create_queue(priority=priority).__cuda_stream__()
            found[priority] = driver.cuStreamGetPriority(driver.CUstream(stream))[1]
    assert found == {-100: least, 0: 0, 1: max(-1, greatest), 100: greatest}
    assert found[1] < found[0]  # in CUDA, a lower number is more urgent


async def test_a_graphs_arguments_are_replaced_in_place(rt: at.Runtime, cuda_modules: Path) -> None:
    twenty = (await rt.load_aot_module(cuda_modules / "replay")).compute_graph("twenty")
    sizes = (1, 100, 100_000)
    x, y = [rt.ndarray(n, at.f32) for n in sizes], [rt.ndarray(n, at.f32) for n in sizes]
    for array in x:
        rt.queue.fill(array, 1)
    bound = twenty.bind(a=1.0, x=x[1], y=y[1])
    expected = [0.0, 0.0, 0.0]
    for turn in range(30):  # all of them in flight at once, alternating
        i = turn % 3
        if turn % 5 == 0:
            rt.queue.launch_graph(bound)
            expected[1] += 20
        rt.queue.launch_graph(twenty, a=float(turn), x=x[i], y=y[i])
        expected[i] += 20.0 * turn
    for array, value in zip(y, expected, strict=True):
        assert (await rt.queue.read(array) == value).all()


@pytest.fixture
async def calls(rt: at.Runtime) -> AsyncIterator[list[tuple[str, int]]]:
    """The driver's calls that launch: each name, and the blocks of cuLaunchKernel."""
    found: list[tuple[str, int]] = []
    word, short = ctypes.c_uint64, ctypes.c_uint32
    kinds = {
        "cuLaunchKernel": (word, *[short] * 7, word, word, word),
        "cuGraphInstantiateWithFlags": (word, word, word),
        "cuGraphExecKernelNodeSetParams": (word, word, word),
        "cuGraphLaunch": (word, word),
    }
    block, kept = open_device_of(rt).device.native_device.block, []  # type: ignore[attr-defined]
    for name, arguments in kinds.items():
        place = FUNCTIONS.index(name)
        kind = ctypes.CFUNCTYPE(ctypes.c_int32, *arguments)
        original = kind(block[place])

        def call(*given: int, name: str = name, original: Any = original) -> int:
            found.append((name, given[1] if name == "cuLaunchKernel" else 1))
            status: int = original(*given)
            return status

        trampoline = kind(call)
        kept.append((place, block[place], trampoline))
        block[place] = ctypes.cast(trampoline, ctypes.c_void_p).value
    yield found
    await rt.queue.wait()
    for place, address, _ in kept:
        block[place] = address


async def test_loops_get_the_threads_that_they_can_use(
    rt: at.Runtime, basics: at.AotModule, calls: list[tuple[str, int]]
) -> None:
    add = basics.kernel("add_one")
    for size, blocks in ((0, 1), (1, 1), (128, 1), (129, 2), (100_000, 782), (10_000_000, 8448)):
        calls.clear()
        await rt.queue.launch(add, rt.ndarray(size, at.i32))
        assert calls == [("cuLaunchKernel", blocks)]


async def test_a_compute_graph_is_one_cuda_graph(
    rt: at.Runtime, cuda_modules: Path, calls: list[tuple[str, int]]
) -> None:
    twenty = (await rt.load_aot_module(cuda_modules / "replay")).compute_graph("twenty")
    x, y, z = (rt.ndarray(1000, at.f32) for _ in range(3))
    bound = twenty.bind(a=1.0, x=x, y=y)
    for _ in range(3):
        await rt.queue.launch_graph(bound)
    for array in (z, y):
        await rt.queue.launch_graph(twenty, a=1.0, x=x, y=array)
    names = [name for name, _ in calls]
    launch, update = ["cuGraphLaunch"], ["cuGraphExecKernelNodeSetParams"] * 20
    made = ["cuGraphInstantiateWithFlags"]  # one graph, and one for what is bound: its arguments stay
    assert names == [*made, *launch * 3, *made, *(update + launch) * 2]


async def test_a_sequence_is_one_cuda_graph(
    rt: at.Runtime, basics: at.AotModule, calls: list[tuple[str, int]]
) -> None:
    """Its fills and copies are nodes, and other arguments, of any size, are set in place."""
    saxpy, x, z = basics.kernel("saxpy"), rt.ndarray(1000, at.f32), rt.ndarray(1000, at.f32)
    arrays = [rt.ndarray(1000, at.f32), rt.ndarray(5000, at.f32)]
    await rt.queue.fill(x, 1)
    async with rt.record() as sequence:
        sequence.fill(z, 2)
        for _ in range(3):
            sequence.launch(saxpy, 1.0, x, z)
            sequence.launch(saxpy, at.Argument("a"), x, at.Argument("y"))
        sequence.copy(x[:10], z[:10])
    for y in arrays:
        await rt.queue.launch(sequence, a=2.0, y=y)
    names = [name for name, _ in calls]
    once = [*["cuGraphExecKernelNodeSetParams"] * 3, "cuGraphLaunch"]
    assert names == ["cuGraphInstantiateWithFlags", *once, *once]
    assert (await rt.queue.read(x)).tolist() == [17.0] * 10 + [1.0] * 990
    assert (await rt.queue.read(arrays[0]) == 6).all()
    expected = np.zeros(5000, np.float32)
    expected[:1000], expected[:10] = 6, 30
    assert np.array_equal(await rt.queue.read(arrays[1]), expected)


@pytest.mark.parametrize("size", [1, 1000, 1_000_003])
async def test_each_dispatch_of_a_graph_sees_the_one_before(rt: at.Runtime, cuda_modules: Path, size: int) -> None:
    turns = (await rt.load_aot_module(cuda_modules / "replay")).compute_graph("turns")
    x, y = rt.ndarray(size, at.f32), rt.ndarray(size, at.f32)
    for _ in range(20):
        rt.queue.launch_graph(turns, x=x, y=y)
    expected, steps = np.zeros(size, np.float32), np.arange(size, dtype=np.float32)
    for _ in range(20 * 20):
        expected = np.float32(0.5) * expected[::-1] + steps
    np.testing.assert_array_equal(await rt.queue.read(x), expected)


async def test_a_graph_runs_on_several_queues(rt: at.Runtime, cuda_modules: Path) -> None:
    twenty = (await rt.load_aot_module(cuda_modules / "replay")).compute_graph("twenty")
    queues = [rt.queue, rt.create_queue(), rt.create_queue()]
    arrays = []
    for i, queue in enumerate(queues):
        x, y = rt.ndarray(1000, at.f32), rt.ndarray(1000, at.f32)
        queue.fill(x, i + 1)
        for _ in range(10):
            queue.launch_graph(twenty, a=1.0, x=x, y=y)
        arrays.append(y)
    for i, (queue, y) in enumerate(zip(queues, arrays, strict=True)):
        assert (await queue.read(y) == 200 * (i + 1)).all()


@pytest.mark.parametrize("size", [1, 2, 3, 7, 4096, 100_003])
@pytest.mark.parametrize("dtype", [at.u8, at.f16, at.f32, at.f64])
async def test_fills_of_every_width(rt: at.Runtime, dtype: at.DType, size: int) -> None:
    for element_shape, value in (((), 1.5 if dtype.is_float else 200), ((3,), [1, 2, 3]), ((2, 2), [[1, 2], [3, 4]])):
        array = rt.ndarray(size, dtype, element_shape=element_shape)
        start = size // 3
        rt.queue.fill(array[start:], value)
        expected = np.zeros((size, *element_shape), array.dtype.numpy)
        expected[start:] = value
        assert np.array_equal(await rt.queue.read(array), expected)


async def test_overlapping_copies_are_as_if_by_way_of_another_memory(rt: at.Runtime) -> None:
    for size in (10, 100_000):
        data = np.arange(size, dtype=np.int32)
        array = rt.ndarray(size, at.i32)
        rt.queue.write(array, data)
        rt.queue.copy(array[3:], array[: size - 3])
        data[3:] = data[:-3].copy()
        rt.queue.copy(array[: size - 5], array[5:])
        data[:-5] = data[5:].copy()
        assert np.array_equal(await rt.queue.read(array), data)


async def test_kernels_reach_mapped_memory(rt: at.Runtime, basics: at.AotModule) -> None:
    array = rt.ndarray(1000, at.i32, host_read=True, host_write=True)
    async with array.map() as view:
        view[:] = 5
    await rt.queue.launch(basics.kernel("add_one"), array)
    async with array.map() as view:
        assert (view == 6).all()
    assert (await rt.queue.read(array) == 6).all()


async def test_arrays_that_were_read_outlive_the_runtime(cuda_modules: Path) -> None:
    async with at.Runtime("cuda") as rt:
        x = rt.ndarray(1 << 20, at.i32)
        rt.queue.fill(x, 7)
        found = await rt.queue.read(x)
    assert (found == 7).all()


async def test_memory_is_given_back() -> None:
    from cuda.bindings import driver

    free = []
    for _ in range(6):
        async with at.Runtime("cuda") as rt:
            memories = [rt.allocate_memory(2**30) for _ in range(4)]
            rt.queue.fill(memories[0], 1)
            await rt.queue.wait()
            memories[0].close()
            context = open_device_of(rt).device.hardware  # type: ignore[attr-defined]
        with context:
            free.append(driver.cuMemGetInfo()[1])
    assert free[1] - free[-1] < 2**33  # a leak is 12 GiB or more; others use the GPU, too


async def test_too_much_memory_is_an_error_and_the_queue_goes_on(rt: at.Runtime, basics: at.AotModule) -> None:
    with pytest.raises(errors.OutOfMemoryError, match=str(2**45)):
        rt.allocate_memory(2**45)
    x = rt.ndarray(4, at.i32)
    await rt.queue.launch(basics.kernel("add_one"), x)
    assert (await rt.queue.read(x)).tolist() == [1] * 4


async def test_modules_for_other_devices_are_refused(
    rt: at.Runtime, cuda_modules: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(errors.IncompatibleModuleError, match=r"there are modules for x64, .* for cuda"):
        await rt.load_aot_module(Path(__file__).parent.parent / "modules" / "x64" / "basics")
    hardware = open_device_of(rt).device.hardware  # type: ignore[attr-defined]
    monkeypatch.setattr(hardware, "shared_size", 48 * 1024)
    with pytest.raises(errors.IncompatibleModuleError, match=r"bytes of shared memory, the device has 49152"):
        await rt.load_aot_module(cuda_modules / "shared_large")
    monkeypatch.setattr(hardware, "capability", 75)
    module = await rt.load_aot_module(cuda_modules / "sparse")
    with pytest.raises(errors.IncompatibleModuleError, match=r"8\.6, this device has 7\.5"):
        module.kernel("append")
    assert module.kernel("lengths").name == "lengths"  # its code is the same for every device


async def test_an_arena_that_is_too_small_is_refused(
    rt: at.Runtime, cuda_modules: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from aiotaichi.backends.cuda.binding import driver  # needs CUDA's package

    monkeypatch.setattr(driver, "cuMemGetInfo", lambda: (0, 8 * 2**20, 2**30))
    with pytest.raises(errors.OutOfMemoryError, match=r"sparse.*: the first cells .* take \d+ bytes.* 8388608 bytes"):
        await rt.load_aot_module(cuda_modules / "sparse")


def test_an_arena_that_is_used_up_ends_the_process_use_of_the_gpu(cuda_modules: Path) -> None:
    program = (
        "import anyio, aiotaichi as at\n"
        "from aiotaichi.backends.cuda.binding import driver\n"
        "from aiotaichi.core.llvm_runtime import RuntimeImage\n"
        "driver.cuMemGetInfo = lambda: (0, 8 * 4096, 2**30)\n"
        "RuntimeImage.least_cells = property(lambda self: 0, lambda self, value: None)\n"
        "async def main():\n"
        "    rt = await at.Runtime('cuda').__aenter__()\n"
        f"    module = await rt.load_aot_module({str(cuda_modules / 'sparse')!r})\n"
        "    try:\n"
        "        await rt.queue.launch(module.kernel('set_pointed'), 0, 64, 1)\n"
        "    except at.errors.DeviceLostError as error:\n"
        "        print(error)\n"
        "    try:\n"
        "        await rt.aclose()\n"
        "    except at.errors.DeviceLostError:\n"
        "        print('closed')\n"
        "anyio.run(main)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=100)
    first, *rest = done.stdout.splitlines()
    assert "CUDA_ERROR_ASSERT" in first
    assert "sparse fields is used up" in first
    assert rest == ["closed"]
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", ["functions_f32", "functions_f64"])
async def test_functions_are_close_to_numpys(rt: at.Runtime, cuda_modules: Path, name: str) -> None:
    kernel = (await rt.load_aot_module(cuda_modules / "math")).kernel(name)
    dtype = np.dtype(name[-3:].replace("f32", "f4").replace("f64", "f8"))
    x = np.linspace(-3.9, 3.9, 1001, dtype=dtype)
    rows = 15 if dtype == np.float32 else 12
    source, out = rt.ndarray(len(x), dtype), rt.ndarray((rows, len(x)), dtype)
    rt.queue.write(source, x)
    rt.queue.launch(kernel, source, out)
    v = x.astype(np.float64)
    expected = [
        np.sin(v), np.cos(v), np.tan(v), np.exp(v), np.log(v + 4), np.sqrt(v + 4), np.tanh(v), np.arctan2(v, 0.5),
        np.arcsin(v * 0.25), np.arccos(v * 0.25), (v + 4) ** float(np.float32(1.7)), 1 / (v + 4), 1 / np.sqrt(v + 4),
        np.floor(v) + np.ceil(v), np.zeros_like(v),  # products below the smallest normal number
    ]  # fmt: skip
    found = await rt.queue.read(out)
    tolerance = 1e-5 if dtype == np.float32 else 1e-12
    for row, wanted in zip(found, expected[:rows], strict=True):
        np.testing.assert_allclose(row, wanted, rtol=tolerance, atol=tolerance)
    four, one = dtype.type(4), dtype.type(1)
    roots, reciprocals = np.sqrt(x + four), one / (x + four)
    if dtype == np.float32:  # taichi's fast_math allows approximations
        np.testing.assert_array_max_ulp(found[5], roots, maxulp=2)
        np.testing.assert_array_max_ulp(found[11], reciprocals, maxulp=2)
    else:
        np.testing.assert_array_equal(found[5], roots)
        np.testing.assert_array_equal(found[11], reciprocals)
    if dtype == np.float32:
        assert not found[14].any()


async def test_random_numbers_of_a_large_array(rt: at.Runtime, cuda_modules: Path) -> None:
    kernel, out = (await rt.load_aot_module(cuda_modules / "randoms")).kernel("fill_f32"), rt.ndarray(1 << 20, at.f32)
    rt.queue.launch(kernel, out)
    drawn = await rt.queue.read(out)
    assert abs(drawn.mean() - 0.5) < 0.01
    assert len(np.unique(drawn)) > 1_000_000  # of 2 ** 24: half as many if two threads share a state


async def test_more_prints_than_are_kept_at_a_time(
    rt: at.Runtime, cuda_modules: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    say_each = (await rt.load_aot_module(cuda_modules / "prints")).kernel("say_each")
    x = rt.ndarray(300, at.i32)
    lines = sorted(f"element {i} is {7 * i}" for i in range(300))
    rt.queue.write(x, 7 * np.arange(300, dtype=np.int32))
    for _ in range(100):  # about 2 MiB, one launch after the other
        await rt.queue.launch(say_each, x)
        assert sorted(capsys.readouterr().out.splitlines()) == lines
    many = rt.ndarray(100_000, at.i32)
    await rt.queue.launch(say_each, many)
    *said, last = capsys.readouterr().out.splitlines()
    lost = int(last.removeprefix("(").removesuffix(" further prints did not fit)"))
    assert len(said) + lost == 100_000
    assert len(said) > 10_000
    assert len(set(said)) == len(said)
    assert all(line.endswith(" is 0") for line in said)


async def test_runtimes_copy_and_wait(cuda_modules: Path, gpu: int) -> None:
    """On one GPU and on two: without the waits, a copy would read old or later values."""
    async with at.Runtime("cuda", 0) as one, at.Runtime("cuda", gpu) as two:
        add = [(await rt.load_aot_module(cuda_modules / "basics")).kernel("add_one") for rt in (one, two)]
        spin = [(await rt.load_aot_module(cuda_modules / "timing")).kernel("spin_serial") for rt in (one, two)]
        n = 1 << 20
        x, y = one.ndarray(n, at.i32), two.ndarray(n, at.i32)
        places = one.ndarray(1, at.i32), two.ndarray(1, at.i32)
        reads = []
        for _ in range(10):
            one.queue.launch(spin[0], LONG // 100, places[0])
            assert two.queue.wait_event(one.queue.launch(add[0], x))
            two.queue.launch(spin[1], LONG // 100, places[1])
            two.queue.copy(y, x)
            assert one.queue.wait_event(two.queue.record_event())
            reads.append(two.queue.read(y))
        for turn, read in enumerate(reads):
            assert (await read == turn + 1).all()
        for _ in range(10):  # a new array is zeroed before it is copied
            y = two.ndarray(n, at.i32)
            two.queue.fill(y, 9)
            two.queue.copy(y, one.ndarray(n, at.i32))
            assert not (await two.queue.read(y)).any()
        await one.queue.wait()
