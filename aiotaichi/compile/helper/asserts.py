"""Make taichi's CPU code return at a failed assert."""

from __future__ import annotations

import re

__all__ = ["return_at_asserts"]

_LABEL = re.compile(r'([-\w.$]+|"[^"]*"):')
_INCOMING = re.compile(r'(?<=, )%([-\w.$]+|"[^"]*")(?= \])')
_ASSERT = "@taichi_assert_format("


def return_at_asserts(text: str) -> str:
    """Make a function return if an assert in it fails.

    taichi's CPU code continues after a failed assert, and then divides by zero or writes to an invalid address.
    """
    definition = text.partition(f"define internal fastcc void {_ASSERT}")[2].partition("\n}")[0]
    never_holds = "\n  store i8 0, " in definition  # LLVM has moved the test into the function: every call fails
    lines: list[str] = []
    start, block, count, returns_nothing = 0, "", 0, False
    ends: dict[str, str] = {}  # the label of the last part of each split block
    for line in text.split("\n"):
        if line.startswith("define "):
            start, block, ends = len(lines), "", {}
            returns_nothing = " void @" in line
        elif label := _LABEL.match(line):
            block = label[1]
        elif line == "}" and ends:
            lines[start:] = [_renamed(each, ends) for each in lines[start:]]
        lines.append(line)
        test = _asserted(line, never_holds) if _ASSERT in line and block and returns_nothing else None
        if test:
            count += 1
            ends[block] = f"assert.held.{count}"
            lines += [
                f"  br i1 {test}, label %assert.held.{count}, label %assert.failed.{count}",
                f"assert.failed.{count}:",
                "  ret void",
                f"assert.held.{count}:",
            ]
    return "\n".join(lines)


def _asserted(call: str, never_holds: bool) -> str | None:
    """Return the condition of a kernel's assert.

    Return None for an assert in taichi's runtime functions, which may hold a lock. The last argument of a kernel's
    assert is an array of values for the message; in a runtime function it is a constant.
    """
    instruction, _, rest = call.partition(_ASSERT)
    arguments = rest.rpartition(")")[0].split(", ")
    is_call = instruction.endswith(" void ") and " call " in instruction
    if not is_call or len(arguments) < 2 or " %" not in arguments[-1]:
        return None
    if arguments[1].startswith("i1 "):
        return arguments[1].rpartition(" ")[2]
    return "false" if never_holds else None


def _renamed(line: str, ends: dict[str, str]) -> str:
    """Return a line. In a phi, replace the labels of blocks that were split."""
    if " = phi " not in line:
        return line
    return _INCOMING.sub(lambda match: "%" + ends.get(match[1], match[1]), line)
