"""Processes that build modules. One may start before it is known what to build: to start taichi takes longest."""

from __future__ import annotations

import atexit
import json
import logging
import os
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final

from ..errors import NotSupportedError
from ..python_process import python

__all__ = ["BuilderProcess", "StartState", "keep_warm", "take"]

_log = logging.getLogger(__name__)

_START: Final = """
import json, sys
with open(sys.argv[1] + "/start.json") as file:
    sys.path[:] = json.load(file)
from aiotaichi.aot import builder
builder.main(sys.argv[1])
"""
_WARM_SECONDS: Final = 50.0
"""For how long a process that waits is used. Ten seconds later it ends by itself."""


@dataclass(frozen=True, slots=True)
class StartState:
    """The state of the program that a process takes over when it starts. It builds in this state only."""

    program: int
    command: tuple[str, ...]
    path: tuple[str, ...]
    folder: str
    environment: tuple[tuple[str, str], ...]

    @classmethod
    def now(cls, environment: Mapping[str, str]) -> StartState:
        """Return the state of the program now, with an environment."""
        command = (python(), *["-O"] * sys.flags.optimize, "-P")  # __debug__ and assert depend on -O
        folder = os.getcwd()
        path = tuple(each or folder for each in sys.path if isinstance(each, str))
        return cls(os.getpid(), command, path, folder, tuple(environment.items()))


class BuilderProcess:
    """A process that starts taichi, and then waits for one request.

    *Blocking*, as all its methods are.

    Attributes
    ----------
    folder
        Its folder, for its temporary files, the request, the module and what it prints. :meth:`end` removes it.
    """

    def __init__(self, state: StartState) -> None:
        self.state = state
        self.folder = Path(tempfile.mkdtemp(prefix="aiotaichi-"))
        self._started = monotonic()
        try:
            (self.folder / "start.json").write_text(json.dumps(state.path))
            with open(self.folder / "printed", "wb") as printed:  # a full pipe would block the process
                self._process = subprocess.Popen(
                    [*state.command, "-c", _START, str(self.folder)],
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=printed,
                    env={**dict(state.environment), "TMPDIR": str(self.folder)},
                    start_new_session=True,  # the terminal's ^C is for the program
                )
        except BaseException:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def fits(self, state: StartState) -> bool:
        """Return whether the process still waits, and would build in this state."""
        is_fresh = monotonic() - self._started < _WARM_SECONDS
        return is_fresh and state == self.state and self._process.poll() is None

    def ask(self, request: str) -> int:
        """Hand over the request, in JSON. Return when, in nanoseconds of the file system's clock."""
        path = self.folder / "request.json"
        path.write_text(request)
        stdin = self._process.stdin
        assert stdin is not None
        with suppress(BrokenPipeError):  # the process has ended: its replies say so
            stdin.write(b"\n")
            stdin.close()
        return path.stat().st_ctime_ns

    def reply(self) -> bytes:
        """Wait for the next reply, a line; nothing after the last one."""
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def wait(self) -> int:
        """Wait for the end, and return the exit status."""
        return self._process.wait()

    def end(self) -> None:
        """Kill the process if it runs, and remove its folder."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            with suppress(BrokenPipeError):
                pipe.close()
        shutil.rmtree(self.folder, ignore_errors=True)


_lock = threading.Lock()
_spare: BuilderProcess | None = None


def take(state: StartState) -> BuilderProcess:
    """*Blocking.* Return the process that waits, if it fits; else a new one."""
    spare = _swap(None)
    if spare is not None:
        if spare.fits(state):
            return spare
        _drop(spare)
    return BuilderProcess(state)


def keep_warm(state: StartState) -> None:
    """*Blocking.* Start a process for the next build. It waits for a minute."""
    try:
        former = _swap(BuilderProcess(state))
    except (OSError, NotSupportedError) as error:
        _log.info("no compiling process is kept warm: %s", error)
    else:
        if former is not None:
            _drop(former)


def _swap(spare: BuilderProcess | None) -> BuilderProcess | None:
    global _spare
    with _lock:
        former, _spare = _spare, spare
    return former


def _drop(spare: BuilderProcess) -> None:
    if spare.state.program == os.getpid():  # else it is the process of the program that has forked this one
        spare.end()


@atexit.register
def _end_spare() -> None:
    spare = _swap(None)
    if spare is not None:
        _drop(spare)
