"""``python -m aiotaichi demo``, and the environment variables of the package."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import aiotaichi
from aiotaichi.backends.vulkan.driver import VulkanDriver
from aiotaichi.formats import Archive, read_module, signature_of

pytestmark = pytest.mark.slow

DEMO = Path(aiotaichi.__file__).parent / "demo"


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(("arch", "loop"), [("cpu", "asyncio"), ("cpu", "uvloop"), ("vulkan", "trio")])
def test_demo(arch: str, loop: str) -> None:
    if arch == "vulkan" and (reason := VulkanDriver().probe()):
        pytest.skip(reason)
    result = run("-m", "aiotaichi", "demo", "--arch", arch, "--loop", loop)
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    lines = result.stdout.splitlines()
    assert lines[0].startswith(f"aiotaichi {aiotaichi.__version__} on ")
    bars = [line for line in lines if re.match("  (left|right) ", line)]
    assert [bar.count("[") for bar in bars] == [6, 6]
    (busy,) = re.findall(r"([\d.]+) s of kernels in ([\d.]+) s: ([\d.]+) at a time", result.stdout)
    assert float(busy[2]) == pytest.approx(float(busy[0]) / float(busy[1]), abs=0.2)
    counts = [tuple(map(int, each)) for each in re.findall(r"(\d+) of (\d+) on time", result.stdout)]
    drawn = [line.split()[-1] for line in lines if re.match(r"  (await|a call) ", line)]
    assert [(beats.count("."), len(beats)) for beats in drawn] == counts
    assert len(counts) == 2


@pytest.mark.taichi
def test_the_modules_of_the_demo_are_those_of_its_source(tmp_path: Path) -> None:
    result = run("-m", "aiotaichi", "build", str(DEMO / "kernels.py"), "--arch", "x64,vulkan", "-o", str(tmp_path))
    assert result.returncode == 0, result.stderr
    for name in ("kernels-x64.tcm", "kernels-vulkan.tcm"):
        shipped, built = (read_module(Archive.open(folder / name)) for folder in (DEMO, tmp_path))
        assert [*map(signature_of, shipped.kernels.values())] == [*map(signature_of, built.kernels.values())]
        assert "spin" in shipped.kernels
    code = Archive.open(DEMO / "kernels-x64.tcm")["spin.ll"].decode()
    assert set(re.findall(r'"target-cpu"="([^"]*)"', code)) == {"x86-64"}, "it runs on any x86-64 processor"


def test_the_environment_may_ask_for_logs() -> None:
    program = (
        "import anyio, aiotaichi as at\n"
        "async def main():\n"
        "    async with at.Runtime('cpu') as rt:\n"
        f"        await rt.load_aot_module({str(DEMO / 'kernels')!r})\n"
        "anyio.run(main)\n"
    )
    result = run("-c", program, AIOTAICHI_LOG="info")
    assert result.returncode == 0, result.stderr
    opened, loaded = result.stderr.splitlines()
    assert re.search(r" INFO aiotaichi\.runtime\.runtime: opened .* \((x64|arm64)\)$", opened)
    assert re.search(r" INFO aiotaichi\.launch\.loader: .*kernels-x64\.tcm: loaded in [\d.]+ s$", loaded)
    assert run("-c", program).stderr == ""


def test_a_level_that_there_is_not_is_refused_by_runtimes() -> None:
    program = (
        "import anyio, aiotaichi as at\n"
        "async def main():\n"
        "    try:\n"
        "        await at.Runtime('cpu').__aenter__()\n"
        "    except at.errors.InvalidArgumentError as error:\n"
        "        print(error)\n"
        "anyio.run(main)\n"
    )
    result = run("-c", program, AIOTAICHI_LOG="loud")
    assert (result.returncode, result.stdout) == (0, "AIOTAICHI_LOG=loud: give one of debug, info, warning, error\n")


def test_a_level_that_there_is_not_is_refused_by_commands() -> None:
    result = run("-m", "aiotaichi", "devices", AIOTAICHI_LOG="loud")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "aiotaichi: AIOTAICHI_LOG=loud: give one of debug, info, warning, error\n"
    assert run("-m", "aiotaichi", "--help", AIOTAICHI_LOG="loud").returncode == 0
