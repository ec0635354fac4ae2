"""The arrays that a kernel uses: where they begin and end, for code that tests whether two of them share memory."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from .places import SIZES, SOURCES, Region
from .text import Instruction, instructions

__all__ = ["Array", "apart", "load_bounds"]


@dataclass(frozen=True, slots=True)
class Array:
    """An array argument, or a tree of fields, which is one array here.

    ``pointer`` is where the address is, in bytes, in the arguments or in taichi's LLVMRuntime. ``extents`` are where
    the extents are in the arguments: each is an i32. ``size`` is the bytes of what one index leads to.
    """

    pointer: int
    extents: tuple[int, ...]
    size: int
    region: Region = Region.ARRAY

    @classmethod
    def of(cls, pointer: int, extents: Iterable[int], size: int) -> Array:
        """Return an array argument of a request."""
        return cls(pointer, tuple(extents), size)

    @classmethod
    def of_tree(cls, pointer: int, size: int) -> Array:
        """Return a tree of a request."""
        return cls(pointer, (), size, Region.ROOT)


def load_bounds(prefix: str, context: str, arrays: Mapping[str, Array]) -> list[Instruction]:
    """Return code for each array's address, ``NAME.base``, for its bytes, ``NAME.size``, and for its bounds."""
    code = instructions(f"""
        {prefix}.arguments.at = getelementptr inbounds i8, ptr {context}, i64 {SOURCES[Region.ARGUMENTS].offset}
        {prefix}.arguments = load ptr, ptr {prefix}.arguments.at, align 8
        {prefix}.runtime.at = getelementptr inbounds i8, ptr {context}, i64 {SOURCES[Region.RUNTIME].offset}
        {prefix}.runtime = load ptr, ptr {prefix}.runtime.at, align 8""")
    for name, array in arrays.items():
        block = f"{prefix}.arguments" if array.region is Region.ARRAY else f"{prefix}.runtime"
        code += _load(f"{name}.base", "ptr", block, array.pointer)
        size = str(array.size)
        for axis, offset in enumerate(array.extents):
            extent = f"{name}.extent{axis}"
            code += _load(extent, "i32", f"{prefix}.arguments", offset)
            code += instructions(f"""
                {extent}.wide = zext i32 {extent} to i64
                {extent}.product = mul i64 {size}, {extent}.wide""")
            size = f"{extent}.product"
        code += instructions(f"""
            {name}.size = add i64 {size}, 0
            {name}.begin = ptrtoint ptr {name}.base to i64
            {name}.end = add i64 {name}.begin, {name}.size""")
    return code


def _load(name: str, kind: str, block: str, offset: int) -> list[Instruction]:
    """Return code that loads a word of a block."""
    return instructions(f"""
        {name}.at = getelementptr inbounds i8, ptr {block}, i64 {offset}
        {name} = load {kind}, ptr {name}.at, align {SIZES[kind]}""")


def apart(prefix: str, suffix: str, one: str, other: str) -> str:
    """Return code for ``PREFIXapartSUFFIX``: whether two arrays, by their names, share no memory."""
    return f"""{prefix}below{suffix} = icmp ule i64 {one}.end, {other}.begin
            {prefix}above{suffix} = icmp ule i64 {other}.end, {one}.begin
            {prefix}apart{suffix} = or i1 {prefix}below{suffix}, {prefix}above{suffix}"""
