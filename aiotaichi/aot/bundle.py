"""Join modules for several archs to one file."""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import partial
from pathlib import Path

import anyio.to_thread

from ..errors import InvalidArgumentError
from ..formats import Archive, read_module
from ..formats.bundle import archives_at
from ..types import Arch
from .writer import pack, write_file

__all__ = ["bundle"]


async def bundle(modules: Iterable[str | os.PathLike[str]], *, out: str | os.PathLike[str]) -> Path:
    """Join modules for different archs to one ``.tcm`` file, of which each device loads its own.

    This is for modules that were built on different machines: those for CUDA where a GPU is. It needs no taichi.

    Parameters
    ----------
    modules
        The folders or files, each for another arch. A file may be a bundle itself.
    out
        The file to write.

    Returns
    -------
    pathlib.Path
        ``out``.

    Raises
    ------
    InvalidArgumentError
        ``modules`` is empty, two modules are for one arch, or ``out`` cannot be written.
    MissingFileError, UnreadableFileError, CorruptedDataError, IncompatibleModuleError
        As :meth:`Runtime.load_aot_module <aiotaichi.Runtime.load_aot_module>`.

    Examples
    --------
    >>> await aot.bundle(["kernels-x64.tcm", "kernels-cuda.tcm"], out="kernels.tcm")
    """
    if isinstance(modules, (str, os.PathLike)):
        raise InvalidArgumentError(f"modules is {modules!r}: give a list of paths")
    if not isinstance(out, (str, os.PathLike)):
        raise InvalidArgumentError(f"out is a path, not {out!r}")
    path = Path(out)
    await anyio.to_thread.run_sync(partial(_write, list(modules), path))
    return path


def _write(modules: list[str | os.PathLike[str]], path: Path) -> None:
    """*Blocking.* Read the modules, and write them to one file."""
    found: dict[Arch, Archive] = {}
    for archive in [archive for module in modules for archive in archives_at(module)]:
        arch = read_module(archive).arch or Arch.VULKAN  # the file of a gfx module does not say its arch
        if arch in found:
            raise InvalidArgumentError(f"{archive.name} and {found[arch].name} are both for {arch}: give one of them")
        found[arch] = archive
    if not found:
        raise InvalidArgumentError("modules is empty: give one module at least")
    members = {f"{arch}/{name}": data for arch, archive in found.items() for name, data in archive.items()}
    write_file(path, pack(members))
