"""Record the environment variables that a source reads during its import, and whether it reads ``sys.argv``."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

__all__ = ["ReadRecorder", "Reads"]


@dataclass(frozen=True)
class Reads:
    """The reads of a source."""

    variables: tuple[str, ...] | None = ()  # the environment variables that were read. None if all were listed
    arguments: bool = False  # whether sys.argv was read

    def values(self, environment: Mapping[str, str], arguments: Sequence[str]) -> list[Any]:
        """Return the values that the source would read in this environment, with these arguments, as JSON."""
        names = sorted(environment) if self.variables is None else self.variables
        return [[[name, environment.get(name)] for name in names], list(arguments) if self.arguments else None]


class ReadRecorder:
    """Records, from now on, reads of the environment and of a new ``sys.argv``. A process has one recorder."""

    def __init__(self, arguments: Sequence[str]) -> None:
        global _recorder
        _recorder = self
        self.variables: set[str] | None = set()
        self.arguments = False
        # The objects stay the same, with another class: other modules may have imported them by name.
        os.environ.__class__ = _Environment
        if os.supports_bytes_environ:
            os.environb.__class__ = _Environment
        sys.argv = _Arguments(arguments)

    def read_variable(self, name: str) -> None:
        """Record that an environment variable was read."""
        if self.variables is not None:
            self.variables.add(name)

    def reads(self) -> Reads:
        """Return the reads so far."""
        return Reads(None if self.variables is None else tuple(sorted(self.variables)), self.arguments)


_recorder: ReadRecorder


class _Environment(os._Environ[Any]):
    def __getitem__(self, key: Any) -> Any:
        _recorder.read_variable(os.fsdecode(key))
        return super().__getitem__(key)

    def __iter__(self) -> Iterator[Any]:
        _recorder.variables = None
        return super().__iter__()

    def __len__(self) -> int:
        _recorder.variables = None
        return super().__len__()


class _Arguments(list[str]):
    pass


def _recording(name: str) -> Callable[..., Any]:
    method = getattr(list, name)

    def read(self: _Arguments, *arguments: Any) -> Any:
        _recorder.arguments = True
        return method(self, *arguments)

    return read


for _name in (
    "__getitem__", "__iter__", "__reversed__", "__len__", "__contains__", "__eq__", "__ne__", "__lt__", "__le__",
    "__gt__", "__ge__", "__add__", "__mul__", "__rmul__", "__repr__", "index", "count", "copy", "pop",
):  # fmt: skip
    setattr(_Arguments, _name, _recording(_name))
