"""A cache of compiled code on disk: content-addressed, size-bounded, safe for several processes."""

from __future__ import annotations

import hashlib
import logging
import os
import re
import tempfile
from pathlib import Path

__all__ = ["Cache"]

_log = logging.getLogger(__name__)
_MAGIC = b"aiotaichi1\n"
_KEY = re.compile("[0-9a-f]{64}")
_NEW = ".new-"
_DIGEST_SIZE = hashlib.sha256().digest_size


class Cache:
    """Files named by the hash of what they were made from.

    An entry is written under a temporary name and renamed, so that a reader sees a whole entry or none;
    two processes that fill the same one write the same bytes. It carries a checksum: a damaged entry is
    removed and counts as absent. A folder that cannot be written only costs the time to compile again.

    Parameters
    ----------
    folder
        Where the entries live. By default ``$AIOTAICHI_CACHE_DIR``, else ``aiotaichi`` in
        ``$XDG_CACHE_HOME`` or ``~/.cache``.
        Without a home directory nothing is kept.
    limit
        Bytes that the folder may hold; the entries least recently used go first.
    """

    def __init__(self, folder: Path | None = None, limit: int = 512 * 2**20) -> None:
        self.folder = folder or _default_folder()
        self.limit = limit

    @staticmethod
    def key(*parts: str | bytes) -> str:
        """Return the name of the entry that is made from ``parts``."""
        digest = hashlib.sha256()
        for part in parts:
            data = part.encode() if isinstance(part, str) else part
            digest.update(len(data).to_bytes(8, "little"))
            digest.update(data)
        return digest.hexdigest()

    def get(self, key: str) -> bytes | None:
        """Return the entry, or None where there is none that is whole."""
        path = self.folder / key
        try:
            data = path.read_bytes()
        except OSError:
            return None
        payload = data[len(_MAGIC) + _DIGEST_SIZE :]
        if data[: len(_MAGIC) + _DIGEST_SIZE] != _MAGIC + hashlib.sha256(payload).digest():
            _log.warning("removing the damaged cache entry %s", path)
            self.remove(key)
            return None
        try:
            os.utime(path)
        except OSError as error:  # someone else evicted it, or the folder is read-only: the bytes are good
            _log.debug("cannot mark the cache entry %s as used: %s", path, error)
        return payload

    def remove(self, key: str) -> None:
        """Remove an entry whose content turned out to be wrong."""
        try:
            (self.folder / key).unlink(missing_ok=True)
        except OSError as error:
            _log.warning("cannot remove %s: %s", self.folder / key, error)

    def put(self, key: str, payload: bytes) -> None:
        """Store ``payload``, then evict what is over the limit."""
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with tempfile.NamedTemporaryFile(dir=self.folder, prefix=_NEW, delete=False) as file:
                try:
                    file.write(_MAGIC + hashlib.sha256(payload).digest() + payload)
                    file.flush()
                    os.replace(file.name, self.folder / key)
                except OSError:
                    os.unlink(file.name)
                    raise
            self._evict(keep=key)
        except OSError as error:
            _log.warning("compiled code is not cached: %s", error)

    def _evict(self, keep: str) -> None:
        entries = []
        for item in os.scandir(self.folder):
            if not (item.name.startswith(_NEW) or _KEY.fullmatch(item.name)):
                continue  # the folder may hold other things
            try:
                status = item.stat()
            except FileNotFoundError:  # another process evicted or renamed it
                continue
            entries.append((status.st_mtime_ns, status.st_size, item.name))
        total = sum(size for _, size, _ in entries)
        for _, size, name in sorted(entries):
            if total <= self.limit:
                return
            if name != keep:
                (self.folder / name).unlink(missing_ok=True)
                total -= size


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
