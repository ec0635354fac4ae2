"""Rows and slices of arrays on the device, and the errors if NumPy takes such an array for its own."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("cpu", "fake", "vulkan", "cuda")]

KEYS = [0, 2, -1, -4, np.int64(1), *(slice(*ends) for ends in [(None,), (1, 3), (-1, None), (-3, -1), (2, 2)])]


@pytest.mark.parametrize(
    ("shape", "element_shape"), [((4,), ()), ((4, 3), ()), ((4, 2, 3), ()), ((4,), (2,)), ((4, 3), (2, 2))], ids=repr
)
async def test_rows_are_numpys(rt: at.Runtime, shape: tuple[int, ...], element_shape: tuple[int, ...]) -> None:
    whole = np.arange(np.prod(shape + element_shape), dtype=np.float32).reshape(shape + element_shape)
    x = rt.ndarray(shape, at.f32, element_shape=element_shape)
    rt.queue.write(x, whole)
    key: Any
    for key in KEYS:
        part = x[key]
        assert part.shape == whole[key].shape
        read = await rt.queue.read(part)
        assert read.shape == whole[key].shape
        np.testing.assert_array_equal(read, whole[key])
        whole[key] = -whole[key] - 1
        rt.queue.write(part, whole[key])
        np.testing.assert_array_equal(await rt.queue.read(x), whole)
        whole[key] = 7
        rt.queue.fill(part, 7)
        np.testing.assert_array_equal(await rt.queue.read(x), whole)


async def test_rows_are_copied(rt: at.Runtime) -> None:
    x = rt.ndarray((3, 4), at.i32)
    whole = np.arange(12, dtype=np.int32).reshape(3, 4)
    rt.queue.write(x, whole)
    rt.queue.copy(x[0], x[-1])
    whole[0] = whole[-1]
    rt.queue.copy(x[1][2], x[1][-1])
    whole[1, 2] = whole[1, -1]
    rt.queue.write(x[2][1:3], [8, 9])
    whole[2, 1:3] = 8, 9
    rt.queue.write(x[2][0], 5)
    whole[2, 0] = 5
    np.testing.assert_array_equal(await rt.queue.read(x), whole)


async def test_bytes_of_a_memory(rt: at.Runtime) -> None:
    memory = rt.allocate_memory(8, host_read=True, host_write=True)
    rt.queue.write(memory, bytes(range(8)))
    rt.queue.write(memory[-2:], b"\xfe\xff")
    rt.queue.fill(memory[0], 9)
    rt.queue.write(memory[1], b"\x0a")
    rt.queue.copy(memory[2], memory[-1])
    read = await rt.queue.read(memory)
    assert read.tolist() == [9, 10, 255, 3, 4, 5, 254, 255]
    assert (await rt.queue.read(memory[3])).shape == ()
    assert int(await rt.queue.read(memory[3])) == 3
    with pytest.raises(errors.InvalidArgumentError, match="shape"):
        rt.queue.write(memory[1], b"\x0a\x0b")


async def test_a_copy_converts_nothing(rt: at.Runtime) -> None:
    x, y = rt.ndarray(4, at.f32), rt.ndarray(4, at.i32)
    rt.queue.write(x, [1, 2, 3, 4])
    for to, source, names in ((y, x, "i32, the source f32"), (x[1:], y[:3], "f32, the source i32")):
        message = rf"the destination holds {names}.*converts nothing: .*kernel.*read, astype and write.*x\.allocation"
        with pytest.raises(errors.InvalidArgumentError, match=message):
            rt.queue.copy(to, source)
        with pytest.raises(errors.InvalidArgumentError, match=message):
            async with rt.record() as sequence:
                sequence.copy(to, source)
    rt.queue.copy(y, x.allocation[: x.nbytes])  # the bytes as they are
    assert (await rt.queue.read(y)).tolist() == np.array([1, 2, 3, 4], np.float32).view(np.int32).tolist()
    rt.queue.copy(x.allocation[:16], y)
    vectors = rt.ndarray(2, at.f32, element_shape=(2,))
    rt.queue.copy(vectors, x)  # another shape
    assert (await rt.queue.read(vectors)).tolist() == [[1, 2], [3, 4]]


async def test_iterating_ends(rt: at.Runtime) -> None:
    x = rt.ndarray((3, 2), at.i32)
    for number, row in enumerate(x):
        rt.queue.fill(row, number)
    assert (await rt.queue.read(x)).tolist() == [[0, 0], [1, 1], [2, 2]]
    assert [part.shape for part in x[1]] == [(), ()]
    assert len(list(rt.allocate_memory(5))) == 5
    with pytest.raises(errors.InvalidArgumentError, match="no axis"):
        list(rt.ndarray((), at.i32))


async def test_an_array_is_as_long_as_its_leading_axis(rt: at.Runtime) -> None:
    for shape, element_shape in ((4, ()), ((3, 2), ()), ((0, 5), ()), (0, (3,)), ((2, 7), (3, 3))):
        x = rt.ndarray(shape, at.f32, element_shape=element_shape)
        assert len(x) == len(x[:]) == len(await rt.queue.read(x))
    assert len(rt.ndarray((2, 7), at.f32)[1]) == 7
    memory = rt.allocate_memory(12)
    assert (len(memory), len(memory[3:]), len(memory[3:3])) == (12, 9, 0)
    x = rt.ndarray((3, 2), at.i32)
    rt.queue.write(x, [[0, 1], [2, 3], [4, 5]])
    backwards = [(await rt.queue.read(row)).tolist() for row in reversed(x)]
    assert backwards == [[4, 5], [2, 3], [0, 1]]


async def test_what_has_no_axis_has_no_length(rt: at.Runtime) -> None:
    vector = rt.ndarray((), at.f32, element_shape=(3,))
    for data in (rt.ndarray((), at.f32), vector, rt.ndarray(4, at.f32)[0], rt.allocate_memory(4)[0]):
        with pytest.raises(TypeError, match=r"has no axis.*await queue\.read\(x\)"):
            len(data)


async def test_an_array_is_true_whatever_its_values(rt: at.Runtime) -> None:
    """``if x`` and ``x or y`` ask whether there is an array."""
    empty, zero = rt.ndarray(0, at.f32), rt.ndarray((), at.f32)
    for data in (empty, empty[:], zero, rt.ndarray(4, at.f32), rt.allocate_memory(4)[:0]):
        assert bool(data) is True


async def test_values_are_looked_for_on_the_host(rt: at.Runtime) -> None:
    x = rt.ndarray(4, at.f32)
    for data in (x, x[1:], x.allocation):
        with pytest.raises(TypeError, match=r"are on the device: look for 3 in 'await queue\.read\(x\)'"):
            3 in data  # noqa: B015


async def test_an_index_out_of_range_is_an_index_error(rt: at.Runtime) -> None:
    x = rt.ndarray((4, 2), at.i32)
    with pytest.raises(IndexError, match=r"\[4\] is not within the 4 of <NdArray i32 \(4, 2\) on .*>"):
        x[4]
    with pytest.raises(IndexError, match=r"\[-5:2\] is not within the 4"):
        x[-5:2]
    with pytest.raises(errors.InvalidArgumentError, match=r"x\[i\]\[j\]"):
        x[1, 1]  # type: ignore[index]


CONVERSIONS: dict[str, Callable[[Any], object]] = {
    "asarray": np.asarray,
    "array": lambda x: np.array(x, np.float32, copy=True),
    "a list of them": lambda x: np.array([x, x]),
    "sum": np.sum,
    "add": lambda x: np.add(x, 1),
    "an operand": lambda x: np.ones(4) + x,
    "assignment": lambda x: np.ones(4).__setitem__(slice(None), x),
}


@pytest.mark.parametrize("convert", CONVERSIONS.values(), ids=CONVERSIONS)
async def test_numpy_is_told_to_read(rt: at.Runtime, convert: Callable[[Any], object]) -> None:
    x = rt.ndarray(4, at.f32)
    for data in (x, x[1:], x.allocation):
        with pytest.raises(TypeError, match=r"await queue\.read\(x\)"):
            convert(data)
    event = rt.queue.read(x)
    with pytest.raises(TypeError, match="'await' the event"):
        convert(event)
    await event


async def test_numpy_is_told_to_read_images() -> None:
    async with at.Runtime("vulkan") as rt:
        image = rt.image((4, 4), at.Format.R32F)
        for data in (image, image.region()):
            with pytest.raises(TypeError, match=r"await queue\.read\(x\)"):
                np.asarray(data)
        with pytest.raises(errors.InvalidArgumentError, match=r"queue\.copy_image"):
            rt.queue.write(image, image)


async def test_arrays_of_vulkan_are_not_exchanged() -> None:
    async with at.Runtime("vulkan") as rt:
        x = rt.ndarray(4, at.f32)
        assert not hasattr(x, "__cuda_array_interface__")
        with pytest.raises(errors.InvalidInteropError):
            np.from_dlpack(x)


@pytest.mark.runtime("cpu")
async def test_arrays_of_the_processor_are_exchanged_by_dlpack(rt: at.Runtime) -> None:
    """NumPy sees what kernels write, and kernels what NumPy writes; the memory outlives its array."""
    x = rt.ndarray((2, 3), at.f32, element_shape=(2,))
    assert not hasattr(x, "__cuda_array_interface__")
    assert x.__dlpack_device__() == (1, 0)
    event = rt.queue.fill(x, 3.0)
    with pytest.raises(errors.InvalidStateError, match=r"<Queue 'default'.* still uses the array: await"):
        np.from_dlpack(x)
    await event
    shared = np.from_dlpack(x)
    assert shared.shape == (2, 3, 2)
    assert (shared == 3).all()
    await rt.queue.fill(x, 4.0)
    assert (shared == 4).all()
    other = rt.import_array(shared)  # and back, as NumPy's
    await rt.queue.fill(other, 5.0)
    assert ((await rt.queue.read(x)) == 5).all()
    x.close()
    assert (shared == 5).all()
    with pytest.raises(errors.InvalidArgumentError, match="the processor has no streams"):
        rt.ndarray(4, at.f32).__dlpack__(stream=1)
    assert np.from_dlpack(rt.ndarray((0, 3), at.f32)).shape == (0, 3)


@pytest.mark.runtime("cpu")
async def test_arrays_of_other_libraries_are_taken_by_dlpack(rt: at.Runtime) -> None:
    class Other:
        """An array of another library."""

        def __init__(self) -> None:
            self.array = np.zeros(8, np.float32)
            self.__dlpack__ = self.array.__dlpack__
            self.__dlpack_device__ = self.array.__dlpack_device__

    class OnAGpu:
        def __dlpack_device__(self) -> tuple[int, int]:
            return 2, 0

        def __dlpack__(self, **arguments: object) -> object:
            raise BufferError("it is on a GPU")

    other = Other()
    await rt.queue.fill(rt.import_array(other), 2.0)
    assert (other.array == 2).all()
    with pytest.raises(errors.InvalidInteropError, match="the OnAGpu cannot be imported"):
        rt.import_array(OnAGpu())


async def test_names_of_other_libraries_say_what_to_write_instead(rt: at.Runtime, arch: str) -> None:
    x, memory = rt.ndarray(4, at.f32), rt.allocate_memory(16)
    others: list[Any] = [x, x[1:], memory]
    if arch in ("fake", "vulkan"):  # the others have no images
        others.append(rt.image((4, 4)))
    for data in others:
        for name, call in (
            ("numpy", "await queue.read(x)"),
            ("cpu", "await queue.read(x)"),
            ("get", "await queue.read(x)"),
            ("to_numpy", "await queue.read(x)"),
            ("from_numpy", "await queue.write(x, values)"),
            ("copy_from", "await queue.copy(to, source)"),
            ("fill", "await queue.fill(x, value)"),
        ):
            assert not hasattr(data, name)
            with pytest.raises(
                AttributeError, match=re.escape(f"{name!r}: its values are on the device, call {call}")
            ):
                getattr(data, name)
        with pytest.raises(AttributeError, match=r"object has no attribute 'nmpy'$"):
            _ = data.nmpy


async def test_a_called_kernel_says_what_to_write_instead(rt: at.Runtime, modules: Path) -> None:
    basics, graphs = await rt.load_aot_module(modules / "basics"), await rt.load_aot_module(modules / "graphs")
    kernel, graph, x = basics["add_one"], graphs.compute_graph("thrice"), rt.ndarray(4, at.i32)
    for found, call in (
        (kernel, "await queue.launch(kernel, ...)"),
        (kernel.bind(x), "await queue.launch(bound)"),
        (graph, "await queue.launch_graph(graph, ...)"),
        (graph.bind(n=1, x=rt.ndarray(4, at.f32)), "await queue.launch_graph(bound)"),
    ):
        called: Any = found
        with pytest.raises(TypeError, match=re.escape(f"> is not called: '{call}' runs it")):
            called(x)


async def test_an_element_that_is_assigned_says_what_to_write_instead(rt: at.Runtime) -> None:
    found: list[Any] = [rt.ndarray(4, at.f32), rt.allocate_memory(4)]
    for data in found:
        with pytest.raises(TypeError, match=r"on the device: 'queue\.write\(x\[\.\.\.\], values\)' or 'queue\.fill"):
            data[0] = 1


async def test_an_event_that_is_not_awaited_says_so(rt: at.Runtime) -> None:
    event: Any = rt.queue.read(rt.ndarray(4, at.f32))
    for use in (lambda: event[0], lambda: np.asarray(event), lambda: event.sum(), lambda: list(iter(event))):
        with pytest.raises((TypeError, AttributeError), match=r"'await' the event"):
            use()
    await event


async def test_a_call_that_takes_the_devices_data_says_what_it_was_given(rt: at.Runtime, modules: Path) -> None:
    module: Any = await rt.load_aot_module(modules / "basics")
    x, values = rt.ndarray(4, at.i32), np.ones(4, np.int32)
    queue: Any = rt.queue
    calls: list[Callable[[], Any]] = [
        lambda: queue.read(values),
        lambda: queue.write(values, x),
        lambda: queue.copy(x, values),
    ]
    for call in calls:
        with pytest.raises(errors.InvalidArgumentError, match=r"not ndarray of the host: x = rt\.ndarray"):
            call()
    with pytest.raises(errors.InvalidArgumentError, match=re.escape("such as module['blur'] or a function of @")):
        queue.launch(module, x)
    with pytest.raises(errors.InvalidArgumentError, match=r"alone, not Kernel; launch takes kernels"):
        queue.launch_graph(module["add_one"])
    memory = rt.allocate_memory(16)
    for part in (x[:2], x[0], memory[:8]):
        with pytest.raises(errors.InvalidArgumentError, match=r"a whole array: make \w+ = rt\.ndarray"):
            queue.launch(module["add_one"], part)
    with pytest.raises(errors.InvalidArgumentError, match=r"not Memory: give an array over it, .* ndarray"):
        queue.launch(module["add_one"], memory)
    await queue.launch(module["add_one"], memory.ndarray(4, at.i32))
