"""The bindings of a shader's launch, computed without a GPU."""

from __future__ import annotations

from dataclasses import replace

import pytest

from aiotaichi.core.shader_task import (
    Binding,
    BindingKind,
    ShaderLimits,
    ShaderTask,
    StoredRanges,
    check_shader_capabilities,
    shader_task,
    storage_formats,
)
from aiotaichi.errors import CorruptedDataError, IncompatibleModuleError
from aiotaichi.formats import Archive, KernelSpec, read_module
from aiotaichi.formats.spec import BufferBind, BufferKind, GfxTask, NdArrayParameter, ScalarParameter
from aiotaichi.formats.spirv import Shader, read_shader
from aiotaichi.image_types import Format
from support.fixture_modules import MODULES

LIMITS = ShaderLimits(
    groups=65535,
    loop_groups=0,
    group_size=(1024, 1024, 64),
    group_threads=1024,
    shared_size=32768,
    uniform_size=16384,
    bindings=128,
    uniform_buffers=8,
    storage_buffers=8,
    textures=8,
    storage_images=8,
)


def read(module: str, name: str, index: int = 0) -> tuple[KernelSpec, GfxTask, Shader]:
    archive = Archive.open(MODULES / "vulkan" / module)
    kernel = read_module(archive).kernels[name]
    task = kernel.tasks[index]
    assert isinstance(task, GfxTask)
    return kernel, task, read_shader(archive[kernel.code[index]], name)


def test_arrays_and_arguments_are_bound_by_their_places() -> None:
    kernel, task, shader = read("basics", "saxpy")
    ready = shader_task(kernel, task, shader, LIMITS)
    by_kind = {each.kind: each for each in ready.bindings}
    assert [each.number for each in ready.bindings] == sorted(shader.bindings)
    assert by_kind[BindingKind.ARGUMENTS].size == kernel.args_size
    arrays = {each.where for each in ready.bindings if each.kind is BindingKind.ARRAY}
    assert arrays == {parameter.data_offset for parameter in kernel.parameters[1:]}  # type: ignore[union-attr]
    assert ready.group_size == shader.group_size[0]
    assert ready.groups == -(-task.threads // task.threads_per_group)
    assert ready.extents


def test_a_device_launches_no_more_groups_than_it_may() -> None:
    kernel, task, shader = read("basics", "saxpy")
    assert shader_task(kernel, task, shader, replace(LIMITS, groups=7)).groups == 7


def test_a_loop_gets_as_many_groups_as_keep_the_device_busy() -> None:
    busy = replace(LIMITS, loop_groups=5000)
    kernel, task, shader = read("basics", "saxpy")
    assert shader_task(kernel, task, shader, busy).groups == 5000
    assert shader_task(kernel, task, shader, replace(busy, groups=4000)).groups == 4000
    assert shader_task(kernel, task, replace(shader, fits_any_grid=False), busy).groups == 1024
    for name, index in (("empty_range", 0), ("count_up", 1)):  # a constant range, and one that is in memory
        kernel, task, shader = read("basics", name, index)
        assert shader_task(kernel, task, shader, busy) == shader_task(kernel, task, shader, LIMITS)


def test_a_range_that_an_earlier_task_has_stored_is_known_before_the_launch() -> None:
    kernel, serial, storing = read("batches", "scale_elements")
    _, loop, loading = read("batches", "scale_elements", 1)
    ranges = StoredRanges()
    assert ranges.resolved(loop, loading) == loading, "nothing is stored"
    assert ranges.resolved(serial, storing) == storing
    count, x = kernel.parameters[:2]
    assert isinstance(count, ScalarParameter)
    assert isinstance(x, NdArrayParameter)
    ready = shader_task(kernel, loop, ranges.resolved(loop, loading), LIMITS)
    assert ready.extents == (count.offset, x.shape_offsets[1])
    ranges.resolved(serial, replace(storing, stored_ranges=None))
    assert ranges.resolved(loop, loading).extents is None, "a task may have stored anything"
    with pytest.raises(CorruptedDataError, match="range is argument 1, which is no integer of 32 bits"):
        shader_task(kernel, loop, replace(loading, extents=((1, None),)), LIMITS)


@pytest.mark.parametrize("threads", [0, -3, -200])
def test_an_empty_range_runs_nothing(threads: int) -> None:
    """taichi writes the length of ``range(5, 2)`` as -3."""
    kernel, task, shader = read("basics", "empty_range")
    assert shader_task(kernel, replace(task, threads=threads), shader, LIMITS).groups == 0


@pytest.mark.parametrize(
    ("limit", "text"),
    [
        ({"group_threads": 1}, "threads are too large here"),
        ({"storage_buffers": 1}, "storage buffers, the device takes 1"),
        ({"uniform_buffers": 0}, "1 uniform buffers, the device takes 0"),
        ({"uniform_size": 4}, "bytes of arguments, the device takes 4"),
        ({"bindings": 1}, "resources, the device takes 1"),
    ],
)
def test_a_task_beyond_the_devices_limits_is_refused(limit: dict[str, int], text: str) -> None:
    kernel, task, shader = read("basics", "saxpy")
    with pytest.raises(IncompatibleModuleError, match=f"kernel saxpy, task .*{text}"):
        shader_task(kernel, task, shader, replace(LIMITS, **limit))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("bind", "text"),
    [
        (BufferBind(BufferKind.ARGS, 90, ()), None),
        (BufferBind(BufferKind.RETS, 90, ()), "0 bytes of them"),
        (BufferBind(BufferKind.ROOT, 90, ()), "names no field tree"),
        (BufferBind(BufferKind.ARG_PACK, 90, (0,)), "is not an argument pack"),
        (BufferBind(BufferKind.EXT_ARR, 90, (0,)), "which is not an NdArrayParameter"),
        (BufferBind(BufferKind.ARGS, 0, ()), "a binding is used twice"),
    ],
)
def test_metadata_that_contradicts_itself_is_damaged(bind: BufferBind, text: str | None) -> None:
    kernel, task, shader = read("basics", "saxpy")
    more = replace(task, buffers=(*task.buffers, bind))
    if text is None:
        assert (
            Binding(BindingKind.ARGUMENTS, 90, 0, kernel.args_size)
            in shader_task(kernel, more, shader, LIMITS).bindings
        )
        return
    with pytest.raises(CorruptedDataError, match=text):
        shader_task(kernel, more, shader, LIMITS)


def test_a_shader_that_uses_an_unbound_resource_is_damaged() -> None:
    kernel, task, shader = read("basics", "saxpy")
    with pytest.raises(CorruptedDataError, match="the metadata names nothing"):
        shader_task(kernel, replace(task, buffers=task.buffers[1:]), shader, LIMITS)


def test_sparse_fields_do_not_work_in_shaders() -> None:
    kernel, task, shader = read("basics", "saxpy")
    lists = replace(task, buffers=(*task.buffers, BufferBind(BufferKind.LIST_GEN, 9, ())))
    with pytest.raises(IncompatibleModuleError, match="sparse fields do not work in shaders"):
        shader_task(kernel, lists, shader, LIMITS)


def test_images_are_bound_and_written_in_their_formats() -> None:
    kernel, task, shader = read("textures", "paint", 1)
    ready: ShaderTask = shader_task(kernel, task, shader, LIMITS)
    assert BindingKind.STORAGE_IMAGE in {each.kind for each in ready.bindings}
    assert set(storage_formats(task, shader).values()) == {Format.R32F}


def test_a_shader_needs_what_it_declares() -> None:
    _, _, shader = read("basics", "saxpy")
    needs = replace(shader, capabilities=frozenset({1, 11}))
    check_shader_capabilities(needs, {"spirv_has_int64": 1}, "here")
    with pytest.raises(IncompatibleModuleError, match="here needs spirv_has_int64, which the device lacks"):
        check_shader_capabilities(needs, {}, "here")
    with pytest.raises(IncompatibleModuleError, match="capability 6, and no device has it on"):
        check_shader_capabilities(replace(shader, capabilities=frozenset({6})), {}, "here")
    assert not needs.uses_addresses
    assert replace(shader, capabilities=frozenset({5347})).uses_addresses
