"""Load what does not change while a body runs once, at the entry, and not in each iteration.

taichi's code loads extents and data pointers again and again, because a store to an array could change them for all
that LLVM knows. The pass knows more: arrays are the user's memory, and the words below are the runtime's.

Only these words are loaded at the entry:

* of the context: the addresses of the arguments and of the runtime;
* of the arguments: scalars, extents and data pointers. They are written before the kernel starts;
* of the runtime: the addresses of the temporaries, of the roots, and of the blocks for places that a sparse field
  does not have;
* of an element of a sparse field: its coordinates. The task before has written them;
* of the temporaries: the words that nothing which runs at the same time writes.

All of them exist as long as the kernel runs, so that loading them in any case is safe. The values in arrays, fields,
lists and argument packs are loaded in their place: a null gradient may be read only if the kernel reads it.
"""

from __future__ import annotations

from .places import RUNTIME_AMBIENT_ELEMENTS, RUNTIME_ROOTS, SIZES, SOURCES, Place, Region, loaded, places, writes
from .text import Function, Instruction, SkipError

__all__ = ["HOISTED", "hoist"]

HOISTED = "%hoisted."  # how the names of these values begin

_POINTERS = {
    Region.CONTEXT: (SOURCES[Region.ARGUMENTS].offset, SOURCES[Region.RUNTIME].offset),
    Region.ARGUMENTS: (),
    Region.RUNTIME: (SOURCES[Region.TEMPORARIES].offset, *RUNTIME_ROOTS, *RUNTIME_AMBIENT_ELEMENTS),
    Region.ELEMENT: (),
}


def hoist(function: Function, written: frozenset[int] | None) -> int:
    """Change a body. Return how many loads went to the entry. Raise a SkipError if there is nothing to hoist.

    ``written``: the bytes of the temporaries that are written while the body runs. None if that is not known.
    """
    where = places(function)
    if any(write.place and write.place.region in _POINTERS for _, each in function if (write := writes(each, where))):
        raise SkipError("it writes to the words that say where memory is")
    entry = _Entry(where)
    names: dict[str, str] = {}
    for _, each in function:
        load = loaded(each)
        place = where.get(load[1]) if load else None
        if each.name and load and place and load[0] in SIZES and _is_steady(place, load[0], written):
            names[each.name] = entry.load(place, load[0])
        elif each.name and each.opcode == "phi" and (known := where.get(each.name)) and known.offset == 0:
            # a phi of one address, which was loaded on several ways
            if known.region is Region.ARGUMENTS:
                names[each.name] = entry.load(SOURCES[Region.ARGUMENTS], "ptr")
            elif known.region is Region.ARRAY:
                names[each.name] = entry.load(Place(Region.ARGUMENTS, 0, known.source), "ptr")
    if not names:
        raise SkipError("it loads nothing that stays the same")
    function.remove(names.keys())
    function.replace(names)
    function.entry.instructions[:0] = entry.instructions
    return len(names)


def _is_steady(place: Place, kind: str, written: frozenset[int] | None) -> bool:
    """Return whether a word is one of those above."""
    size, offset = SIZES[kind], place.offset
    if offset is None or offset < 0 or offset % size:
        return False
    match place.region:
        case Region.CONTEXT | Region.RUNTIME:
            return kind == "ptr" and offset in _POINTERS[place.region]
        case Region.ARGUMENTS | Region.ELEMENT:
            return True
        case Region.TEMPORARIES:
            return written is not None and written.isdisjoint(range(offset, offset + size))
    return False


class _Entry:
    """The loads at the entry. The same word is loaded once for each type that it is read as."""

    def __init__(self, where: dict[str, Place]) -> None:
        self._parameters = {place.region: name for name, place in reversed(where.items())}
        self._names: set[str] = set()
        self.instructions: list[Instruction] = []

    def load(self, place: Place, kind: str) -> str:
        """Return the name of the value at ``place``."""
        region, offset = place.region, place.offset
        name = f"{HOISTED}{region.value}.{offset}.{kind}"
        if name not in self._names:
            self._names.add(name)
            base = self.load(SOURCES[region], "ptr") if region in SOURCES else self._parameters[region]
            self.instructions += [
                Instruction(f"{name}.at", f"getelementptr inbounds nuw i8, ptr {base}, i64 {offset}"),
                Instruction(name, f"load {kind}, ptr {name}.at, align {SIZES[kind]}"),
            ]
        return name
