"""Compile modules into the cache."""

from __future__ import annotations

import time
from collections.abc import Mapping

from .. import Runtime
from ..compile import Cache
from ..errors import InvalidStateError
from ..hal import Driver
from .progress import loaded

__all__ = ["warm"]


async def warm(drivers: Mapping[str, Driver]) -> None:
    """Load the module at each path on the backend, so that later loads find its code in the cache.

    Raises
    ------
    InvalidStateError
        The cache on disk has not taken some of the code.
    Error
        As :class:`Runtime` and :meth:`Runtime.load_aot_module`.
    """
    cache = Cache()
    for path, driver in drivers.items():
        async with Runtime(driver) as rt:
            before, begin = rt.statistics().compile, time.perf_counter()
            module = await loaded(rt, path)
            after, seconds = rt.statistics().compile, time.perf_counter() - begin
            compiled, hits = after.compiled - before.compiled, after.cache_hits - before.cache_hits
            print(f"{module.name} ({rt.info.arch}): {seconds:.1f} s, {compiled} compiled, {hits} were in the cache")
        if cache.fault is not None:
            raise InvalidStateError(f"{module.name} is not cached in {cache.fault}")
