"""Enumerations and dtypes, numbered as in taichi 1.7.4's C-API (``taichi_core.h``)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, IntFlag, StrEnum
from typing import TYPE_CHECKING, Any, Final, Generic, Self, TypeAlias

import numpy as np

from .errors import ArgumentNullError, InvalidArgumentError

__all__ = [
    "Access",
    "Arch",
    "Capability",
    "DType",
    "DTypeLike",
    "MemoryUsage",
    "NumpyT",
    "NumpyT_co",
    "TypedDType",
    "as_capability",
    "as_dtype",
    "f16",
    "f32",
    "f64",
    "i8",
    "i16",
    "i32",
    "i64",
    "u1",
    "u8",
    "u16",
    "u32",
    "u64",
]


class Arch(StrEnum):
    """The archs that taichi compiles for (``TiArch``). Each is its name: ``rt.info.arch == "x64"``."""

    number: int
    """The arch's number in the C-API."""

    VULKAN = "vulkan", 1
    METAL = "metal", 2
    CUDA = "cuda", 3
    X64 = "x64", 4
    ARM64 = "arm64", 5
    OPENGL = "opengl", 6
    GLES = "gles", 7

    def __new__(cls, name: str, number: int = 0) -> Self:
        member = str.__new__(cls, name)
        member._value_ = name
        member.number = number
        return member

    @classmethod
    def _missing_(cls, value: object) -> Arch | None:
        return next((arch for arch in cls if arch.number == value), None)


class Access(IntFlag):
    """How a kernel uses an array: the bits of ``arr_access`` in metadata.json."""

    NONE = 0
    READ = 1
    WRITE = 2
    READ_WRITE = 3


class MemoryUsage(IntFlag):
    """How a memory is used (``TiMemoryUsageFlagBits``)."""

    STORAGE = 1
    UNIFORM = 2
    VERTEX = 4
    INDEX = 8


class Capability(IntEnum):
    """A feature of a device that a gfx module may require (``TiCapability``).

    The C-API knows capabilities by number, metadata.json by lower-case name: ``spirv_has_int64``.
    """

    SPIRV_VERSION = 1
    SPIRV_HAS_INT8 = 2
    SPIRV_HAS_INT16 = 3
    SPIRV_HAS_INT64 = 4
    SPIRV_HAS_FLOAT16 = 5
    SPIRV_HAS_FLOAT64 = 6
    SPIRV_HAS_ATOMIC_INT64 = 7
    SPIRV_HAS_ATOMIC_FLOAT16 = 8
    SPIRV_HAS_ATOMIC_FLOAT16_ADD = 9
    SPIRV_HAS_ATOMIC_FLOAT16_MINMAX = 10
    SPIRV_HAS_ATOMIC_FLOAT = 11
    SPIRV_HAS_ATOMIC_FLOAT_ADD = 12
    SPIRV_HAS_ATOMIC_FLOAT_MINMAX = 13
    SPIRV_HAS_ATOMIC_FLOAT64 = 14
    SPIRV_HAS_ATOMIC_FLOAT64_ADD = 15
    SPIRV_HAS_ATOMIC_FLOAT64_MINMAX = 16
    SPIRV_HAS_VARIABLE_PTR = 17
    SPIRV_HAS_PHYSICAL_STORAGE_BUFFER = 18
    SPIRV_HAS_SUBGROUP_BASIC = 19
    SPIRV_HAS_SUBGROUP_VOTE = 20
    SPIRV_HAS_SUBGROUP_ARITHMETIC = 21
    SPIRV_HAS_SUBGROUP_BALLOT = 22
    SPIRV_HAS_NON_SEMANTIC_INFO = 23
    SPIRV_HAS_NO_INTEGER_WRAP_DECORATION = 24


def as_capability(key: Capability | str) -> Capability:
    """Return a capability by its name, as ``"spirv_has_int64"``, or itself."""
    if isinstance(key, Capability):
        return key
    if isinstance(key, str) and key.upper() in Capability.__members__:
        return Capability[key.upper()]
    raise InvalidArgumentError(f"{key!r} is neither a Capability nor the name of one, as 'spirv_has_int64'")


if TYPE_CHECKING:
    from typing_extensions import TypeVar  # type checkers bring it along; Python has defaults from 3.13 on

    NumpyT = TypeVar("NumpyT", bound=np.generic, default=Any)
    NumpyT_co = TypeVar("NumpyT_co", bound=np.generic, default=Any, covariant=True)
else:
    from typing import TypeVar

    NumpyT = TypeVar("NumpyT", bound=np.generic)
    NumpyT_co = TypeVar("NumpyT_co", bound=np.generic, covariant=True)


@dataclass(frozen=True, slots=True, eq=False)
class DType(Generic[NumpyT_co]):
    """A primitive type of Taichi. There is one object per type: compare with ``is``.

    Attributes
    ----------
    id
        The number in metadata and in ``TiDataType``.
    name
        Taichi's name, as in ``ti.f32``.
    numpy
        The NumPy dtype of one element in host memory.
    format
        The :mod:`struct` character of one element, native byte order.
    """

    id: int
    name: str
    numpy: np.dtype[NumpyT_co]
    format: str

    @property
    def itemsize(self) -> int:
        """Bytes of one element on the host and in LLVM modules. Gfx modules store a u1 in 4 bytes."""
        return self.numpy.itemsize

    @property
    def is_float(self) -> bool:
        """Whether the type is f16, f32 or f64."""
        return self.numpy.kind == "f"

    def __reduce__(self) -> str:
        return self.name  # copies and pickles are this object itself

    def __repr__(self) -> str:
        return self.name


f16: Final = DType(0, "f16", np.dtype(np.float16), "e")
f32: Final = DType(1, "f32", np.dtype(np.float32), "f")
f64: Final = DType(2, "f64", np.dtype(np.float64), "d")
i8: Final = DType(3, "i8", np.dtype(np.int8), "b")
i16: Final = DType(4, "i16", np.dtype(np.int16), "h")
i32: Final = DType(5, "i32", np.dtype(np.int32), "i")
i64: Final = DType(6, "i64", np.dtype(np.int64), "q")
u1: Final = DType(7, "u1", np.dtype(np.bool_), "?")
u8: Final = DType(8, "u8", np.dtype(np.uint8), "B")
u16: Final = DType(9, "u16", np.dtype(np.uint16), "H")
u32: Final = DType(10, "u32", np.dtype(np.uint32), "I")
u64: Final = DType(11, "u64", np.dtype(np.uint64), "Q")

DTypeLike: TypeAlias = DType | str | np.dtype[Any] | type[np.generic]
TypedDType: TypeAlias = DType[NumpyT] | np.dtype[NumpyT] | type[NumpyT]
"""A dtype that type checkers know: all but names."""

DTYPES: Final[tuple[DType, ...]] = (f16, f32, f64, i8, i16, i32, i64, u1, u8, u16, u32, u64)
"""Every primitive dtype, at the index of its id."""

BY_NAME: Final[dict[str, DType]] = {dtype.name: dtype for dtype in DTYPES}
"""Every primitive dtype, by Taichi's name."""

_IN_NUMPY: Final = {f16: "float128", i8: "int64", u1: "uint8", u8: "uint64"}
"""What NumPy calls a dtype by Taichi's name: NumPy counts bytes where Taichi counts bits."""

_BY_NUMPY: Final[dict[np.dtype[Any], DType]] = {dtype.numpy: dtype for dtype in DTYPES}


def as_dtype(value: DTypeLike) -> DType:
    """Return the :class:`DType` that ``value`` names.

    Parameters
    ----------
    value
        A :class:`DType`, Taichi's name (``"f32"``), or anything that :class:`numpy.dtype` takes.

    Raises
    ------
    InvalidArgumentError
        Taichi has no primitive type of this name; or the name means another type in NumPy: ``"f16"``, ``"i8"``,
        ``"u1"`` and ``"u8"``.
    ArgumentNullError
        ``value`` is None.
    """
    if isinstance(value, DType):
        return value
    if isinstance(value, str) and value in BY_NAME:
        named = BY_NAME[value]
        if named in _IN_NUMPY:
            raise InvalidArgumentError(_two_meanings(named))
        return named
    if value is None:  # NumPy would return f64
        raise ArgumentNullError("the dtype is None")
    try:
        return _BY_NUMPY[np.dtype(value)]
    except (KeyError, TypeError, ValueError, SyntaxError):
        names = ", ".join(f"at.{name}" for name in BY_NAME)
        raise InvalidArgumentError(f"{value!r} is not a Taichi dtype: give one of {names}") from None


def _two_meanings(dtype: DType) -> str:
    """Say how to name a dtype whose name means another one in NumPy, and how to name the other one."""
    other = _IN_NUMPY[dtype]
    found = next((each for each in DTYPES if each.numpy.name == other), None)
    instead = f"Taichi has no {other}" if found is None else f"at.{found} or '{other}' for NumPy's"
    return (
        f"the dtype '{dtype}' is {dtype.numpy.name} in Taichi and {other} in NumPy: "
        f"give at.{dtype} or '{dtype.numpy.name}' for Taichi's; {instead}"
    )
