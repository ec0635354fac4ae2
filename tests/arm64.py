"""Run the CPU backend's tests as a program for arm64 Linux, under emulation.

python -m tests.arm64 [arguments of pytest]

This needs Debian's packages mmdebstrap and qemu-user, and pip. An arm64 Python of Debian 12 goes to ``build/arm64``,
with packages from PyPI, and with the fixture modules for arm64 that ``tests/support/retarget.py`` makes.

What emulation does not show: qemu keeps the order of memory accesses that an x86-64 machine keeps, which is stricter
than arm64's. Pages have 4 KiB. All the tests take hours on 2 cores: name the files of some.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

__all__ = ["emulated_python", "main"]

_TESTS = Path(__file__).parent
_BUILD = _TESTS.parent / "build" / "arm64"
_RELEASE, _PYTHON = "bookworm", "3.11"
_PACKAGES = [
    "anyio>=4.4",
    "blockbuster>=1.5.24",
    "hypothesis>=6.100",
    "llvmlite>=0.50",
    "numpy>=1.26",
    "pytest-asyncio>=0.24",
    "pytest-timeout>=2.3",
    "pytest>=8.2",
    "trio>=0.26",
    "uvloop>=0.20",
]
_FOLDERS = [str(_TESTS / name) for name in ("backends", "compile", "hal", "queue", "memory", "launch", "runtime")]
# Left out: tests of Vulkan and CUDA; tests of faults, for which taichi builds modules in the test; and tests of
# limits of memory and of huge pages, which qemu's system calls ignore, and of a limit of 4 s.
_LEFT_OUT = [
    *[f"--ignore-glob=*test_{name}*.py" for name in ("vulkan", "cuda", "process_faults", "many_pending")],
    "-k",
    "not vulkan and not cuda and not opengl and not gles and not pixels and not read_images and not huge_pages "
    "and not lack_of_memory and not memory_that_is_not_there and not limit_on_memory and not memory_is_bounded "
    "and not limit_on_time",
]


def emulated_python() -> Path:
    """Return the path of a program that runs Python for arm64. Make it if it is missing."""
    root = _BUILD / "root"
    python = root / "usr" / "bin" / "python-emulated"
    if not python.exists():
        shutil.rmtree(_BUILD, ignore_errors=True)  # of a run that was broken off
        _BUILD.mkdir(parents=True)
        _make_root(root)
        # Processes that tests start by this path are emulated, too: the system does not know arm64 programs.
        python.write_text(f'#!/bin/sh\nexec qemu-aarch64 -0 "$0" -L {root} {root}/usr/bin/python{_PYTHON} "$@"\n')
        python.chmod(0o755)
    return python


def _make_root(root: Path) -> None:
    unpacked = root.with_name("unpacked")
    debian = ["mmdebstrap", "--variant=extract", "--architectures=arm64", "--include=python3,libstdc++6"]
    subprocess.run([*debian, "--format=directory", _RELEASE, str(unpacked)], check=True)
    # An emulated program finds these folders instead of the machine's, and all others are the machine's.
    root.mkdir()
    for name in ("lib", "usr"):
        (unpacked / name).rename(root / name)
    shutil.rmtree(unpacked)
    pip = [sys.executable, "-m", "pip"]
    wheels = root.with_name("wheels")
    subprocess.run([*pip, "wheel", "--no-deps", "-w", str(wheels), "forbiddenfruit"], check=True)  # blockbuster's
    platforms = [f"--platform=manylinux{each}_aarch64" for each in ("_2_28", "_2_17", "2014")]
    target = ["--target", str(root / "usr" / "lib" / "python3" / "dist-packages")]
    only = ["--only-binary=:all:", "--implementation=cp", f"--python-version={_PYTHON}", "--find-links", str(wheels)]
    subprocess.run([*pip, "install", *target, *platforms, *only, *_PACKAGES], check=True)


def main(arguments: Sequence[str]) -> int:
    python = emulated_python()
    retarget = [sys.executable, str(_TESTS / "support" / "retarget.py"), str(_BUILD / "modules")]
    subprocess.run(retarget, check=True)
    command = [
        str(python),
        "-m",
        "pytest",
        "--part",
        "all",
        "--timeout",
        "1200",
        *_LEFT_OUT,
        *(arguments or _FOLDERS),
    ]
    return subprocess.run(
        command, cwd=_TESTS.parent, env={**os.environ, "PYTHONNOUSERSITE": "1"}, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
