"""Encode taichi's types and matrices as JSON, and decode them.

Encoding does not import taichi: a program that has a value of taichi has imported it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

__all__ = ["TAGS", "decode_taichi", "encode_taichi", "is_taichi"]

TAGS = {
    "dtype", "format", "template", "matrix", "matrix type", "struct type", "array type", "texture type",
    "rw texture type", "argument pack type",
}  # fmt: skip


def is_taichi(value: Any) -> bool:
    """Return whether a value's class is defined by taichi."""
    return type(value).__module__.partition(".")[0] == "taichi"


def encode_taichi(value: Any, encode: Callable[[Any], Any]) -> Any | None:
    """Return a type, format or matrix of taichi as JSON. None for taichi's other objects."""

    def named(members: dict[str, Any]) -> list[Any]:
        return [[name, encode(each)] for name, each in members.items()]

    kind = type(value).__name__
    if kind == "DataType":
        return {"dtype": value.to_string()}
    if kind == "Format":
        return {"format": value.name}
    if kind == "Template":
        return {"template": []}
    if kind in ("Vector", "Matrix"):
        return {"matrix": encode(value.to_list())}
    if kind in ("VectorType", "MatrixType"):
        return {"matrix type": [value.n, value.m, value.ndim, encode(value.dtype)]}
    if kind == "StructType":
        return {"struct type": [named(value.members), named(value.methods)]}
    if kind == "NdarrayType":
        boundary = value.boundary.name.lower()
        return {"array type": [encode(value.dtype), value.ndim, value.needs_grad, boundary]}
    if kind == "TextureType":
        return {"texture type": value.num_dimensions}
    if kind == "RWTextureType":
        return {"rw texture type": [value.num_dimensions, value.fmt.name, value.lod]}
    if kind == "ArgPackType":
        return {"argument pack type": named(value.members)}
    return None


def decode_taichi(tag: str, content: Any, decode: Callable[[Any], Any]) -> Any:
    """Return the object that :func:`encode_taichi` encoded."""
    import taichi as ti

    def named(members: list[Any]) -> dict[str, Any]:
        return {name: decode(each) for name, each in members}

    if tag == "dtype":
        return getattr(ti, content)
    if tag == "format":
        return getattr(ti.Format, content)
    if tag == "template":
        return ti.template()
    if tag == "matrix":
        entries = decode(content)
        return (ti.Matrix if isinstance(entries[0], list) else ti.Vector)(entries)
    if tag == "matrix type":
        n, m, ndim, dtype = content
        return ti.types.vector(n, decode(dtype)) if ndim == 1 else ti.types.matrix(n, m, decode(dtype))
    if tag == "struct type":
        members, methods = content
        return ti.types.struct(**named(members), **({"__struct_methods": named(methods)} if methods else {}))
    if tag == "array type":
        dtype, ndim, needs_grad, boundary = content
        return ti.types.ndarray(decode(dtype), ndim, needs_grad=needs_grad, boundary=boundary)
    if tag == "texture type":
        return ti.types.texture(content)
    if tag == "rw texture type":
        dimensions, texel, lod = content
        return ti.types.rw_texture(dimensions, fmt=getattr(ti.Format, texel), lod=lod)
    return ti.types.argpack(**named(content))
