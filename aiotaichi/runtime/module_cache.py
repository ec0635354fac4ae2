"""Built modules on disk, by the content of what they were built from."""

from __future__ import annotations

import errno
import json
import logging
import os
import stat
from pathlib import Path
from typing import Any

from ..aot.build_process import BuildRequest, Built, builder_version
from ..aot.installed import is_installed_file
from ..aot.recorded_reads import Reads
from ..compile import Cache

__all__ = ["ModuleCache"]


_log = logging.getLogger(__name__)


class ModuleCache:
    """Blocking: call it from a worker thread.

    There are two kinds of entries. One says what else a source depends on, by the source and what its kernels read in
    the program: the files that it imports, variables of the environment, the program's arguments. The other is the
    module, by the content of all of that. Other files that a source reads, data say, are not noticed.

    Parameters
    ----------
    depends
        Entries of the first kind that this process has used. They are added here, and count before those on disk,
        which other processes replace, and which a full disk does not have.
    cache
        Where the entries are; by default the user's.
    """

    def __init__(self, depends: dict[str, bytes], cache: Cache | None = None) -> None:
        self._depends = depends
        self._cache = cache or Cache()

    def key(self, request: BuildRequest, device: str) -> str | None:
        """Return the key of the module for what is in the files now. None if only a build can tell.

        ``device`` is what the module depends on besides.
        """
        try:
            source_key = _key(request, device)
            depends = self._depends.get(source_key) or self._cache.get(source_key)
            if depends is None:
                return None
            self._depends[source_key] = depends
            return self._known_key(source_key, request, depends)
        except OSError:  # a file is gone: the compiler will say so, if it matters
            return None

    def get(self, key: str) -> bytes | None:
        """Return the module that is kept by a key. Call `remove` if it turns out to be none."""
        return self._cache.get(key)

    def remove(self, key: str) -> None:
        """Forget a module, so that it is built again."""
        self._cache.remove(key)

    def store(self, request: BuildRequest, device: str, built: Built) -> str | None:
        """Keep a module, and return its key. None if one of its files was changed while it was built."""
        depends = json.dumps(
            [[str(path) for path in built.files], built.reads.variables, built.reads.arguments]
        ).encode()
        try:
            if any(path.stat().st_ctime_ns > built.started for path in (*_source(request), *built.files)):
                return None
            source_key = _key(request, device)
            key = _content_key(source_key, request, depends)
        except OSError:  # a file is gone already: there is nothing to keep the module by
            return None
        self._depends[source_key] = depends
        self._cache.put(key, built.data)
        self._cache.put(source_key, depends)
        return key

    def _known_key(self, source_key: str, request: BuildRequest, depends: bytes) -> str | None:
        try:
            return _content_key(source_key, request, depends)
        except ValueError as error:
            _log.warning("what %s depends on is found out again: %s", request.source, error)
            del self._depends[source_key]
            self._cache.remove(source_key)
            return None


def _source(request: BuildRequest) -> list[Path]:
    """Return the file that is imported; none if ``request.captured`` has the source."""
    return [] if request.name is None else [request.source]


def _key(request: BuildRequest, device: str) -> str:
    return Cache.key(
        "module",
        builder_version(),
        request.arch.name,
        device,
        "\n".join(request.capabilities or ()),
        request.captured,
        request.name or "",
        os.fsencode(request.source),
        *(path.read_bytes() for path in _source(request)),
    )


def _content_key(source_key: str, request: BuildRequest, depends: bytes) -> str:
    files, reads = _parse(depends)
    parts: list[str | bytes] = [source_key, json.dumps(reads.values(dict(request.environment), request.arguments))]
    for file in files:
        parts += [os.fsencode(file), _content(file)]
    return Cache.key(*parts)


def _parse(depends: bytes) -> tuple[list[str], Reads]:
    """Return the files, and what is read besides. Raise a ValueError if the entry is of another shape."""
    match _loads(depends):
        case [list(files), None | list() as variables, bool(arguments)] if all(
            isinstance(each, str) and "\0" not in each for each in (*files, *(variables or ()))
        ):
            return files, Reads(None if variables is None else tuple(variables), arguments)
    raise ValueError("the entry in the cache is wrong")


def _loads(data: bytes) -> Any:
    try:
        return json.loads(data)
    except RecursionError as error:
        raise ValueError(str(error)) from None


def _content(file: str) -> bytes:
    """Return what stands for a file's content. For installed files, which may be many, that is the size and time."""
    status = os.stat(file)
    if not stat.S_ISREG(status.st_mode):  # nothing was imported from it; a FIFO would be waited for
        raise OSError(errno.EINVAL, "not a file", file)
    if not is_installed_file(file):
        return Path(file).read_bytes()
    return f"{status.st_size} {status.st_mtime_ns}".encode()
