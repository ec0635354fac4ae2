"""The code of a shader, and what it declares: its entry point, capabilities, types, constants and variables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from math import prod

from ..errors import CorruptedDataError

__all__ = [
    "CAPABILITY",
    "DECLARATIONS",
    "FUNCTION",
    "HEADER_WORDS",
    "INPUT",
    "PRIVATE",
    "STORAGE_BUFFER",
    "UNIFORM",
    "VARIABLE",
    "WORKGROUP",
    "BoundAs",
    "Declarations",
    "ShaderCode",
]

HEADER_WORDS = 5
"""Words before the first instruction."""

_MAGIC = 0x07230203
_MAX_BOUND = 2**22 - 1  # SPIR-V's universal limit of ids

CAPABILITY, VARIABLE = 17, 59
_ENTRY_POINT, _EXECUTION_MODE = 15, 16
_CONSTANT, _CONSTANT_COMPOSITE, _DECORATE = 43, 44, 71
_TYPE_BOOL, _TYPE_INT, _TYPE_FLOAT, _TYPE_VECTOR, _TYPE_MATRIX = 20, 21, 22, 23, 24
_TYPE_IMAGE, _TYPE_SAMPLED_IMAGE, _TYPE_ARRAY, _TYPE_STRUCT, _TYPE_POINTER = 25, 27, 28, 30, 32
DECLARATIONS = {
    **dict.fromkeys((CAPABILITY, _TYPE_BOOL, _TYPE_STRUCT), 2),
    **dict.fromkeys((_EXECUTION_MODE, _TYPE_FLOAT, _TYPE_SAMPLED_IMAGE, _CONSTANT_COMPOSITE, _DECORATE), 3),
    **dict.fromkeys((_ENTRY_POINT, _TYPE_INT, _TYPE_VECTOR, _TYPE_MATRIX, _TYPE_ARRAY, _TYPE_POINTER), 4),
    **dict.fromkeys((_CONSTANT, VARIABLE), 4),
    _TYPE_IMAGE: 9,
}
"""The opcodes of declarations, and the fewest words of each."""

# Storage classes.
_UNIFORM_CONSTANT, INPUT, UNIFORM, WORKGROUP, PRIVATE, FUNCTION, STORAGE_BUFFER = 0, 1, 2, 4, 6, 7, 12
_WITHOUT_LAYOUT = (WORKGROUP, PRIVATE, FUNCTION)

_BUFFER_BLOCK, _ARRAY_STRIDE, _BUILT_IN, _BINDING, _DESCRIPTOR_SET = 3, 6, 11, 33, 34  # decorations
_WORKGROUP_SIZE = 25  # a built-in
_OF_THE_GRID = {24, 26, 28}  # built-ins: the number of groups, the group's number, the invocation's number
# The capability that a built-in of subgroups needs: the size, the count and the numbers; the masks.
_SUBGROUP_BUILT_INS = {**dict.fromkeys((36, 38, 40, 41), 61), **dict.fromkeys(range(4416, 4421), 64)}
_STORAGE_IMAGE = 2
_ONE_DIMENSION, _OTHER = 0, 9
_SAMPLED_1D, _IMAGE_1D = 43, 44  # capabilities
_GL_COMPUTE = 5  # an execution model
_LOCAL_SIZE = 17  # an execution mode
_MAX_GROUP = 2**16  # invocations of a group: devices allow fewer


@dataclass(frozen=True, slots=True, eq=False)
class ShaderCode:
    """The code of a shader as 32-bit words, with the header. ``where`` is the shader, as errors name it."""

    words: memoryview
    where: str

    @classmethod
    def from_bytes(cls, data: bytes, where: str) -> ShaderCode:
        """Return the code. Raise a CorruptedDataError if it has no header of SPIR-V, or is not of whole words."""
        if len(data) % 4 or len(data) < 4 * HEADER_WORDS:
            raise CorruptedDataError(
                f"{where}: {len(data)} bytes are not SPIR-V, which has whole words and a header of {HEADER_WORDS}"
            )
        words = memoryview(data).cast("I")  # all supported machines are little-endian
        if words[0] != _MAGIC:
            raise CorruptedDataError(f"{where}: it begins with {words[0]:#010x}, SPIR-V with {_MAGIC:#010x}")
        if not 0 < words[3] <= _MAX_BOUND:
            raise CorruptedDataError(f"{where}: its bound of ids is {words[3]}, which is not from 1 to {_MAX_BOUND}")
        return cls(words, where)

    def instructions(self, start: int = HEADER_WORDS) -> Iterator[tuple[int, int, int]]:
        """Yield the opcode, the position and the number of words of each instruction from ``start`` on."""
        words, end = self.words, len(self.words)
        position = start
        while position < end:
            first = words[position]
            count = first >> 16
            if not 0 < count <= end - position:
                raise self.error(position, f"it has {count} words, and {end - position} are left")
            yield first & 0xFFFF, position, count
            position += count

    def id(self, position: int) -> int:
        """Return the word at ``position``, which must be an id."""
        value = self.words[position]
        if not 0 < value < self.words[3]:
            raise self.error(position, f"id {value} is not below the bound of {self.words[3]}")
        return value

    def check_length(self, position: int, count: int, least: int) -> None:
        """Check that the instruction at ``position`` has at least ``least`` words."""
        if count < least:
            opcode = self.words[position] & 0xFFFF
            raise self.error(position, f"an instruction {opcode} has {least} words, not {count}")

    def error(self, position: int, message: str) -> CorruptedDataError:
        """Return an error about the word at ``position``."""
        return CorruptedDataError(f"{self.where}: word {position}: {message}")


class BoundAs(Enum):
    """The kind of resource at a binding of a shader."""

    UNIFORM_BUFFER = "a uniform buffer"
    STORAGE_BUFFER = "a storage buffer"
    TEXTURE = "a texture"
    STORAGE_IMAGE = "a storage image"


@dataclass(slots=True, eq=False)
class Declarations:
    """The declarations of one shader. They are added one after the other. Capabilities are SPIR-V's numbers."""

    code: ShaderCode
    entry_point: int | None = None  # the id of the function where the shader starts
    capabilities: set[int] = field(default_factory=set)
    needed: set[int] = field(default_factory=set)  # the capabilities that images and built-in variables need
    longs: set[int] = field(default_factory=set)  # the ids of the types of 64-bit integers
    odd_sizes: set[int] = field(default_factory=set)  # of 8-, 16- and 64-bit integers, of f16, and of their vectors
    integers: set[int] = field(default_factory=set)  # of 32-bit integers
    constants: dict[int, int] = field(default_factory=dict)  # the values of the 32-bit constants, by id
    variables: dict[int, tuple[int, int]] = field(default_factory=dict)  # type and storage class, by id
    bindings: dict[int, int] = field(default_factory=dict)  # by the id of the variable
    interface: tuple[int, int, frozenset[int]] = (0, 0, frozenset())  # the entry point: start, end, variables
    boolean: int = 0  # the id of the boolean type, if the shader declares it
    _built_in: dict[int, int] = field(default_factory=dict)  # the kind of built-in, by the id of the variable
    _sets: dict[int, int] = field(default_factory=dict)
    _buffer_blocks: set[int] = field(default_factory=set)
    _strides: dict[int, list[tuple[int, int]]] = field(default_factory=dict)  # positions, by array type
    _composites: dict[int, Sequence[int]] = field(default_factory=dict)
    _local_group_size: tuple[int, int, int] | None = None  # in the execution mode LocalSize
    _workgroup_size: int | None = None  # the constant with the built-in WorkgroupSize
    # The properties of types, by id.
    _sizes: dict[int, int] = field(default_factory=dict)
    _elements: dict[int, int] = field(default_factory=dict)  # the element types of arrays
    _pointees: dict[int, int] = field(default_factory=dict)
    _structs: set[int] = field(default_factory=set)
    _dimensions: dict[int, int] = field(default_factory=dict)  # by image type
    _textures: dict[int, int] = field(default_factory=dict)  # the image of each sampled image
    _formats: dict[int, int] = field(default_factory=dict)  # by storage image type

    def add(self, opcode: int, position: int, count: int) -> None:
        """Add an instruction of ``DECLARATIONS``."""
        words, id = self.code.words, self.code.id
        if opcode == _DECORATE:
            self._decorate(position, count)
        elif opcode == _CONSTANT:
            if words[position + 1] in self.integers:
                self.constants[id(position + 2)] = words[position + 3]
        elif opcode == _CONSTANT_COMPOSITE:
            self._composites[id(position + 2)] = words[position + 3 : position + count]
        elif opcode == VARIABLE:
            self.variables[id(position + 2)] = (id(position + 1), words[position + 3])
        elif opcode == CAPABILITY:
            self.capabilities.add(words[position + 1])
        elif opcode == _ENTRY_POINT:
            if words[position + 1] != _GL_COMPUTE or self.entry_point is not None:
                raise self.code.error(position, "it is not the only entry point, with execution model GLCompute")
            self.entry_point = id(position + 2)
            self.interface = (position, position + count, self._listed(position, position + count))
        elif opcode == _EXECUTION_MODE:
            if words[position + 2] == _LOCAL_SIZE:
                self._local_group_size = self._read_group_size(position, count)
        else:
            self._type(opcode, position, count)

    def bound(self) -> dict[int, BoundAs]:
        """Return the kind of resource at each binding."""
        found: dict[int, BoundAs] = {}
        for variable, (type, storage) in self.variables.items():
            if storage in _WITHOUT_LAYOUT or (storage == INPUT and variable in self._built_in):
                continue
            bound, binding = self._bound_as(self._pointees.get(type, 0), storage), self.bindings.get(variable)
            if bound is None or binding is None or self._sets.get(variable) != 0:
                raise CorruptedDataError(f"{self.code.where}: variable %{variable} is not bound by launches")
            if found.setdefault(binding, bound) is not bound:
                other = found[binding].value
                raise CorruptedDataError(f"{self.code.where}: binding {binding} is both {other} and {bound.value}")
        return found

    def storage_formats(self) -> dict[int, int]:
        """Return SPIR-V's format of each storage image, by binding."""
        found = {}
        for variable, (type, _) in self.variables.items():
            image = self._formats.get(self._pointees.get(type, 0))
            if image is not None:
                if variable not in self.bindings:
                    raise CorruptedDataError(f"{self.code.where}: storage image %{variable} has no binding")
                found[self.bindings[variable]] = image
        return found

    def image_dimensions(self) -> dict[int, int]:
        """Return the dimensions of each image, by binding. 4 and more are cubes, arrays and others."""
        found = {}
        for variable, (type, storage) in self.variables.items():
            image = self._pointees.get(type, 0)
            if storage == _UNIFORM_CONSTANT and variable in self.bindings:
                found[self.bindings[variable]] = self._dimensions.get(self._textures.get(image, image), _OTHER)
        return found

    def group_size(self) -> tuple[int, int, int]:
        """Return the invocations of a group in x, y and z."""
        size = self._local_group_size
        if size is None:
            raise CorruptedDataError(f"{self.code.where}: it has no LocalSize, which every compute shader has")
        if self._workgroup_size is not None:
            constants = self._composites.get(self._workgroup_size, ())
            if tuple(self.constants.get(each, 0) for each in constants) != size:
                raise CorruptedDataError(f"{self.code.where}: its LocalSize is {size}, but its WorkgroupSize differs")
        return size

    def size_of(self, *classes: int) -> int:
        """Return the size of the variables of some storage classes, in bytes."""
        types = [self._pointees.get(type, 0) for type, storage in self.variables.values() if storage in classes]
        return sum(self._sizes.get(each, 0) for each in types)

    def needless_layouts(self) -> set[tuple[int, int]]:
        """Return the start and the end of each instruction that lays out an array outside buffers."""
        found: set[tuple[int, int]] = set()
        for type, storage in self.variables.values():
            array = self._pointees.get(type, 0) if storage in _WITHOUT_LAYOUT else 0
            while array in self._elements:
                found.update(self._strides.get(array, ()))
                array = self._elements[array]
        return found

    def undeclared(self) -> set[int]:
        """Return SPIR-V's numbers of the capabilities that the shader needs, but does not declare."""
        return self.needed - self.capabilities

    def unlisted(self) -> list[int]:
        """Return the built-in inputs that the entry point should list, but does not."""
        inputs = [id for id, (_, storage) in self.variables.items() if storage == INPUT and id in self._built_in]
        return [id for id in inputs if id not in self.interface[2]]

    def grid_variables(self) -> frozenset[int]:
        """Return the inputs that tell an invocation its place in the grid, or the size of the grid."""
        return frozenset(id for id, kind in self._built_in.items() if kind in _OF_THE_GRID)

    def _listed(self, start: int, end: int) -> frozenset[int]:
        """Return the variables that an entry point lists after its name, which ends with a word that has a zero."""
        words = self.code.words
        for position in range(start + 3, end):
            if 0 in words[position].to_bytes(4, "little"):
                return frozenset(words[position + 1 : end])
        raise self.code.error(start, "the name of the entry point does not end")

    def _read_group_size(self, position: int, count: int) -> tuple[int, int, int]:
        self.code.check_length(position, count, 6)
        x, y, z = self.code.words[position + 3 : position + 6]
        if not (x and y and z and prod((x, y, z)) <= _MAX_GROUP):
            raise self.code.error(position, f"groups of {x} x {y} x {z} are not of 1 to {_MAX_GROUP} invocations")
        return x, y, z

    def _decorate(self, position: int, count: int) -> None:
        target, decoration = self.code.id(position + 1), self.code.words[position + 2]
        if decoration == _BUFFER_BLOCK:
            self._buffer_blocks.add(target)
        elif decoration in (_BINDING, _DESCRIPTOR_SET, _BUILT_IN, _ARRAY_STRIDE):
            self.code.check_length(position, count, 4)
            value = self.code.words[position + 3]
            if decoration == _BINDING:
                self.bindings[target] = value
            elif decoration == _DESCRIPTOR_SET:
                self._sets[target] = value
            elif decoration == _ARRAY_STRIDE:
                self._strides.setdefault(target, []).append((position, position + count))
            else:
                self._built_in[target] = value
                if value in _SUBGROUP_BUILT_INS:
                    self.needed.add(_SUBGROUP_BUILT_INS[value])
                if value == _WORKGROUP_SIZE:
                    self._workgroup_size = target

    def _type(self, opcode: int, position: int, count: int) -> None:
        words, id, sizes = self.code.words, self.code.id, self._sizes
        made = id(position + 1)
        if opcode == _TYPE_BOOL:
            sizes[made] = 4  # in drivers: SPIR-V does not define a size
            self.boolean = made
        elif opcode in (_TYPE_INT, _TYPE_FLOAT):
            sizes[made] = words[position + 2] // 8
            if opcode == _TYPE_INT and words[position + 2] == 32:
                self.integers.add(made)
            elif opcode == _TYPE_INT or words[position + 2] == 16:
                self.odd_sizes.add(made)
                if words[position + 2] == 64:
                    self.longs.add(made)
        elif opcode in (_TYPE_VECTOR, _TYPE_MATRIX):
            if words[position + 2] in self.odd_sizes:
                self.odd_sizes.add(made)
            sizes[made] = words[position + 3] * sizes.get(words[position + 2], 0)
        elif opcode == _TYPE_ARRAY:
            element = self._elements[made] = id(position + 2)
            length = self.constants.get(id(position + 3))
            if length is None:
                raise self.code.error(position, "the length of an array is not a 32-bit constant")
            sizes[made] = length * sizes.get(element, 0)
        elif opcode == _TYPE_STRUCT:
            self._structs.add(made)
            sizes[made] = sum(sizes.get(each, 0) for each in words[position + 2 : position + count])
        elif opcode == _TYPE_POINTER:
            self._pointees[made] = id(position + 3)
            sizes[made] = 8
        elif opcode == _TYPE_SAMPLED_IMAGE:
            self._textures[made] = id(position + 2)
        else:
            is_storage = words[position + 7] == _STORAGE_IMAGE
            if not words[position + 5] and not words[position + 6]:  # not an array, and one sample
                self._dimensions[made] = words[position + 3] + 1
            if words[position + 3] == _ONE_DIMENSION:
                self.needed.add(_IMAGE_1D if is_storage else _SAMPLED_1D)
            if is_storage:
                self._formats[made] = words[position + 8]

    def _bound_as(self, pointee: int, storage: int) -> BoundAs | None:
        if storage == _UNIFORM_CONSTANT:
            if pointee in self._formats:
                return BoundAs.STORAGE_IMAGE
            return BoundAs.TEXTURE if pointee in self._textures else None
        if storage not in (UNIFORM, STORAGE_BUFFER) or pointee not in self._structs:
            return None
        is_storage = storage == STORAGE_BUFFER or pointee in self._buffer_blocks
        return BoundAs.STORAGE_BUFFER if is_storage else BoundAs.UNIFORM_BUFFER
