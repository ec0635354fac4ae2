"""Which device a module is to run on."""

from __future__ import annotations

import os

from ..formats import read_module
from ..formats.bundle import archives_at, no_module
from ..hal import Driver, find_driver
from ..types import Arch

__all__ = ["driver_for"]


def driver_for(path: str | os.PathLike[str], arch: str | None) -> Driver:
    """*Blocking.* Return the backend for ``arch``; by default the best that there is a module for at ``path``.

    Raises
    ------
    Error
        As :meth:`.Archive.open`, :func:`.read_module` and :func:`.find_driver`.
    """
    found = [read_module(archive).arch or Arch.VULKAN for archive in archives_at(path)]
    driver = find_driver(arch, found)
    if not set(driver.archs) & set(found):
        raise no_module(os.fspath(path), found, driver.archs)
    return driver
