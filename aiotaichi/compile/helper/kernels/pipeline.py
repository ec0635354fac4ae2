"""The order of the pass: text steps and LLVM's own passes in turns.

Each step changes one function (one parallel loop) or nothing, and the report says which.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TypeVar

import llvmlite.binding as llvm

from ..checks import parse
from .alone import work_alone
from .arrays import Array
from .asserts import end_iterations, has_asserts
from .atomics import has_operations
from .borders import INTRINSICS, borders
from .constant_range import roll_constant_range
from .divisions import check_divisions
from .fast_math import keep_for_reductions
from .floors import without_signs
from .gathers import DOMAIN, copy_gathers
from .hoist import hoist
from .interchange import interchange
from .late_asserts import INTRINSICS as LATE_INTRINSICS
from .late_asserts import report_late
from .parts import ParallelLoop, cut_into_parts, is_serial, parallel_loops, sparse_loops
from .places import written_temporaries
from .planes import planes
from .pointers import SCOPE, keep_pointers
from .private import give_copies
from .ranges import give_loop
from .reroll import reroll
from .rows import one_row, rows
from .strided import without_strided_vectors
from .text import Function, ModuleText, SkipError

__all__ = ["TaskReport", "improve", "optimise", "plain", "tidy"]

T = TypeVar("T")

# For copies of taichi's original loops, which run rarely, and for loops that are unrolled already.
_UNTOUCHED = ('!{!"llvm.loop.vectorize.enable", i1 false}', '!{!"llvm.loop.unroll.disable"}')
_MANY_INTEGERS = 4  # with fewer, the code is as fast, and to run LLVM's passes twice takes time
_SINGLE = re.compile(r"(?:insert|extract)element <\d+ x (\w+)>")
_REMAINDER = re.compile(r"^  %([\w.]+) = srem i32 ([^,\n]+), ([^,\n]+)$", re.MULTILINE)


@dataclass(slots=True)
class TaskReport:
    """What the pass did for one task, and what not and why, by step."""

    task: str = ""  # the name of the task's function
    done: dict[str, str] = field(default_factory=dict)
    skipped: dict[str, str] = field(default_factory=dict)

    def attempt(self, step: str, run: Callable[[], T], say: Callable[[T], str | None]) -> T | None:
        """Run a step, and note what it did, if anything. Return its result. None if it was skipped."""
        try:
            result = run()
        except SkipError as error:
            self.skipped[step] = str(error)
            return None
        if done := say(result):
            self.done[step] = done
        return result


@dataclass(frozen=True, slots=True)
class _Found:
    """A parallel loop, and what the steps have found out about it.

    Attributes
    ----------
    loop, report
        The loop, and what its user may read of the steps. No step reads the report.
    is_serial
        Whether one thread runs the loop in its order.
    is_unrolled
        Whether the loop is still as taichi's LLVM has unrolled it.
    has_new_loop
        Whether the body was one index, and got a loop.
    takes_parts
        Whether each launch chooses the number of parts.
    """

    loop: ParallelLoop
    report: TaskReport
    is_serial: bool
    is_unrolled: bool
    has_new_loop: bool = False
    takes_parts: bool = False


def improve(
    module: llvm.ModuleRef, machine: llvm.TargetMachine, level: int, divisions: bool, arrays: Sequence[Array] = ()
) -> tuple[llvm.ModuleRef, list[TaskReport]]:
    """Return a module that computes the same as ``module`` from taichi, and faster.

    Level 1: the text steps, without vectors; 2: vectors, too; 3: LLVM's most. ``divisions``: whether a division of
    integers that has no result leaves the kernel. ``arrays``: the kernel's arrays, and its trees of fields. Raise a
    RuntimeError if LLVM refuses the text.
    """
    kernels = ModuleText(str(module))
    reports = {name: TaskReport() for name in kernels.functions}
    untouched = kernels.add_metadata(*_UNTOUCHED)
    unrolled = {name: _undo(each, reports[name], untouched) for name, each in kernels.functions.items()}
    module, kernels = _again(kernels, machine)
    if end_iterations(kernels):
        module, kernels = _again(kernels, machine)
    found = [
        _with_loop(
            kernels, _Found(each, reports[each.body], is_serial(kernels.functions[each.task]), unrolled[each.body])
        )
        for each in parallel_loops(kernels)
    ]
    if any(each.has_new_loop for each in found):
        module, kernels = _again(kernels, machine)
    untouched = kernels.add_metadata(*_UNTOUCHED)
    found = [_reshape(kernels, each, untouched, arrays) for each in found]
    if level > 1 and has_asserts(module):
        module = parse(str(kernels), machine)
        _simplify_loops(module, machine)
        kernels = ModuleText(str(module))
        for each in found:
            _report_late(kernels, each)
    loops_of = Counter(each.loop.body for each in found)
    for each in found:
        is_only = not each.is_serial and loops_of[each.loop.body] == 1
        if is_only and has_operations(kernels.functions[each.loop.body]):
            if each.takes_parts:
                _work_alone(kernels, each)
            _give_copies(kernels, each, arrays)
    done = [(each.loop, each.report) for each in found]
    for loop in sparse_loops(kernels):
        _hoist(kernels, loop, reports[loop.body])
        done.append((loop, reports[loop.body]))
    scope = kernels.add_metadata(SCOPE)
    for body, report in {loop.body: report for loop, report in done}.items():  # loops may share a body
        _keep_pointers(kernels.functions[body], report, scope)
    if divisions:
        check_divisions(kernels)
    module = _optimised(_bypass_remainders(str(kernels)), machine, level)
    return module, [replace(report, task=loop.task.removeprefix("@")) for loop, report in done]


def plain(module: llvm.ModuleRef, machine: llvm.TargetMachine, divisions: bool) -> llvm.ModuleRef:
    """Return a module in which failed asserts end iterations, and which is else as taichi wrote it.

    ``divisions`` is as for :func:`improve`. Raise a RuntimeError if LLVM refuses the text.
    """
    text = str(module)
    if has_asserts(module):
        tidy(module, machine)
        kernels = ModuleText(str(module))
        end_iterations(kernels)
        text = str(kernels)
    if divisions:
        kernels = ModuleText(text)
        check_divisions(kernels)
        text = str(kernels)
    return parse(_bypass_remainders(text), machine)


def _again(kernels: ModuleText, machine: llvm.TargetMachine) -> tuple[llvm.ModuleRef, ModuleText]:
    """Let LLVM tidy a module that has changed."""
    module = parse(str(kernels), machine)
    tidy(module, machine)
    return module, ModuleText(str(module))


def _counted(number: int, noun: str) -> str:
    """Return a number with its noun: ``1 loop``, ``2 loops``."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _bypass_remainders(text: str) -> str:
    """Skip the division of a remainder if the dividend is below the divisor.

    taichi takes the remainder of the outermost index by the extent of its axis. The index is always below the extent,
    and the division costs more than most loop bodies. LLVM makes a branch from the ``select``.
    """
    return _REMAINDER.sub(
        r"  %sign.of.\1 = ashr i32 \3, 31\n"
        r"  %clear.of.\1 = xor i32 %sign.of.\1, -1\n"
        r"  %bound.of.\1 = and i32 \3, %clear.of.\1\n"
        r"  %below.of.\1 = icmp ult i32 \2, %bound.of.\1\n"
        r"  %rest.of.\1 = srem i32 \2, \3\n"
        r"  %\1 = select i1 %below.of.\1, i32 \2, i32 %rest.of.\1",
        text,
    )


def _undo(body: Function, report: TaskReport, untouched: str) -> bool:
    """Undo what taichi's LLVM did: it stands in the way of vectors. Return whether a loop is still unrolled."""
    rolled = report.attempt(
        "strides",
        lambda: _roll_strided(body),
        lambda times: f"an inner loop was unrolled {', '.join(map(str, times))} times, with vectors for one stride",
    )
    is_unrolled = rolled is None and _reroll(body, report, False)
    if is_unrolled and "reroll" not in report.done:
        # taichi's LLVM has made vectors of these loops already, or could not. Trying again takes long.
        body.mark_loops(untouched)
    if kept := keep_for_reductions(body):
        report.done["reductions"] = f"{_counted(kept, 'instruction')} may be reordered"
    return is_unrolled


def _roll_strided(body: Function) -> list[int]:
    """Take back vectors for one stride, if the loops are no longer unrolled then. Return how often they were."""
    changed = body.copy()
    without_strided_vectors(changed)
    times, reasons = reroll(changed)
    if reasons or not times:
        raise SkipError("an inner loop with vectors for one stride stays unrolled")
    body.blocks = changed.blocks
    return times


def _reroll(body: Function, report: TaskReport, was_unrolled: bool) -> bool:
    """Undo unrolling, and return whether a loop is still unrolled. ``was_unrolled``: one was, when this was tried."""
    times, reasons = reroll(body)
    if times:
        done = [report.done["reroll"]] if "reroll" in report.done else []
        report.done["reroll"] = ", ".join([*done, *(f"a loop was unrolled {each} times" for each in times)])
        report.skipped.pop("reroll", None)
    if reasons:
        report.skipped.setdefault("reroll", "; ".join(reasons))
    return bool(reasons) or (was_unrolled and not times)


def _with_loop(kernels: ModuleText, found: _Found) -> _Found:
    """Give a loop to a body that is one index."""
    given = found.report.attempt("range", lambda: give_loop(kernels, found.loop), lambda given: given.done)
    if given is None:
        return found
    return replace(found, loop=given.loop, has_new_loop=True, takes_parts=given.takes_parts)


def _reshape(kernels: ModuleText, found: _Found, untouched: str, arrays: Sequence[Array]) -> _Found:
    """Make loops that LLVM can vectorise. Return what is known of the loop now."""
    loop, report = found.loop, found.report
    body = kernels.functions[loop.body]
    bounds = None
    if not found.has_new_loop:
        bounds = report.attempt(
            "parts", lambda: cut_into_parts(kernels, loop), lambda _: "each launch chooses the number of parts"
        )
        found = replace(found, takes_parts=bounds is not None)
    _hoist(kernels, loop, report)
    is_unrolled = found.is_unrolled
    if is_unrolled:
        # The rest may have loaded words that the copies load again. Now both load none of these.
        is_unrolled = _reroll(body, report, True)
        if not is_unrolled:
            for latch, _ in body.jumps_back():
                latch.unmark_loop()
    if bounds is not None and bounds.length is not None:
        report.attempt(
            "constant range",
            partial(roll_constant_range, kernels, body, bounds, untouched),
            lambda times: f"a loop was unrolled {times} times",
        )
    for declaration in INTRINSICS:
        kernels.declare(declaration)
    row_loops = report.attempt("rows", lambda: rows(body, untouched), lambda found: _counted(len(found), "loop"))
    if row_loops and (count := without_signs(body, row_loops)):
        report.done["floors"] = f"{_counted(count, 'test')} of signs"
    if row_loops:
        whole = row_loops
        inner = report.attempt(
            "planes", lambda: planes(body, whole, untouched), lambda found: _counted(len(found), "loop")
        )
        row_loops = inner or row_loops
    if row_loops and not found.is_serial:  # iterations have no order
        columns = row_loops
        report.attempt("swap", lambda: interchange(body, columns, arrays), lambda count: _counted(count, "row"))
    changed = body
    if row_loops is None:  # a single row is only worth it if it is split
        changed = body.copy()
        row_loops = [] if is_unrolled else one_row(changed, untouched)
    split = report.attempt(
        "borders", lambda: borders(changed, row_loops, untouched), lambda count: _counted(count, "loop")
    )
    if split is not None:
        body.blocks = changed.blocks
    report.attempt(
        "gathers",
        lambda: copy_gathers(body, arrays, lambda: kernels.add_metadata(DOMAIN)),
        lambda count: _counted(count, "loop"),
    )
    return found


def _hoist(kernels: ModuleText, loop: ParallelLoop, report: TaskReport) -> None:
    """Load what does not change at the body's entry."""
    body = kernels.functions[loop.body]
    written = written_temporaries([body, *(kernels.functions[name] for name in loop.others)])
    report.attempt("hoist", lambda: hoist(body, written), lambda count: _counted(count, "load"))


def _report_late(kernels: ModuleText, found: _Found) -> None:
    """Take the calls for failed asserts out of loops that can be vectors."""
    for declaration in LATE_INTRINSICS:
        kernels.declare(declaration)
    found.report.attempt(
        "asserts",
        lambda: report_late(kernels.functions[found.loop.body]),
        lambda moved: f"{_counted(moved, 'assert')} moved behind the loop" if moved else None,
    )


def _work_alone(kernels: ModuleText, found: _Found) -> None:
    """Let the loop do without atomic operations if one thread runs it."""
    found.report.attempt(
        "alone",
        lambda: work_alone(kernels, found.loop),
        lambda count: _counted(count, "plain operation") if count else None,
    )


def _give_copies(kernels: ModuleText, found: _Found, arrays: Sequence[Array]) -> None:
    """Let the loop change copies of small arrays by plain instructions."""
    found.report.attempt(
        "copies",
        lambda: give_copies(kernels, kernels.functions[found.loop.body], arrays),
        lambda count: f"{_counted(count, 'array')} if small" if count else None,
    )


def _keep_pointers(body: Function, report: TaskReport, scope: str) -> None:
    """Let LLVM keep the addresses of a sparse field's blocks."""
    report.attempt("pointers", lambda: keep_pointers(body, scope), lambda count: _counted(count, "pointer"))


def _optimised(text: str, machine: llvm.TargetMachine, level: int) -> llvm.ModuleRef:
    """Run LLVM's pipeline over a text.

    LLVM joins neighbouring computations in vectors. If most of these are integers, they come from single words, or
    are taken apart again for addresses, and the code is slower: sums over the neighbours in a grid took 1.6 times as
    long. Then LLVM joins nothing.
    """
    module = parse(text, machine)
    optimise(module, machine, level)
    singles = Counter(_SINGLE.findall(str(module)))
    integers = sum(count for kind, count in singles.items() if kind.startswith("i"))
    if integers - singles["float"] - singles["double"] >= _MANY_INTEGERS:
        module = parse(text, machine)
        optimise(module, machine, level, joins=False)
    return module


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


def optimise(module: llvm.ModuleRef, machine: llvm.TargetMachine, level: int, *, joins: bool = True) -> None:
    """Run LLVM's pipeline. ``joins``: whether neighbouring computations may be joined in vectors."""
    options = llvm.create_pipeline_tuning_options(speed_level=level)
    options.loop_vectorization, options.slp_vectorization = level > 1, level > 1 and joins
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
