"""The supplement ``aiotaichi.json``: notes of aiotaichi's producer that taichi's own files lack.

taichi's LLVM modules do not record the names of arguments. Vectors and structs of numbers look the same in them. Its
gfx modules record one field tree only. No module records where a kernel divides. taichi's own runtime ignores the
supplement.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..errors import CorruptedDataError
from .archive import Archive
from .json_codec import DTYPE, TEXT, Codec, JsonCursor, Optional, array, integer, integers, keyed, nullable, record
from .limits import MAX_DEPTH, MAX_INT
from .spec import FieldSpec, SourcePlace

__all__ = ["SUPPLEMENT", "ArgumentNote", "Supplement", "notes_for", "read_supplement"]

SUPPLEMENT = "aiotaichi.json"
_VERSION = 1


@dataclass(frozen=True, slots=True)
class ArgumentNote:
    """The note about one argument."""

    name: str
    shape: tuple[int, ...] | None = None  # of a vector or a matrix
    members: tuple[ArgumentNote, ...] = ()  # of a struct or an argument pack


@dataclass(frozen=True, slots=True)
class Supplement:
    """The notes of one module."""

    arguments: Mapping[str, tuple[ArgumentNote, ...]] = field(default_factory=dict)  # by kernel, in order
    root_sizes: Mapping[int, int] = field(default_factory=dict)  # of a gfx module's field trees in bytes, by number
    fields: tuple[FieldSpec, ...] = ()  # of a gfx module, outside tree 0
    divisions: Mapping[str, tuple[SourcePlace, ...]] = field(default_factory=dict)  # of integers, by kernel

    def to_bytes(self) -> bytes:
        """Return the content of the file."""
        return json.dumps(_CODEC.write(self), separators=(",", ":"), ensure_ascii=False).encode()


def read_supplement(archive: Archive) -> Supplement:
    """Read the notes of a module. A module without the file has empty notes."""
    if SUPPLEMENT not in archive:
        return Supplement()
    return _CODEC.read(JsonCursor.parse(archive.description(SUPPLEMENT), f"{archive.name}: {SUPPLEMENT}"))


def notes_for(
    notes: Sequence[ArgumentNote] | None, count: int, where: str
) -> Sequence[ArgumentNote] | Sequence[None]:
    """Return the note of each of ``count`` arguments, or None for each if ``notes`` is None."""
    if notes is None:
        return [None] * count
    if len(notes) != count:
        raise CorruptedDataError(f"{where}: it has {count} arguments or members, but {SUPPLEMENT} notes {len(notes)}")
    return notes


def _read_note(item: JsonCursor, depth: int = 0) -> ArgumentNote:
    if depth > MAX_DEPTH:
        raise CorruptedDataError(f"{item.path}: nested too deeply")
    item.only(("members", "name", "shape"))
    members = tuple(_read_note(member, depth + 1) for member in item["members"])
    return ArgumentNote(item["name"].text(), _SHAPE.read(item["shape"]), members)


def _write_note(note: ArgumentNote) -> dict[str, Any]:
    members = [_write_note(member) for member in note.members]
    return {"members": members, "name": note.name, "shape": _SHAPE.write(note.shape)}


_SHAPE = nullable(integers(1))
_FIELD = record(
    FieldSpec,
    {
        "dtype": DTYPE,
        "element_shape": integers(1),
        "name": TEXT,
        "offset": integer(0, MAX_INT),
        "shape": integers(0),
        "tree": integer(0, MAX_INT),
    },
)
_PLACE = record(SourcePlace, {"file": TEXT, "line": integer(1, MAX_INT), "source": TEXT})
_CODEC: Codec[Supplement] = record(
    Supplement,
    {
        "arguments": keyed(TEXT, array(Codec(_read_note, _write_note))),
        "divisions": Optional(keyed(TEXT, array(_PLACE)), {}),
        "fields": array(_FIELD),
        "root_sizes": keyed(integer(0, MAX_INT), integer(0, MAX_INT)),
    },
    derived={"version": lambda _: _VERSION},
)
