"""What our producer notes beside taichi's own files, because they do not say it.

LLVM modules name no arguments, a vector and a struct of numbers are written alike, and taichi's gfx writer records
one field tree. ``aiotaichi.json`` says the rest. taichi's own runtime does not read the file.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ..errors import CorruptedDataError
from .archive import Archive
from .json_codec import DTYPE, TEXT, Codec, array, integer, integers, keyed, nullable, record
from .json_cursor import JsonCursor
from .spec import FieldSpec

__all__ = ["SUPPLEMENT", "ArgumentNote", "Supplement", "notes_for", "read_supplement"]

SUPPLEMENT = "aiotaichi.json"
"""The member's name."""

_VERSION = 1
_MAX_INT = 2**31 - 1
_MAX_DEPTH = 32


@dataclass(frozen=True, slots=True)
class ArgumentNote:
    """An argument's name, the shape of a vector or matrix, and the members of a struct or an argument pack."""

    name: str
    shape: tuple[int, ...] | None = None
    members: tuple[ArgumentNote, ...] = ()


@dataclass(frozen=True, slots=True)
class Supplement:
    """The notes of one module.

    Attributes
    ----------
    arguments
        Of each kernel that is noted, its arguments in order.
    root_sizes
        Bytes of the field trees of a gfx module, by number.
    fields
        The fields of a gfx module that lie in other trees than tree 0.
    """

    arguments: Mapping[str, tuple[ArgumentNote, ...]] = field(default_factory=dict)
    root_sizes: Mapping[int, int] = field(default_factory=dict)
    fields: tuple[FieldSpec, ...] = ()

    def to_bytes(self) -> bytes:
        """Return the member's content."""
        return json.dumps(_CODEC.write(self), separators=(",", ":"), ensure_ascii=False).encode()


def read_supplement(archive: Archive) -> Supplement:
    """Read the notes of a module; those of a module without notes are empty.

    Raises
    ------
    CorruptedDataError
        The member is damaged.
    """
    if SUPPLEMENT not in archive:
        return Supplement()
    return _CODEC.read(JsonCursor.parse(archive.description(SUPPLEMENT), f"{archive.name}: {SUPPLEMENT}"))


def notes_for(
    notes: Sequence[ArgumentNote] | None, count: int, where: str
) -> Sequence[ArgumentNote] | Sequence[None]:
    """Return a note, or None, for each of ``count`` arguments.

    Raises
    ------
    CorruptedDataError
        There are notes, of another number of arguments.
    """
    if notes is None:
        return [None] * count
    if len(notes) != count:
        raise CorruptedDataError(f"{where}: it has {count}, and {SUPPLEMENT} notes {len(notes)}")
    return notes


def _read_note(item: JsonCursor, depth: int = 0) -> ArgumentNote:
    if depth > _MAX_DEPTH:
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
        "dtype": ("dtype", DTYPE),
        "element_shape": ("element_shape", integers(1)),
        "name": ("name", TEXT),
        "offset": ("offset", integer(0, _MAX_INT)),
        "shape": ("shape", integers(0)),
        "tree": ("tree", integer(0, _MAX_INT)),
    },
)
_CODEC: Codec[Supplement] = record(
    Supplement,
    {
        "arguments": ("arguments", keyed(TEXT, array(Codec(_read_note, _write_note)))),
        "fields": ("fields", array(_FIELD)),
        "root_sizes": ("root_sizes", keyed(integer(0, _MAX_INT), integer(0, _MAX_INT))),
    },
    derived={"version": lambda _: _VERSION},
)
