"""Let each block of threads add to copies of small arrays in its shared memory, then add the copies to the arrays.

A histogram is an example: all threads add to the same few numbers. A GPU runs atomic operations on one address one
after the other, and those on a block's shared memory much faster. So a loop gets a second form: each block fills
copies, runs its iterations on them, and adds the numbers that have changed to the arrays, by atomic operations. The
same goes for the least and the greatest of integers, and for ``and``, ``or`` and ``xor``.

An array gets a copy if the loop uses it only for one such operation on one type of 32 bits, and uses no old value.
Integers stay exact. Sums of f32 get copies only if the kernel has the flags of ``fast_math``. All this is known here.
Three things are known only at a launch, and so the kernel tests them:

* the array fits into the copy: its extents are among the arguments;
* it shares no memory with an array that the loop uses in another way: one array may be two arguments;
* a block has at least as many iterations as the copy has numbers: filling and adding it up takes time, too.

If no array has a copy, the loop runs in its first form, which has no further instructions. In the second form, an
address that is in no copy gets the atomic operation as before.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from ...compile.request import ArgumentArray
from ...formats.llvm_text import Call, Derive, Load, Reserve, Return, Step, Store, UnknownTextError, read_functions
from .ir import Function

__all__ = ["BARRIER", "SharedLoop", "find_shared_loops"]

BARRIER = "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\n"
"""The declaration of a function that the loops call: a block waits until all its threads have come."""

_BYTES = 8192  # of a block's copies together: blocks of 128 threads still fill a multiprocessor
_NUMBER = 4  # bytes
_MOST = 8  # operations in a loop: each makes three blocks of instructions
_ATOMIC = re.compile(
    r"  (?P<old>%[\w.]+) = atomicrmw (?P<operation>\w+) (?P<kind>\w+)\* (?P<pointer>%[\w.]+), "
    r"(?P=kind) (?P<value>[^ ,]+) seq_cst(?:, align \d+)?"
)
_LOOP = re.compile(  # the call that runs a loop without anything to do before and after its iterations
    r"  call void @gpu_parallel_range_for\((?P<context>[^,]*), (?P<begin>i32 [^ ,]+), (?P<end>i32 [^ ,]+), "
    r"[^@]* null, [^@]* @(?P<body>[\w.]+), [^@]* null, i64 (?P<local>\d+)\)"
)
_NAME = re.compile(r"%[\w.]+")
_FAST = "reassoc ninf nsz"  # what taichi writes with fast_math
# By operation and type: the number that changes no other, as bits. Of sums of f32, this is -0.0.
_NEUTRAL = {
    **{(each, "i32"): 0 for each in ("add", "or", "xor", "umax")},
    **{(each, "i32"): -1 for each in ("and", "umin")},
    ("min", "i32"): 2**31 - 1,
    ("max", "i32"): -(2**31),
    ("fadd", "float"): -(2**31),
}
# These reach no array if they do not get its address. The first ones return the address of other memory.
_HARMLESS = re.compile(
    r"@(?:(?P<address>RuntimeContext_get_runtime|get_temporary_pointer|LLVMRuntime_get_roots|Dense_lookup_element"
    r"|get_ch_\w+)|(?:Struct|Dense)Meta_set_\w+|(?:max|min|abs)_[iuf](?:16|32|64)|__nv_\w+"
    r"|llvm\.nvvm\.ldg\.[\w.]+|llvm\.\w+\.[if](?:16|32|64))"
)

_Use = tuple[str, str]
"""What a loop does with an array: an atomic operation, and its type."""

_CONTEXT, _ARGUMENTS, _OTHER = "context", "arguments", "other memory"
_Place = ArgumentArray | str
"""What a pointer points to: an array, or one of the three above."""


@dataclass(frozen=True, slots=True)
class SharedLoop:
    """A loop whose blocks of threads may use copies of arrays.

    Attributes
    ----------
    task
        The function of the task. It calls a function that chooses the loop's form.
    body
        An iteration in the second form.
    text
        The IR of the copies, and of the function that chooses.
    end
        The first place after a context that is free again.
    fits
        IR that computes ``%fits`` from ``%arguments``: whether an array is small enough for its copy.
    """

    task: Function
    body: Function
    text: str
    end: int
    fits: Sequence[str]


def find_shared_loops(
    text: str, functions: Mapping[str, Function], tasks: Iterable[str], arrays: Sequence[ArgumentArray], place: int
) -> dict[str, SharedLoop]:
    """Return the loops that can use copies, by the names of their tasks.

    ``text`` is the kernel's IR, and ``arrays`` are its arguments. Each thread keeps numbers from ``place`` on after
    its context.
    """
    found: dict[str, SharedLoop] = {}
    if " = atomicrmw " not in text or "addrspace(3)" in text:  # shared memory is the kernel's own
        return found
    types = "\n".join(line for line in text.splitlines() if line.startswith("%"))
    by_pointer = {each.pointer: each for each in arrays}
    for name in tasks:
        calls = [match for each in functions[name].instructions if (match := _LOOP.fullmatch(each.text))]
        body = functions.get(calls[0]["body"]) if len(calls) == 1 else None
        if body is None or body.context is None or not body.is_internal or " = phi " in body.text:
            continue
        atomics = {each["old"]: each for line in body.instructions if (each := _ATOMIC.fullmatch(line.text))}
        if not 0 < len(atomics) <= _MOST:
            continue
        try:
            places = _places(types, body, by_pointer)
        except UnknownTextError:
            continue
        uses = _uses(body, places, atomics, _FAST in text)
        copied = [(array, use) for array, use in uses.items() if use]
        targets = [
            _Target(f"copy{i}", f'@"{name}.copy{i}"', array, use, place + 16 * i)
            for i, (array, use) in enumerate(copied)
        ]
        if targets:
            found[name] = SharedLoop(
                _choosing(functions[name], calls[0]),
                _iteration(f"{name}.on.copies", body, atomics, places, targets),
                _choice(name, calls[0], targets, uses),
                place + 16 * len(targets),
                _fits(targets),
            )
    return found


def _places(types: str, body: Function, arrays: Mapping[int, ArgumentArray]) -> dict[str, _Place]:
    """Return what the pointers in a function point to, by name.

    Raise an UnknownTextError if the function may use an array in a way that is not known.
    """
    (function,) = read_functions(f"{types}\n{body.text}").values()
    if len(function.parameters) != 3:
        raise UnknownTextError("an iteration takes its context, memory of the thread, and its number")
    context, local, _ = function.parameters
    places: dict[str, _Place] = {context: _CONTEXT, local: _OTHER}
    offsets = {context: 0}
    for each in function.instructions:
        match each:
            case Reserve(result):
                places[result] = _OTHER
            case Step(result, (pointer,), offset) if pointer in places:
                places[result] = places[pointer]
                if pointer in offsets and offset is not None:
                    offsets[result] = offsets[pointer] + offset
            case Derive(result, (pointer,), True) if pointer in places:
                places[result] = places[pointer]
                if pointer in offsets:
                    offsets[result] = offsets[pointer]
            case Load(result, (pointer,), size) if pointer in places:
                offset = offsets.get(pointer)
                if places[pointer] == _CONTEXT and offset == 0:
                    places[result], offsets[result] = _ARGUMENTS, 0
                elif places[pointer] == _ARGUMENTS and size and offset is not None and offset in arrays:
                    places[result] = arrays[offset]
            case Store((pointer,), value) if pointer in places and places.keys().isdisjoint(value):
                pass
            case Call((callee,), arguments, result) if harmless := _HARMLESS.fullmatch(callee):
                if not {places.get(name, _OTHER) for names in arguments for name in names} <= {_CONTEXT, _OTHER}:
                    raise UnknownTextError("an array's address leaves the function")
                if result and harmless["address"]:
                    places[result] = _OTHER
            case Derive(_, names) | Return(names) if places.keys().isdisjoint(names):
                pass
            case _:
                raise UnknownTextError(f"this may use an array: {each}")
    return places


def _uses(
    body: Function, places: Mapping[str, _Place], atomics: Mapping[str, re.Match[str]], is_fast: bool
) -> dict[ArgumentArray, _Use | None]:
    """Return how a function uses the arrays that it reaches, in their order. None is another use."""
    words = Counter(_NAME.findall(body.text))
    found: dict[ArgumentArray, _Use | None] = {}
    for each in body.instructions:
        if each.opcode not in ("load", "store", "atomicrmw", "cmpxchg"):
            continue
        atomic = atomics.get(each.result or "")
        use = (atomic["operation"], atomic["kind"]) if atomic and words[atomic["old"]] == 1 else None
        if use not in _NEUTRAL or (use[1] == "float" and not is_fast):
            use = None
        for name in each.names - {each.result}:
            array = places.get(name)
            if isinstance(array, ArgumentArray) and found.setdefault(array, use) != use:
                found[array] = None
    return found


@dataclass(frozen=True, slots=True)
class _Target:
    """An array that gets a copy.

    Attributes
    ----------
    name, copy
        The beginning of the names of values, and the variable in shared memory.
    array, use
        The array, and what the loop does with it.
    place
        Where a thread keeps the array's address after its context. The bytes that have a copy follow: all or none.
    """

    name: str
    copy: str
    array: ArgumentArray
    use: _Use
    place: int

    @property
    def operation(self) -> str:
        return self.use[0]

    @property
    def kind(self) -> str:
        return self.use[1]


def _choosing(task: Function, call: re.Match[str]) -> Function:
    """Return a task that calls the function that chooses."""
    line = f'  call void @"{task.name}.choice"({call["context"]}, {call["begin"]}, {call["end"]})'
    (place,) = (place for place, each in enumerate(task.instructions) if each.text == call.group(0))
    return task.with_lines({place: line})


def _iteration(
    name: str,
    body: Function,
    atomics: Mapping[str, re.Match[str]],
    places: Mapping[str, _Place],
    targets: Iterable[_Target],
) -> Function:
    """Return an iteration in the second form: its atomic operations are on copies, if there are copies."""
    by_array: dict[_Place, _Target] = {each.array: each for each in targets}
    lines = [body.text.split("\n", 1)[0].replace(f"@{body.name}(", f'@"{name}"(')]
    for each in body.instructions:
        atomic = atomics.get(each.result or "")
        target = by_array.get(places[atomic["pointer"]]) if atomic else None
        lines += _on_copy(body.context, atomic, target) if atomic and target else [each.text]
    return Function(name, body.context, True, "\n".join([*lines, "}\n"]))


def _on_copy(context: str | None, atomic: re.Match[str], target: _Target) -> list[str]:
    """Return code for an atomic operation: on the copy if its address is in the copied bytes, else on the array."""
    tag = f"{target.name}.{atomic['old'][1:]}"
    operand = f"{target.kind} {atomic['value']}"
    return _code(f"""
        %{tag}.begin.at = getelementptr i8, ptr {context}, i64 {target.place}
        %{tag}.begin = load i64, ptr %{tag}.begin.at
        %{tag}.bytes.at = getelementptr i8, ptr {context}, i64 {target.place + 8}
        %{tag}.bytes = load i64, ptr %{tag}.bytes.at
        %{tag}.address = ptrtoint ptr {atomic["pointer"]} to i64
        %{tag}.offset = sub i64 %{tag}.address, %{tag}.begin
        %{tag}.has.copy = icmp ult i64 %{tag}.offset, %{tag}.bytes
        br i1 %{tag}.has.copy, label %{tag}.in.copy, label %{tag}.in.array
        {tag}.in.copy:
        %{tag}.to = getelementptr i8, ptr addrspace(3) {target.copy}, i64 %{tag}.offset
        %{tag}.old = atomicrmw {target.operation} ptr addrspace(3) %{tag}.to, {operand} monotonic
        br label %{tag}.done
        {tag}.in.array:
        {atomic.group(0)}
        br label %{tag}.done
        {tag}.done:""")


def _choice(
    task: str, call: re.Match[str], targets: Sequence[_Target], uses: Mapping[ArgumentArray, _Use | None]
) -> str:
    """Return the copies, and the function that chooses a loop's form and runs the loop."""
    share = _share(targets)
    names = {array: f"%array{i}" for i, array in enumerate(uses)}
    variables = [
        f"{each.copy} = internal addrspace(3) global [{share // _NUMBER} x i32] undef, align {_NUMBER}"
        for each in targets
    ]
    code = _code("%arguments = load ptr, ptr %context")
    for array, name in names.items():
        code += _measured(array, name)
    code += _code("""
        %begin.wide = sext i32 %begin to i64
        %end.wide = sext i32 %end to i64
        %count = sub i64 %end.wide, %begin.wide
        %blocks.short = call i32 @grid_dim()
        %blocks = zext i32 %blocks.short to i64
        %thread.short = call i32 @thread_idx()
        %thread = zext i32 %thread.short to i64
        %threads.short = call i32 @block_dim()
        %threads = zext i32 %threads.short to i64""")
    some = "false"
    for each in targets:
        others = [names[array] for array, use in uses.items() if use != each.use]
        code += _decided(each, names[each.array], others, share)
        code += _code(f"%{each.name}.some = or i1 {some}, %{each.name}.exists")
        some = f"%{each.name}.some"
    loop = "call void @gpu_parallel_range_for(ptr %context, i32 %begin, i32 %end"
    barrier = "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)"
    code += _code(f"""
        br i1 {some}, label %fill, label %plain
        plain:
        {loop}, ptr null, ptr @{call["body"]}, ptr null, i64 {call["local"]})
        ret void""")
    code += _for_numbers(targets, "fill", _filled)
    code += _code(f"""
        {barrier}
        {loop}, ptr null, ptr @"{task}.on.copies", ptr null, i64 {call["local"]})
        {barrier}
        br label %merge""")
    code += _for_numbers(targets, "merge", lambda target: _merged(target, names[target.array]))
    header = f'define internal void @"{task}.choice"(ptr %context, i32 %begin, i32 %end) alwaysinline {{'
    return "\n".join([*variables, header, *code, "  ret void", "}\n"])


def _share(targets: Sequence[_Target]) -> int:
    """Return the bytes of each copy."""
    return _BYTES // len(targets) // _NUMBER * _NUMBER


def _fits(targets: Sequence[_Target]) -> list[str]:
    code, some = list[str](), "false"
    for each in targets:
        code += _measured(each.array, f"%{each.name}")
        code += _code(f"""
            %{each.name}.fits = icmp ule i64 %{each.name}.bytes, {_share(targets)}
            %{each.name}.some = or i1 {some}, %{each.name}.fits""")
        some = f"%{each.name}.some"
    return [*code, f"  %fits = or i1 {some}, false"]


def _measured(array: ArgumentArray, name: str) -> list[str]:
    """Return code for an array's address, its bytes, and the addresses of its begin and end as numbers."""
    code = f"""
        {name}.at = getelementptr i8, ptr %arguments, i64 {array.pointer}
        {name} = load ptr, ptr {name}.at
        {name}.begin = ptrtoint ptr {name} to i64"""
    size = str(array.size)
    for axis, offset in enumerate(array.extents):
        extent = f"{name}.extent{axis}"
        code += f"""
            {extent}.at = getelementptr i8, ptr %arguments, i64 {offset}
            {extent}.short = load i32, ptr {extent}.at
            {extent} = zext i32 {extent}.short to i64
            {extent}.bytes = mul i64 {size}, {extent}"""
        size = f"{extent}.bytes"
    return _code(f"""{code}
        {name}.bytes = add i64 {size}, 0
        {name}.end = add i64 {name}.begin, {name}.bytes""")


def _decided(target: _Target, array: str, others: Sequence[str], share: int) -> list[str]:
    """Return code that decides whether a copy exists, and keeps the array's address and the copied bytes."""
    name = f"%{target.name}"
    code = f"""
        {name}.fits = icmp ule i64 {array}.bytes, {share}
        {name}.all = udiv i64 {array}.bytes, {_NUMBER}
        {name}.in.blocks = mul i64 {name}.all, %blocks
        {name}.is.worth = icmp sle i64 {name}.in.blocks, %count
        {name}.apart0 = and i1 {name}.fits, {name}.is.worth"""
    for i, other in enumerate(others):
        code += f"""
            {name}.below{i} = icmp ule i64 {array}.end, {other}.begin
            {name}.above{i} = icmp ule i64 {other}.end, {array}.begin
            {name}.outside{i} = or i1 {name}.below{i}, {name}.above{i}
            {name}.apart{i + 1} = and i1 {name}.apart{i}, {name}.outside{i}"""
    return _code(f"""{code}
        {name}.numbers = select i1 {name}.apart{len(others)}, i64 {name}.all, i64 0
        {name}.exists = icmp ne i64 {name}.numbers, 0
        {name}.bytes = mul i64 {name}.numbers, {_NUMBER}
        {name}.begin.at = getelementptr i8, ptr %context, i64 {target.place}
        store i64 {array}.begin, ptr {name}.begin.at
        {name}.bytes.at = getelementptr i8, ptr %context, i64 {target.place + 8}
        store i64 {name}.bytes, ptr {name}.bytes.at""")


def _for_numbers(targets: Sequence[_Target], verb: str, make: Callable[[_Target], str]) -> list[str]:
    """Return code whose first label is ``verb``: the threads of a block share the numbers of each copy.

    ``make`` returns the code for the number at ``%NAME.VERB.in.copy``, the ``%NAME.VERB.at``-th one.
    """
    code, before = f"{verb}:", verb
    for each in targets:
        tag = f"{each.name}.{verb}"
        code += f"""
            br label %{tag}
            {tag}:
            %{tag}.at = phi i64 [ %thread, %{before} ], [ %{tag}.next, %{tag}.on ]
            %{tag}.more = icmp ult i64 %{tag}.at, %{each.name}.numbers
            br i1 %{tag}.more, label %{tag}.number, label %{tag}.done
            {tag}.number:
            %{tag}.in.copy = getelementptr i32, ptr addrspace(3) {each.copy}, i64 %{tag}.at
            {make(each)}
            br label %{tag}.on
            {tag}.on:
            %{tag}.next = add i64 %{tag}.at, %threads
            br label %{tag}
            {tag}.done:"""
        before = f"{tag}.done"
    return _code(code)


def _filled(target: _Target) -> str:
    return f"store i32 {_NEUTRAL[target.use]}, ptr addrspace(3) %{target.name}.fill.in.copy"


def _merged(target: _Target, array: str) -> str:
    tag = f"{target.name}.merge"
    return f"""
        %{tag}.bits = load i32, ptr addrspace(3) %{tag}.in.copy
        %{tag}.has.changed = icmp ne i32 %{tag}.bits, {_NEUTRAL[target.use]}
        br i1 %{tag}.has.changed, label %{tag}.add, label %{tag}.on
        {tag}.add:
        %{tag}.value = bitcast i32 %{tag}.bits to {target.kind}
        %{tag}.to = getelementptr i32, ptr {array}, i64 %{tag}.at
        %{tag}.old = atomicrmw {target.operation} ptr %{tag}.to, {target.kind} %{tag}.value monotonic"""


def _code(text: str) -> list[str]:
    """Return the lines of IR, indented unless they are labels."""
    lines = (line.strip() for line in text.splitlines())
    return [line if line.endswith(":") else f"  {line}" for line in lines if line]
