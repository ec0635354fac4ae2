"""What there is, before a runtime is opened: the version of the API, and the archs."""

from __future__ import annotations

from ..hal import available_archs
from ..last_error import records_errors
from ..types import Arch
from .worker import in_thread

__all__ = ["get_available_archs", "get_version"]

_C_API_VERSION = 1_007_000


def get_version() -> int:
    """Return the version of taichi's C-API whose nouns and verbs these are (``TI_C_API_VERSION``): 1007000."""
    return _C_API_VERSION


@records_errors
async def get_available_archs() -> list[Arch]:
    """Return the archs that a :class:`Runtime` can be opened for here, in the order of their numbers.

    Looks for them in a thread, which loads drivers.
    """
    return await in_thread(available_archs)
