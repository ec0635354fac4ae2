"""The IR that is compiled for a CUDA kernel, made from the text that taichi 1.7.4 saves.

taichi passes a ``RuntimeContext`` that points to a buffer of arguments. Before most loops, it launches one thread,
which computes the loop's bounds into temporaries. Here, three things differ:

* Arguments are the kernel's own parameters, in constant memory. There is no buffer and no copy, and a CUDA graph's
  arguments are replaced in place.
* If bounds follow from the arguments alone, every thread computes them in registers. Tasks that would only compute
  bounds are not launched: ``bounds.py``.
* The host computes the same bounds, to launch as many threads as a loop can use. taichi's grids would fill the GPU
  that built the module.

Loops that only add to arrays get a second form, for small arrays: ``shared_copies.py``. The rest of the text goes
through ``text_steps.py``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ...compile.request import ArgumentArray
from ...errors import CorruptedDataError
from ...formats.llvm import trees_used
from ...formats.spec import LlvmTask
from .bounds import CONTEXT_SIZE, SLOT, divides, find_bounds, redirected
from .ir import Function, read_functions
from .remainders import without_first_remainders
from .shared_copies import BARRIER, find_shared_loops
from .text_steps import STEPS, appended

__all__ = ["CudaTask", "KernelText"]

_FLUSH = '"denormal-fp-math-f32"="preserve-sign,preserve-sign"'  # as taichi compiles, with __nvvm_reflect's FTZ
_SHARED = re.compile(r"^@([\w.]+) = external addrspace\(3\) global \[0 x ", re.MULTILINE)
_TYPE = re.compile(r"^%[^\n]*= type [^\n]*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class CudaTask:
    """One launch. ``range_name`` names the host function that returns the number of iterations; None without one."""

    task: LlvmTask
    range_name: str | None


class KernelText:
    """One kernel's IR.

    Attributes
    ----------
    tasks
        The launches.
    trees
        The field trees whose roots the kernel asks for.
    uses_fields, asserts, prints, draws
        Whether the kernel uses fields, can fail an assertion, prints, and draws random numbers.
    shared
        Names of shared memory whose size the launch sets.
    capability
        The compute capability that the code was chosen for, times ten. 0 if the code is the same for all.
    """

    def __init__(
        self,
        text: str,
        tasks: Sequence[LlvmTask],
        args_size: int,
        packs: Sequence[tuple[int, int]] = (),
        arrays: Sequence[ArgumentArray] = (),
    ) -> None:
        self._text = text
        self._packs = packs
        self._args_size = max(16, args_size + -args_size % 16)
        self._functions = read_functions(text)
        self._names = [task.name for task in tasks]
        for name in self._names:
            if name not in self._functions or self._functions[name].context is None:
                raise CorruptedDataError(f"function {name!r} is not defined, or takes no RuntimeContext")
        self._bounds = find_bounds(self._functions, self._names)
        launched = [task for task in tasks if task.name not in self._bounds.without_launch]
        self._changed = without_first_remainders(self._functions, self._names, self._bounds)
        names = [task.name for task in launched]
        self._shared_loops = find_shared_loops(
            text, {**self._functions, **self._changed}, names, arrays, self._after_slots
        )
        self._changed |= {name: loop.task for name, loop in self._shared_loops.items()}
        self.tasks = [CudaTask(task, self._range_name(task)) for task in launched]
        self.trees = trees_used(text.encode())
        self.uses_fields = bool(self.trees) or "@element_listgen_" in text or "@parallel_struct_for" in text
        self.shared = tuple(_SHARED.findall(text))
        self.asserts = "@taichi_assert_format(" in text
        self.prints = "@vprintf(" in text
        self.draws = "@rand_u32(" in text
        self.capability = _capability(self._functions)

    def device(self, output: str, prologue: str = "") -> str:
        """Return the IR for the GPU. ``output`` is IR that defines vprintf. Every task begins with ``prologue``."""
        text = self._text
        for function in self._functions.values():
            text = text.replace(function.text, self._internal(self._changed.get(function.name, function)))
        loops = self._shared_loops.values()
        text = "\n".join([text, *(self._internal(each.body) for each in loops)])
        for step in STEPS:
            text = step(text)
        if self.prints:
            text = appended(text, "vprintf", output)
        parts = [text, *(each.text for each in loops), BARRIER if loops else ""]
        parts += [self._bounds_function(name) for name in self._bounds.tasks]
        parts += [self._entry(each.task, prologue) for each in self.tasks]
        return "\n".join(parts)

    def host(self, threads: int) -> str | None:
        """Return the IR of the functions that count the iterations of loops; None if no loop can be counted.

        A loop with copies gets no more than ``threads``: the fewer blocks there are, the fewer copies are added up.
        """
        counted = [each for each in self.tasks if each.range_name]
        if not counted:
            return None
        called = {each.callee for name in self._bounds.tasks for each in self._functions[name].instructions}
        helpers = [_plain(self._functions[name].text) for name in sorted(called - {"", "get_temporary_pointer"})]
        parts = [*_TYPE.findall(self._text), *helpers]
        parts += [_plain(self._bounds_function(name)) for name in self._bounds.tasks]
        for each in counted:
            parts.append(
                f'define i64 @"{each.range_name}"(ptr %arguments) {{\n{self._own()}{self._calls(each.task)}'
                f"{self._iterations(each.task, threads)}}}\n"
            )
        return "\n".join(parts)

    def _range_name(self, task: LlvmTask) -> str | None:
        if self._bounds.of_loop(self._functions[task.name]) is None:
            return None
        before = self._bounds.before(task.name, self._names)
        return None if any(divides(self._functions[name]) for name in before) else f"{task.name}.range"

    def _internal(self, function: Function) -> str:
        header, rest = redirected(function, self._bounds.slots).split("\n", 1)
        if not function.is_internal:
            header = f'define internal void @"{function.name}.body"(ptr {function.context}) alwaysinline {{'
        return _with_attribute(header, _FLUSH) + "\n" + rest

    def _bounds_function(self, name: str) -> str:
        function = self._functions[name]
        spare = CONTEXT_SIZE + SLOT * len(self._bounds.slots)
        _, rest = redirected(function, self._bounds.slots, spare).split("\n", 1)
        return f'define internal void @"{name}.bounds"(ptr {function.context}) alwaysinline {_FLUSH} {{\n{rest}'

    def _entry(self, task: LlvmTask, prologue: str) -> str:
        """Return the kernel's entry point. It takes the runtime, the address for results, and the arguments."""
        return (
            f'define ptx_kernel void @"{task.name}"(ptr %runtime, ptr %result, '
            f'ptr byval([{self._args_size} x i8]) align 16 "nvvm.grid_constant" %arguments) '
            f'"nvvm.maxntid"="{task.block_dim}" {_FLUSH} {{\n{prologue}{self._own()}'
            "  %to.runtime = getelementptr i8, ptr %own, i64 8\n"
            "  store ptr %runtime, ptr %to.runtime\n"
            "  %to.result = getelementptr i8, ptr %own, i64 24\n"
            "  store ptr %result, ptr %to.result\n"
            f'{self._calls(task)}  call void @"{task.name}.body"(ptr %own)\n  ret void\n}}\n'
        )

    @property
    def _after_slots(self) -> int:
        """The first place after a context and its temporaries."""
        return CONTEXT_SIZE + SLOT * (len(self._bounds.slots) + 1)

    def _own(self) -> str:
        size = max([self._after_slots, *(each.end for each in self._shared_loops.values())])
        own = f"  %own = alloca [{size} x i8], align 8\n"
        if not self._packs:
            return f"{own}  store ptr %arguments, ptr %own\n"
        # Parameters are constant, so pointers to argument packs are written into a copy of the arguments.
        lines = [
            f"  %packed = alloca [{self._args_size} x i8], align 16",
            f"  call void @llvm.memcpy.p0.p0.i64(ptr %packed, ptr %arguments, i64 {self._args_size}, i1 false)",
        ]
        for i, (place, pack) in enumerate(self._packs):
            lines.append(f"  %pack{i} = getelementptr i8, ptr %packed, i64 {pack}")
            lines.append(f"  %place{i} = getelementptr i8, ptr %packed, i64 {place}")
            lines.append(f"  store ptr %pack{i}, ptr %place{i}")
        return own + "\n".join([*lines, "  store ptr %packed, ptr %own", ""])

    def _calls(self, task: LlvmTask) -> str:
        before = self._bounds.before(task.name, self._names)
        return "".join(f'  call void @"{name}.bounds"(ptr %own)\n' for name in before)

    def _iterations(self, task: LlvmTask, threads: int) -> str:
        bounds = self._bounds.of_loop(self._functions[task.name])
        assert bounds is not None
        lines = []
        for name, value in zip(("begin", "end"), bounds, strict=True):
            if value.startswith("slot "):
                lines.append(f"  %at.{name} = getelementptr i8, ptr %own, i64 {value[5:]}")
                lines.append(f"  %short.{name} = load i32, ptr %at.{name}")
            else:
                lines.append(f"  %short.{name} = add i32 {value}, 0")
            lines.append(f"  %{name} = sext i32 %short.{name} to i64")
        lines.append("  %count = sub i64 %end, %begin")
        loop = self._shared_loops.get(task.name)
        if loop is None:
            return "\n".join([*lines, "  ret i64 %count", ""])
        lines += [
            *loop.fits,
            f"  %is.more = icmp sgt i64 %count, {threads}",
            "  %is.cut = and i1 %fits, %is.more",
            f"  %threads = select i1 %is.cut, i64 {threads}, i64 %count",
        ]
        return "\n".join([*lines, "  ret i64 %threads", ""])


def _capability(functions: Mapping[str, Function]) -> int:
    function = functions.get("cuda_compute_capability")
    returned = (
        [each.text.rpartition(" ")[2] for each in function.instructions if each.opcode == "ret"] if function else []
    )
    return int(returned[0]) if len(returned) == 1 and returned[0].isdigit() else 0


def _with_attribute(header: str, attribute: str) -> str:
    """Return the first line of a definition with one more attribute, inserted before the alignment."""
    return re.sub(r"( align \d+)? \{$", rf" {attribute}\1 {{", header)


def _plain(text: str) -> str:
    """Return a definition without attributes and metadata: the host does not have the GPU's."""
    header, rest = text.split("\n", 1)
    header = re.sub(r' (?:#\d+|alwaysinline|"[^"]+"="[^"]*")(?= )', "", header)
    return f"{header}\n" + re.sub(r", ![\w.]+ !\d+", "", rest)
