"""Import modules from their sources, so that chosen variables get other values than the source assigns.

A pinned variable has its value from the moment of its assignment, so that the rest of the import uses it.

Python takes a ``.pyc`` file if the time (in seconds) and the size of the source match, and an edit may keep both. So
modules of the program are compiled anew. Installed modules come from their ``.pyc`` files, which is much faster.
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from types import CodeType, ModuleType
from typing import Any

from .installed import is_installed_file

__all__ = ["PinnedFinder", "compile_program_anew"]

_REPLACE = "_aiotaichi_replace"

Replace = Callable[[str, str, Any], Any]
"""Takes the module's name, the variable's name and the assigned value. Returns the value to use instead."""


class PinnedFinder(MetaPathFinder):
    """Loads the modules that have pinned variables. Put it first into ``sys.meta_path``."""

    def __init__(self, names: dict[str, set[str]], replace: Replace) -> None:
        self._names = names  # the pinned variables of each module
        self._replace = replace

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return the spec that the other finders find, with a pinning loader if the module has a source."""
        if fullname not in self._names:
            return None
        for finder in sys.meta_path:
            spec = None if finder is self else finder.find_spec(fullname, path, target)
            if spec is not None:
                if type(spec.loader) is SourceFileLoader:
                    spec.loader = self.loader(fullname, fullname, spec.loader.path)
                return spec
        return None

    def loader(self, known_as: str, fullname: str, path: str) -> SourceFileLoader:
        """Return a pinning loader of the source ``path``. ``names`` knows the module as ``known_as``."""
        names = self._names.get(known_as, set())
        return _PinnedLoader(fullname, path, names, partial(self._replace, known_as))


def compile_program_anew() -> None:
    """Have every import of this process compile the program's sources, also those that another loader finds.

    It writes no ``.pyc`` file of them.
    """
    SourceFileLoader.get_code = _get_code  # type: ignore[method-assign, assignment]


_get_cached_code = SourceFileLoader.get_code


def _get_code(loader: SourceFileLoader, fullname: str) -> CodeType | None:
    if is_installed_file(loader.get_filename(fullname)):
        return _get_cached_code(loader, fullname)
    return _compiled(loader, fullname)


def _compiled(self: SourceFileLoader, fullname: str) -> CodeType:
    """Compile a source, whatever ``.pyc`` there is, and write none."""
    path = self.get_filename(fullname)
    code: CodeType = self.source_to_code(self.get_data(path), path)
    return code


class _PinnedLoader(SourceFileLoader):
    """Executes a module's source, with ``name = replace(name)`` after each statement that assigns a pinned ``name``.

    A variable that is assigned several times, or in a loop, is not pinned: the module may depend on each value.
    """

    def __init__(self, fullname: str, path: str, names: set[str], replace: Callable[[str, Any], Any]) -> None:
        super().__init__(fullname, path)
        self._names = names
        self._replace = replace

    get_code = _compiled  # an installed module may have pinned variables, too

    def source_to_code(self, data: Any, path: Any, *, _optimize: int = -1) -> CodeType:  # type: ignore[override]
        """Compile the source, with the replacements."""
        tree = ast.parse(data, path)
        counts = Counter(_assigned(tree.body, 1))
        tree = _Pinning({name for name in self._names if counts[name] == 1}).visit(tree)
        code: CodeType = compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True, optimize=_optimize)
        return code

    def exec_module(self, module: ModuleType) -> None:
        """Execute the source."""
        vars(module)[_REPLACE] = self._replace
        super().exec_module(module)
        del vars(module)[_REPLACE]


class _Pinning(ast.NodeTransformer):
    """Adds the replacements to a module's own statements, not to its functions and classes."""

    def __init__(self, names: set[str]) -> None:
        self._names = names

    def _leave(self, node: ast.AST) -> ast.AST:
        return node

    visit_FunctionDef = visit_AsyncFunctionDef = visit_ClassDef = visit_Lambda = _leave

    def _add(self, node: ast.stmt) -> list[ast.stmt]:
        added = [
            ast.copy_location(ast.parse(f"{name} = {_REPLACE}({name!r}, {name})").body[0], node)
            for name in _assigned([node], 1)
            if name in self._names
        ]
        return [node, *added]

    visit_Assign = visit_AnnAssign = visit_Import = visit_ImportFrom = _add


def _assigned(nodes: Iterable[ast.AST], times: int) -> Iterator[str]:
    """Yield the variables that statements assign, once for each assignment, twice for one in a loop."""
    for node in nodes:
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            yield from [node.id] * times
        elif isinstance(node, ast.alias):
            yield from [node.asname or node.name.partition(".")[0]] * times
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield from [node.name] * times
        elif not isinstance(node, ast.Lambda):
            is_loop = isinstance(node, (ast.For, ast.AsyncFor, ast.While))
            yield from _assigned(ast.iter_child_nodes(node), 2 if is_loop else times)
