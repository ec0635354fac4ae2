"""Which backends there are: the built-in ones, then those that other packages register."""

from __future__ import annotations

import platform
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import entry_points

from ..errors import InvalidArgumentError, NotSupportedError
from ..types import Arch
from .contract import Driver

__all__ = ["available_archs", "built_in_driver", "drivers", "find_driver"]

_BUILT_IN = {
    "cuda": "aiotaichi.backends.cuda:CudaDriver",
    "vulkan": "aiotaichi.backends.vulkan:VulkanDriver",
    "cpu": "aiotaichi.backends.cpu:CpuDriver",
}
"""By name, best first: a runtime that asks for nothing gets the first that can run here."""


def built_in_driver(name: str) -> Driver:
    """Return one of the built-in backends, whether it can run here or not."""
    module, _, attribute = _BUILT_IN[name].partition(":")
    driver: Driver = getattr(import_module(module), attribute)()
    return driver


def drivers() -> Iterator[tuple[str, Driver]]:
    """Yield every backend by name, best first. Those of other packages follow the built-in ones."""
    for name in _BUILT_IN:
        yield name, built_in_driver(name)
    for entry in entry_points(group="aiotaichi.backends"):
        if entry.name not in _BUILT_IN:
            yield entry.name, entry.load()()


def available_archs() -> list[Arch]:
    """*Blocking.* Return the archs that a backend can run here, in the order of their numbers."""
    return sorted(
        {arch for _, driver in drivers() if driver.probe() is None and driver.devices() for arch in driver.archs}
    )


def find_driver(arch: Arch | str | None) -> Driver:
    """Return the backend for ``arch``: an :class:`Arch`, its name, a backend's name, or None for the best.

    Raises
    ------
    InvalidArgumentError
        It is none of these.
    NotSupportedError
        No backend has this name or arch, or it cannot run here; the message says why.
    """
    if arch is not None and not isinstance(arch, (Arch, str)):
        raise InvalidArgumentError(f"{arch!r} is neither an Arch nor the name of one, nor an instance of Driver")
    reasons, emulated = [], []
    for name, driver in drivers():
        names = {name, *(item.name.lower() for item in driver.archs)}
        if isinstance(arch, str) and arch.lower() not in names:
            continue
        if isinstance(arch, Arch) and arch not in driver.archs:
            continue
        reason = driver.probe()
        devices = driver.devices() if reason is None and arch is None else None
        if reason is not None or devices == []:
            reasons.append(f"{name}: {reason or 'it has no device'}")
        elif devices is not None and devices[0].is_software:
            emulated.append(driver)
        else:
            return driver
    if emulated:
        return emulated[0]
    wanted = "no backend can run here" if arch is None else f"no backend for {arch!r} on {platform.machine()}"
    known = "; ".join(reasons) or "known: " + ", ".join(name for name, _ in drivers())
    raise NotSupportedError(f"{wanted} ({known})")
