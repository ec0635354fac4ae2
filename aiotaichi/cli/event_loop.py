"""The event loops that a command can be run on, and its end by Ctrl-C."""

from __future__ import annotations

import importlib.util
import os
import signal
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import anyio

from ..core.install_hint import install_hint
from ..errors import NotSupportedError

__all__ = ["INTERRUPTED", "LOOPS", "run_in"]

INTERRUPTED = 130  # the exit status after Ctrl-C, as shells have it
LOOPS = ("asyncio", "uvloop", "trio")
_PATIENT_PRESSES = 3
_INSTALL = {"uvloop": "pip install uvloop", "trio": install_hint("trio")}


def run_in(loop: str, function: Callable[..., Awaitable[Any]], *arguments: Any) -> None:
    """Run a coroutine function on a loop.

    The first Ctrl-C cancels the function. The second changes nothing: what is open is closed first. The third ends
    the process at once.

    Raises
    ------
    KeyboardInterrupt
        After a Ctrl-C, when all is closed. The system then ignores a further Ctrl-C.
    NotSupportedError
        The loop's package is missing.
    """
    if loop in _INSTALL and importlib.util.find_spec(loop) is None:
        raise NotSupportedError(f"the package {loop} is missing: {_INSTALL[loop]}")
    backend = "trio" if loop == "trio" else "asyncio"
    options = {"use_uvloop": True} if loop == "uvloop" else {}
    # A background job of a shell ignores SIGINT, and a program that calls main() may have its own handler.
    takes_interrupts = (
        threading.current_thread() is threading.main_thread()
        and signal.getsignal(signal.SIGINT) is signal.default_int_handler
    )
    call = _until_interrupted if takes_interrupts else _to_the_end
    if anyio.run(call, function, arguments, backend=backend, backend_options=options):
        raise KeyboardInterrupt


async def _to_the_end(function: Callable[..., Awaitable[Any]], arguments: tuple[Any, ...]) -> int:
    await function(*arguments)
    return 0


async def _until_interrupted(function: Callable[..., Awaitable[Any]], arguments: tuple[Any, ...]) -> int:
    """Call the function. Return how often Ctrl-C was pressed."""
    presses = 0
    failure: Exception | None = None
    work, watch = anyio.CancelScope(), anyio.CancelScope()

    async def count_presses(signals: AsyncIterator[Any]) -> None:
        nonlocal presses
        with watch:
            async for _ in signals:
                presses += 1
                work.cancel()
                if presses == _PATIENT_PRESSES:
                    os._exit(INTERRUPTED)

    with anyio.open_signal_receiver(signal.SIGINT) as signals:
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(count_presses, signals)
            try:
                with work:
                    await function(*arguments)
            except Exception as error:  # noqa: BLE001  # raised below, without the group around it
                failure = error
            finally:
                watch.cancel()
    if presses:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the loop and its threads end without an interruption
    elif failure is not None:
        raise failure
    return presses
