"""Run the catalogue on taichi's own runtimes: taichi computes the results that the catalogue expects.

Run by ``nox -s oracle``; it needs taichi 1.7.4 and a Vulkan driver. Our backends are held to the same
catalogue elsewhere, so the two together compare our runtimes with taichi's.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benchmarks import capi
from support.catalog import CASES, Array, Case
from support.sequences import ARCHS, SEQUENCES

pytestmark = [pytest.mark.oracle, pytest.mark.slow]

HERE = Path(__file__).parent
MODULES = HERE.parent / "modules"

# The declared types of Python values without a dtype: the C-API takes bytes as they are.
SCALARS = {"store_i16": np.int16, "store_u16": np.uint16, "store_f16": np.float16}
TENSORS = {"take_vec2": np.float32, "take_ivec3": np.int32, "take_mat23": np.float32}
# A launch has no way to pass scalars or tensor elements of 64 bits.
UNPASSABLE = {"store_i64", "store_u64", "store_f64", "mixed", "take_both"}
# Loops whose grid is larger than Vulkan's software device takes: taichi dispatches it as it is.
UNDISPATCHABLE = {("vulkan", "count_constant")}
# In Python an array of a pack is passed in the pack.
ELSEWHERE_IN_PYTHON = {"with_array", "only_array"}

BY_MODULE: dict[str, list[Case]] = dict(SEQUENCES)
for _case in CASES:
    BY_MODULE.setdefault(_case.module, []).append(_case)


def _same(found: Any, wanted: Any) -> None:
    if isinstance(wanted, tuple):
        # A struct's members come back flat or nested, a tuple of them as a list.
        assert len(found) == len(wanted)
        for left, right in zip(found, wanted, strict=True):
            _same(left, right)
        return
    found, wanted = np.asarray(found), np.asarray(wanted)
    assert found.shape == wanted.shape
    if wanted.dtype.kind == "f":
        np.testing.assert_allclose(found, wanted, rtol=1e-6)
    else:
        np.testing.assert_array_equal(found, wanted)


BOTH = ("x64", "vulkan")
HERE_BUILT = [(arch, module) for arch in BOTH for module in sorted(BY_MODULE) if arch in ARCHS.get(module, BOTH)]


@pytest.fixture
def runtime(arch: str) -> Iterator[capi.Runtime]:
    """One for each test: on Vulkan, every module uses the fields of the first one that a runtime has loaded."""
    opened = capi.Runtime(arch)
    yield opened
    opened.close()


def _argument(case: Case, value: Any) -> Any:
    if case.kernel in SCALARS:
        return capi.Scalar(value, SCALARS[case.kernel])
    if isinstance(value, (list, np.ndarray)):
        return capi.Tensor(np.array(value, TENSORS[case.kernel]))
    return value


def _launch(runtime: capi.Runtime, module: capi.Module, case: Case) -> None:
    values, arrays = [], []
    for argument in case.arguments:
        if isinstance(argument, Array):
            array = runtime.array(argument.before, argument.element_shape)
            arrays.append((array, argument.after))
            values.append(array)
        else:
            values.append(_argument(case, argument))
    module.launch(case.kernel, values)
    for array, after in arrays:
        found = array.read()
        assert found.dtype == after.dtype
        _same(found, after)
        array.free()


# psb: taichi's runtime never asks the device for physical storage buffers, and crashes.
# argpacks: the C-API has none.
@pytest.mark.parametrize(("arch", "module"), [pair for pair in HERE_BUILT if pair[1] not in ("psb", "argpacks")])
def test_the_c_api_gives_numpys_numbers(runtime: capi.Runtime, arch: str, module: str) -> None:
    loaded = runtime.load(MODULES / arch / module)
    for case in BY_MODULE[module]:
        if case.kernel in UNPASSABLE or (arch, case.kernel) in UNDISPATCHABLE:
            continue
        try:
            _launch(runtime, loaded, case)
        except Exception as error:
            error.add_note(repr(case))
            raise
    loaded.close()


@pytest.mark.parametrize("arch", BOTH)
def test_the_c_api_runs_graphs(runtime: capi.Runtime, arch: str) -> None:
    module = runtime.load(MODULES / arch / "graphs")
    x = runtime.array(np.arange(5, dtype=np.float32))
    y = runtime.array(np.zeros(5, np.float32))
    trace = capi.Tensor(np.array([[1, 9], [9, 4]], np.float32))
    module.launch_graph("step", {"a": 2.0, "n": 3, "x": x, "y": y, "m": trace})
    scaled = np.arange(5, dtype=np.float32) * 2 + 3
    _same(x.read(), scaled)
    _same(y.read(), 2 * scaled + 5)
    module.launch_graph("thrice", {"n": -1, "x": x})
    _same(x.read(), scaled - 3)
    with pytest.raises(capi.CapiError):
        module.launch_graph("thrice", {"n": 1})
    module.close()


@pytest.mark.parametrize("arch", BOTH)
def test_the_c_api_draws_numbers_in_range(runtime: capi.Runtime, arch: str) -> None:
    module = runtime.load(MODULES / arch / "randoms")
    reals, integers = runtime.array(np.full(4096, 9, np.float32)), runtime.array(np.zeros(4096, np.int32))
    module.launch("fill_f32", [reals])
    module.launch("fill_i32", [integers])
    drawn = reals.read()
    assert drawn.min() >= 0
    assert drawn.max() <= 1
    assert abs(drawn.mean() - 0.5) < 0.05
    assert len(np.unique(integers.read())) > 4000
    module.close()


# template: the front end instantiates templates at each call.
@pytest.mark.parametrize(("arch", "module"), [pair for pair in HERE_BUILT if pair[1] != "template"])
def test_the_front_end_gives_numpys_numbers(arch: str, module: str) -> None:
    """Run each module in its own process: taichi has one program per process, and may crash."""
    # taichi has no empty arrays in Python.
    cases = [
        case
        for case in BY_MODULE[module]
        if all(a.before.size for a in case.arguments if isinstance(a, Array))
        and case.kernel not in ELSEWHERE_IN_PYTHON
        and (arch, case.kernel) not in UNDISPATCHABLE
    ]
    done = subprocess.run(
        [sys.executable, HERE / "jit.py", arch, module],
        input=pickle.dumps(cases),
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(HERE.parent)},
        check=False,
    )
    assert done.returncode == 0, done.stderr.decode(errors="replace")[-2000:]
    # Ours, from the process just run.
    results = pickle.loads(done.stdout)
    assert len(results) == len(cases)
    for case, (arrays, returned) in zip(cases, results, strict=True):
        wanted = [argument.after for argument in case.arguments if isinstance(argument, Array)]
        try:
            for found, after in zip(arrays, wanted, strict=True):
                assert found.dtype == after.dtype
                _same(found, after)
            if case.returns is not None:
                _same(returned, case.returns)
        except AssertionError as error:
            error.add_note(f"{case!r} gave {returned!r}")
            raise
