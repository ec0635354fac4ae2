"""Images in the async layer, on the fake backend: shapes, slices, checks, order and ends."""

from __future__ import annotations

from typing import Any

import anyio
import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given
from hypothesis import strategies as st

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.memory.image import request_of
from aiotaichi.memory.resource import resource_of
from aiotaichi.testing import FakeDriver
from aiotaichi.testing.fake import FakeTexture, image_of
from support.devices import made_by

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("fake")]


# -- making them ---------------------------------------------------------------------------------------


async def test_shapes_are_those_of_memory(rt: at.Runtime) -> None:
    assert rt.image(5).shape == rt.image((5,)).shape == (5,)
    assert rt.image((5, 3)).shape == (3, 5)
    assert rt.image((5, 3, 2)).shape == (2, 3, 5)
    assert rt.image((5, 3), "rgba8").shape == (3, 5, 4)
    assert rt.image(5, "rg8", dimension="d1_array", layers=1).shape == (1, 5, 2)
    assert rt.image((5, 3), "r8", dimension="d2_array", layers=7).shape == (7, 3, 5)
    assert rt.image((4, 4), "r8", dimension="cube").shape == (6, 4, 4)
    image = rt.image((5, 3), mips=3)
    assert [image.region(mip=mip).shape for mip in range(3)] == [(3, 5), (1, 2), (1, 1)]


async def test_an_image_shows_its_properties(rt: at.Runtime) -> None:
    image = rt.image((8, 4), at.Format.RGBA8, mips=2, usage=at.ImageUsage.SAMPLED)
    assert (image.dimension, image.extent) == (at.ImageDimension.D2, (8, 4, 1))
    assert (image.format, image.usage) == (at.Format.RGBA8, at.ImageUsage.SAMPLED)
    assert (image.layers, image.mips, image.closed, image.runtime) == (1, 2, False, rt)
    assert repr(image) == "<Image d2 rgba8 8x4 on x64:0>"


BAD: list[tuple[type[errors.Error], str, tuple[Any, ...], dict[str, Any]]] = [
    (errors.ArgumentNullError, "extent", ("d2", None, "r32f"), {}),
    (errors.ArgumentNullError, "format", ("d2", (4, 4), None), {}),
    (errors.ArgumentOutOfRangeError, "d1, d2, d3", ("d4", (4, 4), "r32f"), {}),
    (errors.ArgumentOutOfRangeError, "d1, d2, d3", (6, (4, 4), "r32f"), {}),
    (errors.ArgumentOutOfRangeError, "r32f", ("d2", (4, 4), "r64f"), {}),
    (errors.ArgumentOutOfRangeError, "r32f", ("d2", (4, 4), 0), {}),
    (errors.InvalidArgumentError, "Format", ("d2", (4, 4), np.float32), {}),
    (errors.InvalidArgumentError, "Format", ("d2", (4, 4), at.ImageDimension.D2), {}),
    (errors.InvalidArgumentError, "ImageDimension", (True, (4, 4), "r32f"), {}),
    (errors.InvalidArgumentError, "a width and a height", ("d2", 4, "r32f"), {}),
    (errors.InvalidArgumentError, "a width and a height", ("d2", (4, 4, 2), "r32f"), {}),
    (errors.InvalidArgumentError, "integers", ("d2", (4, 4, 1, 1), "r32f"), {}),
    (errors.InvalidArgumentError, "integers", ("d2", (4, 4.5), "r32f"), {}),
    (errors.InvalidArgumentError, "integers", ("d2", "44", "r32f"), {}),
    (errors.ArgumentOutOfRangeError, "1 to", ("d2", (4, 0), "r32f"), {}),
    (errors.ArgumentOutOfRangeError, "1 to", ("d2", (4, 2**31), "r32f"), {}),
    (errors.ArgumentOutOfRangeError, "1 to 3", ("d2", (4, 7), "r32f"), {"mips": 4}),
    (errors.ArgumentOutOfRangeError, "mips", ("d2", (4, 7), "r32f"), {"mips": 0}),
    (errors.InvalidArgumentError, "mips", ("d2", (4, 4), "r32f"), {"mips": 1.0}),
    (errors.ArgumentOutOfRangeError, "arrays", ("d2", (4, 4), "r32f"), {"layers": 2}),
    (errors.ArgumentOutOfRangeError, "layers", ("d2_array", (4, 4), "r32f"), {"layers": 0}),
    (errors.InvalidArgumentError, "layers", ("d2_array", (4, 4), "r32f"), {"layers": "2"}),
    (errors.ArgumentOutOfRangeError, "6", ("cube", (4, 4), "r32f"), {"layers": 5}),
    (errors.InvalidArgumentError, "cube", ("cube", (4, 8), "r32f"), {}),
    (errors.InvalidArgumentError, "ImageUsage", ("d2", (4, 4), "r32f"), {"usage": 8}),
    (errors.InvalidArgumentError, "ImageUsage", ("d2", (4, 4), "r32f"), {"usage": "storage"}),
]


@pytest.mark.parametrize(("error", "message", "arguments", "options"), BAD)
async def test_invalid_images_are_refused(
    rt: at.Runtime, error: type[errors.Error], message: str, arguments: tuple[Any, ...], options: dict[str, Any]
) -> None:
    dimension, extent, format = arguments
    with pytest.raises(error, match=message):
        rt.image(extent, format, dimension=dimension, **options)


async def test_samplers_take_names_and_members() -> None:
    sampler = at.Sampler("nearest", at.Filter.LINEAR, "clamp_to_edge", 4)
    assert sampler == at.Sampler(at.Filter.NEAREST, "linear", at.AddressMode.CLAMP_TO_EDGE, 4.0)
    assert at.Sampler() == at.Sampler("linear", "linear", "repeat", 0)
    bad: list[tuple[type[errors.Error], dict[str, Any]]] = [
        (errors.ArgumentOutOfRangeError, {"mag_filter": "cubic"}),
        (errors.ArgumentOutOfRangeError, {"address_mode": 3}),
        (errors.ArgumentOutOfRangeError, {"max_anisotropy": -1}),
        (errors.ArgumentOutOfRangeError, {"max_anisotropy": float("nan")}),
        (errors.InvalidArgumentError, {"max_anisotropy": "2"}),
        (errors.ArgumentNullError, {"min_filter": None}),
    ]
    for error, options in bad:
        with pytest.raises(error, match=next(iter(options))):
            at.Sampler(**options)


async def test_textures_have_their_sampler(rt: at.Runtime) -> None:
    image = rt.image((4, 4))
    sampler = at.Sampler("nearest")
    texture = image.texture(sampler)
    assert (texture.image, texture.sampler, texture.closed) == (image, sampler, False)
    assert isinstance(texture.handle, FakeTexture)
    assert texture.handle.sampler == request_of(sampler)
    assert image.texture().sampler == at.Sampler()
    with pytest.raises(errors.InvalidArgumentError, match="Sampler"):
        image.texture("nearest")  # type: ignore[arg-type]
    image.close()
    assert texture.closed
    with pytest.raises(errors.InvalidStateError, match="closed"):
        image.texture()


# -- parts ---------------------------------------------------------------------------------------------


@pytest.mark.slow
@given(st.data())
def test_regions_are_numpy_slices(data: st.DataObject) -> None:
    dimension = data.draw(st.sampled_from(["d1", "d2", "d3", "d1_array", "d2_array", "cube"]))
    axes = {"d1": 1, "d1_array": 1, "d3": 3}.get(dimension, 2)
    sizes = st.integers(1, 5)
    extent = [data.draw(sizes) for _ in range(axes)] if dimension != "cube" else [data.draw(sizes)] * 2
    layers = data.draw(st.integers(1, 4)) if dimension.endswith("array") else None
    channels = data.draw(st.sampled_from(["r8u", "rg8u"]))
    spans = [_span(data, size) for size in extent]
    offset, size = [start for start, _ in spans], [stop - start for start, stop in spans]

    async def check() -> None:
        async with at.Runtime(FakeDriver()) as rt:
            image = rt.image(extent, channels, dimension=dimension, layers=layers)
            expected: npt.NDArray[Any] = np.zeros(image.shape, np.uint8)
            key: list[slice] = [slice(start, stop) for start, stop in reversed(spans)]
            first, count = 0, image.layers
            if dimension.endswith("array") or dimension == "cube":
                first, stop = _span(data, image.layers)
                count = stop - first
                key.insert(0, slice(first, stop))
            part = image.region(offset, size, layer=first, layers=count)
            pixels = np.random.default_rng(0).integers(1, 255, part.shape, np.uint8)
            assert expected[tuple(key)].shape == part.shape
            expected[tuple(key)] = pixels
            rt.queue.write(part, pixels)
            assert np.array_equal(await rt.queue.read(image), expected)
            assert np.array_equal(await rt.queue.read(part), pixels)

    anyio.run(check)


def _span(data: st.DataObject, size: int) -> tuple[int, int]:
    start = data.draw(st.integers(0, size - 1))
    return start, data.draw(st.integers(start + 1, size))


async def test_regions_reach_to_the_end(rt: at.Runtime) -> None:
    image = rt.image((8, 4), "r32f", dimension="d2_array", layers=3, mips=2)
    part = image.region((3, 1), layer=1)
    assert (part.offset, part.extent, part.layer, part.layers) == ((3, 1, 0), (5, 3, 1), 1, 2)
    assert image.region(3).extent == (5, 4, 1)
    assert image.region(extent=2, mip=1).extent == (2, 2, 1)


async def test_regions_outside_are_refused(rt: at.Runtime) -> None:
    image = rt.image((8, 4), mips=2)
    outside: list[dict[str, Any]] = [
        {"offset": (-1, 0)},
        {"offset": (8, 0)},
        {"offset": (4, 0), "extent": (5, 1)},
        {"extent": (0, 1)},
        {"extent": (5, 1), "mip": 1},
        {"offset": (0, 0, 1)},
        {"mip": 2},
        {"mip": -1},
        {"layer": 1},
        {"layer": -1},
        {"layers": 2},
        {"layers": 0},
    ]
    for options in outside:
        with pytest.raises(errors.ArgumentOutOfRangeError):
            image.region(**options)
    for options in ({"offset": 0.5}, {"extent": "1"}, {"mip": None}, {"layer": 1.0}, {"offset": (0, 0, 0, 0)}):
        with pytest.raises((errors.InvalidArgumentError, errors.ArgumentNullError)):
            image.region(**options)


# -- transfers -------------------------------------------------------------------------------------------


async def test_write_takes_lists_and_arrays(rt: at.Runtime) -> None:
    image = rt.image((2, 1), "r8u")
    rt.queue.write(image, [[1, 2]])
    assert (await rt.queue.read(image)).tolist() == [[1, 2]]
    pixels = np.array([[3, 4]], np.uint8)
    await rt.queue.write(image, pixels, borrow=True)
    rt.queue.write(image, pixels.repeat(2, axis=1)[:, ::2])
    assert (await rt.queue.read(image)).tolist() == [[3, 4]]


async def test_pixels_that_do_not_fit_are_refused(rt: at.Runtime) -> None:
    image, array = rt.image((2, 1), "r8u"), rt.ndarray(2, at.u8)
    refused: list[tuple[type[errors.Error], str, Any]] = [
        (errors.ArgumentNullError, "None", None),
        (errors.InvalidArgumentError, r"shape \(1, 2\)", np.zeros((2, 1), np.uint8)),
        (errors.InvalidArgumentError, "the image holds uint8", np.zeros((1, 2), np.int8)),
        (errors.ArgumentOutOfRangeError, "256", [[1, 256]]),
        (errors.InvalidArgumentError, "floats", [[1.5, 2.0]]),
    ]
    for error, message, pixels in refused:
        with pytest.raises(error, match=message):
            rt.queue.write(image, pixels)
    with pytest.raises(errors.InvalidArgumentError, match="contiguous"):
        rt.queue.write(image, np.zeros((1, 4), np.uint8)[:, ::2], borrow=True)
    with pytest.raises(errors.InvalidArgumentError, match="copy_image"):
        rt.queue.fill(image, 0)  # type: ignore[arg-type]
    with pytest.raises(errors.InvalidArgumentError, match="copy_image"):
        rt.queue.copy(array, image)  # type: ignore[arg-type]
    with pytest.raises(errors.InvalidArgumentError, match="expected an image"):
        rt.queue.copy_image(image, array)  # type: ignore[arg-type]


async def test_copies_that_do_not_fit_are_refused(rt: at.Runtime) -> None:
    image = rt.image((8, 4), "r32f", dimension="d2_array", layers=2, mips=2)
    for to, source, message in (
        (image, image.region((1, 0)), "extent"),
        (image, image.region(layers=1), "layers"),
        (image, image, "overlap"),
        (image.region((0, 0), (4, 4)), image.region((3, 0), (4, 4)), "overlap"),
        (rt.image((8, 4), "r16f"), rt.image((8, 4)), "r16f"),
        (rt.image((8, 4), "depth32f"), rt.image((8, 4)), "depth32f"),
    ):
        with pytest.raises(errors.InvalidArgumentError, match=message):
            rt.queue.copy_image(to, source)
    rt.queue.copy_image(image.region(layer=1), image.region(layers=1))
    rt.queue.copy_image(image.region((0, 0), (4, 2), mip=1), image.region((0, 0), (4, 2)))
    rt.queue.copy_image(image.region((4, 0), (4, 4)), image.region((0, 0), (4, 4)))


async def test_layouts_are_tracked(rt: at.Runtime) -> None:
    usage = at.ImageUsage.STORAGE | at.ImageUsage.SAMPLED | at.ImageUsage.ATTACHMENT
    image = rt.image((4, 4), usage=usage)
    await rt.queue.transition_image(image, "shader_read")
    assert image_of(resource_of(image).hal).layout is at.ImageLayout.SHADER_READ
    rt.track_image(image, at.ImageLayout.COLOR_ATTACHMENT)
    assert image_of(resource_of(image).hal).layout is at.ImageLayout.COLOR_ATTACHMENT
    for layout in ("read", 11):
        with pytest.raises(errors.ArgumentOutOfRangeError, match="shader_read"):
            rt.queue.transition_image(image, layout)  # type: ignore[arg-type]
        with pytest.raises(errors.ArgumentOutOfRangeError, match="shader_read"):
            rt.track_image(image, layout)  # type: ignore[arg-type]
    plain = rt.image((4, 4), usage=at.ImageUsage.STORAGE)
    for wrong, message in (
        ("shader_read", "without ImageUsage.SAMPLED"),
        ("color_attachment", "without ImageUsage.ATTACHMENT"),
        ("undefined", "cannot be transitioned"),
        ("present_src", "presents no images"),
    ):
        with pytest.raises(errors.InvalidArgumentError, match=message):
            rt.queue.transition_image(plain, wrong)
    with pytest.raises(errors.InvalidArgumentError, match="not for r32f texels"):
        rt.queue.transition_image(image, "depth_attachment")
    async with at.Runtime(FakeDriver()) as other:
        with pytest.raises(errors.InvalidArgumentError, match="another runtime"):
            other.track_image(image, "shader_read")
    image.close()
    for use in (rt.track_image, rt.queue.transition_image):
        with pytest.raises(errors.InvalidStateError, match="closed"):
            use(image, "shader_read")


async def test_backends_without_images_say_so() -> None:
    async with at.Runtime("cpu") as rt:
        with pytest.raises(errors.NotSupportedError, match="no images"):
            rt.image((4, 4))


# -- ends ------------------------------------------------------------------------------------------


async def test_dropped_images_are_freed_at_once(rt: at.Runtime, monkeypatch: pytest.MonkeyPatch) -> None:
    made = made_by(monkeypatch, rt, "create_image")
    image = rt.image((4, 4))
    texture = image.texture()
    del image
    assert made[0]() is not None
    del texture
    assert made[0]() is None


async def test_the_end_of_the_runtime_closes_images() -> None:
    async with at.Runtime(FakeDriver()) as rt:
        image = rt.image((4, 4))
        texture = image.texture()
    assert image.closed
    assert texture.closed
    with pytest.raises(errors.InvalidStateError, match="closed"):
        rt.image((4, 4))
