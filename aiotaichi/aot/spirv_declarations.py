"""The declarations of a shader: its types, constants and variables, their sizes and their bindings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum

from ..errors import CorruptedDataError

__all__ = ["DECLARATIONS", "INPUT", "UNIFORM", "VARIABLE", "BoundAs", "Declarations"]

VARIABLE = 59
_CONSTANT, _CONSTANT_COMPOSITE, _DECORATE = 43, 44, 71
_TYPE_BOOL, _TYPE_INT, _TYPE_FLOAT, _TYPE_VECTOR, _TYPE_MATRIX = 20, 21, 22, 23, 24
_TYPE_IMAGE, _TYPE_SAMPLED_IMAGE, _TYPE_ARRAY, _TYPE_STRUCT, _TYPE_POINTER = 25, 27, 28, 30, 32
DECLARATIONS = {
    _TYPE_BOOL: 2,
    _TYPE_INT: 4,
    _TYPE_FLOAT: 3,
    _TYPE_VECTOR: 4,
    _TYPE_MATRIX: 4,
    _TYPE_IMAGE: 9,
    _TYPE_SAMPLED_IMAGE: 3,
    _TYPE_ARRAY: 4,
    _TYPE_STRUCT: 2,
    _TYPE_POINTER: 4,
    _CONSTANT: 4,
    _CONSTANT_COMPOSITE: 3,
    VARIABLE: 4,
    _DECORATE: 3,
}
"""The instructions that are read here, and the fewest words that each has."""

# Storage classes.
_UNIFORM_CONSTANT, INPUT, UNIFORM, _WORKGROUP, _PRIVATE, _FUNCTION, _STORAGE_BUFFER = 0, 1, 2, 4, 6, 7, 12
_WITHOUT_LAYOUT = (_WORKGROUP, _PRIVATE, _FUNCTION)

_BUFFER_BLOCK, _ARRAY_STRIDE, _BUILT_IN, _BINDING, _DESCRIPTOR_SET = 3, 6, 11, 33, 34  # decorations
_WORKGROUP_SIZE = 25  # a built-in
_STORAGE_IMAGE = 2
_ONE_DIMENSION, _OTHER = 0, 9
_SAMPLED_1D, _IMAGE_1D = 43, 44  # capabilities


class BoundAs(Enum):
    """What a shader takes a binding for."""

    UNIFORM_BUFFER = "a uniform buffer"
    STORAGE_BUFFER = "a storage buffer"
    TEXTURE = "a texture"
    STORAGE_IMAGE = "a storage image"


@dataclass(slots=True, eq=False)
class Declarations:
    """Fed one instruction after the other.

    Attributes
    ----------
    words, where
        The shader, and what errors name.
    needed
        SPIR-V's numbers of the capabilities that its images take.
    constants
        Those of 32 bits, by id.
    variables
        Each one's type and storage class, by id.
    bindings
        By id of the variable.
    boolean
        The type of booleans; 0: there is no such type.
    """

    words: Sequence[int]
    where: str
    needed: set[int] = field(default_factory=set)
    constants: dict[int, int] = field(default_factory=dict)
    variables: dict[int, tuple[int, int]] = field(default_factory=dict)
    bindings: dict[int, int] = field(default_factory=dict)
    boolean: int = 0
    _built_in: set[int] = field(default_factory=set)
    _sets: dict[int, int] = field(default_factory=dict)
    _buffer_blocks: set[int] = field(default_factory=set)
    _strides: dict[int, list[tuple[int, int]]] = field(default_factory=dict)  # by array type: where they are given
    _composites: dict[int, Sequence[int]] = field(default_factory=dict)
    _group_size: int | None = None  # the constant that is the built-in
    # Of types, by id.
    _sizes: dict[int, int] = field(default_factory=dict)
    _integers: set[int] = field(default_factory=set)  # of 32 bits
    _elements: dict[int, int] = field(default_factory=dict)  # of arrays
    _pointees: dict[int, int] = field(default_factory=dict)
    _structs: set[int] = field(default_factory=set)
    _dimensions: dict[int, int] = field(default_factory=dict)  # of images
    _textures: dict[int, int] = field(default_factory=dict)  # images with their samplers: the images
    _formats: dict[int, int] = field(default_factory=dict)  # of storage images

    def add(self, code: int, position: int, count: int) -> None:
        """Read one of ``DECLARATIONS``."""
        words = self.words
        if code == _DECORATE:
            self._decorate(position, count)
        elif code == _CONSTANT:
            if words[position + 1] in self._integers:
                self.constants[self.id(position + 2)] = words[position + 3]
        elif code == _CONSTANT_COMPOSITE:
            self._composites[self.id(position + 2)] = words[position + 3 : position + count]
        elif code == VARIABLE:
            self.variables[self.id(position + 2)] = (self.id(position + 1), words[position + 3])
        else:
            self._type(code, position, count)

    def bound(self) -> dict[int, BoundAs]:
        """Return what each binding is taken for."""
        found: dict[int, BoundAs] = {}
        for variable, (type, storage) in self.variables.items():
            if storage in _WITHOUT_LAYOUT or (storage == INPUT and variable in self._built_in):
                continue
            bound, binding = self._bound_as(self._pointees.get(type, 0), storage), self.bindings.get(variable)
            if bound is None or binding is None or self._sets.get(variable) != 0:
                raise CorruptedDataError(f"{self.where}: variable %{variable} is nothing that a launch sets")
            if found.setdefault(binding, bound) is not bound:
                other = found[binding].value
                raise CorruptedDataError(f"{self.where}: binding {binding} is both {other} and {bound.value}")
        return found

    def storage_formats(self) -> dict[int, int]:
        """Return SPIR-V's format of each storage image, by binding."""
        found = {}
        for variable, (type, _) in self.variables.items():
            image = self._formats.get(self._pointees.get(type, 0))
            if image is not None:
                if variable not in self.bindings:
                    raise CorruptedDataError(f"{self.where}: storage image %{variable} has no binding")
                found[self.bindings[variable]] = image
        return found

    def image_dimensions(self) -> dict[int, int]:
        """Return how many dimensions each image has, by binding; 4 and more are cubes, arrays and others."""
        found = {}
        for variable, (type, storage) in self.variables.items():
            image = self._pointees.get(type, 0)
            if storage == _UNIFORM_CONSTANT and variable in self.bindings:
                found[self.bindings[variable]] = self._dimensions.get(self._textures.get(image, image), _OTHER)
        return found

    def group_size(self) -> tuple[int, ...] | None:
        """Return the group's size, if a constant says it."""
        if self._group_size is None:
            return None
        return tuple(self.constants.get(each, 0) for each in self._composites.get(self._group_size, ()))

    def shared_size(self) -> int:
        """Return the bytes that a group shares."""
        return self._size_of(_WORKGROUP)

    def local_size(self) -> int:
        """Return the bytes that each invocation has of its own."""
        return self._size_of(_PRIVATE, _FUNCTION)

    def needless_layouts(self) -> set[tuple[int, int]]:
        """Return the instructions that lay out arrays which lie in no buffer, as (first word, end)."""
        found: set[tuple[int, int]] = set()
        for type, storage in self.variables.values():
            array = self._pointees.get(type, 0) if storage in _WITHOUT_LAYOUT else 0
            while array in self._elements:
                found.update(self._strides.get(array, ()))
                array = self._elements[array]
        return found

    def id(self, position: int) -> int:
        """Return the word at ``position``, which is an id."""
        value = self.words[position]
        if not 0 < value < self.words[3]:
            raise self.error(position, f"id {value} is not below the bound of {self.words[3]}")
        return value

    def check_length(self, position: int, count: int, least: int) -> None:
        if count < least:
            code = self.words[position] & 0xFFFF
            raise self.error(position, f"an instruction {code} has {least} words, not {count}")

    def error(self, position: int, what: str) -> CorruptedDataError:
        return CorruptedDataError(f"{self.where}: word {position}: {what}")

    def _decorate(self, position: int, count: int) -> None:
        target, decoration = self.id(position + 1), self.words[position + 2]
        if decoration == _BUFFER_BLOCK:
            self._buffer_blocks.add(target)
        elif decoration in (_BINDING, _DESCRIPTOR_SET, _BUILT_IN, _ARRAY_STRIDE):
            self.check_length(position, count, 4)
            value = self.words[position + 3]
            if decoration == _BINDING:
                self.bindings[target] = value
            elif decoration == _DESCRIPTOR_SET:
                self._sets[target] = value
            elif decoration == _ARRAY_STRIDE:
                self._strides.setdefault(target, []).append((position, position + count))
            else:
                self._built_in.add(target)
                if value == _WORKGROUP_SIZE:
                    self._group_size = target

    def _type(self, code: int, position: int, count: int) -> None:
        words, made, sizes = self.words, self.id(position + 1), self._sizes
        if code == _TYPE_BOOL:
            sizes[made] = 4  # as drivers have it: SPIR-V does not say
            self.boolean = made
        elif code in (_TYPE_INT, _TYPE_FLOAT):
            sizes[made] = words[position + 2] // 8
            if code == _TYPE_INT and words[position + 2] == 32:
                self._integers.add(made)
        elif code in (_TYPE_VECTOR, _TYPE_MATRIX):
            sizes[made] = words[position + 3] * sizes.get(words[position + 2], 0)
        elif code == _TYPE_ARRAY:
            element = self._elements[made] = self.id(position + 2)
            length = self.constants.get(self.id(position + 3))
            if length is None:
                raise self.error(position, "the length of an array is no constant of 32 bits")
            sizes[made] = length * sizes.get(element, 0)
        elif code == _TYPE_STRUCT:
            self._structs.add(made)
            sizes[made] = sum(sizes.get(each, 0) for each in words[position + 2 : position + count])
        elif code == _TYPE_POINTER:
            self._pointees[made] = self.id(position + 3)
            sizes[made] = 8
        elif code == _TYPE_SAMPLED_IMAGE:
            self._textures[made] = self.id(position + 2)
        else:
            is_storage = words[position + 7] == _STORAGE_IMAGE
            if not words[position + 5] and not words[position + 6]:  # no array, and one sample
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
        if storage not in (UNIFORM, _STORAGE_BUFFER) or pointee not in self._structs:
            return None
        is_storage = storage == _STORAGE_BUFFER or pointee in self._buffer_blocks
        return BoundAs.STORAGE_BUFFER if is_storage else BoundAs.UNIFORM_BUFFER

    def _size_of(self, *classes: int) -> int:
        types = [self._pointees.get(type, 0) for type, storage in self.variables.values() if storage in classes]
        return sum(self._sizes.get(each, 0) for each in types)
