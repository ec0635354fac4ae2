"""Check object files before they are linked: ELF with code and constants only, and of limited size.

LLVM's linker does not check object files, and aborts the process over some invalid files.
"""

from __future__ import annotations

import platform
import struct
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import pairwise

from ..errors import CorruptedDataError

__all__ = ["MAX_OBJECT", "check_object"]

MAX_OBJECT = 32 * 2**20
"""Bytes of an object file: the event loop waits while one is copied. The test modules need 6 KB."""

_MAX_MEMORY = 256 * 2**20  # bytes of all sections
_MAX_ALIGNMENT = 4096  # a page, to which the linker aligns every section anyway; taichi's modules need 16
_HEADER = struct.Struct("<4sBBBB8sHHIQQQIHHHHHH")
_SECTION = struct.Struct("<IIQQQQIIQQ")
_SYMBOL = struct.Struct("<IBBHQQ")
_RELOCATION = struct.Struct("<QQq")
_START = (b"\x7fELF", 2, 1, 1)  # 64 bits, little endian, version 1
_RELOCATABLE = 1
_PROGBITS, _SYMTAB, _STRTAB, _RELA, _NOBITS = 1, 2, 3, 4, 8
_ADDRESS_SIGNIFICANCE, _X86_64_UNWIND = 0x6FFF4C03, 0x70000001
_SECTION_TYPES = {0, _PROGBITS, _SYMTAB, _STRTAB, _RELA, _NOBITS, _ADDRESS_SIGNIFICANCE, _X86_64_UNWIND}
_ALLOCATED, _CODE, _THREAD_LOCAL = 0x2, 0x6, 0x400
_UNDEFINED, _ABSOLUTE = 0, 0xFFF1
_SECTION_SYMBOL, _FILE = 3, 4
_SYMBOL_TYPES = {0, 1, 2, _SECTION_SYMBOL, _FILE}  # 0 to 2: no type, object, function
# By machine: the number of the instruction set, and the bytes that each kind of relocation writes. These relocations
# never overflow: they hold 64 bits, or a part of 64 bits, or a call that the linker leads through a jump.
_MACHINES: dict[str, tuple[int, dict[int, int]]] = {
    "x86_64": (62, dict.fromkeys((1, 24), 8)),
    "aarch64": (183, {257: 8, 260: 8} | dict.fromkeys((264, 266, 268, 269, 282, 283), 4)),
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
    """Check that ``code`` is an object file of this machine that defines ``exports`` and calls only ``imports``.

    Raise a CorruptedDataError if not. The message says why.
    """
    if len(code) > MAX_OBJECT:
        raise _error(f"it has {len(code)} bytes: the limit is {MAX_OBJECT}")
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
        raise _error("its table of sections lies outside the file")
    rows = list(_SECTION.iter_unpack(code[offset : offset + size * count]))
    for row in rows:
        if row[1] not in _SECTION_TYPES:
            raise _error(f"it has a section of type {row[1]:#x}")
        if row[1] not in (0, _NOBITS) and row[4] + row[5] > len(code):
            raise _error("a section lies outside the file")
    texts = code[rows[names][4] : rows[names][4] + rows[names][5]]
    for name, kind, flags, _, start, length, link, info, alignment, entry in rows:
        row_size = {_SYMTAB: _SYMBOL.size, _RELA: _RELOCATION.size}.get(kind)
        if row_size and (entry != row_size or length % row_size or link >= count):
            raise _error("a table has rows of the wrong size, or does not belong to a section")
        data = b"" if kind in (0, _NOBITS) else code[start : start + length]
        yield _Section(_text(texts, name), kind, flags, length, link, info, alignment, data)


def _text(texts: bytes, start: int) -> bytes:
    end = texts.find(b"\0", start)
    if start > len(texts) or end < 0:
        raise _error("a name does not end")
    return texts[start:end]


def _check_memory(sections: list[_Section]) -> None:
    total = 0
    for section in sections:
        alignment = section.alignment
        if alignment & (alignment - 1) or alignment > _MAX_ALIGNMENT:
            raise _error(f"a section is aligned to {alignment} bytes: the limit is {_MAX_ALIGNMENT}")
        if section.flags & _THREAD_LOCAL:
            raise _error("it has thread-local variables")
        if section.flags & _ALLOCATED:
            total += section.size + alignment
    if total > _MAX_MEMORY:
        raise _error(f"it needs {total} bytes of memory: the limit is {_MAX_MEMORY}")


def _check_symbols(sections: list[_Section], table: _Section, exports: set[str], imports: set[str]) -> list[int]:
    """Check the symbols, and return their types."""
    if sections[table.link].type != _STRTAB:
        raise _error("its symbols have no names")
    texts = sections[table.link].data
    types: list[int] = []
    missing = set(exports)
    for name, info, _, home, value, size in _SYMBOL.iter_unpack(table.data):
        types.append(info & 0xF)  # one row at a time: a list of all rows would delay the event loop
        if len(types) == 1:  # a placeholder
            continue
        symbol = _text(texts, name).decode(errors="replace")
        if info & 0xF not in _SYMBOL_TYPES or (home == _UNDEFINED and info & 0xF == _SECTION_SYMBOL):
            raise _error(f"its symbol {symbol!r} is neither a function nor a constant")
        if home == _UNDEFINED:
            if symbol not in imports and symbol != "_GLOBAL_OFFSET_TABLE_":
                raise _error(f"it calls {symbol!r}, which is not allowed")
        elif home >= len(sections):
            if home != _ABSOLUTE or info & 0xF != _FILE:
                raise _error(f"its symbol {symbol!r} is not in a section")
        elif value + size > sections[home].size:
            raise _error(f"its symbol {symbol!r} lies outside its section")
        elif sections[home].flags & _CODE == _CODE and info >> 4:
            missing.discard(symbol)
    if missing:
        raise _error(f"it does not define {min(missing)!r}")
    return types


def _check_relocations(sections: list[_Section], table: _Section, number: int, symbols: list[int]) -> None:
    _, widths = _MACHINES[platform.machine()]
    if table.link != number or table.info >= len(sections):
        raise _error("a table of relocations does not belong to a section")
    size = len(sections[table.info].data) if sections[table.info].flags & _ALLOCATED else 0
    for place, info, _ in _RELOCATION.iter_unpack(table.data):
        kind, symbol = info & 0xFFFFFFFF, info >> 32
        if symbol >= len(symbols) or symbols[symbol] == _FILE:
            raise _error("a relocation does not refer to a symbol")
        if kind not in widths or place + widths[kind] > size:
            raise _error(f"a relocation of type {kind} is unknown, or lies outside its section")


def _check_frames(data: bytes) -> None:
    """Check the table of stack frames, a list of records that the linker follows."""
    starts = [0]
    while starts[-1] < len(data):
        (length,) = struct.unpack_from("<I", data, starts[-1])
        if length == 0 and starts[-1] + 4 == len(data):  # the end mark
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
