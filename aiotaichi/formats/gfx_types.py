"""Type trees in ``metadata.json``: ``{"type_kind": k, "content": {...}}``, or null."""

from __future__ import annotations

from typing import Any

from ..errors import CorruptedDataError
from .json_codec import Codec, integers
from .json_cursor import JsonCursor
from .limits import MAX_DEPTH, MAX_INT
from .type_tree import Member, Pointer, Primitive, Struct, Tensor, Type, primitive

__all__ = ["TYPE"]

_PRIMITIVE, _POINTER, _TENSOR, _STRUCT, _ARGPACK = range(5)


def _read(item: JsonCursor, depth: int = 0) -> Type | None:
    if item.is_null:
        return None
    if depth > MAX_DEPTH:
        raise CorruptedDataError(f"{item.path}: nested too deeply")
    item.only(("type_kind", "content"))
    kind = item["type_kind"].integer()
    content = item["content"]
    if kind == _PRIMITIVE:
        content.only(("type",))
        return primitive(content["type"].integer())
    if kind == _POINTER:
        content.only(("pointee_", "addr_space_", "is_bit_pointer_"))
        pointee = _read(content["pointee_"], depth + 1)
        return Pointer(pointee, content["addr_space_"].integer(), content["is_bit_pointer_"].boolean())
    if kind == _TENSOR:
        content.only(("element_", "shape_"))
        shape = integers().read(content["shape_"])
        return Tensor(shape, _read(content["element_"], depth + 1))
    if kind in (_STRUCT, _ARGPACK):
        content.only(("elements_", "layout_"))
        members = tuple(_member(member, depth + 1) for member in content["elements_"])
        return Struct(members, content["layout_"].text(), is_argpack=kind == _ARGPACK)
    # 5 to 9 are quantised types, which taichi does not compile to SPIR-V
    raise CorruptedDataError(f"{item.path}.type_kind: {kind} is not a kind of type in gfx modules")


def _member(item: JsonCursor, depth: int) -> Member:
    item.only(("name", "offset", "type"))
    return Member(item["name"].text(), item["offset"].integer(0, MAX_INT), _read(item["type"], depth))


def _write(type: Type | None) -> Any:
    match type:
        case None:
            return None
        case Primitive():
            return _node(_PRIMITIVE, {"type": type.id})
        case Pointer():
            place = {"addr_space_": type.address_space, "is_bit_pointer_": type.is_bit_pointer}
            return _node(_POINTER, {"pointee_": _write(type.pointee), **place})
        case Tensor():
            return _node(_TENSOR, {"element_": _write(type.element), "shape_": list(type.shape)})
        case Struct():
            members = [
                {"name": member.name, "offset": member.offset, "type": _write(member.type)} for member in type.members
            ]
            kind = _ARGPACK if type.is_argpack else _STRUCT
            return _node(kind, {"elements_": members, "layout_": type.layout})
        case _:
            raise TypeError(f"{type} does not exist in gfx modules")


def _node(kind: int, content: dict[str, Any]) -> dict[str, Any]:
    return {"type_kind": kind, "content": content}


TYPE: Codec[Type | None] = Codec(_read, _write)
