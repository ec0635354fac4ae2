"""Compile LLVM IR: take the code from the cache, or else from a helper process."""

from __future__ import annotations

import logging
from dataclasses import replace
from hashlib import sha256
from time import perf_counter

from ..core.cancellation import Cancellation
from ..core.compile_options import LoadLimits
from ..core.tallies import Tallies, Tally
from ..errors import CompileLimitError, CorruptedDataError, OutOfMemoryError
from ..python_process import read_helper
from .cache import Cache
from .pool import CompilerPool
from .process import PROGRAM
from .request import CompileRequest

__all__ = ["CompileService"]

_log = logging.getLogger(__name__)


class CompileService:
    """Compiles requests. If the cache lacks the code, a helper process compiles it.

    Blocking: call :meth:`compile` in a worker thread. Several threads may call it at once. Code from other versions
    of LLVM is compiled again.
    """

    def __init__(self, cache: Cache, llvm_version: str, limits: LoadLimits | None = None) -> None:
        self._cache = cache
        # The code depends on LLVM and on the sources of the helper.
        self._compiler = f"{llvm_version} {sha256(read_helper(PROGRAM)).hexdigest()}"
        self._pool = CompilerPool(limits or LoadLimits())
        self.tallies = Tallies()  # what is compiled, and what the cache has

    def compile(self, request: CompileRequest, cancellation: Cancellation | None = None) -> bytes:
        """Return the code of ``request``. If the work is cancelled, kill the helper and raise at once.

        Raise a CorruptedDataError if LLVM refuses the IR or crashes on it, or if the code cannot be linked; a
        CompileLimitError if it exceeds the limits of time or memory; and the errors of a system that has too little
        left.
        """
        key = request.key(self._compiler)
        code = self._cached(key, request)
        if code is not None:
            self.tallies.add(Tally.CACHE_HITS)
            return code
        self.tallies.add(Tally.CACHE_MISSES)
        began = perf_counter()
        try:
            code, is_lasting = self._compiled(request, cancellation or Cancellation())
        except CompileLimitError:
            self.tallies.add(Tally.COMPILE_REFUSED)
            raise
        self.tallies.add(Tally.COMPILED)
        self.tallies.add(Tally.COMPILE_SECONDS, perf_counter() - began)
        if is_lasting:
            self._cache.put(key, code)
        return code

    def forget(self, request: CompileRequest) -> None:
        """Remove the cache entry of ``request``, because its code is wrong."""
        self._cache.remove(request.key(self._compiler))

    def close(self) -> None:
        """End the helpers, and return at once. Running requests fail."""
        self._pool.close()

    def _compiled(self, request: CompileRequest, cancellation: Cancellation) -> tuple[bytes, bool]:
        """Return the code, and whether another attempt would make no better code."""
        try:
            return self._pool.compile(request, cancellation), True
        except (CorruptedDataError, CompileLimitError, OutOfMemoryError) as error:
            if not request.optimise:
                raise
            failure = error
        # The kernel may be damaged, LLVM's optimiser may crash on it, or a step may take too long or too much memory:
        # then taichi's code as it is still runs.
        code = self._pool.compile(replace(request, optimise=0), cancellation)
        _log.warning("%s: compiled with optimise=0, because the optimiser failed: %s", request.name, failure)
        # Another time, the system may have more memory, or nobody may kill the helper.
        return code, not isinstance(failure, OutOfMemoryError)

    def _cached(self, key: str, request: CompileRequest) -> bytes | None:
        code = self._cache.get(key)
        if code is None:
            return None
        try:
            request.check(code)
        except CorruptedDataError as error:
            _log.warning("the cache entry for %s is removed: %s", request.name, error)
            self._cache.remove(key)
            return None
        return code
