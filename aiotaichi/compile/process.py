"""A helper process, which compiles one request at a time."""

from __future__ import annotations

import json
import logging
import os
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import threading
from contextlib import ExitStack
from pathlib import Path
from time import monotonic
from typing import IO, Any

from ..core.compile_options import LoadLimits
from ..errors import (
    CompileLimitError,
    CorruptedDataError,
    Error,
    NotSupportedError,
    OutOfMemoryError,
)
from ..python_process import helper_command
from ..system_errors import exhausted
from .object_file import MAX_OBJECT
from .request import CompileRequest

__all__ = ["PROGRAM", "CompilerProcess"]

PROGRAM = Path(__file__).with_name("helper")

_log = logging.getLogger(__name__)

_READY = b"aiotaichi's compiler\n"  # the first output of a helper; the helper has the same words
_SIZES = struct.Struct("<QQ")
_MAX_REPLY = 2**20  # bytes of a reply without its code
_EXIT_SECONDS = 5.0
_SLICE_SECONDS = 3600.0
_CHUNK = 2**20
_OUT_OF_MEMORY = re.compile(
    "out of memory|bad_alloc|MemoryError|[Uu]nable to allocate|[Cc]annot (allocate memory|map)"
)


class CompilerProcess:
    """A helper process.

    One thread makes the object and calls its methods; the system ends the process together with this thread. Any
    thread may call :meth:`kill`. If the process cannot start, a NotSupportedError says why, or the error of a system
    that has too little left.
    """

    def __init__(self, limits: LoadLimits) -> None:
        self._limits = limits
        self._lock = threading.Lock()
        self._is_ready = self._is_over = self._is_killed = False
        try:
            with ExitStack() as opened:
                # Not a pipe: a full pipe would block LLVM.
                self._messages = opened.enter_context(_open_messages())
                read, write = os.pipe()
                opened.callback(os.close, write)
                try:
                    self._process = _start(self._messages, read, limits.memory)
                finally:
                    os.close(read)
                self._opened = opened.pop_all()
        except OSError as error:
            raise (exhausted(error, "cannot start the compiler") or _not_started(error)) from error
        for stream in (self._process.stdin, self._process.stdout):
            assert stream is not None
            self._opened.enter_context(stream)
            os.set_blocking(stream.fileno(), False)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input, self._output = self._process.stdin.fileno(), self._process.stdout.fileno()

    @property
    def is_over(self) -> bool:
        """Whether the process has ended, or cannot take further requests."""
        return self._is_over or self._is_killed or self._process.poll() is not None

    def kill(self) -> None:
        """Kill the process, and return at once. A running request fails."""
        with self._lock:
            if not self._is_over:  # else the system may have reused its number
                self._is_killed = True
                self._process.kill()

    def compile(self, request: CompileRequest) -> bytes:
        """Return the code of ``request``.

        Raise a CorruptedDataError if LLVM refuses the IR or crashes on it; a CompileLimitError if it exceeds the
        limits of time or memory; an OutOfMemoryError if the system kills the process; and a NotSupportedError if the
        process is not the helper, because ``sys.executable`` is not Python.
        """
        deadline = monotonic() + self._limits.seconds
        code = self._do("compile PTX" if request.is_ptx else "compile object", request, request.text, deadline)
        try:
            request.check(code)
        except CorruptedDataError as error:
            raise CorruptedDataError(f"{request.name}: {error}") from None
        if not request.is_ptx:
            self._do("link", request, code, deadline)
        return code

    def report(self, request: CompileRequest) -> list[dict[str, Any]]:
        """Return what the pass over kernels does to ``request``: an object for each parallel task.

        Each has the name of the task in ``task``, and texts in ``done`` and ``skipped``, by step. Raises as
        :meth:`compile`.
        """
        found = self._do("report", request, request.text, monotonic() + self._limits.seconds)
        reports: list[dict[str, Any]] = json.loads(found)
        return reports

    def _do(self, step: str, request: CompileRequest, data: bytes, deadline: float) -> bytes:
        """Make the helper run one step of a request on ``data``, and return the result."""
        names = ("triple", "cpu", "features", "exports", "imports", "optimise", "divisions", "arrays", "trees")
        head = json.dumps({"step": step, **{name: getattr(request, name) for name in names}}).encode()
        start = os.fstat(self._messages.fileno()).st_size  # earlier messages are about earlier requests
        try:
            self._send(_SIZES.pack(len(head), len(data)) + head, deadline)
            self._send(data, deadline)
            self._await_ready(deadline)
            sizes = _SIZES.unpack(self._receive(_SIZES.size, deadline))
            if sizes[0] > _MAX_REPLY or sizes[1] > MAX_OBJECT:
                self.end()
                raise CorruptedDataError(f"{request.name}: its code has {sizes[1]} bytes: the limit is {MAX_OBJECT}")
            reply, result = (self._receive(size, deadline) for size in sizes)
        except TimeoutError:
            self.end()
            raise CompileLimitError(
                f"{request.name} was not compiled within seconds={self._limits.seconds:g}: Runtime(load_limits="
                "LoadLimits(seconds=...)) allows more"
            ) from None
        except EOFError:
            raise self._failure(request.name, start) from None
        if error := json.loads(reply).get("error"):
            raise CorruptedDataError(f"{request.name}: {error}")
        return result

    def end(self, patience: float = 0.0) -> None:
        """End the process and close its files. It may end by itself in ``patience`` seconds. Idempotent."""
        with self._lock:
            if self._is_over:
                return
            self._is_over = True
        try:
            self._process.wait(patience)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._opened.close()

    def _failure(self, name: str, start: int) -> Error:
        """Return an error that says why the helper ended. Messages about the request begin at byte ``start``."""
        with ExitStack() as opened:
            messages = opened.enter_context(os.fdopen(os.dup(self._messages.fileno()), "rb"))
            self.end(_EXIT_SECONDS)
            size = messages.seek(0, os.SEEK_END)
            messages.seek(max(start, size - _CHUNK))
            text = messages.read().decode(errors="replace").strip()
        if _OUT_OF_MEMORY.search(text):
            memory = self._limits.memory
            return CompileLimitError(
                f"{name} was not compiled with memory={memory} bytes: Runtime(load_limits=LoadLimits(memory=...)) "
                f"allows more. {text[-200:]}"
            )
        status = self._process.returncode
        if status == -signal.SIGKILL:
            return OutOfMemoryError(f"{name}: the system killed the compiler, probably for lack of memory")
        if not self._is_ready:
            return NotSupportedError(
                f"{sys.executable} cannot run the compiler that {name} needs (exit status {status}): {text[-2000:]}"
            )
        return CorruptedDataError(f"{name}: LLVM crashed on it (exit status {status}): {text[-2000:]}")

    def _await_ready(self, deadline: float) -> None:
        if not self._is_ready:
            self._is_ready = self._receive(len(_READY), deadline) == _READY
            if not self._is_ready:
                raise EOFError

    def _send(self, data: bytes, deadline: float) -> None:
        rest = memoryview(data)
        while rest:
            _await(self._input, select.POLLOUT, deadline)
            try:
                rest = rest[os.write(self._input, rest[:_CHUNK]) :]
            except BrokenPipeError:
                raise EOFError from None

    def _receive(self, size: int, deadline: float) -> bytes:
        parts = []
        while size:
            _await(self._output, select.POLLIN, deadline)
            part = os.read(self._output, min(size, _CHUNK))
            if not part:
                raise EOFError
            parts.append(part)
            size -= len(part)
        return b"".join(parts)


def _await(descriptor: int, events: int, deadline: float) -> None:
    poll = select.poll()
    poll.register(descriptor, events)
    while (rest := deadline - monotonic()) > 0:
        if poll.poll(1000 * min(rest, _SLICE_SECONDS)):
            return
    raise TimeoutError


def _open_messages() -> IO[bytes]:
    try:
        return tempfile.TemporaryFile()  # end() closes it
    except OSError as error:  # a full disk, say
        _log.warning("the compiler's messages are not kept: %s", error)
        return open(os.devnull, "w+b")


def _start(messages: IO[bytes], life: int, memory: int) -> subprocess.Popen[bytes]:
    command, environment = helper_command(PROGRAM)
    return subprocess.Popen(
        [*command, str(os.getpid()), str(life), str(memory)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=messages,
        bufsize=0,
        pass_fds=(life,),
        env=environment,
        start_new_session=True,  # ^C in the terminal must not reach the helper
    )


def _not_started(error: OSError) -> Error:
    return NotSupportedError(f"the compiler ({sys.executable}, {PROGRAM}) cannot start: {error}")
