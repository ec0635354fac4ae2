"""What an operation is called in statistics, messages and traces."""

from __future__ import annotations

from typing import Final

from ..hal import KernelHal
from ..hal.commands import (
    Copy,
    CopyImage,
    Download,
    DownloadImage,
    Fill,
    Launch,
    Mark,
    Recording,
    Replay,
    TransitionImage,
    Upload,
    UploadImage,
)
from .data_flow import Trace

__all__ = ["operation_name"]

_NAMES: Final[dict[type, str]] = {
    Upload: "write",
    UploadImage: "write",
    Download: "read",
    DownloadImage: "read",
    Copy: "copy",
    CopyImage: "copy_image",
    Fill: "fill",
    Mark: "record_event",
    TransitionImage: "transition_image",
}


def operation_name(command: Trace) -> str:
    """Return ``"kernel blur"``, ``"graph step"``, or the name of the queue's method, such as ``"write"``."""
    name = _NAMES.get(type(command))
    if name is not None:
        return name
    match command:
        case Launch(kernel=kernel):
            return f"kernel {kernel.name}"
        case (KernelHal(name=name), _):
            return f"kernel {name}"
        case Replay(recording=Recording(name=name)):
            return name
        case _:
            return type(command).__name__.lower()
