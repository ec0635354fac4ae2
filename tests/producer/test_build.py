"""``aot.build`` and ``aiotaichi build`` make modules of sources, and remove temporary files and processes."""

from __future__ import annotations

import os
import select
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from importlib import metadata
from pathlib import Path
from typing import Any, NoReturn

import anyio
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import aot, errors, formats
from aiotaichi.cli import main

pytestmark = pytest.mark.slow

SOURCE = Path(__file__).parent.parent / "producer" / "sources" / "exports.py"
HEAD = "import taichi as ti\nfrom aiotaichi import aot\n"
SAXPY = (
    HEAD + "@aot.export\n@ti.kernel\ndef saxpy(x: ti.types.ndarray(ti.f32, 1)):\n    for i in x:\n        x[i] += 1\n"
)


@pytest.fixture(params=["asyncio", "trio"])
def anyio_backend(request: pytest.FixtureRequest) -> Any:
    """Leave out uvloop and eager tasks, because each build takes seconds. The test that cancels a build has them."""
    return request.param


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of temporary files."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


@pytest.fixture
def source(tmp_path: Path) -> Callable[[str], Path]:
    def write(text: str) -> Path:
        path = tmp_path / "source.py"
        path.write_text(text)
        return path

    return write


def children() -> set[str]:
    """Return the ids of this process's children."""
    found: set[str] = set()
    for task in Path("/proc/self/task").iterdir():
        with suppress(FileNotFoundError):  # the thread has just ended
            found.update((task / "children").read_text().split())
    return found


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


async def check(arch: str, path: Path) -> None:
    async with at.Runtime(arch) as rt:
        module = await rt.load_aot_module(path)
        queue = rt.queue
        queue.launch(module.kernel("fill"), 1.5)
        assert await queue.launch(module.kernel("sum")) == 24
        await queue.launch_graph(module.compute_graph("fill_all"), value=2.0)
        assert await queue.launch(module.kernel("sum")) == 32
        assert await queue.launch(module.kernel("add_nested"), 3) == 12
        assert await queue.launch(module.kernel("add_nested"), 3) == 24
        x = rt.ndarray((5,), at.f64)
        queue.write(x, np.arange(5.0))
        queue.launch(module.kernel("add_five"), x)
        queue.launch(module.kernel("add_seven"), x)
        queue.launch(module.kernel("halve"), x)
        assert np.array_equal(await queue.read(x), (12 + np.arange(5.0)) / 2)


@pytest.mark.anyio
async def test_a_source_is_built_for_several_archs(tmp_path: Path, temporary: Path) -> None:
    told: list[tuple[at.Arch, str]] = []
    built = await aot.build(
        SOURCE, arch=["x64", at.Arch.VULKAN], out=tmp_path / "missing" / "out",
        progress=lambda arch, text: told.append((arch, text)),
    )  # fmt: skip
    out = tmp_path / "missing" / "out"
    assert built == {at.Arch.X64: out / "exports-x64.tcm", at.Arch.VULKAN: out / "exports-vulkan.tcm"}
    assert names(out) == ["exports-vulkan.tcm", "exports-x64.tcm"]
    assert names(temporary) == []
    assert {(arch, f"wrote {path}") for arch, path in built.items()} <= set(told)
    assert (at.Arch.VULKAN, "kernel sum") in told
    for arch, path in built.items():
        await check(arch, path)


@pytest.mark.cuda
@pytest.mark.anyio
async def test_a_source_is_built_for_cuda(tmp_path: Path) -> None:
    built = await aot.build(SOURCE, arch="cuda", out=tmp_path)
    await check("cuda", built[at.Arch.CUDA])


@pytest.mark.anyio
async def test_builds_at_once_to_one_file(tmp_path: Path, source: Callable[[str], Path]) -> None:
    path = source(SAXPY)
    built: list[dict[at.Arch, Path]] = []

    async def build() -> None:
        built.append(await aot.build(path, arch="x64", out=tmp_path))

    async with anyio.create_task_group() as tasks:
        tasks.start_soon(build)
        tasks.start_soon(build)
    assert built[0] == built[1]
    assert names(tmp_path) == ["source-x64.tcm", "source.py"]
    async with at.Runtime("x64") as rt:
        module = await rt.load_aot_module(built[0][at.Arch.X64])
        x = rt.ndarray((3,), at.f32)
        rt.queue.launch(module.kernel("saxpy"), x)
        assert np.array_equal(await rt.queue.read(x), np.ones(3, np.float32))


def test_the_command_builds_the_same_bytes_each_time(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    built = []
    for name in ("first", "second"):
        source = tmp_path / name / "source.py"
        source.parent.mkdir()
        shutil.copy(SOURCE.with_name("factors.py"), source.parent)
        source.write_text(SOURCE.read_text().replace('"exports"', '"source"'))
        assert main(["build", str(source), "--arch", "x64,vulkan", "-o", str(tmp_path / name)]) == 0
        built.append([(tmp_path / name / f"source-{arch}.tcm").read_bytes() for arch in ("x64", "vulkan")])
        assert f"x64: wrote {tmp_path / name / 'source-x64.tcm'}\n" in capsys.readouterr().out
    assert built[0] == built[1]
    spec = formats.read_module(formats.Archive.from_bytes(built[0][1]))
    assert list(spec.fields) == ["numbers", "particles.mass"]  # nested fields have no name in gfx modules
    assert spec.required_capabilities["spirv_has_float64"] == 1


REFUSED = {
    "syntax": ("def f(:\n", "x64", r'source\.py", line 1(?s:.*)SyntaxError'),
    "import": ("import nosuch\n", "x64", r'source\.py", line 1(?s:.*)ModuleNotFoundError'),
    "exit": ("raise SystemExit(3)\n", "x64", "SystemExit: 3"),
    "crash": ("import os\nos._exit(9)\n", "x64", r"exit status 9\) at: running source\.py"),
    "asks": ("input()\n", "x64", "EOFError"),
    "nothing": ("x = 1\n", "x64", "exports no kernel"),
    "no kernel": (HEAD + "@aot.export\ndef f(): pass\n", "x64", "is not a kernel: write @export above"),
    "bad name": (HEAD + "aot.export_as(print)\n", "x64", "takes a name, not"),
    "type": (SAXPY.replace("+= 1", "+= nowhere"), "x64", "kernel saxpy: TaichiNameError(?s:.*)nowhere"),
    "annotation": ("from __future__ import annotations\n" + SAXPY, "x64", "Invalid type annotation"),
    "f64": (SAXPY.replace("f32", "f64"), "vulkan", "requires the capability spirv_has_"),
    "caps": ("REQUIRED_CAPS = ['spirv_has_all']\n" + SAXPY, "vulkan", "'spirv_has_all' is neither"),
    "build raises": (
        "def g():\n    {}['k']\ndef build(m):\n    g()\n",
        "x64",
        r"line 4, in build(?s:.*)line 2, in g",
    ),
    "build takes": ("def build(a, b): pass\n", "x64", "a function with one argument"),
    "twice": (SAXPY + "aot.export(saxpy)\n", "x64", "has a kernel saxpy already"),
}


@pytest.mark.parametrize("what", REFUSED)
def test_a_refused_source_is_explained(
    what: str, tmp_path: Path, temporary: Path, source: Callable[[str], Path]
) -> None:
    text, arch, pattern = REFUSED[what]
    path = source(text)

    async def build() -> None:
        await aot.build(path, arch=arch, out=tmp_path / "out")

    with pytest.raises(errors.BuildError, match=pattern) as caught:
        anyio.run(build)
    assert str(caught.value).startswith(f"{path} for {arch}: ")
    assert "importlib" not in str(caught.value)
    assert not (tmp_path / "out").exists()
    assert names(temporary) == []
    assert children() == set()


CUT = {  # a line of a kernel, and how the message ends
    "a name": (
        "x[i] += nowhere",
        [
            "TaichiNameError: {place}",
            "        x[i] += nowhere",
            "                ^^^^^^^",
            'Name "nowhere" is not defined',
        ],
    ),
    "an index": (
        "x[i, 0] = 1",
        [
            "TaichiIndexError: {place}",
            "        x[i, 0] = 1",
            "        ^^^^^^^",
            "Array with dim 1 accessed with indices of dim 2",
        ],
    ),
    "a call": (
        "x[i] += open('nowhere')",
        [
            "TaichiCompilationError: {place}",
            "        x[i] += open('nowhere')",
            "                ^^^^^^^^^^^^^^^",
            "FileNotFoundError: [Errno 2] No such file or directory: 'nowhere'",
        ],
    ),
    "a function": (
        "x[i] += helper()",
        [
            "TaichiCompilationError: {place}",
            "        x[i] += helper()",
            "                ^^^^^^^^",
            '  File "{path}", line {line}, in helper',
            "    return {}['k']",
            "           ~~^^^^^",
            "KeyError: 'k'",
        ],
    ),
}


@pytest.mark.parametrize("what", CUT)
def test_taichis_traceback_is_cut_to_the_line_that_is_wrong(
    what: str, tmp_path: Path, source: Callable[[str], Path]
) -> None:
    line, expected = CUT[what]
    kernel = f"@aot.export\n@ti.kernel\ndef wrong(x: ti.types.ndarray(ti.f32, 1)):\n    for i in x:\n        {line}\n"
    text = f"{SAXPY}\ndef helper():\n    return {{}}['k']\n\n{kernel}"
    path = source(text)
    numbers = {each.strip(): number for number, each in enumerate(path.read_text().splitlines(), 1)}
    names = {
        "{place}": f'File "{path}", line {numbers[line]}, in wrong:',
        "{path}": str(path),
        "{line}": str(numbers["return {}['k']"]),
    }

    async def build() -> None:
        await aot.build(path, arch="x64", out=tmp_path / "out")

    with pytest.raises(errors.BuildError) as caught:
        anyio.run(build)
    message = f"{path} for x64: kernel wrong: " + "\n".join(expected)
    for name, value in names.items():
        message = message.replace(name, value)
    assert str(caught.value) == message


@pytest.mark.anyio
async def test_one_arch_fails_and_the_others_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: Callable[[str], Path]
) -> None:
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "-1")  # taichi then takes the processor, with a warning
    path = source(SAXPY)
    with pytest.raises(errors.NotSupportedError) as caught:
        await aot.build(path, arch=["cuda", "x64", "arm64"], out=tmp_path)
    lines = str(caught.value).splitlines()
    assert len(lines) == 2
    assert lines[0].startswith(f"{path} for cuda: a CUDA module is built on a machine with an NVIDIA GPU")
    assert lines[1] == f"{path} for arm64: an arm64 module is built on an arm64 machine"
    assert names(tmp_path) == ["source-x64.tcm", "source.py"]


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio", "trio", ("asyncio", {"use_uvloop": True})], indirect=True)
async def test_a_cancelled_build_ends_its_processes(
    tmp_path: Path, temporary: Path, source: Callable[[str], Path], caplog: pytest.LogCaptureFixture
) -> None:
    path = source("import time\ntime.sleep(1000)\n")
    before = children()
    runs: set[at.Arch] = set()
    with anyio.CancelScope() as scope:

        def progress(arch: at.Arch, text: str) -> None:
            if text.startswith("running"):
                runs.add(arch)
                if len(runs) == 2:
                    scope.cancel()

        await aot.build(path, arch=["x64", "vulkan"], out=tmp_path / "out", progress=progress)
    assert scope.cancelled_caught
    assert [
        record for record in caplog.records if record.name == "asyncio"
    ] == []  # asyncio logs a process that it lost
    assert children() == before
    assert names(temporary) == []
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("loop", ["asyncio", "trio"])
def test_the_compiling_process_ends_with_the_program(
    loop: str, tmp_path: Path, temporary: Path, source: Callable[[str], Path]
) -> None:
    path = source(
        f"import os, time\nopen({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))\ntime.sleep(1000)\n"
    )
    program = (
        "import anyio\nfrom aiotaichi import aot\n"
        "async def main():\n"
        f"    await aot.build({str(path)!r}, arch='x64', progress=lambda arch, text: print(text, flush=True))\n"
        f"anyio.run(main, backend={loop!r})\n"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "TMPDIR": str(temporary)}
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, env=environment) as asker:
        assert asker.stdout is not None
        while b"running" not in asker.stdout.readline():
            assert asker.poll() is None
        while not (tmp_path / "pid").exists() or not (tmp_path / "pid").read_text():
            assert asker.poll() is None
        handle = os.pidfd_open(int((tmp_path / "pid").read_text()))
        asker.kill()
    try:
        assert select.select([handle], [], [], 60)[0], "it runs on"
    finally:
        os.close(handle)
    assert names(temporary) == []


@pytest.mark.anyio
async def test_without_taichi(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def missing(name: str) -> NoReturn:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "version", missing)
    with pytest.raises(errors.NotSupportedError, match=r"pip install '\.\[build\]'"):
        await aot.build(SOURCE, arch="cpu", out=tmp_path)


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"source": ".", "arch": "x64"}, "is not a file"),
        ({"source": 7, "arch": "x64"}, "are paths"),
        ({"source": "a\0b.py", "arch": "x64"}, "null"),
        ({"source": SOURCE, "arch": "abacus"}, "'abacus' is not an arch"),
        ({"source": SOURCE, "arch": 4.5}, "is not an arch"),
        ({"source": SOURCE, "arch": []}, "arch is empty"),
    ],
)
async def test_wrong_arguments(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(errors.InvalidArgumentError, match=message):
        await aot.build(**arguments)


@pytest.mark.anyio
async def test_a_source_that_is_not_there() -> None:
    with pytest.raises(FileNotFoundError, match=r"No such file or directory: 'nowhere\.py'") as caught:
        await aot.build("nowhere.py", arch="x64")
    assert isinstance(caught.value, errors.MissingFileError)
    with pytest.raises(errors.UnreadableFileError, match="too long"):
        await aot.build("x" * 1000 + ".py", arch="x64")


def test_a_folder_that_cannot_be_written(tmp_path: Path, source: Callable[[str], Path]) -> None:
    (tmp_path / "file").write_text("")

    async def build() -> None:
        await aot.build(source(SAXPY), arch="cpu", out=tmp_path / "file")

    with pytest.raises(errors.InvalidArgumentError, match=f"{tmp_path / 'file'} cannot be written to: it is not"):
        anyio.run(build)
    assert names(tmp_path) == ["file", "source.py"]


@pytest.mark.anyio
async def test_dots_in_a_sources_name_do_not_mean_a_package(tmp_path: Path, source: Callable[[str], Path]) -> None:
    source(SAXPY.replace("saxpy", "another"))
    path = tmp_path / "source.v2.py"
    await anyio.Path(path).write_text(SAXPY)
    built = await aot.build(path, arch="x64", out=tmp_path)
    assert built == {at.Arch.X64: tmp_path / "source.v2-x64.tcm"}
    async with at.Runtime("x64") as rt:
        assert list((await rt.load_aot_module(built[at.Arch.X64])).spec.kernels) == ["saxpy"]


@pytest.mark.anyio
async def test_a_source_does_not_build_itself(tmp_path: Path, source: Callable[[str], Path]) -> None:
    path = source(SAXPY + "import anyio\nanyio.run(lambda: aot.build(__file__, arch='x64'))\n")
    with pytest.raises(errors.BuildError, match="write 'if __name__"):
        await aot.build(path, arch="x64", out=tmp_path)


@pytest.mark.anyio
async def test_an_error_of_progress_is_raised(tmp_path: Path, source: Callable[[str], Path]) -> None:
    def refuse(arch: at.Arch, message: str) -> NoReturn:
        raise ZeroDivisionError(message)

    with pytest.raises(ZeroDivisionError, match="starting taichi"):
        await aot.build(source(SAXPY), arch="x64", out=tmp_path, progress=refuse)


@pytest.mark.anyio
async def test_taichis_environment_variables_have_no_effect(
    tmp_path: Path, source: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = source(SAXPY)
    built = await aot.build(path, arch="x64", out=tmp_path / "without")
    monkeypatch.setenv("TI_DEBUG", "1")  # taichi would check every index
    monkeypatch.setattr(sys, "path", [*sys.path, tmp_path])  # Python ignores other objects than strings there
    again = await aot.build(path, arch="x64", out=tmp_path / "with")
    assert built[at.Arch.X64].read_bytes() == again[at.Arch.X64].read_bytes()
