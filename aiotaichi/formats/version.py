"""The version of taichi that wrote a module, and the versions that can be read."""

from __future__ import annotations

import re

from ..errors import CorruptedDataError, IncompatibleModuleError
from .archive import Archive

__all__ = ["Version", "check_version", "is_readable", "unreadable"]

Version = tuple[int, int, int]

_OLDEST: Version = (1, 7, 0)
_NEWEST: Version = (1, 8, 0)
# These versions write the same modules: their serialisation, type trees, LLVMRuntime and RuntimeContext are equal
# (taichi's repository, v1.7.0 to v1.7.4, and its master branch, whose nightly builds are 1.8.0).
_READABLE = "modules of taichi 1.7.0 to 1.7.4 and of the nightly builds of 1.8.0 can be read"
_VERSION = re.compile(r"(\d{1,5})\.(\d{1,5})\.(\d{1,5})")


def check_version(archive: Archive) -> Version | None:
    """Return the readable version in the file ``__version__``. Return None if the archive does not have the file."""
    if "__version__" not in archive:
        return None
    text = archive["__version__"][:100].decode(errors="replace")
    match = _VERSION.match(text)
    if match is None:
        raise CorruptedDataError(f"{archive.name}: __version__ is not a version: {text[:40]!r}")
    version = int(match[1]), int(match[2]), int(match[3])
    if not is_readable(version):
        age = "old" if version < _OLDEST else "new"
        raise IncompatibleModuleError(
            f"{archive.name}: written by taichi {match[0]}, which is too {age}: {_READABLE}. Build the module again"
        )
    return version


def is_readable(version: Version) -> bool:
    """Return whether modules of a taichi version can be read."""
    return _OLDEST <= version <= _NEWEST


def unreadable(archive: Archive) -> IncompatibleModuleError:
    """Return the error for a module of an unknown, unreadable version."""
    return IncompatibleModuleError(f"{archive.name}: written by another taichi: {_READABLE}. Build the module again")
