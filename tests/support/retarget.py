"""Make modules for arm64 of the fixture modules for x64: ``python tests/support/retarget.py FOLDER``.

taichi has no wheel for arm64 Linux. Its code for x86-64 becomes code for arm64 if it is compiled for another target:
both have the same sizes and alignments, and the code passes only numbers and pointers to the host's functions. Code
that depends on the processor is refused. One difference from taichi's own modules for arm64 is left: the loads and
stores of its runtime functions are optimised for the memory order of x86-64.
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
import zipfile
from pathlib import Path

__all__ = ["retarget", "retarget_module"]

_X64 = Path(__file__).parent.parent / "modules" / "x64"
_BENCHMARKS = _X64.parent.parent.parent / "benchmarks" / "kernels" / "modules" / "kernels-2.tcm"  # tests use it, too
_LAYOUT = 'target datalayout = "e-m:e-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128"'  # clang 14's, as taichi 1.7's
_TRIPLE = 'target triple = "aarch64-unknown-linux-gnu"'
_OF_X86 = re.compile(r' ?"(?:target-cpu|target-features|tune-cpu)"="[^"]*"')
_UNKNOWN = re.compile(r"\bx86\w*|\bllvm\.x86\.[\w.]+|\bva_arg\b|\basm\b|\bbyval\b|\bsret\b|\bllvm\.va_\w+")


def retarget(text: str) -> str:
    """Return LLVM IR for arm64, of IR for x86-64.

    Raises
    ------
    ValueError
        The code depends on x86-64.
    """
    text, layouts = re.subn(r"^target datalayout = .*$", _LAYOUT, text, flags=re.MULTILINE)
    text, triples = re.subn(r'^target triple = "x86_64-.*$', _TRIPLE, text, flags=re.MULTILINE)
    if (layouts, triples) != (1, 1):
        raise ValueError("it is not IR for x86-64")
    text = _OF_X86.sub("", text)
    if found := _UNKNOWN.search(text):
        raise ValueError(f"it depends on x86-64: {found[0]}")
    return text


def retarget_module(source: Path, to: Path) -> None:
    """Write a module for arm64, of a module for x64. Each is a folder."""
    shutil.copytree(source, to)
    for path in to.glob("*.ll"):
        path.write_text(retarget(path.read_text()))


def main(to: Path) -> None:
    shutil.rmtree(to, ignore_errors=True)
    to.mkdir(parents=True)
    for source in sorted(_X64.iterdir()):
        if source.is_dir():
            retarget_module(source, to / source.name)
    with zipfile.ZipFile(_BENCHMARKS) as archive, tempfile.TemporaryDirectory() as folder:
        archive.extractall(folder)
        retarget_module(Path(folder), to / _BENCHMARKS.stem)
    for source in _X64.glob("*.tcm"):
        with zipfile.ZipFile(to / source.name, "w", zipfile.ZIP_DEFLATED) as archive:
            for path in sorted((to / source.stem).iterdir()):
                archive.write(path, path.name)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
