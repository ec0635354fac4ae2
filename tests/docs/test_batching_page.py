"""The programs of the page about batches run, and do what the page says."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
import textwrap
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import anyio
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from service.clients import blurred

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("cpu")]

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "batching.md").read_text()
PROGRAMS = [
    textwrap.dedent(code) for _, code in re.findall(r"^( *)```python\n(.*?)^ *```", PAGE, re.DOTALL | re.MULTILINE)
]
FIRST, ENDS, LEASE, BLUR, FIGURES, ALONE = PROGRAMS
KERNELS = (ROOT / "tests" / "modules" / "src" / "batches.py").read_text()


@pytest.fixture
async def names(rt: at.Runtime, cpu_modules: Path) -> dict[str, Any]:
    """What the programs of the page know."""
    module = await rt.load_aot_module(cpu_modules / "batches")
    x = np.arange(1000, dtype=np.float32)
    return {"at": at, "errors": errors, "anyio": anyio, "np": np, "rt": rt, "module": module, "x": x}


async def run(program: str, names: dict[str, Any]) -> None:
    """Run a program that awaits, as the page shows it."""
    code = compile(program, "docs/batching.md", "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    result = eval(code, names)
    if inspect.isawaitable(result):
        await result


@pytest.mark.slow
@pytest.mark.taichi
@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of taichi's import
def test_many_clients_share_few_launches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "page_of_batches.py").write_text(FIRST)
    monkeypatch.syspath_prepend(tmp_path)
    module = importlib.import_module("page_of_batches")
    capfd.readouterr()
    anyio.run(module.main)
    (found,) = re.findall(r"^(\d+) launches for (\d+) requests$", capfd.readouterr().out, re.MULTILINE)
    launches, answered = map(int, found)
    assert answered == 200
    assert launches < 20


async def test_the_figures(rt: at.Runtime, names: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    async with at.Batcher(rt, names["module"]["scale"], "(n),(),()->(n)") as batcher:
        async with anyio.create_task_group() as tasks:
            for _ in range(200):
                tasks.start_soon(batcher, names["x"], 2.0, 1.0)
        await run(FIGURES, {**names, "batcher": batcher})
    rows, wait = capsys.readouterr().out.splitlines()
    assert float(rows.rpartition(" ")[2]) > 10
    assert re.fullmatch(r"99 of 100 requests have waited for at most [\d.e-]+ seconds", wait)


def test_the_kernel_is_one_of_the_module() -> None:
    signature, body = re.findall(r"^def scale(\(.*)\n((?:    .*\n)+)", FIRST, re.MULTILINE)[0]
    function = KERNELS.partition(f"def scale_elements{signature}")[2]
    lines = [line for line in function.splitlines() if line.strip() and not line.strip().startswith('"""')]
    assert lines[: body.count("\n")] == body.splitlines()


@pytest.mark.parametrize(
    ("x", "shown"), [(np.ones(4, np.float32), ""), (np.ones(4), "a bad request: item 0 is float64")]
)
async def test_requests_fail_as_the_page_says(
    names: dict[str, Any], x: Any, shown: str, capsys: pytest.CaptureFixture[str]
) -> None:
    await run(ENDS, {**names, "x": x})
    assert capsys.readouterr().out.startswith(shown)


async def test_a_lease_is_sent(names: dict[str, Any]) -> None:
    sent: list[bytes] = []

    async def send(data: memoryview) -> None:
        await anyio.lowlevel.checkpoint()
        sent.append(bytes(data))

    await run(LEASE, {**names, "socket": SimpleNamespace(send=send)})
    assert sent == [(2 * names["x"] + 1).tobytes()]


@pytest.mark.slow
async def test_several_kernels(rt: at.Runtime, names: dict[str, Any]) -> None:
    module = await rt.load_aot_module(ROOT / "examples" / "service" / "kernels-x64.tcm")
    image = np.random.default_rng(1).integers(0, 256, (20, 30, 3), np.uint8)
    await run(BLUR, names := {**names, "module": module, "image": image.reshape(20, 90)})
    assert np.array_equal(names["blurred"].reshape(image.shape), blurred(image, 4))


async def test_a_lone_request_is_launched_alone(names: dict[str, Any]) -> None:
    await run(ALONE, names)
    assert (names["result"] == 7).all()
