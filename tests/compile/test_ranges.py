"""The step of the pass that gives loops to bodies of one index, as the modules of our own producer have."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from aiotaichi.compile.helper.checks import parse
from aiotaichi.compile.helper.kernels import pipeline
from aiotaichi.compile.helper.kernels.parts import CUT, CUT_SUMS, parallel_loops
from aiotaichi.compile.helper.kernels.ranges import give_loop
from aiotaichi.compile.helper.kernels.text import ModuleText, SkipError
from support.kernel_tasks import KernelTasks, host_machine

LARGEST, SMALLEST = 2**31 - 1, -(2**31)
PARTS = [1, 2, 4, 8, 64, 4096]

# A task as taichi writes it. Its range comes from the arguments: begin, end, then the address of 64-bit words.
TASK = """\
define void @task(ptr %context) {{
entry:
  %struct = alloca [56 x i8], align 8
  %arguments = load ptr, ptr %context, align 8
  %begin = load i32, ptr %arguments, align 4
  %end.in = getelementptr inbounds nuw i8, ptr %arguments, i64 4
  %end = load i32, ptr %end.in, align 4
  %runtime.in = getelementptr inbounds nuw i8, ptr %context, i64 8
  %runtime = load ptr, ptr %runtime.in, align 8
  store ptr %context, ptr %struct, align 8
  %prologue = getelementptr inbounds nuw i8, ptr %struct, i64 8
  store ptr {prologue}, ptr %prologue, align 8
  %body = getelementptr inbounds nuw i8, ptr %struct, i64 16
  store ptr @function_body, ptr %body, align 8
  %epilogue = getelementptr inbounds nuw i8, ptr %struct, i64 24
  store ptr {epilogue}, ptr %epilogue, align 8
  %size = getelementptr inbounds nuw i8, ptr %struct, i64 32
  store i64 8, ptr %size, align 8
  %from = getelementptr inbounds nuw i8, ptr %struct, i64 40
  store i32 %begin, ptr %from, align 8
  %to = getelementptr inbounds nuw i8, ptr %struct, i64 44
  store i32 %end, ptr %to, align 4
  %block = getelementptr inbounds nuw i8, ptr %struct, i64 48
  store <2 x i32> <i32 {block}, i32 {step}>, ptr %block, align 8
  %parallel.for.in = getelementptr inbounds nuw i8, ptr %runtime, i64 8288
  %parallel.for = load ptr, ptr %parallel.for.in, align 8
  %pool.in = getelementptr inbounds nuw i8, ptr %runtime, i64 8280
  %pool = load ptr, ptr %pool.in, align 8
  %distance = sub i32 %end, %begin
  %up = add i32 %distance, 511
  %blocks = sdiv i32 %up, 512
  call void %parallel.for(ptr noundef %pool, i32 noundef %blocks, i32 noundef 2, ptr noundef nonnull %struct, \
ptr noundef nonnull @cpu_parallel_range_for_task)
  ret void
}}

declare void @cpu_parallel_range_for_task(ptr, i32, i32)
"""

# Adds 1 to the word of each index, but not of the index 3: there it returns early.
COUNT = """
define internal void @function_body(ptr %0, ptr %1, i32 %2) {
entry:
  %three = icmp eq i32 %2, 3
  br i1 %three, label %early, label %count

early:
  ret void

count:
  %arguments = load ptr, ptr %0, align 8
  %out.in = getelementptr inbounds nuw i8, ptr %arguments, i64 8
  %out = load ptr, ptr %out.in, align 8
  %index = sext i32 %2 to i64
  %place = getelementptr i64, ptr %out, i64 %index
  %before = load i64, ptr %place, align 8
  %after = add i64 %before, 1
  store i64 %after, ptr %place, align 8
  ret void
}
"""

# Sums the indices, and counts the threads' parts.
SUM = """
define internal void @zero(ptr %0, ptr %1) {
entry:
  store i64 0, ptr %1, align 8
  ret void
}

define internal void @function_body(ptr %0, ptr %1, i32 %2) {
entry:
  %before = load i64, ptr %1, align 8
  %index = sext i32 %2 to i64
  %after = add i64 %before, %index
  store i64 %after, ptr %1, align 8
  ret void
}

define internal void @add(ptr %0, ptr %1) {
entry:
  %sum = load i64, ptr %1, align 8
  %arguments = load ptr, ptr %0, align 8
  %out.in = getelementptr inbounds nuw i8, ptr %arguments, i64 8
  %out = load ptr, ptr %out.in, align 8
  %before = atomicrmw add ptr %out, i64 %sum seq_cst, align 8
  %parts = getelementptr inbounds nuw i8, ptr %out, i64 8
  %count = atomicrmw add ptr %parts, i64 1 seq_cst, align 8
  ret void
}
"""

# Adds the index to one word.
ADD = """
define internal void @function_body(ptr %0, ptr %1, i32 %2) {
entry:
  %arguments = load ptr, ptr %0, align 8
  %out.in = getelementptr inbounds nuw i8, ptr %arguments, i64 8
  %out = load ptr, ptr %out.in, align 8
  %index = sext i32 %2 to i64
  %before = atomicrmw add ptr %out, i64 %index seq_cst, align 8
  ret void
}
"""

# Draws no number, but reads the address of the states.
RANDOM = """
define internal void @draw(ptr %0) {
entry:
  %runtime.in = getelementptr inbounds nuw i8, ptr %0, i64 8
  %runtime = load ptr, ptr %runtime.in, align 8
  %states.in = getelementptr inbounds nuw i8, ptr %runtime, i64 32880
  %states = load volatile ptr, ptr %states.in, align 8
  ret void
}
"""


def module_of(
    body: str, prologue: str = "null", epilogue: str = "null", block: int = 512, step: int = 1
) -> tuple[ModuleText, str]:
    """Return a module whose task has a loop now, and the name of the loop."""
    task = TASK.format(prologue=prologue, epilogue=epilogue, block=block, step=step)
    module = ModuleText(task + body)
    (loop,) = parallel_loops(module)
    return module, give_loop(module, loop).loop.body


class Parts:
    """A parallel_for that runs parts, the last first."""

    def __init__(self) -> None:
        self.count = 1

    def __call__(self, blocks: int, limit: int) -> Sequence[int]:
        assert limit in (CUT, CUT_SUMS)
        return range(2 * self.count - 1, self.count - 1, -1)


@pytest.fixture
def parts() -> Parts:
    return Parts()


def arguments(begin: int, end: int, out: int) -> bytes:
    return np.array([begin, end], np.int32).tobytes() + np.array([out % 2**64], np.uint64).tobytes()


@pytest.mark.parametrize("level", [0, 3])
@pytest.mark.parametrize("length", [0, 1, 2, 7, 513, 1031])
@pytest.mark.parametrize("begin", [0, 1, -5, -700, SMALLEST, "end"])
def test_each_index_is_in_one_part(parts: Parts, begin: int | str, length: int, level: int) -> None:
    first = LARGEST - length if isinstance(begin, str) else begin
    tasks = KernelTasks(module_of(COUNT)[0], parts, level=level)
    out = np.zeros(length + 2, np.int64)
    for parts.count in PARTS:
        tasks.launch(arguments(first, first + length, out[1:].ctypes.data - 8 * first))
    expected = [0 if first + i == 3 else len(PARTS) for i in range(length)]
    assert out[1:-1].tolist() == expected
    assert out[0] == out[-1] == 0


@pytest.mark.parametrize("level", [0, 3])
@pytest.mark.parametrize(("begin", "end"), [(0, 5003), (-3, 4), (7, 8), (LARGEST - 1000, LARGEST)])
def test_a_sum_has_all_parts(parts: Parts, begin: int, end: int, level: int) -> None:
    tasks = KernelTasks(module_of(SUM, "@zero", "@add")[0], parts, level=level)
    for parts.count in PARTS:
        out = np.zeros(2, np.int64)
        tasks.launch(arguments(begin, end, out.ctypes.data))
        assert out.tolist() == [sum(range(begin, end)), min(parts.count, end - begin)]


@pytest.mark.parametrize(("begin", "end"), [(0, 5003), (-3, 4), (7, 7)])
def test_a_whole_range_needs_no_atomic_operation(parts: Parts, begin: int, end: int) -> None:
    text = TASK.format(prologue="null", epilogue="null", block=512, step=1) + ADD
    module, (report,) = pipeline.improve(parse(text, host_machine()), host_machine(), 3, divisions=False)
    assert report.done["alone"] == "1 plain operation"
    tasks = KernelTasks(ModuleText(str(module)), parts)
    for parts.count in PARTS:
        out = np.zeros(1, np.int64)
        tasks.launch(arguments(begin, end, out.ctypes.data))
        assert out[0] == sum(range(begin, end))


@pytest.mark.parametrize(("begin", "end"), [(0, 0), (7, 7), (1, 0), (LARGEST, SMALLEST), (0, SMALLEST)])
def test_an_empty_range_runs_nothing(parts: Parts, begin: int, end: int) -> None:
    tasks = KernelTasks(module_of(SUM, "@zero", "@add")[0], parts)
    for parts.count in PARTS:
        out = np.zeros(2, np.int64)
        tasks.launch(arguments(begin, end, out.ctypes.data))
        assert out.tolist() == [0, 0]


# A body that says where each part begins, for ranges that are too long to run.
BOUNDS = """
define internal void @store(ptr %0, i32 %1, i32 %2) {
entry:
  %arguments = load ptr, ptr %0, align 8
  %out.in = getelementptr inbounds nuw i8, ptr %arguments, i64 8
  %out = load ptr, ptr %out.in, align 8
  %at = atomicrmw add ptr %out, i64 1 seq_cst
  %pair = getelementptr [2 x i32], ptr %out, i64 %at
  %begin = getelementptr i8, ptr %pair, i64 8
  %end = getelementptr i8, ptr %pair, i64 12
  store i32 %1, ptr %begin, align 4
  store i32 %2, ptr %end, align 4
  ret void
}
"""


@pytest.mark.parametrize(
    ("begin", "end"),
    [(0, LARGEST), (SMALLEST, LARGEST), (SMALLEST, 0), (-5, LARGEST), (1, LARGEST - 1), (3, 10_000_019)],
)
def test_parts_of_long_ranges_follow_each_other(parts: Parts, begin: int, end: int) -> None:
    module, name = module_of(COUNT)
    part = str(module.functions["@function_body.part"]).replace(
        f"call void {name}(ptr %own.context, ptr %local, ", "call void @store(ptr %own.context, "
    )
    text = str(module).replace(str(module.functions["@function_body.part"]), part)
    tasks = KernelTasks(ModuleText(text + BOUNDS), parts)
    for parts.count in PARTS:
        out = np.zeros(2 + 2 * parts.count, np.int32)
        tasks.launch(arguments(begin, end, out.ctypes.data))
        first, behind = out[2:].reshape(-1, 2)[::-1].T.tolist()
        assert (first[0], behind[-1]) == (begin, end)
        assert first[1:] == behind[:-1]
        assert max(b - a for a, b in zip(first, behind, strict=True)) <= -(-(end - begin) // parts.count)


@pytest.mark.parametrize("level", [0, 3])
@pytest.mark.parametrize("length", [0, 1, 511, 512, 513, 1030])
def test_random_numbers_keep_the_blocks(length: int, level: int) -> None:
    """Each thread has numbers of its own, so which number an index gets depends on the blocks."""
    body = COUNT.replace("count:\n", "count:\n  call void @draw(ptr %0)\n") + RANDOM
    calls = []

    def blocks(count: int, limit: int) -> Sequence[int]:
        calls.append((count, limit))
        return range(count)

    out = np.zeros(length + 2, np.int64)
    KernelTasks(module_of(body)[0], blocks, level=level).launch(arguments(0, length, out[1:].ctypes.data))
    assert out[1:-1].tolist() == [int(i != 3) for i in range(length)]
    assert out[0] == out[-1] == 0
    assert calls == [(-(-length // 512), 2)]


@pytest.mark.parametrize(("block", "step"), [(1, 1), (512, -1), (0, 1)])
def test_other_tasks_stay(block: int, step: int) -> None:
    """A block of one is how taichi counts the producer's blocks; a step of -1 is a range from the end."""
    module = ModuleText(TASK.format(prologue="null", epilogue="null", block=block, step=step) + COUNT)
    text = str(module)
    (loop,) = parallel_loops(module)
    with pytest.raises(SkipError):
        give_loop(module, loop)
    assert str(module) == text


def test_llvm_inlines_the_body() -> None:
    text = TASK.format(prologue="@zero", epilogue="@add", block=512, step=1) + SUM
    module, (report,) = pipeline.improve(parse(text, host_machine()), host_machine(), 3, divisions=False)
    assert "range" in report.done
    names = {function.name for function in module.functions}
    assert "function_body.part" in names
    assert "function_body" not in names  # LLVM has inlined it
