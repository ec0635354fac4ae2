"""Build the modules of a source file, one for each arch."""

from __future__ import annotations

import os
import platform
import stat
from collections.abc import Iterable
from pathlib import Path

import anyio
import anyio.to_thread

from ..errors import BuildError, Error, InvalidArgumentError, InvalidStateError, NotSupportedError
from ..kept_errors import again, kept
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
    """Build a Python source into modules, one for each arch.

    taichi compiles each module in a process of its own. As many processes run at once as this machine has processors.
    Each process calls ``ti.init`` and imports the source. The module gets:

    * the fields at the source's top level,
    * the kernels that the source exports with :func:`export`, :func:`export_as`, taichi's own ``export`` and
      ``export_as``, or :func:`aiotaichi.kernel`,
    * everything that the source's function ``build(module)`` adds, for example compute graphs,
    * on gfx archs, the required capabilities of the source's list ``REQUIRED_CAPS``: see ``caps`` of :class:`Module`.

    If the build is cancelled, the processes are killed. Files already written are complete.

    Parameters
    ----------
    source
        The path of the file. Its imports are looked for in its folder first.
    arch
        One or several: an :class:`~aiotaichi.Arch`, its name, or ``"cpu"`` for this machine's processor.
    out
        The folder to write to. It is made if it does not exist.
    progress
        A function that is called in the event loop with an arch and a short text. If it raises, the build ends.

    Returns
    -------
    dict
        The files by arch, named ``<source>-<arch>.tcm``.

    Raises
    ------
    InvalidArgumentError
        ``source`` is not a file, ``arch`` is invalid or empty, or ``out`` cannot be written.
    MissingFileError, UnreadableFileError
        ``source`` does not exist, or cannot be read.
    BuildError
        Python or taichi refuses the source. The message names the file and the arch. The other archs' files are
        written.
    NotSupportedError
        taichi is not installed, or cannot compile for an arch on this machine.
    InvalidStateError
        The source calls ``build`` while it is built.

    Examples
    --------
    ::

        files = await aot.build("kernels.py", arch=["x64", "vulkan"], out="modules")
        module = await rt.load_aot_module(files[at.Arch.X64])
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
                target = folder / f"{path.stem}-{arch}.tcm"
                await anyio.to_thread.run_sync(write_file, target, built.data)
        except Error as error:
            failures[arch] = kept(error)
        else:
            written[arch] = target
            if progress is not None:
                progress(arch, f"wrote {target}")

    try:
        async with anyio.create_task_group() as tasks:
            for each in archs:
                tasks.start_soon(build_one, each)
    except ExceptionGroup as group:  # progress() raised
        error, *others = group.exceptions
        if others:
            raise
        raise error from None
    _raise([failures[each] for each in archs if each in failures])
    return {each: written[each] for each in archs}


def as_archs(arch: Arch | str | Iterable[Arch | str]) -> list[Arch]:
    """Return the archs, each once. Raise an InvalidArgumentError if one is invalid."""
    several = [arch] if isinstance(arch, str) or not isinstance(arch, Iterable) else arch
    found = list(dict.fromkeys(map(_as_arch, several)))
    if not found:
        raise InvalidArgumentError("arch is empty: give one arch at least")
    return found


def _as_arch(arch: Arch | str) -> Arch:
    if isinstance(arch, str) and arch.lower() in tuple(Arch):
        return Arch(arch.lower())
    if arch == "cpu":
        return processor()
    names = ", ".join(Arch)
    raise InvalidArgumentError(f"{arch!r} is not an arch: give one of {names}, or cpu for this machine's processor")


def processor() -> Arch:
    """Return the arch of this machine's processor."""
    machine = platform.machine()
    if machine not in _PROCESSORS:
        raise NotSupportedError(f"taichi has no modules for {machine}")
    return _PROCESSORS[machine]


def check_processor(arch: Arch, source: Path) -> None:
    """Raise a NotSupportedError if ``arch`` is another processor: taichi compiles for this machine's only."""
    if arch in _PROCESSORS.values() and arch is not processor():
        raise NotSupportedError(f"{source} for {arch}: an {arch} module is built on an {arch} machine")


def _resolve(source: Path, out: Path) -> tuple[Path, Path]:
    try:
        is_file = stat.S_ISREG(source.stat().st_mode)
    except OSError as error:
        raise unreadable(error, source) from error
    except ValueError as error:  # a null character
        raise InvalidArgumentError(f"source is {str(source)!r}: {error}") from None
    if not is_file:
        raise InvalidArgumentError(f"{source} is not a file")
    if out.exists() and not out.is_dir():
        raise InvalidArgumentError(f"{out} cannot be written to: it is not a folder")
    return source.resolve(), out.absolute()


def _raise(failures: list[Error]) -> None:
    if len(failures) == 1:
        raise again(failures[0])
    if failures:
        kind = NotSupportedError if all(isinstance(each, NotSupportedError) for each in failures) else BuildError
        raise kind("\n".join(map(str, failures)))


def _ignore(arch: Arch, message: str) -> None:
    pass
