"""Loops for bodies that are one index of a range: the modules of our own producer have such bodies.

There the loop is in one function of taichi's for all tasks, which calls the body by a pointer: LLVM does not see what
the loop does. Here each task gets two functions of its own. ``BODY.range`` is a loop around the body. ``BODY.part``
runs this loop for a thread, over one part of the range.

The other steps can change the loop as soon as LLVM has inlined the body.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial

from .parts import BODY, EPILOGUE, PROLOGUE, ParallelLoop, bounds_of_part, draws, words
from .text import DEFINITION, Function, Instruction, ModuleText, SkipError, as_number

__all__ = ["GivenLoop", "give_loop", "is_one_index"]

# Where taichi's struct range_task_helper_context has its other words, in bytes.
_LOCAL_SIZE, _BEGIN, _END, _BLOCK, _STEP = 32, 40, 44, 48, 52
# Of taichi's RuntimeContext.
_CONTEXT_SIZE, _CONTEXT_THREAD = 32, 16

_CALL = re.compile(
    r"call void %\S+\(ptr [^,]+, i32 [^,]+, i32 (?:noundef )?(?P<threads>-?\d+), "
    r"ptr [^,%]*(?P<struct>%[^,]+), ptr [^,@]*(?P<helper>@cpu_parallel_range_for_task)\)"
)

_RANGE = """\
define internal void {name}(ptr %context, ptr noalias %local, i32 %begin, i32 %end) {{
entry:
  br label %loop

loop:
  %index = phi i32 [ %begin, %entry ], [ %next, %loop ]
  call void {body}(ptr %context, ptr %local, i32 %index)
  %next = add nsw i32 %index, 1
  %is.last = icmp eq i32 %next, %end
  br i1 %is.last, label %done, label %loop

done:
  ret void
}}
"""

_PART = f"""\
define internal void {{name}}(ptr %struct, i32 %thread, i32 %number) {{{{
entry:
  %local = alloca [{{size}} x i8], align 8
  %own.context = alloca [{_CONTEXT_SIZE} x i8], align 8
  %begin.at = getelementptr inbounds nuw i8, ptr %struct, i64 {_BEGIN}
  %begin.word = load i32, ptr %begin.at, align 4
  %end.at = getelementptr inbounds nuw i8, ptr %struct, i64 {_END}
  %end.word = load i32, ptr %end.at, align 4
{{bounds}}
  br i1 %is.some, label %some, label %done

some:
  %context = load ptr, ptr %struct, align 8
  {{prologue}}
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %own.context, ptr align 8 %context, i64 {_CONTEXT_SIZE}, i1 false)
  %thread.at = getelementptr inbounds nuw i8, ptr %own.context, i64 {_CONTEXT_THREAD}
  store i32 %thread, ptr %thread.at, align 8
  call void {{range}}(ptr %own.context, ptr %local, i32 %part.lo, i32 %part.hi)
  {{epilogue}}
  br label %done

done:
  ret void
}}}}
"""

# A block may begin behind the end of the range, and behind 2**31.
_BOUNDS_OF_BLOCK = """\
  %begin.wide = sext i32 {begin} to i64
  %end.wide = sext i32 {end} to i64
  %number.wide = sext i32 %number to i64
  %skipped = mul nsw i64 %number.wide, {block}
  %from = add nsw i64 %begin.wide, %skipped
  %full = add nsw i64 %from, {block}
  %to = call i64 @llvm.smin.i64(i64 %full, i64 %end.wide)
  %part.lo = trunc i64 %from to i32
  %part.hi = trunc i64 %to to i32
  %is.some = icmp slt i64 %from, %to"""


@dataclass(frozen=True, slots=True)
class _Task:
    """What a task says about its range."""

    call: Instruction  # it hands the range to the threads
    body: str  # the function of one index
    prologue: str | None  # what a thread runs before each of its parts
    epilogue: str | None  # and after
    begin: int | None  # of the range, if it is constant
    end: int | None
    block: int  # the number of indices of a block
    size: int  # the bytes of a thread's own memory
    is_serial: bool  # whether one thread runs the blocks in their order


@dataclass(frozen=True, slots=True)
class GivenLoop:
    """A task with the loop as its body, whether the loop takes parts, and what was done."""

    loop: ParallelLoop
    takes_parts: bool
    done: str


def give_loop(module: ModuleText, loop: ParallelLoop) -> GivenLoop:
    """Give a task whose body is one index a loop.

    The native code chooses the number of the range's parts. Only a body that draws random numbers keeps the task's
    blocks, because each thread has its own random numbers.

    Raise a SkipError if the body is a block of indices, as usual, or the task has another form than taichi's.
    """
    task = _task(module.functions[loop.task], loop)
    body = module.functions.get(loop.body)
    name, part = f"{loop.body}.range", f"{loop.body}.part"
    if body is None or len(body.parameters) != 3 or name in module.functions:
        raise SkipError("the body is not a function of one index, for one task")
    keeps_blocks = "it draws random numbers" if any(map(partial(draws, module), (loop.body, *loop.others))) else None
    if task.is_serial:
        keeps_blocks = "it is serial"
    cut = keeps_blocks is None
    begin = "%begin.word" if task.begin is None else str(task.begin)
    end = "%end.word" if task.end is None else str(task.end)
    if cut:
        bounds = bounds_of_part("%number", begin, end) + "%is.some = icmp slt i32 %part.lo, %part.hi"
    else:
        bounds = _BOUNDS_OF_BLOCK.format(begin=begin, end=end, block=task.block)
    module.add(_function(_RANGE, name=name, body=body.name))
    calls = {"prologue": _call(task.prologue), "epilogue": _call(task.epilogue)}
    module.add(_function(_PART, name=part, range=name, size=task.size, bounds=bounds, **calls))
    for declaration in (
        "void @llvm.memcpy.p0.p0.i64(ptr noalias, ptr noalias, i64, i1)",
        "i64 @llvm.smin.i64(i64, i64)",
        "i32 @llvm.ctlz.i32(i32, i1)",
    ):
        module.declare(declaration)
    _inline(body)
    _use(module.functions[loop.task], task, part, loop.mark if cut else None)
    cuts = "each launch chooses the number of parts" if cut else f"in blocks of {task.block}: {keeps_blocks}"
    return GivenLoop(ParallelLoop(loop.task, name, loop.others), cut, f"the body of one index got a loop; {cuts}")


def is_one_index(module: ModuleText, loop: ParallelLoop) -> bool:
    """Return whether the body of a task is one index, and not a block of indices."""
    try:
        _task(module.functions[loop.task], loop)
    except SkipError:
        return False
    return True


def _task(function: Function, loop: ParallelLoop) -> _Task:
    calls = [(each, found) for _, each in function if (found := _CALL.match(each.code))]
    if len(calls) != 1:
        raise SkipError("the task does not hand one range to the threads")
    (call, found) = calls[0]
    stored = words(function, found["struct"])
    block, step, size = (as_number(stored.get(offset, "")) for offset in (_BLOCK, _STEP, _LOCAL_SIZE))
    if block is None or size is None or step != 1 or block < 1 or size < 1:
        raise SkipError("the task's block, step and memory are not constants")
    if block == 1:  # the producer's blocks are numbers, in blocks of one
        raise SkipError("the body is a block of indices")
    if stored.get(BODY) != loop.body or not {PROLOGUE, EPILOGUE, _BEGIN, _END} <= stored.keys():
        raise SkipError("the task's struct has another form than taichi's")
    prologue, epilogue = (None if stored[offset] == "null" else stored[offset] for offset in (PROLOGUE, EPILOGUE))
    begin, end = (as_number(stored[offset]) for offset in (_BEGIN, _END))
    return _Task(call, loop.body, prologue, epilogue, begin, end, block, size, found["threads"] == "1")


def _function(template: str, **values: object) -> Function:
    match = DEFINITION.search(template.format(**values))
    assert match is not None
    return Function.parse(match)


def _call(function: str | None) -> str:
    return f"call void {function}(ptr %context, ptr %local)" if function else ""


def _inline(body: Function) -> None:
    """Make LLVM inline a body wherever it is called."""
    parameters, _, attributes = body.rest.rpartition(")")
    body.rest = f"{parameters}) alwaysinline{attributes}"


def _use(function: Function, task: _Task, part: str, mark: int | None) -> None:
    """Make a task run a function of its own instead of taichi's."""
    found = _CALL.match(task.call.code)
    assert found is not None
    # Nobody reads the pointer to the body now. Without it, LLVM removes the body that it has inlined.
    for _, each in function:
        if each.opcode == "store":
            each.code = each.code.replace(f"store ptr {task.body}, ", "store ptr null, ")
    code = task.call.code
    code = code[: found.start("helper")] + part + code[found.end("helper") :]
    if mark is not None:
        code = code[: found.start("threads")] + str(mark) + code[found.end("threads") :]
    task.call.code = code
