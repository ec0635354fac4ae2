"""Which stores LLVM learns to change no pointer, and bodies that may store one."""

from __future__ import annotations

import llvmlite.binding as llvm
import pytest

from aiotaichi.compile.helper.checks import parse
from aiotaichi.compile.helper.kernels.pipeline import optimise
from aiotaichi.compile.helper.kernels.pointers import SCOPE, keep_pointers
from aiotaichi.compile.helper.kernels.text import Function, ModuleText, SkipError
from support.kernel_tasks import host_machine

MODULE = """
declare void @unknown(ptr)
declare void @taichi_assert_format(ptr, i1, ptr)

define void @function_body(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4) {{
entry:
  %at = getelementptr i8, ptr %0, i64 8
  %runtime = load ptr, ptr %at, align 8
  %root.at = getelementptr i8, ptr %runtime, i64 88
  %root = load ptr, ptr %root.at, align 8
  br label %loop

loop:
  %i = phi i32 [ %3, %entry ], [ %next, %loop ]
  {load}
  %number = getelementptr float, ptr %block, i32 %i
  {store}
  %next = add i32 %i, 1
  %over = icmp eq i32 %next, %4
  br i1 %over, label %end, label %loop

end:
  ret void
}}
"""
LOAD = "%block = load ptr, ptr %root, align 8"
STORE = "store float 1.0, ptr %number, align 4"


def module_with(store: str, load: str = LOAD) -> ModuleText:
    return ModuleText(MODULE.format(load=load, store=store))


def loop_after_llvm(module: ModuleText) -> str:
    """Return the loop, as LLVM's own passes leave it."""
    parsed = parse(str(module), host_machine())
    optimise(parsed, host_machine(), 1)
    body: llvm.ValueRef = parsed.get_function("function_body")
    return next(text for text in map(str, body.blocks) if "store float" in text)


def kept(module: ModuleText) -> int:
    function: Function = module.functions["@function_body"]
    return keep_pointers(function, module.add_metadata(SCOPE))


def test_llvm_loads_the_address_of_a_block_once() -> None:
    assert "load ptr" in loop_after_llvm(module_with(STORE)), "without the step, LLVM loads it for each number"
    module = module_with(STORE)
    assert kept(module) == 1
    assert "load ptr" not in loop_after_llvm(module)


@pytest.mark.parametrize(
    "store",
    [
        "%old = atomicrmw fadd ptr %number, float 1.0 seq_cst, align 4",
        "store <4 x i32> zeroinitializer, ptr %number, align 4",
        "store double 1.0, ptr %number, align 8",
        "%temporaries.at = getelementptr i8, ptr %runtime, i64 32872\n"
        "  %temporaries = load ptr, ptr %temporaries.at, align 8\n"
        "  store i64 1, ptr %temporaries, align 8",  # no pointer lies there
        f"{STORE}\n  call void @taichi_assert_format(ptr %runtime, i1 false, ptr null)",
    ],
)
def test_numbers_change_no_pointer(store: str) -> None:
    module = module_with(store)
    assert kept(module) >= 1
    parse(str(module), host_machine())  # LLVM accepts the text


@pytest.mark.parametrize(
    "store",
    [
        "store ptr %runtime, ptr %root, align 8",
        "store <2 x ptr> zeroinitializer, ptr %root, align 8",
        "store i64 0, ptr %root, align 8",
        "%old = atomicrmw xchg ptr %root, i64 0 seq_cst, align 8",  # how taichi stores the address of a new block
        "%old = atomicrmw xchg ptr %number, i64 0 seq_cst, align 8",
        "%old = cmpxchg ptr %root, i64 0, i64 1 seq_cst seq_cst",
        "call void @unknown(ptr %root)",
        "call void @llvm.memset.p0.i64(ptr %root, i8 0, i64 8, i1 false)",
    ],
)
def test_a_body_that_may_store_a_pointer_stays(store: str) -> None:
    module = module_with(store)
    before = str(module.functions["@function_body"])
    with pytest.raises(SkipError, match="may store a pointer"):
        kept(module)
    assert str(module.functions["@function_body"]) == before


def test_a_body_whose_pointers_are_loaded_at_the_entry_stays() -> None:
    with pytest.raises(SkipError, match="loads no pointers"):
        kept(module_with(STORE, "%block = getelementptr i8, ptr %root, i64 8"))
