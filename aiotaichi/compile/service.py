"""The parent's side of the helper process."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import tempfile
import threading
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import IO

from ..errors import CorruptedDataError, InvalidStateError
from ..python_process import helper_command, read_helper
from .cache import Cache

__all__ = ["CompileRequest", "CompileService"]

_HELPER = Path(__file__).with_name("helper.py")

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class CompileRequest:
    """One piece of LLVM IR and what is promised of it.

    ``name`` is what an error calls it; ``exports`` must be defined in it, and only ``imports`` may be
    undefined. ``triple``, ``cpu`` and ``features`` are LLVM's names of the target.
    """

    name: str
    text: bytes
    triple: str
    cpu: str
    features: str
    exports: tuple[str, ...]
    imports: tuple[str, ...]

    def key(self, compiler: str) -> str:
        target = "\n".join((compiler, self.triple, self.cpu, self.features))
        return Cache.key("object", target, "\n".join(self.exports), "\n".join(self.imports), self.text)


class CompileService:
    """Compiles through the cache and, on a miss, through one helper process that lives until `close`.

    Blocking: call it from a worker thread. Several threads may call at once; the helper takes one
    request at a time.

    Parameters
    ----------
    cache
        Where compiled code is kept.
    llvm_version
        Part of an entry's key: code from another LLVM is compiled again.
    timeout
        Seconds for one request before the helper is killed.
    """

    def __init__(self, cache: Cache, llvm_version: str, timeout: float = 300.0) -> None:
        self._cache = cache
        # What compiles is part of what the code depends on.
        self._compiler = f"{llvm_version} {sha256(read_helper(_HELPER)).hexdigest()}"
        self._timeout = timeout
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._messages: IO[bytes] | None = None
        self._number = 0
        self._closed = False

    def compile(self, request: CompileRequest) -> bytes:
        """Return object code for ``request``.

        Raises
        ------
        CorruptedDataError
            LLVM refused the IR, or ended the helper process over it.
        """
        key = request.key(self._compiler)
        code = self._cache.get(key)
        if code is None:
            with self._lock:
                code = self._ask(request)
            self._cache.put(key, code)
        return code

    def forget(self, request: CompileRequest) -> None:
        """Remove what the cache has for ``request``: it turned out to be wrong."""
        self._cache.remove(request.key(self._compiler))

    def close(self) -> None:
        """End the helper; a request that runs fails."""
        self._closed = True
        process = self._process
        if process is not None:
            process.kill()
        with self._lock:
            self._reap()

    def _ask(self, request: CompileRequest) -> bytes:
        if self._closed:
            raise InvalidStateError(f"cannot compile {request.name}: the runtime is closed")
        process = self._process
        if process is not None and process.poll() is not None:  # it died while it had nothing to do
            self._reap()
            process = None
        if process is None:
            # A file: a pipe would stop a talkative LLVM when it is full.
            self._messages = _open_messages()
            process = self._process = _start(self._messages)
        self._number += 1
        header = {
            "number": self._number,
            "size": len(request.text),
            "triple": request.triple,
            "cpu": request.cpu,
            "features": request.features,
            "exports": request.exports,
            "imports": request.imports,
        }
        assert process.stdin is not None
        assert process.stdout is not None
        timer = threading.Timer(self._timeout, process.kill)
        timer.daemon = True
        timer.start()
        try:
            process.stdin.write(json.dumps(header).encode() + b"\n" + request.text)
            process.stdin.flush()
            return _read_reply(process.stdout, request.name)
        except (BrokenPipeError, EOFError):
            status, messages = self._reap()
            if self._closed:
                raise InvalidStateError(f"{request.name} was not compiled: the runtime was closed") from None
            raise CorruptedDataError(
                f"{request.name}: LLVM ended the compiler over it (exit status {status}): {messages}"
            ) from None
        finally:
            timer.cancel()

    def _reap(self) -> tuple[int, str]:
        process, self._process = self._process, None
        messages, self._messages = self._messages, None
        if process is None or messages is None:
            return 0, ""
        try:
            process.wait(timeout=5.0)
        except subprocess.TimeoutExpired:
            process.kill()
        process.communicate()
        with messages:
            messages.seek(0)
            return process.returncode, messages.read().decode(errors="replace").strip()[-2000:]


def _open_messages() -> IO[bytes]:
    try:
        return tempfile.TemporaryFile()  # closed with the process
    except OSError as error:  # a full disk, say
        _log.warning("what the compiler says is not kept: %s", error)
        return open(os.devnull, "w+b")


def _start(messages: IO[bytes]) -> subprocess.Popen[bytes]:
    command, environment = helper_command(_HELPER)
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=messages,
        env=environment,
        start_new_session=True,  # the terminal's ^C is for the program
    )


def _read_reply(stream: IO[bytes], name: str) -> bytes:
    line = stream.readline()
    if not line.endswith(b"\n"):
        raise EOFError
    reply = json.loads(line)
    if error := reply.get("error"):
        raise CorruptedDataError(f"{name}: {error}")
    code = stream.read(reply["size"])
    if len(code) != reply["size"]:
        raise EOFError
    return code
