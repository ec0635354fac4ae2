"""Make the notes on a kernel's arguments, for the module's supplement, from the kernel's annotations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..formats.supplement import ArgumentNote

__all__ = ["argument_notes"]


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
