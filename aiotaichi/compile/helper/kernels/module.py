"""The text of a module of LLVM IR: its functions, and the parallel loops of its tasks."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .function import DEFINITION, Function

__all__ = ["BODY", "EPILOGUE", "PROLOGUE", "Module", "ParallelLoop"]

# Where taichi's struct range_task_helper_context has its functions, in bytes.
PROLOGUE, BODY, EPILOGUE = 8, 16, 24
_HELPER = "@cpu_parallel_range_for_task"


@dataclass(frozen=True, slots=True)
class ParallelLoop:
    """A task that shares a range of numbers out to threads.

    Attributes
    ----------
    task
        The function of the task.
    body
        The function that runs one block of the range.
    others
        The functions that a thread runs before its blocks and after them.
    """

    task: str
    body: str
    others: tuple[str, ...]


class Module:
    """A module whose functions can be changed.

    Attributes
    ----------
    functions
        The functions that the module defines, by name, with ``@``.
    """

    def __init__(self, text: str) -> None:
        self._pieces: list[str | Function] = []
        self.functions: dict[str, Function] = {}
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

        Parameters
        ----------
        nodes
            What the node says, for example ``!{!"llvm.loop.unroll.disable"}``.
        """
        text = "".join(each for each in self._pieces if isinstance(each, str))
        number = 1 + max(map(int, re.findall(r"^!(\d+) = ", text, re.MULTILINE)), default=-1)
        names = [f"!{number + 1 + i}" for i in range(len(nodes))]
        lines = [f"!{number} = distinct !{{{', '.join([f'!{number}', *names])}}}"]
        lines += [f"{name} = {node}" for name, node in zip(names, nodes, strict=True)]
        self._pieces.append("\n".join(["", *lines, ""]))
        return f"!{number}"

    def parallel_loops(self) -> list[ParallelLoop]:
        """Return the tasks that run a range in parallel, if the functions that they run are known.

        A task may have several loops. Each gets an entry.
        """
        found = []
        for function in self.functions.values():
            if not function.head.startswith(("internal ", "private ")):
                found += _parallel_loops(function)
        return found


def _parallel_loops(task: Function) -> list[ParallelLoop]:
    found = []
    for _, call in task:
        arguments = (
            re.search(rf"ptr [^%,]*(%[-\w.$]+), ptr [^%@,]*{_HELPER}\)", call.code) if call.opcode == "call" else None
        )
        if arguments is None:
            continue
        functions = {offset: _stored(task, arguments[1], offset) for offset in (PROLOGUE, BODY, EPILOGUE)}
        body = functions.pop(BODY)
        if body is not None and None not in functions.values():
            others = tuple(name for name in functions.values() if name and name != "null")
            found.append(ParallelLoop(task.name, body, others))
    return found


def _stored(task: Function, struct: str, offset: int) -> str | None:
    """Return the pointer that the task stores in its struct: the name of a function, or ``null``.

    Return None unless there is exactly one store, of a constant.
    """
    address = re.compile(rf"getelementptr (?:inbounds |nuw |nusw )*i8, ptr {re.escape(struct)}, i64 {offset}")
    names = {each.name for _, each in task if address.fullmatch(each.code)}
    stores = [
        re.match(r"store ptr (@[-\w.$]+|null), ptr (%[-\w.$]+),", each.code)
        for _, each in task
        if each.opcode == "store"
    ]
    values = [store[1] for store in stores if store and store[2] in names]
    return values[0] if len(values) == 1 else None
