"""Loops that LLVM has unrolled, and whose rest comes last; and loops that only look so."""

from __future__ import annotations

import ctypes
from ctypes import CFUNCTYPE, c_int32, c_void_p

import llvmlite.binding as llvm
import numpy as np
import pytest

from aiotaichi.compile.helper.kernels.reroll import reroll
from aiotaichi.compile.helper.kernels.text import ModuleText
from support.unrolled import check_that_it_stays

COUNTS_TO_ZERO = """
  %left = phi i32 [ %left.next, %rest ], [ %xtraiter, %rest.before ]
  %index = phi i32 [ %index.next, %rest ], [ %index.first, %rest.before ]"""
COUNTS_FROM_ZERO = """
  %left = phi i32 [ %left.next, %rest ], [ 0, %rest.before ]
  %index = phi i32 [ %index.next, %rest ], [ %index.first, %rest.before ]"""

UNROLLED = """define void @f(ptr %x, i32 %count, i32 %w) {
entry:
  %some = icmp sgt i32 %count, 0
  br i1 %some, label %head, label %after

head:
  %xtraiter = and i32 %count, 1
  %short = icmp ult i32 %count, 2
  br i1 %short, label %exit, label %before

before:
  %whole = and i32 %count, -2
  br label %copies

copies:
  %later = phi i32 [ 1, %before ], [ %later.next, %copies ]
  %sum = phi i32 [ %w, %before ], [ %sum.2, %copies ]
  %place = add i32 %later, -1
  %at = getelementptr i32, ptr %x, i32 %place
  %old = load i32, ptr %at, align 4
  %sum.1 = add i32 %sum, %old
  %new.1 = mul i32 %sum.1, %w
  store i32 %new.1, ptr %at, align 4
  %at.2 = getelementptr i32, ptr %x, i32 %later
  %old.2 = load i32, ptr %at.2, align 4
  %sum.2 = add i32 %sum.1, %old.2
  %new.2 = mul i32 %sum.2, %w
  store i32 %new.2, ptr %at.2, align 4
  %later.next = add nuw nsw i32 %later, 2
  %done = sub i32 %later.next, %whole
  %over = icmp eq i32 %done, 1
  br i1 %over, label %copies.after, label %copies

copies.after:
  %later.last = phi i32 [ %later, %copies ]
  %sum.last = phi i32 [ %sum.2, %copies ]
  %index.last = add i32 %later.last, 1
  br label %exit

exit:
  %index.first = phi i32 [ 0, %head ], [ %index.last, %copies.after ]
  %sum.first = phi i32 [ %w, %head ], [ %sum.last, %copies.after ]
  %none = icmp eq i32 %xtraiter, 0
  br i1 %none, label %after, label %rest.before

rest.before:
  br label %rest

rest:PHIS
  %total = phi i32 [ %total.next, %rest ], [ %sum.first, %rest.before ]
  %rest.at = getelementptr i32, ptr %x, i32 %index
  %rest.old = load i32, ptr %rest.at, align 4
  %total.next = add i32 %total, %rest.old
  %rest.new = mul i32 %total.next, %w
  store i32 %rest.new, ptr %rest.at, align 4
  %index.next = add nuw nsw i32 %index, 1
  %left.next = add nsw i32 %left, STEP
  %rest.over = icmp eq i32 %left.next, END
  br i1 %rest.over, label %after, label %rest

after:
  %last = phi i32 [ %w, %entry ], [ %sum.first, %exit ], [ %total.next, %rest ]
  %last.at = getelementptr i32, ptr %x, i32 20
  store i32 %last, ptr %last.at, align 4
  ret void
}
"""


def unrolled(counts_down: bool) -> str:
    phis, step, end = (COUNTS_TO_ZERO, "-1", "0") if counts_down else (COUNTS_FROM_ZERO, "1", "%xtraiter")
    return UNROLLED.replace("PHIS", phis).replace("STEP", step).replace("END", end)


def results(source: str) -> list[bytes]:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    library = llvm.JITLibraryBuilder().add_ir(source).export_symbol("f").link(llvm.create_lljit_compiler(), "test")
    function = CFUNCTYPE(None, c_void_p, c_int32, c_int32)(library["f"])
    found = []
    for count in range(-1, 20):
        x = np.arange(21, dtype=np.int32) % 6
        function(x.ctypes.data_as(ctypes.c_void_p), count, 3)
        found.append(x.tobytes())
    return found


ONE_LESS = {"%short = icmp ult i32 %count, 2": "%less = add i32 %count, -1\n  %short = icmp ult i32 %less, 1"}
"""LLVM writes the test in this way if a count of 0 would mean 2**32 iterations. In the test, a count is 1 or more."""
USES_THE_TEST = {
    "%last.at = getel": "%seen = phi i1 [ true, %entry ], [ %none, %exit ], [ %none, %rest ]\n  %last.at = getel",
    "store i32 %last, ptr": "%chosen = select i1 %seen, i32 %last, i32 7\n  store i32 %chosen, ptr",
}
"""The program asks for ``count % 2 == 0``, too, and LLVM has found that it is the same test."""


@pytest.mark.parametrize("changes", [{}, ONE_LESS, USES_THE_TEST, ONE_LESS | USES_THE_TEST])
@pytest.mark.parametrize("counts_down", [True, False])
def test_the_loop_of_the_rest_runs_everything(counts_down: bool, changes: dict[str, str]) -> None:
    text = unrolled(counts_down)
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new, 1)
    module = ModuleText(text)
    function = module.functions["@f"]
    assert reroll(function) == ([2], [])
    assert len(function.loops()) == 1
    assert "nsw i32 %left" not in str(function), "it counts further than the flag promises"
    assert results(str(module)) == results(text)


def test_a_loop_that_runs_at_least_once_needs_no_test() -> None:
    text = unrolled(True)
    for old, new in ONE_LESS.items():
        text = text.replace(old, new, 1)
    function = ModuleText(text).functions["@f"]
    assert reroll(function) == ([2], [])
    assert function.block("%exit").targets == ["%rest.before"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("%rest.new = mul i32 %total.next, %w", "%rest.new = mul i32 %total.next, 5"),  # another value is stored
        ("%total.next = add i32 %total, %rest.old", "%total.next = sub i32 %total, %rest.old"),  # another total
        ("%sum.1 = add i32 %sum, %old", "%sum.1 = add i32 %sum, %later"),
        ("ptr %x, i32 %index", "ptr %x, i32 %total"),  # another address
        ("%place = add i32 %later, -1", "%place = add i32 %later, -2"),
        ("[ %w, %before ], [ %sum.2", "[ 0, %before ], [ %sum.2"),  # the copies begin with another total
        ("[ 1, %before ]", "[ 2, %before ]"),  # and with another index
        ("%sum.last = phi i32 [ %sum.2", "%sum.last = phi i32 [ %sum.1"),  # and end with another total
        ("icmp ult i32 %count, 2", "icmp ult i32 %count, 3"),  # the loops are entered in another way
        ("icmp eq i32 %xtraiter, 0", "icmp eq i32 %xtraiter, 1"),
        ("add nsw i32 %left, -1", "add nsw i32 %left, -2"),  # the rest counts in another way
        ("%rest.new = mul i32 %total.next, %w", "%rest.new = mul i32 %total.next, %xtraiter"),
        ("%rest.old = load i32", "%rest.old = load volatile i32"),
        ("  br label %exit", "  store i32 1, ptr %x, align 4\n  br label %exit"),  # something happens in between
        ("rest.before:\n", "rest.before:\n  %early = load i32, ptr %x, align 4\n"),
        ("[ 0, %head ]", "[ undef, %head ]"),
    ],
)
def test_a_loop_that_differs_from_the_copies_stays(old: str, new: str) -> None:
    text = unrolled(True)
    assert old in text
    function = ModuleText(text.replace(old, new, 1)).functions["@f"]
    check_that_it_stays(function)
