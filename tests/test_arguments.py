"""Bad input is an error of this library at the call that was wrong, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors

pytestmark = pytest.mark.anyio

Call = Callable[[at.Runtime], Any]
NULL, VALUE, RANGE = errors.ArgumentNullError, errors.InvalidArgumentError, errors.ArgumentOutOfRangeError
INDEX = errors.IndexOutOfRangeError


def array(rt: at.Runtime, dtype: Any = "f32") -> at.NdArray:
    return rt.ndarray(4, dtype)


class Odd:
    """A number that cannot make up its mind."""

    def __index__(self) -> int:
        raise ValueError("which?")


CALLS: dict[str, tuple[type[errors.Error], Call]] = {
    "dtype none": (NULL, lambda rt: rt.ndarray(4, None)),  # type: ignore[arg-type]
    "dtype nonsense": (VALUE, lambda rt: rt.ndarray(4, "i4,,")),
    "dtype complex": (VALUE, lambda rt: rt.ndarray(4, np.complex64)),
    **{
        f"shape {shape!r}": (NULL if shape is None else VALUE, lambda rt, shape=shape: rt.ndarray(shape, "f32"))  # type: ignore[misc]
        for shape in (None, 3.5, "ab", ("a",), (float("nan"),), ((1, 2),), (None,), (-1,), (2**31,), (1,) * 17)
    },
    **{
        f"element shape {shape!r}": (VALUE, lambda rt, shape=shape: rt.ndarray(4, "f32", element_shape=shape))  # type: ignore[misc]
        for shape in (None, "x", (0,), (1, 2, 3), (1.5,))
    },
    "size zero": (VALUE, lambda rt: rt.allocate_memory(0)),
    "size float": (VALUE, lambda rt: rt.allocate_memory(1.5)),  # type: ignore[arg-type]
    "usage text": (VALUE, lambda rt: rt.allocate_memory(4, usage="x")),  # type: ignore[arg-type]
    "more than there is": (errors.OutOfMemoryError, lambda rt: rt.allocate_memory(2**62)),
    "in flight text": (VALUE, lambda rt: rt.create_queue(max_in_flight="a")),  # type: ignore[arg-type]
    "in flight fraction": (VALUE, lambda rt: rt.create_queue(max_in_flight=2.5)),  # type: ignore[arg-type]
    "write none": (NULL, lambda rt: rt.queue.write(array(rt), None)),
    "write to a list": (VALUE, lambda rt: rt.queue.write([1], [1])),  # type: ignore[arg-type]
    "write floats to integers": (VALUE, lambda rt: rt.queue.write(array(rt, "i32"), [1.9, 2, 3, 4])),
    "write texts": (VALUE, lambda rt: rt.queue.write(array(rt, "i32"), ["1", "2", "3", "4"])),
    "write ragged": (VALUE, lambda rt: rt.queue.write(array(rt), [[1], [2, 3]])),
    "write too large": (RANGE, lambda rt: rt.queue.write(array(rt), [1e300] * 4)),
    "write too long": (RANGE, lambda rt: rt.queue.write(array(rt, "i32"), [2**31] * 4)),
    "write huge": (RANGE, lambda rt: rt.queue.write(array(rt, "i32"), [10**30] * 4)),
    "write another dtype": (VALUE, lambda rt: rt.queue.write(array(rt), np.zeros(4))),
    "write another shape": (VALUE, lambda rt: rt.queue.write(array(rt), [1, 2, 3])),
    "borrow a strided array": (VALUE, lambda rt: rt.queue.write(array(rt), np.zeros(8, "f4")[::2], borrow=True)),
    "write what is on the device": (VALUE, lambda rt: rt.queue.write(array(rt), array(rt))),
    "fill none": (NULL, lambda rt: rt.queue.fill(array(rt), None)),
    "fill ragged": (VALUE, lambda rt: rt.queue.fill(array(rt), [[1], [2, 3]])),
    "fill with a float": (VALUE, lambda rt: rt.queue.fill(array(rt, "i32"), 1.5)),
    "fill a half": (RANGE, lambda rt: rt.queue.fill(array(rt, "f16"), 1e10)),
    "fill a single": (RANGE, lambda rt: rt.queue.fill(array(rt), 1e300)),
    "fill a byte": (RANGE, lambda rt: rt.queue.fill(array(rt, "u8"), -1)),
    "fill a truth": (RANGE, lambda rt: rt.queue.fill(array(rt, "u1"), 7)),
    "fill a vector": (VALUE, lambda rt: rt.queue.fill(rt.ndarray(4, "f32", element_shape=(3,)), [1, 2])),
    "slice by floats": (VALUE, lambda rt: rt.allocate_memory(16)[0.0:4.0]),
    "slice by texts": (VALUE, lambda rt: rt.allocate_memory(16)["a":"b"]),
    "slice by a float": (VALUE, lambda rt: array(rt)[1.0]),  # type: ignore[index]
    "slice by two axes": (VALUE, lambda rt: array(rt)[0, 1]),  # type: ignore[index]
    "slice by a truth": (VALUE, lambda rt: array(rt)[True]),
    "slice of no axis": (VALUE, lambda rt: rt.ndarray((), "f32")[0]),
    "slice of a row of no axis": (VALUE, lambda rt: array(rt)[0][0]),
    "index too far": (INDEX, lambda rt: array(rt)[4]),
    "index too far back": (INDEX, lambda rt: array(rt)[-5]),
    "index of nothing": (INDEX, lambda rt: rt.ndarray(0, "f32")[0]),
    "index too far in a memory": (INDEX, lambda rt: rt.allocate_memory(16)[16]),
    "slice with a step": (VALUE, lambda rt: array(rt)[::2]),
    "slice too far": (INDEX, lambda rt: array(rt)[0:5]),
    "slice too far back": (INDEX, lambda rt: array(rt)[-5:]),
    "slice backwards": (INDEX, lambda rt: array(rt)[3:1]),
    "a slice of one's own": (RANGE, lambda rt: at.Slice(rt.allocate_memory(16), 10, 8, None, (8,))),
    "copy of another size": (VALUE, lambda rt: rt.queue.copy(array(rt)[:2], array(rt))),
    "launch nothing": (NULL, lambda rt: rt.queue.launch(None)),  # type: ignore[arg-type]
    "wait for nothing": (NULL, lambda rt: rt.queue.wait_event(None)),  # type: ignore[arg-type]
    "call nothing back": (NULL, lambda rt: rt.queue.record_event().add_done_callback(None)),  # type: ignore[arg-type]
    "call back in a mapping": (VALUE, lambda rt: rt.queue.record_event().add_done_callback(print, context={})),  # type: ignore[arg-type]
    "call a number back": (VALUE, lambda rt: rt.queue.record_event().add_done_callback(1)),  # type: ignore[arg-type]
    "since nothing": (NULL, lambda rt: rt.queue.record_event().elapsed_since(None)),  # type: ignore[arg-type]
}


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


async def test_bad_names_and_kernel_arguments(rt: at.Runtime, cpu_modules: Path) -> None:
    tensors = await rt.load_aot_module(cpu_modules / "tensors")
    scalars = await rt.load_aot_module(cpu_modules / "scalars")
    graphs = await rt.load_aot_module(cpu_modules / "graphs")
    bad: Any
    for bad in ([], 5, None):
        with pytest.raises(NULL if bad is None else VALUE, match="named by a string"):
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


async def test_what_is_closed_is_refused_however_small(rt: at.Runtime) -> None:
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


async def test_integers_of_numpy_are_integers(rt: at.Runtime) -> None:
    x = rt.ndarray(np.int64(6), np.dtype("i4"), element_shape=(np.int32(2),))
    assert x.shape == (6,)
    assert x.element_shape == (2,)
    rt.queue.fill(x[np.int64(1) : np.int64(3)], [np.int8(1), True])
    assert (await rt.queue.read(x)).tolist() == [[0, 0], [1, 1], [1, 1], *[[0, 0]] * 3]
