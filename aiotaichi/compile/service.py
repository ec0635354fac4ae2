"""LLVM IR to code: from the cache, or else from a helper process."""

from __future__ import annotations

import logging
from hashlib import sha256

from ..core.cancellation import Cancellation
from ..core.load_limits import LoadLimits
from ..errors import CorruptedDataError
from ..python_process import read_helper
from .cache import Cache
from .pool import CompilerPool
from .process import PROGRAM
from .request import CompileRequest

__all__ = ["CompileService"]

_log = logging.getLogger(__name__)


class CompileService:
    """Compiles through the cache and, on a miss, through helper processes that live until `close`.

    Blocking: call it from a worker thread. Several threads may call at once.

    Parameters
    ----------
    cache
        Where compiled code is kept.
    llvm_version
        Part of an entry's key: code from another LLVM is compiled again.
    limits
        How many helpers there may be, and what each may take.
    """

    def __init__(self, cache: Cache, llvm_version: str, limits: LoadLimits | None = None) -> None:
        self._cache = cache
        # What compiles is part of what the code depends on.
        self._compiler = f"{llvm_version} {sha256(read_helper(PROGRAM)).hexdigest()}"
        self._pool = CompilerPool(limits or LoadLimits())

    def compile(self, request: CompileRequest, cancellation: Cancellation | None = None) -> bytes:
        """Return the code for ``request``. A cancellation stops the helper process, and makes this raise at once.

        Raises
        ------
        CorruptedDataError
            LLVM refused the IR, or ended the helper process over it; or the code cannot be linked.
        CompileLimitError
            It took more time or memory than the limits allow.
        ResourceExhaustedError, OutOfMemoryError
            The system has no thread, process, descriptor or memory left.
        """
        key = request.key(self._compiler)
        code = self._cached(key, request)
        if code is None:
            code = self._pool.compile(request, cancellation or Cancellation())
            self._cache.put(key, code)
        return code

    def forget(self, request: CompileRequest) -> None:
        """Remove the cache's entry for ``request``, which turned out to be wrong."""
        self._cache.remove(request.key(self._compiler))

    def close(self) -> None:
        """End the helpers. Returns at once; requests that run fail."""
        self._pool.close()

    def _cached(self, key: str, request: CompileRequest) -> bytes | None:
        code = self._cache.get(key)
        if code is None:
            return None
        try:
            request.check(code)
        except CorruptedDataError as error:
            _log.warning("the cache's entry for %s is removed: it is %s", request.name, error)
            self._cache.remove(key)
            return None
        return code
