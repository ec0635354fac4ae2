"""The version of the API, and the archs that can be opened here."""

from __future__ import annotations

from ..hal import available_archs
from ..types import Arch
from .worker import in_thread

__all__ = ["get_available_archs", "get_version"]

_C_API_VERSION = 1_007_000


def get_version() -> int:
    """Return 1007000, the version of taichi's C-API (``TI_C_API_VERSION``) whose functions this package has."""
    return _C_API_VERSION


async def get_available_archs() -> list[Arch]:
    """Return the archs that a :class:`Runtime` can be opened for here, in the order of their numbers.

    A worker thread looks for them, because drivers are slow to load.
    """
    return await in_thread(available_archs)
