"""Flat loops become rows, run in this process, and are compared with the loop as it was."""

from __future__ import annotations

import ctypes
from ctypes import CFUNCTYPE, c_int32, c_void_p

import llvmlite.binding as llvm
import numpy as np
import pytest

from aiotaichi.compile.helper.kernels.rows import rows
from aiotaichi.compile.helper.kernels.text import ModuleText, SkipError

LOOP = """define void @f(ptr %out, i32 %first, i32 %end, i32 %w) {{
entry:
  {guard}

before:
  br label %loop

loop:
  %i = phi i32 [ %first, %before ], [ %next, %loop ]
  %sum = phi i32 [ 0, %before ], [ %sum.next, %loop ]
{body}
  %sum.next = add i32 %sum, %value
  %at = sub i32 %i, %first
  %wide = sext i32 %at to i64
  %place = getelementptr i32, ptr %out, i64 %wide
  store i32 %value, ptr %place, align 4
  %next = add i32 %i, 1
  %over = icmp {test}
  br i1 %over, label %{targets[0]}, label %{targets[1]}

after:
  %total = phi i32 [ %sum.next, %loop ]
  store i32 %total, ptr %out, align 4
  br label %end.all

end.all:
  ret void
}}
"""
GUARD = "%some = icmp slt i32 %first, %end\n  br i1 %some, label %before, label %end.all"
DIVISIONS = "  %r = srem i32 %i, %w\n  %q = sdiv i32 %i, %w\n  %m = mul i32 %q, 7\n  %value = add i32 %r, %m"
CASES = [
    (first, first + count, w)
    for first in (0, 1, 6, 100, -1, -40, -(2**31), 2**31 - 4100)
    for count in (0, 1, 2, 7, 63, 4000)
    for w in (1, 2, 7, 64, 5000, 2**31 - 1, -1, -7)
    if (first, w) != (-(2**31), -1)  # that quotient does not exist
]


def text(test: str = "eq i32 %next, %end", body: str = DIVISIONS, guard: str = GUARD, leaves: bool = True) -> str:
    targets = ("after", "loop") if leaves else ("loop", "after")
    return LOOP.format(test=test, body=body, guard=guard, targets=targets)


def run(source: str, cases: list[tuple[int, int, int]]) -> list[bytes]:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    compiler = llvm.create_lljit_compiler()
    builder = llvm.JITLibraryBuilder().add_ir(source).export_symbol("f")
    library = builder.link(compiler, "test")
    function = CFUNCTYPE(None, c_void_p, c_int32, c_int32, c_int32)(library["f"])
    results = []
    for case in cases:
        out = np.zeros(5000, np.int32)
        function(out.ctypes.data_as(ctypes.c_void_p), *case)
        results.append(out.tobytes())
    return results


def changed(source: str) -> str:
    module = ModuleText(source)
    rows(module.functions["@f"], module.add_metadata('!{!"llvm.loop.unroll.disable"}'))
    module.declare("i64 @llvm.umin.i64(i64, i64)")
    return str(module)


@pytest.mark.parametrize(
    ("test", "leaves"),
    [
        ("eq i32 %next, %end", True),
        ("ne i32 %next, %end", False),
        ("slt i32 %next, %end", False),
        ("sgt i32 %end, %next", False),
        ("sge i32 %next, %end", True),
        ("sle i32 %end, %next", True),
    ],
)
def test_rows_compute_the_same(test: str, leaves: bool) -> None:
    source = text(test, leaves=leaves)
    new = changed(source)
    assert "%rows0.column" in new
    assert run(new, CASES) == run(source, CASES)


def test_a_length_of_zero_does_not_divide_before_the_loop_does() -> None:
    source = text()
    cases = [(0, 0, 0), (5, 5, 0), (9, 3, 0)]  # the loop does not run
    assert run(changed(source), cases) == run(source, cases)


@pytest.mark.parametrize(
    "body",
    [
        "  %value = add i32 %i, %w",  # no division
        "  %h = add i32 %i, 1\n  %value = srem i32 %h, %w",  # not of the index
        "  %l = load i32, ptr %out, align 4\n  %value = srem i32 %i, %l",  # the length may change
        "  %value = srem i32 %i, 7",  # LLVM needs no division here
        "  %value = srem i32 %w, %i",
    ],
)
def test_other_loops_stay(body: str) -> None:
    with pytest.raises(SkipError):
        changed(text(body=body))


@pytest.mark.parametrize("test", ["ugt i32 %next, %end", "slt i32 %next, %end", "eq i32 %next, %w"])
def test_a_loop_that_ends_elsewhere_stays_or_computes_the_same(test: str) -> None:
    source = text(test)
    try:
        new = changed(source)
    except SkipError:
        return
    cases = [case for case in CASES if case[0] >= 0 and case[1] > case[0] and case[2] >= case[1]]
    cases = [(first, end, w) for first, end, w in cases if w - first < 5000]
    assert run(new, cases) == run(source, cases)
