"""Random loops over constant ranges, which LLVM unrolls without a rest, with and without the pass."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import llvmlite.binding as llvm
import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from aiotaichi.compile.helper.checks import parse
from aiotaichi.compile.helper.kernels.pipeline import TaskReport, improve
from aiotaichi.compile.helper.kernels.text import ModuleText
from support.fixture_modules import CPU_ARCH, MODULES
from support.kernel_tasks import KernelTasks, host_machine

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(CPU_ARCH != "x64", reason="the task's text is for x64"),
]

DTYPES = {"i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64, "float": np.float32, "double": np.float64}
_TASK = MODULES / "x64" / "constant_ranges" / "scale.ll"
_BODY = re.compile(r"^define internal void @function_body\(.*?^\}\n", re.MULTILINE | re.DOTALL)
_FRAME = """define internal void @function_body(ptr %context, ptr %thread, i32 %block) {{
entry:
  %skipped = mul i32 %block, {size}
  %first = add i32 %skipped, {begin}
  %full = add i32 %skipped, {size_and_begin}
  %end = call i32 @llvm.smin.i32(i32 %full, i32 {end})
  %some = icmp slt i32 %first, %end
  br i1 %some, label %before, label %after

before:
  %runtime.at = getelementptr i8, ptr %context, i64 8
  br label %loop

loop:
  %i = phi i32 [ %first, %before ], [ %next, %latch ]
{body}
  br label %latch

latch:
  %next = add nsw i32 %i, 1
  %over = icmp eq i32 %next, %end
  br i1 %over, label %after, label %loop, !llvm.loop !9000

after:
  ret void
}}

declare i32 @llvm.smin.i32(i32, i32)
"""
_INTEGERS = ("add", "mul", "1", "3")
_UNROLL = """
!9000 = distinct !{{!9000, !9001}}
!9001 = !{{!"llvm.loop.unroll.count", i32 {times}}}
"""


@dataclass(frozen=True)
class Access:
    """The element number ``factor * i + offset`` of the memory."""

    factor: int
    offset: int

    def code(self, tag: str, kind: str) -> list[str]:
        """Return code for the address of the element. taichi's code loads the tree's address for each access."""
        return [
            f"%{tag}.runtime = load ptr, ptr %runtime.at, align 8",
            f"%{tag}.root = getelementptr i8, ptr %{tag}.runtime, i64 88",
            f"%{tag}.tree = load ptr, ptr %{tag}.root, align 8",
            f"%{tag}.part = mul nsw i32 %i, {self.factor}",
            f"%{tag}.sum = add nsw i32 %{tag}.part, {self.offset}",
            f"%{tag}.wide = sext i32 %{tag}.sum to i64",
            f"%{tag}.at = getelementptr inbounds {kind}, ptr %{tag}.tree, i64 %{tag}.wide",
        ]


@dataclass(frozen=True)
class Guard:
    """A test that an iteration must pass. It is about ``factor * i``, or, with a mask, about some bits of ``i``."""

    relation: str
    number: int
    factor: int = 1
    shift: int = 0
    mask: int = 0

    def code(self, tag: str) -> list[str]:
        if self.mask:
            value = [
                f"%{tag}.shifted = lshr i32 %i, {self.shift}",
                f"%{tag}.it = and i32 %{tag}.shifted, {self.mask}",
            ]
        else:
            value = [f"%{tag}.it = mul nsw i32 %i, {self.factor}"]
        return [
            *value,
            f"%{tag} = icmp {self.relation} i32 %{tag}.it, {self.number}",
            f"br i1 %{tag}, label %{tag}.then, label %latch",
        ]


@dataclass(frozen=True)
class Range:
    """A loop over a range, which taichi has cut into blocks, and LLVM has unrolled."""

    kind: str
    begin: int
    length: int
    blocks: int
    times: int
    reads: tuple[Access, ...]
    written: Access
    guards: tuple[Guard, ...]

    def text(self) -> str:
        """Return the task's module, as LLVM leaves it."""
        size = max(-(-self.length // self.blocks), 512)
        begin, end, code = self.begin, self.begin + self.length, "\n".join(self._code())
        body = _FRAME.format(size=size, begin=begin, size_and_begin=begin + size, end=end, body=code)
        scale = str(llvm.parse_assembly(_TASK.read_text()))
        scale = re.sub(r"^declare i32 @llvm.smin.i32.*\n", "", scale, flags=re.MULTILINE)
        text = _BODY.sub(lambda _: body, scale) + _UNROLL.format(times=self.times)
        text = text.replace("<i32 0, i32 2, i32 1, i32 1>", f"<i32 0, i32 {self.blocks}, i32 1, i32 1>")
        text = text.replace("i32 noundef 2, i32 noundef 2,", f"i32 noundef {self.blocks}, i32 noundef 2,")
        module = llvm.parse_assembly(text)
        options = llvm.create_pipeline_tuning_options(speed_level=3)
        options.loop_vectorization = options.slp_vectorization = False
        builder = llvm.create_pass_builder(host_machine(), options)
        builder.getModulePassManager().run(module, builder)
        passes = llvm.create_new_module_pass_manager()
        passes.add_loop_strength_reduce_pass()
        passes.run(module, builder)
        return str(module)

    def _code(self) -> list[str]:
        kind, size = self.kind, np.dtype(DTYPES[self.kind]).itemsize
        add, multiply, one, three = ("fadd", "fmul", "1.0", "3.0") if kind in ("float", "double") else _INTEGERS
        lines = []
        for i, guard in enumerate(self.guards):
            lines += [*guard.code(f"guard{i}"), f"guard{i}.then:"]
        value = one
        for i, read in enumerate(self.reads):
            lines += [
                *read.code(f"read{i}", kind),
                f"%loaded{i} = load {kind}, ptr %read{i}.at, align {size}",
                f"%product{i} = {multiply} {kind} %loaded{i}, {three}",
                f"%value{i} = {add} {kind} %product{i}, {value}",
            ]
            value = f"%value{i}"
        return [*lines, *self.written.code("written", kind), f"store {kind} {value}, ptr %written.at, align {size}"]

    def memory(self) -> npt.NDArray[Any]:
        """Return memory for all elements that the loop reads or writes."""
        last = max(each.factor * i + each.offset for each in (*self.reads, self.written) for i in self._ends)
        return np.random.default_rng(3).integers(-100, 100, last + 1).astype(DTYPES[self.kind])

    @property
    def _ends(self) -> tuple[int, int]:
        """The first index and the last."""
        return self.begin, self.begin + self.length - 1


class Tasks:
    """A loop's task, with the pass or without. Parts run in their order."""

    def __init__(self, text: str, *, is_fast: bool) -> None:
        self.report: TaskReport | None = None
        if is_fast:
            module, (self.report,) = improve(parse(text, host_machine()), host_machine(), 3, False)
            text = str(module)
        self._parts = 1
        self._tasks = KernelTasks(ModuleText(text), self._numbers)

    def _numbers(self, blocks: int, limit: int) -> range:
        return range(self._parts, 2 * self._parts) if limit < 0 else range(blocks)

    def launch(self, memory: npt.NDArray[Any], parts: int) -> npt.NDArray[Any]:
        self._parts = parts
        found = memory.copy()
        self._tasks.launch(tree=found.view(np.uint8))
        return found


@st.composite
def accesses(draw: st.DrawFn, indices: range) -> Access:
    factor = draw(st.sampled_from([1, 1, 1, 2, 3, -1]))
    least = min(factor * indices[0], factor * indices[-1])
    return Access(factor, draw(st.integers(0, 40)) - least)


@st.composite
def guards(draw: st.DrawFn, indices: range) -> Guard:
    if draw(st.booleans()):
        mask = 2 ** draw(st.integers(3, 7)) - 1
        relation = draw(st.sampled_from(["ne", "ne", "eq", "ult"]))
        return Guard(relation, draw(st.integers(0, mask)), shift=draw(st.integers(0, 5)), mask=mask)
    factor = draw(st.sampled_from([1, 1, 2, -1, -3]))
    number = factor * draw(st.sampled_from(indices)) + draw(st.integers(-1, 1))
    return Guard(draw(st.sampled_from(["slt", "sle", "sgt", "sge", "ult", "uge", "ne", "eq"])), number, factor)


@st.composite
def ranges(draw: st.DrawFn) -> Range:
    length = 8 * draw(st.integers(1, 400)) + draw(st.sampled_from([0, 0, 0, 4]))
    begin = draw(st.sampled_from([0, 0, 1, -16, -1000, 4096, 77]))
    indices = range(begin, begin + length)
    return Range(
        draw(st.sampled_from(sorted(DTYPES))),
        begin,
        length,
        draw(st.integers(1, 4)),
        draw(st.sampled_from([8, 8, 4, 2])),
        tuple(draw(st.lists(accesses(indices), max_size=2))),
        draw(accesses(indices)),
        tuple(draw(st.lists(guards(indices), max_size=2))),
    )


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
@given(loop=ranges(), parts=st.sampled_from([1, 2, 4, 16]))
def test_the_pass_changes_no_result(loop: Range, parts: int) -> None:
    text, memory = loop.text(), loop.memory()
    wanted = Tasks(text, is_fast=False).launch(memory, parts)
    np.testing.assert_array_equal(Tasks(text, is_fast=True).launch(memory, parts), wanted)


@pytest.mark.parametrize("times", [2, 4, 8])
@pytest.mark.parametrize("kind", DTYPES)
def test_loops_without_guards_are_rolled(kind: str, times: int) -> None:
    """The elements overlap: each iteration but the first ones reads what an earlier one has written."""
    loop = Range(kind, -16, 4096, 2, times, (Access(1, 16),), Access(1, 21), ())
    tasks = Tasks(loop.text(), is_fast=True)
    wanted = loop.memory()
    one = wanted.dtype.type(1)
    with np.errstate(over="ignore"):
        for number in range(loop.length):
            wanted[number + 5] = wanted[number] * 3 * one + one
    np.testing.assert_array_equal(tasks.launch(loop.memory(), 4), wanted)
    assert tasks.report is not None
    assert tasks.report.done["constant range"] == f"a loop was unrolled {times} times"
