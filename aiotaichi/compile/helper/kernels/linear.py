"""Integers of a loop as linear functions of its index.

taichi's LLVM computes an address in many ways. For example, it counts bytes, or it shifts a counter that has the
index in its upper half, or it subtracts a row and makes the result wider. All these values are
``number + factor * index`` modulo a power of two. If the range of the index is so small that nothing wraps, they are
exactly that number.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace

from .text import VALUE, Block, Instruction, Loop

__all__ = ["COMPARISON", "Linear", "LinearValues"]

_BINARY = re.compile(
    rf"(?P<opcode>add|sub|mul|shl|ashr|lshr|xor|or|and)(?P<flags>(?: nuw| nsw| exact| disjoint)*) i(?P<width>\d+) "
    rf"(?P<one>{VALUE}), (?P<other>{VALUE})"
)
_RESIZED = re.compile(rf"(?P<opcode>sext|zext|trunc)(?: nuw| nsw| nneg)* i(?P<width>\d+) (?P<value>{VALUE}) to i\d+")
_FROZEN = re.compile(rf"freeze i\d+ ({VALUE})")
COMPARISON = re.compile(rf"icmp (?:samesign )?(?P<relation>\w+) i(?P<width>\d+) (?P<one>{VALUE}), (?P<other>{VALUE})")
_BOTH = re.compile(rf"and i1 ({VALUE}), ({VALUE})")


@dataclass(frozen=True, slots=True)
class Linear:
    """``number + first * FIRST + turn * TURN + end * END``, modulo ``2**bits``.

    FIRST is the first index of the loop, END the end of its range, and TURN how often the loop has gone round.
    """

    number: int
    first: int
    turn: int
    end: int
    bits: int

    def plus(self, other: Linear, factor: int = 1) -> Linear:
        """Return the sum of this and a multiple of another."""
        return Linear(
            self.number + factor * other.number,
            self.first + factor * other.first,
            self.turn + factor * other.turn,
            self.end + factor * other.end,
            min(self.bits, other.bits),
        )

    def times(self, factor: int, width: int) -> Linear:
        """Return a multiple of this, as a value of ``width`` bits."""
        more = (factor & -factor).bit_length() - 1 if factor else width
        return replace(Linear(0, 0, 0, 0, width).plus(self, factor), bits=min(self.bits + more, width))

    def shifted(self, count: int, width: int) -> Linear | None:
        """Return this without its lowest ``count`` bits, if these are zero."""
        number, first, turn, end = terms = (self.number, self.first, self.turn, self.end)
        if any(each % 2**count for each in terms):
            return None
        return Linear(number >> count, first >> count, turn >> count, end >> count, width)


class LinearValues:
    """The linear values of a loop that does some iterations in one turn.

    ``known`` has values from outside, of 32 bits. The range of the loop is at most from ``begin`` to ``end``.
    ``least`` and ``most`` are the least and the largest index with which a turn may begin. :meth:`limit` moves them
    closer to each other.
    """

    def __init__(
        self,
        definitions: Mapping[str, tuple[Block, Instruction]],
        loop: Loop,
        known: Mapping[str, Linear],
        begin: int,
        end: int,
        iterations: int,
    ) -> None:
        self._definitions = definitions
        self._loop = loop
        self._known = known
        self._begin, self._end = begin, end
        self.iterations = iterations  # of a turn
        self.least, self.most = begin, end - iterations
        self._found: dict[tuple[str, int], Linear | None] = {}

    def is_of_index(self, value: Linear, width: int) -> bool:
        """Return whether a value of ``width`` bits depends on nothing but the index with which the turn begins."""
        return value.turn == self.iterations * value.first and not value.end and value.bits >= width

    def limit(self, value: Linear, least: int, most: int) -> None:
        """Leave out the turns in which a value is not in a range. The value depends on nothing but the index."""
        if value.first < 0:
            value, least, most = value.times(-1, value.bits), -most, -least
        if not value.first:
            raise ValueError("the value is a constant")
        self.least = max(self.least, -((value.number - least) // value.first))
        self.most = min(self.most, (most - value.number) // value.first)
        self._found.clear()

    def range(self, value: Linear) -> tuple[int, int]:
        """Return the least and the largest number that a value may be, if nothing wraps."""
        terms = [(value.end, self._begin, self._end)]
        if value.turn == self.iterations * value.first:
            terms.append((value.first, self.least, self.most))
        else:
            terms.append((value.first, self._begin, self._end - 1))
            terms.append((value.turn, 0, (self._end - self._begin) // self.iterations))
        least = sum(min(factor * low, factor * high) for factor, low, high in terms)
        most = sum(max(factor * low, factor * high) for factor, low, high in terms)
        return value.number + least, value.number + most

    def exact(self, value: Linear, width: int, *, signed: bool) -> Linear | None:
        """Return the number that a value of ``width`` bits is, if the number is linear: if it never wraps."""
        low = -(2 ** (width - 1)) if signed else 0
        wrapped = (self.range(value)[0] - low) >> width
        value = replace(value, number=value.number - (wrapped << width))
        return value if value.bits >= width and self.range(value)[1] < low + 2**width else None

    def of(self, value: str, width: int) -> Linear | None:
        """Return a value of ``width`` bits, if it is linear."""
        if not value.startswith("%"):
            return Linear(int(value), 0, 0, 0, width)
        if value in self._known:
            return self._known[value]
        key = value, width
        if key not in self._found:
            self._found[key] = None  # for a value that depends on itself in another way than by a step
            defined = self._definitions.get(value)
            self._found[key] = self._of(value, *defined) if defined else None
        return self._found[key]

    def _of(self, name: str, block: Block, instruction: Instruction) -> Linear | None:
        code = instruction.code
        if instruction.opcode == "phi":
            return self._counter(name, instruction) if block is self._loop.header else self._only(instruction)
        if frozen := _FROZEN.fullmatch(code):
            return self.of(frozen[1], int(code.split()[1][1:]))
        if resized := _RESIZED.fullmatch(code):
            return self._resized(resized, int(code.rpartition(" i")[2]))
        return self._binary(found) if (found := _BINARY.fullmatch(code)) else None

    def _counter(self, name: str, phi: Instruction) -> Linear | None:
        step = self.step(name)
        if step is None:
            return None
        start = self.of(phi.incoming[self._loop.before.label], int(phi.kind[1:]))
        return start and start.plus(Linear(0, 0, step, 0, start.bits))

    def step(self, name: str) -> int | None:
        """Return how much a phi of the loop's header grows in one turn, if that is a constant."""
        phi = self._definitions[name][1]
        following = self._definitions.get(phi.incoming[self._loop.latch.label])
        found = _BINARY.fullmatch(following[1].code) if following else None
        if not found or found["opcode"] != "add" or found["one"] != name or found["other"].startswith("%"):
            return None
        return int(found["other"])

    def _only(self, phi: Instruction) -> Linear | None:
        values = set(phi.incoming.values())
        return self.of(values.pop(), int(phi.kind[1:])) if len(values) == 1 and phi.kind[1:].isdigit() else None

    def _resized(self, match: re.Match[str], width: int) -> Linear | None:
        before, opcode = int(match["width"]), match["opcode"]
        if before == 1:
            return Linear(0, 0, 0, 0, width) if self._is_false(match["value"]) else None
        value = self.of(match["value"], before)
        if value is None or opcode == "trunc":
            return value and replace(value, bits=min(value.bits, width))
        exact = self.exact(value, before, signed=opcode == "sext")
        return replace(exact, bits=width) if exact else value

    def _signed(self, value: str, width: int) -> Linear | None:
        found = self.of(value, width)
        return found and self.exact(found, width, signed=True)

    def _is_false(self, name: str) -> bool:
        """Return whether a condition is false for all indices. Most ask whether the index is negative."""
        code = self._definitions[name][1].code if name in self._definitions else ""
        if both := _BOTH.fullmatch(code):
            return self._is_false(both[1]) or self._is_false(both[2])
        found = COMPARISON.fullmatch(code)
        if not found or found["relation"] != "slt":
            return False
        width = int(found["width"])
        one, other = (self._signed(found[each], width) for each in ("one", "other"))
        if one is None or other is None:
            return False
        difference = one.plus(other, -1)
        return self.is_of_index(difference, 0) and self._range_of_all(difference)[0] >= 0

    def _binary(self, match: re.Match[str]) -> Linear | None:
        opcode, width = match["opcode"], int(match["width"])
        one, other = (self.of(match[each], width) for each in ("one", "other"))
        if one is None or other is None:
            return None
        constant = None if match["other"].startswith("%") else int(match["other"])
        match opcode:
            case "add":
                return one.plus(other)
            case "sub":
                return one.plus(other, -1)
            case "or" if "disjoint" in match["flags"]:
                return one.plus(other)
            case "and" if constant is not None and constant >= 0:
                return self._masked(one, constant, width)
            case "xor" if constant == -1:
                return Linear(-1, 0, 0, 0, width).plus(one, -1)
            case "mul" if constant is not None:
                return one.times(constant, width)
            case "shl" if constant is not None and 0 <= constant < width:
                return one.times(2**constant, width)
            case "ashr" | "lshr" if constant is not None and 0 <= constant < width:
                exact = self.exact(one, width, signed=opcode == "ashr")
                return exact and (exact.shifted(constant, width) or self._quotient(exact, constant, width))
        return None

    def _quotient(self, value: Linear, count: int, width: int) -> Linear | None:
        """Return a number without its lowest ``count`` bits, if that is the same for all indices of all turns."""
        least, most = (each >> count for each in self._range_of_all(value))
        return Linear(least, 0, 0, 0, width) if least == most and self.is_of_index(value, 0) else None

    def _range_of_all(self, value: Linear) -> tuple[int, int]:
        """Return the range of what a value is for all indices of a turn, if it depends on nothing but the index."""
        least, most = self.range(value)
        change = value.first * (self.iterations - 1)
        return least + min(0, change), most + max(0, change)

    def _masked(self, value: Linear, mask: int, width: int) -> Linear | None:
        """Return a value of which only the bits of a mask are left, if it has no others.

        The lowest bits are known: the indices with which turns begin have a distance of some iterations.
        """
        exact = self.exact(value, mask.bit_length(), signed=False)
        if exact is None or not self.is_of_index(exact, 0):
            return None
        step = exact.turn & -exact.turn  # a power of two
        low = exact.number + exact.first * self._begin
        has = (2 ** mask.bit_length() - step) | low % step if step else low
        return None if has & ~mask else replace(exact, bits=width)
