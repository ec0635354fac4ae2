"""The end of the process, and a fork, while runtimes are open."""

from __future__ import annotations

import atexit
import ctypes
import os
import warnings
import weakref
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial

from ..errors import Error, InvalidStateError
from ..forked_child import call_in_forked_child
from ..queue.device_calls import device_calls
from ..queue.hardware_handles import HardwareHandles
from ..queue.open_device import OpenDevice
from ..queue.worker import in_background, wait_for_threads

__all__ = ["track", "unclosed", "untrack"]

_EXIT_SECONDS = 0.25
_DEVICE_SECONDS = 10.0  # NVIDIA's Vulkan takes up to seconds if many processes open and close devices

_open_devices: weakref.WeakSet[OpenDevice] = weakref.WeakSet()
_unclosed: dict[HardwareHandles, _Unclosed] = {}


@dataclass(frozen=True, slots=True)
class _Unclosed:
    """What is open: the runtime's name, and how to close it while the program has it."""

    name: str
    close: weakref.WeakMethod[Callable[[], None]]


def track(open_device: OpenDevice, handles: HardwareHandles, close: Callable[[], None]) -> None:
    """Close the handles at the end of the process, unless :func:`untrack` comes first; disown a fork's copy.

    ``close``, a method, closes them as long as its object lives. It returns at once.
    """
    _open_devices.add(open_device)
    _unclosed[handles] = _Unclosed(f"<Runtime {open_device.device.info.label}>", weakref.WeakMethod(close))


def untrack(handles: HardwareHandles) -> None:
    """Stop tracking the handles: they are being closed. Idempotent."""
    _unclosed.pop(handles, None)


def unclosed() -> Mapping[HardwareHandles, str]:
    """Return the names of the runtimes that are open, by their handles."""
    return {handles: unclosed.name for handles, unclosed in _unclosed.copy().items()}


def _end(handles: HardwareHandles, unclosed: _Unclosed) -> None:
    """Have a thread close a runtime that the program has left, unless another thread still uses it.

    A later exit handler of the program may still use the runtime: it must not wait for what never completes.
    """
    try:
        warnings.warn(
            f"unclosed {unclosed.name}: use 'async with' or await its aclose()", ResourceWarning, stacklevel=2
        )
    finally:  # a filter may raise the warning as an error
        if not handles.is_in_use:
            steps = handles.abandon, handles.close_all, handles.close_notifiers
            close = unclosed.close() or partial(in_background, *steps)
            close()


def _after_fork() -> None:
    error: Error = InvalidStateError(
        f"this runtime was opened in the process that process {os.getpid()} was forked from: its threads and "
        "device are not here. Open a runtime in each process"
    )
    _unclosed.clear()
    for open_device in tuple(_open_devices):
        open_device.disown(error)


def _leave_drivers() -> None:
    """Wait for calls that open or close a device. Skip all destructors if a driver's destructor may never return."""
    try:
        device_calls.end(_DEVICE_SECONDS)
    finally:  # Ctrl-C may end the wait
        if device_calls.may_keep_the_process:
            _skip_destructors()


def _skip_destructors() -> None:
    """Have the C library end the process, with Python's exit status, before it calls the destructors of libraries."""
    c = ctypes.CDLL(None)
    if hasattr(c, "on_exit"):  # glibc has it, and NVIDIA's driver needs glibc
        c.on_exit(c["_exit"], None)
        # The last that is registered comes first. Files of C code are written without a lock, as exit() does at last.
        c.__cxa_atexit(c.fcloseall, None, None)


def _at_exit() -> None:
    """Close the open runtimes, and give the threads that close them a moment: no kernel may keep the process.

    What is not closed by then lives until the process has gone. Only a driver's call that opens or closes a device is
    waited for: it takes no kernel's time.
    """
    with ExitStack() as steps:
        steps.callback(_leave_drivers)
        steps.callback(wait_for_threads, _EXIT_SECONDS)
        for handles, unclosed in _unclosed.copy().items():
            steps.callback(_end, handles, unclosed)


call_in_forked_child(_after_fork)
atexit.register(_at_exit)
