"""A cache of compiled code on disk, of limited size, which several processes can share."""

from __future__ import annotations

import errno
import hashlib
import logging
import os
import re
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path

__all__ = ["Cache"]

_log = logging.getLogger(__name__)
_MAGIC = b"aiotaichi2\n"
_KEY = re.compile("[0-9a-f]{64}")
_NEW = ".new-"
_HEADER_SIZE = len(_MAGIC) + hashlib.sha256().digest_size
_HOUR = 3600 * 10**9
_faults: dict[Path, str] = {}  # why a folder has not taken an entry of this process
_NOT_FILES = {errno.ELOOP, errno.ENXIO}  # opening a symbolic link, and a socket


class _WrongEntryError(Exception):
    """The file with the name of an entry is not the entry."""


class Cache:
    """A folder with one file for each entry. The name of an entry is a hash of its inputs, for example of the IR.

    An entry is written under a temporary name and then renamed, so that readers see a whole entry or no entry. Two
    processes that write the same entry write the same bytes. An entry contains a checksum of its name and content.
    Any other file with the name of an entry is removed, and counts as missing: a damaged file, a copy of another
    entry, another user's file, a link, a FIFO. The cache does not follow links, and never waits for another process.

    The content becomes machine code of this process. Therefore the folder and each entry must belong to this user or
    to root, and other users must not be able to write to them. Otherwise the folder is not used, and a warning says
    why. The parent folders are not checked: a user who can rename them can only substitute a folder that passes the
    same checks.

    If the folder cannot be written, code is compiled again each time.

    Parameters
    ----------
    folder
        The folder of the entries. The default is ``$AIOTAICHI_CACHE_DIR``, else ``aiotaichi`` in ``$XDG_CACHE_HOME``
        or ``~/.cache``. The folder itself may be a symbolic link. Without a home directory, nothing is cached.
    limit
        The largest size of the folder, in bytes. The least recently used entries are removed first. An entry that is
        larger than the limit is not stored.
    """

    def __init__(self, folder: Path | None = None, limit: int = 512 * 2**20) -> None:
        self.folder = folder or _default_folder()
        self.limit = limit

    @staticmethod
    def key(*parts: str | bytes) -> str:
        """Return the name of the entry whose inputs are ``parts``."""
        digest = hashlib.sha256(_MAGIC)  # entries of other formats get other names
        for part in parts:
            data = part.encode() if isinstance(part, str) else part
            digest.update(len(data).to_bytes(8, "little"))
            digest.update(data)
        return digest.hexdigest()

    def get(self, key: str) -> bytes | None:
        """Return the content of an entry. Return None if the entry is missing or damaged."""
        try:
            with self._open() as folder:
                try:
                    return _read(folder, key, self.limit)
                except _WrongEntryError as error:
                    _log.warning("removing the cache entry %s: %s", self.folder / key, error)
                    _remove(folder, key)
        except OSError as error:  # no warning here: put() warns
            _log.debug("the cache entry %s is not read: %s", self.folder / key, error)
        return None

    def put(self, key: str, payload: bytes) -> None:
        """Store ``payload``, then remove old entries while the folder is over the limit."""
        if _HEADER_SIZE + len(payload) > self.limit:
            return
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with self._open() as folder:
                now = _write(folder, key, payload)
                self._evict(folder, key, now)
        except OSError as error:
            # str(error) contains the name of the temporary file, which differs each time.
            reason = f"{error.strerror}: set AIOTAICHI_CACHE_DIR to a folder that can be written"
            fault = _faults[self.folder] = f"{self.folder}: {reason if error.strerror else error}"
            _warn_once(f"compiled code is not cached in {fault}")

    @property
    def fault(self) -> str | None:
        """The folder, and why it has not taken an entry of this process; None if it took them all."""
        return _faults.get(self.folder)

    def remove(self, key: str) -> None:
        """Remove an undamaged entry whose content is wrong."""
        try:
            with self._open() as folder:
                _remove(folder, key)
        except OSError as error:
            _log.debug("the cache entry %s is not removed: %s", self.folder / key, error)

    @contextmanager
    def _open(self) -> Iterator[int]:
        """Open the folder and check it. All operations use the open folder: its path may change meanwhile."""
        folder = os.open(self.folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            if fault := _distrust(os.fstat(folder)):
                raise PermissionError(
                    f"the folder {self.folder} {fault}. chown or chmod go-w it, or set AIOTAICHI_CACHE_DIR to another"
                )
            yield folder
        finally:
            os.close(folder)

    def _evict(self, folder: int, keep: str, now: int) -> None:
        entries, total = [], 0
        with os.scandir(folder) as items:
            for item in list(items):
                is_new = item.name.startswith(_NEW)
                if not (is_new or _KEY.fullmatch(item.name)):
                    continue  # another program's file
                try:
                    status = item.stat(follow_symlinks=False)
                except FileNotFoundError:  # another process removed or renamed it
                    continue
                age = now - status.st_mtime_ns
                if is_new and abs(age) > _HOUR:  # its process was killed before the rename
                    _remove(folder, item.name)
                    continue
                total += status.st_size
                if not is_new and item.name != keep:
                    # Entries with an impossible size or time are removed first.
                    possible = status.st_size <= self.limit and age > -_HOUR
                    entries.append((possible, status.st_mtime_ns, status.st_size, item.name))
        for _, _, size, name in sorted(entries):
            if total <= self.limit:
                return
            if _remove(folder, name):
                total -= size


def _read(folder: int, key: str, limit: int) -> bytes:
    try:
        # O_NONBLOCK: opening a FIFO must not wait for its writer.
        file = os.open(key, os.O_RDONLY | os.O_NONBLOCK | os.O_NOFOLLOW | os.O_CLOEXEC, dir_fd=folder)
    except OSError as error:
        if error.errno in _NOT_FILES:
            raise _WrongEntryError("it is a link or a socket") from None
        raise
    try:
        status = os.fstat(file)
        if not stat.S_ISREG(status.st_mode):
            raise _WrongEntryError("it is not a file")
        if fault := _distrust(status):
            raise _WrongEntryError(f"it {fault}")
        if status.st_size > limit:
            raise _WrongEntryError(f"it has {status.st_size} bytes: the limit is {limit}")
        with open(file, "rb", closefd=False) as stream:
            data = stream.read(status.st_size)
        payload = data[_HEADER_SIZE:]
        if data[:_HEADER_SIZE] != _header(key, payload):
            raise _WrongEntryError("it is damaged, or a copy of another entry")
        try:
            os.utime(file)
        except OSError as error:  # the folder is read-only or root's: the content is still valid
            _log.debug("cannot mark the cache entry %s as used: %s", key, error)
        return payload
    finally:
        os.close(file)


def _write(folder: int, key: str, payload: bytes) -> int:
    """Write an entry. Return the time of the file system."""
    name = _NEW + secrets.token_hex(16)
    file = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600, dir_fd=folder)
    try:
        with open(file, "wb") as stream:
            stream.write(_header(key, payload))
            stream.write(payload)
            stream.flush()
            now = os.fstat(file).st_mtime_ns
        os.replace(name, key, src_dir_fd=folder, dst_dir_fd=folder)
    except BaseException:
        _remove(folder, name)
        raise
    return now


def _remove(folder: int, name: str) -> bool:
    """Remove a file or an empty folder. Return whether the name is free now."""
    try:
        try:
            os.unlink(name, dir_fd=folder)
        except IsADirectoryError:
            os.rmdir(name, dir_fd=folder)
    except FileNotFoundError:  # another process removed it
        return True
    except OSError as error:
        _log.warning("cannot remove the cache entry %s: %s", name, error)
        return False
    return True


def _header(key: str, payload: bytes) -> bytes:
    return _MAGIC + bytes.fromhex(Cache.key(key, payload))


def _distrust(status: os.stat_result) -> str | None:
    """Return why other users may have written to a file or folder. Return None if they cannot."""
    if status.st_uid not in (os.geteuid(), 0):
        return f"belongs to user {status.st_uid}, and this process runs as user {os.geteuid()}"
    if status.st_mode & (stat.S_IWGRP | stat.S_IWOTH):
        return f"can be written by others (mode {stat.S_IMODE(status.st_mode):o})"
    return None


@lru_cache(maxsize=64)
def _warn_once(message: str) -> None:
    _log.warning(message)


def _default_folder() -> Path:
    if folder := os.environ.get("AIOTAICHI_CACHE_DIR"):
        return Path(folder)
    base = os.environ.get("XDG_CACHE_HOME")
    try:
        return (Path(base) if base else Path.home() / ".cache") / "aiotaichi"
    except RuntimeError:
        # Without a home, as in some containers, nothing is cached: every other folder is writable for other users.
        return Path(os.devnull) / "aiotaichi"
