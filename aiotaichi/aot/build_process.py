"""Build one module with taichi in a process of its own."""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import anyio
import anyio.to_thread

from ..errors import BuildError, Error, NotSupportedError
from ..python_process import is_frozen
from ..system_errors import named_limits
from ..types import Arch
from .builder_process import BuilderProcess, StartState, keep_warm, take
from .captures import NOTHING_CAPTURED
from .compiler import VERSION, check_installed
from .recorded_reads import Reads

__all__ = [
    "BuildRequest",
    "Built",
    "Progress",
    "build_module",
    "builder_version",
    "check_can_build",
    "source_name",
    "warm_up",
]

Progress = Callable[[Arch, str], object]

_ERRORS: dict[str, type[Error]] = {kind.__name__: kind for kind in (BuildError, NotSupportedError)}
_END_SECONDS = 0.002  # between two looks at the thread that ends a process
_KEPT = 4000  # characters of the process's output that an error shows


@dataclass(frozen=True, slots=True)
class BuildRequest:
    """A source to build, and the state that it is built with."""

    source: Path  # absolute
    name: str | None  # to import the file by. None if nothing is imported: "captured" has the kernels' source
    arch: Arch
    arguments: tuple[str, ...]  # the compiling process's sys.argv
    environment: tuple[tuple[str, str], ...]  # and its environment, from which variables named TI_... are left out
    # The folder that is searched first for the file's imports. None for a file of this program: then only kernels
    # that stand in the file itself are built.
    folder: Path | None = None
    capabilities: tuple[str, ...] | None = None  # of a gfx module, instead of the source's REQUIRED_CAPS
    captured: str = NOTHING_CAPTURED  # the values that the kernels read in this process: see captures.py


@dataclass(frozen=True, slots=True)
class Built:
    """A module that was built, and the things that it depends on."""

    data: bytes  # of a .tcm
    files: tuple[Path, ...]  # what the source imported
    reads: Reads  # the environment variables and arguments that the source read
    # When the build started, in nanoseconds of the file system's clock. A file that was changed later may have been
    # read before or after the change.
    started: int


@cache
def builder_version() -> str:
    """Return a text that identifies taichi, this package's code and Python's -O, for the cache. Blocking."""
    sources = sorted(Path(__file__).parent.glob("*.py"))
    digest = sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()
    return f"taichi {VERSION} {digest} {sys.flags.optimize}"


def source_name(path: Path) -> str:
    """Return the module name to import a file by, if no program has imported it."""
    return path.stem.replace(".", "_")  # a dot would mean a package


def check_can_build() -> None:
    """Raise a NotSupportedError if this program is frozen, and so cannot start the compiler."""
    if is_frozen():
        raise NotSupportedError(
            "a frozen program has no Python to run taichi in: build the modules before, with `aiotaichi build`, and "
            "load them"
        )


async def build_module(request: BuildRequest, progress: Progress) -> Built:
    """Build one module. If cancelled, kill the process and remove its files.

    Raise a BuildError if Python or taichi refuses the source, or if the process ended; a NotSupportedError if taichi
    is not installed or cannot compile for the arch here; and the errors of a system that has too little left.
    """
    check_can_build()
    with named_limits(f"cannot compile {request.source}"):
        return await _build(request, progress)


def warm_up(request: BuildRequest) -> None:
    """*Blocking.* Start the process for the next build like this one. It waits for a minute."""
    keep_warm(StartState.now(_environment(request)))


async def _build(request: BuildRequest, progress: Progress) -> Built:
    await anyio.to_thread.run_sync(check_installed)
    # A process is started and ended also if the task is cancelled meanwhile: shielded, neither is lost.
    taken: list[BuilderProcess] = []
    with anyio.CancelScope(shield=True):
        taken.append(await anyio.to_thread.run_sync(lambda: take(StartState.now(_environment(request)))))
    process = taken.pop()
    try:
        started = await anyio.to_thread.run_sync(process.ask, json.dumps(_message(request, process.folder)))
        answer = await _run(request, process, progress)
        variables = None if answer["variables"] is None else tuple(answer["variables"])
        reads = Reads(variables, answer["arguments"])
        data = await anyio.to_thread.run_sync((process.folder / "module.tcm").read_bytes)
        return Built(data, tuple(map(Path, answer["files"])), reads, started)
    finally:
        await _end(process)


async def _end(process: BuilderProcess) -> None:
    """Kill the process, wait until it has ended, and remove its folder.

    The thread is not one of anyio's, because a second Ctrl-C may arrive here. If a KeyboardInterrupt breaks anyio's
    start of a thread, the thread is never told to end, and the program waits for it forever. This thread ends by
    itself, and the program's end waits for it.
    """
    thread = threading.Thread(target=process.end, name=f"aiotaichi ends process {process.pid}")
    thread.start()
    with anyio.CancelScope(shield=True):
        while thread.is_alive():  # noqa: ASYNC110  # a KeyboardInterrupt may break whatever would set an event
            await anyio.sleep(_END_SECONDS)


def _message(request: BuildRequest, folder: Path) -> dict[str, Any]:
    return {
        "source": str(request.source),
        "name": request.name,
        "arch": request.arch,
        "folder": None if request.folder is None else str(request.folder),
        "capabilities": request.capabilities,
        "output": str(folder / "module.tcm"),
        "arguments": request.arguments,
        "captured": json.loads(request.captured),
    }


async def _run(request: BuildRequest, process: BuilderProcess, progress: Progress) -> dict[str, Any]:
    """Report the process's steps as it replies. Return its last reply."""
    answer: dict[str, Any] = {}
    step = "its start"
    # If the task is cancelled, the process is killed: then the thread that waits for a reply ends.
    while (line := await anyio.to_thread.run_sync(process.reply, abandon_on_cancel=True)).endswith(b"\n"):
        answer = json.loads(line)
        if "progress" in answer:
            step = answer["progress"]
            progress(request.arch, step)
        else:
            break  # it is the last one. taichi takes a while to end, and has nothing more to do
    where = f"{request.source} for {request.arch}"
    if "error" in answer:
        raise _ERRORS[answer["error"]](f"{where}: {answer['message']}")
    if "files" not in answer:
        status = await anyio.to_thread.run_sync(process.wait)
        data = await anyio.to_thread.run_sync((process.folder / "printed").read_bytes)
        text = data.decode(errors="replace")[-_KEPT:].strip()
        raise BuildError(f"{where}: the compiler's process ended (exit status {status}) at: {step}\n{text}".strip())
    return answer


def _environment(request: BuildRequest) -> dict[str, str]:
    environment = {
        # A cached module is found by its source. So nothing outside of the source may change taichi's code.
        **{name: value for name, value in request.environment if not name.startswith("TI_")},
        "TI_ARCH": request.arch,  # overrides the arch that the source gives to ti.init
        "TI_OFFLINE_CACHE": "0",
        "TI_LOG_LEVEL": "error",
        "ENABLE_TAICHI_HEADER_PRINT": "0",
        "TI_SKIP_VERSION_CHECK": "ON",  # the check would use the network
    }
    if request.arch in ("opengl", "gles"):
        environment.setdefault("EGL_PLATFORM", "surfaceless")  # works without a display
    return environment
