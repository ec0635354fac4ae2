"""Memory and images: counterparts of taichi's tests of its C-API. docs/reference/c-api-behaviours.md lists them."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from support.fixture_modules import module_at
from support.refusals import BAD, raises

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("cpu", "vulkan", "cuda")]


# -- memory -------------------------------------------------------------------------------------------------


async def test_too_much_and_nothing_are_refused(rt: at.Runtime) -> None:
    raises(errors.OutOfMemoryError, lambda: rt.allocate_memory(10**18))
    raises(errors.InvalidArgumentError, lambda: rt.allocate_memory(0))
    raises(errors.ArgumentNullError, lambda: rt.allocate_memory(BAD))
    memory = rt.allocate_memory(1, usage=at.MemoryUsage(0))
    await rt.queue.fill(memory, 3)
    assert (await rt.queue.read(memory)).tolist() == [3]


async def test_freeing_raises_nothing(rt: at.Runtime) -> None:
    """taichi reports NOT_SUPPORTED on the processor."""
    at.set_last_error(None)
    memory = rt.allocate_memory(100)
    event = rt.queue.fill(memory, 1)
    memory.close()
    memory.close()
    await event
    assert at.get_last_error() is None
    raises(errors.InvalidStateError, lambda: rt.queue.read(memory), lambda: rt.queue.fill(memory, 1))


async def test_memory_without_host_access_is_not_mapped(rt: at.Runtime) -> None:
    """This holds even if the device's memory is the host's."""
    with pytest.raises(errors.InvalidStateError, match="host_read or host_write"):
        async with rt.allocate_memory(100).map():
            pass


async def test_memory_is_mapped_once_at_a_time(rt: at.Runtime) -> None:
    memory = rt.allocate_memory(100, host_read=True, host_write=True)
    async with memory.map() as view:
        view[:] = 5
        with pytest.raises(errors.InvalidStateError, match="mapped already"):
            async with memory.map():
                pass
    async with memory.map() as view:
        assert (view == 5).all()


async def test_reads_and_writes_stay_in_range(rt: at.Runtime) -> None:
    x = rt.ndarray(16, at.i32)
    raises(
        errors.InvalidArgumentError,
        lambda: rt.queue.write(x, np.zeros(17, np.int32)),
        lambda: rt.queue.write(x, np.zeros(15, np.int32)),
    )
    raises(errors.IndexOutOfRangeError, lambda: x[:17], lambda: x[-1:4], lambda: x.allocation[60:68])
    raises(errors.ArgumentOutOfRangeError, lambda: rt.allocate_memory(60).ndarray(16, at.i32))
    assert not (await rt.queue.read(x)).any()


async def test_elements_of_an_array_lie_side_by_side(rt: at.Runtime) -> None:
    array = rt.allocate_memory(160).ndarray(10, at.i32, element_shape=(4,))
    assert (array.shape, array.element_shape) == ((10,), (4,))
    numbers = np.arange(40, dtype=np.int32).reshape(10, 4)
    rt.queue.write(array, numbers)
    assert np.array_equal((await rt.queue.read(array.allocation)).view(np.int32), numbers.ravel())


async def test_slices_are_copied_from_and_to_their_offsets(rt: at.Runtime) -> None:
    source, to = rt.allocate_memory(256), rt.allocate_memory(2048)
    rt.queue.write(source, np.arange(256, dtype=np.uint8))
    rt.queue.copy(to[1024:1088], source[128:192])
    expected = np.zeros(2048, np.uint8)
    expected[1024:1088] = np.arange(128, 192)
    assert np.array_equal(await rt.queue.read(to), expected)


async def test_copies_that_do_not_fit_are_refused(rt: at.Runtime) -> None:
    """The C-API clamps the range, and copies the rest."""
    source, to = rt.allocate_memory(256), rt.allocate_memory(2048)
    raises(errors.InvalidArgumentError, lambda: rt.queue.copy(to[:256], source[:64]))
    raises(errors.ArgumentNullError, lambda: rt.queue.copy(BAD, source), lambda: rt.queue.copy(to, BAD))
    raises(errors.IndexOutOfRangeError, lambda: to[2000:2064], lambda: source[256:320])


LEAK = """
import resource, sys, anyio
import aiotaichi as at
from aiotaichi.hal.host_pool import host_worker
from aiotaichi.hal.host_mapping import page_worker

arch, size = sys.argv[1], int(sys.argv[2])

def address_space():
    for thread in (host_worker, page_worker):
        thread.settle()  # it frees memory
    with open("/proc/self/statm") as file:
        return int(file.read().split()[0]) * resource.getpagesize()

def most_resident():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024

async def main():
    for i in range(50):
        async with at.Runtime(arch) as rt:
            memories = rt.allocate_memory(size), rt.allocate_memory(size)
            if i % 10 == 0:
                for memory in memories:
                    await rt.queue.fill(memory, 1)
        if i == 0:
            first = most_resident()
        if i == 10:
            start = address_space()
    print(most_resident() - first, address_space() - start)

anyio.run(main)
"""


@pytest.mark.slow
def test_closed_runtimes_give_their_memory_back(arch: str) -> None:
    """Open and close fifty runtimes with two memories each, one of them used, one not: nothing is left."""
    size = 3_000_000_000 if arch == "cuda" else 300_000_000  # no GPU has a hundred times 3 GB
    program = [sys.executable, "-c", LEAK, arch, str(size)]
    done = subprocess.run(program, capture_output=True, text=True, check=True)
    resident, reserved = map(int, done.stdout.split())
    assert resident < 300_000_000
    assert reserved < size


# -- images -------------------------------------------------------------------------------------------------


async def test_images_need_vulkan(rt: at.Runtime, arch: str) -> None:
    if arch == "vulkan":
        image = rt.image((4, 4))
        image.close()
        image.close()
        raises(errors.InvalidStateError, lambda: rt.queue.read(image))
    else:
        raises(errors.NotSupportedError, lambda: rt.image((4, 4)))


async def test_images_that_cannot_be(rt: at.Runtime) -> None:
    bad: Any
    for bad in (6, -1, "4d", 0xFFFFFFFF):
        raises(errors.ArgumentOutOfRangeError, partial(rt.image, (4, 4), "r32f", dimension=bad))
    for bad in (0, 44, "r33f", 0xFFFFFFFF):
        raises(errors.ArgumentOutOfRangeError, partial(rt.image, (4, 4), bad))
    raises(
        errors.ArgumentNullError,
        lambda: rt.image(BAD, "r32f"),
        lambda: rt.image(BAD, "r32f", dimension="d2"),
        lambda: rt.image((4, 4), BAD),
    )


@dataclass(frozen=True)
class Kind:
    """An image that taichi refuses, and the shape of its level 1."""

    dimension: str
    extent: tuple[int, ...]
    layers: int | None
    shape: tuple[int, ...]


@pytest.mark.parametrize(
    "kind",
    [
        Kind("d2", (8, 8), None, (4, 4)),
        Kind("d1_array", (8,), 3, (3, 4)),
        Kind("d2_array", (8, 6), 2, (2, 3, 4)),
        Kind("cube", (8, 8), None, (6, 4, 4)),
    ],
    ids=lambda kind: kind.dimension,
)
async def test_levels_layers_and_cubes(kind: Kind) -> None:
    async with at.Runtime("vulkan") as rt:
        image = rt.image(kind.extent, "r32f", dimension=kind.dimension, layers=kind.layers, mips=3)
        level = image.region(mip=1)
        assert level.shape == kind.shape
        pixels = np.random.default_rng(1).random(kind.shape, np.float32)
        rt.queue.write(level, pixels)
        assert np.array_equal(await rt.queue.read(level), pixels)
        assert not (await rt.queue.read(image)).any()


async def test_unsigned_formats_of_16_bits_are_integers() -> None:
    """taichi makes them normalised."""
    async with at.Runtime("vulkan") as rt:
        image = rt.image((4, 4), "r16u")
        pixels = np.arange(65520, 65536, dtype=np.uint16).reshape(4, 4)
        rt.queue.write(image, pixels)
        assert np.array_equal(await rt.queue.read(image), pixels)


async def test_kernels_and_a_graph_over_two_textures_and_an_array() -> None:
    async with at.Runtime("vulkan") as rt:
        module = await rt.load_aot_module(module_at("vulkan", "textures"))
        size = 128
        first, second, out = rt.image((size, size)), rt.image((size, size)), rt.ndarray((size, size), at.f32)
        rt.queue.launch(module.kernel("paint"), size, size, first)
        rt.queue.launch(module.kernel("blur3x3"), size, size, first, second)
        await rt.queue.launch(module.kernel("read_back"), second, out)
        painted = np.add.outer(10.0 * np.arange(size), np.arange(size))
        wide = np.pad(painted, 1, "edge")
        blurred = sum(wide[i : i + size, j : j + size] for i in range(3) for j in range(3)) / 9
        found = await rt.queue.read(out)
        np.testing.assert_allclose(found, blurred, rtol=1e-5)
        rt.queue.fill(out, -1)
        images: dict[str, Any] = {"painted": first, "source": first, "target": second}
        graph = module.compute_graph("paint_and_blur")
        await rt.queue.launch_graph(graph, images, width=size, height=size, out=out)
        assert np.array_equal(await rt.queue.read(out), found)


async def test_a_kernel_and_a_graph_that_read_two_textures() -> None:
    async with at.Runtime("vulkan") as rt:
        module = await rt.load_aot_module(module_at("vulkan", "textures"))
        size = 128
        first, second, out = rt.image((size, size)), rt.image((size, size)), rt.ndarray((size, size), at.f32)
        pixels = np.random.default_rng(2).random((2, size, size), np.float32)
        rt.queue.write(first, pixels[0])
        rt.queue.write(second, pixels[1])
        await rt.queue.launch(module.kernel("add_fetched"), first, second, out)
        transposed = pixels.sum(0).T  # a texture's first coordinate is the pixel's column
        assert np.array_equal(await rt.queue.read(out), transposed)
        images: dict[str, Any] = {"painted": first, "source": first, "target": second, "blurred": second}
        graph = module.compute_graph("paint_blur_and_add")
        await rt.queue.launch_graph(graph, images, width=size, height=size, out=out)
        painted, blurred = [await rt.queue.read(image) for image in (first, second)]
        assert np.array_equal(await rt.queue.read(out), (painted + blurred).T)
        inner = slice(1, -1), slice(1, -1)  # there, the mean around a texel of a plane is the texel
        np.testing.assert_allclose(blurred[inner], painted[inner], rtol=1e-5)
