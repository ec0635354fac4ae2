"""Which instructions LLVM may reorder."""

from __future__ import annotations

from aiotaichi.compile.helper.kernels.fast_math import keep_for_reductions
from aiotaichi.compile.helper.kernels.text import ModuleText

LOOP = """define void @f(ptr %x, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ %sum.next, %loop ]
  %least = phi double [ 1.0, %entry ], [ %least.next, %loop ]
  %at = getelementptr float, ptr %x, i64 %i
  %value = load float, ptr %at, align 4
  %twice = fmul fast float %value, 2.0
  %part = fadd reassoc ninf nsz float %twice, 1.0
  %sum.next = fadd reassoc ninf nsz float %sum, %part
  %wide = fpext float %value to double
  %less = fcmp nnan ninf nsz olt double %wide, %least
  %least.next = select nnan nsz i1 %less, double %wide, double %least
  %next = add i64 %i, 1
  %over = icmp eq i64 %next, %n
  br i1 %over, label %end, label %loop

end:
  store float %sum.next, ptr %x, align 4
  ret void
}
"""


def test_only_reductions_may_be_reordered() -> None:
    function = ModuleText(LOOP).functions["@f"]
    assert keep_for_reductions(function) == 3
    text = str(function)
    assert "%twice = fmul float %value" in text
    assert "%part = fadd float %twice" in text
    assert "%sum.next = fadd reassoc nsz float %sum" in text, "infinity stays infinity"
    assert "%less = fcmp nnan nsz olt double" in text
    assert "%least.next = select nnan nsz i1 %less" in text


def test_a_value_that_is_not_only_summed_is_not_reordered() -> None:
    function = ModuleText(
        LOOP.replace("fadd reassoc ninf nsz float %sum, %part", "fdiv reassoc ninf nsz float %sum, %part")
    ).functions["@f"]
    keep_for_reductions(function)
    assert "%sum.next = fdiv float %sum" in str(function)
