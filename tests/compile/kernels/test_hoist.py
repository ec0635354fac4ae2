"""Which loads go to the entry, and which must not."""

from __future__ import annotations

import re

import pytest

from aiotaichi.compile.helper.kernels import places
from aiotaichi.compile.helper.kernels.hoist import HOISTED, hoist
from aiotaichi.compile.helper.kernels.text import Function, ModuleText, SkipError

BODY = """define internal void @function_body(ptr %0, ptr %1, i32 %2) {{
entry:
  %arguments = load ptr, ptr %0, align 8
  %at = getelementptr inbounds nuw i8, ptr %0, i64 8
  %runtime = load ptr, ptr %at, align 8
  %pointer = getelementptr inbounds nuw i8, ptr %runtime, i64 32872
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %temporaries = load ptr, ptr %pointer, align 8
{lines}
  %next = add i32 %i, 1
  %over = icmp eq i32 %next, %2
  br i1 %over, label %end, label %loop

end:
  ret void
}}
"""


def body(*lines: str) -> Function:
    (function,) = ModuleText(BODY.format(lines="\n".join(f"  {line}" for line in lines))).functions.values()
    return function


def is_hoisted(function: Function, name: str) -> bool:
    """Whether a value was loaded in the loop, and is loaded at the entry now."""
    written = places.written_temporaries([function])
    hoist(function, written)
    return name not in function.definitions()


STORE = "store float 1.0, ptr %data, align 4"
DATA = ("%place = getelementptr i8, ptr %arguments, i64 8", "%data = load ptr, ptr %place, align 8")
EXTENT = ("%extent.at = getelementptr i8, ptr %temporaries, i64 4", "%extent = load i32, ptr %extent.at, align 4")


def test_the_words_of_the_runtime_and_of_the_arguments() -> None:
    function = body(*DATA, "%scalar = load i32, ptr %arguments, align 4", *EXTENT, STORE)
    hoist(function, places.written_temporaries([function]))
    left = {name for name, (block, _) in function.definitions().items() if block.label == "%loop"}
    assert left.isdisjoint({"%data", "%scalar", "%extent", "%temporaries"})
    assert sum(each.opcode == "load" for each in function.entry.instructions if each.name) == 6
    assert all(name.startswith(HOISTED) for name in re.findall(r"store float 1.0, ptr (%[\w.]+)", str(function)))


@pytest.mark.parametrize(
    "write",
    [
        "store i32 1, ptr %extent.at, align 4",
        "%old = atomicrmw add ptr %extent.at, i32 1 seq_cst, align 4",
        "store i64 1, ptr %temporaries, align 8",  # the eight bytes cover the extent
        "store <2 x i32> zeroinitializer, ptr %temporaries, align 8",
        "call void @unknown(ptr %arguments)",
        "call void @llvm.memset.p0.i64(ptr %temporaries, i8 0, i64 8, i1 false)",
        "%far = getelementptr i8, ptr %temporaries, i32 %i\n  store i32 1, ptr %far, align 4",
    ],
)
def test_a_temporary_that_may_be_written_stays(write: str) -> None:
    assert not is_hoisted(body(*EXTENT, write), "%extent")


def test_a_store_to_an_address_of_unknown_origin_keeps_the_temporaries() -> None:
    unknown = ("%list.at = getelementptr i8, ptr %runtime, i64 8296", "%list = load ptr, ptr %list.at, align 8")
    assert not is_hoisted(body(*EXTENT, *unknown, "store i32 1, ptr %list, align 4"), "%extent")


def test_another_temporary_may_be_written() -> None:
    other = "%other = getelementptr i8, ptr %temporaries, i64 8"
    assert is_hoisted(body(*EXTENT, other, "store i32 1, ptr %other, align 4"), "%extent")


def test_temporaries_that_an_epilogue_writes_stay() -> None:
    """An epilogue of one thread runs beside the bodies of other threads."""
    function, epilogue = body(*EXTENT), body(*EXTENT, "store i32 1, ptr %extent.at, align 4")
    hoist(function, places.written_temporaries([function, epilogue]))
    assert "%extent" in function.definitions()


@pytest.mark.parametrize(
    "lines",
    [
        (*DATA, "%value = load float, ptr %data, align 4"),  # what an array holds
        ("%root.at = getelementptr i8, ptr %runtime, i64 88", "%root = load ptr, ptr %root.at, align 8",
         "%value = load i32, ptr %root, align 4"),  # a field such as total[None]
        ("%list.at = getelementptr i8, ptr %runtime, i64 8296", "%value = load ptr, ptr %list.at, align 8"),  # a list
        ("%value.at = getelementptr i8, ptr %arguments, i32 %i", "%value = load i32, ptr %value.at, align 4"),
        ("%value = load volatile i32, ptr %arguments, align 4",),
        ("%value = load atomic i32, ptr %arguments seq_cst, align 4",),
    ],
)  # fmt: skip
def test_what_may_change_or_may_not_exist_stays(lines: tuple[str, ...]) -> None:
    assert not is_hoisted(body(*lines), "%value")


def test_a_body_that_writes_to_the_arguments_stays() -> None:
    with pytest.raises(SkipError, match="where memory is"):
        hoist(body("store i32 1, ptr %arguments, align 4"), frozenset())


SPARSE_BODY = """define internal void @function_body(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4) {
entry:
  br label %loop

loop:
  %i = phi i32 [ %3, %entry ], [ %next, %loop ]
  %row.at = getelementptr i8, ptr %2, i64 16
  %row = load i32, ptr %row.at, align 4
  %runtime.at = getelementptr i8, ptr %0, i64 8
  %runtime = load ptr, ptr %runtime.at, align 8
  %ambient.at = getelementptr i8, ptr %runtime, i64 24784
  %ambient = load ptr, ptr %ambient.at, align 8
  store i32 %row, ptr %ambient, align 4
  %next = add i32 %i, 1
  %over = icmp eq i32 %next, %4
  br i1 %over, label %end, label %loop

end:
  ret void
}
"""


def test_the_words_of_an_element_of_a_sparse_field() -> None:
    (function,) = ModuleText(SPARSE_BODY).functions.values()
    assert hoist(function, None) == 3
    assert {"%row", "%runtime", "%ambient"}.isdisjoint(function.definitions())


def test_a_body_that_writes_to_its_element_stays() -> None:
    text = SPARSE_BODY.replace("store i32 %row, ptr %ambient", "store i32 %i, ptr %row.at")
    (function,) = ModuleText(text).functions.values()
    with pytest.raises(SkipError, match="where memory is"):
        hoist(function, None)
