"""Kernel arguments to the bytes that a task reads, by declared type.

The fast path checks nothing twice: :class:`struct.Struct` refuses a scalar of the wrong kind, and one
identity comparison proves an array's dtype, dimensions, owner and that it is open. Only when one of
these fails does :meth:`Packer.pack` look for what is wrong and say so.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..aot.spec import (
    Family,
    KernelSpec,
    NdArrayParameter,
    Parameter,
    ScalarParameter,
    TensorParameter,
)
from ..errors import (
    ArgumentNullError,
    ArgumentOutOfRangeError,
    CorruptedDataError,
    InvalidArgumentError,
    InvalidStateError,
    NotSupportedError,
)
from ..types import DType, u1
from .values import array_of

__all__ = ["ArrayArgument", "ArraySignature", "Packer", "SignatureTable"]


@dataclass(frozen=True, slots=True, eq=False)
class ArraySignature:
    """What a kernel asks of an array. Compared by identity: one object per runtime and signature."""

    dtype: DType
    element_shape: tuple[int, ...]
    ndim: int
    excess: str | None = None
    """Why no kernel takes the array."""

    def __str__(self) -> str:
        element = f", element_shape={self.element_shape}" if self.element_shape else ""
        return f"ndarray of {self.dtype}, ndim={self.ndim}{element}"


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

    def get(self, dtype: DType, element_shape: tuple[int, ...], ndim: int) -> ArraySignature:
        """Return what a parameter asks for."""
        # taichi passes scalars in arrays of one-element vectors and takes either for the other.
        shape = () if element_shape == (1,) else element_shape
        return self._signatures.setdefault((dtype, shape, ndim), ArraySignature(dtype, shape, ndim))

    def of_array(self, dtype: DType, element_shape: tuple[int, ...], ndim: int, size: int) -> ArraySignature:
        """Return what an array of ``size`` bytes is: nothing that any parameter asks for, where it is too large."""
        if size > self._max_array_size:
            excess = f"{size} bytes, and kernels of this device take {self._max_array_size}"
            return ArraySignature(dtype, element_shape, ndim, excess)
        return self.get(dtype, element_shape, ndim)


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
        The kernel takes a gradient or a texture.

    Attributes
    ----------
    pack
        A function from the arguments to the argument buffer: ``args_size`` bytes, rounded up to 16. It raises
        InvalidArgumentError for a wrong count, type, dtype, number of dimensions or element shape and for a
        foreign array, InvalidStateError for a closed one, ArgumentOutOfRangeError for a number that its
        dtype cannot hold and ArgumentNullError for None.
    """

    def __init__(self, kernel: KernelSpec, family: Family, signatures: SignatureTable) -> None:
        self._kernel = kernel
        self._parameters = kernel.parameters
        # None: an integer or a float, which struct checks itself.
        self._slots: list[ArraySignature | ScalarParameter | TensorParameter | None] = []
        fields: list[tuple[int, str]] = []
        for parameter in kernel.parameters:
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
                case _:
                    raise NotSupportedError(
                        f"kernel {kernel.name}: argument {parameter.name} "
                        f"({type(parameter).__name__}) cannot be passed by this runtime"
                    )
        self._struct = _layout(kernel, fields)
        self.pack: Callable[[Sequence[Any]], bytes] = self._specialise()

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
                    _check_number(self._where(parameter), parameter.dtype, value)
            raise InvalidArgumentError(f"kernel {self._kernel.name}: {error}") from error

    def _specialise(self) -> Callable[[Sequence[Any]], bytes]:
        """Return :meth:`_pack` with its loop unrolled for this kernel, which is twice as fast.

        Whatever is unusual, it leaves to the loop. Kernels with tensors and booleans need conversions.
        """
        if any(isinstance(slot, (ScalarParameter, TensorParameter)) for slot in self._slots) or not self._slots:
            return self._pack
        names = [f"a{i}" for i in range(len(self._slots))]
        arrays = [i for i, slot in enumerate(self._slots) if slot is not None]
        checks = " and ".join(f"a{i}.signature is s{i}" for i in arrays) or "True"
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
        if isinstance(parameter, ScalarParameter):
            if isinstance(value, (bool, np.bool_, int, np.integer)) and value in (0, 1):
                return (bool(value),)
            raise InvalidArgumentError(f"{where} is u1: it takes True, False, 1 or 0, not {value!r}")
        if isinstance(parameter, TensorParameter):
            return _tensor(where, parameter, value)
        if not isinstance(value, ArrayArgument):
            raise InvalidArgumentError(f"{where} takes an {slot}, not {type(value).__name__}")
        if value.signature is None:
            raise InvalidStateError(f"{where}: the array is closed")
        if value.signature.excess:
            raise InvalidArgumentError(f"{where}: the array has {value.signature.excess}")
        if str(value.signature) == str(slot):
            raise InvalidArgumentError(f"{where}: the array belongs to another runtime")
        raise InvalidArgumentError(f"{where} takes an {slot}; an {value.signature} was given")

    def _where(self, parameter: Parameter) -> str:
        return f"kernel {self._kernel.name}: argument {parameter.name}"


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


def _check_number(where: str, dtype: DType, value: Any) -> None:
    """Raise the error that says why ``value`` is no ``dtype``."""
    if value is None:
        raise ArgumentNullError(f"{where} is None")
    try:
        struct.pack("=" + dtype.format, value)
    except (struct.error, OverflowError, TypeError, ValueError):
        numbers = (int, np.integer, float, np.floating) if dtype.is_float else (int, np.integer)
        if isinstance(value, numbers):
            raise ArgumentOutOfRangeError(f"{where} is {dtype}, which cannot hold {value!r}") from None
        raise InvalidArgumentError(f"{where} is {dtype}; {value!r} was given") from None
