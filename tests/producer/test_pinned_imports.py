"""The compiling process compiles the program's modules anew, whatever ``.pyc`` files there are."""

from __future__ import annotations

import os
import py_compile
import subprocess
import sys
from pathlib import Path

import pytest

_PROGRAM = """
import sys, importlib.util
from aiotaichi.aot.pinned_imports import compile_program_anew
compile_program_anew()
path = sys.argv[1]
if sys.argv[2] == "import":
    import edited
else:  # as programs load a file by its path
    spec = importlib.util.spec_from_file_location("edited", path)
    edited = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(edited)
print(edited.x)
"""


@pytest.mark.slow
@pytest.mark.parametrize("way", ["import", "path"])
def test_a_module_of_the_program_is_compiled_anew(tmp_path: Path, way: str) -> None:
    source = tmp_path / "edited.py"
    source.write_text("x = 1\n")
    py_compile.compile(str(source))
    before = source.stat()
    source.write_text("x = 2\n")
    os.utime(source, ns=(before.st_atime_ns, before.st_mtime_ns))  # the .pyc file seems to fit
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *filter(None, sys.path)])}
    command = [sys.executable, "-c", _PROGRAM, str(source), way]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60)
    assert done.stdout.split() == ["2"], done.stderr
