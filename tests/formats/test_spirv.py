"""Shaders as taichi wrote them, and damaged shaders."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aiotaichi.errors import CorruptedDataError
from aiotaichi.formats import Archive, read_module
from aiotaichi.formats.spec import GfxTask
from aiotaichi.formats.spirv import Shader, mended, read_shader

MODULES = Path(__file__).parent.parent / "modules" / "vulkan"
RGBA8, R32F = 4, 3


def code_of(module: str, kernel: str, task: int) -> bytes:
    archive = Archive.open(MODULES / module)
    return archive[read_module(archive).kernels[kernel].code[task]]


def shader_of(module: str, kernel: str, task: int = 0) -> Shader:
    return read_shader(code_of(module, kernel, task), kernel)


@pytest.mark.parametrize(
    "folder", sorted(p.parent for p in MODULES.glob("*/metadata.json")), ids=lambda path: path.name
)
def test_every_shader_reads(folder: Path) -> None:
    archive = Archive.open(folder)
    for kernel in read_module(archive).kernels.values():
        for task, member in zip(kernel.tasks, kernel.code, strict=True):
            assert isinstance(task, GfxTask)
            shader = read_shader(archive[member], member)
            assert shader.group_size == (task.threads_per_group, 1, 1)
            assert set(shader.storage_formats) == {bind.binding for bind in task.textures if bind.is_storage}
            assert 0x10000 <= shader.version <= 0x10600
            assert 1 in shader.capabilities  # Shader


@pytest.mark.parametrize(
    ("module", "kernel", "task", "extents"),
    [
        ("basics", "saxpy", 0, ((1, 0),)),
        ("basics", "add_2d", 0, ((0, 0), (0, 1))),
        ("arrays", "three_d", 0, ((0, 0), (0, 1), (0, 2))),
        ("basics", "reduce_sum", 0, None),  # serial
        ("basics", "reduce_sum", 1, ((0, 0),)),  # the sum is in GlobalTmps, the bounds are not
        ("basics", "iota", 1, None),  # bounds in GlobalTmps
        ("basics", "count_up", 1, None),
        ("basics", "empty_range", 0, ()),  # constant
        ("randoms", "fill_f32", 0, None),  # each thread has a seed in GlobalTmps: the result depends on the grid
        ("psb", "saxpy", 0, ((1, 0),)),
        ("returns", "ret_f32", 0, None),
    ],
)
def test_extents(module: str, kernel: str, task: int, extents: tuple[tuple[int, int], ...] | None) -> None:
    assert shader_of(module, kernel, task).extents == extents


@pytest.mark.parametrize(
    ("module", "kernel", "task", "fits"),
    [
        ("basics", "saxpy", 0, True),
        ("basics", "reduce_sum", 1, True),
        ("stencil", "sweep", 0, True),
        ("shared_array", "reverse_blocks", 0, True),
        ("randoms", "fill_f32", 0, False),  # each thread has a seed
        ("basics", "reduce_sum", 0, False),  # serial
        ("basics", "count_up", 1, True),  # the task before has stored the range
        ("basics", "iota", 1, False),  # two bounds in memory
    ],
)
def test_loops_that_fit_any_grid(module: str, kernel: str, task: int, fits: bool) -> None:
    assert shader_of(module, kernel, task).fits_any_grid is fits


def test_a_loop_that_sees_its_grid_does_not_fit_any() -> None:
    """saxpy multiplies by a number that follows from the place of the invocation in the grid."""
    code = code_of("basics", "saxpy", 0)
    words = list(struct.unpack(f"<{len(code) // 4}I", code))
    function = words.index(MAIN[0])
    place = words[words.index(4 << 16 | 124, function) + 2]  # OpBitcast of the invocation's number
    product = max(i for i, word in enumerate(words) if word == 5 << 16 | 133)  # OpFMul
    words[product + 4] = place
    assert not read_shader(struct.pack(f"<{len(words)}I", *words), "here").fits_any_grid


@pytest.mark.parametrize(
    ("module", "kernel", "stored"),
    [
        ("batches", "scale", ((0, None),)),  # range(count)
        ("batches", "scale_elements", ((0, None), (1, 1))),  # ndrange(count, x.shape[1])
    ],
)
def test_a_serial_task_stores_the_range_of_the_loop_after_it(
    module: str, kernel: str, stored: tuple[tuple[int, int | None], ...]
) -> None:
    serial, loop = shader_of(module, kernel), shader_of(module, kernel, 1)
    assert (loop.extents, serial.range_place, loop.stored_ranges) == (None, None, None)
    assert loop.range_place is not None
    assert serial.stored_ranges == {loop.range_place: stored}


def test_a_serial_task_stores_values_that_are_no_ranges() -> None:
    assert shader_of("scalars", "store_f32").stored_ranges == {(2, 0): None}
    bounds = shader_of("basics", "iota")  # range(begin, end): the loop loads two words
    assert bounds.stored_ranges == {(2, 0): ((0, None),), (2, 1): ((1, None),)}
    assert shader_of("basics", "iota", 1).range_place is None


def test_image_formats_and_capabilities() -> None:
    assert shader_of("textures", "paint", 1).storage_formats == {4: R32F}
    assert shader_of("textures", "tint", 1).storage_formats == {4: RGBA8}
    assert shader_of("textures", "sample").storage_formats == {}
    assert 5347 in shader_of("psb", "saxpy").capabilities


HEADER = (0x07230203, 0x10300, 0, 100, 0)
ENTRY = (5 << 16 | 15, 5, 4, 0x6E69616D, 0)
LOCAL_SIZE = (6 << 16 | 16, 4, 17, 64, 1, 1)
MAIN = (5 << 16 | 54, 2, 4, 0, 3)
END = (1 << 16 | 56,)


def assembled(*instructions: tuple[int, ...], header: tuple[int, ...] = HEADER) -> bytes:
    words = [*header, *(word for each in instructions for word in each)]
    return struct.pack(f"<{len(words)}I", *words)


def test_the_smallest_shader() -> None:
    assert read_shader(assembled(ENTRY, LOCAL_SIZE, MAIN, END), "here") == Shader(
        0x10300, frozenset(), frozenset(), False, (64, 1, 1), {}, {}, 0, 0, (), {}, None, False
    )


def test_undeclared_capabilities_are_added() -> None:
    for kernel, capability in (("paint_1d", 44), ("fetch_1d", 43)):
        code = code_of("textures_1d", kernel, -1)
        shader = read_shader(code, kernel)
        assert shader.undeclared == {capability}
        declared = read_shader(mended(code, shader), kernel)
        assert declared.undeclared == frozenset()
        assert declared.capabilities == shader.capabilities | {capability}
        assert declared.group_size == shader.group_size
    assert shader_of("textures", "paint", -1).undeclared == frozenset()


@pytest.mark.parametrize(("width", "undeclared"), [(32, set()), (64, {12})])
def test_atomic_operations_on_64_bits_need_a_capability(width: int, undeclared: set[int]) -> None:
    integer = (4 << 16 | 21, 6, width, 1)
    atomic_add = (7 << 16 | 234, 6, 7, 8, 9, 10, 11)
    shader = read_shader(assembled(ENTRY, LOCAL_SIZE, integer, MAIN, atomic_add, END), "here")
    assert shader.undeclared == undeclared


def test_subgroup_operations_need_capabilities() -> None:
    quad = (7 << 16 | 366, 6, 7, 8, 9, 10, 11)
    clustered = (7 << 16 | 349, 6, 7, 8, 3, 9, 10)
    vote, shuffle_up = (5 << 16 | 334, 6, 7, 8, 9), (6 << 16 | 347, 6, 7, 8, 9, 10)
    mask = (4 << 16 | 71, 9, 11, 4416)
    for instruction, capability in ((quad, 68), (clustered, 67), (vote, 62), (shuffle_up, 66), (mask, 64)):
        code = assembled(ENTRY, LOCAL_SIZE, instruction, MAIN, END)
        shader = read_shader(code, "here")
        assert shader.undeclared == {capability}
        assert read_shader(mended(code, shader), "here").capabilities == {capability}


def test_a_barrier_that_orders_nothing_gets_an_order() -> None:
    integer, zero = (4 << 16 | 21, 6, 32, 1), (4 << 16 | 43, 6, 7, 0)
    label, barrier, end = (2 << 16 | 248, 9), (3 << 16 | 225, 8, 7), (1 << 16 | 56,)
    code = assembled(ENTRY, LOCAL_SIZE, integer, zero, MAIN, label, barrier, barrier, end)
    order, new = (4 << 16 | 43, 6, 100, 0x948), (3 << 16 | 225, 8, 100)
    header = (*HEADER[:3], HEADER[3] + 1, 0)
    assert mended(code, read_shader(code, "here")) == assembled(
        ENTRY, LOCAL_SIZE, integer, zero, order, MAIN, label, new, new, end, header=header
    )


def test_built_in_inputs_are_listed() -> None:
    pointer, decoration = (4 << 16 | 32, 6, 1, 7), (4 << 16 | 71, 8, 11, 27)
    variable = (4 << 16 | 59, 6, 8, 1)
    rest = (LOCAL_SIZE, decoration, pointer, variable, MAIN, END)
    listed = assembled((6 << 16 | 15, *ENTRY[1:], 8), *rest)
    for code in (assembled(ENTRY, *rest), listed):
        assert mended(code, read_shader(code, "here")) == listed


@pytest.mark.parametrize(
    ("code", "match"),
    [
        (b"", "0 bytes are not SPIR-V"),
        (assembled() + b"\0", "21 bytes are not SPIR-V"),
        (assembled(header=(0x03022307, 0, 0, 9, 0)), "begins with 0x03022307"),
        (assembled(header=(0x07230203, 0, 0, 0, 0)), "bound of ids is 0"),
        (assembled(header=(0x07230203, 0, 0, 2**32 - 1, 0)), "bound of ids is 4294967295"),
        (assembled(), "no entry point"),
        (assembled(ENTRY, LOCAL_SIZE), "no entry point"),
        (assembled(ENTRY, MAIN), "no LocalSize"),
        (assembled(ENTRY, LOCAL_SIZE, MAIN), "cut short"),
        (assembled(ENTRY, ENTRY), "not the only entry point"),
        (assembled((4 << 16 | 15, 0, 4, 0)), "GLCompute"),
        (assembled((4 << 16 | 15, 5, 4, 0x6E69616D)), "the name of the entry point does not end"),
        (assembled(ENTRY, LOCAL_SIZE, MAIN, (4 << 16 | 349, 1, 2, 3)), "an instruction 349 has 5 words, not 4"),
        (assembled((4 << 16 | 15, 5, 100, 0)), "id 100 is not below the bound of 100"),
        (assembled((4 << 16 | 15, 5, 0, 0)), "id 0 "),
        (assembled((15,)), "word 5: it has 0 words"),
        (assembled((9 << 16 | 15, 5)), "it has 9 words, and 2 are left"),
        (assembled((1 << 16 | 15,)), "an instruction 15 has 4 words, not 1"),
        (assembled((5 << 16 | 16, 4, 17, 64, 1)), "an instruction 16 has 6 words, not 5"),
        (assembled((6 << 16 | 16, 4, 17, 2**31, 2**31, 1)), "groups of 2147483648 x"),
        (assembled((6 << 16 | 16, 4, 17, 64, 0, 1)), "groups of 64 x 0"),
        (assembled(ENTRY, LOCAL_SIZE, MAIN, (4 << 16 | 61, 1, 2, 500)), "id 500"),
        (assembled(ENTRY, LOCAL_SIZE, MAIN, (2 << 16 | 65, 1)), "an instruction 65 has 4 words"),
        (assembled(ENTRY, LOCAL_SIZE, MAIN, (109,)), "it has 0 words"),
        (
            assembled(
                ENTRY, LOCAL_SIZE, MAIN, (9 << 16 | 25, 8, 1, 1, 0, 0, 0, 2, 3), (4 << 16 | 32, 9, 0, 8),
                (4 << 16 | 59, 9, 10, 0),
            ),
            "storage image %10 has no binding",
        ),
    ],
)  # fmt: skip
def test_damaged_shaders_are_refused_by_name(code: bytes, match: str) -> None:
    with pytest.raises(CorruptedDataError, match=f"^here: .*{match}"):
        read_shader(code, "here")


SAMPLES = [
    code_of("basics", "add_2d", 0),
    code_of("textures", "paint", 1),
    code_of("basics", "reduce_sum", 1),
]
WORDS = st.one_of(
    st.integers(0, 2**32 - 1), st.integers(0, 130), st.sampled_from([1, 4, 7, 9]).map(lambda n: n << 16)
)


@pytest.mark.slow
@settings(max_examples=300, deadline=None)
@given(
    code=st.sampled_from(SAMPLES),
    changes=st.lists(st.tuples(st.floats(0, 1, exclude_max=True), WORDS), min_size=1, max_size=6),
    cut=st.none() | st.floats(0, 1),
)
def test_damage_raises_corrupted_data_or_none(
    code: bytes, changes: list[tuple[float, int]], cut: float | None
) -> None:
    damaged = bytearray(code)
    for place, word in changes:
        at = int(place * len(code)) // 4 * 4
        damaged[at : at + 4] = struct.pack("<I", word)
    if cut is not None:
        del damaged[int(cut * len(damaged)) :]
    try:
        shader = read_shader(bytes(damaged), "here")
    except CorruptedDataError as error:
        assert str(error).startswith("here: ")  # noqa: PT017 - no error is fine, too
    else:
        assert all(1 <= size <= 2**16 for size in shader.group_size)
