"""Giving kernels, in the process that compiles them, what they read in the program's. See ``captures``."""

from __future__ import annotations

import ast
import enum
import importlib
import linecache
import re
import sys
import textwrap
from contextlib import suppress
from dataclasses import is_dataclass
from types import CellType, FunctionType, MethodType, ModuleType, SimpleNamespace
from typing import Any

from ..errors import BuildError
from .functions import as_function, find_attribute
from .installed import is_installed, is_installed_file
from .pinned_imports import PinnedFinder
from .plain_values import (
    Decoder,
    Tree,
    UnsendableError,
    as_text,
    describe_class,
    encode,
    encode_dataclass,
    only_data,
    show,
)

__all__ = ["Placement"]

_MISSING = object()
# which are not there yet while a file is imported
_NAMES_OTHERS = re.compile('"(function|module|object|enumeration|dataclass type)":')


class Placement:
    """The functions of a build, with the variables that they read.

    Parameters
    ----------
    captured
        What :func:`~aiotaichi.aot.captures.capture` has returned, parsed.
    """

    def __init__(self, captured: dict[str, Any]) -> None:
        self._described: list[dict[str, Any]] = captured["functions"]
        self._kernels: list[int] = captured["kernels"]
        self._template_args: dict[str, dict[str, Tree]] = captured["template_args"]
        self._exports: dict[str, dict[str, Tree]] = captured["exports"]
        self._decoder = Decoder(self._decode_other)
        self._objects: dict[int, Any] = {}
        self._numbers: dict[FunctionType, list[int]] = {}
        self._instances: dict[int, Any] = {}
        self._sources: dict[str, ModuleType] = {}
        self._pinned: dict[tuple[str, str], Tree] = {}

    # -- files that are imported ------------------------------------------------------------------------

    def finder(self) -> PinnedFinder:
        """Return what gives the variables their values while their modules are imported."""
        names: dict[str, set[str]] = {}
        for described in self._described:
            if described["module"] is None:
                continue
            for name, tree in described["values"]:
                is_variable = len(name) == 1 and name[0] not in described["closure"]
                if is_variable and not _NAMES_OTHERS.search(as_text(tree)):
                    names.setdefault(described["module"], set()).add(name[0])
                    self._pinned[described["module"], name[0]] = tree
        return PinnedFinder(names, self._replace)

    def _replace(self, module: str, name: str, value: Any) -> Any:
        tree = self._pinned[module, name]
        return value if self._is_same(tree, value) else self._decoder.decode(tree)

    def place(self, name: str, source: ModuleType) -> None:
        """Give the variables their values: where ``source``, imported as ``name``, has other ones.

        Raises
        ------
        BuildError
            A function is not there, or a value is another one and cannot be replaced.
        """
        self._sources[name] = source
        for i, described in enumerate(self._described):
            if described["path"] is not None:
                self._import(i, described)
        for i in list(self._objects):
            self._place_values(i)
        self._verify()

    # -- kernels that are made from their source --------------------------------------------------------

    def kernels(self) -> list[tuple[Any, dict[str, Any]]]:
        """Return the kernels, with the values of their template arguments."""
        found = [(self._object(i), self.template_args(i)) for i in self._kernels]
        self._verify()
        return found

    def template_args(self, number: int) -> dict[str, Any]:
        """Return the values of a kernel's template arguments, which are those of its name."""
        described = self._described[number]
        values = self.template_args_of(described["name"])
        if described["instance"] is not None:
            python = _python(self._object(number))
            values[python.__code__.co_varnames[0]] = self._instance(described)
        return values

    def template_args_of(self, name: str) -> dict[str, Any]:
        """Return the values that were given for a kernel's template arguments."""
        return {key: self._decoder.decode(tree) for key, tree in self._template_args.get(name, {}).items()}

    def check_export(self, record: Any) -> None:
        """Raise unless a kernel is exported with the values that the program exports it with."""
        for key, tree in self._exports.get(record.name, {}).items():
            found = self._encode(record.template_types.get(key))
            if as_text(found) != as_text(tree):
                raise _differ(f"kernel {record.name}: {key} of its template_types", found, tree)

    # -- private: functions -----------------------------------------------------------------------------

    def _object(self, number: int) -> Any:
        """Return a function as its decorator has left it."""
        if number not in self._objects:
            described = self._described[number]
            if described["path"] is not None:
                self._import(number, described)
            else:
                self._make(number, described)
            self._place_values(number)
        return self._objects[number]

    def _import(self, number: int, described: dict[str, Any]) -> None:
        module, path = described["module"], described["path"]
        where = f"{described['file']}, line {described['line']}: {path}"
        found: Any = self._module(module)
        for name in path.split("."):
            found = getattr(found, name, _MISSING)
        function = as_function(found)
        if function is None:
            raise BuildError(
                f"{where} is not there when the file is imported, as module {module}: "
                "define it outside of 'if __name__ == \"__main__\":'"
            )
        if function.python.__code__.co_firstlineno != described["line"]:
            raise BuildError(
                f"{where} is the one of line {function.python.__code__.co_firstlineno} when the file is imported: "
                "give the two functions names of their own"
            )
        self._objects[number] = found
        self._numbers.setdefault(function.python, []).append(number)
        annotations = {name: tree for name, tree in described["annotations"].items() if name != "return"}
        for name, tree in annotations.items():
            found_tree = self._encode(function.python.__annotations__.get(name))
            if function.kind != "function" and as_text(found_tree) != as_text(tree):
                raise _differ(f"{where}: the type of {name}", found_tree, tree)
        defaults = self._encode([function.python.__defaults__, function.python.__kwdefaults__])
        if described["defaults"] is not None and as_text(defaults) != as_text(described["defaults"]):
            raise _differ(f"{where}: its defaults", defaults, described["defaults"])

    def _make(self, number: int, described: dict[str, Any]) -> None:
        """Execute a function's source by itself, where the lines and the file are those of the original."""
        tree = ast.parse(textwrap.dedent(described["text"]))
        [node] = tree.body
        assert isinstance(node, ast.FunctionDef)
        node.decorator_list, node.returns = [], None
        arguments = node.args
        for argument in [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]:
            argument.annotation = None
        arguments.defaults, arguments.kw_defaults = [], [None] * len(arguments.kwonlyargs)
        ast.increment_lineno(tree, described["line"] - 1)
        _show_source(described["file"], described["line"], described["text"])
        # What its module has only here, fields say, is there for it, too.
        module = described["module"]
        variables: dict[str, Any] = {} if module is None else dict(vars(self._module(module)))
        for name in ("__name__", *described["closure"]):
            variables.pop(name, None)
        exec(compile(tree, described["file"], "exec", dont_inherit=True), variables)
        python: FunctionType = variables.pop(node.name)
        python.__name__ = described["name"]
        # The function's first line is its decorator's, for those who look for the source.
        python.__code__ = python.__code__.replace(co_firstlineno=described["line"])
        self._numbers[python] = [number]
        self._objects[number] = python  # for itself, should it be its own default
        python.__annotations__ = {key: self._decoder.decode(each) for key, each in described["annotations"].items()}
        python.__defaults__, python.__kwdefaults__ = self._decoder.decode(described["defaults"])
        self._objects[number] = _decorate(python, described)

    def _module(self, name: str) -> ModuleType:
        return self._sources.get(name) or importlib.import_module(name)

    def _instance(self, described: dict[str, Any]) -> Any:
        return self._instances.setdefault(described["instance"], _Instance())

    # -- private: values --------------------------------------------------------------------------------

    def _encode(self, value: Any) -> Tree:
        try:
            return encode(value, self._encode_other)
        except UnsendableError:
            return {"other": repr(value)}

    def _encode_other(self, value: Any) -> Tree:
        """Encode what is no data as the program has, for comparison."""
        if isinstance(value, ModuleType):
            return {"module": value.__name__}
        if isinstance(value, enum.EnumMeta) and (value in self._decoder.made or not is_installed(value.__module__)):
            return {"enumeration": self._describe_class(value)}
        function = as_function(value)
        if function is not None:
            for number in self._numbers.get(function.python, []):
                instance = self._described[number]["instance"]
                if function.instance is (None if instance is None else self._instances.get(instance)):
                    return {"function": number}
            if not is_installed_file(function.python.__code__.co_filename):
                return {"function": -1}
        if is_dataclass(type(value)):
            return encode_dataclass(value, self._describe_class(type(value)), self._encode_other)
        if is_installed(type(value).__module__) and isinstance(getattr(value, "__qualname__", None), str):
            return {"object": [value.__module__, value.__qualname__]}
        return only_data(value)

    def _describe_class(self, kind: type) -> Any:
        """Return what a class is known by in the program; None if that says nothing about it."""
        if kind in self._decoder.made:
            return self._decoder.made[kind]
        names = [name for name, source in self._sources.items() if source is sys.modules.get(kind.__module__)]
        module = names[0] if names else kind.__module__
        return describe_class(kind, module)

    def _is_same(self, tree: Tree, value: Any) -> bool:
        return as_text(self._encode(value)) == as_text(tree)

    def _decode_other(self, tag: str, content: Any) -> Any:
        if tag == "module":
            return importlib.import_module(content)
        if tag in ("enumeration", "dataclass type"):
            return self._find_class(content) or self._decoder.make_class(tag, content)
        if tag == "object":
            module, path = content
            importlib.import_module(module)
            return find_attribute(module, path)
        assert tag == "function", tag
        function = self._object(content)
        described = self._described[content]
        return function if described["instance"] is None else MethodType(function, self._instance(described))

    def _find_class(self, content: list[Any]) -> type | None:
        """Return the class that an import makes, if it is the same one: only its own objects are equal."""
        module, path, *_ = content
        if module is None:
            return None
        found: Any = self._module(module)
        for name in path.split("."):
            found = getattr(found, name, None)
        with suppress(UnsendableError):
            if isinstance(found, type) and as_text(self._describe_class(found)) == as_text(content):
                return found
        return None

    def _place_values(self, number: int) -> None:
        described = self._described[number]
        for name, tree in described["values"]:
            self._adopt_instance(number, name, tree)
            self._place_value(number, name, tree)

    def _verify(self) -> None:
        """Raise unless each value is there: what two objects have in the program may be of one object here."""
        for i in self._objects:
            described = self._described[i]
            for name, tree in described["values"]:
                found = self._find(i, name)
                if not self._is_same(tree, found):
                    where = f"{described['file']}, line {described['line']}, in {described['name']}"
                    raise _differ(f"{where}: {'.'.join(name)}", self._encode(found), tree)

    def _adopt_instance(self, number: int, name: list[str], tree: Tree) -> None:
        """Have a method's instance be the one that the import has made."""
        if isinstance(tree, dict) and "function" in tree:
            instance = self._described[tree["function"]]["instance"]
            function = as_function(self._find(number, name))
            if instance is not None and function is not None and function.instance is not None:
                self._instances.setdefault(instance, function.instance)

    def _find(self, number: int, name: list[str]) -> Any:
        value = self._variable(number, name[0])
        for each in name[1:]:
            value = getattr(value, each, _MISSING)
        return value

    def _variable(self, number: int, name: str) -> Any:
        python = _python(self._objects[number])
        described = self._described[number]
        if described["instance"] is not None and name == python.__code__.co_varnames[0]:
            return self._instance(described)
        cell = _cell(python, name)
        if cell is not None:
            try:
                return cell.cell_contents
            except ValueError:  # it is empty
                return _MISSING
        return python.__globals__.get(name, _MISSING)

    def _place_value(self, number: int, name: list[str], tree: Tree) -> None:
        found = self._find(number, name)
        if found is not _MISSING and self._is_same(tree, found):
            return
        described = self._described[number]
        where = f"{described['file']}, line {described['line']}, in {described['name']}: {'.'.join(name)}"
        if found is not _MISSING and _only_data(self._encode(found)) != _only_data(tree) and _has_fields():
            # which were made with the other value, maybe
            raise _differ(where, self._encode(found), tree)
        value = self._decoder.decode(tree)
        python = _python(self._objects[number])
        if len(name) == 1:
            cell = _cell(python, name[0])
            if cell is not None:
                cell.cell_contents = value
            else:
                python.__globals__[name[0]] = value
            return
        owner = self._variable(number, name[0])
        if owner is _MISSING:
            owner = python.__globals__[name[0]] = SimpleNamespace()
        for each in name[1:-1]:
            inner = getattr(owner, each, _MISSING)
            if inner is _MISSING:
                inner = SimpleNamespace()
                setattr(owner, each, inner)
            owner = inner
        with suppress(AttributeError, TypeError):  # a property, say, that depends on what is placed later
            setattr(owner, name[-1], value)


class _Instance:
    """What a method's ``self`` is here: the attributes that it reads."""

    _data_oriented = True  # to taichi


def _only_data(tree: Tree) -> str:
    """Return a tree as text that does not tell functions apart."""
    return re.sub('"function":-?[0-9]+', '"function":0', as_text(tree))


def _python(value: Any) -> FunctionType:
    function = as_function(value)
    assert function is not None
    return function.python


def _cell(python: FunctionType, name: str) -> CellType | None:
    names = python.__code__.co_freevars
    return python.__closure__[names.index(name)] if python.__closure__ and name in names else None


def _decorate(python: FunctionType, described: dict[str, Any]) -> Any:
    import taichi as ti

    kind = described["kind"]
    if kind == "function":
        return python
    if described["instance"] is not None:
        python.__annotations__[python.__code__.co_varnames[0]] = ti.template()
    decorators = {"kernel": ti.kernel, "func": ti.func, "pyfunc": ti.pyfunc, "real_func": ti.real_func}
    return decorators[kind](python)


def _show_source(file: str, line: int, text: str) -> None:
    """Have Python find a function's source where its code says, and nowhere else."""
    new = text.splitlines(keepends=True)
    lines = linecache.getlines(file)
    lines = [*lines, *["\n"] * (line - 1 + len(new) - len(lines))]
    lines[line - 1 : line - 1 + len(new)] = new
    linecache.cache[file] = (sum(map(len, lines)), None, lines, file)


def _has_fields() -> bool:
    from taichi.lang import impl

    return bool(impl.get_runtime().global_vars)


def _differ(what: str, here: Tree, there: Tree) -> BuildError:
    return BuildError(
        f"{what}: {show(there)} in the program, but {show(here)} where the file is imported. "
        "It cannot be replaced there, or other things have been made with it: "
        "have the import make it with the program's value, or have the kernel read another variable"
    )
