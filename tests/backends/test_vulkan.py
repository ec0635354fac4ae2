"""The Vulkan backend: queues, fields, grids, random numbers, graphs, capabilities."""

from __future__ import annotations

import shutil
import struct
from array import array
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import anyio
import anyio.to_thread
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.backends.vulkan.logical_device import HardwareQueue, choose_queue
from aiotaichi.compile import Cache
from support.fixture_modules import MODULES
from support.vulkan_faults import device_of, replace

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("vulkan")]

GRAPHICS, COMPUTE, TRANSFER = 1, 2, 4
FOLDER = MODULES / "vulkan"


# -- queues ---------------------------------------------------------------------------------------------


def family(index: int, flags: int, count: int) -> list[HardwareQueue]:
    return [HardwareQueue(index, flags, 64, array("Q")) for _ in range(count)]


def large() -> list[HardwareQueue]:
    """Return the hardware queues of an H200."""
    return [
        *family(0, GRAPHICS | COMPUTE | TRANSFER, 16),
        *family(1, TRANSFER, 2),
        *family(2, COMPUTE | TRANSFER, 8),
    ]


def taken_of(queues: list[HardwareQueue], transfers: Iterable[bool]) -> list[HardwareQueue]:
    """Return the hardware queue that each new queue chooses, in order."""
    taken: list[HardwareQueue] = []
    for number, transfer in enumerate(transfers):
        taken.append(choose_queue(queues, transfer))
        taken[-1].users.add(number)
    return taken


def families_of(queues: list[HardwareQueue], transfer: bool, count: int) -> list[int]:
    """Return the family that each of ``count`` queues gets."""
    return [queue.family for queue in taken_of(queues, [transfer] * count)]


def test_queues_get_the_least_capable_family_and_one_each() -> None:
    assert families_of(large(), False, 24) == [2] * 8 + [0] * 16
    assert families_of(large(), True, 26) == [1] * 2 + [2] * 8 + [0] * 16
    taken = taken_of(large(), [False] * (3 * 24))
    for i in range(3 * 24):
        assert set(Counter(map(id, taken[: i + 1])).values()) <= {i // 24, i // 24 + 1}


def test_launching_and_transferring_queues_share_the_hardware_queues() -> None:
    queues = large()
    taken = taken_of(queues, (True, True, True, False))
    assert [queue.family for queue in taken] == [1, 1, 2, 2]
    assert len(set(map(id, taken))) == 4
    taken[0].users.clear()  # closed
    assert choose_queue(queues, True) is taken[0]


def test_one_hardware_queue_serves_all_queues_if_it_computes() -> None:
    only = family(0, GRAPHICS | COMPUTE | TRANSFER, 1)
    assert families_of(only, False, 3) == [0] * 3
    assert families_of(only, True, 3) == [0] * 3
    with pytest.raises(errors.NotSupportedError, match="computes"):
        choose_queue(family(0, TRANSFER, 1), False)


async def test_the_first_queues_have_a_hardware_queue_of_their_own(rt: at.Runtime) -> None:
    own = sum(queue.computes for queue in device_of(rt).logical.hardware_queues)
    queues = [rt.queue, *(rt.create_queue() for _ in range(own))]
    assert [queue.is_hardware for queue in queues] == [True] * own + [False]
    await queues[0].record_event()
    await queues[1].aclose()
    assert rt.create_queue().is_hardware == (own > 1), "the place of a closed queue is free again"


async def test_transfer_queues_copy_and_launch_nothing(rt: at.Runtime, basics: at.AotModule) -> None:
    graphs = await rt.load_aot_module(FOLDER / "graphs")
    queue, x, y = rt.create_queue(transfer=True), rt.ndarray(1000, at.i32), rt.ndarray(1000, at.i32)
    data = np.arange(1000, dtype=np.int32)
    queue.write(x, data)
    queue.copy(y, x)
    queue.fill(x[:500], 7)
    assert (await queue.read(y)).tolist() == data.tolist()
    assert (await queue.read(x)).tolist() == [7] * 500 + data[500:].tolist()
    with pytest.raises(errors.InvalidStateError, match="transfer=True"):
        queue.launch(basics.kernel("add_one"), x)
    with pytest.raises(errors.InvalidStateError, match="transfer=True"):
        queue.launch_graph(graphs.compute_graph("thrice"), n=1, x=rt.ndarray(1, at.f32))
    rt.queue.wait_event(queue.write(x, data))
    rt.queue.launch(basics.kernel("add_one"), x)
    assert (await rt.queue.read(x)).tolist() == (data + 1).tolist()


@pytest.mark.parametrize("count", [31, 32, 33, 100])
async def test_a_batch_waits_for_any_number_of_events(rt: at.Runtime, basics: at.AotModule, count: int) -> None:
    """One submission waits for 32 semaphores at most."""
    other, arrays = rt.create_queue(), [rt.ndarray(4, at.i32) for _ in range(count)]
    for i, x in enumerate(arrays):
        assert other.wait_event(rt.queue.fill(x, i))
        await rt.queue.flush()  # a batch of its own, and a value of the semaphore
    reads = []
    for x in arrays:
        other.launch(basics.kernel("add_one"), x)
        reads.append(other.read(x))
    assert [(await read).tolist() for read in reads] == [[i + 1] * 4 for i in range(count)]


# -- fields and capabilities ----------------------------------------------------------------------------


async def test_fields_never_alias(rt: at.Runtime) -> None:
    one, two, again = [await rt.load_aot_module(FOLDER / name) for name in ("counter_a", "counter_b", "counter_a")]
    out = rt.ndarray(4, at.i32)
    for _ in range(3):
        rt.queue.launch(one.kernel("count"), 5)
        rt.queue.launch(two.kernel("count"), 7)
    rt.queue.launch(again.kernel("count"), 1)
    found = []
    for module in (one, two, again):
        rt.queue.launch(module.kernel("get"), out)
        found.append(await rt.queue.read(out))
    i = np.arange(4)
    np.testing.assert_array_equal(found, [3 * (5 + i), 300 * (7 + i), 1 + i])


async def test_a_second_tree_is_refused_by_name(rt: at.Runtime) -> None:
    module = await rt.load_aot_module(FOLDER / "two_trees")
    await rt.queue.launch(module.kernel("add_first"), 1)
    for name in ("add_second", "get_both"):
        with pytest.raises(
            errors.IncompatibleModuleError, match=rf"kernel {name}: it uses .* tree 1\. .*to one tree"
        ):
            module.kernel(name)


async def test_a_missing_capability_is_named(rt: at.Runtime) -> None:
    name = "spirv_has_atomic_float64_minmax"
    if name in rt.info.capabilities:
        rt.set_capabilities({key: level for key, level in rt.info.capabilities.items() if key != name})
    with pytest.raises(errors.IncompatibleModuleError, match=f"{name} = 1, the runtime lacks it"):
        await rt.load_aot_module(FOLDER / "caps")


async def test_capabilities_are_replaced(rt: at.Runtime) -> None:
    before = rt.capabilities
    assert before == {at.Capability[name.upper()]: level for name, level in rt.info.capabilities.items()}
    rt.set_capabilities({"spirv_version": 0x10000, "spirv_has_int8": 0, "spirv_has_int64": 1})
    assert rt.capabilities == {at.Capability.SPIRV_VERSION: 0x10000, at.Capability.SPIRV_HAS_INT64: 1}
    with pytest.raises(errors.InvalidArgumentError, match="neither a Capability"):
        rt.set_capabilities({"spirv_has_wings": 1})
    with pytest.raises(errors.ArgumentOutOfRangeError):
        rt.set_capabilities({"spirv_version": 2**32})
    with pytest.raises(errors.IncompatibleModuleError, match=r"spirv_\w+ = \d+, the runtime (lacks|has level 65536)"):
        await rt.load_aot_module(FOLDER / "basics")
    rt.set_capabilities({**before, at.Capability.SPIRV_VERSION: 0x10000})
    with pytest.raises(errors.IncompatibleModuleError, match="spirv_version = 66304, the runtime has level 65536"):
        await rt.load_aot_module(FOLDER / "basics")
    rt.set_capabilities(before)
    assert rt.capabilities == before
    await rt.load_aot_module(FOLDER / "basics")


# -- grids ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("n", [0, 1, 127, 128, 129, 100_003])
async def test_grids_are_no_larger_than_the_arrays(rt: at.Runtime, basics: at.AotModule, n: int) -> None:
    grids: list[int] = []

    def watch(call: Callable[..., Any]) -> Callable[..., Any]:
        def dispatch(commands: int, x: int, y: int, z: int) -> None:
            grids.append(x)
            assert (y, z) == (1, 1)
            call(commands, x, y, z)

        return dispatch

    replace(rt, "CmdDispatch", watch)

    async def launched(name: str, *arguments: Any) -> list[int]:
        grids.clear()
        await rt.queue.launch(basics.kernel(name), *arguments)
        return list(grids)

    x = rt.ndarray(n, at.i32)
    assert await launched("fill_index", x) == [max(1, -(-n // 128))]
    assert await launched("add_one", x) == [max(1, -(-n // 128))]
    assert (await rt.queue.read(x)).tolist() == list(range(1, n + 1))
    # A range with two bounds, which only the device knows, keeps the grid that the module advises.
    assert await launched("iota", 0, n, x) == [1, 1024]
    assert await launched("count_up", n, x) == [1, max(1, -(-n // 128))]
    assert (await rt.queue.read(x)).tolist() == list(range(1, 2 * n, 2))
    square = rt.ndarray((n, 3), at.f32)
    most = 1024 if rt.info.is_software else 65_536
    assert await launched("add_2d", square) == [max(1, min(most, -(-3 * n // 128)))]
    expected = np.add.outer(10 * np.arange(n), np.arange(3)).astype(np.float32)
    np.testing.assert_array_equal(await rt.queue.read(square), expected)


@pytest.mark.parametrize(("kernel", "n"), [("count_constant", None), ("count_to", 10_000_000)])
async def test_loops_longer_than_the_largest_grid(rt: at.Runtime, kernel: str, n: int | None) -> None:
    module = await rt.load_aot_module(FOLDER / "big_loops")
    counters = rt.ndarray(16, at.i32)
    rt.queue.launch(module.kernel(kernel), *(() if n is None else (n,)), counters)
    assert (await rt.queue.read(counters)).tolist() == [10_000_000 // 16] * 16


# -- state of a queue -----------------------------------------------------------------------------------


async def test_random_numbers_differ_between_queues_and_launches(rt: at.Runtime) -> None:
    module = await rt.load_aot_module(FOLDER / "randoms")
    other, drawn = rt.create_queue(), []
    for queue in (rt.queue, other, rt.queue, other):
        out = rt.ndarray(4096, at.f32)
        queue.launch(module.kernel("fill_f32"), out)
        drawn.append(await queue.read(out))
    for values in drawn:
        assert 0 <= values.min() <= values.max() <= 1
        assert abs(values.mean() - 0.5) < 0.05
    for i, values in enumerate(drawn):
        for others in drawn[:i]:
            assert np.count_nonzero(values == others) < 40, "not the same numbers, and not shifted in place"


async def test_queues_reduce_at_once(rt: at.Runtime, basics: at.AotModule) -> None:
    """The sum is made in the queue's own temporaries."""
    queues, kernel = (rt.queue, rt.create_queue(), rt.create_queue()), basics.kernel("reduce_sum")
    arrays = []
    for i in range(len(queues)):
        arrays.append(rt.ndarray(1000 + i, at.f32))
        queues[0].fill(arrays[i], i + 1)
    await queues[0].wait()
    for _ in range(100):
        sums = [queue.launch(kernel, x) for queue, x in zip(queues, arrays, strict=True)]
        assert [await each for each in sums] == [1000.0, 2002.0, 3006.0]


# -- graphs ---------------------------------------------------------------------------------------------


async def test_a_bound_graph_equals_an_unbound_one(rt: at.Runtime) -> None:
    step = (await rt.load_aot_module(FOLDER / "graphs")).compute_graph("step")
    pairs = [(rt.ndarray(300, at.f32), rt.ndarray(300, at.f32)) for _ in range(2)]
    start = np.linspace(0, 1, 300, dtype=np.float32)
    for x, _ in pairs:
        rt.queue.write(x, start)
    named = {"a": np.float32(0.5), "n": 3, "m": [[1, 9], [9, 4]]}
    bound = step.bind(named, x=pairs[0][0], y=pairs[0][1])
    other = rt.create_queue()
    other.wait_event(rt.queue.record_event())
    expected_x, expected_y = start, np.zeros(300, np.float32)
    for i in range(50):  # all in flight at once, and on two queues in turn
        queue, following = (rt.queue, other) if i % 2 else (other, rt.queue)
        queue.launch_graph(bound)
        following.wait_event(queue.record_event())
        rt.queue.launch_graph(step, named, x=pairs[1][0], y=pairs[1][1])
        expected_x = expected_x * np.float32(0.5) + np.float32(3)
        expected_y = expected_y + 2 * expected_x + np.float32(5)
    for i, expected in enumerate((expected_x, expected_y)):
        found = [await rt.queue.read(pair[i]) for pair in pairs]
        np.testing.assert_array_equal(found[0], found[1])
        np.testing.assert_allclose(found[0], expected, rtol=1e-4)


async def test_graphs_bound_apart_are_apart_and_end_with_their_arrays(rt: at.Runtime) -> None:
    thrice = (await rt.load_aot_module(FOLDER / "graphs")).compute_graph("thrice")
    x, y = rt.ndarray(9, at.f32), rt.ndarray(9, at.f32)
    bound = [thrice.bind(n=1, x=x), thrice.bind(n=10, x=x), thrice.bind(n=100, x=y)]
    for _ in range(4):
        for graph in bound:
            rt.queue.launch_graph(graph)
    reads = [rt.queue.read(array) for array in (x, y)]
    x.close()
    with pytest.raises(errors.InvalidStateError, match="closed"):
        rt.queue.launch_graph(bound[0])
    rt.queue.launch_graph(bound[2])
    reads.append(rt.queue.read(y))
    del bound  # running graphs keep their recordings
    assert [(await read).tolist() for read in reads] == [[132.0] * 9, [1200.0] * 9, [1500.0] * 9]


async def test_a_graph_with_images_is_bound(rt: at.Runtime) -> None:
    module = await rt.load_aot_module(FOLDER / "textures")
    width, height = 9, 5
    painted, target = rt.image((width, height)), rt.image((width, height))
    out = rt.ndarray((width, height), at.f32)
    bound = module.compute_graph("paint_and_blur").bind(
        width=width, height=height, painted=painted, source=painted, target=target, out=out
    )
    texels = np.pad(np.add.outer(10.0 * np.arange(width), np.arange(height)), 1, mode="edge")
    expected = sum(texels[i : i + width, j : j + height] for i in range(3) for j in range(3)) / 9
    for _ in range(5):
        rt.queue.fill(out, -1)
        rt.queue.launch_graph(bound)
        np.testing.assert_allclose(await rt.queue.read(out), expected, rtol=1e-5)
    target.close()
    with pytest.raises(errors.InvalidStateError, match="closed"):
        rt.queue.launch_graph(bound)


# -- damaged modules --------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_damaged_shaders_are_refused(rt: at.Runtime, tmp_path: Path) -> None:
    """Without checks, the driver would crash on the damaged code."""
    folder = tmp_path / "basics"
    shutil.copytree(FOLDER / "basics", folder)
    paths = sorted(folder.glob("*.spv"))
    for path in paths:
        whole = path.read_bytes()
        damaged = [b"", whole[:16], whole[:-2], whole[:-4], b"\0" * len(whole), whole[:4] + whole[8:]]
        # An instruction with length zero, and one with too large a length.
        damaged += [whole[:20] + word + whole[24:] for word in (b"\0" * 4, b"\xff" * 4)]
        for data in damaged:
            path.write_bytes(data)
            with pytest.raises(errors.CorruptedDataError, match=r"\.spv"):
                await rt.load_aot_module(folder)
        path.write_bytes(whole)
    module, x = await rt.load_aot_module(folder), rt.ndarray(3, at.i32)
    rt.queue.launch(module.kernel("fill_index"), x)
    assert (await rt.queue.read(x)).tolist() == [0, 1, 2]


# -- threads ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("library", ["asyncio", "trio"])
async def test_loops_in_two_threads_share_a_device(rt: at.Runtime, basics: at.AotModule, library: str) -> None:
    kernel = basics.kernel("add_one")

    async def use() -> list[int]:
        queue, x = rt.create_queue(), rt.ndarray(257, at.i32)
        for _ in range(100):
            await queue.launch(kernel, x)
            queue.launch(kernel, x)
        found: list[int] = (await queue.read(x)).tolist()
        await queue.aclose()
        return found

    found: list[list[int]] = []

    async def elsewhere() -> None:
        found.append(await anyio.to_thread.run_sync(lambda: anyio.run(use, backend=library)))

    async with anyio.create_task_group() as tasks:
        tasks.start_soon(elsewhere)
        tasks.start_soon(elsewhere)
        found.append(await use())
    assert found == [[200] * 257] * 3


def pipeline_entries(cache: Cache) -> list[str]:
    """Return the names of the entries from drivers. An entry begins with the size and version of its header."""
    names = (path.name for path in cache.folder.iterdir())
    return [name for name in names if (cache.get(name) or b"").startswith(struct.pack("<II", 32, 1))]


@pytest.mark.parametrize("wrong", [b"no header", bytes(4096), struct.pack("<IIII", 32, 1, 1, 2) + bytes(100)])
async def test_pipelines_of_another_device_in_the_cache_are_removed(
    wrong: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AIOTAICHI_CACHE_DIR", str(tmp_path / "cache"))
    cache = Cache()
    async with at.Runtime("vulkan"):
        pass
    (name,) = await anyio.to_thread.run_sync(pipeline_entries, cache)
    good = await anyio.to_thread.run_sync(cache.get, name)
    await anyio.to_thread.run_sync(cache.put, name, wrong)
    async with at.Runtime("vulkan"):
        assert await anyio.to_thread.run_sync(cache.get, name) is None
    assert await anyio.to_thread.run_sync(cache.get, name) == good
