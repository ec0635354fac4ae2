"""The errors of divisions of integers that have no result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..errors import KernelError
from .assert_message import kernel_name
from .native_protocol import Failure

if TYPE_CHECKING:
    from ..formats.spec import SourcePlace

__all__ = ["failed_division", "places_text"]

_MESSAGES = (
    "by zero, or of the least number by -1",
    "by zero",
    "of the least number by -1",
)
_LONGEST = 2000  # bytes: a failure has room for 2048


def places_text(places: Sequence[SourcePlace]) -> str:
    """Return the places of a kernel's divisions as native code keeps them. Empty if they are too many, or no text."""
    rows = ((" ".join(each.file.split()), str(each.line), " ".join(each.source.split())) for each in places)
    text = "\n".join(map("\t".join, rows))
    return text if len(text.encode()) <= _LONGEST and "\0" not in text else ""


def failed_division(failure: Failure) -> KernelError:
    """Return the error of a failed division. If a kernel has several, the message has the places of all."""
    places = [row.split("\t") for row in failure.template.decode().split("\n") if row]
    kernel, message = kernel_name(failure.kernel), _MESSAGES[failure.code]
    if len(places) == 1:
        ((file, line, source),) = places
        return KernelError(
            message, kernel=kernel, kind="an integer division", file=file, line=int(line), source=source
        )
    if places:
        listed = "; ".join(f"{file}, line {line}: {source}" for file, line, source in places)
        message = f"{message}. The kernel divides in {len(places)} places: {listed}"
    return KernelError(message, kernel=kernel, kind="an integer division")
