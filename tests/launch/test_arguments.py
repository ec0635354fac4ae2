"""A call with a bad argument raises one of aiotaichi's errors, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from support.wrong_calls import AMBIGUOUS, CALLS, NULL, RANGE, VALUE, Call, Odd, array

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(("error", "call"), CALLS.values(), ids=CALLS)
async def test_bad_input(rt: at.Runtime, error: type[errors.Error], call: Call) -> None:
    with pytest.raises(error) as caught:
        call(rt)
    assert type(caught.value) is error
    assert str(caught.value)
    await rt.queue.wait()


@pytest.mark.parametrize("path", [None, 123, [], b"demo.tcm"])
async def test_bad_paths(rt: at.Runtime, path: Any) -> None:
    with pytest.raises(NULL if path is None else VALUE):
        await rt.load_aot_module(path)


@pytest.mark.parametrize("data", [None, "x", [1000], 10**13])
async def test_bad_bytes(rt: at.Runtime, data: Any) -> None:
    with pytest.raises(NULL if data is None else VALUE):
        await rt.create_aot_module(data)


@pytest.mark.parametrize("arch", [5.3, int, b"cpu"])
async def test_bad_archs(arch: Any) -> None:
    with pytest.raises(VALUE, match="neither an Arch"):
        await at.Runtime(arch).__aenter__()


@pytest.mark.slow
async def test_bad_names_and_kernel_arguments(rt: at.Runtime, cpu_modules: Path) -> None:
    tensors = await rt.load_aot_module(cpu_modules / "tensors")
    scalars = await rt.load_aot_module(cpu_modules / "scalars")
    graphs = await rt.load_aot_module(cpu_modules / "graphs")
    bad: Any
    for bad in ([], 5, None):
        with pytest.raises(NULL if bad is None else VALUE, match="is a string"):
            tensors.kernel(bad)
    out = array(rt)
    for bad in ([[1], [2, 3]], ["a", "b"], [1j, 2j], [1, 2, 3], None):
        with pytest.raises((VALUE, NULL)):
            rt.queue.launch(tensors.kernel("take_vec2"), bad, out)
    with pytest.raises(RANGE):
        rt.queue.launch(tensors.kernel("take_vec2"), [1e300, 0], out)
    for bad in (Odd(), "1", 1.5, None, [1]):
        with pytest.raises((VALUE, NULL)):
            rt.queue.launch(scalars.kernel("store_i32"), bad, rt.ndarray(1, "i32"))
    for bad in (5, [1, 2], np.zeros(3)):
        with pytest.raises(VALUE, match="mapping"):
            rt.queue.launch_graph(graphs.compute_graph("thrice"), bad)
    await rt.queue.wait()


@pytest.mark.parametrize("values", [np.zeros(4, np.float32), [0.0] * 4, (0.0,) * 4], ids=type)
async def test_host_values_for_an_array_are_to_be_written_first(
    rt: at.Runtime, cpu_modules: Path, values: Any
) -> None:
    saxpy = (await rt.load_aot_module(cpu_modules / "basics")).kernel("saxpy")
    scale = (await rt.load_aot_module(cpu_modules / "graphs")).compute_graph("thrice")
    calls: list[tuple[str, Callable[[], Any]]] = [
        ("saxpy: argument arg2", lambda: rt.queue.launch(saxpy, 2.0, array(rt), values)),
        ("saxpy: argument arg2", lambda: saxpy.bind(2.0, array(rt), values)),
        ("argument arg", lambda: rt.queue.launch_graph(scale, n=4, x=values)),
    ]
    for where, call in calls:
        with pytest.raises(VALUE, match=rf"{where}.*(arg\d) = rt\.ndarray\(.*queue\.write\(\1, values\)"):
            call()
    await rt.queue.wait()


async def test_a_closed_array_of_no_elements_is_refused(rt: at.Runtime) -> None:
    nothing, open_ = rt.ndarray(0, "f32"), rt.ndarray(0, "f32")
    part = nothing[0:0]
    nothing.close()
    calls: list[Callable[[], Any]] = [
        lambda: rt.queue.read(nothing),
        lambda: rt.queue.read(part),
        lambda: rt.queue.write(nothing, []),
        lambda: rt.queue.fill(nothing, 1),
        lambda: rt.queue.copy(open_, nothing),
        lambda: rt.queue.copy(nothing, open_),
    ]
    for call in calls:
        with pytest.raises(errors.InvalidStateError, match="closed"):
            call()


async def test_a_closed_runtimes_memory_is_closed() -> None:
    async with at.Runtime("cpu") as rt:
        memory = rt.allocate_memory(16, host_read=True)
    assert memory.closed
    with pytest.raises(errors.InvalidStateError, match="closed"):
        async with memory.map():
            pytest.fail("mapped")


def name_in_numpy(name: str) -> str | None:
    """Return NumPy's name of the dtype that ``name`` means to NumPy; None if NumPy knows no such name."""
    try:
        return np.dtype(name).name
    except TypeError:
        return None


@pytest.mark.parametrize("dtype", at.types.DTYPES, ids=repr)
async def test_a_dtype_that_numpy_calls_otherwise_is_named_in_full(rt: at.Runtime, dtype: at.DType) -> None:
    """``"i8"`` has 8 bits in taichi and 8 bytes in NumPy: the error names both in full, if taichi has both."""
    name, other = dtype.name, name_in_numpy(dtype.name)
    for spelling in (dtype, dtype.numpy, dtype.numpy.name):
        assert rt.ndarray(4, spelling).dtype is dtype
    is_ambiguous = other not in (None, dtype.numpy.name)
    assert (name in AMBIGUOUS) is is_ambiguous
    if not is_ambiguous:
        assert rt.ndarray(4, name).dtype is dtype
        return
    memory, pool = rt.allocate_memory(64), rt.pool(max_bytes=64)
    calls: list[Callable[[], Any]] = [
        lambda: at.types.as_dtype(name),
        lambda: rt.ndarray(4, name),
        lambda: rt.ndarray(4, np.str_(name)),
        lambda: rt.host_array(4, name),
        lambda: memory.ndarray(4, name),
        lambda: pool.lease(4, name),
        lambda: pool.lease_all((4, at.f32), (4, name)),
        lambda: pool.lease_host(4, name),
    ]
    for call in calls:
        with pytest.raises(errors.InvalidArgumentError, match=f"'{name}' is {dtype.numpy.name} in Taichi") as caught:
            call()
        message = str(caught.value)
        assert f"give at.{name} or '{dtype.numpy.name}'" in message
        there = [each for each in at.types.DTYPES if each.numpy.name == other]
        assert (f"at.{there[0]} or '{other}'" if there else f"Taichi has no {other}") in message


@pytest.mark.parametrize("name", ["i1", "i2", "i4", "u2", "u4", "f2", "f4", "f8", "<i8", "int8", "uint64", "bool"])
async def test_a_dtype_that_only_numpy_names_is_numpys(rt: at.Runtime, name: str) -> None:
    assert rt.ndarray(4, name).dtype.numpy == np.dtype(name)


async def test_integers_of_numpy_are_integers(rt: at.Runtime) -> None:
    x = rt.ndarray(np.int64(6), np.dtype("i4"), element_shape=(np.int32(2),))
    assert x.shape == (6,)
    assert x.element_shape == (2,)
    rt.queue.fill(x[np.int64(1) : np.int64(3)], [np.int8(1), True])
    assert (await rt.queue.read(x)).tolist() == [[0, 0], [1, 1], [1, 1], *[[0, 0]] * 3]


async def test_an_event_that_was_not_awaited_says_so(rt: at.Runtime) -> None:
    event = rt.queue.read(rt.ndarray(4, at.f32))
    with pytest.raises(AttributeError, match="'sum': 'await' the event"):
        event.sum()  # type: ignore[attr-defined]
    with pytest.raises(TypeError, match="'await' the event"):
        np.asarray(event)
    assert (await event).sum() == 0
