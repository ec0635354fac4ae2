"""A cache of compiled code on disk: content-addressed, size-bounded, safe for several processes."""

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
_NOT_FILES = {errno.ELOOP, errno.ENXIO}  # if one opens a symbolic link, and a socket


class _WrongEntryError(Exception):
    """Something else than the entry has the entry's name."""


class Cache:
    """Files named by the hash of what they were made from.

    An entry is written under a temporary name and renamed, so that a reader sees a whole entry or none;
    two processes that fill the same one write the same bytes. It carries a checksum of its name and its content.
    Anything else of the same name is removed, and counts as absent: a damaged file, the copy of another entry,
    somebody else's file, a link, a FIFO. No link is followed, and nothing is waited for.

    The content becomes machine code of this process. So the folder, and each entry, must belong to this user, or to
    root, and nobody else may write to them. Another folder is not used, and a warning says why. The folders above are
    not checked: who can rename those can only put another folder of this user's into this one's place.

    A folder that cannot be written only costs the time to compile again.

    Parameters
    ----------
    folder
        Where the entries live. By default ``$AIOTAICHI_CACHE_DIR``, else ``aiotaichi`` in
        ``$XDG_CACHE_HOME`` or ``~/.cache``. A symbolic link stands for the folder that it leads to.
        Without a home directory nothing is kept.
    limit
        Bytes that the folder may hold; the entries least recently used go first. A larger entry is not kept.
    """

    def __init__(self, folder: Path | None = None, limit: int = 512 * 2**20) -> None:
        self.folder = folder or _default_folder()
        self.limit = limit

    @staticmethod
    def key(*parts: str | bytes) -> str:
        """Return the name of the entry that is made from ``parts``."""
        digest = hashlib.sha256(_MAGIC)  # entries of another format have other names
        for part in parts:
            data = part.encode() if isinstance(part, str) else part
            digest.update(len(data).to_bytes(8, "little"))
            digest.update(data)
        return digest.hexdigest()

    def get(self, key: str) -> bytes | None:
        """Return the entry. None: there is no whole one."""
        try:
            with self._open() as folder:
                try:
                    return _read(folder, key, self.limit)
                except _WrongEntryError as error:
                    _log.warning("removing the cache entry %s: %s", self.folder / key, error)
                    _remove(folder, key)
        except OSError as error:  # put will say so
            _log.debug("the cache entry %s is not read: %s", self.folder / key, error)
        return None

    def put(self, key: str, payload: bytes) -> None:
        """Store ``payload``, then evict what is over the limit."""
        if _HEADER_SIZE + len(payload) > self.limit:
            return
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with self._open() as folder:
                now = _write(folder, key, payload)
                self._evict(folder, key, now)
        except OSError as error:
            # The error's own text names the temporary file, which is another each time.
            _warn_once(f"compiled code is not cached in {self.folder}: {error.strerror or error}")

    def remove(self, key: str) -> None:
        """Remove an entry that is whole and yet wrong, so that it is made again."""
        try:
            with self._open() as folder:
                _remove(folder, key)
        except OSError as error:
            _log.debug("the cache entry %s is not removed: %s", self.folder / key, error)

    @contextmanager
    def _open(self) -> Iterator[int]:
        """Open the folder and check it. Its path may lead elsewhere later: the open folder is used."""
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
                    continue  # the folder may hold other things
                try:
                    status = item.stat(follow_symlinks=False)
                except FileNotFoundError:  # another process evicted or renamed it
                    continue
                age = now - status.st_mtime_ns
                if is_new and abs(age) > _HOUR:  # of a process that was killed while it wrote
                    _remove(folder, item.name)
                    continue
                total += status.st_size
                if not is_new and item.name != keep:
                    # Entries that no process can have written, or used, go first.
                    possible = status.st_size <= self.limit and age > -_HOUR
                    entries.append((possible, status.st_mtime_ns, status.st_size, item.name))
        for _, _, size, name in sorted(entries):
            if total <= self.limit:
                return
            if _remove(folder, name):
                total -= size


def _read(folder: int, key: str, limit: int) -> bytes:
    try:
        # O_NONBLOCK: opening a FIFO would wait for its writer.
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
            raise _WrongEntryError(f"it has {status.st_size} bytes, of {limit} at most")
        with open(file, "rb", closefd=False) as stream:
            data = stream.read(status.st_size)
        payload = data[_HEADER_SIZE:]
        if data[:_HEADER_SIZE] != _header(key, payload):
            raise _WrongEntryError("it is damaged, or another entry's copy")
        try:
            os.utime(file)
        except OSError as error:  # a folder that is read-only, or root's: the bytes are good
            _log.debug("cannot mark the cache entry %s as used: %s", key, error)
        return payload
    finally:
        os.close(file)


def _write(folder: int, key: str, payload: bytes) -> int:
    """Write an entry, and return the file system's time."""
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
    """Remove whatever has this name, but no folder with something in it. Return whether the name is free."""
    try:
        try:
            os.unlink(name, dir_fd=folder)
        except IsADirectoryError:
            os.rmdir(name, dir_fd=folder)
    except FileNotFoundError:  # by another process
        return True
    except OSError as error:
        _log.warning("cannot remove the cache entry %s: %s", name, error)
        return False
    return True


def _header(key: str, payload: bytes) -> bytes:
    return _MAGIC + bytes.fromhex(Cache.key(key, payload))


def _distrust(status: os.stat_result) -> str | None:
    """Return why others may have written to a file or folder. None: they cannot have."""
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
        # No home: no user, as in some containers. Nothing is kept: what lies in a folder that others can
        # write would be run.
        return Path(os.devnull) / "aiotaichi"
