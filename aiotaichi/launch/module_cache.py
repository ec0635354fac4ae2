"""Built modules on disk, by the content of the files that they were built from."""

from __future__ import annotations

import errno
import json
import logging
import os
import stat
from pathlib import Path

from ..aot.build_process import BuildRequest, Built, builder_version
from ..aot.installed import is_installed_file
from ..aot.recorded_reads import Reads
from ..compile import Cache

__all__ = ["ModuleCache"]


_log = logging.getLogger(__name__)


class ModuleCache:
    """Keeps built modules. *Blocking*: call it in a worker thread.

    There are two kinds of entries. The first kind lists the dependencies of a source: the files that it imports,
    variables of the environment, the program's arguments. Its key is the source and the values that the kernels read
    in the program. The second kind is the module. Its key is the content of all dependencies. Data files that a
    source reads do not count.

    The first kind also stays in ``depends``, for this process, and comes before the entries on disk: other processes
    may replace these, and a full disk lacks them. ``cache`` is the cache on disk; by default the user's.
    """

    def __init__(self, depends: dict[str, bytes], cache: Cache | None = None) -> None:
        self._depends = depends
        self._cache = cache or Cache()

    def key(self, request: BuildRequest, device: str) -> str | None:
        """Return the key of the module for the files' present content. None if a build has to find the key.

        ``device`` is the name of the GPU if the module depends on it, else "".
        """
        try:
            source_key = _key(request, device)
            depends = self._depends.get(source_key) or self._cache.get(source_key)
            if depends is None:
                return None
            self._depends[source_key] = depends
            try:
                return _content_key(source_key, request, depends)
            except ValueError as error:
                _log.warning("%s is built again to find its dependencies: %s", request.source, error)
                del self._depends[source_key]
                self._cache.remove(source_key)
                return None
        except OSError:  # a file is missing: the build raises if it needs the file
            return None

    def get(self, key: str) -> bytes | None:
        """Return the module of a key, or None. Call `remove` if the bytes are not a module."""
        return self._cache.get(key)

    def remove(self, key: str) -> None:
        """Forget a module, so that it is built again."""
        self._cache.remove(key)

    def store(self, request: BuildRequest, device: str, built: Built) -> str | None:
        """Keep a module, and return its key. None if one of its files changed during the build."""
        depends = json.dumps(
            [[str(path) for path in built.files], built.reads.variables, built.reads.arguments]
        ).encode()
        try:
            if any(path.stat().st_ctime_ns > built.started for path in (*_source(request), *built.files)):
                return None
            source_key = _key(request, device)
            key = _content_key(source_key, request, depends)
        except OSError:  # a file is missing already: the module has no key
            return None
        self._depends[source_key] = depends
        self._cache.put(key, built.data)
        self._cache.put(source_key, depends)
        return key


def _source(request: BuildRequest) -> list[Path]:
    """Return the imported file in a list; an empty list if ``request.captured`` has the source."""
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
    """Return the files, and the variables and arguments that are read. Raise a ValueError if the entry is invalid."""
    try:
        loaded = json.loads(depends)
    except RecursionError as error:
        raise ValueError(str(error)) from None
    match loaded:
        case [list(files), None | list() as variables, bool(arguments)] if all(
            isinstance(each, str) and "\0" not in each for each in (*files, *(variables or ()))
        ):
            return files, Reads(None if variables is None else tuple(variables), arguments)
    raise ValueError("the entry in the cache is invalid")


def _content(file: str) -> bytes:
    """Return a file's content. Of an installed file, return only the size and time: there may be many."""
    status = os.stat(file)
    if not stat.S_ISREG(status.st_mode):  # it was not imported; opening a FIFO would block
        raise OSError(errno.EINVAL, "not a file", file)
    if not is_installed_file(file):
        return Path(file).read_bytes()
    return f"{status.st_size} {status.st_mtime_ns}".encode()
