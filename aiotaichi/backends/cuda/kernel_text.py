"""The IR that is compiled for a CUDA kernel, made from the text that taichi 1.7.4 saves.

taichi passes a ``RuntimeContext`` that points to a buffer of arguments. Before most loops, it launches one thread,
which computes the loop's bounds into temporaries. Here, three things differ:

* Arguments are the kernel's own parameters, in constant memory. There is no buffer and no copy, and a CUDA graph's
  arguments are replaced in place.
* If bounds follow from the arguments alone, every thread computes them in registers. Tasks that would only compute
  bounds are not launched.
* The host computes the same bounds, to launch as many threads as a loop can use. taichi's grids would fill the GPU
  that built the module.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from ...errors import CorruptedDataError
from ...formats.llvm import trees_used
from ...formats.spec import LlvmTask
from .approximation import approximated

__all__ = ["CudaTask", "KernelText", "Target", "target_of"]

_CONTEXT_SIZE = 32  # RuntimeContext: arguments, runtime, thread, result
_SLOT = 8
_FLUSH = '"denormal-fp-math-f32"="preserve-sign,preserve-sign"'  # as taichi compiles, with __nvvm_reflect's FTZ

_FUNCTION = re.compile(r"^define [^\n]*\{\n.*?^\}\n", re.MULTILINE | re.DOTALL)
_HEADER = re.compile(
    r"^define (?P<linkage>internal )?(?P<before>[^@\n]*)@(?P<name>\"[^\"]+\"|[\w.$]+)"
    r"\((?:%struct\.RuntimeContext[.\d]*\* (?:byval\([^)]*\) |noundef )?(?P<context>%[\w.]+))?"
)
_TEMPORARY = re.compile(
    r"^  (?P<name>%[\w.]+) = call i8\* @get_temporary_pointer\(%struct\.LLVMRuntime[.\d]*\* (?:noundef )?%[\w.]+, "
    r"i64 (?:noundef )?(?P<offset>\d+)\)",
    re.MULTILINE,
)
_CAST = re.compile(r"^  (%[\w.]+) = bitcast i8\* (%[\w.]+) to ([^\n]+)\*$", re.MULTILINE)
_LOAD = re.compile(r"^  %[\w.]+ = load ([^\n]+), \1\* (%[\w.]+)(?:, align \d+)?$")
_STORE = re.compile(r"^  store (i8|i16|i32|i64|half|float|double) ([^\n,]+), \1\* (%[\w.]+)(?:, align \d+)?$")
_NAME = re.compile(r"%[\w.]+")
_NUMBERS = ("i8", "i16", "i32", "i64", "half", "float", "double")
_NOWHERE = 2**62
# Accesses to one number: atomic operations, and taichi's reductions, which consist of them.
_ATOMIC = re.compile(r"= (?:atomicrmw|cmpxchg) |@(?:reduce|atomic|warp_reduce)_\w+\(")
_DIVISION = re.compile(r"= [su](?:div|rem) \w+ [^,\n]+, (?!(?:[1-9]\d*|-(?:[2-9]|1\d)\d*)$)", re.MULTILINE)
_RANGE = re.compile(
    r"call void @gpu_parallel_range_for\(%struct\.RuntimeContext[.\d]*\* %context, "
    r"i32 (?P<begin>[%\w.-]+), i32 (?P<end>[%\w.-]+),"
)
_CALL = re.compile(r"\bcall [^@\n]*@(\"[^\"]+\"|[\w.$]+)\(")
# taichi 1.7.4 gives the alignment of these loads in bits. LLVM reads bytes, and would join loads without alignment.
_READ_ONLY_LOAD = re.compile(r"(?P<call>@llvm\.nvvm\.ldg\.global\.[if]\.[if](?P<bits>\d+)\.\w+\([^\n()]*, i32 )\d+\)")
_SHARED = re.compile(r"^@([\w.]+) = external addrspace\(3\) global \[0 x ", re.MULTILINE)
_CAPABILITY = re.compile(r"^define [^\n]* @cuda_compute_capability\(\)[^\n]*\n\w+:\s*\n  ret i32 (\d+)", re.MULTILINE)
# Instructions that only compute, without memory other than the function's own.
_ARITHMETIC = re.compile(
    r"^(?:\w+: .*|\w+:|  br label %\w+|  ret void|  %[\w.]+ = (?:getelementptr|bitcast|add|sub|mul|sdiv|udiv|srem|"
    r"urem|shl|ashr|lshr|and|or|xor|icmp|fcmp|select|zext|sext|trunc|"
    r"fadd|fsub|fmul|fdiv|fptosi|fptoui|sitofp|uitofp|"
    r"fpext|fptrunc) .*|)$"
)
_HELPERS = re.compile(r"^(?:RuntimeContext_get_runtime|get_temporary_pointer|(?:max|min|abs)_[iuf](?:16|32|64))$")
# By compute capability: the first PTX version that has it, and pointers to constant parameters. LLVM 22 has them all.
_PTX = {70: 77, 75: 77, 80: 77, 86: 77, 87: 77, 89: 78, 90: 78, 100: 86, 103: 88, 120: 87, 121: 88}
_EDGES = 12030  # from this version on, edges of graphs have kinds
# If each kernel also let the next one begin early (launch_dependents), nothing would be gained, and kernels of
# thousands of blocks would take 4 us longer (measured on an H200).
_WAIT = "  call void @llvm.nvvm.griddepcontrol.wait()\n"


class Target(NamedTuple):
    """What LLVM generates code for: its names of the processor and its features.

    ``prologue`` is IR that every kernel begins with. Empty, or a wait for the kernel before. With the wait, a CUDA
    graph starts each kernel while the kernel before ends (compute capability 9.0, CUDA 12.3).
    """

    cpu: str
    features: str
    prologue: str


def target_of(capability: int, driver_version: int) -> Target:
    """Return the newest target that the driver supports, up to the device's own.

    A newer device runs an older one's PTX. ``capability`` is times ten, ``driver_version`` 12040 for CUDA 12.4.
    """
    release, minor = driver_version // 1000, driver_version % 1000 // 10
    known = 78 if release < 12 else 80 + min(minor, 8) if release == 12 else 90
    if release == 12 and minor >= 6:
        known = 84 + minor - 5  # 12.5 and 12.6 know the same PTX, 8.5
    able = max(each for each, version in _PTX.items() if each <= capability and version <= known)
    waits = able >= 90 and driver_version >= _EDGES
    return Target(f"sm_{able}", f"+ptx{_PTX[able]}", _WAIT if waits else "")


@dataclass(frozen=True, slots=True)
class CudaTask:
    """One launch. ``range_name`` names the host function that returns the number of iterations; None without one."""

    task: LlvmTask
    range_name: str | None


@dataclass(slots=True)
class _Function:
    name: str
    context: str | None
    is_internal: bool
    text: str
    pointers: dict[str, tuple[int, str | None]] = field(default_factory=dict)
    """By the name of a pointer to a temporary: the temporary's offset, and its type if it is known."""

    @property
    def lines(self) -> list[str]:
        return self.text.splitlines()[1:-1]


class KernelText:
    """One kernel's IR.

    Attributes
    ----------
    trees
        The field trees whose roots the kernel asks for.
    shared
        Names of shared memory whose size the launch sets.
    capability
        The compute capability that the code was chosen for, times ten. 0 if the code is the same for all.
    """

    def __init__(
        self, text: str, tasks: Sequence[LlvmTask], args_size: int, packs: Sequence[tuple[int, int]] = ()
    ) -> None:
        self._text = text
        self._packs = packs
        self._args_size = max(16, args_size + -args_size % 16)
        self._functions = dict(_functions(text))
        self._names = [task.name for task in tasks]
        for name in self._names:
            if name not in self._functions or self._functions[name].context is None:
                raise CorruptedDataError(f"function {name!r} is not defined, or takes no RuntimeContext")
        bounds = [name for name in self._names if self._is_computation(name)]
        self._slots = self._private(bounds)
        # A value read from memory cannot be recomputed elsewhere.
        while stale := [name for name in bounds if self._reads(name) - self._slots.keys()]:
            bounds = [name for name in bounds if name not in stale]
            self._slots = self._private(bounds)
        self._bounds = [name for name in bounds if self._writes(name) & self._slots.keys()]
        only = {name for name in self._bounds if self._writes(name) <= self._slots.keys()}
        self.tasks = [CudaTask(task, self._range_name(task)) for task in tasks if task.name not in only]
        self.trees = trees_used(text.encode())
        self.uses_fields = bool(self.trees) or "@element_listgen_" in text or "@parallel_struct_for" in text
        self.shared = tuple(_SHARED.findall(text))
        self.asserts = "@taichi_assert_format(" in text
        self.prints = "@vprintf(" in text
        self.draws = "@rand_u32(" in text
        capability = _CAPABILITY.search(text)
        self.capability = int(capability.group(1)) if capability else 0

    def device(self, output: str, prologue: str = "") -> str:
        """Return the IR for the GPU. ``output`` is IR that defines vprintf. Every task begins with ``prologue``."""
        text = self._text
        for function in self._functions.values():
            text = text.replace(function.text, self._internal(function))
        text = re.sub(r"^!(?:nvvm\.annotations = |\d+ = !\{[^\n]*@)[^\n]*$", "", text, flags=re.MULTILINE)
        # The kernel defines its static shared memory. Only arrays of length 0 get their size at the launch.
        text = re.sub(r"= external (addrspace\(3\) global \[[1-9]\d* x [^\n]*\]),", r"= internal \1 undef,", text)
        text = re.sub(r"^(!llvm\.module\.flags = !\{)", r"\1!90000, ", text, flags=re.MULTILINE)
        text = approximated(text)
        text = _READ_ONLY_LOAD.sub(lambda load: f"{load['call']}{int(load['bits']) // 8})", text)
        if self.prints:
            text = re.sub(r"^declare void @vprintf\([^\n]*$", "", text, flags=re.MULTILINE) + output
        parts = [text, '!90000 = !{i32 4, !"nvvm-reflect-ftz", i32 1}\n']
        parts += [self._bounds_function(name) for name in self._bounds]
        parts += [self._entry(each.task, prologue) for each in self.tasks]
        return "\n".join(parts)

    def host(self) -> str | None:
        """Return the IR of the functions that count the iterations of loops; None if no loop can be counted."""
        counted = [each for each in self.tasks if each.range_name]
        if not counted:
            return None
        needed = {callee for name in self._bounds for callee in _CALL.findall(self._functions[name].text)}
        helpers = [_plain(self._functions[name].text) for name in sorted(needed - {"get_temporary_pointer"})]
        types = re.findall(r"^%[^\n]*= type [^\n]*$", self._text, flags=re.MULTILINE)
        parts = [*types, *helpers]
        parts += [_plain(self._bounds_function(name)) for name in self._bounds]
        for each in counted:
            parts.append(
                f'define i64 @"{each.range_name}"(ptr %arguments) {{\n{self._own()}{self._calls(each.task)}'
                f"{self._iterations(each.task)}}}\n"
            )
        return "\n".join(parts)

    # -- reading the text --------------------------------------------------------------------------------------

    def _is_computation(self, name: str) -> bool:
        """Return whether a task only computes from the arguments and temporaries, and stores to temporaries."""
        function = self._functions[name]
        if not name.endswith("_serial"):
            return False
        slots: set[str] = set()
        casts: set[str] = set()
        for line in function.lines:
            if match := re.match(rf"  (%[\w.]+) = getelementptr [^\n]* {function.context}, i32 0, i32 0$", line):
                slots.add(match.group(1))
            elif (match := re.match(r"  (%[\w.]+) = bitcast i8\*\* (%[\w.]+) to ", line)) and match.group(2) in slots:
                casts.add(match.group(1))
            elif match := _LOAD.match(line):
                # A pointer in the arguments leads to an array's data, which other kernels change.
                if match.group(1).endswith("*") and match.group(2) not in casts:
                    return False
            elif match := _STORE.match(line):
                if match.group(3) not in function.pointers:
                    return False
            elif match := _CALL.search(line):
                if not _HELPERS.match(match.group(1)):
                    return False
            elif not _ARITHMETIC.match(line):
                return False
        return True

    def _private(self, bounds: list[str]) -> dict[int, int]:
        """Return the offsets of temporaries that need no memory, and their places after the context.

        One task of ``bounds`` stores such a temporary once, and all other code only loads it, with the same type. A
        temporary that may be part of an array needs memory, and so does every temporary after it.
        """
        types: dict[int, set[str | None]] = {}
        stores: dict[int, list[str]] = {}
        loaded: set[int] = set()
        arrays = _NOWHERE
        for function in self._functions.values():
            for line in function.lines:
                for name in set(_NAME.findall(line)) & function.pointers.keys():
                    offset, type_ = function.pointers[name]
                    if _TEMPORARY.match(line) or _CAST.match(line):
                        continue
                    load, store = _LOAD.match(line), _STORE.match(line)
                    is_store = store is not None and store.group(3) == name and store.group(2) != name
                    if type_ not in _NUMBERS or not (load or is_store or _ATOMIC.search(line)):
                        arrays = min(arrays, offset)
                    if function.context is None or not (load or is_store):
                        type_ = None  # neither a load nor a store
                    elif is_store:
                        stores.setdefault(offset, []).append(function.name)
                    else:
                        loaded.add(offset)
                    types.setdefault(offset, set()).add(type_ if type_ in _NUMBERS else None)
        found = [
            offset
            for offset, seen in sorted(types.items())
            if len(seen) == 1 and None not in seen and offset in loaded and offset < arrays
            if len(stores.get(offset, ())) == 1 and stores[offset][0] in bounds
        ]
        return {offset: _CONTEXT_SIZE + _SLOT * i for i, offset in enumerate(found)}

    def _writes(self, name: str) -> set[int]:
        return self._offsets(name, _STORE, 3)

    def _reads(self, name: str) -> set[int]:
        return self._offsets(name, _LOAD, 2)

    def _offsets(self, name: str, access: re.Pattern[str], group: int) -> set[int]:
        function = self._functions[name]
        names = [found.group(group) for line in function.lines if (found := access.match(line))]
        return {function.pointers[each][0] for each in names if each in function.pointers}

    def _range_name(self, task: LlvmTask) -> str | None:
        if self._bounds_of(task) is None:
            return None
        before = [name for name in self._bounds if self._names.index(name) < self._names.index(task.name)]
        if any(_DIVISION.search(self._functions[name].text) for name in before):
            return None  # a division by zero would end the process
        return f"{task.name}.range"

    def _bounds_of(self, task: LlvmTask) -> tuple[str, str] | None:
        """Return begin and end of a loop, as IR values or as ``slot N``; None if the host cannot compute them."""
        function = self._functions[task.name]
        match = _RANGE.search(function.text)
        if match is None:
            return None
        found = []
        for value in (match["begin"], match["end"]):
            if not value.startswith("%"):
                found.append(value)
                continue
            load = re.search(rf"^  {re.escape(value)} = load i32, i32\* (%[\w.]+)", function.text, re.MULTILINE)
            offset = function.pointers.get(load.group(1), (-1, None))[0] if load else -1
            if offset not in self._slots:
                return None
            found.append(f"slot {self._slots[offset]}")
        return found[0], found[1]

    # -- writing the text ----------------------------------------------------------------------------------------

    def _redirected(self, function: _Function, everything: bool = False) -> str:
        """Return a function that finds private temporaries after its context.

        With ``everything``, it finds all other temporaries in one place after the private ones.
        """
        if function.context is None:
            return function.text
        spare = _CONTEXT_SIZE + _SLOT * len(self._slots)

        def replace(match: re.Match[str]) -> str:
            place = self._slots.get(int(match["offset"]), spare if everything else None)
            if place is None:
                return match.group(0)
            return f"  {match['name']} = getelementptr i8, ptr {function.context}, i64 {place}"

        return _TEMPORARY.sub(replace, function.text)

    def _internal(self, function: _Function) -> str:
        header, rest = self._redirected(function).split("\n", 1)
        if not function.is_internal:
            header = f'define internal void @"{function.name}.body"(ptr {function.context}) alwaysinline {{'
        return _with_attribute(header, _FLUSH) + "\n" + rest

    def _bounds_function(self, name: str) -> str:
        function = self._functions[name]
        _, rest = self._redirected(function, everything=True).split("\n", 1)
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

    def _own(self) -> str:
        size = _CONTEXT_SIZE + _SLOT * (len(self._slots) + 1)
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
        before = self._names[: self._names.index(task.name)]
        return "".join(f'  call void @"{name}.bounds"(ptr %own)\n' for name in self._bounds if name in before)

    def _iterations(self, task: LlvmTask) -> str:
        bounds = self._bounds_of(task)
        assert bounds is not None
        lines = []
        for name, value in zip(("begin", "end"), bounds, strict=True):
            if value.startswith("slot "):
                lines.append(f"  %at.{name} = getelementptr i8, ptr %own, i64 {value[5:]}")
                lines.append(f"  %short.{name} = load i32, ptr %at.{name}")
            else:
                lines.append(f"  %short.{name} = add i32 {value}, 0")
            lines.append(f"  %{name} = sext i32 %short.{name} to i64")
        return "\n".join([*lines, "  %count = sub i64 %end, %begin", "  ret i64 %count", ""])


def _functions(text: str) -> Iterator[tuple[str, _Function]]:
    for match in _FUNCTION.finditer(text):
        header = _HEADER.match(match.group(0))
        assert header is not None
        name = header["name"].strip('"')
        function = _Function(name, header["context"], bool(header["linkage"]), match.group(0))
        for found in _TEMPORARY.finditer(function.text):
            function.pointers[found["name"]] = int(found["offset"]), "i8"
        for cast, pointer, type_ in _CAST.findall(function.text):
            if pointer in function.pointers:
                function.pointers[cast] = function.pointers[pointer][0], type_
        yield name, function


def _with_attribute(header: str, attribute: str) -> str:
    """Return the first line of a definition with one more attribute, inserted before the alignment."""
    return re.sub(r"( align \d+)? \{$", rf" {attribute}\1 {{", header)


def _plain(text: str) -> str:
    """Return a definition without attributes and metadata: the host does not have the GPU's."""
    header, rest = text.split("\n", 1)
    header = re.sub(r' (?:#\d+|alwaysinline|"[^"]+"="[^"]*")(?= )', "", header)
    return f"{header}\n" + re.sub(r", ![\w.]+ !\d+", "", rest)
