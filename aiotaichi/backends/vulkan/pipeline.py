"""One task as a compute pipeline, with the table by which native code launches it."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from math import prod
from typing import Any

from ...aot.spec import (
    BufferBind,
    BufferKind,
    GfxTask,
    KernelSpec,
    NdArrayParameter,
    TaskKind,
    TextureBind,
    TextureParameter,
)
from ...aot.spirv import BoundAs, Shader
from ...errors import CorruptedDataError, DeviceLostError, Error, IncompatibleModuleError, OutOfMemoryError
from .binding import NULL, check, ffi, lib, make, vk
from .binding import array as array_of_structs
from .logical_device import LogicalDevice

__all__ = ["Pipeline", "task_table"]

# Kinds of bindings, as in vulkan.h.
_ARGUMENTS, _RESULT, _PACK, _FIXED, _TEMPORARIES, _ARRAY, _SAMPLED, _STORAGE = range(8)
_TYPES = {
    _ARGUMENTS: vk.VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC,
    _RESULT: vk.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC,
    _PACK: vk.VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC,
    _FIXED: vk.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
    _TEMPORARIES: vk.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
    _ARRAY: vk.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
    _SAMPLED: vk.VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER,
    _STORAGE: vk.VK_DESCRIPTOR_TYPE_STORAGE_IMAGE,
}
_BOUND_AS = {
    vk.VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC: BoundAs.UNIFORM_BUFFER,
    vk.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC: BoundAs.STORAGE_BUFFER,
    vk.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER: BoundAs.STORAGE_BUFFER,
    vk.VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER: BoundAs.TEXTURE,
    vk.VK_DESCRIPTOR_TYPE_STORAGE_IMAGE: BoundAs.STORAGE_IMAGE,
}
_MAX_BINDINGS = 128  # native code's
_MAX_LOCAL_SIZE = 64 * 1024  # no API tells how much each invocation may have: drivers try, and die of too much

_Binding = tuple[int, int, int, int]  # kind, binding, where, size: struct binding


class Pipeline:
    """A VkPipeline and its layouts, destroyed when it is dropped."""

    def __init__(self, device: LogicalDevice, cache: Any, code: bytes, bindings: list[_Binding], name: str) -> None:
        descriptors = [
            {
                "binding": number,
                "descriptorType": _TYPES[kind],
                "descriptorCount": 1,
                "stageFlags": vk.VK_SHADER_STAGE_COMPUTE_BIT,
            }
            for kind, number, _, _ in bindings
        ]
        info = make(
            "VkDescriptorSetLayoutCreateInfo",
            bindingCount=len(descriptors),
            pBindings=array_of_structs("VkDescriptorSetLayoutBinding", descriptors),
        )
        self.set_layout = device.create("DescriptorSetLayout", info)
        layouts = ffi.new("VkDescriptorSetLayout[]", [self.set_layout.value])
        info = make("VkPipelineLayoutCreateInfo", setLayoutCount=1, pSetLayouts=layouts)
        self.layout = device.create("PipelineLayout", info)
        words = ffi.from_buffer("uint32_t[]", code)
        with _told_by(name):
            shader = device.create("ShaderModule", make("VkShaderModuleCreateInfo", codeSize=len(code), pCode=words))
        entry = ffi.new("char[]", b"main")
        stage = make(
            "VkPipelineShaderStageCreateInfo", stage=vk.VK_SHADER_STAGE_COMPUTE_BIT, module=shader.value, pName=entry
        )
        wanted = make("VkComputePipelineCreateInfo", stage=stage[0], layout=self.layout.value, basePipelineIndex=-1)
        made = ffi.new("VkPipeline *")
        result = lib.vkCreateComputePipelines(device.value, cache, 1, wanted, NULL, made)
        with _told_by(name):
            check(result, "vkCreateComputePipelines")
        self.handle = device.own(made[0], lib.vkDestroyPipeline)


@contextmanager
def _told_by(name: str) -> Iterator[None]:
    """Name the shader in a driver's error, and make a refusal an IncompatibleModuleError."""
    try:
        yield
    except (CorruptedDataError, OutOfMemoryError, DeviceLostError) as error:
        raise type(error)(f"{name}: {error}") from None
    except Error as error:
        raise IncompatibleModuleError(f"{name}: the driver refuses the shader: {error}") from None


def task_table(
    device: LogicalDevice,
    cache: Any,
    kernel: KernelSpec,
    task: GfxTask,
    code: bytes,
    shader: Shader,
    roots: Mapping[int, int],
) -> tuple[list[int], list[array[int]], Pipeline]:
    """Return the words of a ``struct task``, what they point to, and its pipeline.

    Parameters
    ----------
    roots
        The buffers of the field trees that the kernel uses.

    Raises
    ------
    IncompatibleModuleError
        It needs what the device or this backend lacks.
    """
    limits = device.physical.limits
    where = f"kernel {kernel.name}, task {task.name}"
    _check_sizes(limits, shader, where)
    bindings = sorted(
        [*_buffers(kernel, task, roots, where), *_textures(kernel, task, where)], key=lambda each: each[1]
    )
    _check_limits(limits, bindings, where)
    if len({each[1] for each in bindings}) < len(bindings):
        raise CorruptedDataError(f"{where}: a binding is used twice")
    _check_fit(kernel, task, bindings, shader, where)
    pipeline = Pipeline(device, cache, code, bindings, where)
    table = array("Q", [word for each in bindings for word in each])
    extents = array("Q", _extents(kernel, task, shader, where))
    groups = -(-task.threads // task.threads_per_group)
    words = [
        pipeline.handle.number,
        pipeline.layout.number,
        pipeline.set_layout.number,
        min(groups, limits.maxComputeWorkGroupCount[0]),  # range_for shaders step by the grid: any will do
        shader.group_size[0],
        len(bindings),
        len(extents),
        table.buffer_info()[0],
        extents.buffer_info()[0],
    ]
    return words, [table, extents], pipeline


def _check_sizes(limits: Any, shader: Shader, where: str) -> None:
    size = shader.group_size
    most = [min(each, limits.maxComputeWorkGroupInvocations) for each in limits.maxComputeWorkGroupSize]
    if prod(size) > limits.maxComputeWorkGroupInvocations or any(x > y for x, y in zip(size, most, strict=True)):
        raise IncompatibleModuleError(f"{where}: groups of {' x '.join(map(str, size))} threads are too large here")
    for what, bytes_needed, bytes_there in (
        ("a group", shader.shared_size, limits.maxComputeSharedMemorySize),
        ("a thread", shader.local_size, _MAX_LOCAL_SIZE),
    ):
        if bytes_needed > bytes_there:
            raise IncompatibleModuleError(f"{where}: {what} needs {bytes_needed} bytes, and may have {bytes_there}")


def _check_fit(kernel: KernelSpec, task: GfxTask, bindings: list[_Binding], shader: Shader, where: str) -> None:
    """Raise unless a launch binds everything that the shader takes: drivers do not look, and read other bytes."""
    given = {number: _BOUND_AS[_TYPES[kind]] for kind, number, _, _ in bindings}
    for number, taken in shader.bindings.items():
        if given.get(number) is not taken:
            found = f"names {given[number].value}" if number in given else "names nothing"
            raise CorruptedDataError(
                f"{where}: the shader takes binding {number} for {taken.value}, the metadata {found}"
            )
    for bind in task.textures:
        parameter = kernel.parameters[bind.path[0]]
        assert isinstance(parameter, TextureParameter)
        if shader.image_dimensions.get(bind.binding, parameter.ndim) != parameter.ndim:
            what = f"binding {bind.binding} for an image of other than {parameter.ndim} dimensions"
            raise CorruptedDataError(f"{where}: the shader takes {what}")


def _check_limits(limits: Any, bindings: list[_Binding], where: str) -> None:
    kinds = [_TYPES[kind] for kind, _, _, _ in bindings]
    results = kinds.count(vk.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC)
    counts = {
        "resources": (len(bindings), min(_MAX_BINDINGS, limits.maxPerStageResources)),
        "storage buffers": (
            kinds.count(vk.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER) + results,
            limits.maxPerStageDescriptorStorageBuffers,
        ),
        "uniform buffers": (
            kinds.count(vk.VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC),
            min(limits.maxPerStageDescriptorUniformBuffers, limits.maxDescriptorSetUniformBuffersDynamic),
        ),
        "storage images": (
            kinds.count(vk.VK_DESCRIPTOR_TYPE_STORAGE_IMAGE),
            limits.maxPerStageDescriptorStorageImages,
        ),
        "textures": (
            kinds.count(vk.VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER),
            min(limits.maxPerStageDescriptorSampledImages, limits.maxPerStageDescriptorSamplers),
        ),
    }
    for what, (count, most) in counts.items():
        if count > most:
            raise IncompatibleModuleError(f"{where}: it binds {count} {what}, the device takes {most}")
    for kind, _, _, size in bindings:
        if kind in (_ARGUMENTS, _PACK) and size > limits.maxUniformBufferRange:
            most = limits.maxUniformBufferRange
            raise IncompatibleModuleError(f"{where}: {size} bytes of arguments, the device takes {most}")
        if kind in (_ARGUMENTS, _PACK, _RESULT) and not size:
            raise CorruptedDataError(f"{where}: it binds arguments or results, of which there are none")


def _buffers(kernel: KernelSpec, task: GfxTask, roots: Mapping[int, int], where: str) -> Iterator[_Binding]:
    for bind in task.buffers:
        match bind.kind:
            case BufferKind.ARGS:
                yield _ARGUMENTS, bind.binding, 0, kernel.args_size
            case BufferKind.RETS:
                yield _RESULT, bind.binding, 0, kernel.rets_size
            case BufferKind.GLOBAL_TMPS:
                yield _TEMPORARIES, bind.binding, 0, 0
            case BufferKind.ROOT:
                if len(bind.path) != 1:
                    raise CorruptedDataError(f"{where}: binding {bind.binding} names no field tree: {bind.path}")
                yield _FIXED, bind.binding, roots[bind.path[0]], 0
            case BufferKind.EXT_ARR:
                yield _ARRAY, bind.binding, _pointer(kernel, bind, NdArrayParameter, where), 0
            case BufferKind.ARG_PACK:
                pack = kernel.packs.get(bind.path)
                if pack is None:
                    raise CorruptedDataError(f"{where}: argument {bind.path} is no argument pack")
                yield _PACK, bind.binding, pack.offset, pack.size
            case BufferKind.LIST_GEN:
                raise IncompatibleModuleError(f"{where}: sparse fields do not work on Vulkan")


def _textures(kernel: KernelSpec, task: GfxTask, where: str) -> Iterator[_Binding]:
    for bind in task.textures:
        kind = _STORAGE if bind.is_storage else _SAMPLED
        yield kind, bind.binding, _pointer(kernel, bind, TextureParameter, where), 0


def _pointer(
    kernel: KernelSpec, bind: BufferBind | TextureBind, kind: type[NdArrayParameter | TextureParameter], where: str
) -> int:
    """Return where in the packed arguments the data pointer of a bound argument is."""
    if len(bind.path) == 1 and 0 <= bind.path[0] < len(kernel.parameters):
        parameter = kernel.parameters[bind.path[0]]
        if isinstance(parameter, kind):
            return parameter.data_offset
    raise CorruptedDataError(
        f"{where}: binding {bind.binding} names argument {bind.path}, which is no {kind.__name__}"
    )


def _extents(kernel: KernelSpec, task: GfxTask, shader: Shader, where: str) -> list[int]:
    """Return where the extents are whose product is the task's range, where that is so."""
    if task.kind is not TaskKind.RANGE_FOR or task.range_for is None or task.range_for.const_end:
        return []
    offsets = []
    for argument, axis in shader.extents or ():
        parameter = kernel.parameters[argument] if argument < len(kernel.parameters) else None
        if not isinstance(parameter, NdArrayParameter) or axis >= len(parameter.shape_offsets):
            raise CorruptedDataError(f"{where}: its range is that of argument {argument}, axis {axis}, which is none")
        offsets.append(parameter.shape_offsets[axis])
    return offsets
