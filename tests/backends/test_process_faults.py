"""Faults of kernels as each build option of taichi reports them, and those that end the process: docs/backends.md."""

from __future__ import annotations

import ast
import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import anyio
import pytest

from aiotaichi import aot

pytestmark = [pytest.mark.slow, pytest.mark.taichi]

SOURCE = """
import taichi as ti
from aiotaichi import aot

{init}
Array = ti.types.ndarray(ti.i32, 1)
cells = ti.field(ti.i32, shape=8)

@aot.export
@ti.kernel
def divide(a: ti.i32, b: ti.i32) -> ti.i32:
    return a // b

@aot.export
@ti.kernel
def remainder(a: ti.i32, b: ti.i32) -> ti.i32:
    return a % b

@aot.export
@ti.kernel
def divide_asserted(a: ti.i32, b: ti.i32) -> ti.i32:
    assert b != 0, "division by zero"
    return a // b

@aot.export
@ti.kernel
def store_in_field(i: ti.i32):
    cells[i] = 1

@aot.export
@ti.kernel
def store_in_array(x: Array, i: ti.i32):
    x[i] = 1

@aot.export
@ti.kernel
def store_asserted(x: Array, i: ti.i32):
    assert 0 <= i < x.shape[0], f"{{i}} is out of bounds"
    x[i] = 1

@aot.export
@ti.kernel
def stop(x: Array):
    x[0] = 1
    assert x[0] == 2, "stopped"
    x[1] = 1

@aot.export
@ti.kernel
def add_up(x: Array) -> ti.i32:
    total, i = 0, 0
    while i < x.shape[0]:
        assert x[i] >= 0, f"{{i}} is negative"
        if x[i] > 100:
            assert x[i] > 200, f"{{i}} is in between"
            total += 1
        total += x[i]
        i += 1
    return total

@aot.export
@ti.kernel
def double(x: Array):
    for i in x:
        assert x[i] != 7, f"{{i}} is seven"
        x[i] *= 2
"""
PROGRAM = """
import ast, sys
import anyio, numpy as np
import aiotaichi as at

async def main(arch, path, cases):
    async with at.Runtime(arch) as rt:
        module = await rt.load_aot_module(path)
        for name, numbers, data in cases:
            x = rt.ndarray((len(data),), at.i32)
            rt.queue.write(x, np.array(data, np.int32))
            kernel = module.kernel(name)
            arrays = [x] if "(x:" in str(kernel.signature) else []
            try:
                outcome = await rt.queue.launch(kernel, *arrays, *numbers)
            except at.errors.KernelError as error:
                outcome = error.message
            except at.errors.DeviceLostError as error:
                outcome = f"lost: {error}"
                await rt.recreate()
                module, x = await rt.load_aot_module(path), rt.ndarray((len(data),), at.i32)
            print((outcome, (await rt.queue.read(x)).tolist()))

anyio.run(main, *sys.argv[1:3], ast.literal_eval(sys.argv[3]))
"""
FAR = 2**28  # GiB away: unmapped memory
BUILDS = {
    "plain": "",
    "debug": "ti.init(debug=True)",
    "check_out_of_bound": "ti.init(check_out_of_bound=True)",
}


@pytest.fixture(scope="module")
def modules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("faults")
    for name, init in BUILDS.items():
        source = folder / f"{name}.py"
        source.write_text(SOURCE.format(init=init))
        anyio.run(partial(aot.build, source, arch=["x64", "vulkan"], out=folder))
    return folder


Case = tuple[str, tuple[int, ...], list[int]]
EIGHT = [0] * 8


def run(module: Path, *cases: Case) -> tuple[int, list[tuple[Any, list[int]]]]:
    """Launch kernels in a process. Return how the process ended, and each kernel's result and array."""
    arch = module.stem.partition("-")[2].replace("x64", "cpu")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", PROGRAM, arch, str(module), repr(cases)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    return done.returncode, [ast.literal_eval(line) for line in done.stdout.splitlines()]


@pytest.mark.parametrize(
    ("build", "case"),
    [
        ("plain", ("divide", (1, 0), [0])),
        ("check_out_of_bound", ("divide", (1, 0), [0])),
        ("debug", ("divide", (1, 0), [0])),
        ("debug", ("remainder", (1, 0), [0])),
        ("debug", ("divide", (-(2**31), -1), [0])),
    ],
)
def test_a_division_without_a_result_is_an_error(modules: Path, build: str, case: Case) -> None:
    message = "by zero" if case[1][1] == 0 else "of the least number by -1"
    assert run(modules / f"{build}-x64.tcm", case) == (0, [(message, [0])])


@pytest.mark.parametrize("name", ["store_in_field", "store_in_array"])
def test_a_store_far_out_of_bounds_loses_the_runtime(modules: Path, name: str) -> None:
    status, [(outcome, _), (after, _)] = run(
        modules / "plain-x64.tcm", (name, (FAR,), EIGHT), ("divide", (7, 2), [0])
    )
    assert status == 0
    assert outcome.startswith(f"lost: kernel {name} has accessed address 0x")
    assert after == 3


@pytest.mark.parametrize("build", ["debug", "check_out_of_bound"])
def test_a_store_out_of_bounds_is_an_error_of_a_checked_module(modules: Path, build: str) -> None:
    indices = (8, -1, FAR)
    cases: list[Case] = [(name, (i,), EIGHT) for name in ("store_in_field", "store_in_array") for i in indices]
    status, outcomes = run(modules / f"{build}-x64.tcm", *cases)
    assert status == 0
    for (name, (index,), _), (error, content) in zip(cases, outcomes, strict=True):
        assert f"indices ({index})" in error or f"indices [{index}]" in error, (name, error)
        assert content == EIGHT


@pytest.mark.parametrize("build", BUILDS)
def test_a_kernel_stops_at_the_assert_that_fails(modules: Path, build: str) -> None:
    cases: list[tuple[Case, Any, list[int]]] = [
        (("divide_asserted", (1, 0), EIGHT), "division by zero", EIGHT),
        (("divide_asserted", (7, 2), EIGHT), 3, EIGHT),
        (("store_asserted", (FAR,), EIGHT), f"{FAR} is out of bounds", EIGHT),
        (("store_asserted", (1,), [0, 0]), None, [0, 1]),
        (("stop", (), [0, 0]), "stopped", [1, 0]),
        (("add_up", (), [1, 300, 20]), 322, [1, 300, 20]),
        (("add_up", (), [1, -2, 20]), "1 is negative", [1, -2, 20]),
        (("add_up", (), [1, 2, 150]), "2 is in between", [1, 2, 150]),
        (("double", (), [1, 2, 3]), None, [2, 4, 6]),
    ]
    status, outcomes = run(modules / f"{build}-x64.tcm", *(case for case, _, _ in cases))
    assert status == 0
    assert outcomes == [(outcome, content) for _, outcome, content in cases]


def test_an_element_that_fails_is_left_alone(modules: Path) -> None:
    _, [(error, content)] = run(modules / "plain-x64.tcm", ("double", (), [1, 7, 3]))
    assert error == "1 is seven"
    assert content[1] == 7


@pytest.mark.parametrize("build", BUILDS)
def test_vulkan_reports_no_fault(modules: Path, build: str) -> None:
    cases: list[Case] = [("divide", (1, 0), [0]), ("divide_asserted", (1, 0), [0]), ("store_in_field", (8,), [0])]
    status, outcomes = run(modules / f"{build}-vulkan.tcm", *cases)
    assert status == 0
    assert not any(isinstance(outcome, str) for outcome, _ in outcomes)


MAPPED = """
import os, sys
import anyio, numpy as np
import aiotaichi as at

async def main(arch, path, way):
    data = np.memmap(path, np.int32, "w+", shape=2**20)
    async with at.Runtime(arch) as rt:
        x = rt.ndarray(data.shape, at.i32)
        imported = await rt.import_(data) if way == "import_" else None
        os.truncate(path, 4096)
        print("truncated", flush=True)
        if way == "read":
            await rt.queue.read(x, out=data)
        elif imported is not None:
            await rt.queue.fill(imported, 1)
        else:
            await rt.queue.write(x, data, borrow=way == "borrow")

anyio.run(main, *sys.argv[1:])
"""


@pytest.mark.parametrize(
    ("arch", "way"), [("cpu", "write"), ("vulkan", "write"), ("vulkan", "borrow"), ("vulkan", "read")]
)
def test_a_mapped_file_that_is_truncated_ends_the_process(arch: str, way: str, tmp_path: Path) -> None:
    """A ``write`` without ``borrow`` copies in the event loop's thread, and Vulkan's threads catch no faults."""
    status, output, log = run_mapped(arch, way, tmp_path)
    assert (output, status) == ("truncated\n", -signal.SIGBUS), log


@pytest.mark.parametrize("way", ["borrow", "read", "import_"])
def test_a_mapped_file_that_is_truncated_fails_the_operation(way: str, tmp_path: Path) -> None:
    status, output, log = run_mapped("cpu", way, tmp_path)
    assert (output, status) == ("truncated\n", 1)
    assert "InvalidStateError: a copy has used address 0x" in log


def run_mapped(arch: str, way: str, tmp_path: Path) -> tuple[int, str, str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", MAPPED, arch, str(tmp_path / "data"), way]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    return done.returncode, done.stdout, done.stderr
