"""A kernel's tasks, compiled in this process after a change of their text, with a parallel_for of the test's own."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path

import llvmlite.binding as llvm
import numpy as np
import numpy.typing as npt

from aiotaichi.compile import linker
from aiotaichi.compile.helper.checks import parse
from aiotaichi.compile.helper.kernels import pipeline
from aiotaichi.compile.helper.kernels.places import RUNTIME_TEMPORARIES
from aiotaichi.compile.helper.kernels.text import ModuleText
from aiotaichi.core import llvm_runtime as layout

__all__ = ["KernelTasks", "host_machine", "tidy_module"]

Numbers = Callable[[int, int], Iterable[int]]
_PARALLEL_FOR = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int, ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_BLOCK = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int, ctypes.c_int)
_TASK = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


@cache
def host_machine() -> llvm.TargetMachine:
    """Return LLVM's machine for this processor, as the helper makes it."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    triple, cpu, features = linker.target()
    return llvm.Target.from_triple(triple).create_target_machine(
        cpu=cpu, features=features, opt=3, jit=True, reloc="static", codemodel="large"
    )


def tidy_module(path: Path) -> ModuleText:
    """Return the functions of a kernel's ``.ll`` file, in the form that steps of the pass take."""
    module = parse(path.read_text(), host_machine())
    pipeline.tidy(module, host_machine())
    return ModuleText(str(module))


class KernelTasks:
    """The tasks of a module, linked. ``numbers(blocks, limit)`` returns what a call of parallel_for runs."""

    def __init__(self, module: ModuleText, numbers: Numbers, *, level: int = 0) -> None:
        parsed = parse(str(module), host_machine())
        if level:
            pipeline.optimise(parsed, host_machine(), level)
        names = [name[1:] for name, each in module.functions.items() if not each.head.startswith("internal")]
        self._linker = linker.Linker()
        self._library = self._linker.link(host_machine().emit_object(parsed), names, linker.module_imports())
        self._tasks = [_TASK(self._library[name]) for name in names]

        def parallel_for(_: int, blocks: int, limit: int, context: int, function: int) -> None:
            run = _BLOCK(function)
            for number in numbers(blocks, limit):
                run(context, 0, number)

        self._parallel_for = _PARALLEL_FOR(parallel_for)

    def launch(self, arguments: bytes = b"", tree: npt.NDArray[np.uint8] | None = None) -> npt.NDArray[np.uint64]:
        """Run all tasks in order, and return the kernel's results. ``tree``: the memory of the module's fields."""
        buffer = np.frombuffer(arguments, np.uint8)
        runtime = np.zeros(layout.RUNTIME_SIZE, np.uint8)
        temporaries = np.zeros(4096, np.uint8)
        results = np.zeros(16, np.uint64)
        words = runtime.view(np.uint64)
        address = ctypes.cast(self._parallel_for, ctypes.c_void_p).value
        assert address is not None
        words[layout.PARALLEL_FOR // 8] = address
        words[RUNTIME_TEMPORARIES // 8] = temporaries.ctypes.data
        if tree is not None:
            words[layout.ROOTS // 8] = tree.ctypes.data
        context = np.array([buffer.ctypes.data, runtime.ctypes.data, 0, results.ctypes.data], np.uint64)
        for task in self._tasks:
            task(context.ctypes.data)
        return results
