"""Run each example, and check its result."""

from __future__ import annotations

import ast
import contextlib
import re
import socket
import struct
import subprocess
import sys
import zlib
from pathlib import Path

import anyio
import numpy as np
import numpy.typing as npt
import pytest

from aiotaichi.formats import Archive, ModuleSpec, read_module, signature_of
from aiotaichi.formats.bundle import module_for
from aiotaichi.types import Arch
from examples import stream_socket
from examples.command_line import need
from examples.picture import write_png
from examples.stream_file import double

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent.parent


def run(name: str, *arguments: str) -> str:
    command = [sys.executable, "-m", f"examples.{name}", *arguments]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    return result.stdout


def test_just_in_time() -> None:
    assert run("just_in_time").splitlines()[-2:] == [  # after taichi's greeting
        "[ 1.  3.  5.  7.  9. 11. 13. 15.]",
        "[  1.  23.  45.  67.  89. 111. 133. 155.]",
    ]


@pytest.mark.parametrize("arch", ["cpu", "vulkan"])
def test_two_queues(arch: str) -> None:
    output = run("two_queues", "--arch", arch)
    assert "queue left: busy" in output
    assert "queue right: busy" in output
    assert "the sum is 3000" in output


def test_a_trace_of_two_queues_is_drawn(tmp_path: Path) -> None:
    trace, picture = tmp_path / "requests.pftrace", tmp_path / "requests.svg"
    lines = run("traced_requests", str(trace)).splitlines()
    assert [line.split(")")[0] for line in lines] == [
        f"read ({ticket} of queue '{queue}'" for queue in ("left", "right") for ticket in (8, 12, 16, 20)
    ]
    assert run("draw_trace", str(trace), str(picture)) == ""
    drawn = picture.read_text()
    assert all(
        f">{text}</text>" in drawn for text in ("event loop", "left", "right", "kernel", "write", "read", "ms")
    )
    assert drawn.count("#0077bb") >= 2 * 4 * 2  # the kernels of each request


def test_cancellation() -> None:
    output = run("cancellation", "--arch", "cpu", "--loop", "trio")
    assert "timed out: True - and done: False" in output
    assert "later, done: True" in output
    assert "the kernel says: an assert of kernel check failed at index 2: element 2 is -3" in output


def test_dask_tiles(tmp_path: Path) -> None:
    """Tiles on two workers make the picture that one process makes."""
    path = tmp_path / "tiles.png"
    command = [sys.executable, "-m", "examples.dask_tiles", str(path), "--size", "3072", "--arch", "cpu"]
    output = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, timeout=100, check=True).stdout
    assert "they differ by at most 0.0e+00" in output
    assert path.read_bytes().startswith(b"\x89PNG")


PROGRAMS = sorted(
    path.stem
    for path in (ROOT / "examples").glob("*.py")
    if "__main__" in path.read_text() and path.stem not in ("ray_actor", "draw_trace")
)
OTHERS = ["stream_file", "stream_socket"]  # they have other options


@pytest.mark.parametrize("name", [name for name in PROGRAMS if name not in OTHERS])
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


def test_the_readmes_program() -> None:
    program = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)[1]
    result = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert result.stderr == ""
    # y is 0 + 2x
    assert result.stdout == f"{2 * np.arange(1024, dtype=np.float32)}\n"


def test_the_readmes_module(tmp_path: Path) -> None:
    """Build the README's module as the README says, and run it."""
    text = (ROOT / "README.md").read_text()
    kernels, program = re.findall(r"```python\n(.*?)```", text, re.DOTALL)[:2]
    (tmp_path / "kernels.py").write_text(kernels)
    assert "`aiotaichi build kernels.py --arch x64,vulkan`" in text
    command = [sys.executable, "-m", "aiotaichi", "build", str(tmp_path / "kernels.py"), "--arch", "x64,vulkan"]
    subprocess.run([*command, "-o", str(tmp_path)], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    for arch in ("x64", "vulkan"):
        changed = program.replace("examples/modules/demo.tcm", str(tmp_path / f"kernels-{arch}.tcm"))
        changed = changed.replace('"cpu"', f'"{arch}"')
        result = subprocess.run(
            [sys.executable, "-c", changed], cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert result.stderr == ""
        assert result.stdout == f"{2 * np.arange(1024, dtype=np.float32)}\n"


MODULES = [("demo", "x64,vulkan"), ("tiles", "x64,vulkan"), ("picture", "vulkan")]


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


def check_names(source: Path, shipped: ModuleSpec, built: ModuleSpec) -> None:
    assert sorted(map(signature_of, shipped.kernels.values())) == sorted(map(signature_of, built.kernels.values()))
    functions = [each for each in ast.parse(source.read_text()).body if isinstance(each, ast.FunctionDef)]
    written = {each.name: [argument.arg for argument in each.args.args] for each in functions}
    for kernel in shipped.kernels.values():
        assert [parameter.name for parameter in kernel.parameters] == written[kernel.name]


@pytest.mark.anyio
@pytest.mark.parametrize("count", [0, 1, 1000, 30_001])
async def test_stream_file(count: int, tmp_path: Path) -> None:
    """Chunks of more and of fewer than 32 KiB, and a last one that is shorter."""
    numbers = np.arange(count, dtype=np.float32)
    numbers.tofile(tmp_path / "in")
    for chunk in (1000, 10_000):
        (tmp_path / "out").write_bytes(bytes(4 * count + 40))  # a longer file is replaced
        assert await double(tmp_path / "in", tmp_path / "out", chunk) == count
        assert np.array_equal(np.fromfile(tmp_path / "out", np.float32), 2 * numbers)


@pytest.mark.anyio
async def test_stream_file_refuses_a_part_of_a_number(tmp_path: Path) -> None:
    (tmp_path / "in").write_bytes(bytes(4001))
    with pytest.raises(ValueError, match="4001 bytes"):
        await double(tmp_path / "in", tmp_path / "out")
    assert not (tmp_path / "out").exists()


@pytest.mark.anyio
async def test_stream_file_keeps_its_source(tmp_path: Path) -> None:
    (tmp_path / "in").write_bytes(bytes(4000))
    with pytest.raises(ValueError, match="is the file that is read"):
        await double(tmp_path / "in", tmp_path / "." / "in")
    assert (tmp_path / "in").read_bytes() == bytes(4000)


@pytest.mark.anyio
async def test_stream_socket() -> None:
    async def client(seed: int) -> None:
        random = np.random.default_rng(seed)
        with socket.socket() as connection:
            connection.setblocking(False)
            with contextlib.suppress(BlockingIOError):
                connection.connect(listener.getsockname())
            await anyio.wait_writable(connection)
            for count in (1, 1000, 100_000, 7):
                numbers = random.random(count, np.float32)
                assert np.array_equal(await stream_socket.ask(connection, numbers), 2 * numbers)

    async def unfinished(body: bytes) -> bytes:
        """Announce 1,000 numbers and send a part of them. Return the answer."""
        async with await anyio.connect_tcp(*listener.getsockname()) as stream:
            await stream.send(struct.pack("<Q", 1000) + body)
            await stream.send_eof()
            return b"".join([data async for data in stream])

    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.setblocking(False)
        async with anyio.create_task_group() as server:
            server.start_soon(stream_socket.serve, listener)
            async with anyio.create_task_group() as clients:
                for seed in range(3):
                    clients.start_soon(client, seed)
            for body in (b"", bytes(1000)):
                assert await unfinished(body) == b""
            await client(3)
            server.cancel_scope.cancel()


def test_the_socket_program() -> None:
    assert run("stream_socket") == "[ 0.  2.  4.  6.  8. 10. 12. 14.]\n"


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
