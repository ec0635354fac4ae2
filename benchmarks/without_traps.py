"""Copy this checkout without traps, to measure what they cost: ``python -m benchmarks.without_traps PATH``.

In the copy, a fault of a kernel ends the process, as it did before there were traps: nothing is noted before a kernel
runs, nothing looks after the handlers of signals, and divisions are not tested. Then compare::

    python -m benchmarks.against PATH --calls launch "launch, bound" "64 tasks, each" --name "without traps"

This needs clang 16, as ``nox -s native`` does.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

from benchmarks.service.child import ROOT

_NATIVE = "aiotaichi/backends/cpu/native"
_CHANGES = (
    (f"{_NATIVE}/queue.c", "if (_setjmp(&frame)) return end_at_fault(queue);", "if (0) return end_at_fault(queue);"),
    (f"{_NATIVE}/queue.c", "check_handlers(now());", ""),
    (f"{_NATIVE}/pool.c", "if (!_setjmp(&frame)) return", "if (1) return"),
    ("aiotaichi/core/compile_options.py", "check_divisions: bool = True", "check_divisions: bool = False"),
)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.without_traps", description=__doc__)
    parser.add_argument("copy", type=Path, metavar="PATH", help="a folder that does not exist")
    parser.add_argument("--clang", default="clang-16")
    given = parser.parse_args()
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in files.splitlines():
        (given.copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, given.copy / name)
    for name, old, new in _CHANGES:
        text = (given.copy / name).read_text()
        if text.count(old) != 1:
            sys.exit(f"{name} has changed: it no longer has {old!r} once")
        (given.copy / name).write_text(text.replace(old, new))
    nox = [sys.executable, "-m", "nox", "-s", "native", "--no-venv", "--", given.clang]
    subprocess.run(nox, cwd=given.copy, check=True)


if __name__ == "__main__":
    main()
