"""The end of the process, and a fork, while runtimes are open."""

from __future__ import annotations

import atexit
import os
import warnings
import weakref
from contextlib import ExitStack

from ..errors import Error, InvalidStateError
from .hardware_handles import HardwareHandles, leak_closing
from .open_device import OpenDevice
from .worker import wait_for_threads

__all__ = ["track", "untrack"]

_EXIT_SECONDS = 1.0

_open_devices: weakref.WeakSet[OpenDevice] = weakref.WeakSet()
_unclosed: dict[HardwareHandles, str] = {}


def track(open_device: OpenDevice, handles: HardwareHandles) -> None:
    """Close the handles at the end of the process, unless :func:`untrack` comes first; disown a fork's copy."""
    _open_devices.add(open_device)
    _unclosed[handles] = f"<Runtime {open_device.device.info.arch.name.lower()}>"


def untrack(handles: HardwareHandles) -> None:
    """Stop tracking the handles: they are being closed. Idempotent."""
    _unclosed.pop(handles, None)


def _abandon(handles: HardwareHandles, name: str) -> None:
    try:
        warnings.warn(f"unclosed {name}: use 'async with' or await its aclose()", ResourceWarning, stacklevel=2)
    finally:  # a filter may raise the warning as an error
        handles.abandon()


def _after_fork() -> None:
    error: Error = InvalidStateError(
        f"this runtime was opened in the process that process {os.getpid()} was forked from: its threads and "
        "device are not here. Open a runtime in each process"
    )
    _unclosed.clear()
    for open_device in tuple(_open_devices):
        open_device.disown(error)


def _at_exit() -> None:
    """Close the open runtimes, and wait a moment for threads that close others. Kernels must not keep the process."""
    with ExitStack() as steps:
        steps.callback(_wait_for_closing)
        for handles, name in _unclosed.items():
            steps.callback(_abandon, handles, name)


def _wait_for_closing() -> None:
    if not wait_for_threads(_EXIT_SECONDS):
        leak_closing()


os.register_at_fork(after_in_child=_after_fork)
atexit.register(_at_exit)
