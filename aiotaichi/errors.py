"""The error tree: one class per value of the C-API's ``enumeration.error``, each also a builtin.

Every error that aiotaichi raises on purpose is an :class:`Error`. Code that does not know the library
still catches what it expects: ``except ValueError`` sees an :class:`InvalidArgumentError`,
``except LookupError`` a :class:`NameNotFoundError`.
"""

from __future__ import annotations

from typing import ClassVar, Final

__all__ = [
    "ArgumentNotFoundError",
    "ArgumentNullError",
    "ArgumentOutOfRangeError",
    "BuildError",
    "CompileLimitError",
    "CorruptedDataError",
    "DeviceLostError",
    "Error",
    "IncompatibleModuleError",
    "IndexOutOfRangeError",
    "InvalidArgumentError",
    "InvalidInteropError",
    "InvalidStateError",
    "KernelError",
    "MissingFileError",
    "NameNotFoundError",
    "NotSupportedError",
    "OutOfMemoryError",
    "ResourceExhaustedError",
    "UnreadableFileError",
    "error_class",
]


class Error(Exception):
    """Root of the tree. ``code`` is the C-API's number for the error (``TiError``)."""

    code: ClassVar[int] = -9


class NotSupportedError(Error, NotImplementedError):
    """The device, the backend or the module format cannot do this."""

    code = -1


class CompileLimitError(NotSupportedError):
    """A kernel needs more time or memory to compile than :class:`~aiotaichi.LoadLimits` allows.

    The message says which. The module can be whole: the same load succeeds with limits that are high enough.
    """


class CorruptedDataError(Error, ValueError):
    """A module's bytes are damaged. The message names the file and the field."""

    code = -2


class UnreadableFileError(CorruptedDataError, OSError):
    """The system does not let a file be read. The system's own error is its cause."""


class MissingFileError(UnreadableFileError, FileNotFoundError):
    """There is no file or folder at the path."""


class NameNotFoundError(Error, LookupError):
    """No kernel, compute graph or field has this name."""

    code = -3


class InvalidArgumentError(Error, ValueError):
    """An argument has the wrong type, shape, dtype, count or owner."""

    code = -4


class BuildError(InvalidArgumentError):
    """taichi refused a source. The message is taichi's own, behind what was refused."""


class ArgumentNullError(Error, TypeError):
    """None was passed where a value is needed."""

    code = -5


class ArgumentOutOfRangeError(Error, ValueError):
    """A number does not fit its declared dtype or lies outside the resource."""

    code = -6


class IndexOutOfRangeError(ArgumentOutOfRangeError, IndexError):
    """An index, or a slice, is not within the array or the memory."""


class ArgumentNotFoundError(Error, LookupError):
    """A compute graph's named argument was not supplied."""

    code = -7


class InvalidInteropError(Error, RuntimeError):
    """The two APIs cannot share this object."""

    code = -8


class InvalidStateError(Error, RuntimeError):
    """The object is closed, lost, foreign to this event loop or otherwise not usable now."""

    code = -9


class DeviceLostError(InvalidStateError):
    """The driver says that it has lost the device: open a new runtime, for CUDA in a new process.

    A bug of a backend is one, too, and the error's cause is the bug: it fails its queue for good. A call that the
    driver refuses, as for want of memory, raises another error.
    """


class KernelError(InvalidStateError, AssertionError):
    """An ``assert`` in a kernel failed. The message is Taichi's own, formatted on the host.

    taichi 1.7.4 keeps asserts in LLVM modules even without debug, and its C-API never reports them.
    """


class IncompatibleModuleError(Error, ValueError):
    """The module is whole, but not for this device, arch or taichi version."""

    code = -10


class OutOfMemoryError(Error, MemoryError):
    """An allocation failed. The message gives the size that was asked for."""

    code = -11


class ResourceExhaustedError(Error, OSError):
    """The process, or the system, may have no more threads, processes or file descriptors. The message says which.

    The call can be repeated when some are free again, or ``ulimit`` allows more.
    """

    code = -11  # the C-API has no number of its own for it


_BY_CODE: Final[dict[int, type[Error]]] = {
    kind.code: kind
    for kind in (
        NotSupportedError,
        CorruptedDataError,
        NameNotFoundError,
        InvalidArgumentError,
        ArgumentNullError,
        ArgumentOutOfRangeError,
        ArgumentNotFoundError,
        InvalidInteropError,
        InvalidStateError,
        IncompatibleModuleError,
        OutOfMemoryError,
    )
}


def wrong_argument(value: object, message: str) -> Error:
    """Return the error for an argument of the wrong kind: another one where it is None."""
    return ArgumentNullError(message) if value is None else InvalidArgumentError(message)


def error_class(code: int) -> type[Error]:
    """Return the class of an error of the C-API, by its number (``TiError``).

    Raises
    ------
    ArgumentOutOfRangeError
        There is no such error. 0 is none: it is the C-API's word for success.
    """
    if code not in _BY_CODE:
        raise ArgumentOutOfRangeError(f"code={code!r}: the C-API's errors go from -1 to {min(_BY_CODE)}")
    return _BY_CODE[code]
