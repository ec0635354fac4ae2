"""Programs whose ``sys.executable`` is not Python: frozen programs, and programs that embed Python."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent.parent
UNUSED = ["cuda", "hypothesis", "pytest", "setuptools", "taichi", "trio", "unittest", "uvloop", "vulkan"]
PROGRAM = """
import multiprocessing, os, sys
import anyio, numpy as np
import aiotaichi as at
from aiotaichi.backends.vulkan.validator import Validator

@at.kernel
def put(x: int):
    x[0] = 7.0

def answer(queue):
    queue.put(42)

async def main():
    async with at.Runtime("cpu") as rt:
        module = await rt.load_aot_module(sys.argv[1])
        x, y = rt.ndarray((1024,), at.f32), rt.ndarray((1024,), at.f32)
        rt.queue.write(x, np.arange(1024, dtype=np.float32))
        rt.queue.fill(y, 1)
        rt.queue.launch(module.kernel("saxpy"), 2.0, x, y)
        print((await rt.queue.read(y))[3])
        print(Validator.load(1 << 22) is not None)
        try:
            await rt.load_kernel(put)
        except at.errors.NotSupportedError as error:
            print(error)

if __name__ == "__main__":
    multiprocessing.freeze_support()
    print("started")
    if "--without-the-hook" in sys.argv:
        del sys.aiotaichi_helper
    spawn = multiprocessing.get_context("spawn")
    queue = spawn.Queue()
    process = spawn.Process(target=answer, args=(queue,))
    process.start()
    print(queue.get())
    process.join()
    anyio.run(main)
"""


@pytest.fixture(scope="module")
def frozen(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Freeze the program. PyInstaller finds our hook by the entry point in pyproject.toml."""
    folder = tmp_path_factory.mktemp("frozen")
    (folder / "program.py").write_text(PROGRAM)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    declared = project["entry-points"]["pyinstaller40"]
    installed = folder / "installed" / "hooks-0.dist-info"  # the package itself may be installed from elsewhere
    installed.mkdir(parents=True)
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: hooks\nVersion: 0\n")
    lines = ["[pyinstaller40]", *(f"{name} = {value}" for name, value in declared.items())]
    (installed / "entry_points.txt").write_text("\n".join(lines) + "\n")
    path = os.pathsep.join([str(installed.parent), str(ROOT), *sys.path])
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    command += [word for name in UNUSED for word in ("--exclude-module", name)]
    done = subprocess.run(
        [*command, "program.py"], cwd=folder, capture_output=True, text=True, timeout=280, check=False,
        env={**os.environ, "PYTHONPATH": path, "PYINSTALLER_CONFIG_DIR": str(folder / "config")},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return folder / "dist" / "program" / "program"


def run(command: list[str | Path], cache: Path) -> tuple[int, list[str], str]:
    environment = {**os.environ, "AIOTAICHI_CACHE_DIR": str(cache)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stdout.splitlines(), done.stderr


@pytest.mark.sweep
@pytest.mark.timeout(300)
def test_a_frozen_program_compiles_and_starts_once(frozen: Path, cpu_modules: Path, tmp_path: Path) -> None:
    status, lines, messages = run([frozen, cpu_modules / "basics"], tmp_path / "cache")
    assert status == 0, messages
    assert lines[:4] == ["started", "42", "7.0", "True"]
    assert "a frozen program has no Python to run taichi in" in lines[4]
    assert len(lines) == 5


@pytest.mark.sweep
@pytest.mark.timeout(300)
def test_a_module_that_is_refused_in_a_frozen_program(frozen: Path, cpu_modules: Path, tmp_path: Path) -> None:
    module = tmp_path / "module"
    module.mkdir()
    for path in (cpu_modules / "basics").iterdir():
        data = path.read_bytes()
        (module / path.name).write_bytes(data[: len(data) // 2] if path.suffix == ".ll" else data)
    status, lines, messages = run([frozen, module], tmp_path / "cache")
    assert status != 0
    assert lines == ["started", "42"]
    assert "CorruptedDataError" in messages


@pytest.mark.sweep
@pytest.mark.timeout(300)
def test_a_program_that_is_frozen_without_the_hook_starts_nothing(
    frozen: Path, cpu_modules: Path, tmp_path: Path
) -> None:
    status, lines, messages = run([frozen, cpu_modules / "basics", "--without-the-hook"], tmp_path / "cache")
    assert status != 0
    assert lines == ["started", "42"]
    assert "NotSupportedError: this program is frozen without aiotaichi's start-up hook" in messages


OPENS = """
import os, sys
print("started", file=open(sys.argv[1], "a"))
import anyio
import aiotaichi as at
{change}

async def main():
    async with at.Runtime("cpu"):
        pass

anyio.run(main)
"""


def test_a_program_that_is_started_instead_of_python_ends(tmp_path: Path) -> None:
    """The first process cannot know that ``sys.executable`` is not Python. The second process finds out."""
    program, launcher, starts = tmp_path / "program.py", tmp_path / "launcher", tmp_path / "starts"
    program.write_text(OPENS.format(change=f"sys.executable = {str(launcher)!r}"))
    launcher.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{program}" "{starts}"\n')
    launcher.chmod(0o755)
    status, _, messages = run([launcher], tmp_path / "cache")
    assert status != 0
    assert "this process was started to compile for aiotaichi, and runs the program once more" in messages
    assert starts.read_text().split() == ["started", "started"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ("sys.executable = None", "sys.executable is None: set it to a Python that has llvmlite"),
        ("sys.executable = ''", "sys.executable is '': set it to a Python that has llvmlite"),
        ("sys.frozen = True", "this program is frozen without aiotaichi's start-up hook"),
    ],
)
def test_without_a_python_to_start(change: str, message: str, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(OPENS.format(change=change))
    status, _, messages = run([sys.executable, program, tmp_path / "starts"], tmp_path / "cache")
    assert status != 0
    assert f"NotSupportedError: {message}" in messages


@pytest.mark.parametrize("executable", ["/bin/true", "/bin/echo", "/bin/cat"])
def test_a_program_that_is_not_python_is_named(executable: str, tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(OPENS.format(change=f"sys.executable = {executable!r}"))
    status, _, messages = run([sys.executable, program, tmp_path / "starts"], tmp_path / "cache")
    assert status != 0
    assert f"NotSupportedError: {executable} cannot run the compiler" in messages


def test_a_package_in_a_zip_says_that_it_needs_files(tmp_path: Path) -> None:
    archive, program = tmp_path / "package.zip", tmp_path / "program.py"
    program.write_text("import sys\nsys.path.insert(0, sys.argv[2])\n" + OPENS.format(change=""))
    with zipfile.ZipFile(archive, "w") as file:
        for path in (ROOT / "aiotaichi").rglob("*"):
            if path.suffix in (".py", ".ll"):
                file.write(path, path.relative_to(ROOT))
    status, _, messages = run([sys.executable, program, tmp_path / "starts", archive], tmp_path / "cache")
    assert status != 0
    assert "NotSupportedError: there is no folder" in messages
    assert "install it as files, not in a zip" in messages
