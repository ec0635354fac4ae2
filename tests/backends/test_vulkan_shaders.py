"""Shaders that are damaged, or do not fit their metadata, never reach a driver."""

from __future__ import annotations

import io
import os
import random
import struct
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import anyio.to_thread
import pytest

import aiotaichi as at
from aiotaichi import aot, errors, formats
from aiotaichi.backends.vulkan.binding import error_of
from aiotaichi.backends.vulkan.validator import Validator
from aiotaichi.formats.spirv import mended, read_shader
from support.fixture_modules import MODULES
from support.shader_mutations import mutated_shader

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("vulkan")]

VULKAN = MODULES / "vulkan"
VULKAN_1_2 = 1 << 22 | 2 << 12
SHADERS = sorted(path for arch in ("vulkan", "opengl", "gles") for path in (MODULES / arch).rglob("*.spv"))


def packed(folder: Path, name: str, change: Callable[[bytes], bytes]) -> bytes:
    """Return a module as the bytes of a file, with ``change`` applied to the member ``name``."""
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for path in folder.iterdir():
            data = path.read_bytes()
            archive.writestr(path.name, change(data) if path.name == name else data)
    return target.getvalue()


def without(code: bytes, opcode: int, *operands: int | None) -> bytes:
    """Return a shader without the first instruction that has these operands. None stands for any operand."""
    at = 20
    while at < len(code):
        size, found = struct.unpack_from("<HH", code, at)[::-1]
        words = struct.unpack_from(f"<{size - 1}I", code, at + 4)
        if found == opcode and all(a is None or a == b for a, b in zip(operands, words, strict=False)):
            return code[:at] + code[at + 4 * size :]
        at += 4 * size
    raise AssertionError("the shader has no such instruction")


def replaced(code: bytes, opcode: int, index: int, old: int, new: int) -> bytes:
    """Return a shader whose first operand ``old`` is replaced by ``new``."""
    at = 20
    while at < len(code):
        size, found = struct.unpack_from("<HH", code, at)[::-1]
        if found == opcode and size > index and struct.unpack_from("<I", code, at + 4 * index)[0] == old:
            return code[: at + 4 * index] + struct.pack("<I", new) + code[at + 4 * index + 4 :]
        at += 4 * size
    raise AssertionError("the shader has no such instruction")


def test_the_validator_takes_the_shaders_of_taichi() -> None:
    validator = Validator.load(VULKAN_1_2)
    assert validator is not None
    for path in SHADERS:
        code = path.read_bytes()
        validator.check(mended(code, read_shader(code, path.name)), path.name)
    with pytest.raises(errors.CorruptedDataError, match=r"^here: the shader is not valid: "):
        validator.check(without(SHADERS[0].read_bytes(), 17), "here")  # without its first capability


@pytest.mark.parametrize(
    ("change", "error", "match"),
    [
        (lambda code: replaced(code, 71, 3, 2, 9), errors.CorruptedDataError, "binding 9 .* names nothing"),
        (lambda code: replaced(code, 71, 3, 2, 0), errors.CorruptedDataError, "binding 0 is both"),
        (lambda code: without(code, 71, None, 11, 24), errors.CorruptedDataError, "is not bound by launches"),
        (lambda code: replaced(code, 17, 1, 1, 6), errors.IncompatibleModuleError, "capability 6"),
        (lambda code: replaced(code, 16, 3, 64, 128), errors.CorruptedDataError, "WorkgroupSize"),
        (lambda code: replaced(code, 43, 3, 64, 2**20), errors.CorruptedDataError, "WorkgroupSize"),
        (lambda code: without(code, 248, None), errors.CorruptedDataError, "is not valid"),
    ],
)  # fmt: skip
async def test_a_shader_that_does_not_fit_is_refused(
    rt: at.Runtime, change: Callable[[bytes], bytes], error: type[Exception], match: str
) -> None:
    folder = VULKAN / "shared_array"
    (path,) = folder.glob("*.spv")
    with pytest.raises(error, match=match):
        await rt.create_aot_module(packed(folder, path.name, change))
    await rt.create_aot_module(packed(folder, path.name, lambda code: code))


_LOADS = """
import asyncio, random, sys
import aiotaichi as at
from backends.test_vulkan_shaders import SHADERS, VULKAN, packed
from support.shader_mutations import mutated_shader

async def main():
    shaders = [path for path in SHADERS if VULKAN in path.parents]
    async with at.Runtime("vulkan") as rt:
        for seed in range(int(sys.argv[1])):
            path = random.Random(seed).choice(shaders)
            try:
                module = await rt.create_aot_module(
                    packed(path.parent, path.name, lambda code: mutated_shader(code, seed))
                )
                module.close()
            except (at.errors.CorruptedDataError, at.errors.IncompatibleModuleError):
                pass
        print("done")

asyncio.run(main())
"""


@pytest.mark.slow
@pytest.mark.parametrize("loads", ["60", pytest.param("600", marks=pytest.mark.sweep)])
def test_no_damage_reaches_the_driver(loads: str) -> None:
    """Load damaged shaders in another process: without a validator, lavapipe crashes in one of twenty loads."""
    command = [sys.executable, "-c", _LOADS, loads]
    # A layer complains about damage that cannot harm a driver.
    environment = {name: value for name, value in os.environ.items() if name != "VK_INSTANCE_LAYERS"}
    environment["PYTHONPATH"] = os.pathsep.join(sys.path)
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)
    assert done.stdout == "done\n", done.stderr[-2000:]


def test_mutations_are_the_same_for_the_same_seed() -> None:
    code = random.Random(1).choice(SHADERS).read_bytes()
    assert mutated_shader(code, 5) == mutated_shader(code, 5)
    assert len({mutated_shader(code, seed) for seed in range(50)}) > 40


@pytest.mark.parametrize(
    ("result", "error"),
    [
        (-4, errors.DeviceLostError),
        (-1, errors.OutOfMemoryError),
        (-1000069000, errors.OutOfMemoryError),
        (-10, errors.ResourceExhaustedError),
        (-3, errors.NotSupportedError),
        (-8, errors.NotSupportedError),
        (-1000012000, errors.CorruptedDataError),
        (-13, errors.InvalidStateError),
    ],
)
def test_a_device_is_lost_only_if_the_driver_says_so(result: int, error: type[errors.Error]) -> None:
    assert type(error_of(result, "a call")) is error


# -- taichi's own shaders --------------------------------------------------------------------------------


def rounds(x: list[int]) -> int:
    """Compute the result of the kernel of this name."""
    while x[0] < 5:
        x[0] += 1
        for _ in range(100):
            near = x[max(0, x[0] - 2) : min(len(x), x[0] + 3)]
            if min([100, *(abs(each - x[0]) for each in near)]) < 2 and x[1] < 50:
                x[1] += 1
    return x[0]


@pytest.mark.slow
@pytest.mark.taichi
async def test_shaders_that_taichi_makes_invalid_run(rt: at.Runtime, tmp_path: Path) -> None:
    source = Path(__file__).parent.parent / "producer" / "sources" / "invalid_shaders.py"
    built = await aot.build(source, arch="vulkan", out=tmp_path)
    archive = await anyio.to_thread.run_sync(formats.Archive.open, built[at.Arch.VULKAN])
    validator = Validator.load(VULKAN_1_2)
    assert validator is not None
    for member in (name for name in archive if name.endswith(".spv")):
        code = archive[member]
        with pytest.raises(errors.CorruptedDataError, match="not valid"):
            validator.check(code, member)
        validator.check(mended(code, read_shader(code, member)), member)
    module = await rt.load_aot_module(built[at.Arch.VULKAN])
    numbers = [1, 2, 3, 8, 9, 20, 21, -4]
    x, y = rt.ndarray(8, at.i32), rt.ndarray(8, at.i32)
    rt.queue.write(x, numbers)
    rt.queue.launch(module.kernel("inside"), x, y)
    assert (await rt.queue.read(y)).tolist() == [int(2 < each < 9 or each == 20) for each in numbers]
    last = await rt.queue.launch(module.kernel("rounds"), x)
    assert last == rounds(numbers)
    assert (await rt.queue.read(x)).tolist() == numbers
