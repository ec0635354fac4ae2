"""Imports that give chosen variables the values of another process from the start."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator, MutableMapping, Sequence
from functools import partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from types import CodeType, ModuleType
from typing import Any

__all__ = ["PinnedFinder"]

Replace = Callable[[str, str, Any], Any]
"""Of a module's name, a variable's and what is assigned to it: returns what it gets instead."""


class PinnedFinder(MetaPathFinder):
    """Gives the modules with pinned variables a loader of their own. Stands first in ``sys.meta_path``."""

    def __init__(self, names: dict[str, set[str]], replace: Replace) -> None:
        self._names = names
        self._replace = replace

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Return what the other finders find, where it is a module's source."""
        if fullname not in self._names:
            return None
        for finder in sys.meta_path:
            if finder is self:
                continue
            spec = finder.find_spec(fullname, path, target)
            if spec is not None:
                if type(spec.loader) is SourceFileLoader:
                    spec.loader = self.loader(fullname, fullname, spec.loader.path)
                return spec
        return None

    def loader(self, known_as: str, fullname: str, path: str) -> SourceFileLoader:
        """Return the loader of a file, whose variables are known by one module's name, and which gets another."""
        names = self._names.get(known_as, set())
        return _PinnedLoader(fullname, path, names, partial(self._replace, known_as))


class _PinnedLoader(SourceFileLoader):
    """Executes a module whose assignments to some variables are replaced.

    Only variables that the module assigns once, and not in a loop, are: others count on what they are.
    """

    def __init__(self, fullname: str, path: str, names: set[str], replace: Callable[[str, Any], Any]) -> None:
        super().__init__(fullname, path)
        self._names = names
        self._replace = replace

    def exec_module(self, module: ModuleType) -> None:
        """Execute the source."""
        code = self.get_code(module.__name__)
        assert isinstance(code, CodeType)
        source = self.get_source(module.__name__)
        names = self._names & _assigned_once(ast.parse(source or ""))
        exec(code, vars(module), _Variables(module, names, self._replace) if names else None)


class _Variables(MutableMapping[str, Any]):
    """A module's variables, for the code at its top level."""

    def __init__(self, module: ModuleType, names: set[str], replace: Callable[[str, Any], Any]) -> None:
        self._module = module
        self._names = names
        self._replace = replace

    def __getitem__(self, name: str) -> Any:
        return vars(self._module)[name]

    def __setitem__(self, name: str, value: Any) -> None:
        if name in self._names:
            value = self._replace(name, value)
        vars(self._module)[name] = value

    def __delitem__(self, name: str) -> None:
        del vars(self._module)[name]

    def __iter__(self) -> Iterator[str]:
        return iter(vars(self._module))

    def __len__(self) -> int:
        return len(vars(self._module))


def _assigned_once(tree: ast.Module) -> set[str]:
    counts: dict[str, int] = {}
    _count(tree.body, 1, counts)
    return {name for name, count in counts.items() if count == 1}


def _count(nodes: Sequence[ast.AST], each: int, counts: dict[str, int]) -> None:
    for node in nodes:
        names: list[str] = []
        if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
            names = [node.id]
        elif isinstance(node, ast.alias):
            names = [node.asname or node.name.partition(".")[0]]
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            names = [node.name]
        for name in names:
            counts[name] = counts.get(name, 0) + each
        if not isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)):
            is_loop = isinstance(node, (ast.For, ast.AsyncFor, ast.While))
            _count(list(ast.iter_child_nodes(node)), 2 if is_loop else each, counts)
