"""Floor divisions of the index of a row: the test of signs goes only if the signs are known."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest

from aiotaichi.compile.helper.kernels.floors import without_signs
from aiotaichi.compile.helper.kernels.rows import rows
from aiotaichi.compile.helper.kernels.text import ModuleText

FLOORS = """define void @f(ptr %out, i32 %first, i32 %end, i32 %w, i32 %other) {{
entry:
  %some = icmp slt i32 %first, %end
  br i1 %some, label %before, label %after

before:
  br label %loop

loop:
  %i = phi i32 [ %first, %before ], [ %next, %loop ]
  %quotient = sdiv i32 %i, {w}
  %signs = xor i32 {signs}
  %differ = icmp slt i32 {tested}, 0
  %product = mul i32 %quotient, {w}
  %rest = icmp ne i32 %product, %i
  %both = {both}
  %off = sext i1 %both to i32
  %row = add nsw i32 %quotient, %off
  %place = getelementptr i32, ptr %out, i32 %i
  store i32 %row, ptr %place, align 4
  %next = add i32 %i, 1
  %over = icmp eq i32 %next, %end
  br i1 %over, label %after, label %loop

after:
  ret void
}}
"""


def changed(signs: str, both: str, w: str = "%w", tested: str = "%signs") -> tuple[int, str]:
    module = ModuleText(FLOORS.format(signs=signs, both=both, w=w, tested=tested))
    function = module.functions["@f"]
    found = rows(function, module.add_metadata('!{!"llvm.loop.unroll.disable"}'))
    count = without_signs(function, found)
    module.declare("i64 @llvm.umin.i64(i64, i64)")
    llvm.parse_assembly(str(module)).verify()
    (row,) = found
    return count, "\n".join(str(block) for block in function.blocks if block.label in row.loop.members)


@pytest.mark.parametrize(
    "both", ["and i1 %differ, %rest", "and i1 %rest, %differ", "select i1 %rest, i1 %differ, i1 false"]
)
@pytest.mark.parametrize("signs", ["%i, %w", "%w, %i"])
def test_nothing_is_taken_off_in_rows(signs: str, both: str) -> None:
    count, text = changed(signs, both)
    assert count == 1
    assert "store i32 %rows0.row, ptr" in text


def test_an_index_is_not_negative_in_rows_of_a_constant_length() -> None:
    """The signs of an index and of a number differ if the index is negative, and LLVM tests that."""
    count, text = changed("%i, %other", "and i1 %differ, %rest", w="1000", tested="%i")
    assert count == 1
    assert "store i32 %rows0.row, ptr" in text


def test_another_value_may_be_negative_in_rows_of_a_constant_length() -> None:
    count, text = changed("%i, %other", "and i1 %differ, %rest", w="1000", tested="%other")
    assert count == 0
    assert "%off = sext i1 %both to i32" in text


@pytest.mark.parametrize("signs", ["%i, %other", "%quotient, %w", "%w, %w"])
def test_signs_of_other_values_are_tested(signs: str) -> None:
    count, text = changed(signs, "and i1 %differ, %rest")
    assert count == 0
    assert "%off = sext i1 %both to i32" in text
