"""The backends: the built-in ones, then the backends that other packages register."""

from __future__ import annotations

import os
import platform
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from ..errors import InvalidArgumentError, NotSupportedError
from ..types import Arch
from .driver import Driver

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

__all__ = ["available_archs", "built_in_driver", "drivers", "find_driver", "in_place_of_all"]

_BUILT_IN = {
    "cuda": "aiotaichi.backends.cuda:CudaDriver",
    "vulkan": "aiotaichi.backends.vulkan:VulkanDriver",
    "cpu": "aiotaichi.backends.cpu:CpuDriver",
}
"""By name, best first: a runtime without an arch gets the first backend that can run here."""
_VARIABLE = "AIOTAICHI_ARCH"
"""An environment variable: the arch of runtimes that name none."""
_PROCESSORS = {Arch.X64, Arch.ARM64}
_substitutes: list[Driver] = []
"""The drivers of :func:`in_place_of_all`. The last one counts."""


@contextmanager
def in_place_of_all(driver: Driver) -> Iterator[None]:
    """Have every arch and every backend's name mean ``driver`` inside the block, in all threads. For tests.

    Examples
    --------
    >>> from aiotaichi.hal import in_place_of_all
    >>> from aiotaichi.testing import FakeDriver
    >>> with in_place_of_all(FakeDriver()):
    ...     async with at.Runtime("cuda") as rt:
    ...         print(rt.info.name)
    fake
    """
    _substitutes.append(driver)
    try:
        yield
    finally:
        _substitutes.remove(driver)


def built_in_driver(name: str) -> Driver:
    """Return one of the built-in backends, ``"cpu"``, ``"vulkan"`` or ``"cuda"``, whether it can run here or not.

    Examples
    --------
    >>> from aiotaichi.hal import built_in_driver
    >>> built_in_driver("cuda")
    <CudaDriver for cuda>
    """
    module, _, attribute = _BUILT_IN[name].partition(":")
    driver: Driver = getattr(import_module(module), attribute)()
    return driver


def drivers() -> Iterator[tuple[str, Driver]]:
    """*Blocking.* Yield every backend by name, best first. The built-in ones come first.

    The first call imports the backends, which reads files. Call it before the event loop runs, or in a thread.
    :func:`aiotaichi.get_available_archs` can be awaited instead, if you only need the archs.

    Examples
    --------
    >>> backends = await anyio.to_thread.run_sync(lambda: list(at.drivers()))
    """
    if _substitutes:
        yield "substitute", _substitutes[-1]
        return
    for name, make in _registered():
        yield name, make()


def available_archs() -> list[Arch]:
    """*Blocking.* Return the archs that a backend can run here, in the order of their numbers.

    Examples
    --------
    >>> from aiotaichi.hal import available_archs
    >>> archs = await anyio.to_thread.run_sync(available_archs)
    """
    found = {arch for _, driver in drivers() if driver.probe() is None and driver.devices() for arch in driver.archs}
    return sorted(found, key=lambda arch: arch.number)


def find_driver(arch: Arch | str | None, among: Collection[Arch] = tuple(Arch)) -> Driver:
    """*Blocking.* Return the backend for ``arch``.

    If several backends run the arch, the backend with the arch's name comes first: a package's backend ``metal``
    is found before Vulkan's, which runs modules for Metal, too.

    Parameters
    ----------
    arch
        An :class:`~aiotaichi.Arch`, its name, or the name of a backend. ``"gpu"``: the backend of the best GPU. None:
        the best backend that can run here, or what the environment variable ``AIOTAICHI_ARCH`` names. Any GPU is
        better than the processor, and the processor is better than an emulated GPU.
    among
        The archs that will do if ``arch`` is None.

    Raises
    ------
    InvalidArgumentError
        ``arch`` has another type.
    NotSupportedError
        No backend has this name or arch, or it cannot run here. The message says why.

    Examples
    --------
    >>> from aiotaichi.hal import find_driver
    >>> driver = await anyio.to_thread.run_sync(find_driver, "cpu")
    """
    if arch is not None and not isinstance(arch, str):
        raise InvalidArgumentError(f"{arch!r} is neither an Arch nor the name of one, nor an instance of Driver")
    if _substitutes:
        return _substitutes[-1]
    if arch is None and (wanted := os.environ.get(_VARIABLE)):
        try:
            return find_driver(wanted)
        except NotSupportedError as error:
            raise NotSupportedError(f"{_VARIABLE}={wanted}: {error}") from None
    is_any = arch is None or arch.lower() == "gpu"
    reasons, emulated = [], []
    for name, driver in _drivers_for(arch):
        if arch is None and not set(driver.archs) & set(among):
            reasons.append(f"{name}: the module has no code for {' and '.join(driver.archs)}")
            continue
        reason = driver.probe()
        devices = driver.devices() if reason is None and is_any else None
        if reason is not None or devices == []:
            reasons.append(f"{name}: {reason or 'it has no device'}")
        elif devices is not None and devices[0].is_software:
            emulated.append(driver)
            reasons.append(f"{name}: {devices[0].name} is the processor, and no GPU")
        else:
            return driver
    if emulated and arch is None:
        return emulated[0]
    wanted = "no backend can run here" if arch is None else f"no backend for {arch!r} on {platform.machine()}"
    known = "; ".join(reasons) or "known: " + ", ".join(name for name, _ in drivers())
    raise NotSupportedError(f"{wanted} ({known})")


def _drivers_for(arch: Arch | str | None) -> Iterator[tuple[str, Driver]]:
    """Yield the backends with the name ``arch``, then others that run it. None: all. "gpu": those of GPUs."""
    if arch is None:
        yield from drivers()
        return
    wanted = arch.lower()
    if wanted == "gpu":
        yield from (each for each in drivers() if not set(each[1].archs) <= _PROCESSORS)
        return
    for has_name in (True, False):
        for name, make in _registered():
            if (name.lower() == wanted) is has_name:
                driver = make()
                if wanted in driver.archs or (has_name and not isinstance(arch, Arch)):
                    yield name, driver


def _registered() -> Iterator[tuple[str, Callable[[], Driver]]]:
    """Yield the names of backends, best first, and functions that make their drivers."""
    from importlib.metadata import entry_points  # it takes long: no program needs it before a runtime is opened

    for name in _BUILT_IN:
        yield name, partial(built_in_driver, name)
    for entry in entry_points(group="aiotaichi.backends"):
        if entry.name not in _BUILT_IN:
            yield entry.name, partial(_entered_driver, entry)


def _entered_driver(entry: EntryPoint) -> Driver:
    driver: Driver = entry.load()()
    return driver
