"""The helper program that compiles. It runs in a process of its own, because LLVM aborts the process on some bad IR.

The program is started by path, and imports only llvmlite, so that it starts fast. It reads requests from standard
input, and writes replies to standard output. Both consist of two sizes, then JSON, then IR or code.
"""

from __future__ import annotations

import ctypes
import fcntl
import json
import os
import re
import resource
import select
import signal
import struct
import sys
from typing import Any, BinaryIO

import llvmlite.binding as llvm

_SIZES = struct.Struct("<QQ")
_PR_SET_PDEATHSIG = 1
_READY = b"aiotaichi's compiler\n"  # process.py waits for these words
_MAX_MESSAGES = 2**24  # bytes that LLVM may print
_MAX_ERROR = 2000  # characters


class RefusedError(Exception):
    """The IR or the object file is invalid. The message goes back to the parent process."""


_FORBIDDEN = re.compile(
    r'"[^"]*"|;[^\n]*'  # strings and comments, which may contain these words
    r"|(?<= )(asm|ifunc|alias|thread_local)(?=[ (])"
)


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


_REMAINDER = re.compile(r"^  %([\w.]+) = srem i32 ([^,\n]+), ([^,\n]+)$", re.MULTILINE)


def bypass_remainders(text: str) -> str:
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


_LABEL = re.compile(r'([-\w.$]+|"[^"]*"):')
_INCOMING = re.compile(r'(?<=, )%([-\w.$]+|"[^"]*")(?= \])')
_ASSERT = "@taichi_assert_format("


def return_at_asserts(text: str) -> str:
    """Make a function return if an assert in it fails.

    taichi's CPU code continues after a failed assert, and then divides by zero or writes to an invalid address.
    """
    definition = text.partition(f"define internal fastcc void {_ASSERT}")[2].partition("\n}")[0]
    never_holds = "\n  store i8 0, " in definition  # LLVM has moved the test into the function: every call fails
    lines: list[str] = []
    start, block, count, returns_nothing = 0, "", 0, False
    ends: dict[str, str] = {}  # the label of the last part of each split block
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
    """Return the condition of a kernel's assert.

    Return None for an assert in taichi's runtime functions, which may hold a lock. The last argument of a kernel's
    assert is an array of values for the message; in a runtime function it is a constant.
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
    """Return a line. In a phi, replace the labels of blocks that were split."""
    if " = phi " not in line:
        return line
    return _INCOMING.sub(lambda match: "%" + ends.get(match[1], match[1]), line)


def parse(request: dict[str, Any], text: str, machine: llvm.TargetMachine) -> llvm.ModuleRef:
    """Parse and verify IR, for the target of the request."""
    try:
        module = llvm.parse_assembly(text)
        # LLVM aborts if the data layouts differ, and older versions of LLVM wrote fewer fields.
        module.data_layout = str(machine.target_data)
        module.triple = request["triple"]
        module.verify()
    except RuntimeError as error:
        raise RefusedError(str(error).strip()) from None
    return module


def compile_object(request: dict[str, Any], text: bytes) -> bytes:
    """Compile IR to an object file for the CPU."""
    target = llvm.Target.from_triple(request["triple"])
    # Static code of the large code model names every address in full: the linker may put sections anywhere. LLVM's
    # position-independent code for arm64 only reaches 4 GiB, and the linker aborts the process over longer distances.
    machine = target.create_target_machine(
        cpu=request["cpu"], features=request["features"], opt=3, jit=True, reloc="static", codemodel="large"
    )
    module = parse(request, return_at_asserts(bypass_remainders(text.decode())), machine)
    check_keywords(module, is_for_gpu=False)
    check_symbols(module, request["exports"], request["imports"])
    code: bytes = machine.emit_object(module)
    return code


def compile_ptx(request: dict[str, Any], text: bytes) -> bytes:
    """Compile IR to PTX for a GPU."""
    target = llvm.Target.from_triple(request["triple"])
    machine = target.create_target_machine(cpu=request["cpu"], features=request["features"], opt=3)
    module = parse(request, text.decode(), machine)
    check_keywords(module, is_for_gpu=True)
    check_symbols(module, request["exports"], request["imports"])
    # Optimising is necessary: taichi relies on inlining, and LLVM aborts on some calls that are not inlined.
    options = llvm.create_pipeline_tuning_options(speed_level=3)
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


STEPS = {"compile object": compile_object, "compile PTX": compile_ptx, "link": link}


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    """Answer requests until the input ends."""
    while len(sizes := requests.read(_SIZES.size)) == _SIZES.size:
        head, body = (requests.read(size) for size in _SIZES.unpack(sizes))
        request = json.loads(head)
        reply: dict[str, Any] = {}
        code = b""
        try:
            code = STEPS[request["step"]](request, body)
        except (RefusedError, UnicodeDecodeError) as error:
            reply["error"] = str(error)[:_MAX_ERROR]
        answer = json.dumps(reply).encode()
        replies.write(_SIZES.pack(len(answer), len(code)) + answer)
        replies.write(code)
        replies.flush()


def live_no_longer_than(parent: int, life: int) -> None:
    """Make the system end this process when the process ``parent`` ends, also while LLVM runs and Python does not.

    The system sends one signal when the thread that started this process ends. It sends another signal when the last
    process closes its end of the pipe ``life``.
    """
    signal.signal(signal.SIGIO, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGIO])  # both are inherited
    fcntl.fcntl(life, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(life, fcntl.F_SETFL, fcntl.fcntl(life, fcntl.F_GETFL) | os.O_ASYNC)
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent or select.select([life], [], [], 0)[0]:  # the parent ended before
        sys.exit()


def limit(kind: int, most: int) -> None:
    """Set a resource limit of this process."""
    _, hard = resource.getrlimit(kind)
    if hard != resource.RLIM_INFINITY:
        most = min(most, hard)
    resource.setrlimit(kind, (most, most))


def main() -> None:
    parent, life, memory = map(int, sys.argv[1:])
    live_no_longer_than(parent, life)
    limit(resource.RLIMIT_AS, memory)
    limit(resource.RLIMIT_FSIZE, _MAX_MESSAGES)
    limit(resource.RLIMIT_CORE, 0)
    # LLVM may print to standard output: the replies use a descriptor of their own.
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    replies.write(_READY)
    replies.flush()
    serve(sys.stdin.buffer, replies)


if __name__ == "__main__":
    main()
