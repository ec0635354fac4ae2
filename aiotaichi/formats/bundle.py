"""Find the module for an arch: in a bundle, which has a module for each arch, or in a file of its own."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

from ..errors import IncompatibleModuleError, MissingFileError
from ..types import Arch
from .archive import Archive, as_path

__all__ = ["archives_at", "module_for", "no_module", "open_module"]


def open_module(path: str | os.PathLike[str], archs: Sequence[Arch]) -> Archive:
    """*Blocking.* Open the module for the first of ``archs`` that there is one for.

    Parameters
    ----------
    path
        A module, a bundle, or the name that files of several archs share: ``modules/kernels`` is the first of
        ``modules/kernels-vulkan.tcm``, ``modules/kernels-opengl.tcm``, ... that exists.
    archs
        The archs that the device runs, best first.

    Raises
    ------
    MissingFileError
        There is nothing at ``path``, and no file has this name with an arch.
    IncompatibleModuleError
        There are modules for other archs only.
    Error
        As :meth:`.Archive.open`.
    """
    name = as_path(path)
    try:
        return module_for(Archive.open(path), archs)
    except MissingFileError as error:
        found = _files_of_archs(name)
        if not found:
            _hint(error, name, archs[0])
            raise
        for arch in archs:
            if arch in found:
                return Archive.open(found[arch])
        raise no_module(os.fspath(path), list(found), archs) from None


def module_for(archive: Archive, archs: Sequence[Arch]) -> Archive:
    """Return the bundle's module for the first of ``archs`` that it has; an archive of one module as it is.

    Raises
    ------
    IncompatibleModuleError
        The bundle has modules for other archs only.
    """
    if not archive.archs:
        return archive
    for arch in archs:
        if arch in archive.archs:
            return archive.of_arch(arch)
    raise no_module(archive.name, archive.archs, archs)


def archives_at(path: str | os.PathLike[str]) -> list[Archive]:
    """*Blocking.* Return every module at ``path``: see :func:`open_module`. Raises as :meth:`.Archive.open`."""
    name = as_path(path)
    try:
        archive = Archive.open(path)
    except MissingFileError as error:
        found = _files_of_archs(name)
        if not found:
            _hint(error, name, "ARCH")
            raise
        return list(map(Archive.open, found.values()))
    return [archive.of_arch(arch) for arch in archive.archs] if archive.archs else [archive]


def _files_of_archs(name: Path) -> dict[Arch, Path]:
    """Return the files ``<name>-<arch>.tcm`` that exist."""
    if not name.name:
        return {}
    files = {arch: name.with_name(f"{name.name}-{arch}.tcm") for arch in Arch}
    return {arch: file for arch, file in files.items() if file.exists()}


def _hint(error: MissingFileError, name: Path, arch: str) -> None:
    """Have the error say which file of an arch was looked for, and name a bundle whose name was given in part."""
    if name.name and name.suffix != ".tcm":
        error.strerror = f"{error.strerror}, nor is there {name.name}-{arch}.tcm"
        bundle = name.with_name(f"{name.name}.tcm")
        if bundle.exists():
            error.strerror += f", but there is {bundle.name}: give its whole name"


def no_module(name: str, found: Sequence[Arch], archs: Sequence[Arch]) -> IncompatibleModuleError:
    """Return the error for modules of which the device, which runs ``archs``, can load none."""
    wanted = " or ".join(archs)
    return IncompatibleModuleError(
        f"{name}: there are modules for {' and '.join(found)}, and the device runs modules for {wanted}: "
        f"build one by 'aiotaichi build --arch {archs[0]}', or open a runtime for {found[0]}"
    )
