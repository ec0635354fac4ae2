"""A module's files, from a folder or a zip, as an immutable mapping of names to bytes."""

from __future__ import annotations

import io
import os
import stat
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from ..errors import CorruptedDataError, wrong_argument
from ..last_error import records_errors

__all__ = ["MAX_DESCRIPTION", "MAX_MEMBERS", "MAX_SIZE", "Archive", "as_path"]

MAX_SIZE = 256 * 2**20
"""Bytes that a module's files may have together, unpacked."""

MAX_MEMBERS = 16384
"""Files that a module may have."""

MAX_DESCRIPTION = 16 * 2**20
"""Bytes of one of the files that are read into objects, which take many times as much memory."""

_CHUNK = 2**20


class Archive(Mapping[str, bytes]):
    """Members by name. taichi writes no sub-folders, and none are read.

    Attributes
    ----------
    name
        What errors call it: the path it was read from.
    """

    def __init__(self, name: str, members: Mapping[str, bytes]) -> None:
        self.name = name
        self._members = dict(members)

    @classmethod
    @records_errors
    def open(cls, path: str | os.PathLike[str]) -> Archive:
        """Read a folder, or a zip file whatever its suffix. Blocking.

        Raises
        ------
        CorruptedDataError
            There is nothing to read at ``path``, or it is damaged or larger than the limits.
        ArgumentNullError, InvalidArgumentError
            ``path`` is not a path.
        """
        name = os.fspath(as_path(path))
        try:
            if Path(name).is_dir():
                return cls(name, _read_folder(name))
            with open(name, "rb") as file:
                if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                    raise CorruptedDataError(f"{name}: neither a folder nor a file")
                return cls(name, _read_zip(name, file))
        except (OSError, ValueError) as error:
            if isinstance(error, CorruptedDataError):
                raise
            raise CorruptedDataError(f"{name}: cannot be read as a module: {error}") from None

    @classmethod
    @records_errors
    def from_bytes(cls, data: bytes, name: str = "<bytes>") -> Archive:
        """Read the bytes of a zip (``.tcm``). Raises as :meth:`open`."""
        return cls(name, _read_zip(name, io.BytesIO(data)))

    def __getitem__(self, member: str) -> bytes:
        try:
            return self._members[member]
        except KeyError:
            raise CorruptedDataError(f"{self.name}: {member} is missing") from None

    def description(self, member: str) -> bytes:
        """Return a file that is to be read into objects.

        Raises
        ------
        CorruptedDataError
            It is missing, or larger than any that taichi writes.
        """
        data = self[member]
        if len(data) > MAX_DESCRIPTION:
            raise CorruptedDataError(f"{self.name}: {member} has {len(data)} bytes, more than {MAX_DESCRIPTION}")
        return data

    def __iter__(self) -> Iterator[str]:
        return iter(self._members)

    def __len__(self) -> int:
        return len(self._members)

    def __contains__(self, member: object) -> bool:
        return member in self._members


def _read_folder(name: str) -> dict[str, bytes]:
    sizes: list[tuple[str, int]] = []
    with os.scandir(name) as entries:
        for entry in entries:
            # A link could lead out of the folder; a pipe would never end.
            if entry.is_file(follow_symlinks=False):
                sizes.append((entry.name, entry.stat(follow_symlinks=False).st_size))
    _check_limits(name, sizes)
    members: dict[str, bytes] = {}
    for member, size in sizes:
        with open(os.path.join(name, member), "rb") as file:
            members[member] = file.read(size)
    return members


def _read_zip(name: str, file: io.BufferedIOBase | io.BufferedReader) -> dict[str, bytes]:
    if file.read(2) != b"PK":
        raise CorruptedDataError(f"{name}: not a .tcm: it does not begin with PK")
    try:
        with zipfile.ZipFile(file) as archive:
            infos = [info for info in archive.infolist() if not info.is_dir()]
            for info in infos:
                if info.filename in (".", "..") or "/" in info.filename or "\\" in info.filename:
                    raise CorruptedDataError(f"{name}: member {info.filename!r} is not a plain file name")
                if info.flag_bits & 1:
                    raise CorruptedDataError(f"{name}: member {info.filename!r} is encrypted")
            _check_limits(name, [(info.filename, info.file_size) for info in infos])
            members: dict[str, bytes] = {}
            for info in infos:
                if info.filename in members:
                    raise CorruptedDataError(f"{name}: member {info.filename!r} is there twice")
                members[info.filename] = _read_member(name, archive, info)
            return members
    # zipfile answers damage with these: bad structure, bad offsets, bad streams, unknown methods
    except (
        zipfile.BadZipFile,
        zlib.error,
        EOFError,
        OSError,
        ValueError,
        IndexError,
        OverflowError,
    ) as error:
        if isinstance(error, CorruptedDataError):
            raise
        raise CorruptedDataError(f"{name}: a damaged zip: {error}") from None
    except (NotImplementedError, RuntimeError) as error:
        raise CorruptedDataError(f"{name}: a zip that cannot be read: {error}") from None


def _read_member(name: str, archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise CorruptedDataError(f"{name}: member {info.filename!r} is neither stored nor deflated")
    data = bytearray()
    with archive.open(info) as stream:
        # The declared size is a claim: what comes out is what is counted.
        while chunk := stream.read(_CHUNK):
            data += chunk
            if len(data) > info.file_size:
                raise CorruptedDataError(f"{name}: member {info.filename!r} is longer than it says")
    if len(data) != info.file_size:
        raise CorruptedDataError(f"{name}: member {info.filename!r} is shorter than it says")
    return bytes(data)


def _check_limits(name: str, sizes: Iterable[tuple[str, int]]) -> None:
    total = 0
    for count, (member, size) in enumerate(sizes, 1):
        total += size
        if count > MAX_MEMBERS:
            raise CorruptedDataError(f"{name}: more than {MAX_MEMBERS} files")
        if total > MAX_SIZE:
            raise CorruptedDataError(f"{name}: member {member!r}: more than {MAX_SIZE} bytes in all")


def as_path(path: str | os.PathLike[str]) -> Path:
    """Return a path.

    Raises
    ------
    ArgumentNullError, InvalidArgumentError
        It is None, or something else.
    """
    if not isinstance(path, (str, os.PathLike)):
        raise wrong_argument(path, f"a module's path is a string or a path, not {type(path).__name__}")
    return Path(path)
