"""Run each example, and check its result."""

from __future__ import annotations

import ast
import os
import re
import struct
import subprocess
import sys
import zlib
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest

from aiotaichi.formats import Archive, ModuleSpec, read_module, signature_of
from aiotaichi.formats.bundle import module_for
from aiotaichi.types import Arch
from examples.command_line import need
from examples.picture import write_png

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent.parent


def run(name: str, *arguments: str) -> str:
    command = [sys.executable, "-m", f"examples.{name}", *arguments]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    return result.stdout


@pytest.mark.taichi
def test_just_in_time() -> None:
    assert run("just_in_time").splitlines()[-2:] == [  # after taichi's greeting
        "y + 2 x: [ 1.  3.  5.  7.  9. 11. 13. 15.]",
        "and 20 x more: [  1.  23.  45.  67.  89. 111. 133. 155.]",
    ]


@pytest.mark.parametrize("arch", ["cpu", "vulkan"])
def test_two_queues(arch: str) -> None:
    output = run("two_queues", "--arch", arch)
    assert re.search(r"queue left: .* ms for 20 kernels", output)
    assert re.search(r"queue right: .* ms for 20 kernels", output)
    assert "the sum is 3000" in output


def test_a_trace_of_two_queues_is_drawn(tmp_path: Path, known_fonts: None) -> None:
    trace, picture = tmp_path / "requests.pftrace", tmp_path / "requests.svg"
    *lines, last = run("traced_requests", str(trace)).splitlines()
    assert last.startswith(f"wrote {trace}")
    assert [line.split(")")[0] for line in lines] == [
        f"read ({ticket} of queue '{queue}'" for queue in ("left", "right") for ticket in (8, 12, 16, 20)
    ]
    assert run("draw_trace", str(trace), str(picture)) == f"wrote {picture}\n"
    drawn = picture.read_text()
    assert all(
        f">{text}</text>" in drawn for text in ("event loop", "left", "right", "kernel", "write", "read", "ms")
    )
    assert drawn.count("#0077bb") >= 2 * 4 * 2  # the kernels of each request


def test_cancellation() -> None:
    output = run("cancellation", "--arch", "cpu", "--loop", "trio")
    assert "timed out: True - the last kernel is done: False" in output
    assert "later, the last kernel is done: True" in output
    assert "the kernel says: an assert of kernel check failed at index 2: element 2 is -3" in output


@pytest.mark.timeout(400)  # a busy machine may take minutes to start the workers and draw the picture twice
def test_dask_tiles(tmp_path: Path) -> None:
    """Tiles on two workers make the picture that one process makes."""
    path = tmp_path / "tiles.png"
    command = [sys.executable, "-m", "examples.dask_tiles", str(path), "--size", "3072", "--arch", "cpu"]
    output = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, timeout=300, check=True).stdout
    assert "they differ by at most 0.0e+00" in output
    assert path.read_bytes().startswith(b"\x89PNG")


def test_arrays_of_other_libraries() -> None:
    output = run("interop", "--arch", "cpu")
    assert "NumPy: the kernel wrote 1 + 2 * 1 = 3 into its array" in output
    assert "NumPy: it reads 1 + 3 * 1 = 4 from ours" in output
    assert "NumPy: at the same address: True" in output


def test_instead_of_threads() -> None:
    output = run("interop.instead_of_threads", "--arch", "cpu", "--clients", "2", "--seconds", "0.1")
    rows = re.findall(r"^\| (\w+) \| (\d+) \| (\d+) \|", output, re.M)
    assert [name for name, *_ in rows] == ["NumpyInThreads", "Aiotaichi"]
    assert all(int(rate) > 0 for _, _, rate in rows)


@pytest.mark.parametrize("name", ["service", "live"])
def test_services_say_their_options(name: str) -> None:
    usage = run(name, "--help")
    assert all(option in usage for option in ("--arch", "--port", "--host"))


PROGRAMS = sorted(
    path.stem
    for path in (ROOT / "examples").glob("*.py")
    if "__main__" in path.read_text() and path.stem not in ("ray_actor", "draw_trace")
)


@pytest.mark.parametrize(
    "name",
    [pytest.param(each, marks=[pytest.mark.taichi] * (each == "just_in_time")) for each in [*PROGRAMS, "video"]],
)
def test_every_example_takes_an_arch(name: str) -> None:
    usage = run(name, "--help")
    assert "--arch" in usage
    assert "--loop" in usage


def test_the_list_of_examples_is_complete() -> None:
    text = (ROOT / "examples" / "README.md").read_text()
    listed = set(re.findall(r"`python -m examples\.(\w+)", text))
    assert listed >= {*PROGRAMS, "ray_actor", "draw_trace", "service"}
    assert all((ROOT / "examples" / f"{name}.py").exists() or (ROOT / "examples" / name).is_dir() for name in listed)


def test_a_module_for_another_device_is_named() -> None:
    command = [sys.executable, "-m", "examples.picture", "--arch", "cpu"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert result.returncode == 1
    assert "IncompatibleModuleError" in result.stderr
    assert "there are modules for vulkan, and the device runs modules for x64" in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_missing_package_is_named_with_the_command_that_installs_it() -> None:
    with pytest.raises(SystemExit, match=r"^this example needs the package abacus: pip install abacus$"):
        need("abacus", "pip install abacus")
    need("numpy", "pip install numpy")


@pytest.mark.ray
def test_ray_actor() -> None:
    output = run("ray_actor")
    assert "64 answers" in output
    assert "[0. 3. 6. 9.] after the actor was killed" in output


README = (ROOT / "README.md").read_text()
SIXES = f"{np.full(1024, 6, np.float32)}\n"


def readme_program(folder: Path) -> Path:
    path = folder / "saxpy.py"
    path.write_text(re.findall(r"```python\n(.*?)```", README, re.DOTALL)[0])
    return path


def run_file(path: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(path)]
    result = subprocess.run(
        command, cwd=path.parent, env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    return result.stdout


@pytest.mark.taichi
def test_the_readmes_program(tmp_path: Path) -> None:
    assert run_file(readme_program(tmp_path)).endswith(SIXES)  # after taichi's greeting


@pytest.mark.taichi
@pytest.mark.parametrize("arch", ["x64", "vulkan"])
def test_the_readmes_program_without_taichi(tmp_path: Path, arch: str) -> None:
    """Build the program's kernel as the README says, and load it as the README says."""
    path = readme_program(tmp_path)
    command = "aiotaichi build saxpy.py --arch x64,vulkan"
    assert f"`{command}`" in README
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    arguments = [sys.executable, "-m", *command.split()]
    subprocess.run(arguments, cwd=tmp_path, env=environment, check=True, stdout=subprocess.DEVNULL)
    load, kernel = 'module = await rt.load_aot_module("saxpy")', 'module["saxpy"]'
    assert f"`{load}`" in README
    assert f"`{kernel}`" in README
    program = path.read_text()
    begin, end = program.index("@at.kernel"), program.index("async def main")
    for old, new in (
        (program[begin:end], ""),
        ("import taichi as ti\n", ""),
        ("await rt.load_kernel(saxpy)", load),
        ("launch(saxpy,", f"launch({kernel},"),
        ("at.Runtime()", f"at.Runtime({arch!r})"),
    ):
        assert old in program
        program = program.replace(old, new)
    other = tmp_path / "program.py"
    other.write_text(program)
    assert run_file(other) == SIXES


def test_the_readmes_links_lead_to_files() -> None:
    for page in (ROOT / "README.md", ROOT / "examples" / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md"):
        for target in re.findall(r"\]\(([^)]+)\)", page.read_text()):
            if not target.startswith("https://"):
                file, _, heading = target.partition("#")
                assert (page.parent / file).exists(), f"{page.name}: {target}"
                assert (
                    not heading
                    or f"({heading})=" in (page.parent / file).read_text()
                    or re.search(
                        rf"^#+ {heading.replace('-', '.')}$",
                        (page.parent / file).read_text(),
                        re.MULTILINE | re.IGNORECASE,
                    )
                ), f"{page.name}: {target}"


def test_the_readme_is_short() -> None:
    assert 60 <= README.count("\n") <= 90


MODULES = [("demo", "x64,vulkan"), ("streams", "x64,vulkan"), ("tiles", "x64,vulkan"), ("picture", "vulkan")]


@pytest.mark.taichi
@pytest.mark.parametrize(("name", "archs"), MODULES)
def test_the_modules_of_the_examples_are_those_of_their_sources(name: str, archs: str, tmp_path: Path) -> None:
    """Each kernel has its arguments' names, as messages show them."""
    source = ROOT / "examples" / "modules" / f"{name}.py"
    command = [sys.executable, "-m", "aiotaichi", "build", str(source), "--arch", archs, "-o", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    for arch in map(Arch, archs.split(",")):
        shipped = read_module(module_for(Archive.open(source.with_suffix(".tcm")), [arch]))
        built = read_module(Archive.open(tmp_path / f"{name}-{arch}.tcm"))
        check_names(source, shipped, built)
    wanted = {Arch.VULKAN} if name == "picture" else {Arch.X64, Arch.VULKAN, Arch.CUDA}
    assert set(Archive.open(source.with_suffix(".tcm")).archs or [Arch.VULKAN]) == wanted


def check_names(source: Path, shipped: ModuleSpec, built: ModuleSpec) -> None:
    assert sorted(map(signature_of, shipped.kernels.values())) == sorted(map(signature_of, built.kernels.values()))
    functions = [each for each in ast.parse(source.read_text()).body if isinstance(each, ast.FunctionDef)]
    written = {each.name: [argument.arg for argument in each.args.args] for each in functions}
    for kernel in shipped.kernels.values():
        assert [parameter.name for parameter in kernel.parameters] == written[kernel.name]


def png_pixels(data: bytes) -> npt.NDArray[np.uint8]:
    """Decode the output of ``write_png`` by the rules of PNG: chunks, checksums, row filters 0 and 2."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    chunks: dict[bytes, bytes] = {}
    position = 8
    while position < len(data):
        (size,) = struct.unpack_from(">I", data, position)
        body = data[position + 4 : position + 8 + size]
        assert struct.unpack_from(">I", data, position + 8 + size) == (zlib.crc32(body),)
        chunks[body[:4]] = body[4:]
        position += 12 + size
    assert list(chunks) == [b"IHDR", b"IDAT", b"IEND"]
    width, height, *rest = struct.unpack(">2I5B", chunks[b"IHDR"])
    assert rest == [8, 2, 0, 0, 0]  # 8 bits, RGB, deflated, filtered by row, not interlaced
    rows = np.frombuffer(zlib.decompress(chunks[b"IDAT"]), np.uint8).reshape(height, 1 + 3 * width)
    above = np.zeros(3 * width, np.uint8)
    pixels = np.empty((height, 3 * width), np.uint8)
    for row, (kind, *_), out in zip(rows[:, 1:], rows, pixels, strict=True):
        assert kind in (0, 2)
        out[:] = row + above if kind else row
        above = out
    return pixels.reshape(height, width, 3)


def test_write_png(tmp_path: Path) -> None:
    pixels = np.random.default_rng(1).integers(0, 256, (5, 7, 3), np.uint8)
    write_png(tmp_path / "a.png", pixels)
    assert np.array_equal(png_pixels((tmp_path / "a.png").read_bytes()), pixels)


def test_picture(tmp_path: Path) -> None:
    path = tmp_path / "picture.png"
    assert run("picture", str(path)).startswith(f"{path}: 768 x 512 pixels, by ")
    pixels = png_pixels(path.read_bytes())
    assert pixels.shape == (512, 768, 3)
    brightness = pixels.mean(axis=2)
    assert brightness.std() > 20
    assert np.abs(pixels.astype(int) - pixels[..., :1]).max() > 100  # in colour
    # Julia sets are symmetric under a half-turn, so the two sides differ only in light and focus.
    left, right = brightness[:, :192], brightness[::-1, :-193:-1]
    assert abs(left.mean() - right.mean()) < 40
    sharpness = [float(np.mean(np.diff(side, axis=0) ** 2)) for side in (left, right)]
    assert sharpness[0] > 10 * sharpness[1]
