"""The step of the pass that lets each launch choose the number of a loop's parts."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import numpy as np
import pytest

from aiotaichi.backends.cpu.native import protocol
from aiotaichi.compile.helper.kernels.parts import CUT, CUT_SUMS, cut_into_parts, parallel_loops
from aiotaichi.compile.helper.kernels.text import ModuleText, SkipError
from support.fixture_modules import CPU_MODULES
from support.kernel_tasks import KernelTasks, tidy_module

PARTS = [1, 2, 4, 8, 64, 4096]
LENGTHS = [0, 1, 2, 7, 511, 512, 513, 1023, 1024, 1025, 5003]
LARGEST = 2**31 - 1


def cut(module: ModuleText) -> ModuleText:
    """Cut the loops of a module."""
    for loop in parallel_loops(module):
        cut_into_parts(module, loop)
    return module


class Parts:
    """A parallel_for that runs parts, the last first."""

    def __init__(self) -> None:
        self.count = 1

    def __call__(self, blocks: int, limit: int) -> Sequence[int]:
        assert blocks == 1
        assert limit in (CUT, CUT_SUMS)
        return range(2 * self.count - 1, self.count - 1, -1)


@pytest.fixture
def parts() -> Parts:
    return Parts()


@pytest.fixture(scope="module")
def basics() -> Callable[[str], ModuleText]:
    return lambda name: tidy_module(CPU_MODULES / "basics" / f"{name}.ll")


def test_native_code_knows_the_mark() -> None:
    assert (protocol.CUT, protocol.CUT_SUMS) == (CUT, CUT_SUMS)


@pytest.mark.parametrize(("name", "mark"), [("add_one", CUT), ("reduce_sum", CUT_SUMS)])
def test_a_loop_that_adds_up_in_each_part_says_so(basics: Callable[[str], ModuleText], name: str, mark: int) -> None:
    module = cut(basics(name))
    (loop,) = parallel_loops(module)
    numbers = [
        found[1]
        for _, each in module.functions[loop.task]
        if (found := re.search(r", i32 noundef (-\d+),", each.code))
    ]
    assert numbers == [str(mark)]


@pytest.mark.parametrize("level", [0, 3])
def test_each_element_is_in_one_part(basics: Callable[[str], ModuleText], parts: Parts, level: int) -> None:
    tasks = KernelTasks(cut(basics("add_one")), parts, level=level)
    for length in LENGTHS:
        x = np.zeros(length + 2, np.int32)
        for parts.count in PARTS:
            tasks.launch(np.array([length, x[1:].ctypes.data], np.uint64).tobytes())
        assert x[1:-1].tolist() == [len(PARTS)] * length
        assert x[0] == x[-1] == 0


@pytest.mark.parametrize("level", [0, 3])
@pytest.mark.parametrize("length", [0, 1, 5, 511, 1025])
@pytest.mark.parametrize("begin", [0, 1, -1, -700, -(2**31), LARGEST - 1026, "end"])
def test_a_range_may_begin_anywhere(
    basics: Callable[[str], ModuleText], parts: Parts, begin: int | str, length: int, level: int
) -> None:
    first = LARGEST - 1 - length if isinstance(begin, str) else begin
    tasks = KernelTasks(cut(basics("iota")), parts, level=level)
    for parts.count in PARTS:
        out = np.zeros(length + 2, np.int32)
        # The kernel writes i + 1 to out[i].
        data = (out[1:].ctypes.data - 4 * first) % 2**64
        bounds = np.array([first, first + length, 0, 0], np.int64).astype(np.int32)
        tasks.launch(bounds.tobytes() + np.array([data], np.uint64).tobytes())
        assert out[1:-1].tolist() == list(range(first + 1, first + length + 1))
        assert out[0] == out[-1] == 0


# The bounds of a body as taichi computes them, with a body that only keeps them: for ranges that are too long to run.
BOUNDS = """\
define internal void @function_body(ptr %context, ptr %thread, i32 %number) {
entry:
  %arguments = load ptr, ptr %context, align 8
  %begin = load i32, ptr %arguments, align 4
  %end.at = getelementptr i8, ptr %arguments, i64 4
  %end = load i32, ptr %end.at, align 4
  %out.at = getelementptr i8, ptr %arguments, i64 8
  %out = load ptr, ptr %out.at, align 8
  %range = sub i32 %end, %begin
  %up = add i32 %range, 1
  %half = sdiv i32 %up, 2
  %size = call i32 @llvm.smax.i32(i32 %half, i32 512)
  %skipped = mul i32 %size, %number
  %lo = add i32 %skipped, %begin
  %full = add i32 %lo, %size
  %hi = call i32 @llvm.smin.i32(i32 %end, i32 %full)
  %at = atomicrmw add ptr %out, i64 1 seq_cst
  %row = getelementptr [3 x i32], ptr %out, i64 %at
  %lo.at = getelementptr i8, ptr %row, i64 8
  %hi.at = getelementptr i8, ptr %row, i64 12
  %skipped.at = getelementptr i8, ptr %row, i64 16
  store i32 %lo, ptr %lo.at, align 4
  store i32 %hi, ptr %hi.at, align 4
  store i32 %skipped, ptr %skipped.at, align 4
  ret void
}
"""


def with_body(module: ModuleText, body: str) -> ModuleText:
    """Return a module with another body of its loop."""
    text = str(module)
    start = text.index("define internal void @function_body(")
    end = text.index("\n}\n", start) + 3
    return ModuleText(text[:start] + body + text[end:])


@pytest.mark.parametrize(
    ("begin", "end"),
    [
        (0, LARGEST),
        (0, LARGEST - 1),
        (-(2**31), LARGEST),
        (-(2**31), 0),
        (-5, LARGEST),
        (LARGEST - 3, LARGEST),
        (-(2**31), -(2**31) + 3),
        (1, 0),
        (LARGEST, -(2**31)),
        (7, 7),
        (3, 10_000_019),
    ],
)
def test_parts_of_long_ranges_follow_each_other(
    basics: Callable[[str], ModuleText], parts: Parts, begin: int, end: int
) -> None:
    tasks = KernelTasks(cut(with_body(basics("add_one"), BOUNDS)), parts)
    for parts.count in PARTS:
        out = np.zeros(2 + 3 * parts.count, np.int32)
        arguments = np.array([begin, end], np.int32).tobytes() + np.array([out.ctypes.data], np.uint64).tobytes()
        tasks.launch(arguments)
        found = out[2:].reshape(-1, 3)[::-1].astype(np.int64)
        last = max(begin, end)
        lo, hi, skipped = found.T.tolist()
        assert (lo[0], hi[-1]) == (begin, last)
        assert lo[1:] == hi[:-1]
        lengths = [b - a for a, b in zip(lo, hi, strict=True)]
        assert max(lengths) - min(lengths) <= 1
        assert [each % 2**32 for each in skipped] == [each - begin for each in lo]


def test_a_sum_may_have_any_number_of_parts(basics: Callable[[str], ModuleText], parts: Parts) -> None:
    tasks = KernelTasks(cut(basics("reduce_sum")), parts, level=3)
    for length in LENGTHS:
        x = np.arange(length, dtype=np.float32) % 8
        for parts.count in PARTS:
            results = tasks.launch(np.array([length, x.ctypes.data], np.uint64).tobytes())
            assert results.view(np.float32)[0] == x.sum(dtype=np.float64)


@pytest.mark.parametrize(
    ("pattern", "replacement", "reason"),
    [
        # The number of the block, the size or a bound is used in another place.
        (r"(  %hi = .*\n)", r"\1  %more = add i32 %number, 1\n", "more than the bounds depends"),
        (r"(  %hi = .*\n)", r"\1  %more = add i32 %size, 1\n", "more than the bounds depends"),
        (r"(  %hi = .*\n)", r"\1  %more = xor i32 %full, 1\n", "more than the bounds depends"),
        (r"(  %hi = .*\n)", r"  %more = xor i32 %lo, 1\n\1", "before the other is known"),
        # The bounds are computed in another way.
        (r"mul i32 %size, %number", r"xor i32 %size, %number", "one mul"),
        (r"mul i32 %size, %number", r"mul i32 1024, %number", "one smin"),
        (r"add i32 %lo, %size", r"add i32 %lo, %range", "one smin"),
        (r"add i32 %skipped, %begin", r"or i32 %skipped, %begin", "one add"),
        (r"smin.i32\(i32 %end", r"smax.i32(i32 %end", "one smin"),
        (r"sdiv i32 %up, 2", r"sdiv i32 %up, 3", "cut into 2"),
        (r"sdiv i32 %up, 2", r"ashr i32 %up, 1", "cut into 2"),
        # The task starts other blocks.
        (r"<i32 0, i32 2, i32 1, i32 1>", r"<i32 0, i32 2, i32 1, i32 -1>", "the blocks 0, 1, 2"),
        (r"<i32 0, i32 2, i32 1, i32 1>", r"<i32 1, i32 2, i32 1, i32 1>", "the blocks 0, 1, 2"),
        (r"<i32 0, i32 2, i32 1, i32 1>", r"<i32 0, i32 4, i32 1, i32 1>", "the blocks 0, 1, 2"),
        (r"i32 noundef 2, i32 noundef 2", r"i32 noundef %lots, i32 noundef 2", "the blocks 0, 1, 2"),
        # The parts may not be changed.
        (r"(  %hi = .*\n)", r"\1  %states = getelementptr i8, ptr %context, i64 32880\n", "random"),
        (r"(  %hi = .*\n)", r"\1  call void @function_body(ptr %context, ptr null, i32 0)\n", "the same body"),
    ],
)
def test_other_loops_keep_their_blocks(
    basics: Callable[[str], ModuleText], pattern: str, replacement: str, reason: str
) -> None:
    text = str(with_body(basics("add_one"), BOUNDS))
    changed, count = re.subn(pattern, replacement, text)
    assert count == 1
    module = ModuleText(changed)
    before = str(module)
    with pytest.raises(SkipError, match=reason):
        cut(module)
    assert str(module) == before


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("randoms/fill_f32", "random"),
        ("quant/set_all", "alignment"),
        ("counter_b/count", "alignment"),
    ],
)
def test_loops_of_real_modules_keep_their_blocks(path: str, reason: str) -> None:
    with pytest.raises(SkipError, match=reason):
        cut(tidy_module(CPU_MODULES / f"{path}.ll"))


CONSTANT = """\
define internal void @function_body(ptr %context, ptr %thread, i32 %number) {
entry:
  %arguments = load ptr, ptr %context, align 8
  %out.at = getelementptr i8, ptr %arguments, i64 8
  %out = load ptr, ptr %out.at, align 8
  %skipped = mul i32 %number, SIZE
  %lo = add i32 %skipped, BEGIN
  %full = add i32 %skipped, FULL
  %hi = call i32 @llvm.smin.i32(i32 %full, i32 END)
  br label %before
before:
  %some = icmp slt i32 %lo, %hi
  br i1 %some, label %loop, label %after
loop:
  %i = phi i32 [ %lo, %before ], [ %next, %loop ]
  %at = atomicrmw add ptr %out, i64 1 seq_cst
  %next = add i32 %i, STEP
  %done = icmp sge i32 %next, %hi
  br i1 %done, label %after, label %loop
after:
  ret void
}
"""


def constant_range(begin: int, end: int, step: int = 1) -> str:
    """Return a body for a constant range in two blocks. It counts how often its loop goes round."""
    size = max(-(-(end - begin) // 2), 512)
    words = {"SIZE": size, "BEGIN": begin, "FULL": begin + size, "END": end, "STEP": step}
    text = CONSTANT
    if not begin:
        text = re.sub(r"%lo\b", "%skipped", text.replace("  %lo = add i32 %skipped, BEGIN\n", ""))
    return re.sub("|".join(words), lambda match: str(words[match[0]]), text)


class LeastParts(Parts):
    """A parallel_for that runs parts, as many as the code asks for at least."""

    def __call__(self, blocks: int, limit: int) -> Sequence[int]:
        assert limit in (CUT, CUT_SUMS)
        count = self.count
        while count < blocks:
            count *= 2
        return range(count, 2 * count)


@pytest.mark.parametrize(("begin", "end"), [(0, 1), (0, 5000), (0, 5001), (3, 1024), (-700, 5003), (0, 2**20)])
def test_constant_ranges_are_cut(basics: Callable[[str], ModuleText], begin: int, end: int) -> None:
    parts = LeastParts()
    tasks = KernelTasks(cut(with_body(basics("add_one"), constant_range(begin, end))), parts)
    for parts.count in PARTS:
        out = np.zeros(1, np.uint64)
        tasks.launch(np.array([0, out.ctypes.data], np.uint64).tobytes())
        assert out[0] == end - begin


@pytest.mark.parametrize(("begin", "end"), [(0, 4096), (0, 1024), (16, 1040)])
def test_unrolled_loops_over_constant_ranges_are_cut_at_their_step(
    basics: Callable[[str], ModuleText], begin: int, end: int
) -> None:
    parts = LeastParts()
    tasks = KernelTasks(cut(with_body(basics("add_one"), constant_range(begin, end, step=8))), parts)
    for parts.count in PARTS:
        out = np.zeros(1, np.uint64)
        tasks.launch(np.array([0, out.ctypes.data], np.uint64).tobytes())
        assert out[0] == (end - begin) / 8


@pytest.mark.parametrize("end", [4096, 16384, 2**20])
def test_low_bits_of_a_counter_are_those_of_the_index(basics: Callable[[str], ModuleText], end: int) -> None:
    """As LLVM writes a loop over a field: the counter starts at 0 in each part, which begins where the bits are 0."""
    text = constant_range(0, end).replace(
        "  %at = atomicrmw add ptr %out, i64 1 seq_cst\n",
        "  %column = phi i32 [ 0, %before ], [ %right, %loop ]\n  %low = and i32 %column, 127\n"
        "  %wanted = and i32 %i, 127\n  %same = icmp eq i32 %low, %wanted\n  %one = zext i1 %same to i64\n"
        "  %at = atomicrmw add ptr %out, i64 %one seq_cst\n  %right = add i32 %column, 1\n",
    )
    parts = LeastParts()
    tasks = KernelTasks(cut(with_body(basics("add_one"), text)), parts)
    for parts.count in PARTS:
        out = np.zeros(1, np.uint64)
        tasks.launch(np.array([0, out.ctypes.data], np.uint64).tobytes())
        assert out[0] == end


@pytest.mark.parametrize(
    ("pattern", "replacement", "reason"),
    [
        # LLVM knows that the low bits of a block's bounds are zero: all that lets it leave something out.
        (r"(  %next = .*\n)", r"\1  %more = or i32 %i, 1\n", "alignment"),
        (r"(  br label %before\n)", r"  %more = or disjoint i32 %skipped, 16\n\1", "alignment"),
        (r"(  br label %before\n)", r"  %more = or disjoint i32 %skipped, %number\n\1", "alignment"),
        (r"(  br label %before\n)", r"  %more = lshr exact i32 %skipped, 5\n\1", "alignment"),
        (r"(  br label %before\n)", r"  %more = xor i32 %skipped, 31\n\1", "alignment"),
        (r"  %next = add i32 %i, 1\n", r"  %next = add i32 %i, 32\n", "numbers at a time"),
        (
            r"(  %at = .*\n)(  %next = .*\n)",
            r"  %column = phi i32 [ 0, %before ], [ %right, %loop ]\n\1\2"
            r"  %right = add i32 %column, 1\n  %more = and i32 %column, 511\n",
            "alignment",
        ),
        (
            r"(  %at = .*\n)(  %next = .*\n)",
            r"  %column = phi i32 [ 0, %before ], [ %right, %loop ]\n\1\2"
            r"  %right = add i32 %column, 1\n  store i32 %column, ptr %out\n",
            "alignment",
        ),
        # Other blocks than those of a range that was cut into two.
        (r"mul i32 %number, 2048", r"mul i32 %number, 4096", "cut into 2"),
        (r"i32 4096\)", r"i32 %number)", "one bound"),
    ],
)
def test_bodies_that_rely_on_the_alignment_of_blocks_keep_them(
    basics: Callable[[str], ModuleText], pattern: str, replacement: str, reason: str
) -> None:
    text, count = re.subn(pattern, replacement, constant_range(0, 4096))
    assert count == 1
    with pytest.raises(SkipError, match=reason):
        cut(with_body(basics("add_one"), text))


def test_what_follows_from_the_grain_is_allowed(basics: Callable[[str], ModuleText]) -> None:
    text = constant_range(0, 4096, step=8)
    text = re.sub(r"(  %next = .*\n)", r"\1  %more = or disjoint i32 %i, 7\n  %row = lshr exact i32 %i, 3\n", text)
    text = text.replace("  br label %before\n", "  %at.least = or disjoint i32 %skipped, 15\n  br label %before\n")
    cut(with_body(basics("add_one"), text))
