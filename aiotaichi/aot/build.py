"""Building a source for one or more archs."""

from __future__ import annotations

import os
import platform
import stat
from collections.abc import Iterable
from pathlib import Path

import anyio
import anyio.to_thread

from ..errors import BuildError, Error, InvalidArgumentError, InvalidStateError, NotSupportedError
from ..system_errors import unreadable
from ..types import Arch
from .build_process import BuildRequest, Progress, build_module, source_name
from .export import REENTERED, building
from .writer import write_file

__all__ = ["as_archs", "build", "processor"]

_PROCESSORS = {"x86_64": Arch.X64, "AMD64": Arch.X64, "aarch64": Arch.ARM64, "arm64": Arch.ARM64}


async def build(
    source: str | os.PathLike[str],
    *,
    arch: Arch | str | Iterable[Arch | str],
    out: str | os.PathLike[str] = ".",
    progress: Progress | None = None,
) -> dict[Arch, Path]:
    """Build a module for each arch from what a Python source exports.

    taichi compiles each in a process of its own, as many at once as this machine has processors. The process calls
    ``ti.init`` and imports the source; then the module gets the fields at the source's top level, the kernels that
    it exports (:func:`export`, :func:`export_as`, taichi's own, :func:`aiotaichi.kernel`), and what a function
    ``build(module)`` of it adds: compute graphs, say. A list REQUIRED_CAPS in the source is what a gfx module
    requires, as ``caps`` of :class:`Module`. Cancelled, it kills the processes; what is written is whole.

    Parameters
    ----------
    source
        The file. What it imports is looked for beside it first.
    arch
        One or several: an :class:`~aiotaichi.Arch`, its name, or ``"cpu"`` for this machine's processor.
    out
        The folder to write to, made where it is missing.
    progress
        Is called in the event loop with an arch and a short text. What it raises ends the build.

    Returns
    -------
    dict
        The files by arch, named ``<source>-<arch>.tcm``.

    Raises
    ------
    InvalidArgumentError
        ``source`` is no path of a file, ``arch`` names none, or ``out`` cannot be written.
    MissingFileError, UnreadableFileError
        There is nothing at ``source``, or the system does not let it be read.
    BuildError
        The source is refused, by Python or by taichi. The message names file and arch; the other archs' files are
        written.
    NotSupportedError
        taichi is not installed, or cannot compile for an arch on this machine.
    InvalidStateError
        It is the source itself that builds.
    """
    if building():
        raise InvalidStateError(REENTERED)
    archs = as_archs(arch)
    if not isinstance(source, (str, os.PathLike)) or not isinstance(out, (str, os.PathLike)):
        raise InvalidArgumentError(f"source and out are paths, not {source!r} and {out!r}")
    path, folder = await anyio.to_thread.run_sync(_resolve, Path(source), Path(out))
    limiter = anyio.CapacityLimiter(len(os.sched_getaffinity(0)))
    written: dict[Arch, Path] = {}
    failures: dict[Arch, Error] = {}

    async def build_one(arch: Arch) -> None:
        try:
            async with limiter:
                check_processor(arch, path)
                environment = tuple(os.environ.items())
                request = BuildRequest(path, source_name(path), arch, (str(path),), environment, path.parent)
                built = await build_module(request, progress or _ignore)
                target = folder / f"{path.stem}-{arch.name.lower()}.tcm"
                await anyio.to_thread.run_sync(write_file, target, built.data)
        except Error as error:
            failures[arch] = error
        else:
            written[arch] = target
            if progress is not None:
                progress(arch, f"wrote {target}")

    try:
        async with anyio.create_task_group() as tasks:
            for each in archs:
                tasks.start_soon(build_one, each)
    except ExceptionGroup as group:  # of progress
        error, *others = group.exceptions
        if others:
            raise
        raise error from None
    _raise([failures[each] for each in archs if each in failures])
    return {each: written[each] for each in archs}


def as_archs(arch: Arch | str | Iterable[Arch | str]) -> list[Arch]:
    """Return the archs that are given or named, each once. Raises an InvalidArgumentError where there is none."""
    several = [arch] if isinstance(arch, (Arch, str)) or not isinstance(arch, Iterable) else arch
    found = list(dict.fromkeys(map(_as_arch, several)))
    if not found:
        raise InvalidArgumentError("no arch is given to build for")
    return found


def _as_arch(arch: Arch | str) -> Arch:
    if isinstance(arch, Arch):
        return arch
    if isinstance(arch, str) and arch.upper() in Arch.__members__:
        return Arch[arch.upper()]
    if arch == "cpu":
        return processor()
    names = ", ".join(each.name.lower() for each in Arch)
    raise InvalidArgumentError(f"{arch!r} is no arch: it is one of {names}, or cpu for this machine's processor")


def processor() -> Arch:
    """Return the arch of this machine's processor."""
    machine = platform.machine()
    if machine not in _PROCESSORS:
        raise NotSupportedError(f"taichi has no modules for {machine}")
    return _PROCESSORS[machine]


def check_processor(arch: Arch, source: Path) -> None:
    """Raise where taichi would have to compile for another processor, which it does not."""
    if arch in _PROCESSORS.values() and arch is not processor():
        name = arch.name.lower()
        raise NotSupportedError(f"{source} for {name}: an {name} module is built on an {name} machine")


def _resolve(source: Path, out: Path) -> tuple[Path, Path]:
    try:
        is_file = stat.S_ISREG(source.stat().st_mode)
    except OSError as error:
        raise unreadable(error, source) from error
    except ValueError as error:  # a null character
        raise InvalidArgumentError(f"source is {str(source)!r}: {error}") from None
    if not is_file:
        raise InvalidArgumentError(f"{source}: it is no file")
    return source.resolve(), out.absolute()


def _raise(failures: list[Error]) -> None:
    if len(failures) == 1:
        raise failures[0]
    if failures:
        kind = NotSupportedError if all(isinstance(each, NotSupportedError) for each in failures) else BuildError
        raise kind("\n".join(map(str, failures)))


def _ignore(arch: Arch, message: str) -> None:
    pass
