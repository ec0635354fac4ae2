"""The program that compiles: runs in a process of its own, because LLVM ends the process on some bad input.

It is started by path and imports llvmlite only, so that it starts fast. On standard input it reads
requests, on standard output it writes replies: a line of JSON, then as many bytes as its ``size`` says.
"""

from __future__ import annotations

import json
import os
import re
import sys
from typing import Any, BinaryIO

import llvmlite.binding as llvm


class RefusedError(Exception):
    """The IR is not what was promised; the text goes back to the parent."""


def check_symbols(module: llvm.ModuleRef, exports: list[str], imports: list[str]) -> None:
    """Refuse what the linker could not resolve: an undefined symbol there would end the process."""
    defined = {function.name for function in module.functions if not function.is_declaration}
    for name in exports:
        if name not in defined:
            raise RefusedError(f"function {name!r} is not defined")
    known = {*imports, *defined}
    declared = [value for value in (*module.functions, *module.global_variables) if value.is_declaration]
    for value in declared:
        if value.name not in known and not value.name.startswith("llvm."):
            raise RefusedError(f"symbol {value.name!r} is undefined")
    for variable in module.global_variables:
        if variable.name in ("llvm.global_ctors", "llvm.global_dtors"):
            raise RefusedError(f"{variable.name} is not allowed")
        if "thread_local" in str(variable).partition("=")[2].split("global")[0]:
            raise RefusedError(f"{variable.name!r} is thread-local (block-local storage): not supported")


_REMAINDER = re.compile(r"^  %([\w.]+) = srem i32 ([^,\n]+), ([^,\n]+)$", re.MULTILINE)


def bypass_remainders(text: str) -> str:
    """Divide only where the remainder is not the dividend itself.

    For the index of the outermost axis taichi takes the remainder by the axis' extent, which it is always
    below, and the division costs more than most loop bodies. The code generator makes a branch of the select.
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


_LABEL = re.compile(r'([-\w.$]+|"[^"]*"):')
_INCOMING = re.compile(r'(?<=, )%([-\w.$]+|"[^"]*")(?= \])')
_ASSERT = "@taichi_assert_format("


def return_at_asserts(text: str) -> str:
    """Let a function return if an assert in it fails.

    taichi's code for processors goes on, and divides by the zero, or writes to the address, that the assert is about.
    """
    definition = text.partition(f"define internal fastcc void {_ASSERT}")[2].partition("\n}")[0]
    never_holds = "\n  store i8 0, " in definition  # LLVM has put the test there: no assert of the module can hold
    lines: list[str] = []
    start, block, count, returns_nothing = 0, "", 0, False
    ends: dict[str, str] = {}  # of blocks that are split: the label of the last part
    for line in text.split("\n"):
        if line.startswith("define "):
            start, block, ends = len(lines), "", {}
            returns_nothing = " void @" in line
        elif label := _LABEL.match(line):
            block = label[1]
        elif line == "}" and ends:
            lines[start:] = [_renamed(each, ends) for each in lines[start:]]
        lines.append(line)
        test = _asserted(line, never_holds) if _ASSERT in line and block and returns_nothing else None
        if test:
            count += 1
            ends[block] = f"assert.held.{count}"
            lines += [
                f"  br i1 {test}, label %assert.held.{count}, label %assert.failed.{count}",
                f"assert.failed.{count}:",
                "  ret void",
                f"assert.held.{count}:",
            ]
    return "\n".join(lines)


def _asserted(call: str, never_holds: bool) -> str | None:
    """Return what a kernel's assert is about. None for those of taichi's own runtime, which may hold a lock there.

    A kernel's ends with an array of its own, of what goes into the message; the others' with constants.
    """
    instruction, _, rest = call.partition(_ASSERT)
    arguments = rest.rpartition(")")[0].split(", ")
    is_call = instruction.endswith(" void ") and " call " in instruction
    if not is_call or len(arguments) < 2 or " %" not in arguments[-1]:
        return None
    if arguments[1].startswith("i1 "):
        return arguments[1].rpartition(" ")[2]
    return "false" if never_holds else None


def _renamed(line: str, ends: dict[str, str]) -> str:
    """Return a line with the labels that its phi, if it is one, has come to get values from."""
    if " = phi " not in line:
        return line
    return _INCOMING.sub(lambda match: "%" + ends.get(match[1], match[1]), line)


def parse(request: dict[str, Any], text: str, machine: llvm.TargetMachine) -> llvm.ModuleRef:
    try:
        module = llvm.parse_assembly(text)
        # The producer's layout lacks fields of newer LLVM versions, which abort on a mismatch.
        module.data_layout = str(machine.target_data)
        module.triple = request["triple"]
        module.verify()
    except RuntimeError as error:
        raise RefusedError(str(error).strip()) from None
    return module


def compile_object(request: dict[str, Any], text: str) -> bytes:
    target = llvm.Target.from_triple(request["triple"])
    machine = target.create_target_machine(
        cpu=request["cpu"], features=request["features"], opt=3, jit=True, reloc="pic", codemodel="jitdefault"
    )
    module = parse(request, return_at_asserts(bypass_remainders(text)), machine)
    check_symbols(module, request["exports"], request["imports"])
    code: bytes = machine.emit_object(module)
    link(code, request)
    return code


def compile_ptx(request: dict[str, Any], text: str) -> bytes:
    target = llvm.Target.from_triple(request["triple"])
    machine = target.create_target_machine(cpu=request["cpu"], features=request["features"], opt=3)
    module = parse(request, text, machine)
    check_symbols(module, request["exports"], request["imports"])
    # Not only for speed: code generation ends the process over what taichi leaves to be inlined.
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    ptx: str = machine.emit_assembly(module)
    return ptx.encode()


def link(code: bytes, request: dict[str, Any]) -> None:
    """Link once here, never to run: what aborts the linker must not do so in the parent."""
    builder = llvm.JITLibraryBuilder().add_object_img(code)
    for name in request["imports"]:
        builder = builder.import_symbol(name, 1)
    for name in request["exports"]:
        builder = builder.export_symbol(name)
    builder.link(llvm.create_lljit_compiler(), f"check{request['number']}")


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    while line := requests.readline():
        request = json.loads(line)
        data = requests.read(request["size"])
        reply: dict[str, Any] = {}
        code = b""
        try:
            compile_one = compile_ptx if request["triple"].startswith("nvptx") else compile_object
            code = compile_one(request, data.decode())
        except (RefusedError, UnicodeDecodeError) as error:
            reply["error"] = str(error)
        reply["size"] = len(code)
        replies.write(json.dumps(reply).encode() + b"\n" + code)
        replies.flush()


def main() -> None:
    # LLVM and its passes may print: the replies get a descriptor of their own.
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    serve(sys.stdin.buffer, replies)


if __name__ == "__main__":
    main()
