"""Encode taichi's types and matrices as JSON, and decode them.

Encoding does not import taichi: a program that has a value of taichi has imported it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Code = Callable[[Any], Any]

__all__ = ["TAGS", "decode_taichi", "encode_taichi", "is_taichi"]

# The tag and the content of each class of taichi, by its name. "encode" encodes a part.
_ENCODE: dict[str, tuple[str, Callable[[Any, Code], Any]]] = {
    "DataType": ("dtype", lambda value, encode: value.to_string()),
    "Format": ("format", lambda value, encode: value.name),
    "Template": ("template", lambda value, encode: []),
    "Matrix": ("matrix", lambda value, encode: encode(value.to_list())),
    "MatrixType": ("matrix type", lambda value, encode: [value.n, value.m, value.ndim, encode(value.dtype)]),
    "StructType": (
        "struct type",
        lambda value, encode: [_encode_members(value.members, encode), _encode_members(value.methods, encode)],
    ),
    "NdarrayType": (
        "array type",
        lambda value, encode: [encode(value.dtype), value.ndim, value.needs_grad, value.boundary.name.lower()],
    ),
    "TextureType": ("texture type", lambda value, encode: value.num_dimensions),
    "RWTextureType": ("rw texture type", lambda value, encode: [value.num_dimensions, value.fmt.name, value.lod]),
    "ArgPackType": ("argument pack type", lambda value, encode: _encode_members(value.members, encode)),
}
_ENCODE |= {"Vector": _ENCODE["Matrix"], "VectorType": _ENCODE["MatrixType"]}
TAGS = {tag for tag, _ in _ENCODE.values()}


def is_taichi(value: Any) -> bool:
    """Return whether a value's class is defined by taichi."""
    return type(value).__module__.partition(".")[0] == "taichi"


def encode_taichi(value: Any, encode: Code) -> Any | None:
    """Return a type, format or matrix of taichi as JSON. None for taichi's other objects."""
    kind = type(value).__name__
    if kind not in _ENCODE:
        return None
    tag, content = _ENCODE[kind]
    return {tag: content(value, encode)}


def _encode_members(members: dict[str, Any], encode: Code) -> list[Any]:
    return [[name, encode(each)] for name, each in members.items()]


def decode_taichi(tag: str, content: Any, decode: Code) -> Any:
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
