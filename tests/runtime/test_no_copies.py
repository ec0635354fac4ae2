"""What is one device's is neither copied nor pickled. Values are both."""

from __future__ import annotations

import copy
import gc
import pickle
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.launch.kernel_function import key_of
from aiotaichi.testing import FakeDriver

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("fake")]

WAYS: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, lambda value: pickle.loads(pickle.dumps(value))]


@contextmanager
def refused(*advice: str) -> Iterator[None]:
    """Check that the block is refused."""
    with pytest.raises(TypeError, match="cannot be copied or pickled: ") as caught:
        yield
    assert all(text in str(caught.value) for text in advice)


@pytest.fixture(autouse=True)
def nothing_half_made() -> Iterator[None]:
    """Collect what refused copies have left: pytest reports the end of what is half made."""
    yield
    gc.collect()


async def everything(rt: at.Runtime, devices: at.Devices, modules: Path) -> list[tuple[Any, str]]:
    """Return objects of each public class that is a device's, and what to do instead of a copy."""
    module = await rt.load_aot_module(modules / "basics")
    graph = (await rt.load_aot_module(modules / "graphs")).compute_graph("thrice")
    kernel, memory, image = module.kernel("add_one"), rt.allocate_memory(16), rt.image((4, 4))
    x, sharded, pool = rt.ndarray(4, at.i32), devices.ndarray(8, at.f32), rt.pool(max_bytes=64)
    async with rt.record() as sequence:
        sequence.fill(x, 1)
    async with pool.lease(4, at.i32) as leased:
        pass
    async with at.stream(rt, [np.zeros(4, np.float32)]) as blocks:
        (block,) = [block async for block in blocks]
    host = rt.host_array(4, at.i32)
    batcher = at.Batcher(rt, lambda queue, batch: None, "(n)->(n)", dtypes=[at.f32, at.f32])
    read = "'await queue.read(x)' returns its values"
    return [
        (at.trace(rt), "at.trace"),
        (blocks, "at.stream"),
        (block, "block.data.copy()"),
        (batcher, "at.Batcher"),
        (rt.bind_write(x, host), "rt.bind_write"),
        (rt.bind_read(x, host), "rt.bind_read"),
        (rt, "another at.Runtime"),
        (at.Runtime("cpu"), "another at.Runtime"),
        (devices, "another at.Devices"),
        (rt.queue, "rt.create_queue"),
        (rt.queues(2), "rt.queues"),
        (module, "rt.load_aot_module"),
        (kernel, "rt.load_aot_module"),
        (kernel.bind(x), "kernel.bind"),
        (graph, "rt.load_aot_module"),
        (graph.bind(n=2, x=rt.ndarray(4, at.f32)), "graph.bind"),
        (x, read),
        (x[1:3], read),
        (leased, read),
        (memory, read),
        (memory[:4], read),
        (image, read),
        (image.region(), read),
        (image.texture(), "make one of the image"),
        (sharded, "x.read()"),
        (rt.queue.fill(x, 1), "'await' it"),
        (sharded.read(), "'await' it"),
        (pool, "rt.pool"),
        (sequence, "rt.record"),
        (rt.loss, "'await rt.wait_lost()'"),
        (rt.revoke_scope(), "rt.revoke_scope"),
        (rt.watchdog(slow=1), "rt.watchdog"),
    ]


async def test_objects_of_a_device_are_neither_copied_nor_pickled(modules: Path) -> None:
    async with at.Runtime(FakeDriver()) as rt, at.Devices(FakeDriver()) as devices:
        found = await everything(rt, devices, modules)
        for each, instead in found:
            for way in WAYS:
                with refused(repr(each), instead):
                    way(each)
        await devices.wait()


async def test_copies_of_all_kernels_are_refused_by_their_module(rt: at.Runtime, modules: Path) -> None:
    module = await rt.load_aot_module(modules / "basics")
    for way in (copy.deepcopy, pickle.dumps):
        for named in (module.kernels, module.compute_graphs):
            with refused(repr(module), "rt.load_aot_module"):
                way(named)


VALUES = [
    at.f32,
    at.Argument("dt"),
    at.CompileOptions(),
    at.LoadLimits(),
    at.Sampler(),
    at.Format.R32F,
    at.EventTimes(*map(float, range(10))),
    at.Explanation("kernel blur", 1, "left", at.EventTimes(*map(float, range(10))), 0, None, True),
    at.Histogram(),
    at.OperationTimes(at.Histogram(), at.Histogram()),
    at.Batch(0, (), (), None),
    at.interop.CpuMemoryInteropInfo(4096, 16),
]


async def test_values_are_copied_and_pickled(rt: at.Runtime, modules: Path) -> None:
    module = await rt.load_aot_module(modules / "basics")
    pool = rt.pool(max_bytes=64)
    await rt.queue.fill(rt.ndarray(4, at.i32), 1)
    found = [rt.info, rt.statistics(), rt.queue.statistics(), pool.statistics(), rt.health(), module.spec, *VALUES]
    for each in found:
        for way in WAYS:
            copied = way(each)
            assert type(copied) is type(each)
            assert repr(copied) == repr(each)


@pytest.mark.parametrize("dtype", at.types.DTYPES, ids=repr)
def test_there_is_one_object_for_a_dtype(dtype: at.DType) -> None:
    """Programs compare dtypes with ``is``, and so does the library."""
    for way in WAYS:
        assert way(dtype) is dtype
        assert way([dtype])[0] is dtype


KINDS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, errors.Error)]


@pytest.mark.parametrize("kind", KINDS)
def test_errors_are_copied_and_pickled(kind: type[errors.Error]) -> None:
    """Dask unpickles an error by its class's own ``__new__``."""
    make: Callable[..., errors.Error] = kind.__new__
    assert type(make(kind, "not positive")) is kind
    error = kind("not positive")
    for way in WAYS:
        copied = way(error)
        assert type(copied) is kind
        assert copied.args == error.args
        assert str(copied) == str(error)


async def test_each_public_class_is_either_a_value_or_a_devices(modules: Path) -> None:
    async with at.Runtime(FakeDriver()) as rt, at.Devices(FakeDriver()) as devices:
        checked = {type(each) for each, _ in await everything(rt, devices, modules)}
        classes = {each for each in map(vars(at).get, at.__all__) if isinstance(each, type)}
        statistics = {each for each in classes if each.__name__.endswith(("Statistics", "Health"))}
        plain = {at.DeviceInfo, at.SlowOperation, at.KernelFunction, at.TraceWindow, at.OperationSpan}
        values = {type(each) for each in VALUES} | plain | statistics
        enumerations = {each for each in classes if issubclass(each, Enum)}
        assert classes - checked - values - enumerations == set()
        await devices.wait()


class Solver:
    """A class with a kernel, whose instances a program copies."""

    @at.kernel
    def step(self, x: Any) -> None: ...


@at.kernel
def add_one(x: Any) -> None: ...


def test_kernel_functions_are_copied_as_functions_are() -> None:
    solver = Solver()
    for way in WAYS:
        assert way(add_one) is add_one
        assert way(Solver.step) is Solver.step
        step = way(solver.step)
        assert isinstance(step.instance, Solver)
        assert (step.instance is solver) is (way is copy.copy)
        assert key_of(step) == key_of(step.instance.step), "a copy is the kernel of the copied object"
