"""Parse LLVM IR, and check what it may contain and which symbols it may use."""

from __future__ import annotations

import re

import llvmlite.binding as llvm

__all__ = ["RefusedError", "check_keywords", "check_symbols", "parse"]


class RefusedError(Exception):
    """The IR or the object file is invalid. The message goes back to the parent process."""


_FORBIDDEN = re.compile(
    r'"[^"]*"|;[^\n]*'  # strings and comments, which may contain these words
    r"|(?<= )(asm|ifunc|alias|thread_local)(?=[ (])"
)


def parse(text: str, machine: llvm.TargetMachine) -> llvm.ModuleRef:
    """Parse and verify IR for a machine. Raise a RuntimeError if LLVM refuses the text."""
    module = llvm.parse_assembly(text)
    # LLVM aborts if the data layouts differ, and older versions of LLVM wrote fewer fields.
    module.data_layout = str(machine.target_data)
    module.triple = machine.triple
    module.verify()
    return module


def check_keywords(module: llvm.ModuleRef, is_for_gpu: bool) -> None:
    """Refuse keywords that taichi never writes, and with which a module could use more than its imports."""
    for match in _FORBIDDEN.finditer(str(module)):  # the text that LLVM prints: a request's text may differ
        keyword = match.group(1)
        if keyword == "thread_local":
            raise RefusedError("it has thread-local variables (block-local storage): not supported")
        if keyword and not (keyword == "asm" and is_for_gpu):
            raise RefusedError(f"{keyword!r} is not allowed in a module: taichi does not write it")


def check_symbols(module: llvm.ModuleRef, exports: list[str], imports: list[str]) -> None:
    """Refuse missing exports and unknown imports: the linker would abort the process over them."""
    defined = {function.name for function in module.functions if not function.is_declaration}
    for name in exports:
        if name not in defined:
            raise RefusedError(f"function {name!r} is not defined")
    known = {*imports, *defined}
    declared = [value for value in (*module.functions, *module.global_variables) if value.is_declaration]
    for value in declared:
        if value.name not in known and not value.name.startswith("llvm."):
            raise RefusedError(f"symbol {value.name!r} is undefined, and modules must not use it")
    for variable in module.global_variables:
        if variable.name in ("llvm.global_ctors", "llvm.global_dtors"):
            raise RefusedError(f"{variable.name} is not allowed")
