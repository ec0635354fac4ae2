"""Load modules, and say how far that is if it takes more than a second."""

from __future__ import annotations

import sys
import time

import anyio

from .. import AotModule, Runtime
from ..counted import counted
from ..errors import Error

__all__ = ["loaded"]

_PATIENCE = 1.0  # seconds


async def loaded(rt: Runtime, path: str) -> AotModule:
    """Load a module. Raises as :meth:`Runtime.load_aot_module`."""
    module, failure = None, None
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(_report, rt, path)
        try:
            module = await rt.load_aot_module(path)
        except Error as error:
            failure = error
        tasks.cancel_scope.cancel()
    if failure is not None:
        raise failure
    assert module is not None
    return module


async def _report(rt: Runtime, path: str) -> None:
    """Print a line to standard error after each second."""
    begin = time.monotonic()
    while True:
        await anyio.sleep(_PATIENCE)
        done = rt.statistics().compile
        seconds = time.monotonic() - begin
        compiled = counted(done.compiled, "kernel")
        print(
            f"loading {path}: {seconds:.0f} s, {compiled} compiled, {done.cache_hits} from the cache",
            file=sys.stderr,
            flush=True,
        )
