"""The capabilities that modules require and devices have, each with a level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from ..errors import ArgumentOutOfRangeError, IncompatibleModuleError, InvalidArgumentError, wrong_argument
from ..types import Capability, as_capability

if TYPE_CHECKING:
    from ..formats.spec import ModuleSpec

__all__ = ["as_capabilities", "check_capabilities"]


def as_capabilities(levels: Mapping[Capability, int] | Mapping[str, int]) -> dict[Capability, int]:
    """Return the levels by capability, in the order of taichi's numbers. Levels of 0 are left out."""
    if not isinstance(levels, Mapping):
        raise wrong_argument(levels, f"capabilities must be a mapping to levels, not {type(levels).__name__}")
    found: dict[Capability, int] = {}
    for key, level in levels.items():
        capability = as_capability(key)
        if not isinstance(level, int) or not 0 <= level < 2**32:
            raise ArgumentOutOfRangeError(
                f"{capability.name.lower()}: its level must be an integer from 0 to 2**32 - 1, not {level!r}"
            )
        if level:
            found[capability] = int(level)
    return dict(sorted(found.items()))


def check_capabilities(where: str, spec: ModuleSpec, levels: Mapping[Capability, int]) -> None:
    """Raise an IncompatibleModuleError unless ``levels`` has each capability that a module requires.

    A higher level than the required one is enough. taichi 1.7.4 compares for equality, but ignores the result.
    """
    for name, required in spec.required_capabilities.items():
        try:
            level = levels.get(as_capability(name), 0)
        except InvalidArgumentError:
            raise IncompatibleModuleError(f"{where}: it requires {name}, which taichi 1.7.4 does not know") from None
        if level < required:
            has = f"has level {level}" if level else "lacks it"
            raise IncompatibleModuleError(f"{where}: it requires {name} = {required}, the runtime {has}")
