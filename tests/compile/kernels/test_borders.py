"""Rows are split at their borders, run in this process, and are compared with the loop as it was and with NumPy."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable, Sequence
from ctypes import CFUNCTYPE, c_int32, c_void_p
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aiotaichi.compile.helper.kernels.borders import INTRINSICS, borders
from aiotaichi.compile.helper.kernels.pipeline import optimise
from aiotaichi.compile.helper.kernels.rows import RowLoop, one_row, rows
from aiotaichi.compile.helper.kernels.text import Function, ModuleText, SkipError

Array = npt.NDArray[Any]

# For i in range(first, end): column = i % w, row = i / w. A body writes %value to out[i - first].
LOOP = """define void @f(ptr %x, ptr %out, i32 %first, i32 %end, i32 %w, i32 %k) {{
entry:
  %some = icmp slt i32 %first, %end
  br i1 %some, label %before, label %end.all

before:
  br label %loop

loop:
  %i = phi i32 [ %first, %before ], [ %next, %latch ]
  %sum = phi i32 [ %k, %before ], [ %sum.next, %latch ]
  %column = srem i32 %i, %w
  %row = sdiv i32 %i, %w
  %last = add i32 %w, -1
{body}

latch:
  %value = phi i32 {value}
  %sum.next = xor i32 %sum, %value
  %at = sub i32 %i, %first
  %at.wide = sext i32 %at to i64
  %place = getelementptr i32, ptr %out, i64 %at.wide
  store i32 %value, ptr %place, align 4
  %next = add i32 %i, 1
  %over = icmp eq i32 %next, %end
  br i1 %over, label %after, label %loop

after:
  %total = phi i32 [ %sum.next, %latch ]
  %total.at = getelementptr i32, ptr %out, i64 5000
  store i32 %total, ptr %total.at, align 4
  br label %end.all

end.all:
  ret void
}}

declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare <2 x i32> @llvm.smax.v2i32(<2 x i32>, <2 x i32>)
declare <2 x i32> @llvm.smin.v2i32(<2 x i32>, <2 x i32>)
"""
LENGTH = 5001  # of an output; the last element is the sum


def clamped(*offsets: int) -> str:
    """Return a loop that adds elements of ``x``, each at a clamped column of the first row."""
    lines, total = [], "0"
    for i, offset in enumerate(offsets):
        lines += [
            f"%moved{i} = add i32 %column, {offset}",
            f"%most{i} = call i32 @llvm.smax.i32(i32 %moved{i}, i32 0)",
            f"%near{i} = call i32 @llvm.smin.i32(i32 %most{i}, i32 %last)",
            f"%wide{i} = sext i32 %near{i} to i64",
            f"%at{i} = getelementptr i32, ptr %x, i64 %wide{i}",
            f"%load{i} = load i32, ptr %at{i}, align 4",
            f"%total{i} = add i32 {total}, %load{i}",
        ]
        total = f"%total{i}"
    return one_block("\n  ".join(lines), total)


def one_block(code: str, value: str) -> str:
    return LOOP.format(body=f"  {code}\n  br label %latch", value=f"[ {value}, %loop ]")


def around(offset: int, is_moved: bool) -> str:
    """Return a loop that reads ``x`` at a column modulo the length, as Python computes it."""
    return one_block(
        f"""%off = add i32 %column, {offset}
  %moved = add i32 %off, {"%w" if is_moved else "0"}
  %quotient = sdiv i32 %moved, %w
  %product = mul i32 %quotient, %w
  %signs = xor i32 %moved, %w
  %differ = icmp slt i32 %signs, 0
  %rest = icmp ne i32 %product, %moved
  %both = and i1 %rest, %differ
  %below = sext i1 %both to i32
  %floor = add i32 %quotient, %below
  %whole = mul i32 %floor, %w
  %near = sub i32 %moved, %whole
  %wide = sext i32 %near to i64
  %element = getelementptr i32, ptr %x, i64 %wide
  %load = load i32, ptr %element, align 4""",
        "%load",
    )


PAIR = one_block(
    """%one = insertelement <2 x i32> poison, i32 %column, i64 0
  %two = shufflevector <2 x i32> %one, <2 x i32> poison, <2 x i32> zeroinitializer
  %moved = add <2 x i32> %two, <i32 2, i32 -2>
  %most = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %moved, <2 x i32> zeroinitializer)
  %lasts = insertelement <2 x i32> poison, i32 %last, i64 0
  %ends = insertelement <2 x i32> %lasts, i32 %last, i64 1
  %near = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %most, <2 x i32> %ends)
  %plus = add <2 x i32> %near, splat (i32 3)
  %wide = sext <2 x i32> %plus to <2 x i64>
  %right = extractelement <2 x i64> %wide, i64 0
  %right.at = getelementptr i32, ptr %x, i64 %right
  %right.load = load i32, ptr %right.at, align 4
  %left = extractelement <2 x i32> %near, i64 1
  %left.wide = sext i32 %left to i64
  %left.at = getelementptr i32, ptr %x, i64 %left.wide
  %left.load = load i32, ptr %left.at, align 4
  %both = sub i32 %right.load, %left.load""",
    "%both",
)
"""Two clamped columns in one vector."""


def branching(code: str, condition: str) -> str:
    """Return a loop that gives the column's neighbours if ``condition`` is true, else the row."""
    body = f"""  {code}
  br i1 {condition}, label %inside, label %latch

inside:
  %left = add i32 %column, -1
  %left.wide = sext i32 %left to i64
  %left.at = getelementptr i32, ptr %x, i64 %left.wide
  %left.value = load i32, ptr %left.at, align 4
  %right = add i32 %column, 1
  %right.wide = sext i32 %right to i64
  %right.at = getelementptr i32, ptr %x, i64 %right.wide
  %right.value = load i32, ptr %right.at, align 4
  %both = sub i32 %right.value, %left.value
  br label %latch"""
    return LOOP.format(body=body, value="[ %row, %loop ], [ %both, %inside ]")


def split(source: str, cut: Callable[[Function, str], list[RowLoop]] = rows) -> str:
    module = ModuleText(source)
    untouched = module.add_metadata('!{!"llvm.loop.unroll.disable"}')
    function = module.functions["@f"]
    borders(function, cut(function, untouched), untouched)
    for declaration in INTRINSICS:
        module.declare(declaration)
    return str(module)


class Compiled:
    """The function ``f`` of a text."""

    def __init__(self, source: str) -> None:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        compiler = llvm.create_lljit_compiler()
        self._library = llvm.JITLibraryBuilder().add_ir(source).export_symbol("f").link(compiler, "test")
        self._function = CFUNCTYPE(None, c_void_p, c_void_p, *[c_int32] * 4)(self._library["f"])

    def __call__(self, x: Array, first: int, end: int, w: int, k: int = 0) -> Array:
        """Run the function. ``x`` has as many elements in front of the row as behind it."""
        out = np.zeros(LENGTH, np.int32)
        row = x.ctypes.data + x.nbytes // 2
        self._function(ctypes.c_void_p(row), out.ctypes.data_as(ctypes.c_void_p), first, end, w, k)
        return out


X = np.random.default_rng(0).integers(-(2**31), 2**31, 20_000).astype(np.int32)
LENGTHS = (1, 2, 3, 4, 7, 31, 64, 997, 5000)
RANGES = [
    (0, 0),
    (0, 1),
    (0, 64),
    (3, 40),
    (63, 65),
    (0, 4999),
    (2**31 - 400, 2**31 - 1),
    (-70, 70),
    (-(2**31), -(2**31) + 9),
]


def check_same(
    source: str,
    cases: Sequence[tuple[int, int, int, int]],
    cut: Callable[[Function, str], list[RowLoop]] = rows,
) -> None:
    new, old = Compiled(split(source, cut)), Compiled(source)
    for first, end, w, k in cases:
        np.testing.assert_array_equal(new(X, first, end, w, k), old(X, first, end, w, k), f"{first} {end} {w} {k}")


def middle_of(source: str) -> str:
    """Return the text of the middle's loop."""
    found = re.search(r"^loop\.middle:.*?^rows0\.join:", split(source), re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[0]


@pytest.mark.parametrize("offsets", [(-1,), (1,), (-1, 0, 1), (-2, -1, 0, 1, 2), (-900, 900), (5,)])
def test_clamped_columns_are_the_same(offsets: tuple[int, ...]) -> None:
    source = clamped(*offsets)
    assert "@llvm.s" not in middle_of(source)
    check_same(source, [(*each, w, 5) for each in RANGES for w in LENGTHS])


def test_clamped_columns_are_numpys() -> None:
    new = Compiled(split(clamped(-2, -1, 0, 1, 2)))
    for w in LENGTHS:
        out = new(X, 0, 4999, w)
        columns = np.arange(4999) % w
        wanted = sum(X[10_000 + np.clip(columns + offset, 0, w - 1)] for offset in range(-2, 3))
        np.testing.assert_array_equal(out[:4999], wanted)
        assert out[-1] == np.bitwise_xor.reduce(wanted)


@pytest.mark.parametrize("offset", [-1, 0, 1, -3, 40])
@pytest.mark.parametrize("is_moved", [True, False])
def test_columns_around_the_end_are_the_same(offset: int, is_moved: bool) -> None:
    source = around(offset, is_moved)
    assert "sdiv" not in middle_of(source)
    check_same(source, [(*each, w, 1) for each in RANGES for w in LENGTHS])
    out = Compiled(split(source))(X, 0, 4999, 61)
    np.testing.assert_array_equal(out[:4999], X[10_000 + (np.arange(4999) % 61 + offset) % 61])


def test_a_loop_without_divisions_is_one_row() -> None:
    """Its first number may be negative, and its numbers may end at the largest one."""
    for source in (clamped(-1, 0, 1), branching("%a = icmp sgt i32 %i, 0\n  %c = and i1 %a, true", "%c")):
        flat = source.replace("%column = srem i32 %i, %w", "%column = add i32 %i, 0")
        flat = flat.replace("%row = sdiv i32 %i, %w", "%row = add i32 %i, 7")
        with pytest.raises(SkipError):
            split(flat)
        near = [each for each in RANGES if abs(each[0]) < 5000]
        far = RANGES if "%near0" in flat else near  # the branch reads at the number itself
        check_same(flat, [(*each, w, 2) for each in far for w in LENGTHS], one_row)


def test_a_loop_that_counts_with_64_bits_is_one_row() -> None:
    """LLVM widens an index, and keeps another of 32 bits."""
    flat = clamped(-1, 1).replace("srem i32 %i, %w", "add i32 %i, 0").replace("sdiv i32 %i, %w", "add i32 %i, 7")
    wide = flat.replace(
        "before:\n", "before:\n  %i.first = sext i32 %first to i64\n  %i.end = sext i32 %end to i64\n"
    )
    wide = wide.replace("loop:\n", "loop:\n  %i.wide = phi i64 [ %i.first, %before ], [ %i.next, %latch ]\n")
    wide = wide.replace(
        "%over = icmp eq i32 %next, %end", "%i.next = add i64 %i.wide, 1\n  %over = icmp eq i64 %i.next, %i.end"
    )
    check_same(wide, [(*each, w, 2) for each in RANGES for w in LENGTHS], one_row)
    other = wide.replace("sext i32 %first to i64", "sext i32 %k to i64")  # the two count from different numbers
    with pytest.raises(SkipError):
        split(other, one_row)


def test_a_loop_in_a_loop_is_no_row() -> None:
    inner = """  br label %inside

inside:
  %k.i = phi i32 [ 0, %loop ], [ %k.next, %inside ]
  %near = call i32 @llvm.smax.i32(i32 %k.i, i32 1)
  %near.wide = sext i32 %near to i64
  %near.at = getelementptr i32, ptr %x, i64 %near.wide
  %load = load i32, ptr %near.at, align 4
  %k.next = add i32 %k.i, 1
  %k.over = icmp eq i32 %k.next, 9
  br i1 %k.over, label %latch, label %inside"""
    source = LOOP.format(body=inner, value="[ %load, %inside ]")
    flat = source.replace("srem i32 %i, %w", "add i32 %i, 0").replace("sdiv i32 %i, %w", "add i32 %i, 7")
    with pytest.raises(SkipError, match="a loop inside"):
        split(flat, one_row)


def test_columns_in_vectors_are_the_same() -> None:
    assert "i32 @llvm.s" not in middle_of(PAIR)
    check_same(PAIR, [(*each, w, 1) for each in RANGES for w in LENGTHS])


def test_the_middle_has_vectors() -> None:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(opt=3)
    for source in (clamped(-1, 1), PAIR, around(-1, is_moved=True)):
        assert ("<4 x i32>" in optimised(split(source), machine), "<4 x i32>" in optimised(source, machine)) == (
            True,
            False,
        )


def optimised(source: str, machine: llvm.TargetMachine) -> str:
    module = llvm.parse_assembly(source)
    optimise(module, machine, 3)
    return str(module)


@pytest.mark.slow
@settings(max_examples=30, deadline=None)
@given(
    first=st.one_of(st.integers(-100, 3000), st.integers(2**31 - 4000, 2**31 - 1500)),
    count=st.integers(0, 1400),
    w=st.one_of(st.integers(1, 40), st.integers(1, 5000), st.integers(-9, -1)),
    offsets=st.lists(st.integers(-1000, 1000), min_size=1, max_size=4),
)
def test_any_row_is_the_same(first: int, count: int, w: int, offsets: list[int]) -> None:
    check_same(clamped(*offsets), [(first, first + count, w, 1)])


@pytest.mark.parametrize(
    "condition",
    [
        "%c = icmp sgt i32 %column, 0",
        "%c = icmp slt i32 0, %column",
        "%c = icmp slt i32 %column, %last",
        "%c = icmp ne i32 %column, %last",
        "%e = icmp eq i32 %column, 0\n  %c = xor i1 %e, true",
        "%e = add i32 %column, -1\n  %l = add i32 %w, -2\n  %c = icmp ult i32 %e, %l",
        "%e = add i32 %column, -1\n  %l = add i32 %w, -2\n  %c = icmp ugt i32 %l, %e",
        "%e = add i32 %column, -1\n  %c = icmp uge i32 %e, %k",
        "%l = icmp sgt i32 %column, 2\n  %r = icmp sle i32 %column, %k\n  %c = and i1 %l, %r",
        "%l = icmp slt i32 %column, 2\n  %r = icmp sge i32 %column, %last\n  %c = or i1 %l, %r",
        "%l = icmp sgt i32 %column, 0\n  %r = icmp sgt i32 %row, 0\n  %c = and i1 %l, %r",
        "%l = icmp sgt i32 %column, 0\n  %q = srem i32 %row, 3\n  %r = icmp eq i32 %q, 1\n  %c = and i1 %l, %r",
        "%e = sub i32 %column, %k\n  %c = icmp sge i32 %e, 0",
        "%e = add i32 %column, 1073741824\n  %c = icmp sge i32 %e, 3",
        "%c = icmp eq i32 %column, %k",
        "%c = icmp ult i32 %column, 5000",
    ],
)
def test_branches_are_the_same(condition: str) -> None:
    source = branching(condition, "%c")
    cases = [(*each, w, k) for each in RANGES for w in LENGTHS for k in (0, 3, -2, 40, 2**31 - 1, -(2**31))]
    check_same(source, cases)


def test_the_rows_condition_is_decided_for_a_row() -> None:
    """The first row has no middle. In the others, the middle has no branch."""
    condition = "%l = icmp sgt i32 %column, 0\n  %r = icmp sgt i32 %row, 0\n  %c = and i1 %l, %r"
    assert "br i1 true, label %inside.middle" in middle_of(branching(condition, "%c"))


def test_sums_near_the_largest_number_wrap_as_before() -> None:
    """``row + column`` is no number of 32 bits for some columns: their addresses are as they were."""
    code = """%far = add i32 %k, %column
  %back = sub i32 %far, %k
  %near = call i32 @llvm.smax.i32(i32 %back, i32 1)
  %tested = call i32 @llvm.smin.i32(i32 %far, i32 7)
  %wide = sext i32 %near to i64
  %element = getelementptr i32, ptr %x, i64 %wide
  %load = load i32, ptr %element, align 4
  %low = call i32 @llvm.smax.i32(i32 %tested, i32 -7)
  %low.wide = sext i32 %low to i64
  %low.at = getelementptr i32, ptr %x, i64 %low.wide
  %low.load = load i32, ptr %low.at, align 4
  %sum2 = add i32 %load, %low.load"""
    wraps = [0, 5, -5, 2**31 - 1, 2**31 - 40, -(2**31), -(2**31) + 40, 2**30, -(2**30)]
    check_same(one_block(code, "%sum2"), [(*each, w, k) for each in RANGES for w in LENGTHS for k in wraps])


@pytest.mark.parametrize(
    "source",
    [
        one_block("%v = call i32 @llvm.smax.i32(i32 %column, i32 9)", "%v"),  # no address depends on it
        one_block("%v = add i32 %column, %row", "%v"),
        one_block(
            "%e = load i32, ptr %x, align 4\n  %n = call i32 @llvm.smax.i32(i32 %column, i32 %e)\n"
            "  %n.wide = sext i32 %n to i64\n  %n.at = getelementptr i32, ptr %x, i64 %n.wide\n"
            "  %v = load i32, ptr %n.at, align 4",
            "%v",
        ),  # the bound is in memory
        branching("%c = icmp sgt i32 %column, %i", "%c"),  # the bound changes with the column
        branching("%m = mul i32 %column, 3\n  %c = icmp sgt i32 %m, 5", "%c"),
        branching("%e = add i32 %column, 2147483647\n  %c = icmp sge i32 %e, 3", "%c"),
        branching("%c = icmp ult i32 %column, -7", "%c"),
    ],
)
def test_other_loops_stay(source: str) -> None:
    with pytest.raises(SkipError):
        split(source)


def test_clamps_in_vectors_stay_if_no_row_is_split() -> None:
    """The clamped value is stored: no address depends on it."""
    source = PAIR.replace("[ %both, %loop ]", "[ %left, %loop ]").replace("ptr %x, i64 %right", "ptr %x, i64 0")
    source = source.replace("ptr %x, i64 %left.wide", "ptr %x, i64 0")
    module = ModuleText(source)
    function = module.functions["@f"]
    found = rows(function, "!0")
    before = str(function)
    with pytest.raises(SkipError):
        borders(function, found, "!0")
    assert str(function) == before


def test_a_division_is_not_executed_before_the_loop_does() -> None:
    """A bound that is a quotient is computed for a row only if today's loop computes the quotient in any case."""
    code = """%safe = icmp sgt i32 %k, 0
  br i1 %safe, label %some, label %latch

some:
  %half = sdiv i32 100, %k
  %near = call i32 @llvm.smin.i32(i32 %column, i32 %half)
  %wide = sext i32 %near to i64
  %element = getelementptr i32, ptr %x, i64 %wide
  %load = load i32, ptr %element, align 4
  br label %latch"""
    source = LOOP.format(body=f"  {code}", value="[ 1, %loop ], [ %load, %some ]")
    with pytest.raises(SkipError):
        split(source)
    always = one_block(code[code.index("%half") :].removesuffix("br label %latch"), "%load")
    check_same(always, [(*each, w, k) for each in RANGES for w in LENGTHS for k in (1, 3, -4, 50)])
