"""Values to compile kernels with: taichi specialises a kernel for the arguments of a call."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

from ..errors import InvalidArgumentError
from .compiler import refusals

__all__ = ["argument_examples", "example", "is_for_gfx", "lacks_values", "template_example"]


def argument_examples(name: str, kernel: Any, given: Mapping[str, Any]) -> list[Any]:
    """Return a value for each argument of a taichi kernel: a given one, else one of the annotated type.

    Raises
    ------
    InvalidArgumentError
        ``given`` names what is no argument, or lacks one whose annotation does not say all.
    BuildError
        taichi makes no arguments of an annotated type.
    """
    known = [argument.name for argument in kernel.arguments]
    for each in given:
        if each not in known:
            takes = ", ".join(known) or "nothing"
            raise InvalidArgumentError(f"kernel {name} has no argument {each!r}; it takes {takes}")
    return [
        given[argument.name]
        if argument.name in given
        else example(f"kernel {name}: argument {argument.name}", argument.annotation)
        for argument in kernel.arguments
    ]


def example(what: str, annotation: Any) -> Any:
    """Return a value of an annotated type. Raises as :func:`argument_examples`."""
    from taichi.aot.utils import produce_injected_args
    from taichi.lang.argpack import ArgPackType
    from taichi.types.annotations import template
    from taichi.types.ndarray_type import NdarrayType

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
    if isinstance(annotation, ArgPackType):  # which taichi's own Module refuses
        return annotation(**{key: example(f"{what}.{key}", each) for key, each in annotation.members.items()})
    with refusals(what):
        argument = SimpleNamespace(name=what, annotation=annotation)
        return produce_injected_args(SimpleNamespace(arguments=[argument]))[0]


def lacks_values(kernel_fn: Any, given: Mapping[str, Any]) -> bool:
    """Return whether a kernel takes templates, or arrays of any kind, that are not given."""
    from taichi.types.annotations import template
    from taichi.types.ndarray_type import NdarrayType

    return any(
        isinstance(argument.annotation, template)
        or (
            isinstance(argument.annotation, NdarrayType)
            and None in (argument.annotation.dtype, argument.annotation.ndim)
        )
        for argument in kernel_fn._primal.arguments
        if argument.name not in given
    )


def is_for_gfx(argument: Any) -> bool:
    """Return whether a taichi kernel's argument is one that only gfx archs have. (For textures, others abort.)"""
    from taichi.lang.argpack import ArgPackType
    from taichi.types.texture_type import RWTextureType, TextureType

    return isinstance(argument.annotation, (ArgPackType, TextureType, RWTextureType))


def template_example(what: str, given: Any) -> Any:
    """Return a value for a template: of the type that is given, or the value that is."""
    from taichi.lang.matrix import MatrixType
    from taichi.types.ndarray_type import NdarrayType
    from taichi.types.primitive_types import integer_type_ids, real_type_ids
    from taichi.types.texture_type import RWTextureType, TextureType

    if id(given) in real_type_ids:
        return 0.0
    if id(given) in integer_type_ids:
        return 0
    if isinstance(given, (NdarrayType, TextureType, RWTextureType, MatrixType)):
        return example(what, given)
    return given
