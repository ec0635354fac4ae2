"""Images in the kernels of taichi's Vulkan modules, beyond the conformance suite."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

import aiotaichi as at
from aiotaichi import errors
from support.fixture_modules import MODULES

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("vulkan")]

Floats = npt.NDArray[np.float32]


def blurred(pixels: Floats) -> Floats:
    padded = np.pad(pixels, 1, mode="edge")
    height, width = pixels.shape
    parts = [padded[y : y + height, x : x + width] for y in range(3) for x in range(3)]
    total: Floats = np.stack(parts).mean(0)
    return total


async def test_one_task_samples_one_image_and_writes_another(rt: at.Runtime, textures: at.AotModule) -> None:
    source, target = rt.image((13, 7)), rt.image((13, 7))
    pixels = np.random.default_rng(1).random((7, 13), np.float32)
    rt.queue.write(source, pixels)
    rt.queue.launch(textures.kernel("blur3x3"), 13, 7, source, target)
    np.testing.assert_allclose(await rt.queue.read(target), blurred(pixels), rtol=1e-5)
    with pytest.raises(errors.InvalidArgumentError, match="give it two images"):
        rt.queue.launch(textures.kernel("blur3x3"), 13, 7, source, source)


async def test_a_graph_names_one_image_twice(rt: at.Runtime, textures: at.AotModule) -> None:
    image, target, out = rt.image((8, 6)), rt.image((8, 6)), rt.ndarray((8, 6), at.f32)
    graph = textures.compute_graph("paint_and_blur")
    painted = np.add.outer(np.arange(6), 10 * np.arange(8)).astype(np.float32)
    bound = graph.bind(width=8, height=6, painted=image, source=image, target=target, out=out)
    for _ in range(3):
        await rt.queue.launch_graph(bound)
        np.testing.assert_allclose(await rt.queue.read(out), blurred(painted).T, rtol=1e-5)


async def test_images_of_three_dimensions(rt: at.Runtime, textures: at.AotModule) -> None:
    volume, out = rt.image((4, 3, 2)), rt.ndarray((4, 3, 2), at.f32)
    expected = np.fromfunction(lambda i, j, k: 100 * i + 10 * j + k, (4, 3, 2), dtype=np.float32)
    rt.queue.launch(textures.kernel("paint_3d"), 4, 3, 2, volume)
    assert np.array_equal(await rt.queue.read(volume), expected.transpose(2, 1, 0))
    for kernel in ("read_back_3d", "fetch_3d"):
        rt.queue.fill(out, -1)
        rt.queue.launch(textures.kernel(kernel), volume, out)
        assert np.array_equal(await rt.queue.read(out), expected)
    value = rt.ndarray(1, at.f32)
    rt.queue.launch(textures.kernel("sample_3d"), 0.25, 0.5, 0.5, volume, value)  # between texels (0|1, 1, 0|1)
    assert (await rt.queue.read(value))[0] == pytest.approx(60.5, abs=0.5)


async def test_loops_over_the_texels_of_an_image(rt: at.Runtime, textures: at.AotModule) -> None:
    for width, height in ((13, 7), (1, 1), (300, 200)):
        image = rt.image((width, height))
        await rt.queue.launch(textures.kernel("shade"), 1000.0, image)
        expected = np.add.outer(1000.0 * np.arange(height), np.arange(width))
        assert np.array_equal(await rt.queue.read(image), expected)
    volume = rt.image((5, 4, 3))
    await rt.queue.launch(textures.kernel("shade_3d"), volume)
    expected = np.fromfunction(lambda k, j, i: 100 * i + 10 * j + k, (3, 4, 5), dtype=np.float32)
    assert np.array_equal(await rt.queue.read(volume), expected)


async def test_images_of_one_dimension(rt: at.Runtime) -> None:
    module = await rt.load_aot_module(MODULES / "vulkan" / "textures_1d")
    line, out = rt.image(8), rt.ndarray(8, at.f32)
    expected = 2 * np.arange(8, dtype=np.float32) + 1
    rt.queue.launch(module.kernel("paint_1d"), 8, line)
    assert np.array_equal(await rt.queue.read(line), expected)
    for kernel in ("read_back_1d", "fetch_1d"):
        rt.queue.fill(out, -1)
        rt.queue.launch(module.kernel(kernel), line, out)
        assert np.array_equal(await rt.queue.read(out), expected)
    rt.queue.launch(module.kernel("sample_1d"), line, out)
    between = (expected + np.roll(expected, -1)) / 2
    np.testing.assert_allclose(await rt.queue.read(out), between, atol=0.1)


async def test_a_storage_image_has_the_declared_format(rt: at.Runtime, textures: at.AotModule) -> None:
    with pytest.raises(errors.InvalidArgumentError, match="declared r32f, but the image is rgba8"):
        rt.queue.launch(textures.kernel("paint"), 4, 4, rt.image((4, 4), "rgba8"))
    with pytest.raises(errors.InvalidArgumentError, match="declared rgba8, but the image is rgba8u"):
        rt.queue.launch(textures.kernel("tint"), 4, 4, rt.image((4, 4), "rgba8u"))


async def test_layouts_are_followed_across_queues(rt: at.Runtime, textures: at.AotModule) -> None:
    other, image, out = rt.create_queue(), rt.image((8, 8)), rt.ndarray((8, 8), at.f32)
    pixels = np.random.default_rng(2).random((8, 8), np.float32)
    for _ in range(10):
        other.wait_event(rt.queue.launch(textures.kernel("paint"), 8, 8, image))
        rt.queue.wait_event(other.launch(textures.kernel("fetch"), image, out))
        assert (await other.read(out))[3, 2] == 32
        rt.queue.write(image, pixels)
        rt.queue.transition_image(image, at.ImageLayout.SHADER_READ)
        assert np.array_equal(await rt.queue.read(image), pixels)
