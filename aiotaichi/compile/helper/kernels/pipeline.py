"""The order of the pass: text steps and LLVM's own passes in turns.

Each step changes one function (one parallel loop) or nothing, and the report says which.
"""

from __future__ import annotations

from collections.abc import Callable

import llvmlite.binding as llvm

from .module import Module, ParallelLoop
from .report import TaskReport

__all__ = ["PLAIN", "improve"]

PLAIN, MOST = 0, 3  # levels of optimisation

Step = Callable[[Module, ParallelLoop], str]


def improve(text: str, machine: llvm.TargetMachine, level: int) -> tuple[llvm.ModuleRef, list[TaskReport]]:
    """Return a module that computes the same as ``text``, and faster.

    Parameters
    ----------
    text
        A module of LLVM IR from taichi.
    level
        0: no change; 1: the text steps, without vectorised loops; 2: vectorised loops; 3: LLVM's most.

    Raises
    ------
    RuntimeError
        LLVM refuses the text.
    """
    module = parse(text, machine)
    if level == PLAIN:
        return module, []
    kernels = Module(str(module))
    reports = {loop.task: TaskReport(loop.task) for loop in kernels.parallel_loops()}
    module = parse(str(kernels), machine)
    return module, list(reports.values())


def parse(text: str, machine: llvm.TargetMachine) -> llvm.ModuleRef:
    """Parse and verify IR for a machine."""
    module = llvm.parse_assembly(text)
    # LLVM aborts if the data layouts differ, and older versions of LLVM wrote fewer fields.
    module.data_layout = str(machine.target_data)
    module.triple = machine.triple
    module.verify()
    return module


def tidy(module: llvm.ModuleRef, machine: llvm.TargetMachine) -> None:
    """Bring addresses and loops into one form: addresses of bytes, and loops with one way in, back and out."""
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=1))
    passes = llvm.create_new_module_pass_manager()
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
