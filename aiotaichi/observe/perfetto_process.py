"""A process that writes a trace's file, so that the program's event loop goes on meanwhile.

The process runs this file: ``python -m aiotaichi.observe.perfetto_process``, with the records on its standard input,
and the trace on its standard output.
"""

from __future__ import annotations

import importlib.util
import os
import pickle
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import IO, Final

from ..core.install_hint import install_hint
from ..core.trace_ring import RecordKind
from ..errors import NotSupportedError
from ..python_process import is_frozen, python
from .perfetto import Tables, write

__all__ = ["check_perfetto", "write_in_process"]

_BLOCK: Final = 2**18  # bytes that the process gets at a time
_NICE: Final = 5  # the program that is traced has the processor first


def check_perfetto() -> None:
    """Raise an ImportError if the package perfetto is missing, a NotSupportedError if no process can be started."""
    if importlib.util.find_spec("perfetto") is None:
        raise ImportError(f"a trace's file needs the package perfetto: {install_hint('trace')}")
    if is_frozen():
        raise NotSupportedError("a frozen program writes no trace: there is no Python that a process could run")


def write_in_process(path: Path, tables: Tables, records: Sequence[tuple[RecordKind, bytes]]) -> None:
    """*Blocking.* Write a trace. A file that is there already is replaced at the end.

    Raises
    ------
    OSError
        The file cannot be written, or the process has failed: the message has its last words.
    """
    check_perfetto()
    part = path.with_name(path.name + ".part")
    command = [python(), "-m", __name__]
    folders = os.pathsep.join(folder for folder in sys.path if folder)
    with part.open("wb") as file:
        try:
            with subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=file,
                stderr=subprocess.PIPE,
                env={**os.environ, "PYTHONPATH": folders},
            ) as process:
                assert process.stdin is not None
                assert process.stderr is not None
                try:
                    for block in _blocks(tables, records):
                        process.stdin.write(block)
                    process.stdin.close()
                except BrokenPipeError:
                    pass  # the process has failed: its last words say why
                words = process.stderr.read().decode(errors="replace").strip()
            if process.returncode:
                raise OSError(f"the process that writes {path} has failed: {words or process.returncode}")
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)


def _blocks(tables: Tables, records: Sequence[tuple[RecordKind, bytes]]) -> Iterator[bytes]:
    block = bytearray(pickle.dumps(tables))
    for kind, data in records:
        block += bytes([kind]) + len(data).to_bytes(4, "little") + data
        if len(block) >= _BLOCK:
            yield bytes(block)
            block.clear()
    yield bytes(block)


def _records(source: IO[bytes]) -> Iterator[tuple[RecordKind, bytes]]:
    while head := source.read(5):
        yield RecordKind(head[0]), source.read(int.from_bytes(head[1:], "little"))


if __name__ == "__main__":
    os.nice(_NICE)
    tables: Tables = pickle.load(sys.stdin.buffer)
    write(sys.stdout.buffer, tables, list(_records(sys.stdin.buffer)))
