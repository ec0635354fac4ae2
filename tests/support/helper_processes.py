"""Tools for tests of the compiler: LLVM IR that compiles for minutes, and the running helper processes."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

from aiotaichi.compile import CompileRequest, linker

GOOD = "define void @f(ptr %x) {\n  store i32 1, ptr %x\n  ret void\n}\n"


def slow(name: str, length: int = 40_000) -> str:
    """Return a function that LLVM compiles in a time that grows with the square of ``length``: here, minutes."""
    lines = [f"  %v{i} = add i32 %v{i - 1}, %x\n  %w{i} = mul i32 %v{i}, %w{i - 1}\n" for i in range(1, length)]
    first = "  %v0 = add i32 %x, 1\n  %w0 = add i32 %x, 2\n"
    return f"define i32 @{name}(i32 %x) {{\n{first}{''.join(lines)}  ret i32 %w{length - 1}\n}}\n"


def request(text: str | bytes, *exports: str) -> CompileRequest:
    """Return a request for this machine."""
    triple, cpu, features = linker.target()
    data = text.encode() if isinstance(text, str) else text
    imports = tuple(linker.module_imports())
    return CompileRequest("module: f.ll", data, triple, cpu, features, exports or ("f",), imports)


def helpers(parent: int | None = None) -> list[int]:
    """Return the helper processes of a process, by default of this one."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            status = (folder / "stat").read_text().rpartition(")")[2].split()
            command = (folder / "cmdline").read_bytes()
        except OSError:  # it has ended
            continue
        if int(status[1]) == (parent or os.getpid()) and b"\0-m\0helper\0" in command:
            found.append(int(folder.name))
    return found


def is_alive(process: int) -> bool:
    """Return whether a process runs. An ended process that its parent has not waited for does not run."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until(condition: Callable[[], object], seconds: float = 30.0) -> None:
    """Wait until a condition holds that no call reports."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it does not happen"
        time.sleep(0.005)
