"""The bounds of a block, and how a body computes them from the number of the block.

taichi writes this for a range from ``begin`` to ``end``::

    size = max(ceil((end - begin) / blocks), 512)
    skipped = size * number
    lo = begin + skipped
    full = lo + size
    hi = min(end, full)

If the bounds of the range are constants, LLVM puts them together: ``full = skipped + (begin + size)``. It knows such
bounds as multiples of the size of a block, up to a constant, and uses that: it unrolls loops without code for the
rest, writes ``or`` for ``add``, and drops bits that are always zero. In parts, the bounds are multiples of a smaller
number, the grain. A loop that is unrolled takes 8 numbers at a time, which divide the grain. A loop over a field may
find the column in the low bits of a counter, which starts at 0 in each block: then the grain is a multiple of a row.
``_check_alignment`` looks for code that relies on higher bits. LLVM may also have taken the first number out of a
loop. Nothing shows what LLVM knew of that number, so such a body keeps taichi's blocks.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from .places import Region, loaded, places
from .polynomials import TIMES, polynomials
from .text import NAME, VALUE, Function, Instruction, SkipError, as_number, reached, sources

__all__ = ["Bounds"]

_LEAST_SIZE = 512
_UNROLLED = 8  # numbers that a loop takes at a time, at most
_GRAIN = 16  # numbers: a multiple of these
_LARGEST_GRAIN = 2**16  # a loop of larger parts would not gain from being cut
_BITS = 32  # of an index
_ENDS = ("getelementptr", "icmp", "load")  # what depends on a value otherwise than by its bits
_SMALL = 8  # bits: the size of an element has no more trailing zeros
_TWO_OPERANDS = re.compile(
    r"(?:(?P<opcode>add|or disjoint|mul|shl|sdiv) (?:nuw |nsw )*i32 |"
    r"(?:tail )?call i32 @llvm\.(?P<call>smin)\.i32\(i32 )"
    rf"(?P<left>{VALUE}), (?:i32 )?(?P<right>{VALUE})\)?"
)
_OPERANDS = re.compile(
    rf"(?P<opcode>\w+) (?P<flags>(?:nuw |nsw |exact |disjoint |nneg )*)i(?P<width>\d+) "
    rf"(?P<left>{VALUE})(?:, (?P<right>{VALUE})| to i\d+)"
)


@dataclass(frozen=True, slots=True)
class Bounds:
    """The values that a body's bounds come from. All are in its entry block, and only they depend on the number."""

    number: str  # of the block
    begin: str  # of the whole range: a name, or a constant
    end: str
    skipped: str  # how far the block lies behind begin: lo itself if the range begins at 0
    lo: str  # where the block begins
    full: str  # where it ends if the range is long enough
    hi: str  # where it ends
    grain: int = 1  # the body also works for other bounds that lie a multiple of this behind begin, and for end
    longest: int | None = None  # how many numbers the body can take at most, if there is a limit

    @classmethod
    def find(cls, body: Function, blocks: int) -> Bounds:
        """Return the values of a body whose range was cut into ``blocks``.

        Raise a SkipError if they are computed in another way, or if more than the bounds depends on the number.
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
            found = _of_constants(entry, number, skipped, int(size), blocks, _GRAIN)
            depends = _dependent(body, found.trailing_zeros())
            counters = _counters(body, depends)
            grain = _wanted_grain(body, found, counters)
            if _GRAIN < grain <= _LARGEST_GRAIN:
                found = _of_constants(entry, number, skipped, int(size), blocks, grain)
            _check_alignment(body, found, depends, counters)
            _check_first_numbers(body)
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


def _of_constants(entry: _Entry, number: str, skipped: str, size: int, blocks: int, grain: int) -> Bounds:
    """Return the bounds of a constant range. Their grain is ``grain``, if a block is a multiple of it."""
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
    grain = min(size & -size, grain)
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
        seen = reached([name], lambda name: NAME.findall(self.code.get(name, "")))
        return [right for each, (opcode, _, right) in self._found.items() if each in seen and opcode == "sdiv"]


def _wanted_grain(body: Function, bounds: Bounds, counters: Mapping[str, int]) -> int:
    """Return the least grain that makes the bits known which the body takes from counters. 0: it takes none."""
    counting = _counting(body, {*counters}, {bounds.skipped, bounds.lo})
    grains = [_grain_of_bits(each) for _, each in body if not counting.isdisjoint(each.operands)]
    return max([*grains, *(2**bits for bits in counters.values() if bits < _BITS)], default=0)


def _grain_of_bits(instruction: Instruction) -> int:
    """Return the grain that makes some low bits of a counter known, if an instruction takes these. Else return 0.

    A counter grows by one or more while the loop takes some numbers.
    """
    match = _OPERANDS.fullmatch(instruction.code)
    mask = as_number(match["right"] or "") if match and match["opcode"] == "and" else None
    return _UNROLLED * 2 ** mask.bit_length() if mask and mask > 0 else 0


def _check_alignment(body: Function, bounds: Bounds, depends: set[str], counters: Mapping[str, int]) -> None:
    """Raise a SkipError if a body may rely on more than it will get: bounds that are multiples of the grain."""
    known, grain = bounds.trailing_zeros(), bounds.grain
    zeros = _known_zeros(body, known)
    sizes = {each.name: bits for _, each in body if each.name and (bits := _size(each))}
    for _, each in body:
        if each.name not in known and not depends.isdisjoint(each.operands):
            _check_instruction(each, zeros, sizes)
    code = {each.name: each for _, each in body}
    for _, start, following in _starts(body):
        step = _OPERANDS.fullmatch(code[following].code) if following in code else None
        size = as_number(step["right"]) if step and step["right"] else None
        if start in known and step and step["right"] and (not size or grain % abs(size)):
            raise SkipError("it takes more numbers at a time than are known to be left")
    if any(bits < _BITS and grain % 2**bits for bits in counters.values()):
        raise SkipError("it relies on the alignment of its blocks")
    # A number of fewer bits is the same in each part now.
    wide = {name for name, bits in counters.items() if bits >= _BITS}
    counting = _counting(body, wide, {bounds.skipped, bounds.lo})
    _check_counting(body, counting, depends, grain)


def _check_first_numbers(body: Function) -> None:
    """Refuse a body in which the first number of a block has code of its own: then a loop starts behind that number.

    Such code may lack what LLVM knew of the number. ``number & 31``, for example, is 0 where taichi cuts the range.
    If only the last block has an odd number of numbers, LLVM even knows where that block starts.
    """
    headers = {header for _, header, _ in body.natural_loops()}
    definitions = body.definitions()
    code = {name: each for name, (_, each) in definitions.items()}
    for _, start, _ in _starts(body):
        before = sources([start], code)
        is_behind_loop = any(
            each.opcode == "phi" and definitions[each.name or ""][0].label in headers for each in before
        )
        if not is_behind_loop and any(each.opcode in ("phi", "select") for each in before):
            raise SkipError("the first number of a block has code of its own")


def _counters(body: Function, depends: Collection[str]) -> dict[str, int]:
    """Return what outermost loops count from a start that does not depend on the block, and its number of bits."""
    where = places(body)
    code = {each.name: each for _, each in body}
    found: dict[str, int] = {}
    for phi, start, _ in _starts(body):
        if start not in depends and phi.kind not in ("float", "double", "half") and phi.name:
            load = loaded(code[start]) if start in code else None
            if not load or load[1] not in where or where[load[1]].region is not Region.LOCAL:
                bits = phi.kind.removeprefix("i").removesuffix(">")
                found[phi.name] = int(bits) if bits.isdigit() else _BITS
    return found


def _check_instruction(instruction: Instruction, zeros: dict[str, int], sizes: dict[str, int]) -> None:
    """Refuse an instruction that is right only because some bits of its first operand are zero.

    ``sizes``: how many of the lowest bits of a value may differ from zero, if that is known.
    """
    match = _OPERANDS.fullmatch(instruction.code)
    if match is None:
        return
    opcode, constant = match["opcode"], as_number(match["right"] or "")
    free = 2 ** zeros.get(match["left"], 0)
    match opcode:
        case "or":
            one, other = match["left"], match["right"] or ""
            are_apart = any(sizes.get(a, 64) <= zeros.get(b, 0) for a, b in ((one, other), (other, one)))
            is_disjoint = "disjoint" in match["flags"] and not are_apart
            wrong = is_disjoint if constant is None else not 0 <= constant < free
        case "xor":
            wrong = constant is not None and constant != -1
        case _:
            wrong = "exact" in match["flags"] and (
                opcode not in ("lshr", "ashr") or constant is None or 2**constant > free
            )
    if wrong:
        raise SkipError("it relies on the alignment of its blocks")


def _counting(body: Function, counters: set[str], starts: set[str]) -> set[str]:
    """Return values that depend on how often a loop went round, and not in the same way on where its block starts.

    LLVM writes ``lo + counter`` for an index. If only some low bits of a result matter, it drops ``lo``. Then bits
    below the grain are those of the index. ``starts`` say where a block starts.
    """
    codes = {name: each.code.replace("or disjoint", "add", 1) for name, (_, each) in body.definitions().items()}
    of = polynomials(codes, _BITS, starts)

    def is_whole(value: str) -> bool:
        """Return whether a value has a counter and the start of the block equally often."""
        terms = of(value)
        counted, started = [*counters & terms.keys()], [*starts & terms.keys()]
        has_products = any(not counting.isdisjoint(name.split(TIMES)) for name in terms if TIMES in name)
        if len(counted) != 1 or len(started) != 1 or has_products or (counting - counters) & terms.keys():
            return False
        return terms[counted[0]] == terms[started[0]]

    readers: dict[str, list[Instruction]] = {}
    for _, each in body:
        for name in each.operands:
            readers.setdefault(name, []).append(each)
    counting = {*counters}
    pending = list(counting)
    while pending:
        for each in readers.get(pending.pop(), ()):
            takes_bits = each.opcode in _ENDS or _grain_of_bits(each) > 0
            if each.name and each.name not in counting and not takes_bits and not is_whole(each.name):
                counting.add(each.name)
                pending.append(each.name)
    return counting


def _check_counting(body: Function, counting: set[str], depends: Collection[str], grain: int) -> None:
    """Refuse a body in which more than some low bits are taken from values of :func:`_counting`, or too many bits."""
    for _, each in body:
        if not counting.isdisjoint(each.operands):
            is_low = 0 < _grain_of_bits(each) <= grain
            is_address = each.name in depends and each.opcode in ("getelementptr", "icmp")
            if not is_low and not is_address and not (each.name and _keeps_high_bits(each)):
                raise SkipError("it relies on the alignment of its blocks")


def _keeps_high_bits(instruction: Instruction) -> bool:
    match = _OPERANDS.fullmatch(instruction.code)
    if match is None:
        return instruction.opcode == "phi"
    constant = as_number(match["right"] or "")
    match match["opcode"]:
        case "add" | "sub" | "sext":
            return True
        case "trunc":  # an index has 32 bits
            return instruction.code.endswith(" to i32")
        case "shl":
            return constant is not None and constant <= _SMALL
        case "mul":
            return constant is not None and 0 < constant & -constant <= 2**_SMALL
    return False


def _dependent(body: Function, values: Iterable[str]) -> set[str]:
    """Return values, and what depends on them."""
    readers: dict[str, list[str]] = {}
    for _, each in body:
        for name in each.operands:
            readers.setdefault(name, []).extend([each.name] if each.name else [])
    return set(reached(values, lambda name: readers.get(name, ())))


def _known_zeros(body: Function, known: dict[str, int]) -> dict[str, int]:
    """Return how many of the lowest bits of values are zero, as far as that follows from ``known``."""
    zeros = {each.name: 64 for _, each in body if each.name} | known
    changed = True
    while changed:  # the numbers only fall
        changed = False
        for _, each in body:
            if each.name and each.name not in known:
                now = min(zeros[each.name], _zeros(each, zeros))
                changed |= now != zeros[each.name]
                zeros[each.name] = now
    return zeros


def _zeros(instruction: Instruction, zeros: dict[str, int]) -> int:
    def of(value: str) -> int:
        number = as_number(value)
        return zeros.get(value, 0) if number is None else _trailing_zeros(number) if number else 64

    if instruction.opcode == "phi":
        return min(map(of, instruction.incoming.values()), default=0)
    match = _OPERANDS.fullmatch(instruction.code)
    if match is None:
        return 0
    left, right = of(match["left"]), of(match["right"] or "0")
    shift = as_number(match["right"] or "")
    match match["opcode"]:
        case "sext" | "zext" | "trunc" | "freeze":
            return left
        case "add" | "sub" | "or":
            return min(left, right)
        case "and":
            return max(left, right)
        case "mul":
            return left + right
        case "shl" if shift is not None:
            return left + shift
        case "lshr" | "ashr" if shift is not None:
            return max(left - shift, 0)
    return 0


def _size(instruction: Instruction) -> int | None:
    """Return how many of the lowest bits of a value may differ from zero, if the instruction says so."""
    match = _OPERANDS.fullmatch(instruction.code)
    constant = as_number(match["right"] or "") if match else None
    if match and constant is not None and constant >= 0:
        if match["opcode"] == "and":
            return constant.bit_length()
        if match["opcode"] == "lshr":
            return int(match["width"]) - constant
    return None


def _starts(body: Function) -> list[tuple[Instruction, str, str]]:
    """Return the values with which outermost loops start, and with which they go on."""
    members: dict[str, set[str]] = {}
    for _, header, inside in body.natural_loops():
        members.setdefault(header, set()).update(inside)
    found = []
    for header, inside in members.items():
        if any(header in others for other, others in members.items() if other != header):
            continue
        for phi in body.block(header).phis:
            incoming = phi.incoming
            back = [value for label, value in incoming.items() if label in inside]
            found += [(phi, value, back[0]) for label, value in incoming.items() if label not in inside]
    return found
