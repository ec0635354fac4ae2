"""Shaders: the facts about a shader that only its code records, such as its group size and the formats of its images.

The code is SPIR-V as taichi 1.7.4 writes it. It is read in one pass. It is not validated, except for the sizes of
variables and the bindings, which validators ignore.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import NamedTuple

from ..errors import CorruptedDataError
from .spirv_declarations import (
    DECLARATIONS,
    FUNCTION,
    INPUT,
    PRIVATE,
    UNIFORM,
    VARIABLE,
    WORKGROUP,
    BoundAs,
    Declarations,
    ShaderCode,
)
from .spirv_mends import MENDED, SUBGROUP_OPERATIONS, Mend, Mends, Subgroups

__all__ = ["BoundAs", "Shader", "mended", "read_shader"]

Extent = tuple[int, int]
"""An argument's index, and an axis of the array."""

_EXTENDED, _LOAD, _ACCESS_CHAIN, _IN_BOUNDS_ACCESS_CHAIN = 12, 61, 65, 66
_PHI, _LOOP_MERGE, _LABEL, _BRANCH = 245, 246, 248, 249
_LOOP_USES = 2  # of an invocation's place: by the loop's index, as it begins and as it steps
# The fewest words of each instruction that is read.
_LOOP_MIN_WORDS = {
    _EXTENDED: 5,
    _LOAD: 4,
    _ACCESS_CHAIN: 4,
    _IN_BOUNDS_ACCESS_CHAIN: 4,
    _LOOP_MERGE: 4,
    _LABEL: 2,
    _BRANCH: 2,
}

# Instructions without effects on memory: names and lines, composites, conversions, arithmetic, logic and bits. Also
# declarations of local variables, and the instructions of GLSL.std.450 that taichi uses for integers.
_PURE = frozenset({VARIABLE, 1, 8, 12, 317, *range(77, 85), *range(109, 125), *range(126, 206)})

_COPIES = frozenset({83, 124})  # CopyObject, Bitcast
_SUMS, _MULTIPLY = {128, 130}, 132  # of integers: IAdd and ISub, IMul
_COMPARISONS = frozenset(range(170, 180))

_FUNCTION, _FUNCTION_END = 54, 56
_MIN_WORDS = {**DECLARATIONS, _FUNCTION: 5}
_INT64_ATOMICS, _PHYSICAL_STORAGE_BUFFERS = 12, 5347  # capabilities
_ATOMICS = frozenset({227, *range(229, 243)})
"""The opcodes of atomic instructions that have a result."""


class _Loop(NamedTuple):
    """A loop that steps by the grid.

    Attributes
    ----------
    extents
        The array extents whose product is the range, in the order in which they are loaded.
    places
        The ids of what tells an invocation its place in the grid, and of all that the first block computes from it.
    start
        The position of the loop's first label.
    """

    extents: tuple[Extent, ...]
    places: frozenset[int]
    start: int


def _read_loop(code: ShaderCode, declarations: Declarations, start: int) -> _Loop | None:
    """Return the loop of a function. ``start`` is the position after the function's first instruction.

    The first block of a function loads the bounds, and branches to the loop. If the block loads anything but extents
    and built-ins, or computes anything but the product of the extents, the range may be anything: None. So it is if
    the function has no loop. A constant range has no extents.
    """
    bounds = _Bounds(code, declarations)
    header = 0  # the label of the loop, after the first block has branched to the loop
    header_at = 0
    labels = 0
    for opcode, position, count in code.instructions(start):
        if opcode in _LOOP_MIN_WORDS:
            code.check_length(position, count, _LOOP_MIN_WORDS[opcode])
        if opcode == _LOAD:
            if not bounds.load(position):
                return None
        elif opcode in (_ACCESS_CHAIN, _IN_BOUNDS_ACCESS_CHAIN):
            bounds.access(position, count)
        elif opcode == _LABEL:
            labels, header_at = labels + 1, position
            if labels > 1 and (labels > 2 or code.id(position + 1) != header):
                return None
        elif opcode == _BRANCH and not header:
            header = code.id(position + 1)
        elif opcode == _LOOP_MERGE and labels == 2:
            return _Loop(tuple(bounds.extents), frozenset(bounds.places), header_at)
        elif opcode in _PURE:
            if not bounds.compute(opcode, position, count):
                return None
        elif not (opcode == _PHI and labels == 2):
            return None
    return None


class _Bounds:
    """Follows the extents through the block that computes the bounds of the loop."""

    def __init__(self, code: ShaderCode, declarations: Declarations) -> None:
        self._code = code
        self._declarations = declarations
        self._pointers: dict[int, Extent | None] = {}  # by id: pointers to extents; None: to a built-in
        self._products: set[int] = set()  # the ids of extents and their products
        self.places: set[int] = set()  # the ids of built-ins, and of all that is computed from them
        self.extents: dict[Extent, None] = {}  # those that were loaded, in order

    def load(self, position: int) -> bool:
        """Note the extent that a load reads. Return False if the load reads neither an extent nor a built-in."""
        variables = self._declarations.variables
        pointer = self._code.id(position + 3)
        if pointer not in self._pointers and (pointer not in variables or variables[pointer][1] != INPUT):
            return False
        extent = self._pointers.get(pointer)
        if extent is None:
            self.places.add(self._code.id(position + 2))
        else:
            self.extents[extent] = None
            self._products.add(self._code.id(position + 2))
        return True

    def access(self, position: int, count: int) -> None:
        """Note the result of an access chain if it points to an extent or a built-in."""
        declarations, code = self._declarations, self._code
        base = code.id(position + 3)
        storage = declarations.variables[base][1] if base in declarations.variables else None
        result = code.id(position + 2)
        if storage == INPUT:
            self._pointers[result] = None
            self.places.add(result)
        elif storage == UNIFORM and declarations.bindings.get(base) == 0 and count == 7:
            argument, member, axis = (declarations.constants.get(code.id(position + i), -1) for i in (4, 5, 6))
            if argument >= 0 and member == 0 and axis >= 0:
                self._pointers[result] = (argument, axis)

    def compute(self, opcode: int, position: int, count: int) -> bool:
        """Note the result of an instruction if it is a product of extents. Return False for another value."""
        operands = self._code.words[position + 3 : position + count]
        if not self.places.isdisjoint(operands):
            self.places.add(self._code.id(position + 2))
        factors = [each in self._products for each in operands]
        if not any(factors) or opcode in _COMPARISONS:
            return True
        # taichi adds and subtracts the start of the loop, which is 0.
        adds_zero = len(operands) == 2 and factors[0] and self._declarations.constants.get(operands[1]) == 0
        is_product = opcode in _COPIES or (all(factors) if opcode == _MULTIPLY else adds_zero and opcode in _SUMS)
        if is_product:
            self._products.add(self._code.id(position + 2))
        return is_product


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
    extents: tuple[Extent, ...] | None
    fits_any_grid: bool

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
    loop: _Loop | None = None
    has_main = False
    opcode = 0
    for opcode, position, count in code.instructions():
        if opcode in _MIN_WORDS:
            code.check_length(position, count, _MIN_WORDS[opcode])
            if opcode != _FUNCTION:
                declarations.add(opcode, position, count)
            elif code.id(position + 2) == declarations.entry_point:
                loop, has_main = _read_loop(code, declarations, position + count), True
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
        extents=loop.extents if loop else None,
        fits_any_grid=loop is not None and _fits_any_grid(code, declarations, loop),
    )


def _fits_any_grid(code: ShaderCode, declarations: Declarations, loop: _Loop) -> bool:
    ids = loop.places | declarations.grid_variables()
    uses = len(list(filter(ids.__contains__, code.words[loop.start :].tolist())))
    if uses > _LOOP_USES:  # the number of a function of GLSL may equal an id
        found = (position for opcode, position, _ in code.instructions(loop.start) if opcode == _EXTENDED)
        uses -= sum(code.words[position + 4] in ids for position in found)
    return uses == _LOOP_USES


def mended(data: bytes, shader: Shader) -> bytes:
    """Return the SPIR-V of a shader with its mends applied."""
    parts: list[bytes] = []
    position = 0
    for start, end, words in shader.mends:
        parts += [data[4 * position : 4 * start], struct.pack(f"<{len(words)}I", *words)]
        position = end
    return b"".join([*parts, data[4 * position :]])
