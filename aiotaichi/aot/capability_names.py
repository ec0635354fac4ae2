"""Turn capabilities into the list of names and levels that taichi's compiler takes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from ..errors import ArgumentOutOfRangeError, InvalidArgumentError
from ..types import Capability, as_capability

__all__ = ["CapabilitiesLike", "capability_names"]

CapabilitiesLike: TypeAlias = "Mapping[Capability, int] | Mapping[str, int] | Iterable[Capability | str]"


def capability_names(given: CapabilitiesLike | None) -> list[str]:
    """Return ``name=level`` for each capability, in the order of their numbers.

    Levels are written in decimal: taichi reads ``0x10400`` as 0. In ``["spirv_has_int64", "spirv_version=0x10400"]``,
    a level is decimal or hexadecimal, and 1 by default. Raise an InvalidArgumentError if a name or a level is invalid
    or given twice, and an ArgumentOutOfRangeError if a level is not from 1 to 2**32 - 1.
    """
    levels: dict[Capability, int] = {}
    for capability, level in _pairs(given):
        if capability in levels:
            raise InvalidArgumentError(f"{capability.name.lower()} is given twice")
        if isinstance(level, bool) or not isinstance(level, int) or not 0 < level < 2**32:
            name = capability.name.lower()
            raise ArgumentOutOfRangeError(f"{name}: the level must be an integer from 1 to 2**32 - 1, not {level!r}")
        levels[capability] = level
    return [f"{capability.name.lower()}={level}" for capability, level in sorted(levels.items())]


def _pairs(given: CapabilitiesLike | None) -> Iterator[tuple[Capability, int]]:
    if given is None:
        return
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise InvalidArgumentError(f"capabilities are a list of names or a mapping to levels, not {given!r}")
    if isinstance(given, Mapping):
        yield from ((as_capability(key), level) for key, level in given.items())
        return
    for item in given:
        if isinstance(item, str) and "=" in item:
            name, _, level = item.partition("=")
            yield as_capability(name.strip()), _number(item, level)
        elif as_capability(item) is Capability.SPIRV_VERSION:
            raise InvalidArgumentError("spirv_version needs a level, as 'spirv_version=0x10400' for SPIR-V 1.4")
        else:
            yield as_capability(item), 1


def _number(item: str, level: str) -> int:
    try:
        return int(level.strip(), 0)
    except ValueError:
        raise InvalidArgumentError(
            f"{item!r}: the level must be a decimal or hexadecimal number, as 0x10400"
        ) from None
