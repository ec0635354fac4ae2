"""Compare every kernel of the fixture modules with NumPy, on every arch."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import Any

import numpy as np
import pytest

import aiotaichi as at
from support.catalog import CASES, Array, Case
from support.fixture_modules import module_at
from support.sequences import ARCHS, SEQUENCES

_BY_KERNEL: dict[tuple[str, str], list[Case]] = defaultdict(list)
for _case in CASES:
    _BY_KERNEL[_case.module, _case.kernel].append(_case)


def _same(found: Any, wanted: Any) -> bool:
    if isinstance(wanted, tuple):
        return len(found) == len(wanted) and all(map(_same, found, wanted))
    if isinstance(wanted, np.ndarray):
        return isinstance(found, np.ndarray) and found.dtype == wanted.dtype and np.array_equal(found, wanted)
    return type(found) is type(wanted) and found == wanted


async def _launch(rt: at.Runtime, kernel: at.Kernel, case: Case) -> None:
    values = []
    arrays = []
    for argument in case.arguments:
        if isinstance(argument, Array):
            array = rt.ndarray(argument.shape, argument.before.dtype, element_shape=argument.element_shape)
            rt.queue.write(array, argument.before)
            arrays.append((array, argument))
            values.append(array)
        else:
            values.append(argument)
    returned = await rt.queue.launch(kernel, *values)
    assert _same(returned, case.returns), (case, returned)
    for array, argument in arrays:
        found = await rt.queue.read(array)
        assert found.dtype == argument.after.dtype
        if argument.after.dtype.kind == "f":
            np.testing.assert_allclose(found, argument.after, rtol=1e-6, atol=1e-6, err_msg=str(case))
        else:
            np.testing.assert_array_equal(found, argument.after, err_msg=str(case))


ALL = sorted({case.module for case in CASES})
LAUNCHED = [
    *[("cpu", module) for module in ALL],
    *[("vulkan", module) for module in ALL],
    ("opengl", "basics"),
    ("gles", "basics"),
    *[pytest.param("cuda", module, marks=pytest.mark.cuda) for module in ALL],
]
"""The arch of the runtime and the module, and the module's name."""


@pytest.mark.slow
@pytest.mark.parametrize(("arch", "module"), LAUNCHED)
def test_kernels_give_numpys_numbers(arch: str, module: str) -> None:
    async def main() -> None:
        async with at.Runtime(arch) as rt:
            loaded = await rt.load_aot_module(module_at(arch, module))
            cases = {name: cases for (of, name), cases in _BY_KERNEL.items() if of == module}
            assert set(cases) == set(loaded.kernels), "the catalogue covers every kernel"
            for name, each in cases.items():
                for case in each:
                    await _launch(rt, loaded.kernel(name), case)

    asyncio.run(main())


@pytest.mark.parametrize("arch", ["cpu", "vulkan"])
def test_graphs_and_sequences_of_kernels_that_do_nothing(arch: str) -> None:
    async def main() -> None:
        async with at.Runtime(arch) as rt:
            loaded = await rt.load_aot_module(module_at(arch, "nothing"))
            x = rt.ndarray(5, at.f32)
            rt.queue.write(x, np.arange(5, dtype=np.float32))
            graph = loaded.compute_graph("all")
            await rt.queue.launch_graph(graph, a=2.0, x=x)
            async with rt.record() as sequence:
                for name, *arguments in (("nothing",), ("takes", at.Argument("a"), x), ("computes",)):
                    sequence.launch(loaded.kernel(name), *arguments)
            for a in (1.0, 2.0):
                await rt.queue.launch_graph(graph.bind(a=a, x=x))
                await rt.queue.launch(sequence, a=a)
            np.testing.assert_array_equal(await rt.queue.read(x), np.arange(5))

    asyncio.run(main())


CONTINUED = [
    pytest.param(arch, module, marks=[pytest.mark.cuda] if arch == "cuda" else [])
    for arch, folder in (("cpu", "x64"), ("vulkan", "vulkan"), ("cuda", "cuda"))
    for module in SEQUENCES
    if folder in ARCHS.get(module, (folder,)) and module != "caps"  # few devices can run caps
]


@pytest.mark.slow
@pytest.mark.parametrize(("arch", "module"), CONTINUED)
def test_fields_keep_their_values_for_the_next_kernel(arch: str, module: str) -> None:
    async def main() -> None:
        async with at.Runtime(arch) as rt:
            loaded = await rt.load_aot_module(module_at(arch, module))
            for case in SEQUENCES[module]:
                await _launch(rt, loaded.kernel(case.kernel), case)

    asyncio.run(main())
