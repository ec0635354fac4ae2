"""taichi's own runtime runs the modules of our producer, whose loops' bodies are one index.

Run by ``nox -s oracle``, as test_differential.py.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from aiotaichi import formats
from benchmarks import capi

pytestmark = [pytest.mark.oracle, pytest.mark.slow]

PROGRAM = Path(__file__).parent.parent / "producer" / "sources" / "index_loops.py"
LENGTHS = [0, 1, 7, 511, 512, 1031]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("index-loops")
    environment = {**os.environ, "TI_SKIP_VERSION_CHECK": "ON"}
    subprocess.run([sys.executable, PROGRAM, "x64", folder, "2"], check=True, capture_output=True, env=environment)
    for name in ("indices", "blocks"):
        (folder / name).mkdir()
        for member, content in formats.Archive.open(folder / f"{name}.tcm").items():  # taichi loads only folders
            (folder / name / member).write_bytes(content)
    return folder


@pytest.fixture
def runtime() -> Iterator[capi.Runtime]:
    opened = capi.Runtime("x64")
    yield opened
    opened.close()


def launches() -> list[tuple[str, list[Any]]]:
    random = np.random.default_rng(1)
    found: list[tuple[str, list[Any]]] = [("constant", [np.zeros(1300, np.int32)])]
    for n in LENGTHS:
        integers = random.integers(0, 1000, n, np.int32)
        found += [(name, [integers]) for name in ("early", "in_blocks", "in_threads", "real_function")]
        found += [("one_axis", [random.random(n, np.float32)]), ("histogram", [integers, np.zeros(97, np.int32)])]
        found += [("between", [np.zeros(1031, np.int32), -n, 0])]
    for shape in [(0, 5), (5, 0), (1, 1), (31, 37)]:
        found += [("two_axes", [random.random(shape, np.float32), np.zeros(shape, np.float32)])]
    return found


def test_the_c_api_runs_the_loops(runtime: capi.Runtime, folder: Path) -> None:
    modules = [runtime.load(folder / name) for name in ("indices", "blocks")]
    for kernel, given in launches():
        results = []
        for module in modules:
            arguments = [runtime.array(value) if isinstance(value, np.ndarray) else value for value in given]
            module.launch(kernel, arguments)
            results.append([value.read() for value in arguments if isinstance(value, capi.NdArray)])
        for mine, theirs in zip(*results, strict=True):
            np.testing.assert_array_equal(mine, theirs, kernel)
