"""Shaders: the facts about a shader that only its code records, such as its group size and the formats of its images.

The code is SPIR-V as taichi 1.7.4 writes it. It is read in one pass. It is not validated, except for the sizes of
variables and the bindings, which validators ignore.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from ..errors import CorruptedDataError
from .spirv_declarations import (
    DECLARATIONS,
    FUNCTION,
    PRIVATE,
    WORKGROUP,
    BoundAs,
    Declarations,
    ShaderCode,
)
from .spirv_mends import MENDED, SUBGROUP_OPERATIONS, Mend, Mends, Subgroups
from .spirv_ranges import Loop, Place, Range, fits_any_grid, read_loop, stored_ranges

__all__ = ["BoundAs", "Shader", "mended", "read_shader"]

_FUNCTION, _FUNCTION_END = 54, 56
_MIN_WORDS = {**DECLARATIONS, _FUNCTION: 5}
_INT64_ATOMICS, _PHYSICAL_STORAGE_BUFFERS = 12, 5347  # capabilities
_ATOMICS = frozenset({227, *range(229, 243)})
"""The opcodes of atomic instructions that have a result."""


@dataclass(frozen=True, slots=True)
class Shader:
    """The facts that a shader's code records.

    Attributes
    ----------
    version
        The version of SPIR-V, as the header writes it: 0x10300 is 1.3.
    capabilities
        SPIR-V's numbers of the capabilities that the shader declares.
    undeclared
        SPIR-V's numbers of the capabilities that the shader needs but does not declare: taichi 1.7.4 forgets the
        capabilities of one-dimensional images, of atomic operations on 64-bit integers, and of subgroups.
    has_odd_subgroups
        Whether the invocations of a subgroup exchange integers of 8, 16 or 64 bits, or f16. SPIR-V has no capability
        for this, but few devices can do it.
    group_size
        The invocations of a group in x, y and z.
    bindings
        The kind of resource at each binding.
    image_dimensions
        The number of dimensions of each image, by binding. 4 and more are cubes, arrays and other images that taichi
        does not have.
    shared_size
        The size of the variables that a group shares, in bytes.
    local_size
        The size of the variables of each invocation, in bytes.
    mends
        The places where the shader breaks SPIR-V's rules, in the order of their positions: capabilities that are not
        declared, built-in variables that are not listed, layouts of arrays outside buffers, local variables after
        other instructions, bitwise operations on booleans, broadcasts from any invocation, barriers without an order.
    storage_formats
        SPIR-V's image format of each storage image, by binding.
    extents
        The array extents whose product is the range of the grid-stride loop, as distinct (argument, axis) in the
        order in which they are loaded. Empty for a constant range. None if the range may be anything else, or if
        the shader has no loop. The arguments may not exist in the kernel: the shader does not record them.
    fits_any_grid
        Whether any number of groups gives the same result: the loop steps by the grid, and nothing but the steps
        depends on the place of an invocation in the grid. False for kernels that keep a state for each thread, as
        those that draw random numbers.
    range_place
        The place of a buffer that the range of the loop is loaded from: another shader has stored it there.
    stored_ranges
        If the shader is a serial task's: the ranges that it stores for other shaders, by place, as ``extents``. An
        integer argument has no axis. A place without extents gets another value. None if the shader may store
        anything anywhere.
    """

    version: int
    capabilities: frozenset[int]
    undeclared: frozenset[int]
    has_odd_subgroups: bool
    group_size: tuple[int, int, int]
    bindings: Mapping[int, BoundAs]
    image_dimensions: Mapping[int, int]
    shared_size: int
    local_size: int
    mends: tuple[Mend, ...]
    storage_formats: Mapping[int, int]
    extents: Range | None
    fits_any_grid: bool
    range_place: Place | None = None
    stored_ranges: Mapping[Place, Range | None] | None = None

    @property
    def uses_addresses(self) -> bool:
        """Whether the shader reaches arrays by their addresses, and not by bindings."""
        return _PHYSICAL_STORAGE_BUFFERS in self.capabilities


def read_shader(data: bytes, where: str) -> Shader:
    """Read a compute shader.

    Parameters
    ----------
    data
        SPIR-V, little-endian.
    where
        The shader, as errors name it.

    Raises
    ------
    CorruptedDataError
        The bytes are not a compute shader, or the shader is damaged.
    """
    code = ShaderCode.from_bytes(data, where)
    declarations = Declarations(code)
    mends, subgroups = Mends(code, declarations), Subgroups(code, declarations)
    loop: Loop | None = None
    stored: Mapping[Place, Range | None] | None = None
    has_main = False
    opcode = 0
    for opcode, position, count in code.instructions():
        if opcode in _MIN_WORDS:
            code.check_length(position, count, _MIN_WORDS[opcode])
            if opcode != _FUNCTION:
                declarations.add(opcode, position, count)
            elif code.id(position + 2) == declarations.entry_point:
                has_main, start = True, position + count
                loop = read_loop(code, declarations, start)
                stored = stored_ranges(code, declarations, start)
        if opcode in MENDED:
            mends.add(opcode, position, count)
        elif opcode in SUBGROUP_OPERATIONS:
            subgroups.add(opcode, position, count)
        elif opcode in _ATOMICS and count > 1 and code.words[position + 1] in declarations.longs:
            declarations.needed.add(_INT64_ATOMICS)
    if declarations.entry_point is None or not has_main:
        raise CorruptedDataError(f"{where}: it has no entry point of compute, which every taichi shader has")
    group_size, storage_formats = declarations.group_size(), declarations.storage_formats()
    if opcode != _FUNCTION_END:
        raise CorruptedDataError(f"{where}: it does not end with the end of a function: it is cut short")
    return Shader(
        version=code.words[1],
        capabilities=frozenset(declarations.capabilities),
        undeclared=frozenset(declarations.undeclared()),
        has_odd_subgroups=subgroups.has_odd_sizes,
        group_size=group_size,
        bindings=MappingProxyType(declarations.bound()),
        image_dimensions=MappingProxyType(declarations.image_dimensions()),
        shared_size=declarations.size_of(WORKGROUP),
        local_size=declarations.size_of(PRIVATE, FUNCTION),
        mends=tuple(sorted((*mends.found(), *subgroups.mends))),
        storage_formats=MappingProxyType(storage_formats),
        extents=loop.range if loop else None,
        fits_any_grid=loop is not None and fits_any_grid(code, declarations, loop),
        range_place=loop.range_place if loop else None,
        stored_ranges=stored,
    )


def mended(data: bytes, shader: Shader) -> bytes:
    """Return the SPIR-V of a shader with its mends applied."""
    parts: list[bytes] = []
    position = 0
    for start, end, words in shader.mends:
        parts += [data[4 * position : 4 * start], struct.pack(f"<{len(words)}I", *words)]
        position = end
    return b"".join([*parts, data[4 * position :]])
