"""Loops on CUDA whose blocks add to copies of small arrays: with or without copies, they compute what NumPy computes.

A machine without a GPU runs the same code on its processor: threads of the host are the threads of a block.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import aiotaichi as at
from aiotaichi.backends.cuda.target import target_of
from aiotaichi.compile import CompileRequest, CompileService
from aiotaichi.formats import Archive, ModuleSpec, NdArrayParameter, read_module
from support.cuda_kernels import Processor, has_copies, kernel_text
from support.fixture_modules import module_at

MODULE = module_at("cuda", "small_targets")
COPIES = {  # of each kernel: copies in shared memory
    "count": 1,
    "count_2d": 1,
    "count_pairs": 1,
    "count_inside": 1,
    "count_quotients": 1,
    "add_range": 1,
    "every_i32": 7,
    "add_to_both": 2,
    "add_and_most": 2,
    "add_then_read": 1,
    "add_then_write": 1,
    "two_types": 1,
    "add_doubled": 1,
    "read_itself": 0,
    "use_old": 0,
    "every_u64": 0,
    "every_f32": 0,
    "every_f64": 0,
    "add_f32": 0,
    "add_in_order": 0,
    "count_natural": 0,
    "throw": 0,
    "count_in_field": 0,
}
Numbers = npt.NDArray[Any]
GENERATOR = np.random.default_rng(6)


@pytest.mark.parametrize(
    "kernel", [pytest.param(name, marks=() if name in ("count", "use_old") else pytest.mark.slow) for name in COPIES]
)
def test_loops_that_only_add_to_arrays_have_copies(service: CompileService, kernel: str) -> None:
    spec, text = kernel_text(MODULE, kernel)
    assert has_copies(text) == bool(COPIES[kernel])
    names = tuple(each.task.name for each in text.tasks)
    target = target_of(90, 13000)
    source = text.device("declare void @vprintf(ptr, ptr)\n", target.prologue).encode()
    imports = ("__assertfail", "__nvvm_reflect", "vprintf")
    request = CompileRequest(kernel, source, "nvptx64-nvidia-cuda", target.cpu, target.features, names, imports, 3)
    ptx = service.compile(request).decode()
    copies = re.findall(r"\.shared \.align 4 \.b8 [\w$]+\[(\d+)\];", ptx)
    assert len(copies) == COPIES[kernel]
    assert sum(map(int, copies)) <= 8192
    assert ptx.count("bar.sync") == (2 if copies else 0)
    assert (" atom.shared." in ptx.replace("\t", " ")) == bool(copies)
    assert spec.name == kernel


def test_sums_of_f32_have_copies_only_where_taichis_flags_say_so() -> None:
    _, text = kernel_text(MODULE, "add_doubled", lambda text: text.replace(" reassoc ninf nsz ", " "))
    assert not has_copies(text)


ENDS = "  br label %final\n}"  # of the body of "count", whose operation is %33, on the address %32


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("atomicrmw add", "atomicrmw nand"),
        ("atomicrmw add", "atomicrmw volatile add"),
        ("seq_cst, align 4", 'syncscope("block") seq_cst, align 4'),
        (ENDS, f"  call void @elsewhere()\n{ENDS}"),
        (ENDS, f"  %a = call i32 @max_i32(i32* %32)\n{ENDS}"),
        (ENDS, f"  %a = ptrtoint i32* %32 to i64\n  %b = add i64 %a, 4\n{ENDS}"),
        (ENDS, f"  %a = alloca i32*\n  store i32* %32, i32** %a\n{ENDS}"),
        (ENDS, f"  %a = load i32, i32* %32\n{ENDS}"),
        (ENDS, f"  store i32 7, i32* %32\n{ENDS}"),
        (ENDS, f"  %a = add i32 %33, 1\n{ENDS}"),
        (ENDS, f"  %a = inttoptr i64 16 to i32*\n  store i32 1, i32* %a\n{ENDS}"),
        (ENDS, f"  %a = bitcast i32* %32 to i8*\n  store i8 1, i8* %a\n{ENDS}"),
    ],
)
def test_a_loop_that_may_use_the_array_in_another_way_has_no_copy(old: str, new: str) -> None:
    def changed(text: str) -> str:
        start = text.index("define internal void @function_body(")
        end = text.index("\n}\n", start) + 2
        assert old in text[start:end]
        return text[:start] + text[start:end].replace(old, new) + text[end:]

    assert has_copies(kernel_text(MODULE, "count")[1])
    assert not has_copies(kernel_text(MODULE, "count", changed)[1])


# -- what loops compute ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Launch:
    """A launch: its arguments, and what the arrays among them must hold afterwards."""

    kernel: str
    arguments: Sequence[Numbers | int]
    wanted: Sequence[Numbers]


def histogram(length: int, size: int) -> Launch:
    keys, before = GENERATOR.integers(0, size, length, np.int32), GENERATOR.integers(-9, 9, size, np.int32)
    return Launch("count", (keys, before), (keys, before + np.bincount(keys, minlength=size).astype(np.int32)))


def every_operation(length: int, size: int) -> Launch:
    keys = GENERATOR.integers(0, size, length, np.int32)
    limits = np.iinfo(np.int32)
    x, *before = (
        GENERATOR.integers(limits.min, limits.max, count, np.int32, endpoint=True) for count in (length, *[size] * 7)
    )
    wanted = [each.copy() for each in before]
    operations = (np.add, np.subtract, np.minimum, np.maximum, np.bitwise_and, np.bitwise_or, np.bitwise_xor)
    for operation, array in zip(operations, wanted, strict=True):
        operation.at(array, keys, x)
    return Launch("every_i32", (keys, x, *before), (keys, x, *wanted))


def of_two_axes(length: int, size: int) -> Launch:
    keys, counts = GENERATOR.integers(0, size, (length // 30, 30), np.int32), np.zeros((size, 3), np.int32)
    wanted = counts.copy()
    np.add.at(wanted, (keys, np.arange(30) % 3), 1)
    return Launch("count_2d", (keys, counts), (keys, wanted))


def of_vectors(length: int, size: int) -> Launch:
    keys, pairs = GENERATOR.integers(0, size, length, np.int32), np.zeros((size, 2), np.int32)
    wanted = pairs.copy()
    np.add.at(wanted[:, 0], keys, 1)
    np.add.at(wanted[:, 1], keys, np.arange(length, dtype=np.int32))
    return Launch("count_pairs", (keys, pairs), (keys, wanted))


def inside(length: int, times: int) -> Launch:
    keys, out = GENERATOR.integers(0, 50, length, np.int32), np.zeros(8, np.int32)
    wanted = out.copy()
    for k in range(times):
        adds = (keys + k) % 3 == 0
        np.add.at(wanted, (keys[adds] + k) % 7, k)
        wanted[7] -= (~adds).sum()
    return Launch("count_inside", (keys, times, out), (keys, wanted))


def weighted(length: int, size: int) -> Launch:
    """Sums of f32, with weights below zero. They are whole numbers, so that every order gives the same."""
    keys, x = GENERATOR.integers(0, size, length, np.int32), GENERATOR.integers(-8, 9, length).astype(np.float32)
    out = np.full(size, -0.0, np.float32)
    wanted = np.bincount(keys, x * 2 + 1, size).astype(np.float32)
    return Launch("add_doubled", (keys, x, out), (keys, x, wanted))


def of_a_range(begin: int, end: int, size: int) -> Launch:
    out, wanted = np.zeros(size, np.int32), np.zeros(size, np.int32)
    i = np.arange(begin, end, dtype=np.int32)
    np.add.at(wanted, i % 5, i)
    return Launch("add_range", (begin, end, out), (wanted,))


def of_two_arrays(length: int, size: int) -> Launch:
    keys = GENERATOR.integers(0, size, length, np.int32)
    counts = np.bincount(keys, minlength=size).astype(np.int32)
    zeros = [np.zeros(size, np.int32) for _ in range(2)]
    return Launch("add_to_both", (keys, *zeros), (keys, counts, counts * 10))


def of_one_array_twice(length: int, size: int) -> Launch:
    keys, out = GENERATOR.integers(0, size, length, np.int32), np.zeros(size, np.int32)
    wanted = np.bincount(keys, minlength=size).astype(np.int32) * 11
    return Launch("add_to_both", (keys, out, out), (keys, wanted, wanted))


def of_one_array_in_two_ways(length: int, size: int) -> Launch:
    """No number is below 5, so that their order changes nothing."""
    keys, out = GENERATOR.integers(0, size, length, np.int32), np.full(size, 100, np.int32)
    wanted = out + np.bincount(keys, minlength=size).astype(np.int32)
    return Launch("add_and_most", (keys, out, out), (keys, wanted, wanted))


def written_as_well(length: int, size: int) -> Launch:
    keys, out = GENERATOR.integers(0, size, length, np.int32), np.zeros(size, np.int32)
    other = np.zeros(size, np.int32)
    counts = np.bincount(keys, minlength=size).astype(np.int32)
    return Launch("add_then_write", (keys, out, other), (keys, counts, np.where(counts, 7, 0).astype(np.int32)))


def with_old_values(length: int, size: int) -> Launch:
    """Each old value is another: sorted by key, they count up."""
    keys = np.zeros(length, np.int32)
    places = np.zeros(length, np.int32)
    return Launch("use_old", (keys, np.zeros(size, np.int32), places), (keys,))


SIZES = (1, 2, 97, 1024, 2048, 2049, 4096)
LAUNCHES: dict[str, Callable[[int], Launch]] = {
    **{f"histogram of {size}": partial(histogram, size=size) for size in SIZES},
    **{f"every operation, {size}": partial(every_operation, size=size) for size in (1, 97, 292, 293)},
    **{f"two axes, {size}": partial(of_two_axes, size=size) for size in (5, 682, 683)},
    **{f"vectors, {size}": partial(of_vectors, size=size) for size in (3, 1024, 1025)},
    "a loop in the loop": partial(inside, times=5),
    **{f"weights, {size}": partial(weighted, size=size) for size in (1, 97, 2048, 2049)},
    "a range": lambda length: of_a_range(7, 7 + length, 5),
    "a range below zero": lambda length: of_a_range(-length, 0, 5),
    "an empty range": lambda _: of_a_range(9, 9, 5),
    "two arrays": partial(of_two_arrays, size=97),
    "two arrays, large": partial(of_two_arrays, size=1025),
    "one array twice": partial(of_one_array_twice, size=97),
    "one array, two ways": partial(of_one_array_in_two_ways, size=97),
    "another array is written": partial(written_as_well, size=97),
    "old values": partial(with_old_values, size=3),
}


WITHOUT_COPIES = {  # too large, or used in another way, too
    *("histogram of 2049", "histogram of 4096", "every operation, 293", "two axes, 683", "vectors, 1025"),
    *("weights, 2049", "an empty range", "two arrays, large", "one array, two ways", "old values"),
}
FIRST = ("histogram of 97", "histogram of 4096", "one array, two ways")  # the others take seconds together


@pytest.fixture(scope="module")
def processor(service: CompileService) -> Processor:
    return Processor(service, MODULE)


def check(launch: Launch, found: Sequence[Numbers]) -> None:
    for want, got in zip(launch.wanted, found, strict=False):
        np.testing.assert_array_equal(got, want)
    if launch.kernel == "use_old":
        np.testing.assert_array_equal(np.sort(found[2]), np.arange(len(found[2])))


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name in FIRST else pytest.mark.slow) for name in LAUNCHES]
)
def test_on_the_processor(processor: Processor, name: str) -> None:
    launch = LAUNCHES[name](6000)
    assert processor.run(launch.kernel, launch.arguments, blocks=2) is (name not in WITHOUT_COPIES)
    check(launch, [each for each in launch.arguments if isinstance(each, np.ndarray)])


@pytest.mark.parametrize(
    ("length", "size", "blocks", "copies"),
    [
        (6000, 2048, 2, True),
        (6000, 2049, 2, False),  # too large
        (6000, 2001, 3, False),  # more numbers than iterations of a block
        (6000, 2000, 3, True),
        (1, 1, 1, True),
        (5, 1, 7, False),
        (0, 1, 1, False),
        (9, 0, 1, False),
    ],
)
def test_copies_must_be_small_and_worth_filling(
    processor: Processor, length: int, size: int, blocks: int, copies: bool
) -> None:
    keys, out = np.arange(length, dtype=np.int32) % max(size, 1), np.zeros(max(size, 1), np.int32)
    met = processor.run("count", (keys, out[:size] if size else out[:0]), blocks)
    assert met is copies
    np.testing.assert_array_equal(out, np.bincount(keys, minlength=len(out)))


def test_an_index_out_of_bounds_reaches_the_memory_that_it_reached_before(processor: Processor) -> None:
    memory = np.zeros(40, np.int32)
    keys = np.array([-3, -1, 0, 9, 10, 12] * 50, np.int32)
    assert processor.run("count", (keys, memory[10:20]), 2)
    np.testing.assert_array_equal(memory, np.bincount(keys + 10, minlength=40))


def test_arrays_that_overlap_have_no_copies_if_they_are_used_in_two_ways(processor: Processor) -> None:
    memory = np.zeros(200, np.int32)
    keys = np.arange(600, dtype=np.int32) % 50
    for begin, apart in ((0, False), (99, False), (100, True)):
        met = processor.run("add_then_write", (keys, memory[:100], memory[begin : begin + 100]), 1)
        assert met is apart


@pytest.fixture
def spec() -> ModuleSpec:
    """What the module's file says, which is not read in the event loop."""
    return read_module(Archive.open(MODULE))


@pytest.mark.anyio
@pytest.mark.cuda
@pytest.mark.runtime("cuda")
@pytest.mark.parametrize("length", [1_000, 5_000_000])  # few and many iterations of a block
@pytest.mark.parametrize("name", LAUNCHES)
async def test_on_a_gpu(rt: at.Runtime, spec: ModuleSpec, name: str, length: int) -> None:
    launch = LAUNCHES[name](length)
    kernels = await rt.load_aot_module(MODULE)
    parameters = spec.kernels[launch.kernel].parameters
    arrays: dict[int, Any] = {}
    values: list[Any] = []
    for parameter, each in zip(parameters, launch.arguments, strict=True):
        if isinstance(each, np.ndarray) and id(each) not in arrays:
            assert isinstance(parameter, NdArrayParameter)
            shape = each.shape[: parameter.ndim]
            arrays[id(each)] = rt.ndarray(shape, each.dtype, element_shape=each.shape[parameter.ndim :])
            rt.queue.write(arrays[id(each)], each)
        values.append(arrays.get(id(each), each))
    await rt.queue.launch(kernels.kernel(launch.kernel), *values)
    found = [await rt.queue.read(value) for value in values if not isinstance(value, int)]
    check(launch, found)
