"""The library's errors: one class for each error code of the C-API (``TiError``).

Every error that aiotaichi raises on purpose is an :class:`Error`. Each class is also one of Python's own:
``except ValueError`` catches an :class:`InvalidArgumentError`, and ``except LookupError`` a
:class:`NameNotFoundError`.
"""

from __future__ import annotations

import queue
from concurrent.futures import CancelledError
from typing import TYPE_CHECKING, ClassVar, Final

from .last_error import last, record, record_new

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
    "KernelTimeoutError",
    "MissingFileError",
    "NameNotFoundError",
    "NotSupportedError",
    "OutOfMemoryError",
    "QueueFullError",
    "ResourceExhaustedError",
    "RevokedError",
    "UnreadableFileError",
    "error_class",
    "get_last_error",
    "set_last_error",
    "wrong_argument",
]


class Error(Exception):
    """The base class of all errors. ``code`` is the error's number in the C-API (``TiError``)."""

    code: ClassVar[int] = -9

    def __init__(self, *arguments: object) -> None:
        super().__init__(*arguments)
        record_new(self)


class NotSupportedError(Error, NotImplementedError):
    """The device, the backend or the module format cannot do this."""

    code = -1


class CompileLimitError(NotSupportedError):
    """A kernel needs more time or memory to compile than :class:`~aiotaichi.LoadLimits` allows.

    The message names the kernel and the limit. The module may be undamaged: raise the limit and load it again.
    """


class CorruptedDataError(Error, ValueError):
    """A module's bytes are damaged. The message names the file and the field."""

    code = -2


class UnreadableFileError(CorruptedDataError, OSError):
    """The system cannot read a file. The system's own error is the cause."""

    if not TYPE_CHECKING:  # type checkers would take each instance for an OSError
        __new__ = OSError.__new__  # else ValueError's is found, which refuses: Dask calls it to unpickle an error


class MissingFileError(UnreadableFileError, FileNotFoundError):
    """There is no file or folder at the path."""


class NameNotFoundError(Error, LookupError):
    """No kernel, compute graph or field has this name."""

    code = -3


class InvalidArgumentError(Error, ValueError):
    """An argument has the wrong type, shape, dtype, count or owner."""

    code = -4


class BuildError(InvalidArgumentError):
    """taichi refused a source. The message names the kernel, field or file, followed by taichi's own message."""


class ArgumentNullError(Error, TypeError):
    """None was passed where a value is needed."""

    code = -5


class ArgumentOutOfRangeError(Error, ValueError):
    """A number does not fit its declared dtype or lies outside the resource."""

    code = -6


class IndexOutOfRangeError(ArgumentOutOfRangeError, IndexError):
    """An index or a slice lies outside the array or the memory."""


class ArgumentNotFoundError(Error, LookupError):
    """An argument that is given by name is missing: of a kernel, a compute graph or a sequence."""

    code = -7


class InvalidInteropError(Error, RuntimeError):
    """The two APIs cannot share this object."""

    code = -8


class InvalidStateError(Error, RuntimeError):
    """The object cannot be used now: for example, it is closed, lost, or belongs to another event loop."""

    code = -9


class DeviceLostError(InvalidStateError):
    """The driver has lost the device, or an object was lost with its device.

    On the CPU, a kernel has used a wrong address, or its whole stack: the message names the kernel and the address.

    :meth:`aiotaichi.Runtime.recreate` opens the device again; for CUDA, start a new process. If the driver only
    refuses a call, for example because memory is short, another error is raised.
    """


class QueueFullError(InvalidStateError, queue.Full):
    """A queue that was created with ``overflow="raise"`` has no room. Nothing was enqueued: try again later.

    A service answers such a request with the status 503.
    """


class KernelTimeoutError(InvalidStateError, TimeoutError):
    """A kernel has run for longer than the ``timeout`` of a watchdog: see :meth:`~aiotaichi.Runtime.watchdog`.

    Nobody can stop a kernel of a GPU. So its queue has failed for good, and other queues go on.
    """

    if not TYPE_CHECKING:
        __new__ = OSError.__new__  # as for UnreadableFileError


class RevokedError(InvalidStateError, CancelledError):
    """The operation was taken back before it began: see :meth:`~aiotaichi.Event.revoke`.

    It is a ``concurrent.futures.CancelledError``. It is not asyncio's or trio's error: the task that awaits the
    event is not cancelled.
    """


class KernelError(InvalidStateError, AssertionError):
    """An ``assert`` in a kernel failed, or a bounds check that taichi has added to the kernel.

    On the CPU, it is also raised if a kernel divides an integer by zero, or the least integer by -1.

    The error's text has all that is known: ``an assert of kernel scale failed at index 10: not positive (kernels.py,
    line 8: assert x[i] > 0, "not positive")``.

    taichi 1.7.4 keeps asserts in LLVM modules even without debug, and its C-API never reports them.

    Parameters
    ----------
    message
        The message of the assert.
    kernel, index, file, line, source
        As the attributes.
    kind
        What failed. The text begins with it if ``kernel`` is given.

    Attributes
    ----------
    message
        The message of the assert, with its values. Without a message, the condition.
    kernel
        The name of the kernel. None if it is not known.
    index
        The index of the parallel loop at which the assert failed. A loop over an array of several axes counts the
        elements, row by row. None on CUDA, and outside of a loop over a range or an array.
    file, line, source
        Where the assert, the division, or the access that was checked stands in the kernel's source. None if the
        module does not say so: ``aiotaichi build``, ``at.kernel`` and ``aot.Module`` note the lines of asserts and
        divisions. taichi notes only those of bounds checks. None, too, if the kernel divides in several places:
        ``message`` has them all.
    """

    def __init__(
        self,
        message: str = "",
        *,
        kernel: str | None = None,
        kind: str = "an assert",
        index: int | None = None,
        file: str | None = None,
        line: int | None = None,
        source: str | None = None,
    ) -> None:
        text = message
        if kernel is not None:
            text = f"{kind} of kernel {kernel} failed"
            text += "" if index is None else f" at index {index}"
            text += f": {message}" if message else ""
        if file is not None:
            text += f" ({file}, line {line}{f': {source}' if source else ''})"
        super().__init__(text)
        self.message = message
        self.kernel = kernel
        self.index = index
        self.file = file
        self.line = line
        self.source = source


class IncompatibleModuleError(Error, ValueError):
    """The module is not damaged, but is for another device, arch or version of taichi."""

    code = -10


class OutOfMemoryError(Error, MemoryError):
    """An allocation failed. The message gives the requested size."""

    if not TYPE_CHECKING:
        __new__ = Exception.__new__  # not MemoryError's: as for UnreadableFileError

    code = -11


class ResourceExhaustedError(Error, OSError):
    """The process or the system may have no more threads, processes or file descriptors. The message says which.

    Repeat the call when some are free again, or after ``ulimit`` allows more.
    """

    code = -11  # the C-API has no number for this error


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
    """Return the error for an invalid argument: an ArgumentNullError if it is None, else an InvalidArgumentError."""
    return ArgumentNullError(message) if value is None else InvalidArgumentError(message)


def error_class(code: int) -> type[Error]:
    """Return the error class for a code of the C-API (``TiError``): -4 is :class:`InvalidArgumentError`.

    Raises
    ------
    ArgumentOutOfRangeError
        The code is not an error. 0 means success.
    """
    if code not in _BY_CODE:
        raise ArgumentOutOfRangeError(f"code={code!r}: the C-API's errors go from -1 to {min(_BY_CODE)}")
    return _BY_CODE[code]


def get_last_error() -> Error | None:
    """Return the last error that a call of the library raised in this context, or None.

    A task sees its own last error, or the one that it inherited when it was started. The caller of ``asyncio.gather``
    does not see the errors of the tasks that it starts. A thread sees its own last error. Success does not clear the
    last error: ``set_last_error(None)`` does.

    The error is a copy without traceback and cause. They would keep the frames of the call alive.
    """
    error = last()
    assert error is None or isinstance(error, Error)
    return error


def set_last_error(error: Error | None) -> None:
    """Set what :func:`get_last_error` returns in this context. None clears it.

    Raises
    ------
    InvalidArgumentError
        ``error`` is neither an :class:`~aiotaichi.errors.Error` nor None.
    """
    if error is not None and not isinstance(error, Error):
        raise InvalidArgumentError(f"the last error is an aiotaichi.errors.Error or None, not {error!r}")
    record(error)
