"""A task of a gfx kernel for any API that runs SPIR-V: its bindings, the number of groups that run, what it needs."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from math import prod

from ..errors import CorruptedDataError, IncompatibleModuleError
from ..formats.spec import (
    BufferBind,
    BufferKind,
    GfxTask,
    KernelSpec,
    NdArrayParameter,
    ScalarParameter,
    TaskKind,
    TextureBind,
    TextureParameter,
)
from ..formats.spirv import BoundAs, Shader
from ..formats.spirv_ranges import Range
from ..image_types import Format

__all__ = [
    "Binding",
    "BindingKind",
    "ShaderLimits",
    "ShaderTask",
    "StoredRanges",
    "check_shader_capabilities",
    "shader_task",
    "storage_formats",
]

_MAX_LOCAL_SIZE = 64 * 1024  # bytes of an invocation; no API tells the limit, and drivers crash above it

_CAPABILITIES = {
    **dict.fromkeys((0, 1, 43, 44, 50), ""),  # Matrix, Shader, Sampled1D, Image1D, ImageQuery: every device has them
    # Small numbers in buffers. Shaders that compute with them declare 9, 22 or 39, too.
    **dict.fromkeys((4433, 4434, 4448, 4449), ""),
    9: "spirv_has_float16",
    10: "spirv_has_float64",
    11: "spirv_has_int64",
    12: "spirv_has_atomic_int64",
    22: "spirv_has_int16",
    39: "spirv_has_int8",
    61: "spirv_has_subgroup_basic",
    62: "spirv_has_subgroup_vote",
    63: "spirv_has_subgroup_arithmetic",
    64: "spirv_has_subgroup_ballot",
    65: "GroupNonUniformShuffle",
    66: "GroupNonUniformShuffleRelative",
    67: "GroupNonUniformClustered",
    68: "GroupNonUniformQuad",
    4441: "spirv_has_variable_ptr",
    4442: "spirv_has_variable_ptr",
    5347: "spirv_has_physical_storage_buffer",
    5612: "spirv_has_atomic_float_minmax",
    5613: "spirv_has_atomic_float64_minmax",
    5616: "spirv_has_atomic_float16_minmax",
    6033: "spirv_has_atomic_float_add",
    6034: "spirv_has_atomic_float64_add",
    6095: "spirv_has_atomic_float16_add",
}
"""By SPIR-V's number: taichi's name for the capability, SPIR-V's if taichi has none, or an empty string if every
device has the capability."""
_ODD_SUBGROUPS = "shaderSubgroupExtendedTypes"
_FORMAT_NAMES = (
    "- RGBA32F RGBA16F R32F RGBA8 - RG32F RG16F - R16F RGBA16 - RG16 RG8 R16 R8 - - - - - "
    "RGBA32I RGBA16I RGBA8I R32I RG32I RG16I RG8I R16I R8I RGBA32U RGBA16U RGBA8U R32U - RG32U RG16U RG8U R16U R8U"
)
_FORMATS = {number: Format[name] for number, name in enumerate(_FORMAT_NAMES.split()) if name != "-"}
"""By SPIR-V's number of an image format (specification, 3.11). taichi has no format for ``-``."""


class BindingKind(Enum):
    """The kind of object that a launch binds for a shader."""

    ARGUMENTS = 0
    """The argument buffer, the first ``Binding.size`` bytes of the packed arguments."""
    RESULT = 1
    """``Binding.size`` bytes for the kernel's results."""
    PACK = 2
    """An argument pack, ``Binding.size`` bytes of the packed arguments, from ``Binding.where`` on."""
    ROOT = 3
    """The root buffer of field tree number ``Binding.where``."""
    TEMPORARIES = 4
    """The queue's buffer of temporaries."""
    ARRAY = 5
    """The memory whose address is packed at ``Binding.where``."""
    TEXTURE = 6
    """The texture whose address is packed at ``Binding.where``, to be sampled."""
    STORAGE_IMAGE = 7
    """The texture whose address is packed at ``Binding.where``, to be read and written."""


_BOUND_AS = {
    BindingKind.ARGUMENTS: BoundAs.UNIFORM_BUFFER,
    BindingKind.RESULT: BoundAs.STORAGE_BUFFER,
    BindingKind.PACK: BoundAs.UNIFORM_BUFFER,
    BindingKind.ROOT: BoundAs.STORAGE_BUFFER,
    BindingKind.TEMPORARIES: BoundAs.STORAGE_BUFFER,
    BindingKind.ARRAY: BoundAs.STORAGE_BUFFER,
    BindingKind.TEXTURE: BoundAs.TEXTURE,
    BindingKind.STORAGE_IMAGE: BoundAs.STORAGE_IMAGE,
}


@dataclass(frozen=True, slots=True)
class Binding:
    """One binding of a shader.

    Attributes
    ----------
    number
        The number of the binding in the shader.
    where, size
        See :class:`BindingKind`. 0 if the kind does not use them.
    """

    kind: BindingKind
    number: int
    where: int = 0
    size: int = 0


@dataclass(frozen=True, slots=True)
class ShaderLimits:
    """The limits of a device for one shader.

    Attributes
    ----------
    groups
        Groups of a launch, in x.
    loop_groups
        Groups that a loop over many elements gets: as many as keep the device busy. taichi's number, if it is larger.
    group_size
        Threads of a group in x, y and z.
    group_threads
        Threads of a group in x, y and z together.
    shared_size
        Bytes that a group shares.
    uniform_size
        Bytes of a uniform buffer.
    bindings
        Bindings of any kind.
    uniform_buffers, storage_buffers, textures, storage_images
        Bindings of one kind.
    """

    groups: int
    loop_groups: int
    group_size: tuple[int, int, int]
    group_threads: int
    shared_size: int
    uniform_size: int
    bindings: int
    uniform_buffers: int
    storage_buffers: int
    textures: int
    storage_images: int


@dataclass(frozen=True, slots=True)
class ShaderTask:
    """A task that a device can run.

    Attributes
    ----------
    bindings
        The bindings, by number.
    group_size
        Threads of a group in x.
    groups
        The most groups that a launch needs. The task's loop steps by the grid: fewer groups are correct, too.
    extents
        Offsets of 32-bit integers in the packed arguments. Their product is the loop's range. Empty: the range is not
        known before the launch, and ``groups`` run.
    """

    bindings: tuple[Binding, ...]
    group_size: int
    groups: int
    extents: tuple[int, ...]


def shader_task(kernel: KernelSpec, task: GfxTask, shader: Shader, limits: ShaderLimits) -> ShaderTask:
    """Return what a launch of ``task`` binds and how many groups it runs.

    Parameters
    ----------
    shader
        The task's shader.
    limits
        The limits of the device.

    Raises
    ------
    IncompatibleModuleError
        The task needs more than the device allows, or sparse fields.
    CorruptedDataError
        The shader and the kernel's metadata contradict each other.
    """
    where = f"kernel {kernel.name}, task {task.name}"
    _check_sizes(limits, shader, where)
    found = [*_buffers(kernel, task, where), *_textures(kernel, task, where)]
    bindings = tuple(sorted(found, key=lambda each: each.number))
    _check_limits(limits, bindings, where)
    if len({each.number for each in bindings}) < len(bindings):
        raise CorruptedDataError(f"{where}: a binding is used twice")
    _check_fit(kernel, task, bindings, shader, where)
    extents = tuple(_extents(kernel, task, shader, where))
    groups = -(-max(0, task.threads) // task.threads_per_group)
    if extents and shader.fits_any_grid:
        groups = max(groups, limits.loop_groups)
    return ShaderTask(bindings, shader.group_size[0], min(groups, limits.groups), extents)


class StoredRanges:
    """The ranges that the tasks of a kernel have stored for loops of later tasks, in the temporaries."""

    def __init__(self) -> None:
        self._stored: dict[int, Range | None] = {}  # by word

    def resolved(self, task: GfxTask, shader: Shader) -> Shader:
        """Return the next task's shader, with the extents of a range that an earlier task has stored."""
        temporaries = next((each.binding for each in task.buffers if each.kind is BufferKind.GLOBAL_TMPS), None)
        if task.kind is TaskKind.SERIAL and temporaries is not None:
            if shader.stored_ranges is None:
                self._stored.clear()
            else:
                stored = shader.stored_ranges.items()
                self._stored |= {word: range for (binding, word), range in stored if binding == temporaries}
        elif shader.range_place is not None and shader.range_place[0] == temporaries:
            return replace(shader, extents=self._stored.get(shader.range_place[1]))
        return shader


def _check_sizes(limits: ShaderLimits, shader: Shader, where: str) -> None:
    size = shader.group_size
    if prod(size) > limits.group_threads or any(x > y for x, y in zip(size, limits.group_size, strict=True)):
        raise IncompatibleModuleError(f"{where}: groups of {' x '.join(map(str, size))} threads are too large here")
    for what, bytes_needed, bytes_there in (
        ("a group", shader.shared_size, limits.shared_size),
        ("a thread", shader.local_size, _MAX_LOCAL_SIZE),
    ):
        if bytes_needed > bytes_there:
            raise IncompatibleModuleError(f"{where}: {what} needs {bytes_needed} bytes, and may have {bytes_there}")


def _check_limits(limits: ShaderLimits, bindings: tuple[Binding, ...], where: str) -> None:
    taken = [_BOUND_AS[each.kind] for each in bindings]
    counts = {
        "resources": (len(bindings), limits.bindings),
        "storage buffers": (taken.count(BoundAs.STORAGE_BUFFER), limits.storage_buffers),
        "uniform buffers": (taken.count(BoundAs.UNIFORM_BUFFER), limits.uniform_buffers),
        "storage images": (taken.count(BoundAs.STORAGE_IMAGE), limits.storage_images),
        "textures": (taken.count(BoundAs.TEXTURE), limits.textures),
    }
    for what, (count, most) in counts.items():
        if count > most:
            raise IncompatibleModuleError(f"{where}: it binds {count} {what}, the device takes {most}")
    for each, bound_as in zip(bindings, taken, strict=True):
        if bound_as is BoundAs.UNIFORM_BUFFER and each.size > limits.uniform_size:
            raise IncompatibleModuleError(
                f"{where}: {each.size} bytes of arguments, the device takes {limits.uniform_size}"
            )
        if each.kind in (BindingKind.ARGUMENTS, BindingKind.PACK, BindingKind.RESULT) and not each.size:
            raise CorruptedDataError(f"{where}: it binds arguments or results, but the kernel has 0 bytes of them")


def _check_fit(kernel: KernelSpec, task: GfxTask, bindings: tuple[Binding, ...], shader: Shader, where: str) -> None:
    """Raise unless a launch binds everything that the shader takes: drivers do not check, and read other bytes."""
    given = {each.number: _BOUND_AS[each.kind] for each in bindings}
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
            what = f"binding {bind.binding} for an image without {parameter.ndim} dimensions"
            raise CorruptedDataError(f"{where}: the shader takes {what}")


def _buffers(kernel: KernelSpec, task: GfxTask, where: str) -> Iterator[Binding]:
    for bind in task.buffers:
        match bind.kind:
            case BufferKind.ARGS:
                yield Binding(BindingKind.ARGUMENTS, bind.binding, size=kernel.args_size)
            case BufferKind.RETS:
                yield Binding(BindingKind.RESULT, bind.binding, size=kernel.rets_size)
            case BufferKind.GLOBAL_TMPS:
                yield Binding(BindingKind.TEMPORARIES, bind.binding)
            case BufferKind.ROOT:
                if len(bind.path) != 1:
                    raise CorruptedDataError(f"{where}: binding {bind.binding} names no field tree: {bind.path}")
                yield Binding(BindingKind.ROOT, bind.binding, bind.path[0])
            case BufferKind.EXT_ARR:
                yield Binding(BindingKind.ARRAY, bind.binding, _pointer(kernel, bind, NdArrayParameter, where))
            case BufferKind.ARG_PACK:
                pack = kernel.packs.get(bind.path)
                if pack is None:
                    raise CorruptedDataError(f"{where}: argument {bind.path} is not an argument pack")
                yield Binding(BindingKind.PACK, bind.binding, pack.offset, pack.size)
            case BufferKind.LIST_GEN:
                raise IncompatibleModuleError(f"{where}: sparse fields do not work in shaders")


def _textures(kernel: KernelSpec, task: GfxTask, where: str) -> Iterator[Binding]:
    for bind in task.textures:
        kind = BindingKind.STORAGE_IMAGE if bind.is_storage else BindingKind.TEXTURE
        yield Binding(kind, bind.binding, _pointer(kernel, bind, TextureParameter, where))


def _pointer(
    kernel: KernelSpec, bind: BufferBind | TextureBind, kind: type[NdArrayParameter | TextureParameter], where: str
) -> int:
    """Return the offset of a bound argument's data pointer in the packed arguments."""
    if len(bind.path) == 1 and 0 <= bind.path[0] < len(kernel.parameters):
        parameter = kernel.parameters[bind.path[0]]
        if isinstance(parameter, kind):
            return parameter.data_offset
    raise CorruptedDataError(
        f"{where}: binding {bind.binding} names argument {bind.path}, which is not an {kind.__name__}"
    )


def _extents(kernel: KernelSpec, task: GfxTask, shader: Shader, where: str) -> Iterator[int]:
    """Yield the offsets of the extents whose product is the task's range, if the shader shows the range."""
    if task.kind is not TaskKind.RANGE_FOR or task.range_for is None or task.range_for.const_end:
        return
    for argument, axis in shader.extents or ():
        parameter = kernel.parameters[argument] if argument < len(kernel.parameters) else None
        if axis is None:
            if not isinstance(parameter, ScalarParameter) or parameter.dtype.itemsize != 4:
                raise CorruptedDataError(f"{where}: its range is argument {argument}, which is no integer of 32 bits")
            yield parameter.offset
            continue
        shape = parameter.shape_offsets if isinstance(parameter, NdArrayParameter | TextureParameter) else ()
        if axis >= len(shape):
            raise CorruptedDataError(
                f"{where}: its range is axis {axis} of argument {argument}, which does not exist"
            )
        yield shape[axis]


def check_shader_capabilities(shader: Shader, capabilities: Container[str], where: str) -> None:
    """Raise unless a device has the capabilities that a shader declares, and those that taichi forgot to declare.

    Parameters
    ----------
    capabilities
        The device's capabilities, by taichi's names (``spirv_has_int64``). taichi has no names for some capabilities
        of subgroups: these have SPIR-V's names (``GroupNonUniformShuffle``). ``shaderSubgroupExtendedTypes`` says
        that subgroups exchange integers of 8, 16 and 64 bits, and f16.
    where
        The shader, as errors name it.

    Raises
    ------
    IncompatibleModuleError
        The device lacks a capability, or no device has it.
    """
    needed = []
    for capability in sorted(shader.capabilities | shader.undeclared):
        name = _CAPABILITIES.get(capability)
        if name is None:
            raise IncompatibleModuleError(f"{where} needs SPIR-V's capability {capability}, and no device has it on")
        needed.append(name)
    if shader.has_odd_subgroups:
        needed.append(_ODD_SUBGROUPS)
    for name in needed:
        if name and name not in capabilities:
            raise IncompatibleModuleError(f"{where} needs {name}, which the device lacks")


def storage_formats(task: GfxTask, shader: Shader) -> dict[int, Format]:
    """Return the formats in which a task writes its images, by the positions of the kernel's arguments.

    Images whose format the shader leaves open are left out.
    """
    found = {bind.path[0]: _FORMATS.get(shader.storage_formats.get(bind.binding, 0)) for bind in task.textures}
    return {position: format for position, format in found.items() if format is not None}
