"""Which arch a module is to run on."""

from __future__ import annotations

from ..errors import NotSupportedError
from ..formats import read_module
from ..formats.bundle import archives_at
from ..hal import find_driver
from ..types import Arch

__all__ = ["arch_for"]


def arch_for(path: str, asked: str | None) -> Arch | str:
    """*Blocking.* Return ``asked``, or the arch of the module at ``path``. Of several, the best device's.

    Raises
    ------
    Error
        As :meth:`.Archive.open` and :func:`.read_module`.
    """
    if asked is not None:
        return asked
    archs = [read_module(archive).arch or Arch.VULKAN for archive in archives_at(path)]
    if len(archs) > 1:
        try:
            best = find_driver(None).archs
        except NotSupportedError:
            best = ()
        archs.sort(key=lambda arch: arch not in best)
    return archs[0]
