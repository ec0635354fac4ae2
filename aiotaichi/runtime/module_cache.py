"""Built modules on disk, by the content of what they were built from."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path

from ..aot.build_process import BuildRequest, Built, builder_version
from ..compile import Cache

__all__ = ["ModuleCache"]


class ModuleCache:
    """Blocking: call it from a worker thread.

    There are two kinds of entries: which files a source has imported, by the source; and the module, by the source
    and the content of these. What a source reads otherwise, data or the environment, is not noticed.

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
            imported = self._cache.get(key)
            return None if imported is None else self._cache.get(_content_key(key, map(Path, json.loads(imported))))
        except OSError:  # a file is gone: the compiler will say so, if it matters
            return None

    def store(self, request: BuildRequest, device: str, built: Built) -> None:
        """Keep a module, unless one of its files was changed while it was built."""
        try:
            if any(path.stat().st_ctime_ns > built.started for path in (request.source, *built.files)):
                return
            key = _key(request, device)
            content_key = _content_key(key, built.files)
        except OSError:  # a file is gone already: there is nothing to keep the module by
            return
        self._cache.put(content_key, built.data)
        self._cache.put(key, json.dumps([str(path) for path in built.files]).encode())


def _key(request: BuildRequest, device: str) -> str:
    return Cache.key(
        "module",
        builder_version(),
        request.arch.name,
        device,
        "\n".join(request.capabilities or ()),
        request.name,
        os.fsencode(request.source),
        request.source.read_bytes(),
    )


def _content_key(key: str, files: Iterable[Path]) -> str:
    parts: list[str | bytes] = [key]
    for path in files:
        parts += [os.fsencode(path), path.read_bytes()]
    return Cache.key(*parts)
