"""The arguments of a taichi kernel: examples to compile the kernel with, and notes for the module's supplement.

taichi compiles a kernel for the arguments of a call.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import Any

from ..errors import InvalidArgumentError, NotSupportedError
from ..formats.supplement import ArgumentNote
from .compiler import refusals

__all__ = [
    "argument_examples",
    "argument_notes",
    "depth_of_packs",
    "has_gradient",
    "is_array",
    "is_for_gfx",
    "lacks_values",
    "template_example",
]


def argument_examples(name: str, kernel: Any, given: Mapping[str, Any], differentiated: bool) -> list[Any]:
    """Return a value for each argument of a taichi kernel: the given value, or an example of the annotated type.

    If the kernel is ``differentiated``, arrays of floats get gradients, unless the annotation has
    ``needs_grad=False``.

    Raises
    ------
    InvalidArgumentError
        ``given`` has an unknown name, lacks a template or an array without dtype or ndim, or has an array that lacks
        a gradient.
    NotSupportedError
        An argument is a sparse matrix builder.
    BuildError
        taichi refuses to make a value of an annotated type.
    """
    known = [argument.name for argument in kernel.arguments]
    for each in given:
        if each not in known:
            takes = ", ".join(known) or "nothing"
            raise InvalidArgumentError(f"kernel {name} has no argument {each!r}; it takes {takes}")
    values = []
    for argument in kernel.arguments:
        what = f"kernel {name}: argument {argument.name}"
        if argument.name in given:
            value = given[argument.name]
            if _lacks_gradient(argument.annotation, value, differentiated):
                raise InvalidArgumentError(
                    f"{what}: the kernel needs its gradient: give an array with needs_grad=True"
                )
        else:
            value = _example(what, argument.annotation, differentiated)
        values.append(value)
    return values


def _example(what: str, annotation: Any, differentiated: bool = False) -> Any:
    from taichi.lang.argpack import ArgPackType
    from taichi.lang.struct import StructType
    from taichi.types.annotations import sparse_matrix_builder, template
    from taichi.types.ndarray_type import NdarrayType

    if isinstance(annotation, sparse_matrix_builder):
        raise NotSupportedError(f"{what} is a sparse matrix builder, and taichi's modules have none")
    if isinstance(annotation, template) or annotation is template:
        raise InvalidArgumentError(
            f"{what} is a template: give its value in template_args, or "
            "export the kernel with export_as(..., template_types=...)"
        )
    if isinstance(annotation, NdarrayType) and (annotation.dtype is None or annotation.ndim is None):
        raise InvalidArgumentError(
            f"{what} is an array of any kind: annotate it with dtype and ndim, as ti.types.ndarray(ti.f32, 1), "
            "or give an array in template_args"
        )
    if isinstance(annotation, StructType) and not annotation.members:
        raise InvalidArgumentError(f"{what} is a struct without members: taichi would end the process")
    with refusals(what):
        if isinstance(annotation, ArgPackType):  # taichi's own Module refuses packs and structs
            members = annotation.members.items()
            return annotation(**{key: _example(f"{what}.{key}", each, differentiated) for key, each in members})
        if isinstance(annotation, StructType):
            return annotation()
        value = _value(what, annotation)
        if _lacks_gradient(annotation, value, differentiated):
            value._set_grad(_value(what, annotation))
        return value


def _value(what: str, annotation: Any) -> Any:
    from taichi.aot.utils import produce_injected_args

    argument = SimpleNamespace(name=what, annotation=annotation)
    return produce_injected_args(SimpleNamespace(arguments=[argument]))[0]


def _lacks_gradient(annotation: Any, value: Any, differentiated: bool) -> bool:
    from taichi._lib import core
    from taichi.lang._ndarray import Ndarray
    from taichi.types.ndarray_type import NdarrayType

    if not isinstance(annotation, NdarrayType) or not isinstance(value, Ndarray) or value.grad is not None:
        return False
    if annotation.needs_grad is None:
        return differentiated and bool(core.is_real(value.dtype))
    return bool(annotation.needs_grad)


def lacks_values(kernel_fn: Any, given: Mapping[str, Any]) -> bool:
    """Return whether ``given`` lacks a template, or an array that is annotated without dtype or ndim."""
    from taichi.types.annotations import template

    lacking = [argument for argument in kernel_fn._primal.arguments if argument.name not in given]
    return any(
        isinstance(each.annotation, template)
        or (is_array(each) and None in (each.annotation.dtype, each.annotation.ndim))
        for each in lacking
    )


def is_array(argument: Any) -> bool:
    """Return whether a taichi kernel's argument is an array."""
    from taichi.types.ndarray_type import NdarrayType

    return isinstance(argument.annotation, NdarrayType)


def depth_of_packs(annotation: Any) -> int:
    """Return how deep argument packs are nested: 1 for a pack without packs in it, 0 if it is not a pack."""
    from taichi.lang.argpack import ArgPackType

    if not isinstance(annotation, ArgPackType):
        return 0
    return 1 + max(map(depth_of_packs, annotation.members.values()), default=0)


def is_for_gfx(argument: Any) -> bool:
    """Return whether a kernel's argument is or contains a texture. On LLVM archs, taichi would end the process."""
    return _has_texture(argument.annotation)


def has_gradient(value: Any) -> bool:
    """Return whether an example is an array with a gradient, or an argument pack that contains one."""
    from taichi.lang._ndarray import Ndarray
    from taichi.lang.argpack import ArgPack

    if isinstance(value, ArgPack):
        return any(has_gradient(each) for _, each in value.items)
    return isinstance(value, Ndarray) and value.grad is not None


def _has_texture(annotation: Any) -> bool:
    from taichi.lang.argpack import ArgPackType
    from taichi.types.texture_type import RWTextureType, TextureType

    if isinstance(annotation, ArgPackType):
        return any(map(_has_texture, annotation.members.values()))
    return isinstance(annotation, (TextureType, RWTextureType))


def template_example(what: str, given: Any) -> Any:
    """Return an example of a type, as 0 for ``ti.i32``. Return any other object itself."""
    from taichi.lang.matrix import MatrixType
    from taichi.types.primitive_types import integer_type_ids, real_type_ids

    if id(given) in real_type_ids:
        return 0.0
    if id(given) in integer_type_ids:
        return 0
    return _example(what, given) if _is_resource(given) or isinstance(given, MatrixType) else given


def argument_notes(kernel: Any) -> tuple[ArgumentNote, ...]:
    """Return a note for each argument of a compiled kernel, in taichi's order.

    Template arguments are compiled in, and have no note. Arrays and textures in an argument pack follow all other
    arguments, the deepest pack's first.
    """
    from taichi.types.annotations import template

    given = [each for each in kernel.arguments if not isinstance(each.annotation, template)]
    notes = [_note(each.name, each.annotation) for each in given]
    notes += [note for each in given for note in _resources(each.name, each.annotation)]
    return tuple(notes)


def _note(name: str, annotation: Any) -> ArgumentNote:
    from taichi.lang.argpack import ArgPackType
    from taichi.lang.matrix import MatrixType, VectorType
    from taichi.lang.struct import StructType

    if isinstance(annotation, VectorType):
        return ArgumentNote(name, (annotation.n,))
    if isinstance(annotation, MatrixType):
        return ArgumentNote(name, (annotation.n, annotation.m))
    if isinstance(annotation, (ArgPackType, StructType)):
        members = annotation.members.items()
        return ArgumentNote(name, None, tuple(_note(key, each) for key, each in members if not _is_resource(each)))
    return ArgumentNote(name)


def _resources(name: str, annotation: Any) -> Iterator[ArgumentNote]:
    """Yield a note for each array and texture in an argument pack."""
    from taichi.lang.argpack import ArgPackType

    if isinstance(annotation, ArgPackType):
        for key, each in annotation.members.items():
            yield from _resources(f"{name}.{key}", each)
        for key, each in annotation.members.items():
            if _is_resource(each):
                yield ArgumentNote(f"{name}.{key}")


def _is_resource(annotation: Any) -> bool:
    from taichi.types.ndarray_type import NdarrayType
    from taichi.types.texture_type import RWTextureType, TextureType

    return isinstance(annotation, (NdarrayType, TextureType, RWTextureType))
