"""Run the tests with Python 3.14, in a Debian that is newer than this machine's may be.

python -m tests.python314 [arguments of pytest]

This needs Debian's packages mmdebstrap and bubblewrap. The system goes to ``build/python3.14``. It sees the checkout
in its own place, with a ``.venv`` of its own. The README's command installs the package there, and runs the tests. If
arguments of pytest are given, they stand in place of those of the command: ``--part second``.

What needs taichi itself is skipped: taichi has no wheel for Python 3.14.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

__all__ = ["main"]

_CHECKOUT = Path(__file__).parent.parent
_BUILD = _CHECKOUT / "build" / "python3.14"
_RELEASE = "forky"
_PACKAGES = [
    "bash",
    "binutils",
    "ca-certificates",
    "coreutils",
    "dash",
    "grep",
    "libvulkan1",
    "mesa-vulkan-drivers",
    "python3.14",
    "python3.14-venv",
    "sed",
    "vulkan-validationlayers",
]
# Of this machine: its names, how it reaches the network, and pip's settings.
_SHARED = ["group", "hosts", "nsswitch.conf", "passwd", "pip.conf", "resolv.conf", "ssl", "xdg/pip"]


def main(arguments: Sequence[str]) -> int:
    root = _BUILD / "root"
    if not (root / "usr" / "bin" / "python3").exists():
        shutil.rmtree(root, ignore_errors=True)  # of a run that was broken off
        _make_root(root)
    install, tests = _readme_command().split(" && ")
    system = _system(root)
    subprocess.run([*system, "sh", "-c", install], check=True)
    if arguments:
        tests = '.venv/bin/python -m pytest "$@"'
    return subprocess.run([*system, "sh", "-c", tests, "sh", *arguments], check=False).returncode


def _readme_command() -> str:
    found = re.search(r"^```sh tests\n(.+)\n```$", (_CHECKOUT / "README.md").read_text(), re.MULTILINE)
    assert found is not None
    return found[1]


def _make_root(root: Path) -> None:
    _BUILD.mkdir(parents=True, exist_ok=True)
    # The state of a mirror may be some weeks old.
    old = '--aptopt=Acquire::Check-Valid-Until "false"'
    unpacked = ["mmdebstrap", old, "--variant=extract", "--format=directory", f"--include={','.join(_PACKAGES)}"]
    subprocess.run([*unpacked, _RELEASE, str(root)], check=True)
    (root / "usr" / "bin" / "python3").symlink_to("python3.14")


def _system(root: Path) -> list[str]:
    """Return the beginning of a command that runs in the system: the rest of the command follows."""
    environment = _BUILD / "venv"
    environment.mkdir(exist_ok=True)
    shared = [part for name in _SHARED for part in ("--ro-bind-try", f"/etc/{name}", f"/etc/{name}")]
    return [
        *("bwrap", "--die-with-parent", "--bind", str(root), "/"),
        *("--dev-bind", "/dev", "/dev", "--proc", "/proc", "--ro-bind", "/sys", "/sys", "--tmpfs", "/tmp"),
        *shared,
        *("--bind", str(_CHECKOUT), str(_CHECKOUT), "--bind", str(environment), str(_CHECKOUT / ".venv")),
        *("--chdir", str(_CHECKOUT), "--unsetenv", "PYTHONPATH", "--unsetenv", "VIRTUAL_ENV"),
        *("--setenv", "PATH", "/usr/bin:/bin", "--setenv", "HOME", "/tmp"),
        *("--setenv", "PIP_CACHE_DIR", str(_BUILD / "cache")),
    ]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
