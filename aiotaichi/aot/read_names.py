"""Find the global names that a function reads, from its source."""

from __future__ import annotations

import ast
import dis
import linecache
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from types import FunctionType

from ..errors import BuildError
from .functions import Function, Name
from .installed import is_installed

__all__ = ["Definition", "definition_of", "names_of_annotation", "names_of_body"]

_Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


@dataclass(frozen=True)
class Definition:
    """The definition of a function in its source file."""

    file: str
    line: int  # the function's first line, decorators included
    text: str  # the function's lines
    node: ast.FunctionDef


def definition_of(function: FunctionType) -> Definition:
    """Return a function's definition. Blocking.

    Raise a BuildError if it has no source, or if the file has changed since the program imported it.
    """
    code = function.__code__
    file = code.co_filename
    linecache.checkcache(file)
    lines = linecache.getlines(file, function.__globals__)
    if not lines:
        raise BuildError(f"{function.__qualname__} has no source ({file}): write it in a file, and import that")
    try:
        found = [each for each in _definitions("".join(lines)) if each.name == code.co_name]
    except SyntaxError as error:  # the file was edited after the import
        raise BuildError(f"{file}, line {error.lineno}: {type(error).__name__}: {error.msg}") from None
    exact = [each for each in found if _first_line(each) == code.co_firstlineno]
    if len(exact or found) != 1:
        raise BuildError(
            f"{file}, line {code.co_firstlineno}: {function.__qualname__} is not there: "
            "the source has changed since the program imported it. Import it again"
        )
    [node] = exact or found
    first = _first_line(node)
    return Definition(file, first, "".join(lines[first - 1 : node.end_lineno]), node)


def names_of_body(definition: Definition, function: Function) -> dict[Name, int]:
    """Return the names that a function's body reads but does not assign, each with the first line that reads it.

    A method's names include the attributes of its instance: ``("self", "n")``.

    In a taichi function, a variable belongs to the block that assigns it. After the block, the same name is the
    global variable again. Raise a BuildError if the body imports a module of the program.
    """
    if function.kind in ("function", "build"):
        code = function.python.__code__
        # From Python 3.12 on, co_varnames has the variables of comprehensions. Their names may be globals elsewhere.
        read = {each.argval for each in dis.get_instructions(code) if each.opname == "LOAD_GLOBAL"}
        assigned = {*code.co_varnames, *code.co_cellvars} - read
    else:
        assigned = set(_arguments(definition.node))
    if function.instance is not None:
        assigned.discard(function.self_name)
    reader = _Reader(assigned)
    reader.visit_all(definition.node.body)
    for module, line in reader.imports.items():
        is_pythons = module.partition(".")[0] in sys.stdlib_module_names
        if function.kind != "build" and not is_pythons and not is_installed(module):
            raise BuildError(
                f"{definition.file}, line {line}, in {function.python.__name__}: it imports {module} when it is "
                "called, so that the values it reads are not known: import the module at the top of the file"
            )
    return reader.names


def names_of_annotation(annotation: ast.expr | None) -> dict[Name, int]:
    """Return the names that an annotation reads, each with its line."""
    if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
        try:
            annotation = ast.parse(annotation.value, mode="eval").body
        except SyntaxError:
            return {}  # taichi reports it
    reader = _Reader([])
    reader.visit_all([] if annotation is None else [annotation])
    return reader.names


@lru_cache(maxsize=32)
def _definitions(text: str) -> tuple[ast.FunctionDef, ...]:
    return tuple(node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef))


def _first_line(node: ast.FunctionDef) -> int:
    return min([node.lineno, *(each.lineno for each in node.decorator_list)])


def _arguments(node: _Function) -> list[str]:
    arguments = node.args
    several = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]
    return [each.arg for each in several if each is not None]


class _Reader(ast.NodeVisitor):
    """Collects the names read, in the order of execution: an assignment's value before its target."""

    def __init__(self, known: Iterable[str]) -> None:
        self.names: dict[Name, int] = {}
        self.imports: dict[str, int] = {}
        self._scopes = [set(known)]

    def visit_all(self, nodes: Iterable[ast.AST]) -> None:
        for node in nodes:
            self.visit(node)

    @contextmanager
    def _scope(self, known: Iterable[str] = ()) -> Iterator[None]:
        self._scopes.append(set(known))
        yield
        self._scopes.pop()

    def _read(self, name: Name, line: int) -> None:
        if not any(name[0] in scope for scope in self._scopes):
            self.names.setdefault(name, line)

    def visit_Name(self, node: ast.Name) -> None:
        if isinstance(node.ctx, ast.Load):
            self._read((node.id,), node.lineno)
        else:
            self._scopes[-1].add(node.id)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        attributes = [node.attr]
        value = node.value
        while isinstance(value, ast.Attribute):
            attributes.append(value.attr)
            value = value.value
        if isinstance(value, ast.Name):
            self._read((value.id, *reversed(attributes)), node.lineno)
        else:
            self.visit(value)

    def visit_Assign(self, node: ast.Assign) -> None:
        self.visit_all([node.value, *node.targets])

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.visit_all([node.annotation, *([node.value] if node.value else []), node.target])

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.visit(node.value)
        if isinstance(node.target, ast.Name):
            self._read((node.target.id,), node.lineno)
        else:
            self.visit(node.target)

    def visit_NamedExpr(self, node: ast.NamedExpr) -> None:
        self.visit_all([node.value, node.target])

    def visit_For(self, node: ast.For) -> None:
        self.visit(node.iter)
        with self._scope():
            self.visit_all([node.target, *node.body, *node.orelse])

    def _visit_branches(self, node: ast.If | ast.While) -> None:
        self.visit(node.test)
        for branch in (node.body, node.orelse):
            with self._scope():
                self.visit_all(branch)

    visit_If = visit_While = _visit_branches

    def _visit_comprehension(self, node: ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp) -> None:
        with self._scope():
            for each in node.generators:
                self.visit_all([each.iter, each.target, *each.ifs])
            self.visit_all([node.key, node.value] if isinstance(node, ast.DictComp) else [node.elt])

    visit_ListComp = visit_SetComp = visit_GeneratorExp = visit_DictComp = _visit_comprehension

    def visit_Import(self, node: ast.Import) -> None:
        for each in node.names:
            self.imports.setdefault(each.name, node.lineno)
            self._scopes[-1].add(each.asname or each.name.partition(".")[0])

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        self.imports.setdefault("." * node.level + (node.module or ""), node.lineno)
        self._scopes[-1].update(each.asname or each.name for each in node.names)

    def _visit_defaults(self, arguments: ast.arguments) -> None:
        self.visit_all([*arguments.defaults, *(each for each in arguments.kw_defaults if each is not None)])

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self._visit_defaults(node.args)
        with self._scope(_arguments(node)):
            self.visit(node.body)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._scopes[-1].add(node.name)
        self.visit_all(node.decorator_list)
        self._visit_defaults(node.args)
        with self._scope(_arguments(node)):
            self.visit_all(node.body)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.visit_all([*node.decorator_list, *node.bases, *node.keywords])
        for each in node.body:
            with self._scope():  # a class's variables do not hide globals from its methods
                self.visit(each)
        self._scopes[-1].add(node.name)
