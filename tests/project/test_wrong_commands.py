"""Commands, as processes, that meet wrong variables, and files and folders that the user may not use."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ANYBODY = (  # root may use every file: take this right away
    "setpriv",
    "--bounding-set=-dac_override,-dac_read_search",
    "--inh-caps=-dac_override,-dac_read_search",
)


def run(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command as a user who may not use every file."""
    command = [*(ANYBODY if os.geteuid() == 0 else ()), sys.executable, "-m", "aiotaichi", *map(str, arguments)]
    variables = {name: value for name, value in {**os.environ, **environment}.items() if value}
    return subprocess.run(command, env=variables, capture_output=True, text=True, timeout=100, check=False)


@pytest.fixture
def locked(tmp_path: Path) -> Path:
    """A folder that nobody may write to, with a file that nobody may read."""
    folder = tmp_path / "locked"
    folder.mkdir()
    (folder / "module.tcm").touch(mode=0)
    folder.chmod(0o500)
    return folder


def test_a_module_that_the_user_may_not_read(locked: Path) -> None:
    done = run("inspect", locked / "module.tcm")
    message = f"aiotaichi: UnreadableFileError: [Errno 13] Permission denied: '{locked}/module.tcm'\n"
    assert (done.returncode, done.stderr) == (1, message)


def test_a_folder_that_the_user_may_not_write_to(locked: Path, cpu_modules: Path) -> None:
    done = run("bundle", cpu_modules / "basics.tcm", "-o", locked / "x.tcm")
    message = f"aiotaichi: InvalidArgumentError: {locked}/x.tcm cannot be written: Permission denied\n"
    assert (done.returncode, done.stderr) == (1, message)


def test_an_arch_that_the_variable_names_and_that_there_is_not(cpu_modules: Path) -> None:
    done = run("run", cpu_modules / "basics", "nop", AIOTAICHI_ARCH="abacus")
    assert done.returncode == 1
    assert done.stderr.startswith("aiotaichi: NotSupportedError: AIOTAICHI_ARCH=abacus: no backend for 'abacus' on ")
    assert done.stderr.count("\n") == 1


def test_a_cache_that_cannot_be_written_ends_warm_and_only_warns_run(locked: Path, cpu_modules: Path) -> None:
    reason = f"{locked}/cache: Permission denied: set AIOTAICHI_CACHE_DIR to a folder that can be written\n"
    cache = str(locked / "cache")
    done = run(
        "run", cpu_modules / "basics", "saxpy", "2", "ones:2", "zeros:2", "--arch=cpu", AIOTAICHI_CACHE_DIR=cache
    )
    warnings = [line for line in done.stderr.splitlines(keepends=True) if not line.startswith("loading ")]
    assert (done.returncode, warnings) == (0, [f"compiled code is not cached in {reason}"])
    assert done.stdout.endswith("arg2 = [2. 2.]\n")
    done = run("warm", cpu_modules / "basics", "--arch=cpu", AIOTAICHI_CACHE_DIR=cache)
    assert done.returncode == 1
    message = f"aiotaichi: InvalidStateError: {cpu_modules / 'basics'} is not cached in {reason}"
    assert done.stderr.splitlines(keepends=True)[-1] == message


@pytest.mark.parametrize("home", ["", "/dev/null"])
def test_a_home_that_is_not_there(home: str, tmp_path: Path, cpu_modules: Path) -> None:
    done = run("run", cpu_modules / "basics", "saxpy", "2", "ones:2", "zeros:2", "--arch=cpu", HOME=home)
    assert done.returncode == 0
    assert done.stdout.endswith("arg2 = [2. 2.]\n")
    assert "Traceback" not in done.stderr
