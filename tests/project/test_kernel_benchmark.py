"""The benchmark of CPU kernels works, and all contenders' results are NumPy's. No test looks at a time."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import aiotaichi as at
from benchmarks import speed_page
from benchmarks.kernels import __main__ as command
from benchmarks.kernels import oracle, tables
from benchmarks.kernels.arguments import Array, load, save
from benchmarks.kernels.catalogue import KERNELS, Kernel
from benchmarks.kernels.child import Order
from benchmarks.kernels.entry import MODULES, ROOT, entries
from benchmarks.kernels.measurement import Plan, loads, rows
from benchmarks.kernels.numpy_kernels import FUNCTIONS
from benchmarks.kernels.process import ChildProcess, ContenderError

BY_NAME = {kernel.name: kernel for kernel in KERNELS}


@pytest.mark.slow
def test_a_quick_run(tmp_path: Path) -> None:
    """Run it as a user does: each contender that is installed gives the results of all 20 kernels."""
    threads = str(min(2, len(os.sched_getaffinity(0))))
    options = ["--quick", "--threads", threads, "--modules", "2", "--contenders", "ours,capi,numpy,c"]
    started = [sys.executable, "-m", "benchmarks.kernels", *options, "--output", str(tmp_path), "--name", "found"]
    done = subprocess.run(started, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads((tmp_path / "found.json").read_text())
    missing = {row["contender"] for row in found["rows"] if "missing" in row}
    assert missing <= {"C-API, 2", "C"}
    measured = {(row["contender"], row["kernel"]) for row in found["rows"] if row.get("seconds")}
    contenders = {"aiotaichi, 2", "C-API, 2", "NumPy", "C"} - missing
    assert measured == {(contender, kernel.name) for contender in contenders for kernel in KERNELS}
    assert done.stdout.strip() == (tmp_path / "found.md").read_text().strip()
    assert "| field_sparse 64 x 64 |" in done.stdout


@pytest.mark.sweep
def test_taichi_runs_the_same_kernels(tmp_path: Path) -> None:
    pytest.importorskip("taichi")
    kernels = [BY_NAME[name] for name in ("mpm_g2p", "field_dense")]  # matrices, and fields
    found = list(rows(Plan(entries(["taichi"]), [1], kernels, is_tiny=True, turns=1)))
    assert [row["kernel"] for row in found if row.get("seconds")] == ["mpm_g2p", "field_dense"]


def test_there_are_20_kernels() -> None:
    assert len(KERNELS) == len(BY_NAME) == len(FUNCTIONS) == 20


@pytest.mark.parametrize("cores", MODULES)
def test_the_modules_are_taichis(cores: int) -> None:
    """Each has the kernels, in as many parts as it is named after, and no path of the machine that compiled it."""
    with zipfile.ZipFile(MODULES[cores]) as archive:
        texts = {name: archive.read(name) for name in archive.namelist()}
    for kernel in KERNELS:
        for size in (kernel.tiny, kernel.sizes[-1]):
            for launch in (kernel.launch(size), *kernel.before(size), *kernel.after(size)):
                assert f"{launch.name}.ll" in texts
    assert f"i32 {cores}, ".encode() in texts["saxpy.ll"]
    for text in texts.values():
        assert b"/home" not in text
        assert b".py" not in text


@pytest.mark.sweep
@pytest.mark.anyio
@pytest.mark.runtime("cpu")
@pytest.mark.parametrize("cores", MODULES)
async def test_the_modules_load(rt: at.Runtime, cores: int) -> None:
    module = await rt.load_aot_module(MODULES[cores])
    x, y = (rt.ndarray(1000, at.f32) for _ in range(2))
    rt.queue.write(x, np.ones(1000, np.float32))
    rt.queue.launch(module.kernel("saxpy"), 2.0, x, y)
    np.testing.assert_array_equal(await rt.queue.read(y), 2.0)


def test_arguments_travel_in_files(tmp_path: Path) -> None:
    given = BY_NAME["mpm_p2g"].content(100, np.random.default_rng(1))
    save(given, tmp_path)
    for one, other in zip(load(tmp_path), given, strict=True):
        if isinstance(other, Array):
            assert isinstance(one, Array)
            assert (one.shape, one.element_shape) == (other.shape, other.element_shape)
            np.testing.assert_array_equal(one.data, other.data)
        else:
            assert one == other


def test_a_wrong_result_is_found() -> None:
    kernel = BY_NAME["saxpy"]
    given = kernel.content(100, np.random.default_rng(2))
    wanted = oracle.expected(kernel, given)
    found = [wanted[0].astype(np.float32)]
    assert oracle.problem(kernel, found, wanted) is None
    for wrong in (found[0][7] + 0.01, np.nan):
        found[0][7] = wrong
        problem = oracle.problem(kernel, found, wanted)
        assert problem is not None
        assert "1 wrong elements; (7,)" in problem


@pytest.mark.slow
def test_another_checkout_takes_turns(tmp_path: Path) -> None:
    """Its aiotaichi is imported from there. If it fails, the others go on."""
    package = tmp_path / "aiotaichi"
    package.mkdir()
    (package / "__init__.py").write_text("raise RuntimeError('the other checkout')")
    contenders = entries(["ours", "numpy"], [2], tmp_path)
    assert [entry.name for entry in contenders] == ["aiotaichi, 2", "base, 2", "NumPy"]
    found = list(rows(Plan(contenders[1:], [1], [BY_NAME["saxpy"]], is_tiny=True, turns=2)))
    assert [(row["contender"], len(row.get("seconds", []))) for row in found] == [("NumPy", 2), ("base, 2", 0)]
    assert "the other checkout" in found[1]["failed"]


def test_a_contender_that_fails_says_why() -> None:
    process = ChildProcess(ROOT, Order("numpy", 1, None), sorted(os.sched_getaffinity(0)))
    with pytest.raises(ContenderError, match="KeyError: 'no kernel'"):
        process.call("prepare", kernel="no kernel", size=1, folder="", results="")
    process.close()


@pytest.mark.sweep
def test_loads_are_measured() -> None:
    found = loads(Plan(entries(["ours", "numpy"], [2]), [1], load_turns=1))
    assert [row["contender"] for row in found] == ["aiotaichi, 2"]
    assert len(found[0]["seconds"]) == 1


NUMBA = """
from collections.abc import Callable
prange = range
def get_num_threads() -> int:
    return 3
def njit(**options: bool) -> Callable:
    assert options == {"parallel": True, "fastmath": True}
    return lambda function: function
"""


@pytest.mark.parametrize("kernel", KERNELS, ids=lambda kernel: kernel.name)
def test_the_loops_for_numba_compute_what_numpy_computes(kernel: Kernel, monkeypatch: pytest.MonkeyPatch) -> None:
    """As loops of Python: Numba need not be installed."""
    stand_in = ModuleType("numba")
    exec(NUMBA, stand_in.__dict__)
    monkeypatch.setitem(sys.modules, "numba", stand_in)
    monkeypatch.delitem(sys.modules, "benchmarks.kernels.peers.numba_kernels", raising=False)
    numba_kernels = importlib.import_module("benchmarks.kernels.peers.numba_kernels")
    monkeypatch.delitem(sys.modules, numba_kernels.__name__)
    given = kernel.content(32 if kernel.field else {1: 60, 2: 9, 3: 5}[kernel.ndim], np.random.default_rng(3))
    wanted = oracle.expected(kernel, given)
    values: list[Any] = [
        each.data if isinstance(each, Array) else np.float32(each) if isinstance(each, float) else each
        for each in given
    ]
    numba_kernels.FUNCTIONS[kernel.name](*values)
    assert oracle.problem(kernel, [values[number] for number in kernel.outputs], wanted) is None


@pytest.mark.slow
def test_numba_may_be_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables say so. An interpreter that has Numba may be another one than the benchmark's."""
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    plan = Plan(entries(["numba", "numpy"], numba=sys.executable), [1], [BY_NAME["saxpy"]], is_tiny=True, turns=1)
    module = tmp_path / "numba.py"
    module.write_text("raise ImportError('no Numba')")
    missing, found = (next(row for row in rows(plan) if row["contender"] == name) for name in ("Numba", "NumPy"))
    assert missing["missing"] == "no Numba"
    assert len(found["seconds"]) == 1
    module.write_text(NUMBA)
    assert {row["contender"] for row in rows(plan) if row.get("seconds")} == {"Numba", "NumPy"}


def made_up() -> tables.Results:
    seconds = {"aiotaichi, 2": [3e-6, 2e-6], "base, 2": [4e-6], "C-API, 2": [20e-6], "Numba": [1.6e-6], "C": [1e-6]}
    measured = [
        {"kernel": "saxpy", "size": size, "threads": threads, "elements": size, "contender": name}
        | {"seconds": [each / threads for each in times], "count": 9}
        for threads in (1, 2)
        for size in (4096, 2**24)
        for name, times in seconds.items()
    ]
    measured.append({"threads": 1, "contender": "taichi", "missing": "no taichi"})
    described = {"machine": ["a processor, 2 cores", "Python"], "date": "today", "base": "older", "turns": 2}
    return {**described, "loads": [{"contender": "aiotaichi, 2", "seconds": [3.0, 2.5]}], "rows": measured}


def test_the_tables() -> None:
    text = tables.document(made_up())
    for line in (
        "| base, 2 / aiotaichi, 2 | all | 2.00 | 2.00, saxpy 4,096 | 2.00, saxpy 4,096 |",
        "| C / aiotaichi, 2 | elementwise, the largest size | 0.50 |",
        "| Numba / aiotaichi, 2 | the largest size | 0.80 | 0.80, saxpy 16,777,216 |",
        "of 1 kernels at the largest size: saxpy 16,777,216 (1.25).",
        "| saxpy 4,096 | 2.00 us (0.488) | 4.00 us (0.977) | 20.0 us (4.88) | 1.60 us (0.391) | 1.00 us (0.244) |",
        "| saxpy 4,096 | 2.00 | 2.00 | 2.00 | 2.00 | 2.00 |",
        "| aiotaichi, 2 | 2.50 s | 3.00, 2.50 |",
        "taichi: missing: no taichi",
    ):
        assert line in text


def test_the_page_gets_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page, results = tmp_path / "speed.md", tmp_path / "found.json"
    results.write_text(json.dumps(made_up()))
    page.write_text(f"before\n{command.BEGIN}\nold\n{speed_page.END}\nafter\n")
    monkeypatch.setattr(speed_page, "PAGE", page)
    for _ in range(2):
        assert command.main(["--page", str(results)]) == 0
        text = page.read_text()
        assert text.startswith(f"before\n{command.BEGIN}\n\na processor, 2 cores; 1 core / 2 cores:")
        assert text.endswith(f"{speed_page.END}\nafter\n")
        assert (
            "| saxpy 16,777,216 | 2.00 us / 1.00 us | 20.0 us / 10.0 us | 1.60 us / 0.80 us | 1.00 us / 0.50 us |"
            in text
        )
        assert "old" not in text


def test_options_that_are_not_possible() -> None:
    for options in (["--kernels", "no"], ["--threads", "0"], ["--contenders", "you"], ["--modules", "3"]):
        with pytest.raises(SystemExit, match=rf"{options[0]}: {options[1]}: give words of"):
            command.main(options)
