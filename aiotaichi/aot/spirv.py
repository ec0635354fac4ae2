"""What a shader says of itself that metadata does not: its group size, image formats, and what bounds its loop.

Reads SPIR-V as taichi 1.7.4 writes it, in one pass over the words. It does not validate SPIR-V. It finds what
validators do not look for: how large variables are, and what is bound.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import prod
from types import MappingProxyType

from ..errors import CorruptedDataError
from .spirv_declarations import DECLARATIONS, INPUT, UNIFORM, VARIABLE, BoundAs, Declarations

__all__ = ["BoundAs", "Shader", "mended", "read_shader"]

_MAGIC = 0x07230203
_HEADER_WORDS = 5
_MAX_BOUND = 2**22 - 1  # SPIR-V's universal limit of ids
_MAX_GROUP = 2**16  # invocations of one group: no device has as many

# The instructions that are looked at, and the fewest words that each has.
_ENTRY_POINT, _EXECUTION_MODE, _CAPABILITY = 15, 16, 17
_FUNCTION, _FUNCTION_END, _LOAD = 54, 56, 61
_ACCESS_CHAIN, _IN_BOUNDS_ACCESS_CHAIN = 65, 66
_PHI, _LOOP_MERGE, _LABEL, _BRANCH = 245, 246, 248, 249
_READ = {**DECLARATIONS, _ENTRY_POINT: 4, _EXECUTION_MODE: 3, _CAPABILITY: 2, _FUNCTION: 5}
_BODY = {_LOAD: 4, _ACCESS_CHAIN: 4, _IN_BOUNDS_ACCESS_CHAIN: 4, _LOOP_MERGE: 4, _LABEL: 2, _BRANCH: 2}

# Instructions that only compute: names and lines, composites, conversions, arithmetic, logic, bits; also the
# declaration of a local variable and the instructions of GLSL.std.450 that taichi uses for integers.
_PURE = frozenset({VARIABLE, 1, 8, 12, 317, *range(77, 85), *range(109, 125), *range(126, 206)})

_IN_HEAD = (VARIABLE, _LABEL, 8, 317)  # the last two are of lines
# Or, exclusive or, and, not: of bits, and of booleans.
_LOGICAL = {197: 166, 198: 165, 199: 167, 200: 168}

_COPIES = frozenset({83, 124})  # CopyObject, Bitcast
_ADD, _SUBTRACT, _MULTIPLY = 128, 130, 132  # of integers
_COMPARISONS = frozenset(range(170, 180))

_GL_COMPUTE = 5
_LOCAL_SIZE = 17


@dataclass(frozen=True, slots=True)
class Shader:
    """A shader's own facts.

    Attributes
    ----------
    version
        As the header writes it: 0x10300 is 1.3.
    capabilities
        SPIR-V's numbers of the capabilities that it declares.
    undeclared
        Those that it needs beside: taichi 1.7.4 forgets what one-dimensional images ask for.
    group_size
        Invocations of a group in x, y and z.
    bindings
        What each binding is taken for.
    image_dimensions
        How many each image has, by binding; 4 and more are cubes, arrays and others that taichi does not have.
    shared_size, local_size
        Bytes of the variables that a group shares, and of those that each invocation has of its own.
    mends
        What taichi 1.7.4 writes and SPIR-V forbids, as (first word, end, the words instead): layouts of arrays that
        lie in no buffer, local variables behind other instructions, operations on the bits of booleans.
    storage_formats
        SPIR-V's image format of each storage image, by binding.
    extents
        The array extents whose product is the range of its grid-stride loop, as distinct (argument, axis) in
        the order of their reading: empty for a constant range. None where the range may be anything else,
        and where there is no loop. Whether the kernel has such arguments is not known here.
    """

    version: int
    capabilities: frozenset[int]
    undeclared: frozenset[int]
    group_size: tuple[int, int, int]
    bindings: Mapping[int, BoundAs]
    image_dimensions: Mapping[int, int]
    shared_size: int
    local_size: int
    mends: tuple[tuple[int, int, tuple[int, ...]], ...]
    storage_formats: Mapping[int, int]
    extents: tuple[tuple[int, int], ...] | None


def read_shader(code: bytes, where: str) -> Shader:
    """Read a compute shader.

    Parameters
    ----------
    code
        SPIR-V, little-endian.
    where
        What errors name.

    Raises
    ------
    CorruptedDataError
        It is not a compute shader, or is damaged.
    """
    if len(code) % 4 or len(code) < 4 * _HEADER_WORDS:
        raise CorruptedDataError(f"{where}: {len(code)} bytes are no SPIR-V: it has whole words, and a header of 5")
    words = memoryview(code).cast("I")  # every machine that this runs on is little-endian
    if words[0] != _MAGIC:
        raise CorruptedDataError(f"{where}: it begins with {words[0]:#010x}, SPIR-V with {_MAGIC:#010x}")
    if not 0 < words[3] <= _MAX_BOUND:
        raise CorruptedDataError(f"{where}: its bound of ids is {words[3]}, which is not from 1 to {_MAX_BOUND}")
    return _Reader(words, where, Declarations(words, where)).read()


def mended(code: bytes, shader: Shader) -> bytes:
    """Return a shader's bytes with the capabilities that it needs, and with what SPIR-V forbids put right."""
    declared = b"".join(struct.pack("<II", 2 << 16 | _CAPABILITY, each) for each in sorted(shader.undeclared))
    parts = [code[: 4 * _HEADER_WORDS], declared]
    position = _HEADER_WORDS
    for first, end, words in shader.mends:
        parts += [code[4 * position : 4 * first], struct.pack(f"<{len(words)}I", *words)]
        position = end
    return b"".join([*parts, code[4 * position :]])


@dataclass(slots=True, eq=False)
class _Reader:
    words: Sequence[int]
    where: str
    declared: Declarations
    capabilities: set[int] = field(default_factory=set)
    entry: int | None = None
    group_size: tuple[int, int, int] | None = None
    chains: dict[int, tuple[int, int] | None] = field(default_factory=dict)  # id: extent, or None for a built-in
    found: dict[tuple[int, int], None] = field(default_factory=dict)
    products: set[int] = field(default_factory=set)  # ids of extents and their products
    heads: dict[int, list[int]] = field(default_factory=dict)  # where variables may stand: variables to be put there
    moved: list[tuple[int, int]] = field(default_factory=list)
    operations: list[int] = field(default_factory=list)  # on the bits of booleans

    def read(self) -> Shader:
        words, end = self.words, len(self.words)
        position = _HEADER_WORDS
        extents: tuple[tuple[int, int], ...] | None = None
        has_main = False
        code = 0
        head: int | None = None  # of the function, behind its first label; 0 in front of that
        is_in_head = False
        while position < end:
            count, code = words[position] >> 16, words[position] & 0xFFFF
            if not 0 < count <= end - position:
                raise self.declared.error(position, f"it has {count} words, and {end - position} are left")
            if code in _READ:
                self.declared.check_length(position, count, _READ[code])
                if code in DECLARATIONS:
                    self.declared.add(code, position, count)
                elif code != _FUNCTION:
                    self._declare(code, position, count)
                elif self.declared.id(position + 2) == self.entry:
                    extents, has_main = self._bounds(position + count), True
            if code == _FUNCTION:
                head = 0
            elif code == _LABEL and head == 0:
                head, is_in_head = position + count, True
            elif code == VARIABLE and head and not is_in_head:
                self.moved.append((position, position + count))
                self.heads.setdefault(head, []).extend(words[position : position + count])
            elif code in _LOGICAL and count > 1 and words[position + 1] == self.declared.boolean:
                self.operations.append(position)
            is_in_head &= code in _IN_HEAD
            position += count
        if self.entry is None or not has_main:
            raise CorruptedDataError(f"{self.where}: it has no entry point of compute, which every taichi shader has")
        if self.group_size is None:
            raise CorruptedDataError(f"{self.where}: it has no LocalSize, which every compute shader has")
        if self.declared.group_size() not in (None, self.group_size):
            raise CorruptedDataError(f"{self.where}: its LocalSize is {self.group_size}, its WorkgroupSize is not")
        storage_formats = MappingProxyType(self.declared.storage_formats())
        if code != _FUNCTION_END:
            raise CorruptedDataError(f"{self.where}: it does not end with the end of a function: it is cut short")
        return Shader(
            version=words[1],
            capabilities=frozenset(self.capabilities),
            undeclared=frozenset(self.declared.needed - self.capabilities),
            group_size=self.group_size,
            bindings=MappingProxyType(self.declared.bound()),
            image_dimensions=MappingProxyType(self.declared.image_dimensions()),
            shared_size=self.declared.shared_size(),
            local_size=self.declared.local_size(),
            mends=self._mends(),
            storage_formats=storage_formats,
            extents=extents,
        )

    def _mends(self) -> tuple[tuple[int, int, tuple[int, ...]], ...]:
        removed = (*self.declared.needless_layouts(), *self.moved)
        found: list[tuple[int, int, tuple[int, ...]]] = [(first, end, ()) for first, end in removed]
        found += [(head, head, tuple(variables)) for head, variables in self.heads.items()]
        for position in self.operations:
            count, code = self.words[position] >> 16, self.words[position] & 0xFFFF
            found.append((position, position + 1, (count << 16 | _LOGICAL[code],)))
        return tuple(sorted(found))

    def _declare(self, code: int, position: int, count: int) -> None:
        words = self.words
        if code == _CAPABILITY:
            self.capabilities.add(words[position + 1])
        elif code == _ENTRY_POINT:
            if words[position + 1] != _GL_COMPUTE or self.entry is not None:
                raise self.declared.error(position, "it is not the one entry point, of execution model GLCompute")
            self.entry = self.declared.id(position + 2)
        elif words[position + 2] == _LOCAL_SIZE:
            self.declared.check_length(position, count, 6)
            x, y, z = words[position + 3 : position + 6]
            if not (x and y and z and prod((x, y, z)) <= _MAX_GROUP):
                what = f"groups of {x} x {y} x {z} are not of 1 to {_MAX_GROUP} invocations"
                raise self.declared.error(position, what)
            self.group_size = (x, y, z)

    def _bounds(self, position: int) -> tuple[tuple[int, int], ...] | None:
        """Return the extents that the first block of main reads, if it reads nothing else and a loop follows."""
        words, end = self.words, len(self.words)
        header = 0  # the label of the loop, once the first block has branched to it
        labels = 0
        while position < end:
            count, code = words[position] >> 16, words[position] & 0xFFFF
            if not 0 < count <= end - position:
                raise self.declared.error(position, f"it has {count} words, and {end - position} are left")
            if code in _BODY:
                self.declared.check_length(position, count, _BODY[code])
            if code == _LOAD:
                if not self._loads_a_bound(position):
                    return None
            elif code in (_ACCESS_CHAIN, _IN_BOUNDS_ACCESS_CHAIN):
                self._chain(position, count)
            elif code == _LABEL:
                labels += 1
                if labels > 1 and (labels > 2 or self.declared.id(position + 1) != header):
                    return None
            elif code == _BRANCH and not header:
                header = self.declared.id(position + 1)
            elif code == _LOOP_MERGE and labels == 2:
                return tuple(self.found)
            elif code in _PURE:
                if not self._multiplies(code, position, count):
                    return None
            elif not (code == _PHI and labels == 2):
                return None
            position += count
        return None

    def _multiplies(self, code: int, position: int, count: int) -> bool:
        """Say whether an instruction makes of extents, if of them at all, nothing but their product."""
        operands = self.words[position + 3 : position + count]
        factors = [each in self.products for each in operands]
        if not any(factors) or code in _COMPARISONS:
            return True
        if code in _COPIES or (code == _MULTIPLY and all(factors)):
            self.products.add(self.declared.id(position + 2))
            return True
        # The loop's start is added and subtracted, which is 0.
        adds_zero = len(operands) == 2 and factors[0] and self.declared.constants.get(operands[1]) == 0
        if code in (_ADD, _SUBTRACT) and adds_zero:
            self.products.add(self.declared.id(position + 2))
            return True
        return False

    def _chain(self, position: int, count: int) -> None:
        """Remember an access chain if what it points to is a built-in or an extent."""
        base = self.declared.id(position + 3)
        storage = self.declared.variables[base][1] if base in self.declared.variables else None
        result = self.declared.id(position + 2)
        if storage == INPUT:
            self.chains[result] = None
        elif storage == UNIFORM and self.declared.bindings.get(base) == 0 and count == 7:
            argument, member, axis = (
                self.declared.constants.get(self.declared.id(position + i), -1) for i in (4, 5, 6)
            )
            if argument >= 0 and member == 0 and axis >= 0:
                self.chains[result] = (argument, axis)

    def _loads_a_bound(self, position: int) -> bool:
        """Say whether a load reads a built-in or an extent, and remember the extent."""
        pointer = self.declared.id(position + 3)
        if pointer not in self.chains:
            return pointer in self.declared.variables and self.declared.variables[pointer][1] == INPUT
        extent = self.chains[pointer]
        if extent is not None:
            self.found[extent] = None
            self.products.add(self.declared.id(position + 2))
        return True
