"""Arguments of kernels by name."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.testing import FakeDriver
from support.fixture_modules import MODULES

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("fake")]


def saxpy(a: float, x: Any, y: Any) -> None:
    y += np.float32(a) * x


@pytest.fixture
async def rt() -> AsyncIterator[at.Runtime]:
    async with at.Runtime(FakeDriver({"saxpy": saxpy})) as rt:
        yield rt


@pytest.fixture
async def named(rt: at.Runtime) -> at.Kernel:
    """A kernel whose module records the names of its arguments: a, x and y."""
    return (await rt.load_aot_module(MODULES / "vulkan" / "basics"))["saxpy"]


@pytest.fixture
async def arrays(rt: at.Runtime) -> tuple[at.NdArray, at.NdArray]:
    x, y = rt.ndarray(3, at.f32), rt.ndarray(3, at.f32)
    rt.queue.fill(x, 2)
    return x, y


Launch = Callable[[at.Runtime, at.Kernel, Any, Any], Any]
LAUNCHES: list[Launch] = [
    lambda rt, kernel, x, y: rt.queue.launch(kernel, 1.5, x, y),
    lambda rt, kernel, x, y: rt.queue.launch(kernel, 1.5, x, y=y),
    lambda rt, kernel, x, y: rt.queue.launch(kernel, 1.5, y=y, x=x),
    lambda rt, kernel, x, y: rt.queue.launch(kernel, y=y, a=1.5, x=x),
    lambda rt, kernel, x, y: rt.queue.launch(kernel.bind(1.5, y=y, x=x)),
]


@pytest.mark.parametrize("launch", LAUNCHES)
async def test_arguments_may_be_mixed_as_in_python(
    rt: at.Runtime, named: at.Kernel, arrays: tuple[at.NdArray, at.NdArray], launch: Launch
) -> None:
    x, y = arrays
    await launch(rt, named, x, y)
    assert (await rt.queue.read(y)).tolist() == [3, 3, 3]


async def test_a_sequence_takes_them_too(
    rt: at.Runtime, named: at.Kernel, arrays: tuple[at.NdArray, at.NdArray]
) -> None:
    x, y = arrays
    async with rt.record() as sequence:
        sequence.launch(named, y=y, x=x, a=at.Argument("factor"))
    await rt.queue.launch(sequence, factor=4.0)
    assert (await rt.queue.read(y)).tolist() == [8, 8, 8]


WRONG: list[tuple[type[errors.Error], str, tuple[Any, ...], dict[str, Any]]] = [
    (errors.InvalidArgumentError, "kernel saxpy has no argument 'z'; it takes a, x, y", (1.0,), {"z": 1}),
    (errors.InvalidArgumentError, "argument 'a' is given twice, in order and by name", (1.0,), {"a": 1.0}),
    (errors.InvalidArgumentError, "argument 'y' is given twice", (1.0, 2.0, 3.0, 4.0), {"y": 1.0}),
    (errors.ArgumentNotFoundError, "kernel saxpy: argument 'x' is missing", (1.0,), {"y": 1}),
    (errors.InvalidArgumentError, "argument x takes an ndarray", (1.0,), {"x": 1, "y": 1}),
]


@pytest.mark.parametrize(("error", "message", "values", "by_name"), WRONG)
async def test_wrong_names_are_named(
    rt: at.Runtime,
    named: at.Kernel,
    error: type[errors.Error],
    message: str,
    values: tuple[Any, ...],
    by_name: dict[str, Any],
) -> None:
    with pytest.raises(error, match=message):
        rt.queue.launch(named, *values, **by_name)
    with pytest.raises(error, match=message):
        named.bind(*values, **by_name)
    assert rt.queue.in_flight == 0


async def test_a_bound_kernel_takes_no_names(
    rt: at.Runtime, named: at.Kernel, arrays: tuple[at.NdArray, at.NdArray]
) -> None:
    bound = named.bind(1.0, *arrays)
    with pytest.raises(errors.InvalidArgumentError, match="a bound kernel alone"):
        rt.queue.launch(bound, a=2.0)
    async with rt.record() as sequence:
        with pytest.raises(errors.InvalidArgumentError, match="a bound kernel alone"):
            sequence.launch(bound, a=2.0)


async def test_a_module_without_names_says_so(
    rt: at.Runtime, cpu_modules: Path, arrays: tuple[at.NdArray, at.NdArray]
) -> None:
    x, y = arrays
    kernel = (await rt.load_aot_module(cpu_modules / "basics"))["saxpy"]
    message = "its module does not record the names of its 3 arguments: give them in order, or build the module with"
    with pytest.raises(errors.InvalidArgumentError, match=message):
        rt.queue.launch(kernel, 1.0, x=x, y=y)
    await rt.queue.launch(kernel, 1.5, arg2=y, arg1=x)  # the names that its signature shows
    assert (await rt.queue.read(y)).tolist() == [3, 3, 3]
