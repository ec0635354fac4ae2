"""Loops that LLVM has unrolled, and loops that only look so."""

from __future__ import annotations

import ctypes
from ctypes import CFUNCTYPE, c_int32, c_void_p
from pathlib import Path

import llvmlite.binding as llvm
import numpy as np
import pytest

from aiotaichi.compile.helper.kernels.reroll import reroll
from aiotaichi.compile.helper.kernels.text import Function, ModuleText
from support.fixture_modules import MODULES
from support.unrolled import check_that_it_stays

SAXPY = next((MODULES / "x64" / "basics").glob("saxpy*.ll"))
IOTA = next((MODULES / "x64" / "basics").glob("iota*.ll"))


def body(path: Path, old: str = "", new: str = "") -> Function:
    """Return a kernel's body. The text ``old`` of its loop of the rest becomes ``new``."""
    text = str(llvm.parse_assembly(path.read_text()))
    assert old in text
    return ModuleText(text.replace(old, new, 1)).functions["@function_body"]


def test_the_loop_of_the_rest_runs_everything() -> None:
    function = body(SAXPY)
    before = len(function.blocks)
    assert reroll(function) == ([8], [])
    assert len(function.blocks) < before
    (loop,) = function.loops()
    stores = [each for block, each in function if each.opcode == "store" and block.label in loop.members]
    assert len(stores) == 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("%33, i64 %34", "%33, i64 0"),  # another address
        ("store float %41, ptr %39", "store float %40, ptr %39"),  # another value
        ("%25, align 8\n  %34", "%26, align 8\n  %34"),  # another array
        ("fadd reassoc ninf nsz float %40, %37", "fsub reassoc ninf nsz float %40, %37"),
        ("and i32 %27, 7", "and i32 %27, 5"),  # not the rest of a division by 8
        ("icmp ult i32 %29, 7", "icmp ult i32 %29, 6"),
        ("icmp ult i32 %29, 7", "icmp ult i32 %28, 7"),
        ("%42 = add i32 %.04.prol, 1", "%42 = add i32 %.04.prol, 2"),
    ],
)
def test_a_loop_that_differs_from_the_copies_stays(old: str, new: str) -> None:
    function = body(SAXPY, old, new)
    check_that_it_stays(function)


def test_a_counter_of_seven_steps_loses_its_promise_not_to_overflow() -> None:
    """The stored value counts in a phi of its own, which LLVM's flags describe for 7 steps only."""
    text = str(llvm.parse_assembly(IOTA.read_text()))
    text = text.replace("%lsr.iv.next = add i32 %lsr.iv, 1", "%lsr.iv.next = add nuw nsw i32 %lsr.iv, 1", 1)
    function = ModuleText(text).functions["@function_body"]
    assert reroll(function) == ([8], [])
    assert "%lsr.iv.next = add i32 %lsr.iv, 1" in str(function)


VECTORS = """define <2 x i32> @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b

a:
  br label %b

gone:
  br label %b

b:
  %v = phi <2 x i32> [ <i32 1, i32 2>, %entry ], [ <i32 3, i32 4>, %a ], [ zeroinitializer, %gone ]
  ret <2 x i32> %v
}
"""


def test_a_phi_keeps_vectors_with_commas_when_a_way_to_it_goes() -> None:
    function = ModuleText(VECTORS).functions["@f"]
    function.prune()
    assert "phi <2 x i32> [ <i32 1, i32 2>, %entry ], [ <i32 3, i32 4>, %a ]" in str(function)
    assert "%gone" not in str(function)


TWICE = """define void @f(ptr %x, i32 %first, i32 %end, i32 %w) {
entry:
  %some = icmp slt i32 %first, %end
  br i1 %some, label %before, label %after

before:
  br label %loop

loop:
  %i = phi i32 [ %first, %before ], [ %next, %latch ]
  %wide = sext i32 %i to i64
  %at = getelementptr i32, ptr %x, i64 %wide
  %old = load i32, ptr %at, align 4
  switch i32 %old, label %latch [
    i32 3, label %three
    i32 4, label %four
  ]

three:
  br label %latch

four:
  %more = add i32 %i, %w
  %squared = mul i32 %more, %more
  br label %latch

latch:
  %new = phi i32 [ %w, %three ], [ %squared, %four ], [ %i, %loop ]
  store i32 %new, ptr %at, align 4
  %next = add i32 %i, 1
  %over = icmp eq i32 %next, %end
  br i1 %over, label %after, label %loop, !llvm.loop !0

after:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 2}
"""


def unrolled_twice(source: str = TWICE) -> str:
    """Return the text after LLVM's unroller: the rest is one iteration, and no loop."""
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    module = llvm.parse_assembly(source)
    machine = llvm.Target.from_default_triple().create_target_machine()
    passes = llvm.create_new_module_pass_manager()
    passes.add_loop_unroll_pass()
    passes.add_simplify_cfg_pass()
    passes.add_instruction_combine_pass()
    passes.add_loop_simplify_pass()
    passes.run(module, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3)))
    text = str(module)
    assert "and i32 %0, 1" in text
    return text


def results(source: str) -> list[bytes]:
    builder = llvm.JITLibraryBuilder().add_ir(source).export_symbol("f")
    library = builder.link(llvm.create_lljit_compiler(), "test")
    function = CFUNCTYPE(None, c_void_p, c_int32, c_int32, c_int32)(library["f"])
    found = []
    for first in (0, 1, 5):
        for count in range(9):
            x = np.arange(16, dtype=np.int32) % 6
            function(x.ctypes.data_as(ctypes.c_void_p), first, first + count, 100)
            found.append(x.tobytes())
    return found


def test_a_rest_of_one_iteration_runs_everything() -> None:
    module = ModuleText(unrolled_twice())
    function = module.functions["@f"]
    assert reroll(function) == ([2], [])
    assert sum(each.opcode == "store" for _, each in function) == 1
    assert results(str(module)) == results(TWICE)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("add i32 %first, %w", "add i32 %first, 7"),  # in the rest
        ("add i32 %first, %w", "sub i32 %first, %w"),
        ("i32 3, label %three.prol", "i32 5, label %three.prol"),  # another number of the switch
        ("[ %squared.prol, %four.prol ], [ %first,", "[ %squared.prol, %four.prol ], [ %w,"),
        ("%.neg = add i32 %first, 1", "%.neg = add i32 %first, 3"),  # the copies are entered in another way
        ("%next.prol = add i32 %first, 1", "%next.prol = add i32 %first, 2"),
        ("[ %next.1, %latch.1 ], [ %i.unr, %", "[ %next.1, %latch.1 ], [ %w, %"),  # the copies start elsewhere
        ("%old.prol = load i32", "%old.prol = load volatile i32"),
    ],
)
def test_a_rest_of_one_iteration_that_differs_stays(old: str, new: str) -> None:
    text = unrolled_twice()
    assert old in text
    function = ModuleText(text.replace(old, new, 1)).functions["@f"]
    check_that_it_stays(function)
