"""Turn the system's errors into the library's: for example, EMFILE becomes a ResourceExhaustedError."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager

from .errors import Error, MissingFileError, OutOfMemoryError, ResourceExhaustedError, UnreadableFileError
from .last_error import record

__all__ = ["exhausted", "named_limits", "no_thread", "unreadable"]

_DESCRIPTORS = (errno.EMFILE, errno.ENFILE)
_NO_THREAD = "can't start new thread"  # Python's words
_NO_THREAD_LEFT = "can't create new thread at interpreter shutdown"  # Python 3.12 and later


def exhausted(error: BaseException, doing: str) -> Error | None:
    """Return the library's error if the process or the system has run out of a resource. None for other errors.

    ``error`` may be an OSError, a MemoryError, or the RuntimeError of :meth:`threading.Thread.start`. The message
    begins with ``doing``: ``"cannot read m.tcm"``.
    """
    if isinstance(error, MemoryError) or (isinstance(error, OSError) and error.errno == errno.ENOMEM):
        return OutOfMemoryError(f"{doing}: no memory is left")
    if isinstance(error, OSError) and error.errno in _DESCRIPTORS:
        of = "process" if error.errno == errno.EMFILE else "system"
        return _exhausted(error.errno, f"{doing}: the {of} may have no more file descriptors (see ulimit -n)")
    if isinstance(error, OSError) and error.errno == errno.EAGAIN:  # of fork
        return _exhausted(errno.EAGAIN, f"{doing}: the user may have no more processes (see ulimit -u)")
    if isinstance(error, RuntimeError) and str(error) == _NO_THREAD:
        return no_thread(doing)
    if isinstance(error, RuntimeError) and str(error) == _NO_THREAD_LEFT:
        return _exhausted(errno.EAGAIN, f"{doing}: the program has ended, and starts no more threads")
    return None


def no_thread(doing: str) -> Error:
    """Return the error for a thread that the system refuses to start."""
    return _exhausted(
        errno.EAGAIN, f"{doing}: the process may have no more threads (see ulimit -u, and the container's limits)"
    )


@contextmanager
def named_limits(doing: str) -> Iterator[None]:
    """Turn an error of the block into the library's error if :func:`exhausted` knows it."""
    try:
        yield
    except Error:
        raise
    except (OSError, MemoryError, RuntimeError) as error:
        found = exhausted(error, doing)
        if found is None:
            raise
        try:
            raise found from error
        finally:
            del found  # its traceback has this frame


def unreadable(error: OSError, path: str | os.PathLike[str]) -> Error:
    """Return the error for a file that the system cannot read."""
    if found := exhausted(error, f"cannot read {os.fspath(path)}"):
        return found
    kind = MissingFileError if error.errno in (errno.ENOENT, errno.ENOTDIR) else UnreadableFileError
    found = kind(f"{os.fspath(path)}: {error.strerror}")
    found.errno, found.strerror, found.filename = error.errno, error.strerror, os.fspath(path)
    record(found)  # again, with its number
    return found


def _exhausted(number: int, message: str) -> ResourceExhaustedError:
    found = ResourceExhaustedError(message)
    found.errno = number
    record(found)  # again, with its number
    return found
