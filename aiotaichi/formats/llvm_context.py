"""The arguments and return values of an LLVM kernel, and their type trees in ``metadata.tcb``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from ..errors import CorruptedDataError
from ..types import Access
from .argpack import ArgumentReader, C
from .limits import MAX_BUFFER, MAX_DEPTH
from .parameters import resolve_array, resolve_value
from .spec import Family, Parameter, ReturnSpec
from .supplement import ArgumentNote
from .tcb_cursor import TcbCursor
from .type_tree import (
    Member,
    Pointer,
    Primitive,
    Quantized,
    Struct,
    Tensor,
    Type,
    dtype_of,
    primitive,
    resolve_return,
)

__all__ = ["LlvmContext", "read_parameters", "resolve_context"]

_NDARRAY = 1

Path = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class LlvmParameter:
    """A parameter as written. LLVM modules do not record names."""

    is_argpack: bool
    total_dim: int
    type: Type | None
    element_shape: tuple[int, ...]
    kind: int


@dataclass(frozen=True, slots=True)
class LlvmContext:
    """The resolved arguments and return values of a kernel."""

    parameters: tuple[Parameter, ...]
    args_size: int
    returns: tuple[ReturnSpec, ...]
    rets_size: int


def read_parameters(cursor: TcbCursor, where: str) -> Mapping[Path, LlvmParameter]:
    """Read a kernel's parameters, by index path."""
    return dict(
        cursor.sequence(
            lambda: (cursor.integers(f"{where}.args.path"), _parameter(cursor, f"{where}.args")), f"{where}.args"
        )
    )


def resolve_context(
    cursor: TcbCursor,
    parameters: Mapping[Path, LlvmParameter],
    notes: Sequence[ArgumentNote] | None,
    where: str,
) -> LlvmContext:
    """Read the layouts of a kernel's arguments and results, and resolve both.

    Parameters
    ----------
    cursor
        Stands after the tasks of the kernel.
    parameters
        The parameters, as :func:`read_parameters` returned them.
    notes
        The producer's notes about the arguments, if any.
    where
        The kernel, as errors name it.
    """
    cursor.sequence(lambda: _type(cursor, f"{where}.rets"), f"{where}.rets")
    ret_type = _type(cursor, f"{where}.ret_type")
    rets_size = cursor.number(f"{where}.ret_size", MAX_BUFFER)
    args_type = _type(cursor, f"{where}.args_type")
    args_size = cursor.number(f"{where}.args_size", MAX_BUFFER)
    returns = tuple(
        resolve_return(member.type, member.offset, Family.LLVM, f"{where}.ret_type.{member.name}")
        for member in (ret_type.members if isinstance(ret_type, Struct) else ())
    )
    members = args_type.members if isinstance(args_type, Struct) else ()
    return LlvmContext(_resolve(parameters, members, args_size, notes, where), args_size, returns, rets_size)


def _resolve(
    parameters: Mapping[Path, LlvmParameter],
    members: Sequence[Member],
    args_size: int,
    notes: Sequence[ArgumentNote] | None,
    where: str,
) -> tuple[Parameter, ...]:
    types = {path: _pack_type(param.type, where) for path, param in parameters.items() if param.is_argpack}
    reader = ArgumentReader(C, types, dict.fromkeys(parameters), args_size, where)
    return reader.read(members, notes, partial(_argument, parameters), "args")


def _argument(
    parameters: Mapping[Path, LlvmParameter], path: Path, member: Member, note: ArgumentNote | None, where: str
) -> Parameter:
    param, default = parameters[path], f"arg{path[0]}"
    if param.kind != _NDARRAY:
        return resolve_value(member, None, note, default, where)
    ndim = param.total_dim - len(param.element_shape)
    if ndim < 0 or not all(extent > 0 for extent in param.element_shape):
        raise CorruptedDataError(f"{where}: {param.total_dim} dimensions with elements of {param.element_shape}")
    name = default if note is None else note.name
    dtype = dtype_of(_pointee(member, where), where)
    # LLVM modules do not record whether a kernel writes an array
    return resolve_array(name, member, dtype, param.element_shape, ndim, Access.READ_WRITE, where)


def _pack_type(type: Type | None, where: str) -> Struct:
    """Return the struct of an argument pack. The parameter's type is a struct with one member: a pointer to it."""
    if isinstance(type, Struct) and len(type.members) == 1:
        pointer = type.members[0].type
        if isinstance(pointer, Pointer) and isinstance(pointer.pointee, Struct):
            return pointer.pointee
    raise CorruptedDataError(f"{where}.args: an argument pack is not a pointer to a struct")


def _pointee(member: Member, where: str) -> int:
    if isinstance(member.type, Struct) and len(member.type.members) > 1:
        pointer = member.type.members[1].type
        element = pointer.pointee if isinstance(pointer, Pointer) else None
        if isinstance(element, Tensor):
            element = element.element
        if isinstance(element, Primitive):
            return element.id
    raise CorruptedDataError(f"{where}: it is not a pointer to numbers")


def _parameter(cursor: TcbCursor, where: str) -> LlvmParameter:
    cursor.boolean(f"{where}.is_array")
    is_argpack = cursor.boolean(f"{where}.is_argpack")
    total_dim = cursor.number(f"{where}.total_dim", 24)
    cursor.scalar("I", f"{where}.format")
    type = _type(cursor, f"{where}.dt")
    cursor.boolean(f"{where}.needs_grad")  # known from the argument's struct, which has a pointer to the gradient
    element_shape = cursor.integers(f"{where}.element_shape")
    return LlvmParameter(is_argpack, total_dim, type, element_shape, cursor.scalar("i", f"{where}.ptype"))


def _type(cursor: TcbCursor, where: str, depth: int = 0) -> Type | None:
    if depth > MAX_DEPTH:
        raise CorruptedDataError(f"{where}: nested too deeply")
    cursor.count(where, 1)
    kind = cursor.scalar("i", where)
    if kind == -1:
        return None
    if kind == 0:
        return primitive(cursor.scalar("i", where))
    if kind == 1:
        pointee = _type(cursor, where, depth + 1)
        return Pointer(pointee, cursor.scalar("i", where), cursor.boolean(where))
    if kind == 2:
        shape = cursor.integers(where)
        return Tensor(shape, _type(cursor, where, depth + 1))
    if kind in (3, 4):
        members = cursor.sequence(lambda: _member(cursor, where, depth + 1), where)
        return Struct(members, cursor.text(where), is_argpack=kind == 4)
    if kind == 5:
        bits = cursor.scalar("i", where)
        cursor.boolean(where)
        _type(cursor, where, depth + 1)
        return Quantized(bits)
    raise CorruptedDataError(f"{where}: {kind} is not a kind of type")


def _member(cursor: TcbCursor, where: str, depth: int) -> Member:
    type = _type(cursor, where, depth)
    name = cursor.text(where)
    return Member(name, cursor.number(f"{where}.{name}.offset"), type)
