"""Parse LLVM IR."""

from __future__ import annotations

import llvmlite.binding as llvm

__all__ = ["parse"]


def parse(text: str, machine: llvm.TargetMachine) -> llvm.ModuleRef:
    """Parse and verify IR for a machine. Raise a RuntimeError if LLVM refuses the text."""
    module = llvm.parse_assembly(text)
    # LLVM aborts if the data layouts differ, and older versions of LLVM wrote fewer fields.
    module.data_layout = str(machine.target_data)
    module.triple = machine.triple
    module.verify()
    return module
