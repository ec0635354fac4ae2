"""Tests that every backend with images must pass. Use them like :mod:`aiotaichi.testing.conformance`.

The folder ``modules`` holds ``textures``, built by taichi 1.7.4, with the kernels
``paint(width, height, image: rw_texture<r32f>)`` (texel (i, j) = 10 * i + j), ``read_back(image: rw_texture<r32f>,
out: f32[,])``, ``tint(width, height, image: rw_texture<rgba8>)`` (every texel (0, 0.2, 0.4, 1)),
``fetch(image: texture, out: f32[,])`` and ``sample(u, v, image: texture, out: f32[])`` (four channels).
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from .. import AotModule, Image, Runtime, Sampler, Texture, errors
from ..hal import Driver
from ..image_types import Format, ImageDimension, ImageLayout, ImageUsage
from ..types import f32, u8

__all__ = ["ImageConformance", "ImageTransferConformance"]

_NORMALISED = ["r8", "rg8", "rgba8", "rgba8srgb", "bgra8"]
_INTEGERS = ["r8u", "rg8u", "rgba8u", "r8i", "rgba8i", "r16u", "r16i", "r32u", "rgba32u", "r32i", "rg32i"]
_FLOATS = ["r16f", "rg16f", "rgba16f", "r32f", "rg32f", "rgba32f", "depth32f"]
FORMATS = _NORMALISED + _INTEGERS + _FLOATS
SHAPES: list[tuple[str, tuple[int, ...], int | None]] = [
    ("d1", (5,), None),
    ("d2", (5, 3), None),
    ("d3", (5, 3, 2), None),
    ("d1_array", (5,), 3),
    ("d2_array", (5, 3), 4),
    ("cube", (4, 4), None),
]


def noise(shape: tuple[int, ...], format: Format) -> npt.NDArray[Any]:
    """Return pixels that differ from each other, so that no mistake of a transfer goes unseen."""
    numbers = np.arange(1, 1 + int(np.prod(shape))).reshape(shape)
    return (numbers * 7 % 120 + 1).astype(format.numpy)


@pytest.mark.anyio
class ImageTransferConformance:
    """Tests of images without kernels. Override the fixture ``driver``."""

    @pytest.fixture
    def driver(self) -> Driver:
        raise TypeError("override the fixture 'driver'")

    @pytest.fixture
    async def rt(self, driver: Driver) -> AsyncIterator[Runtime]:
        async with Runtime(driver) as runtime:
            yield runtime

    @pytest.mark.parametrize("format", FORMATS)
    async def test_images_are_zeroed_and_read_back_as_written(self, rt: Runtime, format: str) -> None:
        image = rt.image((7, 5), format, usage=ImageUsage.SAMPLED)
        assert not (await rt.queue.read(image)).any()
        data = noise(image.shape, image.format)
        rt.queue.write(image, data)
        pixels = await rt.queue.read(image)
        assert pixels.dtype == data.dtype
        assert np.array_equal(pixels, data)

    @pytest.mark.parametrize(("dimension", "extent", "layers"), SHAPES, ids=[shape[0] for shape in SHAPES])
    async def test_every_dimension_is_zeroed_and_written(
        self, rt: Runtime, dimension: str, extent: tuple[int, ...], layers: int | None
    ) -> None:
        image = rt.image(extent, "rgba8", dimension=dimension, layers=layers, mips=2, usage=ImageUsage.SAMPLED)
        small = image.region(mip=1)
        assert not (await rt.queue.read(image)).any()
        assert not (await rt.queue.read(small)).any()
        data, less = noise(image.shape, image.format), noise(small.shape, image.format)
        rt.queue.write(small, less)
        rt.queue.write(image, data)
        assert np.array_equal(await rt.queue.read(image), data)
        assert np.array_equal(await rt.queue.read(small), less)

    async def test_slices_are_parts(self, rt: Runtime) -> None:
        image = rt.image((8, 6), "r32f", dimension="d2_array", layers=3, usage=ImageUsage.SAMPLED)
        expected = np.zeros((3, 6, 8), np.float32)
        part = image.region((2, 1), (5, 4), layer=1, layers=2)
        expected[1:3, 1:5, 2:7] = noise(part.shape, image.format)
        rt.queue.write(part, expected[1:3, 1:5, 2:7])
        assert np.array_equal(await rt.queue.read(image), expected)
        assert np.array_equal(await rt.queue.read(image.region((3, 2), (2, 2), layer=2)), expected[2:, 2:4, 3:5])

    @pytest.mark.parametrize("extent", [(7, 5), (200, 100), (1000, 600)])
    async def test_a_read_fills_the_users_pixels(self, rt: Runtime, extent: tuple[int, int]) -> None:
        image = rt.image(extent, "rgba8", usage=ImageUsage.SAMPLED)
        data = noise(image.shape, image.format)
        locked = data.copy()
        locked.flags.writeable = False
        host = rt.host_array((2, *image.shape), u8)
        for source, borrow, out in (
            (data, True, np.zeros_like(data)),
            (locked, False, np.zeros((2, *image.shape), np.uint8)[1]),
            (host[0], True, host[1]),
        ):
            if source is not locked:
                source[:] = data
            rt.queue.write(image, source, borrow=borrow)
            assert await rt.queue.read(image, out=out) is out
            assert np.array_equal(out, data)

    async def test_slices_of_volumes_are_boxes(self, rt: Runtime) -> None:
        image = rt.image((4, 5, 6), "r32f", usage=ImageUsage.SAMPLED)
        data = noise(image.shape, image.format)
        rt.queue.write(image, data)
        rt.queue.write(image.region((1, 2, 3), (2, 2, 2)), np.zeros((2, 2, 2), np.float32))
        data[3:5, 2:4, 1:3] = 0
        assert np.array_equal(await rt.queue.read(image), data)
        assert np.array_equal(await rt.queue.read(image.region((0, 1, 2), (4, 3, 2))), data[2:4, 1:4])

    async def test_copy_moves_texels_between_parts(self, rt: Runtime) -> None:
        source = rt.image((8, 6), "r32f", dimension="d2_array", layers=3, mips=2, usage=ImageUsage.SAMPLED)
        to = rt.image((5, 4), "r32f", dimension="d2_array", layers=4, usage=ImageUsage.SAMPLED)
        data = noise(source.region(mip=1).shape, source.format)
        rt.queue.write(source.region(mip=1), data)
        rt.queue.copy_image(
            to.region((3, 2), (2, 1), layer=2, layers=2), source.region((1, 1), (2, 1), mip=1, layer=1)
        )
        expected = np.zeros((4, 4, 5), np.float32)
        expected[2:, 2:3, 3:] = data[1:, 1:2, 1:3]
        assert np.array_equal(await rt.queue.read(to), expected)

    async def test_copy_moves_within_one_image(self, rt: Runtime) -> None:
        image = rt.image((6, 4), "r32f", usage=ImageUsage.SAMPLED)
        data = noise(image.shape, image.format)
        rt.queue.write(image, data)
        rt.queue.copy_image(image.region((3, 0)), image.region((0, 0), (3, 4)))
        data[:, 3:] = data[:, :3]
        assert np.array_equal(await rt.queue.read(image), data)

    async def test_copy_does_not_convert_texels(self, rt: Runtime) -> None:
        source = rt.image((3, 2), "r32u", usage=ImageUsage.SAMPLED)
        to = rt.image((3, 2), "r32f", usage=ImageUsage.SAMPLED)
        data = np.array([[1, -2, 3], [0.5, 1e9, -0.25]], np.float32)
        rt.queue.write(source, data.view(np.uint32))
        rt.queue.copy_image(to, source)
        assert np.array_equal(await rt.queue.read(to), data)

    async def test_transitions_keep_the_texels(self, rt: Runtime) -> None:
        image = rt.image((4, 4))
        data = noise(image.shape, image.format)
        rt.queue.write(image, data)
        for layout in ("shader_read", ImageLayout.SHADER_READ_WRITE, "transfer_src", "transfer_dst", "shader_write"):
            await rt.queue.transition_image(image, layout)
            assert np.array_equal(await rt.queue.read(image), data)

    async def test_queues_hand_images_over_by_events(self, rt: Runtime) -> None:
        other, image = rt.create_queue(name="other"), rt.image((64, 64))
        for number in range(10):
            data = np.full(image.shape, number, np.float32)
            other.wait_event(rt.queue.write(image, data))
            pixels = other.read(image)
            rt.queue.wait_event(pixels)
            assert np.array_equal(await pixels, data)

    async def test_closed_images_are_refused_and_pending_uses_finish(self, rt: Runtime) -> None:
        image = rt.image((3, 2))
        rt.queue.write(image, np.ones((2, 3), np.float32))
        pending = rt.queue.read(image)
        image.close()
        image.close()
        assert image.closed
        with pytest.raises(errors.InvalidStateError, match="closed"):
            rt.queue.read(image)
        assert (await pending == 1).all()

    async def test_dropped_images_live_until_their_last_use(self, rt: Runtime) -> None:
        for _ in range(20):
            image = rt.image((128, 128))
            rt.queue.write(image, np.ones((128, 128), np.float32))
            pixels = rt.queue.read(image)
            del image
            assert (await pixels == 1).all()

    async def test_images_of_another_runtime_are_refused(self, rt: Runtime, driver: Driver) -> None:
        async with Runtime(driver) as other:
            image = other.image((4, 4))
            with pytest.raises(errors.InvalidArgumentError, match="another runtime"):
                rt.queue.read(image)
            with pytest.raises(errors.InvalidArgumentError, match="another runtime"):
                rt.queue.copy_image(rt.image((4, 4)), image)

    async def test_too_large_an_image_is_an_error(self, rt: Runtime) -> None:
        with pytest.raises((errors.OutOfMemoryError, errors.NotSupportedError)):
            rt.image((2**31 - 1, 2**31 - 1), "rgba32f")


class ImageConformance(ImageTransferConformance):
    """All tests of images. Override the fixtures ``driver`` and ``modules``."""

    @pytest.fixture
    def modules(self) -> Path:
        raise TypeError("override the fixture 'modules'")

    @pytest.fixture
    async def textures(self, rt: Runtime, modules: Path) -> AotModule:
        return await rt.load_aot_module(modules / "textures")

    async def test_a_kernel_writes_and_reads_a_storage_image(self, rt: Runtime, textures: AotModule) -> None:
        image, out = rt.image((9, 5)), rt.ndarray((9, 5), f32)
        rt.queue.launch(textures.kernel("paint"), 9, 5, image)
        rt.queue.launch(textures.kernel("read_back"), image, out)
        expected = np.add.outer(np.arange(5), 10 * np.arange(9))
        assert np.array_equal(await rt.queue.read(image), expected)
        assert np.array_equal(await rt.queue.read(out), expected.T)

    async def test_a_kernel_reads_written_texels(self, rt: Runtime, textures: AotModule) -> None:
        image, out = rt.image((9, 5)), rt.ndarray((9, 5), f32)
        data = noise(image.shape, image.format)
        rt.queue.write(image, data)
        rt.queue.launch(textures.kernel("fetch"), image, out)
        assert np.array_equal(await rt.queue.read(out), data.T)
        rt.queue.launch(textures.kernel("read_back"), image, out)
        assert np.array_equal(await rt.queue.read(out), data.T)

    async def test_kernels_write_and_sample_one_image_in_turn(self, rt: Runtime, textures: AotModule) -> None:
        paint, fetch = textures.kernel("paint"), textures.kernel("fetch")
        images, out = [rt.image((8, 8)) for _ in range(3)], rt.ndarray((8, 8), f32)
        for _ in range(5):
            for image in images:
                rt.queue.launch(paint, 8, 8, image)
                rt.queue.launch(fetch, image, out)
                rt.queue.write(image, np.zeros((8, 8), np.float32))
        assert np.array_equal(await rt.queue.read(out), np.add.outer(10 * np.arange(8), np.arange(8)))

    async def test_normalised_channels_are_rounded(self, rt: Runtime, textures: AotModule) -> None:
        image = rt.image((6, 4), "rgba8")
        rt.queue.launch(textures.kernel("tint"), 6, 4, image)
        assert (await rt.queue.read(image) == [0, 51, 102, 255]).all()

    async def test_normalised_channels_are_sampled_as_fractions(self, rt: Runtime, textures: AotModule) -> None:
        image = rt.image((2, 2), "rgba8")
        rt.queue.write(image, np.tile(np.array([51, 102, 0, 255], np.uint8), (2, 2, 1)))
        assert np.allclose(await self.sample(rt, textures, image, 0.3, 0.6), [0.2, 0.4, 0, 1], atol=1e-3)

    async def test_the_default_sampler_is_linear_and_repeats(self, rt: Runtime, textures: AotModule) -> None:
        image = self.gradient(rt)
        for texture in (image, image.texture(), image.texture(Sampler())):
            for u, v, expected in (
                (0.125, 0.25, 0),
                (0.25, 0.25, 4),
                (0.125, 0.5, 32),
                (0.0, 0.25, 12),
                (1.5, 1.25, 12),
            ):
                value = (await self.sample(rt, textures, texture, u, v))[0]
                assert value == pytest.approx(expected, abs=0.2), (u, v)

    async def test_nearest_filters_give_texels(self, rt: Runtime, textures: AotModule) -> None:
        texture = self.gradient(rt).texture(Sampler("nearest", "nearest"))
        for u, v, expected in ((0.24, 0.4, 0), (0.26, 0.4, 8), (0.24, 0.6, 64), (0.99, 0.99, 88)):
            assert (await self.sample(rt, textures, texture, u, v))[0] == expected, (u, v)

    @pytest.mark.parametrize(
        ("mode", "expected"),
        [("repeat", [24, 0, 8]), ("mirrored_repeat", [0, 24, 16]), ("clamp_to_edge", [0, 24, 24])],
    )
    async def test_address_modes_define_texels_outside(
        self, rt: Runtime, textures: AotModule, mode: str, expected: list[float]
    ) -> None:
        texture = self.gradient(rt).texture(Sampler("nearest", "nearest", mode))
        values = [(await self.sample(rt, textures, texture, u, 0.25))[0] for u in (-0.125, 1.125, 1.375)]
        assert values == expected

    async def test_events_order_kernels_of_two_queues(self, rt: Runtime, textures: AotModule) -> None:
        paint, fetch = textures.kernel("paint"), textures.kernel("fetch")
        other, image, out = rt.create_queue(name="other"), rt.image((32, 32)), rt.ndarray((32, 32), f32)
        for _ in range(10):
            rt.queue.write(image, np.zeros((32, 32), np.float32))
            other.wait_event(rt.queue.launch(paint, 32, 32, image))
            rt.queue.wait_event(other.launch(fetch, image, out))
        pixels = await other.read(out)
        assert np.array_equal(pixels, np.add.outer(10 * np.arange(32), np.arange(32)))

    async def test_a_bound_kernel_keeps_its_image(self, rt: Runtime, textures: AotModule) -> None:
        image = rt.image((4, 4))
        bound = textures.kernel("paint").bind(4, 4, image)
        for _ in range(3):
            rt.queue.write(image, np.zeros((4, 4), np.float32))
            rt.queue.launch(bound)
        assert (await rt.queue.read(image))[1].tolist() == [1, 11, 21, 31]
        image.close()
        with pytest.raises(errors.InvalidStateError, match="closed"):
            rt.queue.launch(bound)

    async def test_launch_checks_its_images(self, rt: Runtime, textures: AotModule, driver: Driver) -> None:
        out = rt.ndarray((4, 4), f32)
        cases: list[tuple[str, tuple[Any, ...], type[errors.Error], str]] = [
            ("read_back", (rt.image((4, 4, 4)), out), errors.InvalidArgumentError, "d3"),
            ("read_back", (rt.image((4, 4), usage=ImageUsage.SAMPLED), out), errors.InvalidArgumentError, "STORAGE"),
            ("fetch", (rt.image((4, 4), usage=ImageUsage.STORAGE), out), errors.InvalidArgumentError, "SAMPLED"),
            ("fetch", (out, out), errors.InvalidArgumentError, "NdArray"),
            ("fetch", (None, out), errors.ArgumentNullError, "None"),
        ]
        for name, arguments, error, message in cases:
            with pytest.raises(error, match=message):
                rt.queue.launch(textures.kernel(name), *arguments)
        async with Runtime(driver) as other:
            with pytest.raises(errors.InvalidArgumentError, match="another runtime"):
                rt.queue.launch(textures.kernel("fetch"), other.image((4, 4)), out)

    @staticmethod
    def gradient(rt: Runtime) -> Image:
        """Return 4 by 2 texels in the smallest float format that every device filters: 8 * i + 64 * j."""
        image = rt.image((4, 2), Format.R16F, dimension=ImageDimension.D2, usage=ImageUsage.SAMPLED)
        rt.queue.write(image, np.add.outer(64 * np.arange(2), 8 * np.arange(4)).astype(np.float16))
        return image

    @staticmethod
    async def sample(
        rt: Runtime, textures: AotModule, texture: Image | Texture, u: float, v: float
    ) -> npt.NDArray[np.float32]:
        out = rt.ndarray(4, f32)
        rt.queue.launch(textures.kernel("sample"), u, v, texture, out)
        return await rt.queue.read(out)
