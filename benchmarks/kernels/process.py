"""A contender's process, as the benchmark's process sees it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from benchmarks.kernels.child import Order
from benchmarks.kernels.entry import ROOT

__all__ = ["ChildProcess", "ContenderError", "MissingContenderError"]

SECONDS = 120
_THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")
_CODE = """
import os, sys
os.sched_setaffinity(0, map(int, sys.argv[3].split(",")))  # before libraries count the cores
import benchmarks
sys.path.insert(0, sys.argv[1])
from benchmarks.kernels import child
child.main(sys.argv[2])
"""
"""The benchmark comes from this checkout, which is the working directory, and aiotaichi from the given one."""


class ContenderError(Exception):
    """A contender's process failed."""


class MissingContenderError(Exception):
    """A contender's library is not installed."""


class ChildProcess:
    """A process with a contender that has opened its runtime, with an empty cache of aiotaichi.

    Parameters
    ----------
    tree
        The checkout that aiotaichi is imported from.
    order
        What the process is to be.
    cores
        The cores that it may use.
    python
        The interpreter.

    Raises
    ------
    MissingContenderError
        The contender's library is not installed.
    ContenderError
        The process failed, or did not answer within 2 minutes. Any call raises this.
    """

    def __init__(self, tree: Path, order: Order, cores: Sequence[int], python: str = sys.executable) -> None:
        self._folder = tempfile.TemporaryDirectory()
        self._errors = Path(self._folder.name) / "stderr"
        threads = str(order.threads)
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join([str(tree), *filter(None, [os.environ.get("PYTHONPATH")])]),
            "AIOTAICHI_CACHE_DIR": str(Path(self._folder.name) / "cache"),
            **dict.fromkeys(_THREADS, threads),
        }
        command = [python, "-c", _CODE, str(tree), json.dumps(asdict(order)), ",".join(map(str, cores))]
        with self._errors.open("wb") as errors:
            self._process = subprocess.Popen(
                command,
                cwd=ROOT,
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        answer = self._answer()
        if "missing" in answer:
            self._process.wait()
            self._drop()
            raise MissingContenderError(answer["missing"])
        self.load_seconds: float | None = answer["load_seconds"]

    def call(self, name: str, **parameters: Any) -> dict[str, Any]:
        """Call a method of :class:`~benchmarks.kernels.child.Server`."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps({"call": name, **parameters}) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            raise self._failure() from None
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        limit = threading.Timer(SECONDS, self._process.kill)
        limit.start()
        try:
            line = self._process.stdout.readline()
        finally:
            limit.cancel()
        if not line:
            raise self._failure()
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _failure(self) -> ContenderError:
        """End the process. Return the error with what it printed last."""
        self._process.kill()
        status = self._process.wait()
        printed = self._errors.read_text(errors="replace").strip()[-2000:]
        self._drop()
        return ContenderError(f"status {status}: {printed}")

    def close(self) -> None:
        """End the process, if it has not failed."""
        if self._process.poll() is None:
            self.call("close")
        self._process.wait()
        self._drop()

    def _drop(self) -> None:
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
        self._folder.cleanup()
