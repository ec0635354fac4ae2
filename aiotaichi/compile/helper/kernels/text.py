"""The text of LLVM IR: a module's functions, with their blocks, instructions and loops."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from .dominance import Dominance

__all__ = [
    "DEFINITION",
    "FLAGS",
    "NAME",
    "VALUE",
    "Block",
    "Function",
    "Instruction",
    "Loop",
    "ModuleText",
    "SkipError",
    "as_number",
    "counts_by_one",
    "extended",
    "instructions",
    "members_of",
    "reached",
    "renamed",
    "sources",
]

_NAME = r'%(?:[-\w.$]+|"[^"\n]*")'
NAME = re.compile(_NAME)
VALUE = rf"(?:{_NAME}|-?\d+)"  # of an integer
FLAGS = re.compile(
    r" (?:nuw|nsw|exact|nneg|disjoint|inbounds|nusw|samesign)\b"
)  # they promise something of the values
_NUMBERED = re.compile(r"((?:alloca|getelementptr(?: inbounds| nuw| nusw)*) %\d+\b)|%(\d+)\b")  # a type, or a value
_LABEL = re.compile(r'([-\w.$]+|"[^"\n]*"):')
_DEFINES = re.compile(rf"({_NAME}) = (.*)", re.DOTALL)
_BRANCH = re.compile(rf"br i1 ({_NAME}), label ({_NAME}), label ({_NAME})(?:, !.*)?")
_TARGET = re.compile(rf"label ({_NAME})")
_INCOMING = re.compile(rf"\[ (.+?), ({_NAME}) \]")  # the value may be a vector, with commas
DEFINITION = re.compile(
    r"^define (?P<head>[^@\n]*)(?P<name>@[^(\n]+)\((?P<rest>[^\n]*)\{\n(?P<body>.*?)^\}\n", re.MULTILINE | re.DOTALL
)
_PARAMETER = re.compile(rf"({_NAME})(?=[,)])")


class SkipError(Exception):
    """A step does not apply to a function. The message says why. The function is unchanged."""


@dataclass(slots=True)
class Instruction:
    """One instruction."""

    name: str | None  # the value that it defines, for example %x
    code: str  # the rest of its text, for example "add i32 %a, 1". A switch has several lines

    @property
    def opcode(self) -> str:
        """Its first word. A call is a ``call``, also if the text says ``tail call``."""
        first, _, rest = self.code.partition(" ")
        return rest.partition(" ")[0] if first in ("tail", "musttail", "notail") else first

    @property
    def operands(self) -> list[str]:
        """All names in its text: values, and the labels of a phi or a branch."""
        return NAME.findall(self.code)

    @property
    def incoming(self) -> dict[str, str]:
        """For a phi: its value for each block that jumps there."""
        return {label: value for value, label in _INCOMING.findall(self.code)}

    @property
    def kind(self) -> str:
        """For a phi: its type."""
        return self.code.removeprefix("phi ").partition(" [")[0].rpartition(" ")[2]

    @property
    def front(self) -> str:
        """For a phi: its text in front of its values."""
        return self.code.partition("[")[0]

    def __str__(self) -> str:
        return f"  {self.name} = {self.code}" if self.name else f"  {self.code}"


@dataclass(slots=True)
class Block:
    """A basic block. Its label starts with ``%``, as in the instructions that name the block."""

    label: str
    instructions: list[Instruction] = field(default_factory=list)

    @property
    def end(self) -> Instruction:
        """The last instruction, which leaves the block."""
        return self.instructions[-1]

    @property
    def targets(self) -> list[str]:
        """The labels of the blocks that come next."""
        return _TARGET.findall(self.end.code)

    @property
    def branch(self) -> tuple[str, str, str] | None:
        """The condition that decides which block comes next, and the labels of the two blocks."""
        found = _BRANCH.fullmatch(self.end.code)
        return (found[1], found[2], found[3]) if found else None

    @property
    def phis(self) -> list[Instruction]:
        return [each for each in self.instructions if each.opcode == "phi"]

    @property
    def is_jump(self) -> bool:
        """Whether one block follows in any case."""
        return self.end.code.startswith("br label ")

    def add_behind_phis(self, code: Iterable[Instruction]) -> None:
        count = len(self.phis)
        self.instructions[count:count] = code

    def mark_loop(self, metadata: str) -> None:
        """Set the metadata of the loop that this block is the latch of."""
        self.unmark_loop()
        self.end.code += f", !llvm.loop {metadata}"

    def unmark_loop(self) -> None:
        """Remove the metadata of the loop that this block is the latch of."""
        self.end.code = self.end.code.partition(", !llvm.loop")[0]

    def __str__(self) -> str:
        return "\n".join([f"{self.label[1:]}:", *map(str, self.instructions)])


@dataclass(slots=True)
class Loop:
    """A natural loop that is entered in one place, goes round in one place, and ends in that place only."""

    before: Block  # in front of the loop: it only jumps into the loop
    header: Block  # the first block
    latch: Block  # it goes back to the header, or leaves the loop
    after: Block
    members: frozenset[str]  # the labels of the loop's blocks

    def within(self, function: Function) -> Loop:
        """Return the same loop of a copy of its function."""
        before, header, latch, after = (
            function.block(each.label) for each in (self.before, self.header, self.latch, self.after)
        )
        return Loop(before, header, latch, after, self.members)


def instructions(text: str) -> list[Instruction]:
    """Return the instructions of a text, which has one on each line."""
    found = []
    for line in text.strip().splitlines():
        name, equals, code = line.strip().partition(" = ")
        found.append(Instruction(name, code) if equals else Instruction(None, name))
    return found


def extended(name: str, suffix: str) -> str:
    """Return a name with more letters at its end."""
    return f'{name[:-1]}{suffix}"' if name.endswith('"') else name + suffix


def renamed(code: str, names: Mapping[str, str]) -> str:
    """Return code with other names."""
    return NAME.sub(lambda match: names.get(match[0], match[0]), code)


def as_number(value: str) -> int | None:
    return int(value) if re.fullmatch(r"-?\d+", value) else None


def counts_by_one(phi: Instruction, step: Instruction | None) -> bool:
    """Return whether ``step`` adds one to a phi."""
    return step is not None and FLAGS.sub("", step.code) == f"add {phi.kind} {phi.name}, 1"


def reached(starts: Iterable[str], following: Callable[[str], Iterable[str]]) -> dict[str, None]:
    """Return the starts, and what follows them directly or not, in the order in which it was found."""
    found = dict.fromkeys(starts)
    pending = list(found)
    while pending:
        for each in following(pending.pop()):
            if each not in found:
                found[each] = None
                pending.append(each)
    return found


def members_of(header: str, latch: str, predecessors: Mapping[str, list[str]]) -> set[str]:
    """Return the labels of the blocks of a natural loop, whose block ``latch`` jumps back to ``header``."""
    return {header, *reached([latch], lambda label: predecessors[label] if label != header else ())}


def sources(names: Iterable[str], definitions: Mapping[str, Instruction]) -> list[Instruction]:
    """Return those of the definitions that values are computed from, each behind those that it uses itself."""
    found: dict[str, Instruction] = {}
    entered = set()
    pending = list(names)
    while pending:
        name = pending[-1]
        each = definitions.get(name)
        if each is None or name in found:
            pending.pop()
        elif name in entered:
            found[name] = each
        else:
            entered.add(name)
            pending += [operand for operand in each.operands if operand not in entered]
    return list(found.values())


class Function:
    """A function whose blocks can be changed.

    LLVM numbers unnamed values in the order of the text: here they get names, ``%v12`` for ``%12``.
    """

    def __init__(self, name: str, head: str, rest: str, blocks: list[Block]) -> None:
        self.name = name  # with its @
        self.head = head  # the text before the name
        self.rest = rest  # the text from the parameters to the body
        self.blocks = blocks

    @classmethod
    def parse(cls, match: re.Match[str]) -> Function:
        """Return the function that :data:`DEFINITION` has found."""
        letters = "%v"
        while re.search(rf"{letters}\d", match[0]):  # from an earlier turn
            letters += "v"
        rest, body = (
            _NUMBERED.sub(lambda found: found[1] or letters + found[2], match[group]) for group in ("rest", "body")
        )
        blocks: list[Block] = []
        unnamed = [name for name in _PARAMETER.findall(match["rest"]) if name[1:].isdigit()]
        entry = f"{letters}{len(unnamed)}"  # an unnamed first block takes the next number
        for line in body.splitlines():
            if label := _LABEL.match(line):
                blocks.append(Block((letters if label[1].isdigit() else "%") + label[1]))
            elif line.strip():
                if not blocks:
                    blocks.append(Block(entry))
                code = line.strip()
                defines = _DEFINES.fullmatch(code)
                last = blocks[-1].instructions
                if last and last[-1].code.startswith("switch ") and "]" not in last[-1].code:
                    last[-1].code += "\n    " + code
                else:
                    last.append(Instruction(defines[1], defines[2]) if defines else Instruction(None, code))
        return cls(match["name"], match["head"], rest, blocks)

    @property
    def parameters(self) -> list[str]:
        """The names of the parameters."""
        return _PARAMETER.findall(self.rest.rpartition(")")[0] + ")")

    @property
    def entry(self) -> Block:
        return self.blocks[0]

    def __str__(self) -> str:
        blocks = "\n\n".join(map(str, self.blocks))
        return f"define {self.head}{self.name}({self.rest}{{\n{blocks}\n}}\n"

    def __iter__(self) -> Iterator[tuple[Block, Instruction]]:
        return ((block, each) for block in self.blocks for each in block.instructions)

    def block(self, label: str) -> Block:
        return next(block for block in self.blocks if block.label == label)

    def definitions(self) -> dict[str, tuple[Block, Instruction]]:
        """Return the instruction of each value, with its block."""
        return {each.name: (block, each) for block, each in self if each.name}

    def inside(self, labels: Collection[str]) -> dict[str, Instruction]:
        """Return the instruction of each value that some blocks compute."""
        return {each.name: each for block, each in self if each.name and block.label in labels}

    def predecessors(self) -> dict[str, list[str]]:
        """Return the labels of the blocks that jump to each block."""
        found: dict[str, list[str]] = {block.label: [] for block in self.blocks}
        for block in self.blocks:
            for target in block.targets:
                found[target].append(block.label)
        return found

    def replace(self, names: Mapping[str, str]) -> None:
        """Use other names, or constants, in place of names. The definitions stay."""
        if not names:
            return

        def other(match: re.Match[str]) -> str:
            name = match[0]
            while name in names:
                name = names[name]
            return name

        for _, each in self:
            each.code = NAME.sub(other, each.code)

    def cut(self, cut: Callable[[Block, Block, Instruction], Sequence[Block]]) -> None:
        """Cut blocks in front of instructions, or in their place.

        ``cut`` takes a block, the part of the block that is being filled, and the next instruction. It ends the part,
        and returns the blocks behind it, of which the last takes the instructions that come next. If it returns no
        block, the part goes on with the instruction.
        """
        blocks: list[Block] = []
        last: dict[str, str] = {}  # the label of the last part of each block that is cut
        for block in self.blocks:
            part = Block(block.label)
            for each in block.instructions:
                behind = cut(block, part, each)
                if behind:
                    blocks += [part, *behind[:-1]]
                    part = behind[-1]
                    last[block.label] = part.label
                else:
                    part.instructions.append(each)
            blocks.append(part)
        self.blocks[:] = blocks
        for block in blocks:
            for phi in block.phis:
                phi.code = renamed(phi.code, last)

    def remove(self, names: Collection[str]) -> None:
        """Remove the instructions that define ``names``."""
        for block in self.blocks:
            block.instructions = [each for each in block.instructions if each.name not in names]

    def prune(self) -> None:
        """Remove the blocks that cannot be reached any more, and their values from phis."""
        reached = set(self._order())
        self.blocks = [block for block in self.blocks if block.label in reached]
        predecessors = self.predecessors()
        for block in self.blocks:
            for phi in block.phis:
                ways = [way for way in phi.incoming.items() if way[0] in predecessors[block.label]]
                phi.code = phi.front + ", ".join(f"[ {value}, {label} ]" for label, value in ways)

    def _order(self) -> list[str]:
        """Return the labels of the blocks that can be reached, each after one of its predecessors."""
        targets = {block.label: block.targets for block in self.blocks}
        return list(reached([self.entry.label], targets.__getitem__))

    def jumps_back(self) -> list[tuple[Block, str]]:
        """Return the blocks that jump back to the first block of a loop, with that block's label."""
        dominance = Dominance(self.entry.label, {block.label: block.targets for block in self.blocks})
        return [
            (block, label)
            for block in self.blocks
            for label in block.targets
            if dominance.is_on_every_way(label, block.label)
        ]

    def natural_loops(self) -> list[tuple[Block, str, set[str]]]:
        """Return the latch, the header's label and the members of each jump back."""
        predecessors = self.predecessors()
        return [(latch, label, members_of(label, latch.label, predecessors)) for latch, label in self.jumps_back()]

    def loops(self) -> list[Loop]:
        """Return the loops that have the form of :class:`Loop`, the inner loops included."""
        predecessors = self.predecessors()
        blocks = {block.label: block for block in self.blocks}
        found = []
        for latch, label, members in self.natural_loops():
            outside = [each for each in predecessors[label] if each not in members]
            back = [each for each in predecessors[label] if each in members]
            exits = [(each, to) for each in members for to in blocks[each].targets if to not in members]
            ends = any(blocks[each].end.opcode in ("ret", "unreachable") for each in members)
            if len(outside) == len(back) == len(exits) == 1 and exits[0][0] == latch.label and not ends:
                before = blocks[outside[0]]
                if before.is_jump:
                    found.append(Loop(before, blocks[label], latch, blocks[exits[0][1]], frozenset(members)))
        return found

    def mark_loops(self, metadata: str) -> None:
        """Set the metadata of every loop. It replaces the metadata that the loop has."""
        for latch, _ in self.jumps_back():
            latch.mark_loop(metadata)

    def copy(self) -> Function:
        """Return a copy, for a step that does not know yet whether it applies. Blocks and instructions are new."""
        blocks = [
            Block(block.label, [Instruction(each.name, each.code) for each in block.instructions])
            for block in self.blocks
        ]
        return Function(self.name, self.head, self.rest, blocks)

    def leave_by_phis(self, loop: Loop, suffix: str) -> None:
        """Let values leave a loop by phis of the block behind it, whose names end with ``suffix``.

        LLVM does so, but steps use the values in phis of other blocks, too. Raise a SkipError for another use.
        """
        inside = self.inside(loop.members)
        phis = loop.after.phis
        fronts: dict[str, str] = {}
        outside = [
            each for block, each in self if block.label not in loop.members and not any(each is phi for phi in phis)
        ]
        for each in outside:
            used = [name for name in each.operands if name in inside]
            if used and each.opcode != "phi":
                raise SkipError("a value leaves the loop in another way")
            fronts |= dict.fromkeys(used, each.front)
        names = {name: extended(name, suffix) for name in fronts}
        for each in outside:
            each.code = renamed(each.code, names)
        loop.after.instructions[:0] = [
            Instruction(names[name], f"{front}[ {name}, {loop.latch.label} ]") for name, front in fronts.items()
        ]

    def copied(self, loop: Loop, suffix: str) -> tuple[list[Block], dict[str, str]]:
        """Return a copy of a loop's blocks, and the copies' names: of the values and of the blocks.

        The blocks are not in the function yet. They are entered and left as the loop is.
        """
        members = [block for block in self.blocks if block.label in loop.members]
        defined = [each.name for block in members for each in block.instructions if each.name]
        names = {name: extended(name, suffix) for name in (*defined, *loop.members)}
        copies = []
        for block in members:
            code = [Instruction(names.get(each.name or ""), renamed(each.code, names)) for each in block.instructions]
            copies.append(Block(names[block.label], code))
        return copies, names


class ModuleText:
    """A module whose functions can be changed."""

    def __init__(self, text: str) -> None:
        self._pieces: list[str | Function] = []
        self.functions: dict[str, Function] = {}  # those that the module defines, by name, with @
        end = 0
        for match in DEFINITION.finditer(text):
            function = Function.parse(match)
            self._pieces += [text[end : match.start()], function]
            self.functions[function.name] = function
            end = match.end()
        self._pieces.append(text[end:])

    def __str__(self) -> str:
        return "".join(map(str, self._pieces))

    def add(self, function: Function) -> None:
        """Add a function."""
        self._pieces += ["\n", function]
        self.functions[function.name] = function

    def declare(self, declaration: str) -> None:
        """Declare a function of LLVM, for example ``i64 @llvm.umin.i64(i64, i64)``, unless it is declared."""
        name = declaration[declaration.index("@") : declaration.index("(")]
        if not any(
            isinstance(each, str) and re.search(rf"^declare .*{re.escape(name)}\(", each, re.M)
            for each in self._pieces
        ):
            self._pieces.append(f"\ndeclare {declaration}\n")

    def add_metadata(self, *nodes: str) -> str:
        """Add a node that is only equal to itself, as loops have. Return its name, for example ``!7``.

        It says what ``nodes`` say, for example ``!{!"llvm.loop.unroll.disable"}``.
        """
        text = "".join(each for each in self._pieces if isinstance(each, str))
        number = 1 + max(map(int, re.findall(r"^!(\d+) = ", text, re.MULTILINE)), default=-1)
        names = [f"!{number + 1 + i}" for i in range(len(nodes))]
        lines = [f"!{number} = distinct !{{{', '.join([f'!{number}', *names])}}}"]
        lines += [f"{name} = {node}" for name, node in zip(names, nodes, strict=True)]
        self._pieces.append("\n".join(["", *lines, ""]))
        return f"!{number}"
