"""Archives: the files of a module, read from a folder or a zip."""

from __future__ import annotations

import io
import os
import stat
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import IO

from ..counted import counted
from ..errors import CorruptedDataError, OutOfMemoryError, UnreadableFileError, wrong_argument
from ..system_errors import unreadable
from ..types import Arch
from .limits import (
    MAX_ARCHIVE,
    MAX_DESCRIPTION,
    MAX_DIRECTORY,
    MAX_MEMBER,
    MAX_MEMBERS,
    MAX_NAME,
    MAX_SIZE,
    check_limit,
    short,
)

__all__ = ["Archive", "as_path"]

_CHUNK = 2**20


class Archive(Mapping[str, bytes]):
    """An immutable mapping from the names of a module's files to their bytes.

    A *bundle* has a module for each of several archs. The names of its files begin with the arch:
    ``x64/metadata.tcb``. Other sub-folders are not read: taichi does not write them.

    Attributes
    ----------
    name
        The path of the module, which errors begin with.
    """

    def __init__(self, name: str, members: Mapping[str, bytes]) -> None:
        self.name = name
        self._members = dict(members)

    @classmethod
    def open(cls, path: str | os.PathLike[str]) -> Archive:
        """Read a folder or a zip file. The suffix of a zip does not matter. Blocking.

        Raises
        ------
        MissingFileError
            Nothing exists at ``path``.
        UnreadableFileError
            The system refuses to read ``path``.
        CorruptedDataError
            The module is damaged, or larger than the limits.
        ResourceExhaustedError, OutOfMemoryError
            The process cannot open more files, or memory is exhausted.
        ArgumentNullError, InvalidArgumentError
            ``path`` is not a path.
        """
        as_path(path)
        name = os.fspath(path)  # not Path(path): it turns "" into ".", and "file/" into "file"
        try:
            if stat.S_ISDIR(os.stat(name).st_mode):
                return cls(name, _read_folder(name))
            with open(name, "rb", buffering=0, opener=_open) as file:
                if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                    raise CorruptedDataError(f"{name}: neither a folder nor a file")
                return cls(name, _read_zip(name, file))
        except CorruptedDataError:
            raise
        except OSError as error:
            raise unreadable(error, name) from error
        except MemoryError:
            raise OutOfMemoryError(f"{name}: no memory is left to read it") from None
        except ValueError as error:  # the path contains a NUL
            raise CorruptedDataError(f"{name!r}: cannot be read as a module: {error}") from None

    @classmethod
    def from_bytes(cls, data: bytes | bytearray | memoryview, name: str = "<bytes>") -> Archive:
        """Read a zip (``.tcm``) from its bytes. Raises as :meth:`open`."""
        try:
            return cls(name, _read_zip(name, io.BytesIO(data) if isinstance(data, bytes) else _copied(name, data)))
        except MemoryError:
            raise OutOfMemoryError(f"{name}: no memory is left to read it") from None

    def __getitem__(self, member: str) -> bytes:
        try:
            return self._members[member]
        except KeyError:
            raise CorruptedDataError(f"{self.name}: {member} is missing") from None

    def __repr__(self) -> str:
        nbytes = sum(map(len, self._members.values()))
        return f"<Archive {self.name!r} of {counted(len(self), 'file')}, {nbytes} bytes>"

    @cached_property
    def archs(self) -> tuple[Arch, ...]:
        """The archs of a bundle's modules. Empty for an archive of one module."""
        if any("/" not in member for member in self._members):
            return ()
        return tuple(dict.fromkeys(Arch(member.partition("/")[0]) for member in sorted(self._members)))

    def of_arch(self, arch: Arch) -> Archive:
        """Return a bundle's module for ``arch``, which is one of :attr:`archs`."""
        prefix = f"{arch}/"
        members = {name.removeprefix(prefix): data for name, data in self._members.items() if name.startswith(prefix)}
        return Archive(f"{self.name}: {arch}", members)

    def description(self, member: str) -> bytes:
        """Return a description, such as ``metadata.json``. Its size limit is lower than other files'.

        Raises
        ------
        CorruptedDataError
            The file is missing, or larger than ``MAX_DESCRIPTION``.
        """
        data = self[member]
        check_limit(f"{self.name}: {member}", len(data), MAX_DESCRIPTION, "bytes")
        return data

    def __iter__(self) -> Iterator[str]:
        return iter(self._members)

    def __len__(self) -> int:
        return len(self._members)

    def __contains__(self, member: object) -> bool:
        return member in self._members


def _open(path: str, flags: int) -> int:
    return os.open(path, flags | os.O_NONBLOCK)  # else opening a pipe waits for its writer


def _copied(name: str, data: bytearray | memoryview) -> io.BytesIO:
    view = memoryview(data)
    check_limit(name, view.nbytes, MAX_ARCHIVE, "bytes")
    copy = io.BytesIO()
    with view, view.cast("B") as data_bytes:
        for start in range(0, len(data_bytes), _CHUNK):
            copy.write(data_bytes[start : start + _CHUNK])
    copy.seek(0)
    return copy


def _sizes(name: str) -> list[tuple[str, int]]:
    """Return the names and sizes of a folder's files, but not many more than a module may have."""
    sizes: list[tuple[str, int]] = []
    with os.scandir(name) as entries:
        for entry in entries:
            # A link can lead out of the folder, and a pipe never ends.
            if entry.is_file(follow_symlinks=False):
                sizes.append((entry.name, entry.stat(follow_symlinks=False).st_size))
                if len(sizes) > MAX_MEMBERS:
                    break
    return sizes


def _read_folder(name: str) -> dict[str, bytes]:
    sizes = _sizes(name)
    if not sizes:  # a bundle has a sub-folder for each arch, and no file beside them
        with os.scandir(name) as entries:
            folders = {entry.name for entry in entries if entry.is_dir(follow_symlinks=False)}
        sizes = [
            (f"{arch}/{member}", size)
            for arch in Arch
            if arch in folders
            for member, size in _sizes(os.path.join(name, arch))
        ]
    _check_limits(name, sizes)
    members: dict[str, bytes] = {}
    for member, size in sizes:
        path = os.path.join(name, member)
        try:
            with open(path, "rb", opener=_open) as file:
                members[member] = file.read(size)
        except OSError as error:
            raise unreadable(error, path) from error
    return members


class _Bounded:
    """A file that refuses very large reads: zipfile reads the directory in one piece, whatever its size."""

    def __init__(self, name: str, file: IO[bytes]) -> None:
        self._name = name
        self._file = file
        self.seek, self.tell, self.seekable = file.seek, file.tell, file.seekable
        self.size = file.seek(0, os.SEEK_END)
        file.seek(0)

    def read(self, size: int = -1) -> bytes:
        wanted = self.size - self.tell() if size < 0 else size
        if wanted > MAX_DIRECTORY:
            raise zipfile.BadZipFile(f"its directory has {wanted} bytes: the limit is {MAX_DIRECTORY}")
        parts = []
        try:
            while wanted and (part := self._file.read(wanted)):  # a read may return less than was asked for
                parts.append(part)
                wanted -= len(part)
        except OSError as error:
            raise unreadable(error, self._name) from error
        return parts[0] if len(parts) == 1 else b"".join(parts)


def _read_zip(name: str, file: IO[bytes]) -> dict[str, bytes]:
    if file.read(2) != b"PK":
        raise CorruptedDataError(f"{name}: not a .tcm file: it does not begin with PK")
    try:
        with zipfile.ZipFile(_Bounded(name, file)) as archive:
            infos = [info for info in archive.infolist() if not info.is_dir()]
            for info in infos:
                if not _is_plain(info.filename):
                    raise CorruptedDataError(f"{name}: member {short(info.filename)} is not a plain file name")
                if info.flag_bits & 1:
                    raise CorruptedDataError(f"{name}: member {short(info.filename)} is encrypted")
            _check_limits(name, [(info.filename, info.file_size) for info in infos])
            members: dict[str, bytes] = {}
            for info in infos:
                if info.filename in members:
                    raise CorruptedDataError(f"{name}: member {short(info.filename)} occurs twice")
                members[info.filename] = _read_member(name, archive, info)
            return members
    # zipfile raises these for damage: bad structure, bad offsets, bad streams, unknown methods
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, IndexError, OverflowError) as error:
        if isinstance(error, CorruptedDataError):
            raise
        if isinstance(error.__context__, UnreadableFileError):  # zipfile replaced the error by its own
            raise error.__context__ from error.__context__.__cause__
        raise CorruptedDataError(f"{name}: the zip is damaged: {error}") from None
    except (NotImplementedError, RuntimeError) as error:
        raise CorruptedDataError(f"{name}: the zip cannot be read: {error}") from None


def _is_plain(member: str) -> bool:
    """Whether a member is a file name, or in a bundle one after an arch and a slash."""
    folder, slash, file = member.rpartition("/")
    return file not in ("", ".", "..") and "\\" not in file and (not slash or folder in tuple(Arch))


def _read_member(name: str, archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> bytes:
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise CorruptedDataError(f"{name}: member {short(info.filename)} is neither stored nor deflated")
    data = io.BytesIO()  # getvalue() does not copy
    with archive.open(info) as stream:
        # The declared size may be wrong: count the bytes that are unpacked.
        while chunk := stream.read(_CHUNK):
            data.write(chunk)
            if data.tell() > info.file_size:
                raise CorruptedDataError(f"{name}: member {short(info.filename)} is longer than its declared size")
    if data.tell() != info.file_size:
        raise CorruptedDataError(f"{name}: member {short(info.filename)} is shorter than its declared size")
    return data.getvalue()


def _check_limits(name: str, sizes: Iterable[tuple[str, int]]) -> None:
    total = 0
    for count, (member, size) in enumerate(sizes, 1):
        total += size
        if count > MAX_MEMBERS:
            raise CorruptedDataError(f"{name}: it has more than {MAX_MEMBERS} files")
        check_limit(f"{name}: the name of member {short(member)}", len(member), MAX_NAME, "characters")
        check_limit(f"{name}: member {short(member)}", size, MAX_MEMBER, "bytes")
        if total > MAX_SIZE:
            raise CorruptedDataError(f"{name}: with member {short(member)} it has more than {MAX_SIZE} bytes")


def as_path(path: str | os.PathLike[str]) -> Path:
    """Return a module's path as a Path. Raise an InvalidArgumentError unless it is a string or a path of text."""
    if not isinstance(path, (str, os.PathLike)) or not isinstance(os.fspath(path), str):
        raise wrong_argument(path, f"a module's path must be a string or a path of text, not {type(path).__name__}")
    return Path(path)
