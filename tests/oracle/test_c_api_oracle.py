"""Compare the counterparts with the C-API itself, and check the table's notes about taichi's mistakes.

Run by ``nox -s oracle``, as test_differential.py.
"""

from __future__ import annotations

import asyncio
import ctypes
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from benchmarks import capi
from support.fluid import CELLS, DT, STIFFNESS, Fluid
from support.sparks import SIZE, Sparks

pytestmark = [pytest.mark.oracle, pytest.mark.slow]

MODULES = Path(__file__).parent.parent / "modules"
BOTH = ("x64", "vulkan")


@pytest.fixture
def runtime(arch: str) -> Iterator[capi.Runtime]:
    opened = capi.Runtime(arch)
    yield opened
    opened.close()


def ours(arch: str, call: Callable[[at.Runtime], Any]) -> Any:
    """Return the result of a call on an aiotaichi runtime. The call may return a coroutine."""

    async def main() -> Any:
        async with at.Runtime(arch) as rt:
            result = call(rt)
            return await result if asyncio.iscoroutine(result) else result

    return asyncio.run(main())


def test_the_versions_are_equal() -> None:
    assert capi.shared_object().ti_get_version() == at.get_version()


@pytest.mark.parametrize("arch", ["vulkan"])
def test_every_capability_that_taichi_finds_is_found(runtime: capi.Runtime) -> None:
    """aiotaichi also finds capabilities that taichi never asks the device for."""
    get = capi.shared_object().ti_get_runtime_capabilities
    get.argtypes = [ctypes.c_void_p] * 3
    get.restype = None
    count, found = ctypes.c_uint32(64), (ctypes.c_uint32 * 128)()
    get(runtime.handle, ctypes.byref(count), found)
    assert count.value > 10
    levels = {at.Capability(found[2 * i]): found[2 * i + 1] for i in range(count.value)}
    assert levels.items() <= ours("vulkan", lambda rt: rt.capabilities).items()


@pytest.mark.parametrize("arch", ["vulkan"])
def test_errors_have_the_same_codes(runtime: capi.Runtime) -> None:
    module = runtime.load(MODULES / "vulkan" / "c_api")

    async def look_up(rt: at.Runtime, name: str) -> None:
        loaded = await rt.load_aot_module(MODULES / "vulkan" / "c_api")
        loaded.kernel(name)

    pairs: list[tuple[Callable[[], Any], Callable[[at.Runtime], Any]]] = [
        (lambda: module.launch("#$#%*("), lambda rt: look_up(rt, "#$#%*(")),
        (lambda: runtime.load(Path("ssssss///")), lambda rt: rt.load_aot_module("ssssss///")),
    ]
    for theirs, mine in pairs:
        with pytest.raises(capi.CapiError) as expected:
            theirs()
        with pytest.raises(errors.error_class(expected.value.code)):
            ours("vulkan", mine)
    module.close()


@pytest.mark.parametrize("arch", BOTH)
def test_graphs_give_the_same(runtime: capi.Runtime, arch: str) -> None:
    module = runtime.load(MODULES / arch / "c_api")
    x, y = (runtime.array(np.zeros(16, np.int32)) for _ in range(2))
    module.launch_graph("ramps", {"base0": 10, "base1": 20, "base2": 30, "x": x, "y": y})
    for array in (x, y):
        np.testing.assert_array_equal(array.read(), 3 * np.arange(16) + 60)
    out = runtime.array(np.zeros(2, np.int32))
    vector, matrix = np.array([1, 2, 3], np.int32), np.array([[1, 2], [3, 4]], np.int32)
    module.launch_graph("sums", {"v": capi.Tensor(vector), "m": capi.Tensor(matrix), "out": out})
    assert out.read().tolist() == [6, 10]
    module.close()


@pytest.mark.parametrize("arch", BOTH)
def test_taichi_behaves_as_the_table_says(runtime: capi.Runtime, arch: str) -> None:
    module = runtime.load(MODULES / arch / "c_api")
    x = runtime.array(np.ones(4, np.float16))
    module.launch("fill_half", [2.0, x])  # the low half of the bits of an f32
    assert not x.read().any()
    module.launch("fill_half", [capi.Scalar(2.0, np.float16), x])
    assert (x.read() == 2).all()
    longs, small = runtime.array(np.zeros(4, np.int64)), runtime.array(np.zeros(4, np.uint8))
    arrays = {"halfs": x, "longs": longs, "bytes": small}
    numbers = {"half": capi.Scalar(1, np.float16), "long": capi.Scalar(1, np.int64), "byte": capi.Scalar(1, np.uint8)}
    with pytest.raises(capi.CapiError) as caught:
        module.launch_graph("fills", {**numbers, **arrays})
    assert errors.error_class(caught.value.code) is errors.ArgumentOutOfRangeError
    module.close()


@pytest.mark.parametrize("arch", BOTH)
def test_particles_move_the_same(runtime: capi.Runtime, arch: str) -> None:
    module, fluid = runtime.load(MODULES / arch / "particles"), Fluid.block()
    shapes = {"position": (2,), "velocity": (2,), "affine": (2, 2), "volume": ()}
    arrays = {name: runtime.array(getattr(fluid, name).astype(np.float32), shape) for name, shape in shapes.items()}
    grid = {
        "momentum": runtime.array(np.zeros((CELLS, CELLS, 2), np.float32), (2,)),
        "mass": runtime.array(np.zeros((CELLS, CELLS), np.float32)),
    }
    step = module.bind_graph("step", {"dt": DT, "gravity": 9.8, "stiffness": STIFFNESS, **arrays, **grid})
    for _ in range(50):
        step()
        fluid.step(gravity=9.8)
    np.testing.assert_allclose(arrays["position"].read(), fluid.position, atol=4e-6)
    np.testing.assert_allclose(arrays["velocity"].read(), fluid.velocity, atol=5e-5)
    module.close()


@pytest.mark.parametrize("arch", ["vulkan"])
def test_taichi_loads_a_module_without_kernels(runtime: capi.Runtime) -> None:
    runtime.load(MODULES / "vulkan" / "empty").close()


@pytest.mark.parametrize("arch", BOTH)
def test_taichi_ignores_further_names_and_element_shapes(runtime: capi.Runtime, arch: str) -> None:
    module = runtime.load(MODULES / arch / "c_api")
    cells = runtime.array(np.zeros(10, np.int32))
    module.launch_graph("changes", {"cells": cells, "first": 8, "more": 1})
    assert cells.read()[0] == 8
    pairs = runtime.array(np.zeros((8, 2), np.int32), (2,))
    module.launch("ramp", [0, pairs, capi.Tensor(np.array([1, 0, 0], np.int32))])
    assert pairs.read().ravel().tolist() == [*range(1, 9), *[0] * 8]
    module.close()


@pytest.mark.parametrize("arch", ["x64"])
def test_sparks_fly_the_same(runtime: capi.Runtime) -> None:
    module, expected = runtime.load(MODULES / "x64" / "sparks"), Sparks()
    out = runtime.array(np.zeros((SIZE, SIZE, 4), np.float32))
    module.launch_graph("begin", {})
    for _ in range(12):
        module.launch_graph("frame", {"count": 100, "out": out})
        np.testing.assert_array_equal(out.read(), expected.frame(100)[..., None] * np.arange(1, 5))
    module.close()
