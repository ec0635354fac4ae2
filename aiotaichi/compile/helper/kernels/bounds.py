"""The bounds of a block, and how a body computes them from the number of the block.

taichi writes this for a range from ``begin`` to ``end``::

    size = max(ceil((end - begin) / blocks), 512)
    skipped = size * number
    lo = begin + skipped
    full = lo + size
    hi = min(end, full)

If the bounds of the range are constants, LLVM puts them together: ``full = skipped + (begin + size)``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from .alignment import check_alignment
from .function import NAME, Function
from .report import SkipError

__all__ = ["Bounds"]

_LEAST_SIZE = 512
_GRAIN = 16  # numbers: a multiple of the 8 that an unrolled loop takes at a time
_NAME = NAME.pattern
_TWO_OPERANDS = re.compile(
    r"(?:(?P<opcode>add|or disjoint|mul|shl|sdiv) (?:nuw |nsw )*i32 |"
    r"(?:tail )?call i32 @llvm\.(?P<call>smin)\.i32\(i32 )"
    rf"(?P<left>{_NAME}|-?\d+), (?:i32 )?(?P<right>{_NAME}|-?\d+)\)?"
)


@dataclass(frozen=True, slots=True)
class Bounds:
    """The values from which a body's bounds come. All are in its entry block, and nothing else depends on the number.

    Attributes
    ----------
    number
        The number of the block.
    begin, end
        The bounds of the whole range: names, or constants.
    skipped
        How far the block lies behind ``begin``. This is ``lo`` itself if the range begins at 0.
    lo, full, hi
        Where the block begins; where it ends if the range is long enough; where it ends.
    grain
        The body also works for other bounds that lie a multiple of this behind ``begin``, and for ``end``.
    longest
        How many numbers the body can take at most. None if there is no limit.
    """

    number: str
    begin: str
    end: str
    skipped: str
    lo: str
    full: str
    hi: str
    grain: int = 1
    longest: int | None = None

    @classmethod
    def find(cls, body: Function, blocks: int) -> Bounds:
        """Return the values of a body whose range was cut into ``blocks``.

        Raises
        ------
        SkipError
            The bounds are computed in another way, or more than the bounds depends on the number.
        """
        entry = _Entry(body)
        number = body.parameters[2]
        if len(frozen := entry.readers(number)) == 1 and entry.code.get(frozen[0]) == f"freeze i32 {number}":
            number = frozen[0]
        if entry.uses("shl", number):
            skipped, shift = entry.only("shl", number)
            size = str(2 ** int(shift))
        else:
            skipped, size = entry.only("mul", number)
        if size.startswith("%"):
            found = _of_values(entry, number, skipped, size, blocks)
        else:
            found = _of_constants(entry, number, skipped, int(size), blocks)
            check_alignment(body, found.trailing_zeros(), found.grain)
        if entry.readers(number) != [skipped] or entry.readers(found.full) != [found.hi]:
            raise SkipError("more than the bounds depends on the number of the block")
        return found

    @property
    def length(self) -> int | None:
        """The length of a constant range."""
        return None if self.longest is None else int(self.end) - int(self.begin)

    def trailing_zeros(self) -> dict[str, int]:
        """Return how many of the lowest bits are zero in the number, and in a part's bounds."""
        grain, begin, end = self.grain, int(self.begin), int(self.end)
        skipped, lo, hi = (_trailing_zeros(each) for each in (grain, grain | begin, grain | begin | end))
        return {self.number: 0, self.full: 0, self.skipped: skipped, self.lo: lo, self.hi: hi}


def _trailing_zeros(number: int) -> int:
    return (number & -number).bit_length() - 1


def _of_values(entry: _Entry, number: str, skipped: str, size: str, blocks: int) -> Bounds:
    lo, begin = skipped, "0"
    if size not in entry.uses("add", lo).values():
        lo, begin = entry.only("add", skipped)
    full = next((name for name, other in entry.uses("add", lo).items() if other == size), "")
    hi, end = entry.only("smin", full)
    if {*entry.readers(size)} != {skipped, full}:
        raise SkipError("more than the bounds depends on the size of a block")
    if blocks > 1 and entry.divisors(size) != [str(blocks)]:
        raise SkipError(f"the blocks are not a range that was cut into {blocks}")
    return Bounds(number, begin, end, skipped, lo, full, hi)


def _of_constants(entry: _Entry, number: str, skipped: str, size: int, blocks: int) -> Bounds:
    sums = entry.uses("add", skipped)
    ends = [name for name in sums if entry.uses("smin", name)]
    full = ends[0] if len(ends) == 1 else ""
    hi, end = entry.only("smin", full)
    if end.startswith("%") or sums[full].startswith("%"):
        raise SkipError("one bound is constant, and the other is not")
    begin = int(sums[full]) - size
    lo = skipped if not begin else next((name for name, other in sums.items() if other == str(begin)), "")
    length = int(end) - begin
    if length < 1 or size != max(-(-length // blocks), _LEAST_SIZE) or not lo:
        raise SkipError(f"the blocks are not a range that was cut into {blocks}")
    grain = min(size & -size, _GRAIN)
    # All parts are at most as long as a block. The last part is longer if the range does not end at a grain.
    longest = size if length % grain == 0 else size - grain + 1
    return Bounds(number, str(begin), end, skipped, lo, full, hi, grain, longest)


class _Entry:
    """The sums, products and the like in a body's entry block."""

    def __init__(self, body: Function) -> None:
        self._body = body
        self.code = {each.name: each.code for each in body.entry.instructions if each.name}
        self._found: dict[str, tuple[str, str, str]] = {}
        for name, code in self.code.items():
            if match := _TWO_OPERANDS.fullmatch(code):
                opcode = (match["opcode"] or match["call"]).replace("or disjoint", "add")
                self._found[name] = (opcode, match["left"], match["right"])

    def uses(self, opcode: str, operand: str) -> dict[str, str]:
        """Return the instructions that use ``operand``, each with the other operand."""
        return {
            name: right if left == operand else left
            for name, (found, left, right) in self._found.items()
            if found == opcode and operand in (left, right)
        }

    def only(self, opcode: str, operand: str) -> tuple[str, str]:
        """Return the instruction that uses ``operand``, and its other operand."""
        uses = list(self.uses(opcode, operand).items())
        if len(uses) != 1:
            raise SkipError(f"the bounds of a block are not computed by one {opcode}")
        return uses[0]

    def readers(self, name: str) -> list[str]:
        """Return what reads a value, in the whole body. A reader that defines no value has the name ``""``."""
        return [each.name or "" for _, each in self._body if name in each.operands]

    def divisors(self, name: str) -> list[str]:
        """Return by what the values behind a value were divided."""
        pending, seen = [name], {name}
        while pending:
            new = set(NAME.findall(self.code.get(pending.pop(), ""))) - seen
            pending += new
            seen |= new
        return [right for each, (opcode, _, right) in self._found.items() if each in seen and opcode == "sdiv"]
