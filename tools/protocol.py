"""Make the Python of a header that Python shares with native code; ``nox -s native`` runs it.

``python tools/protocol.py CLANG SOURCE HEADER OUTPUT STAMP [FLAG ...]``: SOURCE is C that includes HEADER by name,
and OUTPUT is the Python file. Clang reads the declarations, and checks each size, offset and constant of OUTPUT.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import textwrap
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

_BEGIN, _END = "protocol_begins", "protocol_ends"
_NUMBERS = {  # C: format of struct, size, ctypes
    "unsigned char": ("B", 1, "c_uint8"),
    "unsigned short": ("H", 2, "c_uint16"),
    "unsigned int": ("I", 4, "c_uint32"),
    "int": ("i", 4, "c_int32"),
    "unsigned long": ("Q", 8, "c_uint64"),
    "long": ("q", 8, "c_int64"),
    "double": ("d", 8, "c_double"),
}
_POINTER = ("Q", 8, "c_void_p")
_METHODS = {"QUICK": "quick", "BLOCKING": "blocking"}
_WIDTH = 118


@dataclass(frozen=True)
class Field:
    """A member of a structure. ``count`` is None for a number, a pointer or a structure, and 0 for an open array."""

    name: str
    type: str
    count: int | None


class Declarations:
    """What a translation unit declares between two marks, as clang's syntax tree has it."""

    def __init__(self, tree: dict[str, Any]) -> None:
        self._aliases: dict[str, str] = {}
        self._records: dict[str, list[dict[str, Any]]] = {}
        self.constants: dict[str, int] = {}
        self.structures: list[str] = []
        self.functions: dict[str, tuple[str, tuple[str, ...]]] = {}
        by_id: dict[str, dict[str, Any]] = {}
        is_inside = False
        for node in tree["inner"]:
            kind, name = node["kind"], node.get("name", "")
            if name in (_BEGIN, _END):
                is_inside = name == _BEGIN
            elif kind == "RecordDecl":
                by_id[node["id"]] = node
                if node.get("completeDefinition") and name:
                    self._records[name] = node.get("inner", [])
                    if is_inside:
                        self.structures.append(name)
            elif kind == "TypedefDecl":
                self._aliases[name] = node["type"].get("desugaredQualType", node["type"]["qualType"])
                for record in _references(node):
                    if record in by_id and "name" not in by_id[record]:
                        self._records[name] = by_id[record].get("inner", [])
            elif kind == "EnumDecl" and is_inside:
                self.constants.update(_enumerators(node))
            elif kind == "FunctionDecl" and is_inside:
                result = node["type"]["qualType"].partition("(")[0]
                parameters = [each for each in node.get("inner", ()) if each["kind"] == "ParmVarDecl"]
                self.functions[name] = (self.plain(result), tuple(self.plain(_type(each)) for each in parameters))

    def plain(self, name: str) -> str:
        """Return a type without aliases and qualifiers."""
        name = re.sub(r"\b(const|struct|enum|volatile)\s+", "", name).strip()
        if name.endswith(")") or "*" in name:
            return "pointer"
        alias = self._aliases.get(name)
        if name in _NUMBERS or alias is None or name in self._records:
            return name
        return self.plain(alias)

    def fields(self, structure: str) -> list[Field]:
        found = []
        for node in self._records[structure]:
            if node["kind"] != "FieldDecl":
                continue
            array = re.fullmatch(r"(.*?)\s*\[(\d*)\]", _type(node))
            name, count = (array[1], int(array[2] or 0)) if array else (_type(node), None)
            found.append(Field(node["name"], self.plain(name), count))
        return found

    def function_members(self, structure: str) -> list[str]:
        """Return the members that are pointers to functions."""
        found = []
        for node in self._records[structure]:
            if node["kind"] == "FieldDecl":
                name = _type(node)
                if "(*)" in self._aliases.get(name, name):
                    found.append(node["name"])
        return found


def _type(node: dict[str, Any]) -> str:
    kind = node["type"]
    return str(kind.get("desugaredQualType", kind["qualType"]))


def _references(node: dict[str, Any]) -> Iterator[str]:
    for each in node.get("inner", ()):
        if "decl" in each:
            yield each["decl"]["id"]
        yield from _references(each)


def _enumerators(node: dict[str, Any]) -> Iterator[tuple[str, int]]:
    value = -1
    for each in node["inner"]:
        value += 1
        for expression in each.get("inner", ()):
            value = int(expression["value"])
        yield each["name"], value


class Layout:
    """The layout of structures."""

    def __init__(self, declarations: Declarations) -> None:
        self._declarations = declarations

    def format_of(self, structure: str) -> str:
        """Return the format of struct.Struct: ``pad`` and padding are skipped, and an open array ends it."""
        pieces, size = [], 0
        for offset, field in self._members(structure):
            pieces += ["x"] * (offset - size)
            piece, length = self._piece(field)
            pieces += ["x"] * length if field.name == "pad" else [piece]
            size = offset + length
        pieces += ["x"] * (self.size_of(structure) - size)
        return "<" + re.sub(r"x{2,}|(\w)\1{8,}", lambda run: f"{len(run[0])}{run[0][0]}", "".join(pieces))

    def size_of(self, structure: str) -> int:
        end = 0
        for offset, field in self._members(structure):
            end = offset + self._piece(field)[1]
        align = self._alignment(structure)
        return -(-end // align) * align

    def assertions(self, structure: str) -> Iterator[str]:
        """Return what is to hold in C."""
        size = self.size_of(structure)
        yield f"sizeof(struct {structure}) == {size}"
        for offset, field in self._members(structure):
            yield f"__builtin_offsetof(struct {structure}, {field.name}) == {offset}"
            if field.count == 0 and offset != size:
                raise SystemExit(f"struct {structure}: there is padding behind {field.name}")

    def _members(self, structure: str) -> Iterator[tuple[int, Field]]:
        offset = 0
        for field in self._declarations.fields(structure):
            align = self._scalar(field.type)[2]
            offset = -(-offset // align) * align
            yield offset, field
            offset += self._piece(field)[1]

    def _alignment(self, structure: str) -> int:
        return max(self._scalar(field.type)[2] for field in self._declarations.fields(structure))

    def _piece(self, field: Field) -> tuple[str, int]:
        if field.type == "char" and field.count:
            return f"{field.count}s", field.count
        piece, size, _ = self._scalar(field.type)
        count = 1 if field.count is None else field.count
        return (f"{count}{piece}" if count > 1 else piece * count), size * count

    def _scalar(self, name: str) -> tuple[str, int, int]:
        """Return the format, size and alignment of a type."""
        if name == "char":
            return "c", 1, 1
        if name == "pointer" or name in _NUMBERS:
            piece, size, _ = _POINTER if name == "pointer" else _NUMBERS[name]
            return piece, size, size
        return self.format_of(name)[1:], self.size_of(name), self._alignment(name)


def _marks(header: Path) -> dict[str, list[str]]:
    """Return the marks of each function of a header."""
    text = re.sub(r"/\*.*?\*/", "", header.read_text(), flags=re.DOTALL)
    found: dict[str, list[str]] = {}
    for marks, statement in re.findall(r"^((?:(?:QUICK|BLOCKING|HOST) )+)(.*?);", text, re.MULTILINE | re.DOTALL):
        for name in re.findall(r"(\w+)\(", statement):
            if name in found:
                raise SystemExit(f"{name} is declared twice")
            found[name] = marks.split()
    return found


class Clang:
    """Clang, with the flags of a target and C that includes a header."""

    def __init__(self, clang: str, source: Path, header: Path, flags: Sequence[str]) -> None:
        include = f'#include "{header.name}"\n'
        before, found, _ = source.read_text().partition(include)
        if not found:
            raise SystemExit(f"{source} does not include {header.name}")
        self._text = f"{before}struct {_BEGIN};\n{include}struct {_END};\n"
        folders = (f"-I{source.parent}", f"-I{header.parent}")
        self._command = [clang, *flags, *folders, "-fsyntax-only", "-x", "c", "-"]

    def declarations(self) -> Declarations:
        command = [*self._command, "-Xclang", "-ast-dump=json"]
        done = subprocess.run(command, input=self._text, stdout=subprocess.PIPE, text=True, check=True)
        return Declarations(json.loads(done.stdout))

    def check(self, assertions: Iterable[str]) -> None:
        """Raise a CalledProcessError unless the assertions hold."""
        text = "".join(f'_Static_assert({each}, "");\n' for each in assertions)
        subprocess.run(self._command, input=self._text + text, text=True, check=True)


class Writer:
    """Writes the Python of a header."""

    def __init__(self, declarations: Declarations, marks: Mapping[str, Sequence[str]]) -> None:
        self._declarations = declarations
        self._layout = Layout(declarations)
        self._marks = marks
        self._lines: list[str] = []
        self._used: set[str] = set()

    def assertions(self) -> Iterator[str]:
        """Return what is to hold in C."""
        for name, value in self._declarations.constants.items():
            yield f"{name} == {value}{'ul' * (value >= 2**63)}"
        for structure in self._declarations.structures:
            yield from self._layout.assertions(structure)

    def write(self, description: str) -> str:
        for name, value in self._declarations.constants.items():
            self._lines.append(f"{name} = {value}")
        for structure in self._declarations.structures:
            self._structure(structure)
        if self._declarations.functions:
            self._functions()
        imports = [f"from ctypes import {', '.join(sorted(self._used, key=_ruff_order))}"] if self._used else []
        imports += ["from struct import Struct"] if any("Struct(" in line for line in self._lines) else []
        if self._declarations.functions:
            imports.insert(0, "from collections.abc import Callable")
            imports += ["from typing import TypeAlias", "", "from ....compile.native import NativeCode"]
        head = [f'"""{description}"""', "", "from __future__ import annotations", "", *imports, ""]
        text = "\n".join([*head, *self._lines]).rstrip() + "\n"
        return re.sub(r"\n{4,}", "\n\n\n", text)

    def _structure(self, structure: str) -> None:
        fields = self._declarations.fields(structure)
        if structure == "device":
            functions = self._declarations.function_members(structure)
            self._lines += ["", "FUNCTIONS = (", *(f'    "{each}",' for each in functions), ")", ""]
        if any(field.type == "char" and field.count for field in fields):
            members = [f"        {self._member(each)}," for each in fields]
            name = structure.title().replace("_", "")
            head = ["", "", f"class {name}(Structure):", f'    """struct {structure}."""', ""]
            self._lines += [*head, "    _fields_ = (", *members, "    )", "", ""]
            self._used.add("Structure")
        else:
            name = structure.upper()
            comment = "# " + ", ".join(self._members(structure))
            layout = f'{name} = Struct("{self._layout.format_of(structure)}")'
            line = f"{layout}  {comment}"
            above = textwrap.wrap(comment, 110, subsequent_indent="# ")
            self._lines += [line] if len(line) <= _WIDTH else [*above, layout]

    def _members(self, structure: str) -> Iterator[str]:
        """Return the names of a structure's members, as struct.Struct packs them."""
        functions = self._declarations.function_members(structure) if structure == "device" else []
        for field in self._declarations.fields(structure):
            if field.name == "pad" or field.count == 0:
                continue
            if field.name in functions:
                if field.name == functions[0]:
                    yield "FUNCTIONS"
            elif field.type in self._declarations.structures:
                prefix = "" if field.name == "head" else f"{field.name}."
                yield from (prefix + member for member in self._members(field.type))
            else:
                yield field.name

    def _member(self, field: Field) -> str:
        kind = {"char": "c_char", "pointer": "c_void_p"}.get(field.type) or _NUMBERS[field.type][2]
        self._used.add(kind)
        return f'("{field.name}", {kind}' + (f" * {field.count})" if field.count else ")")

    def _functions(self) -> None:
        self._lines += ["", "Pointer: TypeAlias = int | bytes | None", ""]
        self._lines += ["", "class Native:", '    """The functions of protocol.h."""', ""]
        self._lines.append("    def __init__(self, code: NativeCode) -> None:")
        for name, (result, parameters) in self._declarations.functions.items():
            for mark, method in _METHODS.items():
                if mark in self._marks[name]:
                    self._call(name, method, result, parameters)
        if any("HOST" in marks for marks in self._marks.values()):
            self._lines.append("        self.address_of = code.address")

    def _call(self, name: str, method: str, result: str, parameters: Sequence[str]) -> None:
        annotations = ", ".join(map(_annotation, parameters))
        returned = "int | None" if result == "pointer" else _annotation(result)
        head = f"        self.{name}: Callable[[{annotations}], {returned}] = code.{method}("
        arguments = [f'"{name}"', *map(self._ctypes, (result, *parameters))]
        line = ", ".join(arguments)
        if len(head) + len(line) < _WIDTH:
            self._lines.append(f"{head}{line})")
        elif len(line) + 12 <= _WIDTH:
            self._lines += [head, f"            {line}", "        )"]
        else:
            self._lines += [head, *(f"            {each}," for each in arguments), "        )"]

    def _ctypes(self, kind: str) -> str:
        if kind == "void":
            return "None"
        name = (_POINTER if kind == "pointer" else _NUMBERS[kind])[2]
        self._used.add(name)
        return name


def _annotation(kind: str) -> str:
    return {"void": "None", "pointer": "Pointer", "double": "float"}.get(kind, "int")


def _ruff_order(name: str) -> tuple[int, str]:
    return (0 if name.isupper() else 1 if name[0].isupper() else 2), name


def main(clang_path: str, source: str, header: str, output: str, stamp: str, *flags: str) -> None:
    clang = Clang(clang_path, Path(source), Path(header), flags)
    declarations, marks = clang.declarations(), _marks(Path(header))
    if marks.keys() != declarations.functions.keys():
        raise SystemExit(f"{header}: functions without a mark: {marks.keys() ^ declarations.functions.keys()}")
    writer = Writer(declarations, marks)
    name = Path(header).name
    text = writer.write(f"{name} in Python.\n\nMade by `nox -s native`, sha256 {stamp}\n")
    clang.check(writer.assertions())
    Path(output).write_text(text)


if __name__ == "__main__":
    main(*sys.argv[1:])
