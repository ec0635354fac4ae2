"""LLVM modules: ``metadata.tcb`` and ``graphs.tcb`` (taichi 1.7.4, ``codegen/llvm``), and the ``.ll`` texts."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from enum import IntEnum
from typing import TypeVar

from ..errors import CorruptedDataError, IncompatibleModuleError
from ..types import Access, Arch
from .archive import Archive
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
from .type_tree import (
    Member,
    Pointer,
    Primitive,
    Quantized,
    Struct,
    Tensor,
    Type,
    dtype_of,
    resolve_array,
    resolve_return,
    resolve_scalar_or_tensor,
)

__all__ = ["read_llvm", "without_noise"]

T = TypeVar("T")
E = TypeVar("E", bound=IntEnum)

_VERSION = (1, 7, 4)
_MAX_BYTES = 2**31 - 1
_MAX_BUFFER = 2**16  # of arguments or of results: taichi 1.7.4 takes 64 arguments
_MAX_DEPTH = 32
_MAX_ARGUMENTS = 64
_NDARRAY = 1
_ARCHS = {b"x86_64": Arch.X64, b"aarch64": Arch.ARM64, b"arm64": Arch.ARM64, b"nvptx64": Arch.CUDA}
_TRIPLE = re.compile(rb'^target triple = "([^-"]+)', re.MULTILINE)


def read_llvm(archive: Archive) -> ModuleSpec:
    """Read an LLVM module's description.

    Raises
    ------
    CorruptedDataError
        A file is missing or not what taichi writes; the message names file and field.
    IncompatibleModuleError
        It was written by another version of taichi, or for an arch that taichi does not have.
    """
    _, trees, kernels = _metadata(archive)
    _, graphs = _graphs(archive)
    return ModuleSpec(
        family=Family.LLVM,
        arch=_arch(archive, [kernel.code[0] for kernel in kernels.values() if kernel.tasks]),
        version=_VERSION,
        kernels=kernels,
        graphs={name: GraphSpec(name, dispatches) for name, dispatches in graphs.items()},
        trees=trees,
    )


def without_noise(archive: Archive) -> dict[str, bytes]:
    """Return an LLVM module's descriptions without what differs from build to build: times, and what taichi left
    uninitialised.
    """
    return {"metadata.tcb": _metadata(archive)[0].without_noise(), "graphs.tcb": _graphs(archive)[0].without_noise()}


def _metadata(archive: Archive) -> tuple[_Reader, dict[int, TreeSpec], dict[str, KernelSpec]]:
    reader = _Reader(archive.description("metadata.tcb"), f"{archive.name}: metadata.tcb")
    version = (reader.scalar("H", "version"), reader.scalar("H", "version"), reader.scalar("H", "version"))
    if version != _VERSION:
        raise IncompatibleModuleError(
            f"{reader.path}: written by taichi {'.'.join(map(str, version))}; only 1.7.4 can be read"
        )
    reader.scalar("Q", "size")
    trees = reader.mapping(lambda: reader.scalar("i", "tree"), lambda: _tree(reader), "fields")
    kernels = reader.mapping(lambda: reader.text("kernel"), lambda: _kernel(reader), "kernels")
    reader.finish()
    for key, kernel in kernels.items():
        if key != kernel.name:
            raise CorruptedDataError(f"{reader.path}: kernels[{key}]: its kernel_key is {kernel.name}")
    return reader, trees, kernels


def _graphs(archive: Archive) -> tuple[_Reader, dict[str, tuple[DispatchSpec, ...]]]:
    reader = _Reader(archive.description("graphs.tcb"), f"{archive.name}: graphs.tcb")
    graphs = reader.mapping(lambda: reader.text("graph"), lambda: _dispatches(reader), "graphs")
    reader.finish()
    return reader, graphs


class _Reader:
    """A cursor over a ``.tcb``: little endian, nothing aligned, everything checked against the end."""

    def __init__(self, data: bytes, path: str) -> None:
        self.path = path
        self._data = data
        self._position = 0
        self._noise: list[slice] = []
        if self.scalar("Q", "total_length") != len(data):
            raise CorruptedDataError(f"{path}: total_length is not the file's {len(data)} bytes")

    def scalar(self, code: str, field: str) -> int:
        try:
            (value,) = struct.unpack_from("<" + code, self._data, self._position)
        except struct.error:
            raise CorruptedDataError(f"{self.path}: {field}: the file ends in it") from None
        self._position += struct.calcsize("<" + code)
        return int(value)

    def noise(self, code: str, field: str) -> None:
        """Read over a number that differs from build to build and means nothing."""
        start = self._position
        self.scalar(code, field)
        self._noise.append(slice(start, self._position))

    def without_noise(self) -> bytes:
        """Return the file, with zeros for the noise that was read."""
        data = bytearray(self._data)
        for part in self._noise:
            data[part] = bytes(part.stop - part.start)
        return bytes(data)

    def number(self, field: str, most: int = _MAX_BYTES) -> int:
        """Return a u64 that counts or measures something in memory."""
        value = self.scalar("Q", field)
        if value > most:
            raise CorruptedDataError(f"{self.path}: {field}: {value} is more than {most}")
        return value

    def boolean(self, field: str) -> bool:
        value = self.scalar("B", field)
        if value > 1:
            raise CorruptedDataError(f"{self.path}: {field}: {value} is neither 0 nor 1")
        return bool(value)

    def enumerated(self, kind: type[E], field: str) -> E:
        value = self.scalar("i", field)
        try:
            return kind(value)
        except ValueError:
            raise CorruptedDataError(f"{self.path}: {field}: {value} is no {kind.__name__}") from None

    def text(self, field: str) -> str:
        length = self.number(field, len(self._data))
        data = self._data[self._position : self._position + length]
        if len(data) != length:
            raise CorruptedDataError(f"{self.path}: {field}: the file ends in it")
        self._position += length
        try:
            return data.decode("utf-8")
        except UnicodeDecodeError:
            raise CorruptedDataError(f"{self.path}: {field}: not UTF-8") from None

    def sequence(self, item: Callable[[], T], field: str) -> tuple[T, ...]:
        # Every item takes a byte at least: a larger count is a lie, found before memory is spent on it.
        return tuple([item() for _ in range(self.number(field, len(self._data) - self._position))])

    def integers(self, field: str) -> tuple[int, ...]:
        return self.sequence(lambda: self.scalar("i", field), field)

    def mapping(self, key: Callable[[], T], value: Callable[[], object], field: str) -> dict:  # type: ignore[type-arg]
        entries = self.sequence(lambda: (key(), value()), field)
        return dict(entries)

    def finish(self) -> None:
        if self._position != len(self._data):
            raise CorruptedDataError(f"{self.path}: {len(self._data) - self._position} bytes too many")


def _tree(reader: _Reader) -> TreeSpec:
    tree_id, root_id = reader.scalar("i", "tree_id"), reader.scalar("i", "root_id")
    size = reader.number("root_size", 2**40)
    snodes = reader.sequence(
        lambda: SnodeSpec(
            reader.scalar("i", "snode.id"),
            reader.enumerated(SnodeKind, "snode.type"),
            reader.number("snode.cell_size_bytes", 2**40),
            reader.number("snode.chunk_size"),
        ),
        "snode_metas",
    )
    where = f"{reader.path}: fields[{tree_id}]"
    if not any(node.id == root_id and node.kind is SnodeKind.ROOT for node in snodes):
        raise CorruptedDataError(f"{where}: root_id: {root_id} is no root of the tree")
    for node in snodes:
        # What taichi's node allocators hold in an int.
        if (
            node.kind in (SnodeKind.POINTER, SnodeKind.DYNAMIC)
            and node.cell_size * max(1, node.chunk_size) > _MAX_BYTES
        ):
            raise CorruptedDataError(f"{where}: snode {node.id}: its cells have {node.cell_size} bytes")
    return TreeSpec(tree_id, root_id, size, snodes)


def _kernel(reader: _Reader) -> KernelSpec:
    name = reader.text("kernel_key")
    where = f"{reader.path}: kernels[{name}]"
    params = dict(
        reader.sequence(lambda: (reader.integers(f"{where}.args.path"), _Param(reader, where)), f"{where}.args")
    )
    tasks = reader.sequence(
        lambda: LlvmTask(
            reader.text(f"{where}.task.name"),
            reader.scalar("i", f"{where}.task.block_dim"),
            reader.scalar("i", f"{where}.task.grid_dim"),
            reader.scalar("i", f"{where}.task.dynamic_shared_array_bytes"),
        ),
        f"{where}.tasks",
    )
    reader.scalar("Q", f"{where}.size")
    for field in ("created_at", "last_used_at"):
        reader.noise("Q", f"{where}.{field}")
    reader.sequence(lambda: _type(reader, f"{where}.rets"), f"{where}.rets")
    ret_type = _type(reader, f"{where}.ret_type")
    rets_size = reader.number(f"{where}.ret_size", _MAX_BUFFER)
    args_type = _type(reader, f"{where}.args_type")
    args_size = reader.number(f"{where}.args_size", _MAX_BUFFER)
    members = args_type.members if isinstance(args_type, Struct) else ()
    if sorted(params) != [(i,) for i in range(len(members))] or len(members) > _MAX_ARGUMENTS:
        raise CorruptedDataError(f"{where}.args: its paths do not number the arguments")
    returns = tuple(
        resolve_return(member.type, member.offset, Family.LLVM, f"{where}.ret_type.{member.name}")
        for member in (ret_type.members if isinstance(ret_type, Struct) else ())
    )
    return KernelSpec(
        name=name,
        parameters=tuple(
            _parameter(i, params[(i,)], member, f"{where}.args[{i}]") for i, member in enumerate(members)
        ),
        args_size=args_size,
        returns=returns,
        rets_size=rets_size,
        tasks=tasks,
        code=(f"{name}.ll",),
    )


class _Param:
    """A kernel's parameter as written; LLVM modules name none."""

    def __init__(self, reader: _Reader, where: str) -> None:
        self.is_array = reader.boolean(f"{where}.is_array")
        self.is_argpack = reader.boolean(f"{where}.is_argpack")
        self.total_dim = reader.number(f"{where}.total_dim", 24)
        reader.scalar("I", f"{where}.format")
        self.type = _type(reader, f"{where}.dt")
        self.needs_grad = reader.boolean(f"{where}.needs_grad")
        self.element_shape = reader.integers(f"{where}.element_shape")
        self.kind = reader.scalar("i", f"{where}.ptype")


def _parameter(index: int, param: _Param, member: Member, where: str) -> Parameter:
    name = f"arg{index}"
    if param.is_argpack:
        raise IncompatibleModuleError(f"{where}: an argument pack: not supported")
    if param.kind != _NDARRAY:
        return resolve_scalar_or_tensor(name, member, where)
    ndim = param.total_dim - len(param.element_shape)
    if ndim < 0 or not all(extent > 0 for extent in param.element_shape):
        raise CorruptedDataError(f"{where}: {param.total_dim} dimensions with elements of {param.element_shape}")
    # LLVM modules do not record how a kernel uses its arrays
    return resolve_array(
        name, member, dtype_of(_pointee(member, where), where), param.element_shape, ndim,
        Access.READ_WRITE, param.needs_grad, where,
    )  # fmt: skip


def _pointee(member: Member, where: str) -> int:
    if isinstance(member.type, Struct) and len(member.type.members) > 1:
        pointer = member.type.members[1].type
        element = pointer.pointee if isinstance(pointer, Pointer) else None
        if isinstance(element, Tensor):
            element = element.element
        if isinstance(element, Primitive):
            return element.id
    raise CorruptedDataError(f"{where}: no pointer to numbers")


def _dispatches(reader: _Reader) -> tuple[DispatchSpec, ...]:
    return reader.sequence(
        lambda: DispatchSpec(
            reader.text("kernel_name"), reader.sequence(lambda: _graph_argument(reader), "symbolic_args")
        ),
        "dispatches",
    )


def _graph_argument(reader: _Reader) -> GraphArgument:
    name = reader.text("name")
    dtype = reader.scalar("i", "dtype_id")
    ndim = reader.scalar("Q", "field_dim")
    kind = reader.enumerated(GraphArgumentKind, "tag")
    element_shape = reader.integers("element_shape")
    reader.noise("Q", "num_channels")  # uninitialised memory: it is for textures
    return GraphArgument(
        name=name,
        kind=kind,
        dtype=dtype_of(dtype, f"{reader.path}: dtype_id"),
        element_shape=element_shape,
        ndim=ndim if kind is GraphArgumentKind.NDARRAY else None,
    )


def _type(reader: _Reader, where: str, depth: int = 0) -> Type | None:
    if depth > _MAX_DEPTH:
        raise CorruptedDataError(f"{where}: nested too deeply")
    kind = reader.scalar("i", where)
    if kind == -1:
        return None
    if kind == 0:
        return Primitive(reader.scalar("i", where))
    if kind == 1:
        pointee = _type(reader, where, depth + 1)
        return Pointer(pointee, reader.scalar("i", where), reader.boolean(where))
    if kind == 2:
        shape = reader.integers(where)
        return Tensor(shape, _type(reader, where, depth + 1))
    if kind in (3, 4):
        members = reader.sequence(lambda: _member(reader, where, depth + 1), where)
        return Struct(members, reader.text(where), is_argpack=kind == 4)
    if kind == 5:
        bits = reader.scalar("i", where)
        reader.boolean(where)
        _type(reader, where, depth + 1)
        return Quantized(bits)
    raise CorruptedDataError(f"{where}: {kind} is no kind of type")


def _member(reader: _Reader, where: str, depth: int) -> Member:
    type = _type(reader, where, depth)
    name = reader.text(where)
    return Member(name, reader.number(f"{where}.{name}.offset"), type)


def _arch(archive: Archive, texts: list[str]) -> Arch | None:
    found: Arch | None = None
    for member in texts:
        match = _TRIPLE.search(archive[member])
        if match is None:
            raise CorruptedDataError(f"{archive.name}: {member}: no target triple")
        arch = _ARCHS.get(match.group(1))
        if arch is None:
            raise IncompatibleModuleError(
                f"{archive.name}: {member}: built for {match.group(1).decode(errors='replace')}"
            )
        if found not in (None, arch):
            raise CorruptedDataError(f"{archive.name}: {member}: built for another arch than the others")
        found = arch
    return found
