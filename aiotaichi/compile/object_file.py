"""Checks that bytes are an object file that this process can link: ELF, of code and constants, and of bounded size.

The linker believes what an object file says of itself, and ends the process over some files that are wrong.
"""

from __future__ import annotations

import platform
import struct
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import pairwise

from ..errors import CorruptedDataError

__all__ = ["MOST_BYTES", "check_object"]

MOST_BYTES = 32 * 2**20
"""The size of the largest object file: each copy of it keeps the event loop waiting. The test modules need 6 KB."""

_MOST_MEMORY = 256 * 2**20
_MOST_ALIGNMENT = 4096  # a page, which the linker aligns to without waste; taichi's modules have 16
_HEADER = struct.Struct("<4sBBBB8sHHIQQQIHHHHHH")
_SECTION = struct.Struct("<IIQQQQIIQQ")
_SYMBOL = struct.Struct("<IBBHQQ")
_RELOCATION = struct.Struct("<QQq")
_START = (b"\x7fELF", 2, 1, 1)  # 64 bits, little endian, the one version that there is
_RELOCATABLE = 1
_PROGBITS, _SYMTAB, _STRTAB, _RELA, _NOBITS = 1, 2, 3, 4, 8
_ADDRESS_SIGNIFICANCE, _X86_64_UNWIND = 0x6FFF4C03, 0x70000001
_SECTION_TYPES = {0, _PROGBITS, _SYMTAB, _STRTAB, _RELA, _NOBITS, _ADDRESS_SIGNIFICANCE, _X86_64_UNWIND}
_ALLOCATED, _CODE, _THREAD_LOCAL = 0x2, 0x6, 0x400
_UNDEFINED, _ABSOLUTE = 0, 0xFFF1
_SECTION_SYMBOL, _FILE = 3, 4
_SYMBOL_TYPES = {0, 1, 2, _SECTION_SYMBOL, _FILE}  # and none, object, function
# By machine: the number of its instruction set, and of each kind of relocation the bytes that are written.
_MACHINES: dict[str, tuple[int, dict[int, int]]] = {
    "x86_64": (62, dict.fromkeys((1, 24, 25, 27, 29), 8)),  # those of the large code model, which never overflow
    "aarch64": (
        183,
        {257: 8, 258: 4, 260: 8, 261: 4}
        | dict.fromkeys((*range(263, 270), 274, 275, *range(277, 281), *range(282, 287), 299, 311, 312), 4),
    ),
}


@dataclass(frozen=True, slots=True)
class _Section:
    name: bytes
    type: int
    flags: int
    size: int
    link: int
    info: int
    alignment: int
    data: bytes


def check_object(code: bytes, exports: Collection[str], imports: Collection[str]) -> None:
    """Refuse bytes that are no object file of this machine, do not define ``exports`` or need more than ``imports``.

    Raises
    ------
    CorruptedDataError
        The message says what is wrong.
    """
    if len(code) > MOST_BYTES:
        raise _error(f"it has {len(code)} bytes: {MOST_BYTES} is the most")
    try:
        sections = list(_sections(code))
        _check_memory(sections)
        tables = {i: section for i, section in enumerate(sections) if section.type == _SYMTAB}
        if len(tables) != 1:
            raise _error(f"it has {len(tables)} symbol tables")
        ((number, table),) = tables.items()
        symbols = _check_symbols(sections, table, set(exports), set(imports))
        for section in sections:
            if section.type == _RELA:
                _check_relocations(sections, section, number, symbols)
            elif section.name == b".eh_frame":
                _check_frames(section.data)
    except struct.error:
        raise _error("it is cut off") from None


def _error(message: str) -> CorruptedDataError:
    return CorruptedDataError(f"not an object file that can be linked: {message}")


def _sections(code: bytes) -> Iterator[_Section]:
    header = _HEADER.unpack_from(code)
    machine, _ = _MACHINES[platform.machine()]
    if header[:4] != _START or header[6:8] != (_RELOCATABLE, machine):
        raise _error("it is not a relocatable ELF file of this machine")
    offset, size, count, names = header[11], *header[-3:]
    if size != _SECTION.size or names >= count or offset + size * count > len(code):
        raise _error("its table of sections lies outside of it")
    rows = list(_SECTION.iter_unpack(code[offset : offset + size * count]))
    for row in rows:
        if row[1] not in _SECTION_TYPES:
            raise _error(f"it has a section of type {row[1]:#x}")
        if row[1] not in (0, _NOBITS) and row[4] + row[5] > len(code):
            raise _error("a section lies outside of it")
    texts = code[rows[names][4] : rows[names][4] + rows[names][5]]
    for name, kind, flags, _, start, length, link, info, alignment, entry in rows:
        row_size = {_SYMTAB: _SYMBOL.size, _RELA: _RELOCATION.size}.get(kind)
        if row_size and (entry != row_size or length % row_size or link >= count):
            raise _error("a table in it has rows of the wrong size, or belongs to no section")
        data = b"" if kind in (0, _NOBITS) else code[start : start + length]
        yield _Section(_text(texts, name), kind, flags, length, link, info, alignment, data)


def _text(texts: bytes, start: int) -> bytes:
    end = texts.find(b"\0", start)
    if start > len(texts) or end < 0:
        raise _error("a name in it does not end")
    return texts[start:end]


def _check_memory(sections: list[_Section]) -> None:
    total = 0
    for section in sections:
        alignment = section.alignment
        if alignment & (alignment - 1) or alignment > _MOST_ALIGNMENT:
            raise _error(f"a section is to be aligned to {alignment} bytes: {_MOST_ALIGNMENT} is the most")
        if section.flags & _THREAD_LOCAL:
            raise _error("it has thread-local variables")
        if section.flags & _ALLOCATED:
            total += section.size + alignment
    if total > _MOST_MEMORY:
        raise _error(f"it takes {total} bytes of memory: {_MOST_MEMORY} is the most")


def _check_symbols(sections: list[_Section], table: _Section, exports: set[str], imports: set[str]) -> list[int]:
    """Return the types of the symbols."""
    if sections[table.link].type != _STRTAB:
        raise _error("its symbols have no names")
    texts = sections[table.link].data
    types: list[int] = []
    missing = set(exports)
    for name, info, _, home, value, size in _SYMBOL.iter_unpack(table.data):
        types.append(info & 0xF)  # one by one: a list of all rows would keep the event loop waiting
        if len(types) == 1:  # which stands for no symbol
            continue
        symbol = _text(texts, name).decode(errors="replace")
        if info & 0xF not in _SYMBOL_TYPES or (home == _UNDEFINED and info & 0xF == _SECTION_SYMBOL):
            raise _error(f"its symbol {symbol!r} is neither a function nor a constant")
        if home == _UNDEFINED:
            if symbol not in imports and symbol != "_GLOBAL_OFFSET_TABLE_":
                raise _error(f"it needs {symbol!r}, and may not call it")
        elif home >= len(sections):
            if home != _ABSOLUTE or info & 0xF != _FILE:
                raise _error(f"its symbol {symbol!r} lies in no section")
        elif value + size > sections[home].size:
            raise _error(f"its symbol {symbol!r} lies outside of its section")
        elif sections[home].flags & _CODE == _CODE and info >> 4:
            missing.discard(symbol)
    if missing:
        raise _error(f"it does not define {min(missing)!r}")
    return types


def _check_relocations(sections: list[_Section], table: _Section, number: int, symbols: list[int]) -> None:
    _, widths = _MACHINES[platform.machine()]
    if table.link != number or table.info >= len(sections):
        raise _error("a table of relocations belongs to no section")
    size = len(sections[table.info].data) if sections[table.info].flags & _ALLOCATED else 0
    for place, info, _ in _RELOCATION.iter_unpack(table.data):
        kind, symbol = info & 0xFFFFFFFF, info >> 32
        if symbol >= len(symbols) or symbols[symbol] == _FILE:
            raise _error("a relocation in it is to no symbol")
        if kind not in widths or place + widths[kind] > size:
            raise _error(f"a relocation in it, of type {kind}, is unknown or lies outside of its section")


def _check_frames(data: bytes) -> None:
    """Check the table of stack frames: a list of records, along which the linker walks."""
    starts = [0]
    while starts[-1] < len(data):
        (length,) = struct.unpack_from("<I", data, starts[-1])
        if length == 0 and starts[-1] + 4 == len(data):  # its end
            break
        if length < 4 or starts[-1] + 4 + length > len(data):
            raise _error("its table of stack frames is damaged")
        starts.append(starts[-1] + 4 + length)
    shared = set()
    for start, end in pairwise(starts):
        (back,) = struct.unpack_from("<I", data, start + 4)
        if back == 0 and data[start + 8 : start + 12] == b"\1zR\0" and end - start > 16:
            shared.add(start)
        elif start + 4 - back not in shared:
            raise _error("its table of stack frames is damaged")
