"""Pack the arguments of a kernel into the bytes that its tasks read, and unpack its result.

The fast path checks nothing twice: :class:`struct.Struct` refuses a wrong scalar, and one comparison by identity
checks an array's dtype, dimensions and runtime, and that the array is open. An image needs two comparisons, because
kernels can bind it in two ways. Only if a check fails does :meth:`Packer.pack` search for the error.
"""

from __future__ import annotations

import struct
from collections import namedtuple
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from types import NoneType
from typing import Any

import numpy as np

from ..counted import counted
from ..errors import (
    ArgumentNullError,
    CorruptedDataError,
    Error,
    InvalidArgumentError,
)
from ..formats.spec import (
    ArgPackParameter,
    Family,
    KernelSpec,
    NdArrayParameter,
    Parameter,
    ReturnSpec,
    ScalarParameter,
    ScalarReturn,
    StructParameter,
    StructReturn,
    TensorParameter,
    TensorReturn,
    TextureParameter,
)
from ..formats.type_tree import stored_dtype
from ..image_types import ImageUsage
from ..types import u1
from .signatures import ArrayArgument, ArraySignature, ImageSignature, SignatureTable, TextureArgument, refusal_of
from .values import array_of, check_number, hint_to_enter

__all__ = ["Packer", "result_reader"]

_Reader = Callable[[bytearray], Any]


class Packer:
    """Packs the arguments of one kernel.

    ``pack`` takes the arguments, and returns the packed bytes: the argument buffer of ``args_size`` bytes, rounded up
    to 16, then the argument packs, each at its ``offset``. The value of a pack or a struct is a mapping by the names
    of the members, or a list or tuple of their values. A u1 takes 1 byte in LLVM modules, and a 32-bit word in gfx
    modules. ``pack`` raises

    * InvalidArgumentError for a wrong count, type, dtype, number of dimensions or element shape, for an array of
      another runtime, and for an array that lacks a gradient;
    * InvalidStateError for a closed array or image;
    * ArgumentOutOfRangeError for a number that its dtype cannot hold;
    * ArgumentNullError for None.
    """

    def __init__(self, kernel: KernelSpec, family: Family, signatures: SignatureTable) -> None:
        self._kernel = kernel
        self._parameters = kernel.parameters
        # By position. None: an integer or a float, which struct checks.
        self._slots: list[ArraySignature | tuple[ImageSignature, ...] | Parameter | None] = []
        self._packs: list[tuple[int, ArgPackParameter, Packer]] = []  # by position
        fields: list[tuple[int, str]] = []
        for position, parameter in enumerate(kernel.parameters):
            fields += _fields(parameter, family)
            slot: ArraySignature | tuple[ImageSignature, ...] | Parameter | None = parameter
            match parameter:
                case ScalarParameter(dtype=dtype) if dtype is not u1:
                    slot = None
                case NdArrayParameter(grad_offset=None):
                    slot = signatures.get(parameter.dtype, parameter.element_shape, parameter.ndim)
                case TextureParameter():
                    slot = signatures.images_for(parameter)
                case ArgPackParameter():
                    self._packs.append((position, parameter, _members_packer(kernel, parameter, family, signatures)))
            self._slots.append(slot)
        self._signatures = signatures
        self._struct = _layout(kernel, fields)
        self._size = kernel.packed_size
        self.pack: Callable[[Sequence[Any]], bytes] = self._pack_all if self._packs else self._specialise()

    def check(self, values: Sequence[Any], unknown: Collection[int]) -> None:
        """Raise as ``pack`` for the count of the arguments, and for those not at the positions ``unknown``."""
        self._check_count(values)
        for i, (parameter, slot, value) in enumerate(zip(self._parameters, self._slots, values, strict=True)):
            if i in unknown:
                continue
            if slot is None and isinstance(parameter, ScalarParameter):
                check_number(self._where(parameter), parameter.dtype, value)
            elif getattr(value, "signature", None) is not slot:
                self._convert(parameter, slot, value)
        for position, pack, packer in self._packs:
            if position not in unknown:
                packer.pack(_members_of(self._where(pack), pack, values[position]))

    def _check_count(self, values: Sequence[Any]) -> None:
        if len(values) != len(self._slots):
            names = ", ".join(parameter.name for parameter in self._parameters)
            takes = f"kernel {self._kernel.name} takes {counted(len(self._slots), 'argument')}"
            raise InvalidArgumentError(f"{takes}{names and f' ({names})'}, not {len(values)}")

    def _pack(self, values: Sequence[Any]) -> bytes:
        self._check_count(values)
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
        """Pack the arguments of a kernel with argument packs, which lie after the argument buffer."""
        data = bytearray(self._size)
        self._write(data, 0, values)
        return bytes(data)

    def _write(self, data: bytearray, offset: int, values: Sequence[Any]) -> None:
        own = self._pack(values)
        data[offset : offset + len(own)] = own
        for position, pack, packer in self._packs:
            packer._write(data, pack.offset, _members_of(self._where(pack), pack, values[position]))

    def _specialise(self) -> Callable[[Sequence[Any]], bytes]:
        """Return a version of :meth:`_pack` with its loop unrolled for this kernel. It is twice as fast.

        If a check fails, it calls :meth:`_pack`. Kernels with tensors, structs, booleans or gradients, which need
        conversions, are not specialised.
        """
        if any(not isinstance(slot, (ArraySignature, tuple, NoneType)) for slot in self._slots) or not self._slots:
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
        exec(source, scope)  # safe: the source contains numbers, but no text of the module
        specialised: Callable[[Sequence[Any]], bytes] = scope["pack"]
        return specialised

    def _convert(self, parameter: Parameter, slot: object, value: Any) -> Sequence[Any]:
        where = self._where(parameter)
        if value is None:
            raise ArgumentNullError(f"{where} is None")
        if isinstance(parameter, ArgPackParameter):
            return ()  # packed on its own, after the argument buffer
        if isinstance(parameter, ScalarParameter):
            return (_boolean(where, value),)
        if isinstance(parameter, TensorParameter):
            return _tensor(where, parameter, value)
        if isinstance(parameter, StructParameter):
            return _struct_words(where, parameter, value)
        if isinstance(parameter, NdArrayParameter) and slot is parameter:
            return self._words_with_gradient(parameter, value)
        if isinstance(slot, tuple) and isinstance(parameter, TextureParameter):
            if isinstance(value, TextureArgument) and value.signature in slot:
                return value.words
            raise _texture_error(where, parameter, value)
        if not isinstance(value, ArrayArgument):
            name = parameter.name
            hint = _on_host(value, name, "rt.ndarray") or _in_memory(value, name) or hint_to_enter(value)
            raise InvalidArgumentError(f"{where} takes an {slot}, not {type(value).__name__}{hint}")
        if value.signature is None:
            raise refusal_of(value, f"{where}: the array")
        if value.signature.obstacle:
            raise InvalidArgumentError(f"{where}: kernels cannot take the array: {value.signature.obstacle}")
        if str(value.signature) == str(slot):
            raise InvalidArgumentError(f"{where}: the array belongs to another runtime")
        raise InvalidArgumentError(f"{where} takes an {slot}; an {value.signature} was given")

    def _words_with_gradient(self, parameter: NdArrayParameter, value: Any) -> Sequence[Any]:
        signature = self._signatures.get(parameter.dtype, parameter.element_shape, parameter.ndim)
        words = value.words if getattr(value, "signature", None) is signature else None
        if words is None:
            words = self._convert(parameter, signature, value)
        if value.grad is None:
            raise InvalidArgumentError(
                f"{self._where(parameter)} takes an array with its gradient: make it with rt.ndarray(..., "
                "needs_grad=True)"
            )
        return *words, value.grad.words[-1]

    def _where(self, parameter: Parameter) -> str:
        return f"kernel {self._kernel.name}: argument {parameter.name}"


def _members_packer(kernel: KernelSpec, pack: ArgPackParameter, family: Family, signatures: SignatureTable) -> Packer:
    """Return a packer that treats the members of a pack as the arguments of a kernel, under their full names."""
    members = tuple(replace(member, name=f"{pack.name}.{member.name}") for member in pack.members)
    return Packer(replace(kernel, parameters=members, args_size=pack.size), family, signatures)


def _members_of(where: str, whole: ArgPackParameter | StructParameter, value: Any) -> Sequence[Any]:
    """Return the values of the members of a pack or a struct, in order."""
    names = [member.name for member in whole.members]
    takes = f"{where} takes a mapping of {', '.join(names)}, or a sequence of their values"
    if isinstance(whole, ArgPackParameter):
        takes += " (the arrays of a pack are separate arguments, after all others)"
    if isinstance(value, Mapping):
        for name in names:
            if name not in value:
                raise InvalidArgumentError(f"{takes}: {name} is missing")
        for name in value:
            if name not in names:
                raise InvalidArgumentError(f"{takes}: {name!r} is not a member")
        return [value[name] for name in names]
    if not isinstance(value, (list, tuple)):
        raise InvalidArgumentError(f"{takes}, not {type(value).__name__}")
    if len(value) != len(names):
        raise InvalidArgumentError(f"{takes}: {len(value)} were given")
    return value


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
    if array.shape != parameter.shape and array.shape not in parameter.other_shapes:
        raise InvalidArgumentError(f"{where} has shape {parameter.shape}; {array.shape} was given")
    elements: list[Any] = array.ravel().tolist()
    return elements


def _boolean(where: str, value: Any) -> bool:
    if isinstance(value, (bool, np.bool_, int, np.integer)) and value in (0, 1):
        return bool(value)
    raise InvalidArgumentError(f"{where} is u1: it takes True, False, 1 or 0, not {value!r}")


def _fields(parameter: Parameter, family: Family) -> Iterator[tuple[int, str]]:
    """Yield the offset and the format of each number in the argument buffer. A pack lies after the buffer."""
    match parameter:
        case ScalarParameter(dtype=dtype, offset=offset):
            yield offset, stored_dtype(dtype, family).format
        case TensorParameter(dtype=dtype, offsets=offsets):
            code = stored_dtype(dtype, family).format
            yield from ((offset, code) for offset in offsets)
        case StructParameter(members=members):
            for member in members:
                yield from _fields(member, family)
        case NdArrayParameter() | TextureParameter():
            yield from ((offset, "i") for offset in parameter.shape_offsets)
            yield parameter.data_offset, "Q"
            if isinstance(parameter, NdArrayParameter) and parameter.grad_offset is not None:
                yield parameter.grad_offset, "Q"


def _struct_words(where: str, parameter: StructParameter, value: Any) -> list[Any]:
    """Return the numbers of a struct value, in the order of :func:`_fields`."""
    words: list[Any] = []
    for member, given in zip(parameter.members, _members_of(where, parameter, value), strict=True):
        inner = f"{where}.{member.name}"
        if given is None:
            raise ArgumentNullError(f"{inner} is None")
        match member:
            case ScalarParameter(dtype=dtype) if dtype is u1:
                words.append(_boolean(inner, given))
            case ScalarParameter(dtype=dtype):
                check_number(inner, dtype, given)
                words.append(given)
            case TensorParameter():
                words += _tensor(inner, member, given)
            case StructParameter():
                words += _struct_words(inner, member, given)
    return words


def _on_host(value: Any, name: str, maker: str) -> str:
    """Return advice if ``value`` is host data, given for the argument ``name``."""
    if not isinstance(value, (np.ndarray, list, tuple)):
        return ""
    return f" of the host: make one on the device with {name} = {maker}(...), then queue.write({name}, values)"


def _in_memory(value: Any, name: str) -> str:
    """Return advice if ``value`` is a memory, or a slice of an array or a memory, given for the argument ``name``."""
    region = getattr(value, "region", None)  # of an image it is a method
    if region is value:
        return f": a kernel takes a whole array: make {name} = rt.ndarray(...), then queue.copy({name}, slice)"
    return ": give an array over it, from its method ndarray(shape, dtype)" if hasattr(region, "nbytes") else ""


def _texture_error(where: str, parameter: TextureParameter, value: Any) -> Error:
    """Return an error that says why ``value`` cannot be bound to ``parameter``."""
    kind = f"{parameter.ndim}d {'storage image' if parameter.is_storage else 'texture'}"
    needed = ImageUsage.STORAGE if parameter.is_storage else ImageUsage.SAMPLED
    if not isinstance(value, TextureArgument):
        given = f"{type(value).__name__}{_on_host(value, parameter.name, 'rt.image')}"
        return InvalidArgumentError(f"{where} takes a {kind}: an Image or a Texture, not {given}")
    signature = value.signature
    if signature is None:
        return refusal_of(value, f"{where}: the image")
    if signature.dimension != parameter.ndim - 1:
        return InvalidArgumentError(
            f"{where} takes a {kind}; an image of dimension {signature.dimension.name.lower()} was given"
        )
    if not signature.usage & needed:
        return InvalidArgumentError(
            f"{where} takes a {kind}: allocate the image with ImageUsage.{needed.name} among its usage"
        )
    return InvalidArgumentError(f"{where}: the image belongs to another runtime")


def result_reader(kernel: KernelSpec, family: Family) -> _Reader:
    """Return a function that reads the value of ``kernel`` from a result buffer.

    The value is a Python number, an array of shape (n,) or (n, m) for a vector or a matrix, or a named tuple for a
    struct. If the kernel returns several values, it is a tuple of these.
    """
    readers = [_reader(spec, family) for spec in kernel.returns]
    if len(readers) == 1:
        return readers[0]
    return lambda buffer: tuple(read(buffer) for read in readers)


def _reader(spec: ReturnSpec, family: Family) -> _Reader:
    match spec:
        case ScalarReturn(dtype=dtype, offset=offset):
            stored = stored_dtype(dtype, family).numpy

            def read_scalar(buffer: bytearray) -> Any:
                return np.frombuffer(buffer, stored, 1, offset).astype(dtype.numpy)[0].item()

            return read_scalar
        case TensorReturn(dtype=dtype, shape=shape, offset=offset):
            stored = stored_dtype(dtype, family).numpy
            count = int(np.prod(shape))

            def read_tensor(buffer: bytearray) -> Any:
                return np.frombuffer(buffer, stored, count, offset).astype(dtype.numpy).reshape(shape)

            return read_tensor
        case StructReturn(names=names, members=members):
            make = namedtuple("Struct", names, rename=True)  # type: ignore[misc]  # the names are the module's
            readers = [_reader(member, family) for member in members]
            return lambda buffer: make(*(read(buffer) for read in readers))
