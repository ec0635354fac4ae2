"""The table of taichi's C-API and its counterparts here: ``python docs/c_api.py`` writes its page from c_api.toml.

An entry of c_api.toml is a C name and ``[counterparts, note]``. Counterparts are names of Python, several between
commas; a parameter is ``function(name=)``, ``function(*name)`` or ``function(**name)``. Where there are none, the
note says why none is needed.
"""

from __future__ import annotations

import builtins
import importlib
import inspect
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiotaichi

HERE = Path(__file__).parent
PAGE = HERE / "reference" / "c-api.md"

_ROOTS = {"at": aiotaichi}


@dataclass(frozen=True)
class Entry:
    """One row: a name of the C-API, its counterparts, and what is to be said of them."""

    name: str
    counterparts: tuple[str, ...]
    note: str

    @property
    def cell(self) -> str:
        if not self.counterparts:
            return f"none: {self.note}" if self.note else ""
        names = ", ".join(f"`{name}`" for name in self.counterparts)
        return f"{names}: {self.note}" if self.note else names


Table = Mapping[str, Mapping[str, list[Entry]]]
"""Entries by kind of name, by header."""


def table() -> Table:
    """Return what c_api.toml says."""
    with (HERE / "c_api.toml").open("rb") as file:
        headers = tomllib.load(file)
    return {
        header: {kind: [_entry(name, *cells) for name, cells in rows.items()] for kind, rows in kinds.items()}
        for header, kinds in headers.items()
    }


def page() -> str:
    """Return the page, as Markdown."""
    parts = [_INTRODUCTION]
    for header, kinds in table().items():
        parts.append(f"## taichi_{header}.h")
        for kind, entries in kinds.items():
            rows = "\n".join(f"| `{entry.name}` | {entry.cell} |" for entry in entries)
            parts.append(f"### {kind.capitalize()} of {header}\n\n| C-API | aiotaichi |\n|--|--|\n{rows}")
    return "\n\n".join(parts) + "\n"


def resolve(counterpart: str) -> Any:
    """Return what a counterpart names: an object, a parameter or a dataclass's field.

    Raises
    ------
    AttributeError
        There is none of this name.
    """
    path, _, parameter = counterpart.partition("(")
    parameter = parameter.strip("*=)")
    root, *attributes = path.split(".")
    found: Any = _ROOTS[root] if root in _ROOTS else getattr(builtins, root, None)
    if attributes and found is None:
        found = importlib.import_module(root)
    for attribute in attributes:
        fields = getattr(found, "__dataclass_fields__", {})
        found = fields[attribute] if attribute in fields else getattr(found, attribute)
    if not parameter:
        return found
    parameters = inspect.signature(found).parameters
    if parameter not in parameters:
        raise AttributeError(f"{path} has no parameter {parameter!r}")
    return parameters[parameter]


def declared(header: str) -> Iterator[tuple[str, int | None]]:
    """Yield every name that the text of a header declares, members as ``Structure.field``, and constants' numbers."""
    text = re.sub(r"//[^\n]*", "", header)
    for name, value in re.findall(r"#define (TI_\w+) (\d+)", text):
        yield name, int(value)
    for name in re.findall(r"typedef (?:struct \w+ \*|\w+ )(\w+);", text):
        yield name, None
    for name in re.findall(r"TI_API_CALL\s+(ti_\w+)\(", text):
        yield name, None
    for kind, name, body in re.findall(r"typedef (struct|union|enum) (\w+) \{(.*?)\} \2;", text, re.DOTALL):
        yield name, None
        if kind == "enum":
            for constant, value in re.findall(r"(TI_\w+) = ([^,]+),", body):
                left, _, shift = value.partition("<<")
                yield constant, int(left, 0) << int(shift or 0)
        else:
            for field in re.findall(r"(\w+)(?:\[\d+\])?;", body):
                yield f"{name}.{field}", None


def _entry(name: str, counterparts: str, note: str = "") -> Entry:
    return Entry(name, tuple(filter(None, counterparts.split(", "))), note)


_INTRODUCTION = """\
<!-- python docs/c_api.py writes this page from docs/c_api.toml. -->

# From the C-API

Every name of taichi 1.7.4's C headers and its counterpart here, where `at` is `aiotaichi` and `f(x=)` the parameter
x of f; or why it needs none. taichi_unity.h, for Unity's plugin, and the C++ wrapper taichi.hpp are left out.

Three things are different throughout. What is enqueued belongs to a queue, of which a runtime has several, and
yields an awaitable event. Errors are raised. Objects close themselves with the runtime and say so when they are used
afterwards, where a stale handle of the C-API is undefined behaviour."""


if __name__ == "__main__":
    PAGE.write_text(page())
