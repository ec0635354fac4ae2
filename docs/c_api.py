"""The table of taichi's C-API and its counterparts: ``python docs/c_api.py`` writes its page from c_api.toml.

An entry of c_api.toml is a C name and ``[counterparts, note]``. Counterparts are Python names, separated by commas; a
parameter is ``function(name=)``, ``function(*name)`` or ``function(**name)``. If there is no counterpart, the note
gives the reason.
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
    """One row: a name of the C-API, its counterparts, and a note."""

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
    """Read c_api.toml."""
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
    """Return the object, the parameter or the dataclass field that a counterpart names.

    Raises
    ------
    AttributeError
        The name does not exist.
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
    """Yield every name that a header declares, with the number of a constant. Members are ``Structure.field``."""
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

```python
import anyio
import aiotaichi as at


async def main():
    print(at.get_version())  # ti_get_version
    async with at.Runtime("cpu") as rt:  # ti_create_runtime
        memory = rt.allocate_memory(16, host_read=True)  # ti_allocate_memory
        rt.queue.fill(memory, 3)
        await rt.queue.wait()  # ti_wait
        async with memory.map() as mapped:  # ti_map_memory, ti_unmap_memory
            print(mapped[:4])
    # ti_destroy_runtime


anyio.run(main)
```

It prints

```text
1007000
[3 3 3 3]
```

The tables list every name of taichi 1.7.4's C headers, and its counterpart here. `at` is `aiotaichi`, and `f(x=)` is
the parameter x of f. If a name has no counterpart, the table gives the reason. taichi_unity.h, for Unity's plugin,
and the C++ wrapper taichi.hpp are left out.

Three things differ everywhere:

* Operations belong to a queue, of which a runtime may have several, and return an awaitable event.
* Errors are raised.
* Objects are closed with the runtime. If they are used afterwards, they raise an error. In the C-API, the use of a
  stale handle is undefined behaviour."""


if __name__ == "__main__":
    PAGE.write_text(page())
