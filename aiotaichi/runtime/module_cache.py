"""Built modules on disk, by the content of what they were built from."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path

from ..aot.build_process import BuildRequest, Built, builder_version
from ..aot.recorded_reads import Reads
from ..compile import Cache

__all__ = ["ModuleCache"]


class ModuleCache:
    """Blocking: call it from a worker thread.

    There are two kinds of entries. One says what else a source depends on, by the source and what its kernels read in
    the program: the files that it imports, variables of the environment, the program's arguments. The other is the
    module, by all of that. Other files that a source reads, data say, are not noticed.

    Parameters
    ----------
    cache
        Where the entries are; by default the user's.
    """

    def __init__(self, cache: Cache | None = None) -> None:
        self._cache = cache or Cache()

    def find(self, request: BuildRequest, device: str) -> bytes | None:
        """Return the module for what is in the files now; ``device`` is what it depends on besides."""
        try:
            key = _key(request, device)
            found = self._cache.get(key)
            if found is None:
                return None
            files, variables, arguments = json.loads(found)
            reads = Reads(None if variables is None else tuple(variables), arguments)
            return self._cache.get(_content_key(key, request, map(Path, files), reads))
        except OSError:  # a file is gone: the compiler will say so, if it matters
            return None

    def store(self, request: BuildRequest, device: str, built: Built) -> None:
        """Keep a module, unless one of its files was changed while it was built."""
        try:
            if any(path.stat().st_ctime_ns > built.started for path in (*_source(request), *built.files)):
                return
            key = _key(request, device)
            content_key = _content_key(key, request, built.files, built.reads)
        except OSError:  # a file is gone already: there is nothing to keep the module by
            return
        self._cache.put(content_key, built.data)
        depends = [[str(path) for path in built.files], built.reads.variables, built.reads.arguments]
        self._cache.put(key, json.dumps(depends).encode())


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


def _content_key(key: str, request: BuildRequest, files: Iterable[Path], reads: Reads) -> str:
    values = reads.values(dict(request.environment), request.arguments)
    parts: list[str | bytes] = [key, json.dumps(values)]
    for path in files:
        parts += [os.fsencode(path), path.read_bytes()]
    return Cache.key(*parts)
