"""Kernels and graphs over images, on the fake backend: arguments, checks, order and last uses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import anyio
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.core.cancellation import Cancellation
from aiotaichi.formats import Archive, ModuleSpec, read_module
from aiotaichi.formats.spec import (
    DispatchSpec,
    GfxTask,
    GraphArgument,
    GraphArgumentKind,
    GraphSpec,
    TextureBind,
    TextureParameter,
)
from aiotaichi.launch.kernel import launcher_of
from aiotaichi.launch.loaded_module import LoadedModule
from aiotaichi.runtime.queue import engine_of
from aiotaichi.runtime.runtime import open_device_of
from aiotaichi.testing import FakeClock, FakeDriver
from aiotaichi.testing.fake import FakeTexture
from support.fixture_modules import MODULES

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("fake")]

TEXTURES = MODULES / "vulkan" / "textures"
ARCHIVE = Archive.open(TEXTURES)
SPEC = read_module(ARCHIVE)


def _paint(width: int, height: int, image: Any) -> None:
    image[:height, :width] = np.add.outer(np.arange(height), 10 * np.arange(width))


def _read_back(image: Any, out: Any) -> None:
    out[:] = image.T


KERNELS: dict[str, Callable[..., Any]] = {
    "paint": _paint,
    "read_back": _read_back,
    "fetch": _read_back,
    "mix": lambda to, of: None,
}


@pytest.fixture
def fake_kernels() -> dict[str, Callable[..., Any]]:
    return KERNELS


def made(rt: at.Runtime, spec: ModuleSpec) -> at.AotModule:
    """Return a module that is made in memory."""
    opened = open_device_of(rt)
    hal = opened.device.load(spec, ARCHIVE, at.CompileOptions(), Cancellation())
    return at.AotModule(LoadedModule(opened, spec, hal, ARCHIVE, at.CompileOptions()))


def mix(tasks: list[tuple[bool, bool]]) -> ModuleSpec:
    """Return a module with ``mix(to: rw_texture, of: texture)``, whose tasks bind one image, the other or both."""
    paint = SPEC.kernels["paint"]
    task = paint.tasks[0]
    assert isinstance(task, GfxTask)
    binds = TextureBind((0,), 2, True), TextureBind((1,), 3, False)
    kernel = replace(
        paint,
        name="mix",
        parameters=(
            TextureParameter("to", 2, True, at.Access.NONE, (0, 4, 8), 16),
            TextureParameter("of", 2, False, at.Access.NONE, (24, 28, 32), 40),
        ),
        args_size=48,
        tasks=tuple(
            replace(task, textures=tuple(bind for bind, is_bound in zip(binds, bound, strict=True) if is_bound))
            for bound in tasks
        ),
    )
    return ModuleSpec(SPEC.family, None, None, {"mix": kernel}, {})


async def test_kernels_see_the_pixels(rt: at.Runtime, textures: at.AotModule) -> None:
    image, out = rt.image((5, 3)), rt.ndarray((5, 3), at.f32)
    rt.queue.launch(textures.kernel("paint"), 5, 3, image)
    rt.queue.launch(textures.kernel("fetch"), image.texture(at.Sampler("nearest")), out)
    pixels = await rt.queue.read(image)
    assert pixels[2].tolist() == [2, 12, 22, 32, 42]
    assert np.array_equal(await rt.queue.read(out), pixels.T)


async def test_arguments_are_three_extents_and_an_address(rt: at.Runtime, textures: at.AotModule) -> None:
    image = rt.image((5, 3))
    packed = launcher_of(textures.kernel("paint")).prepare((5, 3, image)).arguments
    assert isinstance(image.handle, FakeTexture)
    assert np.frombuffer(packed, np.int32)[[0, 1, 4, 5, 6]].tolist() == [5, 3, 5, 3, 1]
    assert int(np.frombuffer(packed, np.uint64)[4]) == image.handle.address


async def test_images_of_other_kinds_are_refused(rt: at.Runtime, textures: at.AotModule) -> None:
    paint, fetch, out = textures.kernel("paint"), textures.kernel("fetch"), rt.ndarray((4, 4), at.f32)
    closed = rt.image((4, 4))
    closed.close()
    refused: list[tuple[type[errors.Error], str, Any]] = [
        (errors.ArgumentNullError, "None", None),
        (errors.InvalidArgumentError, "not NdArray", out),
        (errors.InvalidArgumentError, "not ImageSlice", rt.image((4, 4)).region()),
        (errors.InvalidArgumentError, "d3", rt.image((4, 4, 4))),
        (errors.InvalidArgumentError, "d1", rt.image(4)),
        (errors.InvalidArgumentError, "d2_array", rt.image((4, 4), "r32f", dimension="d2_array")),
        (errors.InvalidArgumentError, "cube", rt.image((4, 4), "r32f", dimension="cube")),
        (errors.InvalidStateError, "closed", closed),
    ]
    for error, message, value in refused:
        with pytest.raises(error, match=message):
            rt.queue.launch(paint, 4, 4, value)
        with pytest.raises(error, match=message):
            rt.queue.launch(fetch, value, out)
    stored, sampled = (rt.image((4, 4), usage=usage) for usage in (at.ImageUsage.STORAGE, at.ImageUsage.SAMPLED))
    rt.queue.launch(paint, 4, 4, stored)
    rt.queue.launch(fetch, sampled, out)
    with pytest.raises(errors.InvalidArgumentError, match="STORAGE"):
        rt.queue.launch(paint, 4, 4, sampled.texture())
    with pytest.raises(errors.InvalidArgumentError, match="SAMPLED"):
        rt.queue.launch(fetch, stored, out)
    with pytest.raises(errors.InvalidArgumentError, match="ndarray"):
        rt.queue.launch(fetch, sampled, stored)
    async with at.Runtime(FakeDriver()) as other:
        with pytest.raises(errors.InvalidArgumentError, match="another runtime"):
            rt.queue.launch(fetch, other.image((4, 4)), out)


async def test_one_task_may_not_write_and_sample_one_image(rt: at.Runtime) -> None:
    kernel, image = made(rt, mix([(True, True)])).kernel("mix"), rt.image((4, 4))
    for to, of in ((image, image), (image.texture(), image), (image, image.texture(at.Sampler("nearest")))):
        with pytest.raises(errors.InvalidArgumentError, match=r"writes to and samples of"):
            rt.queue.launch(kernel, to, of)
        with pytest.raises(errors.InvalidArgumentError, match="two images"):
            kernel.bind(to, of)
    await rt.queue.launch(kernel, image, rt.image((4, 4)))


async def test_two_tasks_may_write_and_sample_one_image(rt: at.Runtime) -> None:
    kernel, image = made(rt, mix([(True, False), (False, True)])).kernel("mix"), rt.image((4, 4))
    await rt.queue.launch(kernel, image, image)


async def test_graphs_take_images_by_name(clock: FakeClock) -> None:
    async with at.Runtime(FakeDriver(KERNELS, clock), debug=True) as rt:
        spec = mix([(True, True)])
        names = [
            GraphArgument(name, kind, None, (), 2)
            for name, kind in (("to", GraphArgumentKind.RW_TEXTURE), ("of", GraphArgumentKind.TEXTURE))
        ]
        graph = GraphSpec("step", (DispatchSpec("mix", tuple(names)),))
        step = made(rt, replace(spec, graphs={"step": graph})).compute_graph("step")
        other, to, of = rt.create_queue(name="other"), rt.image((4, 4)), rt.image((4, 4))
        rt.queue.launch_graph(step, to=to, of=of)
        with pytest.raises(errors.InvalidStateError, match="graph step"):
            other.read(to)
        other.read(of)
        assert to.uses == {engine_of(rt.queue): 1}
        assert of.uses == {engine_of(rt.queue): 1, engine_of(other): 1}
        to.close()
        with pytest.raises(errors.InvalidStateError, match="closed"):
            rt.queue.launch_graph(step, to=to, of=of)
        clock.stop()


async def test_races_on_images_are_found(clock: FakeClock) -> None:
    async with at.Runtime(FakeDriver(KERNELS, clock), debug=True) as rt:
        textures = await rt.load_aot_module(TEXTURES)
        paint, fetch = textures.kernel("paint"), textures.kernel("fetch")
        other, image, copy = rt.create_queue(name="other"), rt.image((4, 4)), rt.image((4, 4))
        out = [rt.ndarray((4, 4), at.f32) for _ in range(2)]
        painted = rt.queue.launch(paint, 4, 4, image.texture())
        races: list[Any] = [
            lambda: other.launch(fetch, image, out[0]),
            lambda: other.read(image.region((1, 1))),
            lambda: other.copy_image(copy, image),
            lambda: other.transition_image(image, "shader_read"),
        ]
        for race in races:
            with pytest.raises(
                errors.InvalidStateError, match=r"other.*races with kernel paint.*<Image d2 r32f 4x4 on .*>"
            ):
                race()
        other.wait_event(painted)
        other.launch(fetch, image, out[0])
        rt.queue.launch(fetch, image.texture(), out[1])
        other.copy_image(copy, image)
        with pytest.raises(errors.InvalidStateError, match=r"write on queue 'default' races with copy_image"):
            rt.queue.write(image, np.zeros((4, 4), np.float32))
        clock.stop()


async def test_images_are_freed_after_their_last_use(clock: FakeClock) -> None:
    async with at.Runtime(FakeDriver(KERNELS, clock)) as rt:
        textures = await rt.load_aot_module(TEXTURES)
        image = rt.image((4, 4))
        texture = image.texture()
        rt.queue.launch(textures.kernel("paint"), 4, 4, texture)
        pixels = rt.queue.read(image)
        image.close()
        await rt.queue.flush()
        assert None not in (image.handle, texture.handle)
        clock.run()
        assert (await pixels)[3].tolist() == [3, 13, 23, 33]
        await anyio.lowlevel.checkpoint()
        assert image.handle is texture.handle is None


async def test_a_closed_image_unbinds_its_kernels(rt: at.Runtime, textures: at.AotModule) -> None:
    image = rt.image((4, 4))
    bound = [textures.kernel("paint").bind(4, 4, each) for each in (image, image.texture())]
    for each in bound:
        rt.queue.launch(each)
    image.close()
    for each in bound:
        with pytest.raises(errors.InvalidStateError, match="closed"):
            rt.queue.launch(each)
