"""Loops that LLVM has unrolled, and loops that only look so."""

from __future__ import annotations

from pathlib import Path

import llvmlite.binding as llvm
import pytest

from aiotaichi.compile.helper.kernels.function import Function
from aiotaichi.compile.helper.kernels.module import Module
from aiotaichi.compile.helper.kernels.reroll import reroll
from support.fixture_modules import MODULES

SAXPY = next((MODULES / "x64" / "basics").glob("saxpy*.ll"))
IOTA = next((MODULES / "x64" / "basics").glob("iota*.ll"))


def body(path: Path, old: str = "", new: str = "") -> Function:
    """Return a kernel's body. The text ``old`` of its loop of the rest becomes ``new``."""
    text = str(llvm.parse_assembly(path.read_text()))
    assert old in text
    return Module(text.replace(old, new, 1)).functions["@function_body"]


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
    text = str(function)
    done, reasons = reroll(function)
    assert not done
    assert reasons
    assert str(function) == text


def test_a_counter_of_seven_steps_loses_its_promise_not_to_overflow() -> None:
    """The stored value counts in a phi of its own, which LLVM's flags describe for 7 steps only."""
    text = str(llvm.parse_assembly(IOTA.read_text()))
    text = text.replace("%lsr.iv.next = add i32 %lsr.iv, 1", "%lsr.iv.next = add nuw nsw i32 %lsr.iv, 1", 1)
    function = Module(text).functions["@function_body"]
    assert reroll(function) == ([8], [])
    assert "%lsr.iv.next = add i32 %lsr.iv, 1" in str(function)
