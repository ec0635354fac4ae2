"""The steps of a request: compile IR to an object file or to PTX, and link an object file as a check."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import llvmlite.binding as llvm

from .checks import RefusedError, check_keywords, check_symbols, parse
from .kernels.arrays import Array
from .kernels.pipeline import TaskReport, improve, plain

__all__ = ["STEPS", "compile_object", "compile_ptx", "link", "report"]


def _checked(request: dict[str, Any], text: str, machine: llvm.TargetMachine, is_for_gpu: bool) -> llvm.ModuleRef:
    """Parse IR, and refuse what a module must not contain."""
    try:
        module = parse(text, machine)
    except RuntimeError as error:
        raise RefusedError(str(error).strip()) from None
    check_keywords(module, is_for_gpu)
    check_symbols(module, request["exports"], request["imports"])
    return module


def _machine(request: dict[str, Any]) -> llvm.TargetMachine:
    """Return the processor of the request."""
    target = llvm.Target.from_triple(request["triple"])
    # Static code of the large code model names every address in full: the linker may put sections anywhere. LLVM's
    # position-independent code for arm64 only reaches 4 GiB, and the linker aborts the process over longer distances.
    return target.create_target_machine(
        cpu=request["cpu"], features=request["features"], opt=3, jit=True, reloc="static", codemodel="large"
    )


def _optimised(
    request: dict[str, Any], text: bytes, machine: llvm.TargetMachine
) -> tuple[llvm.ModuleRef, list[TaskReport]]:
    """Parse and check IR for the processor, and make it fast."""
    module = _checked(request, text.decode(), machine, is_for_gpu=False)
    try:
        if not request["optimise"]:
            return plain(module, machine, request["divisions"]), []
        module, reports = improve(
            module,
            machine,
            request["optimise"],
            request["divisions"],
            [
                *(Array.of(*each) for each in request["arrays"]),
                *(Array.of_tree(*each) for each in request["trees"]),
            ],
        )
    except RuntimeError as error:
        raise RefusedError(f"the pass over kernels: {error}") from None
    check_symbols(module, request["exports"], request["imports"])  # LLVM may make calls of further functions
    return module, reports


def compile_object(request: dict[str, Any], text: bytes) -> bytes:
    """Compile IR to an object file for the CPU."""
    machine = _machine(request)
    module, _ = _optimised(request, text, machine)
    code: bytes = machine.emit_object(module)
    return code


def report(request: dict[str, Any], text: bytes) -> bytes:
    """Compile IR, and return what the pass over kernels did: a JSON list with an object for each parallel task."""
    _, reports = _optimised(request, text, _machine(request))
    return json.dumps([asdict(each) for each in reports]).encode()


def compile_ptx(request: dict[str, Any], text: bytes) -> bytes:
    """Compile IR to PTX for a GPU."""
    target = llvm.Target.from_triple(request["triple"])
    machine = target.create_target_machine(cpu=request["cpu"], features=request["features"], opt=3)
    module = _checked(request, text.decode(), machine, is_for_gpu=True)
    # LLVM's level 1 is the least: taichi relies on inlining, and LLVM aborts on some calls that are not inlined.
    options = llvm.create_pipeline_tuning_options(speed_level=3 if request["optimise"] else 1)
    options.loop_vectorization = options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    ptx: str = machine.emit_assembly(module)
    return ptx.encode()


def link(request: dict[str, Any], code: bytes) -> bytes:
    """Link an object file as a check, because LLVM's linker aborts the process over some files. Return b""."""
    builder = llvm.JITLibraryBuilder().add_object_img(code)
    for name in request["imports"]:
        builder = builder.import_symbol(name, 1)
    for name in request["exports"]:
        builder = builder.export_symbol(name)
    try:
        builder.link(llvm.create_lljit_compiler(), "check")
    except RuntimeError as error:
        raise RefusedError(str(error).strip()) from None
    return b""


STEPS = {"compile object": compile_object, "compile PTX": compile_ptx, "link": link, "report": report}
