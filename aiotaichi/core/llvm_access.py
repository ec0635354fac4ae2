"""Find how a kernel of an LLVM module uses its arrays: whether it reads them, writes them, or both.

LLVM modules do not record the accesses of kernels, so their code is analysed.
A kernel loads the address of an array from its argument buffer, and the address of the buffer from its
``RuntimeContext``. The analysis follows every pointer from there: through arithmetic, through local memory, and
through calls, also of taichi's ``parallel_for``. An array counts as written if a store or an atomic operation writes
to one of its pointers, and as read if a load or an atomic operation reads from one. It counts as both if one of its
pointers is lost: the pointer reaches a place that the analysis does not follow.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from ..formats import Archive, KernelSpec, ModuleSpec, NdArrayParameter, read_module
from ..formats.llvm_text import (
    Call,
    Derive,
    Function,
    Instruction,
    Load,
    Names,
    Reserve,
    Return,
    Step,
    Store,
    Unknown,
    UnknownTextError,
    read_functions,
)
from ..formats.spec import Family
from ..types import Access
from .llvm_runtime import PARALLEL_FOR

__all__ = ["array_accesses", "kernel_with_accesses", "read_module_with_accesses"]


class _Place(NamedTuple):
    """A memory that pointers point to: its kind, and its number among the memories of this kind."""

    kind: str
    number: int = 0


_Pointers: TypeAlias = set[tuple[_Place, int | None]]
"""Places, each with an offset in bytes. The offset None means anywhere in the place."""

_CONTEXT = _Place("RuntimeContext")
_ARGUMENTS = _Place("arguments")
_RUNTIME = _Place("LLVMRuntime")
_PARALLEL_FOR = _Place("parallel_for")
_ELSEWHERE = _Place("elsewhere")  # all other memory
_ARRAY, _LOCAL, _FUNCTION = "array", "local", "function"
_CONTEXT_POINTERS = {0: _ARGUMENTS, 8: _RUNTIME}  # by their offsets in RuntimeContext
_CONTEXT_POINTERS_END = 16
_POINTER_SIZE = 8
_MAX_OFFSETS = 16  # of one value; with more, the value points anywhere in its places
_MAX_PLACES = 256  # of one value; also the offsets at which one place holds pointers
_MAX_PASSES = 100
_MAX_STEPS_OF_A_KERNEL = 2**20  # the test modules need at most 33,513
_MAX_STEPS = 2**26
_MAX_TEXT = 3 * 2**20  # bytes
_COPIES = ("@llvm.memcpy.", "@llvm.memmove.")
_READS = ("@llvm.nvvm.ldg.", "@llvm.nvvm.ldu.")
_SETS = ("@llvm.memset.",)
_POINTER_COUNTS = {_COPIES: 2, _READS: 1, _SETS: 1}  # the first arguments of these functions are pointers
_HARMLESS = ("@llvm.lifetime.", "@llvm.invariant.", "@llvm.dbg.", "@llvm.assume", "@llvm.prefetch", "@llvm.stack")


def read_module_with_accesses(archive: Archive) -> ModuleSpec:
    """Read a module as :func:`read_module` does, and find the accesses of an LLVM module's kernels in their code.

    *Blocking*: the analysis takes about 5 ms for each kernel.
    """
    spec = read_module(archive)
    if spec.family is not Family.LLVM:
        return spec
    left = _Steps(_MAX_STEPS)
    kernels = {name: kernel_with_accesses(kernel, archive, left) for name, kernel in spec.kernels.items()}
    return replace(spec, kernels=kernels)


def kernel_with_accesses(kernel: KernelSpec, archive: Archive, left: _Steps | None = None) -> KernelSpec:
    """Return the kernel of an LLVM module with the accesses that its code makes. *Blocking*.

    ``left`` has the steps that are left for the kernel's module.
    """
    text = archive[kernel.code[0]] if kernel.tasks else b""
    if len(text) > _MAX_TEXT:
        return kernel
    # LLVM writes ASCII. Latin-1 decodes ASCII and every other byte, and is fast.
    accesses = array_accesses(text.decode("latin-1"), kernel, left)
    parameters = tuple(
        replace(parameter, access=accesses[i])
        if isinstance(parameter, NdArrayParameter) and i in accesses
        else parameter
        for i, parameter in enumerate(kernel.parameters)
    )
    return replace(kernel, parameters=parameters)


def array_accesses(text: str, kernel: KernelSpec, left: _Steps | None = None) -> Mapping[int, Access]:
    """Return how a kernel uses its array arguments, by their positions; nothing if its IR cannot be followed.

    ``left`` has the steps that are left for the kernel's module.
    """
    arrays = {
        offset: i
        for i, parameter in enumerate(kernel.parameters)
        if isinstance(parameter, NdArrayParameter)
        for offset in (parameter.data_offset, parameter.grad_offset)
        if offset is not None
    }
    if not arrays:
        return {}
    try:
        steps = _Steps(_MAX_STEPS_OF_A_KERNEL, left)
        flow = _Flow(read_functions(text), arrays, [f"@{task.name}" for task in kernel.tasks], steps)
        read, written = flow.find_uses()
    except UnknownTextError:
        return {}
    return {
        i: (Access.READ if i in read else Access.NONE) | (Access.WRITE if i in written else Access.NONE)
        for i in arrays.values()
    }


class _Steps:
    """The steps that are left for the analysis: for the kernel, and for its module."""

    def __init__(self, count: int, of_module: _Steps | None = None) -> None:
        self._left = count
        self._of_module = of_module

    def take(self, count: int) -> None:
        """Take steps. Raise an UnknownTextError if too few are left."""
        self._left -= count
        if self._left < 0:
            raise UnknownTextError("following the pointers takes too long")
        if self._of_module is not None:
            self._of_module.take(count)


class _Flow:
    """The flow of pointers through all functions that the tasks reach. The order of instructions is ignored."""

    def __init__(
        self, functions: Mapping[str, Function], arrays: Mapping[int, int], tasks: Sequence[str], steps: _Steps
    ) -> None:
        self._functions = functions
        self._steps = steps
        self._numbers = {name: i for i, name in enumerate(functions)}
        self._names = list(functions)
        self._values: defaultdict[tuple[str, str], _Pointers] = defaultdict(set)
        self._returned: defaultdict[str, _Pointers] = defaultdict(set)
        self._reached: dict[str, None] = {}
        self._local: dict[tuple[str, str], _Place] = {}
        self._has_changed = False
        # The pointers that each place holds, by offset; None: anywhere.
        self._held: defaultdict[_Place, defaultdict[int | None, _Pointers]] = defaultdict(lambda: defaultdict(set))
        for offset, place in _CONTEXT_POINTERS.items():
            self._held[_CONTEXT][offset] = {(place, 0)}
        self._held[_RUNTIME][PARALLEL_FOR] = {(_PARALLEL_FOR, 0)}
        for offset, i in arrays.items():
            self._held[_ARGUMENTS][offset] = {(_Place(_ARRAY, i), None)}
        self._arrays = frozenset(arrays.values())
        for task in tasks:
            if task not in functions:
                raise UnknownTextError(f"{task} is not defined")
            self._enter(task, [{(_CONTEXT, 0)}])

    def find_uses(self) -> tuple[frozenset[int], frozenset[int]]:
        """Return the numbers of the arrays that are read, and of those that are written.

        An array that a lost pointer points to is in both.
        """
        exposed: set[_Place] = set()
        while True:
            self._follow()
            written = self._places_by(self._written)
            lost = self._lost_places()
            if (written | lost) & {_CONTEXT, _ARGUMENTS}:
                return self._arrays, self._arrays
            local = {place for place in lost if place.kind == _LOCAL} - exposed
            if not local:
                return _arrays(self._places_by(self._read) | lost), _arrays(written | lost)
            exposed |= local
            for place in local:  # unknown code may store any pointer there
                self._held[place][None].add((_ELSEWHERE, None))

    # -- following --------------------------------------------------------------------------------------------

    def _follow(self) -> None:
        for _ in range(_MAX_PASSES):
            self._has_changed = False
            for name in tuple(self._reached):
                for instruction in self._functions[name].instructions:
                    self._pass(name, instruction)
            if not self._has_changed:
                return
        raise UnknownTextError("following the pointers takes too long")

    def _pass(self, function: str, instruction: Instruction) -> None:
        found: _Pointers = set()
        match instruction:
            case Load(size=size):
                if size:
                    found = self._load(self._pointers(function, instruction.pointer), size)
            case Step(offset=step):
                for place, offset in self._pointers(function, instruction.pointer):
                    found.add((place, None if offset is None or step is None else offset + step))
                found |= _anywhere(self._pointers(function, instruction.indices))
            case Derive():
                found = self._pointers(function, instruction.operands)
                if not instruction.is_same:
                    found = _anywhere(found)
            case Store():
                pointers = self._pointers(function, instruction.pointer)
                self._store(pointers, self._pointers(function, instruction.value))
                found = self._load(pointers, _POINTER_SIZE)
            case Reserve():
                new = _Place(_LOCAL, len(self._local))
                found = {(self._local.setdefault((function, instruction.result), new), 0)}
            case Return():
                self._add(self._returned[function], self._pointers(function, instruction.value))
            case Call():
                found = self._call(function, instruction)
            case Unknown():
                found = {(_ELSEWHERE, None)}
        if not isinstance(instruction, Return) and instruction.result is not None:
            self._add(self._values[function, instruction.result], found)

    def _pointers(self, function: str, names: Names) -> _Pointers:
        found: _Pointers = set()
        self._steps.take(1 + len(names))
        for name in names:
            if name[0] == "%":
                found |= self._values[function, name]
            elif name in self._numbers:
                found.add((_Place(_FUNCTION, self._numbers[name]), 0))
            else:
                found.add((_ELSEWHERE, None))
        return found

    def _add(self, to: _Pointers, found: _Pointers) -> None:
        self._steps.take(len(found))
        new = {each for each in found - to if (each[0], None) not in to}
        if new:
            to |= new
            if len(to) > _MAX_OFFSETS:
                everywhere = _anywhere(to)
                to.clear()
                to |= everywhere
            if len(to) > _MAX_PLACES:
                raise UnknownTextError("a value points to too many places")
            self._has_changed = True

    def _load(self, pointers: _Pointers, size: int) -> _Pointers:
        found: _Pointers = set()
        for place, start in pointers:
            self._steps.take(1 + len(self._held[place]))
            if place.kind != _LOCAL and start not in self._held[place]:
                found.add((_ELSEWHERE, None))
            for offset, held in self._held[place].items():
                if start is None or offset is None or start - _POINTER_SIZE < offset < start + size:
                    found |= held
        return found

    def _store(self, pointers: _Pointers, value: _Pointers) -> None:
        for place, offset in pointers:
            self._put(place, offset, value)

    def _copy(self, to: _Pointers, source: _Pointers) -> None:
        for place, start in source:
            if place.kind != _LOCAL and place != _CONTEXT:  # all pointers in the context are known
                for target, _ in to:
                    self._put(target, None, {(_ELSEWHERE, None)})
            for offset, held in tuple(self._held[place].items()):
                self._steps.take(1 + len(to))
                for target, begin in to:
                    at = None if start is None or offset is None or begin is None else begin + offset - start
                    self._put(target, at, held)

    def _put(self, place: _Place, offset: int | None, value: _Pointers) -> None:
        if place.kind != _LOCAL or not value:
            return
        held = self._held[place]
        self._add(held[offset], value)
        if len(held) > _MAX_PLACES:
            raise UnknownTextError("too many places of one memory hold pointers")

    def _enter(self, function: str, arguments: Sequence[_Pointers]) -> _Pointers:
        if function not in self._reached:
            self._reached[function] = None
            self._has_changed = True
        for name, argument in zip(self._functions[function].parameters, arguments, strict=False):
            self._add(self._values[function, name], argument)
        return self._returned[function]

    def _call(self, function: str, call: Call) -> _Pointers:
        name, arguments = self._called(function, call)
        if name.startswith(_COPIES):
            self._copy(*arguments[:2])
        elif name.startswith(_READS):
            return self._load(arguments[0], _POINTER_SIZE)
        found: _Pointers = set()
        for callee in self._callees(function, call):
            if callee.kind == _FUNCTION:
                found |= self._enter(self._names[callee.number], arguments)
            elif callee == _PARALLEL_FOR:  # its last two arguments: the argument of a function, and the function
                for each, _ in set().union(*arguments[-1:]):
                    if each.kind == _FUNCTION:
                        self._enter(self._names[each.number], arguments[-2:-1])
            else:
                found.add((_ELSEWHERE, None))
        return found

    def _called(self, function: str, call: Call) -> tuple[str, list[_Pointers]]:
        name = call.callee[0]
        least = next((count for names, count in _POINTER_COUNTS.items() if name.startswith(names)), 0)
        if len(call.arguments) < least:
            raise UnknownTextError(f"{name} is called with too few arguments")
        return name, [self._pointers(function, names) for names in call.arguments]

    def _callees(self, function: str, call: Call) -> set[_Place]:
        return {place for place, _ in self._pointers(function, call.callee)}

    # -- using ------------------------------------------------------------------------------------------------

    def _places_by(self, find: Callable[[str, Instruction], Iterable[_Place]]) -> set[_Place]:
        """Return the places that ``find`` finds for the instructions."""
        return {
            place
            for name in self._reached
            for instruction in self._functions[name].instructions
            for place in find(name, instruction)
        }

    def _read(self, function: str, instruction: Instruction) -> Iterable[_Place]:
        """Return the places that an instruction reads."""
        match instruction:
            case Load(pointer=pointer) | Store(pointer=pointer, result=str()):  # an atomic operation has a result
                return _places(self._pointers(function, pointer))
            case Call():
                name, arguments = self._called(function, instruction)
                if name.startswith((*_COPIES, *_READS)):
                    return _places(arguments[1 if name.startswith(_COPIES) else 0])
        return ()

    def _written(self, function: str, instruction: Instruction) -> Iterable[_Place]:
        """Return the places that an instruction writes, local memory aside."""
        stored = self._stored(function, instruction)
        return _written_by_store(*stored) if stored else ()

    def _lost_places(self) -> set[_Place]:
        """Return the places that lost pointers point to."""
        lost: set[_Place] = set()
        left = [*self._places_by(self._lost)]
        while left:
            place = left.pop()
            if place not in lost:
                lost.add(place)
                if place.kind == _LOCAL:
                    left += [each for held in self._held[place].values() for each, _ in held]
        return lost

    def _lost(self, function: str, instruction: Instruction) -> Iterable[_Place]:
        if stored := self._stored(function, instruction):
            pointers, value = stored
            is_followed = pointers and all(place.kind == _LOCAL for place, _ in pointers)
            return set() if is_followed else _places(value)
        if isinstance(instruction, Unknown):
            return _places(self._pointers(function, instruction.operands))
        return self._lost_by_call(function, instruction) if isinstance(instruction, Call) else ()

    def _lost_by_call(self, function: str, call: Call) -> Iterable[_Place]:
        name, arguments = self._called(function, call)
        if name.startswith((*_READS, *_HARMLESS)):
            return ()
        callees = self._callees(function, call)
        if all(callee.kind == _FUNCTION for callee in callees):  # also without callees: no code calls null
            return ()
        if callees == {_PARALLEL_FOR} and all(each.kind == _FUNCTION for each, _ in set().union(*arguments[-1:])):
            return set().union(*map(_places, arguments[:-2]))
        return _places(set().union(*arguments))

    def _stored(self, function: str, instruction: Instruction) -> tuple[_Pointers, _Pointers] | None:
        """Return where an instruction stores pointers, and these pointers; None if it stores nothing."""
        if isinstance(instruction, Store):
            return self._pointers(function, instruction.pointer), self._pointers(function, instruction.value)
        if isinstance(instruction, Call) and instruction.callee[0].startswith((*_COPIES, *_SETS)):
            name, arguments = self._called(function, instruction)
            source = arguments[1] if name.startswith(_COPIES) else ()
            held = (each for place, _ in source for each in self._held[place].values())  # what a copy copies
            return arguments[0], set().union(*held)
        return None


def _written_by_store(pointers: _Pointers, value: _Pointers) -> set[_Place]:
    written: set[_Place] = set()
    for place, offset in pointers:
        # After its pointers, the context holds numbers, which loops change.
        is_number = place == _CONTEXT and offset is not None and offset >= _CONTEXT_POINTERS_END and not value
        if place.kind != _LOCAL and not is_number:
            written.add(place)
    return written


def _arrays(places: set[_Place]) -> frozenset[int]:
    return frozenset(place.number for place in places if place.kind == _ARRAY)


def _places(pointers: _Pointers) -> set[_Place]:
    return {place for place, _ in pointers}


def _anywhere(pointers: _Pointers) -> _Pointers:
    return {(place, None) for place, _ in pointers}
