"""The order of the pass: text steps and LLVM's own passes in turns.

Each step changes one function (one parallel loop) or nothing, and the report says which.
"""

from __future__ import annotations

import llvmlite.binding as llvm

from ..parsing import parse
from .asserts import end_iterations, has_asserts
from .borders import INTRINSICS, borders
from .fast_math import keep_for_reductions
from .function import Function
from .hoist import hoist
from .late_asserts import INTRINSICS as LATE_INTRINSICS
from .late_asserts import report_late
from .module import Module, ParallelLoop
from .parts import cut_into_parts
from .places import written_temporaries
from .ranges import give_loop
from .remainders import bypass_remainders
from .report import SkipError, TaskReport, counted
from .reroll import reroll
from .rows import one_row, rows

__all__ = ["improve", "optimise", "plain", "tidy"]

# For copies of taichi's original loops, which run rarely, and for loops that are unrolled already.
_UNTOUCHED = ('!{!"llvm.loop.vectorize.enable", i1 false}', '!{!"llvm.loop.unroll.disable"}')


def improve(
    module: llvm.ModuleRef, machine: llvm.TargetMachine, level: int
) -> tuple[llvm.ModuleRef, list[TaskReport]]:
    """Return a module that computes the same as ``module``, and faster.

    Parameters
    ----------
    module
        LLVM IR from taichi.
    level
        1: the text steps, without vectors; 2: vectors, too; 3: LLVM's most.

    Raises
    ------
    RuntimeError
        LLVM refuses the text.
    """
    kernels = Module(str(module))
    reports = {name: TaskReport() for name in kernels.functions}
    untouched = kernels.add_metadata(*_UNTOUCHED)
    for name, function in kernels.functions.items():
        _undo(function, reports[name], untouched)
    module = parse(str(kernels), machine)
    tidy(module, machine)
    kernels = Module(str(module))
    if end_iterations(kernels):
        module = parse(str(kernels), machine)
        tidy(module, machine)
        kernels = Module(str(module))
    loops = [_with_loop(kernels, loop, reports) for loop in kernels.parallel_loops()]
    if any("range" in reports[loop.body].done for loop in loops):
        module = parse(str(kernels), machine)
        tidy(module, machine)
        kernels = Module(str(module))
    untouched = kernels.add_metadata(*_UNTOUCHED)
    for loop in loops:
        _reshape(kernels, loop, reports[loop.body], untouched)
    if level > 1 and has_asserts(module):
        module = parse(str(kernels), machine)
        _simplify_loops(module, machine)
        kernels = Module(str(module))
        for loop in loops:
            _report_late(kernels, loop, reports[loop.body])
    module = parse(bypass_remainders(str(kernels)), machine)
    optimise(module, machine, level)
    return module, [reports[loop.body].of(loop.task) for loop in loops]


def plain(module: llvm.ModuleRef, machine: llvm.TargetMachine) -> llvm.ModuleRef:
    """Return a module in which failed asserts end iterations, and which is else as taichi wrote it.

    Raises
    ------
    RuntimeError
        LLVM refuses the text.
    """
    text = str(module)
    if has_asserts(module):
        tidy(module, machine)
        kernels = Module(str(module))
        end_iterations(kernels)
        text = str(kernels)
    return parse(bypass_remainders(text), machine)


def _undo(body: Function, report: TaskReport, untouched: str) -> None:
    """Undo what taichi's LLVM did: it stands in the way of vectors."""
    _reroll(body, report)
    if "reroll" in report.skipped:
        # taichi's LLVM has made vectors of these loops already, or could not. Trying again takes long.
        body.mark_loops(untouched)
    if kept := keep_for_reductions(body):
        report.done["reductions"] = f"{counted(kept, 'instruction')} may be reordered"


def _reroll(body: Function, report: TaskReport) -> None:
    times, reasons = reroll(body)
    if times:
        done = [report.done["reroll"]] if "reroll" in report.done else []
        report.done["reroll"] = ", ".join([*done, *(f"a loop was unrolled {each} times" for each in times)])
        report.skipped.pop("reroll", None)
    if reasons:
        report.skipped.setdefault("reroll", "; ".join(reasons))


def _with_loop(kernels: Module, loop: ParallelLoop, reports: dict[str, TaskReport]) -> ParallelLoop:
    """Give a loop to a body that is one index."""
    report = reports[loop.body]
    try:
        given, report.done["range"] = give_loop(kernels, loop)
    except SkipError as error:
        report.skipped["range"] = str(error)
        return loop
    reports[given.body] = report
    return given


def _reshape(kernels: Module, loop: ParallelLoop, report: TaskReport, untouched: str) -> None:
    """Make loops that LLVM can vectorise."""
    body = kernels.functions[loop.body]
    if "range" not in report.done:
        try:
            report.done["parts"] = cut_into_parts(kernels, loop)
        except SkipError as error:
            report.skipped["parts"] = str(error)
    written = written_temporaries([body, *(kernels.functions[name] for name in loop.others)])
    try:
        report.done["hoist"] = counted(hoist(body, written), "load")
    except SkipError as error:
        report.skipped["hoist"] = str(error)
    if "reroll" in report.skipped:
        # The rest may have loaded words that the copies load again. Now both load none of these.
        _reroll(body, report)
        if "reroll" not in report.skipped:
            for latch, _ in body.jumps_back():
                latch.unmark_loop()
    for declaration in INTRINSICS:
        kernels.declare(declaration)
    before = body.saved()
    try:
        found = rows(body, untouched)
        report.done["rows"] = counted(len(found), "loop")
        before = body.saved()
    except SkipError as error:
        report.skipped["rows"] = str(error)
        found = [] if "reroll" in report.skipped else one_row(body, untouched)
    try:
        report.done["borders"] = counted(borders(body, found, untouched), "loop")
    except SkipError as error:
        report.skipped["borders"] = str(error)
        body.blocks[:] = before


def _report_late(kernels: Module, loop: ParallelLoop, report: TaskReport) -> None:
    """Take the calls for failed asserts out of loops that can be vectors."""
    for declaration in LATE_INTRINSICS:
        kernels.declare(declaration)
    try:
        if moved := report_late(kernels.functions[loop.body]):
            report.done["asserts"] = f"{counted(moved, 'assert')} moved behind the loop"
    except SkipError as error:
        report.skipped["asserts"] = str(error)


def _simplify_loops(module: llvm.ModuleRef, machine: llvm.TargetMachine) -> None:
    """Give each loop a block in front of it, which only jumps into the loop."""
    passes = llvm.create_new_module_pass_manager()
    passes.add_loop_simplify_pass()
    passes.run(module, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=1)))


def tidy(module: llvm.ModuleRef, machine: llvm.TargetMachine) -> None:
    """Bring addresses and loops into one form: addresses of bytes, and loops with one way in, back and out."""
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=1))
    passes = llvm.create_new_module_pass_manager()
    passes.add_always_inliner_pass()  # the bodies that got a loop
    passes.add_simplify_cfg_pass()
    passes.add_instruction_combine_pass()
    passes.add_simplify_cfg_pass()
    passes.add_loop_simplify_pass()
    passes.add_lcssa_pass()
    passes.run(module, builder)


def optimise(module: llvm.ModuleRef, machine: llvm.TargetMachine, level: int) -> None:
    """Run LLVM's pipeline."""
    options = llvm.create_pipeline_tuning_options(speed_level=level)
    options.loop_vectorization = options.slp_vectorization = level > 1
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
