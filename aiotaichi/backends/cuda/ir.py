"""The functions of the LLVM IR that taichi 1.7.4 saves for CUDA, and their instructions, a line each."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

__all__ = ["NUMBERS", "Function", "Instruction", "Temporary", "read_functions", "temporary_offset"]

NUMBERS = ("i8", "i16", "i32", "i64", "half", "float", "double")
"""The types of numbers."""

_HEADER = re.compile(
    r"define (?P<linkage>internal )?[^@]*@(?P<name>\"[^\"]+\"|[\w.$]+)"
    r"\((?:%struct\.RuntimeContext[.\d]*\* (?:byval\([^)]*\) |noundef )?(?P<context>%[\w.]+))?"
)
_NAME = re.compile(r"%[\w.]+")


@dataclass(frozen=True, slots=True)
class Instruction:
    """A line of a function.

    Attributes
    ----------
    text
        The line.
    result
        The name of the value that the instruction defines. None if it defines none.
    opcode
        ``"load"``, ``"call"`` and so on; ``"label"`` and ``""`` for a label and an empty line.
    type, pointer, value
        Of a load: the type, and the name of the pointer. Of a store: the value, too. Of a bitcast: the new type, and
        the value. Empty if the line has more than these, such as ``volatile``.
    callee
        The name of the function that a call names. Empty for others.
    """

    text: str
    result: str | None = None
    opcode: str = ""
    type: str = ""
    pointer: str = ""
    value: str = ""
    callee: str = ""

    @classmethod
    def read(cls, line: str) -> Instruction:
        """Read a line."""
        result, equals, code = line.strip().partition(" = ")
        if not (equals and result.startswith("%")):
            result, code = "", line.strip()
        head, _, rest = code.partition(" ")
        if not line.startswith(" "):
            return cls(line, None, "label" if head.endswith(":") else head)
        if head == "tail":
            head, _, rest = rest.partition(" ")
        plain = re.sub(r", align \d+$", "", rest)
        match head:
            case "load":
                types, _, name = plain.rpartition(" ")
                type_ = types[: (len(types) - len(", *")) // 2]  # a type may have commas: it is there twice
                is_plain = types == f"{type_}, {type_}*"
                return cls(line, result, head, type_ if is_plain else "", name if is_plain else "")
            case "store":
                given, _, target = plain.rpartition(", ")
                (type_, _, value), (pointer, _, name) = given.rpartition(" "), target.rpartition(" ")
                is_plain = pointer == f"{type_}*"
                return cls(line, None, head, type_ if is_plain else "", name if is_plain else "", value)
            case "bitcast":
                source, _, type_ = rest.partition(" to ")
                return cls(line, result, head, type_, "", source.rpartition(" ")[2])
            case "call":
                return cls(line, result or None, head, callee=rest.partition("@")[2].partition("(")[0].strip('"'))
        return cls(line, result or None, head)

    @property
    def arguments(self) -> list[str]:
        """The arguments of a call, each with its type. Those after a function pointer may be cut."""
        return self.text.partition(self.callee)[2].strip('"(').partition(")")[0].split(", ")

    @property
    def names(self) -> set[str]:
        """The names of the values in the line."""
        return set(_NAME.findall(self.text))


@dataclass(frozen=True, slots=True)
class Temporary:
    """A pointer to a temporary of the kernel. ``type`` is what it points to; None if it is not known."""

    offset: int
    type: str | None


@dataclass(frozen=True)
class Function:
    """A function. ``text`` is its definition, ``context`` the name of its RuntimeContext, if it takes one first."""

    name: str
    context: str | None
    is_internal: bool
    text: str

    @cached_property
    def instructions(self) -> tuple[Instruction, ...]:
        return tuple(map(Instruction.read, self.text.splitlines()[1:-1]))

    @cached_property
    def temporaries(self) -> dict[str, Temporary]:
        """The pointers to temporaries, by name."""
        found: dict[str, Temporary] = {}
        if "@get_temporary_pointer(" not in self.text:
            return found
        for each in self.instructions:
            if each.result and (offset := temporary_offset(each)) is not None:
                found[each.result] = Temporary(offset, "i8")
            elif each.result and each.opcode == "bitcast" and each.value in found:
                found[each.result] = Temporary(found[each.value].offset, each.type.removesuffix("*"))
        return found

    def with_lines(self, lines: Mapping[int, str]) -> Function:
        """Return this function with other instructions at some places. None of them is about temporaries."""
        text = self.text.splitlines()
        text[1:-1] = [lines.get(place, line) for place, line in enumerate(text[1:-1])]
        changed = replace(self, text="\n".join([*text, ""]))
        # What has been read of the other lines stays as it is.
        instructions = (
            Instruction.read(lines[place]) if place in lines else each for place, each in enumerate(self.instructions)
        )
        vars(changed).update(instructions=tuple(instructions), temporaries=self.temporaries)
        return changed


def temporary_offset(instruction: Instruction) -> int | None:
    """Return the offset of the temporary that a call asks for; None if it asks for none, or computes the offset."""
    if instruction.callee != "get_temporary_pointer":
        return None
    offset = instruction.arguments[-1].rpartition(" ")[2]
    return int(offset) if offset.isdigit() else None


def read_functions(text: str) -> dict[str, Function]:
    """Return the functions that a module defines, by name."""
    return {each.name: each for each in _functions(text)}


def _functions(text: str) -> Iterator[Function]:
    start = 0 if text.startswith("define ") else text.find("\ndefine ") + 1
    while start or text.startswith("define "):
        end = text.find("\n}\n", start)
        if end < 0:
            return
        definition = text[start : end + 3]
        header = _HEADER.match(definition)
        if header is not None:
            name, context = header["name"].strip('"'), header["context"]
            yield Function(name, context, bool(header["linkage"]), definition)
        following = text.find("\ndefine ", end + 2)
        if following < 0:
            return
        start = following + 1
