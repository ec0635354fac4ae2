"""Kernel arguments to the bytes that a task reads, by declared type.

The fast path checks nothing twice: :class:`struct.Struct` refuses a scalar of the wrong kind, and one
identity comparison proves an array's dtype, dimensions, owner and that it is open (an image has two, as it
may be bound in two ways). Only when one of these fails does :meth:`Packer.pack` look for what is wrong and say so.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ..aot.spec import (
    ArgPackParameter,
    Family,
    KernelSpec,
    NdArrayParameter,
    Parameter,
    ScalarParameter,
    TensorParameter,
    TextureParameter,
)
from ..errors import (
    ArgumentNullError,
    CorruptedDataError,
    Error,
    InvalidArgumentError,
    InvalidStateError,
    NotSupportedError,
)
from ..image_types import ImageDimension, ImageUsage
from ..types import DType, u1
from .values import array_of, check_number

__all__ = ["ArrayArgument", "ArraySignature", "ImageSignature", "Packer", "SignatureTable", "TextureArgument"]


@dataclass(frozen=True, slots=True, eq=False)
class ArraySignature:
    """What a kernel asks of an array. Compared by identity: one object per runtime and signature."""

    dtype: DType
    element_shape: tuple[int, ...]
    ndim: int
    obstacle: str | None = None
    """Why no kernel takes the array."""

    def __str__(self) -> str:
        element = f", element_shape={self.element_shape}" if self.element_shape else ""
        return f"ndarray of {self.dtype}, ndim={self.ndim}{element}"


@dataclass(frozen=True, slots=True, eq=False)
class ImageSignature:
    """What an image can be bound to. Compared by identity, as an array's."""

    dimension: ImageDimension
    usage: ImageUsage


class SignatureTable:
    """The signatures of one runtime, each of them once.

    Parameters
    ----------
    max_array_size
        Bytes of the largest array that a kernel takes.
    """

    def __init__(self, max_array_size: int) -> None:
        self._max_array_size = max_array_size
        self._signatures: dict[tuple[DType, tuple[int, ...], int], ArraySignature] = {}
        self._images: dict[tuple[ImageDimension, ImageUsage], ImageSignature] = {}

    def get(self, dtype: DType, element_shape: tuple[int, ...], ndim: int) -> ArraySignature:
        """Return what a parameter asks for."""
        # taichi passes scalars in arrays of one-element vectors and takes either for the other.
        shape = () if element_shape == (1,) else element_shape
        return self._signatures.setdefault((dtype, shape, ndim), ArraySignature(dtype, shape, ndim))

    def of_array(
        self, dtype: DType, element_shape: tuple[int, ...], ndim: int, size: int, is_storage: bool
    ) -> ArraySignature:
        """Return what an array of ``size`` bytes is; where no kernel takes it, nothing that a parameter asks for."""
        obstacle = None
        if size > self._max_array_size:
            obstacle = f"it has {size} bytes, and kernels of this device take {self._max_array_size}"
        elif not is_storage:
            obstacle = "its memory was allocated without MemoryUsage.STORAGE"
        if obstacle:
            return ArraySignature(dtype, element_shape, ndim, obstacle)
        return self.get(dtype, element_shape, ndim)

    def of_image(self, dimension: ImageDimension, usage: ImageUsage) -> ImageSignature:
        """Return what an image is to kernels: they do not care whether it is an attachment as well."""
        usage &= ImageUsage.STORAGE | ImageUsage.SAMPLED
        return self._images.setdefault((dimension, usage), ImageSignature(dimension, usage))

    def images_for(self, parameter: TextureParameter) -> tuple[ImageSignature, ...]:
        """Return all that a texture parameter takes."""
        dimension = ImageDimension(parameter.ndim - 1)
        needed = ImageUsage.STORAGE if parameter.is_storage else ImageUsage.SAMPLED
        return self.of_image(dimension, needed), self.of_image(dimension, ImageUsage.STORAGE | ImageUsage.SAMPLED)


class ArrayArgument:
    """What an array shows to a packer.

    Attributes
    ----------
    signature
        Its entry in the runtime's table; None once the array is closed.
    words
        Its extents, then its address (0 where the API binds buffers instead).
    memory
        The backend's handle of the memory that it lies in.
    """

    __slots__ = ("memory", "signature", "words")

    memory: object
    signature: ArraySignature | None
    words: tuple[int, ...]


class TextureArgument:
    """What an image, or a texture of one, shows to a packer.

    Attributes
    ----------
    signature
        Its entry in the runtime's table; None once the image is closed.
    words
        Width, height and depth, then the backend's address of it.
    handle
        The backend's handle of the texture.
    """

    __slots__ = ("handle", "signature", "words")

    handle: object
    signature: ImageSignature | None
    words: tuple[int, ...]


class Packer:
    """Packs the arguments of one kernel.

    Parameters
    ----------
    kernel
        Its parameters and their offsets.
    family
        u1 takes 1 byte in LLVM modules and a 32-bit word in gfx modules.
    signatures
        The runtime's table.

    Raises
    ------
    NotSupportedError
        The kernel takes a gradient.

    Attributes
    ----------
    pack
        A function from the arguments to the argument buffer: ``args_size`` bytes, rounded up to 16, then
        the argument packs, each at its ``offset``. It takes a pack as a mapping by its members' names, or as a list
        or tuple of their values. It raises
        InvalidArgumentError for a wrong count, type, dtype, number of dimensions or element shape and for a
        foreign array, InvalidStateError for a closed one, ArgumentOutOfRangeError for a number that its
        dtype cannot hold and ArgumentNullError for None.
    """

    def __init__(self, kernel: KernelSpec, family: Family, signatures: SignatureTable) -> None:
        self._kernel = kernel
        self._parameters = kernel.parameters
        # None: an integer or a float, which struct checks itself.
        self._slots: list[
            ArraySignature | tuple[ImageSignature, ...] | ScalarParameter | TensorParameter | ArgPackParameter | None
        ] = []
        self._packs: list[tuple[int, ArgPackParameter, Packer]] = []  # by position
        fields: list[tuple[int, str]] = []
        for position, parameter in enumerate(kernel.parameters):
            match parameter:
                case ScalarParameter(dtype=dtype, offset=offset):
                    self._slots.append(parameter if dtype is u1 else None)
                    fields.append((offset, _format(dtype, family)))
                case TensorParameter(dtype=dtype, offsets=offsets):
                    self._slots.append(parameter)
                    fields.extend((offset, _format(dtype, family)) for offset in offsets)
                case NdArrayParameter(grad_offset=None):
                    self._slots.append(signatures.get(parameter.dtype, parameter.element_shape, parameter.ndim))
                    fields.extend((offset, "i") for offset in parameter.shape_offsets)
                    fields.append((parameter.data_offset, "Q"))
                case TextureParameter():
                    self._slots.append(signatures.images_for(parameter))
                    fields.extend((offset, "i") for offset in parameter.shape_offsets)
                    fields.append((parameter.data_offset, "Q"))
                case ArgPackParameter():
                    self._slots.append(parameter)
                    self._packs.append((position, parameter, _members_packer(kernel, parameter, family, signatures)))
                case _:
                    raise NotSupportedError(
                        f"kernel {kernel.name}: argument {parameter.name} "
                        f"({type(parameter).__name__}) cannot be passed by this runtime"
                    )
        self._struct = _layout(kernel, fields)
        self._size = kernel.packed_size
        self.pack: Callable[[Sequence[Any]], bytes] = self._pack_all if self._packs else self._specialise()

    def _pack(self, values: Sequence[Any]) -> bytes:
        if len(values) != len(self._slots):
            names = ", ".join(parameter.name for parameter in self._parameters)
            raise InvalidArgumentError(
                f"kernel {self._kernel.name} takes {len(self._slots)} arguments ({names}); {len(values)} were given"
            )
        words: list[Any] = []
        for parameter, slot, value in zip(self._parameters, self._slots, values, strict=True):
            if slot is None:
                words.append(value)
            elif getattr(value, "signature", None) is slot:
                words += value.words
            else:
                words += self._convert(parameter, slot, value)
        try:
            return self._struct.pack(*words)
        except (struct.error, OverflowError, TypeError, ValueError) as error:
            for parameter, value in zip(self._parameters, values, strict=True):
                if isinstance(parameter, ScalarParameter):
                    check_number(self._where(parameter), parameter.dtype, value)
            raise InvalidArgumentError(f"kernel {self._kernel.name}: {error}") from error

    def _pack_all(self, values: Sequence[Any]) -> bytes:
        """Pack a kernel that takes argument packs, which lie behind its argument buffer."""
        data = bytearray(self._size)
        self._write(data, 0, values)
        return bytes(data)

    def _write(self, data: bytearray, offset: int, values: Sequence[Any]) -> None:
        own = self._pack(values)
        data[offset : offset + len(own)] = own
        for position, pack, packer in self._packs:
            packer._write(data, pack.offset, _members_of(self._where(pack), pack, values[position]))

    def _specialise(self) -> Callable[[Sequence[Any]], bytes]:
        """Return :meth:`_pack` with its loop unrolled for this kernel, which is twice as fast.

        Whatever is unusual, it leaves to the loop. Kernels with tensors and booleans need conversions.
        """
        if any(isinstance(slot, (ScalarParameter, TensorParameter)) for slot in self._slots) or not self._slots:
            return self._pack
        names = [f"a{i}" for i in range(len(self._slots))]
        arrays = [i for i, slot in enumerate(self._slots) if slot is not None]
        relations = ["in" if isinstance(slot, tuple) else "is" for slot in self._slots]
        checks = " and ".join(f"a{i}.signature {relations[i]} s{i}" for i in arrays) or "True"
        words = ", ".join(f"*a{i}.words" if i in arrays else f"a{i}" for i in range(len(names)))
        source = (
            "def pack(values):\n"
            "    try:\n"
            f"        {', '.join(names)}, = values\n"
            f"        if {checks}:\n"
            f"            return pack_words({words})\n"
            "    except errors:\n"
            "        pass\n"
            "    return pack_slowly(values)\n"
        )
        scope: dict[str, Any] = {
            "errors": (struct.error, AttributeError, OverflowError, TypeError, ValueError),
            "pack_words": self._struct.pack,
            "pack_slowly": self._pack,
            **{f"s{i}": self._slots[i] for i in arrays},
        }
        exec(source, scope)  # built from numbers only: nothing of the module's text is in it
        specialised: Callable[[Sequence[Any]], bytes] = scope["pack"]
        return specialised

    def _convert(self, parameter: Parameter, slot: object, value: Any) -> Sequence[Any]:
        where = self._where(parameter)
        if value is None:
            raise ArgumentNullError(f"{where} is None")
        if isinstance(parameter, ArgPackParameter):
            return ()  # no words of its own: a buffer
        if isinstance(parameter, ScalarParameter):
            if isinstance(value, (bool, np.bool_, int, np.integer)) and value in (0, 1):
                return (bool(value),)
            raise InvalidArgumentError(f"{where} is u1: it takes True, False, 1 or 0, not {value!r}")
        if isinstance(parameter, TensorParameter):
            return _tensor(where, parameter, value)
        if isinstance(slot, tuple) and isinstance(parameter, TextureParameter):
            if isinstance(value, TextureArgument) and value.signature in slot:
                return value.words
            raise _texture_error(where, parameter, value)
        if not isinstance(value, ArrayArgument):
            hint = _on_host(value, parameter.name, "rt.ndarray")
            raise InvalidArgumentError(f"{where} takes an {slot}, not {type(value).__name__}{hint}")
        if value.signature is None:
            raise InvalidStateError(f"{where}: the array is closed")
        if value.signature.obstacle:
            raise InvalidArgumentError(f"{where}: no kernel takes the array: {value.signature.obstacle}")
        if str(value.signature) == str(slot):
            raise InvalidArgumentError(f"{where}: the array belongs to another runtime")
        raise InvalidArgumentError(f"{where} takes an {slot}; an {value.signature} was given")

    def _where(self, parameter: Parameter) -> str:
        return f"kernel {self._kernel.name}: argument {parameter.name}"


def _members_packer(kernel: KernelSpec, pack: ArgPackParameter, family: Family, signatures: SignatureTable) -> Packer:
    """Return what packs the members of a pack as if they were a kernel's arguments, under their full names."""
    members = tuple(replace(member, name=f"{pack.name}.{member.name}") for member in pack.members)
    return Packer(replace(kernel, parameters=members, args_size=pack.size), family, signatures)


def _members_of(where: str, pack: ArgPackParameter, value: Any) -> Sequence[Any]:
    """Return the values of a pack's members in their order."""
    names = [member.name for member in pack.members]
    takes = f"{where} takes a mapping of {', '.join(names)}, or their values in this order"
    if isinstance(value, Mapping):
        for name in names:
            if name not in value:
                raise InvalidArgumentError(f"{takes}: {name} is missing")
        for name in value:
            if name not in names:
                raise InvalidArgumentError(f"{takes}: {name!r} is none of them")
        return [value[name] for name in names]
    if not isinstance(value, (list, tuple)):
        raise InvalidArgumentError(f"{takes}, not {type(value).__name__}")
    if len(value) != len(names):
        raise InvalidArgumentError(f"{takes}: {len(value)} were given")
    return value


def _format(dtype: DType, family: Family) -> str:
    return "I" if dtype is u1 and family is Family.GFX else dtype.format


def _layout(kernel: KernelSpec, fields: list[tuple[int, str]]) -> struct.Struct:
    parts = ["="]
    position = 0
    for offset, code in fields:
        if offset < position:
            raise CorruptedDataError(f"kernel {kernel.name}: its arguments overlap at byte {offset}")
        parts.append(f"{offset - position}x{code}")
        position = offset + struct.calcsize("=" + code)
    if position > kernel.args_size:
        raise CorruptedDataError(f"kernel {kernel.name}: its arguments end at byte {position} of {kernel.args_size}")
    parts.append(f"{kernel.args_size + -kernel.args_size % 16 - position}x")
    return struct.Struct("".join(parts))


def _tensor(where: str, parameter: TensorParameter, value: Any) -> Sequence[Any]:
    array = array_of(where, parameter.dtype, value)
    if array.shape != parameter.shape:
        raise InvalidArgumentError(f"{where} has shape {parameter.shape}; {array.shape} was given")
    elements: list[Any] = array.ravel().tolist()
    return elements


def _on_host(value: Any, name: str, maker: str) -> str:
    """Return what to do about values of the host that were given for ``name``."""
    if not isinstance(value, (np.ndarray, list, tuple)):
        return ""
    return f", which is on the host: {name} = {maker}(...), and queue.write it first: queue.write({name}, values)"


def _texture_error(where: str, parameter: TextureParameter, value: Any) -> Error:
    """Return the error that says why ``value`` cannot be bound to ``parameter``."""
    kind = f"{parameter.ndim}d {'storage image' if parameter.is_storage else 'texture'}"
    needed = ImageUsage.STORAGE if parameter.is_storage else ImageUsage.SAMPLED
    if not isinstance(value, TextureArgument):
        given = f"{type(value).__name__}{_on_host(value, parameter.name, 'rt.image')}"
        return InvalidArgumentError(f"{where} takes a {kind}: an Image or a Texture, not {given}")
    signature = value.signature
    if signature is None:
        return InvalidStateError(f"{where}: the image is closed")
    if signature.dimension != parameter.ndim - 1:
        return InvalidArgumentError(
            f"{where} takes a {kind}; an image of dimension {signature.dimension.name.lower()} was given"
        )
    if not signature.usage & needed:
        return InvalidArgumentError(
            f"{where} takes a {kind}: allocate the image with ImageUsage.{needed.name} among its usage"
        )
    return InvalidArgumentError(f"{where}: the image belongs to another runtime")
