"""LLVM modules: ``metadata.tcb`` and ``graphs.tcb`` (taichi 1.7.4, ``codegen/llvm``), and the ``.ll`` texts."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from ..errors import CorruptedDataError, IncompatibleModuleError
from ..types import Access, Arch
from .archive import Archive
from .limits import MAX_BUFFER, MAX_DEPTH, MAX_INT, MAX_NODES, MAX_TREES, short
from .parameters import ArgumentReader, C, resolve_array, resolve_value
from .spec import (
    DispatchSpec,
    Family,
    GraphArgument,
    GraphArgumentKind,
    GraphSpec,
    KernelSpec,
    LlvmTask,
    ModuleSpec,
    Parameter,
    SnodeKind,
    SnodeSpec,
    TreeSpec,
)
from .supplement import SUPPLEMENT, ArgumentNote, read_supplement
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
    resolve_returns,
)
from .version import Version, is_readable, unreadable

__all__ = ["read_llvm", "trees_used", "without_noise"]

_NDARRAY = 1

Path = tuple[int, ...]

Notes = Mapping[str, Sequence[ArgumentNote]]

_ARCHS = {b"x86_64": Arch.X64, b"aarch64": Arch.ARM64, b"arm64": Arch.ARM64, b"nvptx64": Arch.CUDA}
# Two ways in which IR finds the root of a field tree, on the CPU and on CUDA: roots is member 7 of LLVMRuntime.
_ROOT = re.compile(
    rb"getelementptr inbounds %struct\.LLVMRuntime[^,\n]{0,256}, [^,\n]{1,256}, i64 0, i32 7, i64 (\d{1,9})"
    rb"|call i8\* @LLVMRuntime_get_roots\([^,\n]{1,256}, i32 (?:noundef )?(\d{1,9})\)"
)
_TRIPLE = re.compile(rb'^target triple = "([^-"]{1,64})', re.MULTILINE)
_PIECE = 2**16  # characters that are searched at once
_MAX_MATCH = 1024  # characters of the longest match


class _Parameter(NamedTuple):
    """A parameter as written. LLVM modules do not record names."""

    is_argpack: bool
    total_dim: int
    type: Type | None
    element_shape: tuple[int, ...]
    kind: int


def _argument(
    parameters: Mapping[Path, _Parameter], path: Path, member: Member, note: ArgumentNote | None, where: str
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


def _parameter(cursor: TcbCursor, where: str) -> _Parameter:
    cursor.boolean(f"{where}.is_array")
    is_argpack = cursor.boolean(f"{where}.is_argpack")
    total_dim = cursor.number(f"{where}.total_dim", 24)
    cursor.scalar("I", f"{where}.format")
    type = _type(cursor, f"{where}.dt")
    cursor.boolean(f"{where}.needs_grad")  # known from the argument's struct, which has a pointer to the gradient
    element_shape = cursor.integers(f"{where}.element_shape")
    return _Parameter(is_argpack, total_dim, type, element_shape, cursor.scalar("i", f"{where}.ptype"))


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


def read_llvm(archive: Archive) -> ModuleSpec:
    """Read an LLVM module. Raises as :func:`~aiotaichi.formats.read_module`."""
    supplement = read_supplement(archive)
    _, version, trees, kernels = _metadata(archive, supplement.arguments)
    for name, places in supplement.divisions.items():
        if name not in kernels:
            raise CorruptedDataError(f"{archive.name}: {SUPPLEMENT}: there is no kernel {short(name)}")
        kernels[name] = replace(kernels[name], divisions=places)
    _, graphs = _graphs(archive)
    return ModuleSpec(
        family=Family.LLVM,
        arch=_arch(archive, kernels.values()),
        version=version,
        kernels=kernels,
        graphs={name: GraphSpec(name, dispatches) for name, dispatches in graphs.items()},
        trees=trees,
    )


def trees_used(text: bytes) -> frozenset[int]:
    """Return the numbers of the field trees that a kernel's IR uses."""
    return frozenset(int(found[1] or found[2]) for found in _matches(_ROOT, text))


def _matches(pattern: re.Pattern[bytes], text: bytes) -> Iterator[re.Match[bytes]]:
    """Yield the matches of a pattern. The text is searched in pieces, so that other threads run in between."""
    for start in range(0, len(text), _PIECE):
        for found in pattern.finditer(text, start, start + _PIECE + _MAX_MATCH):
            if found.start() < start + _PIECE:  # later matches belong to the next piece, and may be cut here
                yield found


def without_noise(archive: Archive) -> dict[str, bytes]:
    """Return the descriptions of an LLVM module, with zeros for data that differs from build to build.

    Such data are times and uninitialised memory.
    """
    metadata, *_ = _metadata(archive, {})
    graphs, _ = _graphs(archive)
    return {"metadata.tcb": metadata.without_noise(), "graphs.tcb": graphs.without_noise()}


def _metadata(
    archive: Archive, notes: Notes
) -> tuple[TcbCursor, Version, dict[int, TreeSpec], dict[str, KernelSpec]]:
    cursor = TcbCursor(archive.description("metadata.tcb"), f"{archive.name}: metadata.tcb")
    version = (cursor.scalar("H", "version"), cursor.scalar("H", "version"), cursor.scalar("H", "version"))
    if not is_readable(version):  # older files do not begin with a version
        raise unreadable(archive)
    cursor.scalar("Q", "size")
    trees = cursor.mapping(lambda: cursor.scalar("i", "tree"), lambda: _tree(cursor), "fields", MAX_TREES)
    kernels = cursor.mapping(lambda: cursor.text("kernel"), lambda: _kernel(cursor, notes), "kernels")
    cursor.finish()
    for key, kernel in kernels.items():
        if key != kernel.name:
            raise CorruptedDataError(f"{cursor.path}: kernels[{key}]: its kernel_key is {kernel.name}")
    return cursor, version, trees, kernels


def _graphs(archive: Archive) -> tuple[TcbCursor, dict[str, tuple[DispatchSpec, ...]]]:
    cursor = TcbCursor(archive.description("graphs.tcb"), f"{archive.name}: graphs.tcb")
    graphs = cursor.mapping(lambda: cursor.text("graph"), lambda: _dispatches(cursor), "graphs")
    cursor.finish()
    return cursor, graphs


def _tree(cursor: TcbCursor) -> TreeSpec:
    tree_id, root_id = cursor.scalar("i", "tree_id"), cursor.scalar("i", "root_id")
    size = cursor.number("root_size", 2**40)
    snodes = cursor.sequence(
        lambda: SnodeSpec(
            cursor.scalar("i", "snode.id"),
            cursor.enumerated(SnodeKind, "snode.type"),
            cursor.number("snode.cell_size_bytes", 2**40),
            cursor.number("snode.chunk_size"),
        ),
        "snode_metas",
        MAX_NODES,
    )
    where = f"{cursor.path}: fields[{tree_id}]"
    if not any(node.id == root_id and node.kind is SnodeKind.ROOT for node in snodes):
        raise CorruptedDataError(f"{where}: root_id: {root_id} is not a root of the tree")
    for node in snodes:
        # taichi's node allocators store this size in an int.
        if node.kind in (SnodeKind.POINTER, SnodeKind.DYNAMIC) and node.cell_size * max(1, node.chunk_size) > MAX_INT:
            raise CorruptedDataError(f"{where}: snode {node.id}: its cells have {node.cell_size} bytes")
    return TreeSpec(tree_id, root_id, size, snodes)


def _kernel(cursor: TcbCursor, notes: Notes) -> KernelSpec:
    name = cursor.text("kernel_key")
    where = f"{cursor.path}: kernels[{name}]"
    of_args = f"{where}.args"
    parameters = dict(
        cursor.sequence(lambda: (cursor.integers(f"{of_args}.path"), _parameter(cursor, of_args)), of_args)
    )
    tasks = cursor.sequence(
        lambda: LlvmTask(
            cursor.text(f"{where}.task.name"),
            cursor.scalar("i", f"{where}.task.block_dim"),
            cursor.scalar("i", f"{where}.task.grid_dim"),
            cursor.scalar("i", f"{where}.task.dynamic_shared_array_bytes"),
        ),
        f"{where}.tasks",
    )
    cursor.scalar("Q", f"{where}.size")
    for field in ("created_at", "last_used_at"):
        cursor.noise("Q", f"{where}.{field}")
    cursor.sequence(lambda: _type(cursor, f"{where}.rets"), f"{where}.rets")
    ret_type = _type(cursor, f"{where}.ret_type")
    rets_size = cursor.number(f"{where}.ret_size", MAX_BUFFER)
    args_type = _type(cursor, f"{where}.args_type")
    args_size = cursor.number(f"{where}.args_size", MAX_BUFFER)
    returns = resolve_returns(ret_type, f"{where}.ret_type") if isinstance(ret_type, Struct) else ()
    packs = {path: _pack_type(param.type, where) for path, param in parameters.items() if param.is_argpack}
    reader = ArgumentReader(C, packs, dict.fromkeys(parameters), args_size, where)
    return KernelSpec(
        name=name,
        parameters=reader.read(args_type, notes.get(name), partial(_argument, parameters), "args"),
        args_size=args_size,
        returns=returns,
        rets_size=rets_size,
        tasks=tasks,
        code=(f"{name}.ll",),
    )


def _dispatches(cursor: TcbCursor) -> tuple[DispatchSpec, ...]:
    return cursor.sequence(
        lambda: DispatchSpec(
            cursor.text("kernel_name"), cursor.sequence(lambda: _graph_argument(cursor), "symbolic_args")
        ),
        "dispatches",
    )


def _graph_argument(cursor: TcbCursor) -> GraphArgument:
    name = cursor.text("name")
    dtype = cursor.scalar("i", "dtype_id")
    ndim = cursor.scalar("Q", "field_dim")
    kind = cursor.enumerated(GraphArgumentKind, "tag")
    element_shape = cursor.integers("element_shape")
    cursor.noise("Q", "num_channels")  # uninitialised memory: only textures have channels
    return GraphArgument(
        name=name,
        kind=kind,
        dtype=dtype_of(dtype, f"{cursor.path}: dtype_id"),
        element_shape=element_shape,
        ndim=ndim if kind is GraphArgumentKind.NDARRAY else None,
    )


def _arch(archive: Archive, kernels: Collection[KernelSpec]) -> Arch | None:
    # A kernel without tasks does nothing, and does not need its code. But its code may be all that names the arch.
    running = [kernel for kernel in kernels if kernel.tasks]
    found: Arch | None = None
    for kernel in running or kernels:
        (member,) = kernel.code
        match = next(_matches(_TRIPLE, archive[member]), None)
        if match is None:
            raise CorruptedDataError(f"{archive.name}: {member}: it has no target triple")
        arch = _ARCHS.get(match.group(1))
        if arch is None:
            raise IncompatibleModuleError(
                f"{archive.name}: {member}: built for {match.group(1).decode(errors='replace')}"
            )
        if found not in (None, arch):
            raise CorruptedDataError(f"{archive.name}: {member}: built for another arch than other kernels")
        found = arch
    return found
