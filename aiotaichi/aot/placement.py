"""Place captured values in the process that compiles, so that kernels read what they read in the program.

The module ``captures`` makes the values, in the program's process.
"""

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
from functools import reduce
from types import CellType, FunctionType, MethodType, ModuleType, SimpleNamespace
from typing import Any

from ..errors import BuildError
from .captures import Captured, CapturedFunction
from .functions import MISSING, as_function, find_attribute
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

# Values that refer to functions, modules or classes: while a file is imported, these may not exist yet.
_NAMES_OTHERS = re.compile('"(function|module|object|enumeration|dataclass type)":')


class Placement:
    """The functions of a build, with the variables that they read. ``captured`` is the parsed JSON of ``capture``.

    Call either :meth:`finder` and :meth:`place` (the file is imported) or :meth:`kernels` (the kernels' source is
    executed).
    """

    def __init__(self, captured: Captured) -> None:
        self._captured = captured["functions"]
        self._kernels = captured["kernels"]
        self._template_args = captured["template_args"]
        self._exports = captured["exports"]
        self._decoder = Decoder(self._decode_other)
        self._objects: dict[int, Any] = {}
        self._numbers: dict[FunctionType, list[int]] = {}
        self._instances: dict[int, Any] = {}
        self._sources: dict[str, ModuleType] = {}
        self._pinned: dict[tuple[str, str], Tree] = {}

    # -- files that are imported ------------------------------------------------------------------------

    def finder(self) -> PinnedFinder:
        """Return an import finder that gives variables the program's values while their modules are imported."""
        names: dict[str, set[str]] = {}
        for captured in self._captured:
            if captured["module"] is None:
                continue
            for name, tree in captured["values"]:
                is_variable = len(name) == 1 and name[0] not in captured["closure"]
                if is_variable and not _NAMES_OTHERS.search(as_text(tree)):
                    names.setdefault(captured["module"], set()).add(name[0])
                    self._pinned[captured["module"], name[0]] = tree
        return PinnedFinder(names, self._replace)

    def _replace(self, module: str, name: str, value: Any) -> Any:
        tree = self._pinned[module, name]
        return value if self._is_same(tree, value) else self._decoder.decode(tree)

    def place(self, name: str, source: ModuleType) -> None:
        """Give variables the program's values after the import, if they still differ.

        The program knows the imported ``source`` by ``name``. Raise a BuildError if a function is missing, or if a
        value differs and cannot be replaced.
        """
        self._sources[name] = source
        for i, captured in enumerate(self._captured):
            if captured["path"] is not None:
                self._import(i, captured)
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
        """Return the values of a kernel's template arguments, and the instance of a method."""
        captured = self._captured[number]
        values = self.template_args_of(captured["name"])
        if captured["instance"] is not None:
            python = _python(self._object(number))
            values[python.__code__.co_varnames[0]] = self._instance(captured["instance"])
        return values

    def template_args_of(self, name: str) -> dict[str, Any]:
        """Return the template arguments that the program gave for the kernel of this name."""
        return {key: self._decoder.decode(tree) for key, tree in self._template_args.get(name, {}).items()}

    def check_export(self, record: Any) -> None:
        """Raise a BuildError if a kernel is exported here with other ``template_types`` than in the program."""
        for key, tree in self._exports.get(record.name, {}).items():
            found = self._encode(record.template_types.get(key))
            if as_text(found) != as_text(tree):
                raise _differ(f"kernel {record.name}: {key} of its template_types", found, tree)

    # -- private: functions -----------------------------------------------------------------------------

    def _object(self, number: int) -> Any:
        """Return a function, decorated, with its values placed."""
        if number not in self._objects:
            captured = self._captured[number]
            if captured["path"] is not None:
                self._import(number, captured)
            else:
                self._make(number, captured)
            self._place_values(number)
        return self._objects[number]

    def _import(self, number: int, captured: CapturedFunction) -> None:
        module, path = captured["module"], captured["path"]
        assert module is not None
        assert path is not None
        where = f"{captured['file']}, line {captured['line']}: {path}"
        found = find_attribute(self._module(module), path.split("."))
        function = as_function(found)
        if function is None:
            raise BuildError(
                f"{where} is not there when the file is imported, as module {module}: "
                "define it outside of 'if __name__ == \"__main__\":'"
            )
        if function.python.__code__.co_firstlineno != captured["line"]:
            raise BuildError(
                f"{where} is the function of line {function.python.__code__.co_firstlineno} when the file is "
                "imported: give the two functions different names"
            )
        self._objects[number] = found
        self._numbers.setdefault(function.python, []).append(number)
        annotations = {name: tree for name, tree in captured["annotations"].items() if name != "return"}
        for name, tree in annotations.items():
            found_tree = self._encode(function.python.__annotations__.get(name))
            if function.kind != "function" and as_text(found_tree) != as_text(tree):
                raise _differ(f"{where}: the type of {name}", found_tree, tree)
        defaults = self._encode([function.python.__defaults__, function.python.__kwdefaults__])
        if captured["defaults"] is not None and as_text(defaults) != as_text(captured["defaults"]):
            raise _differ(f"{where}: its defaults", defaults, captured["defaults"])

    def _make(self, number: int, captured: CapturedFunction) -> None:
        """Execute a function's source alone. Its code keeps the file and the line numbers of the original."""
        text = captured["text"]
        assert text is not None
        tree = ast.parse(textwrap.dedent(text))
        [node] = tree.body
        assert isinstance(node, ast.FunctionDef)
        node.decorator_list, node.returns = [], None
        arguments = node.args
        for argument in [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]:
            argument.annotation = None
        arguments.defaults, arguments.kw_defaults = [], [None] * len(arguments.kwonlyargs)
        ast.increment_lineno(tree, captured["line"] - 1)
        _show_source(captured["file"], captured["line"], text)
        # The function sees its module's variables, some of which exist only in this process (fields, for example).
        module = captured["module"]
        variables: dict[str, Any] = {} if module is None else dict(vars(self._module(module)))
        for name in ("__name__", *captured["closure"]):
            variables.pop(name, None)
        exec(compile(tree, captured["file"], "exec", dont_inherit=True), variables)
        python: FunctionType = variables.pop(node.name)
        python.__name__ = captured["name"]
        # inspect looks for the source at the first decorator's line.
        python.__code__ = python.__code__.replace(co_firstlineno=captured["line"])
        self._numbers[python] = [number]
        self._objects[number] = python  # a default may refer to the function itself
        python.__annotations__ = {key: self._decoder.decode(each) for key, each in captured["annotations"].items()}
        python.__defaults__, python.__kwdefaults__ = self._decoder.decode(captured["defaults"])
        self._objects[number] = _decorate(python, captured)

    def _module(self, name: str) -> ModuleType:
        return self._sources.get(name) or importlib.import_module(name)

    def _instance(self, instance: int) -> Any:
        return self._instances.setdefault(instance, _Instance())

    # -- private: values --------------------------------------------------------------------------------

    def _encode(self, value: Any) -> Tree:
        try:
            return encode(value, self._encode_other)
        except UnsendableError:
            return {"other": repr(value)}

    def _encode_other(self, value: Any) -> Tree:
        """Encode a value that is not data as ``captures`` does, so that the two can be compared."""
        if isinstance(value, ModuleType):
            return {"module": value.__name__}
        if isinstance(value, enum.EnumMeta) and (value in self._decoder.made or not is_installed(value.__module__)):
            return {"enumeration": self._describe_class(value)}
        function = as_function(value)
        if function is not None:
            for number in self._numbers.get(function.python, []):
                instance = self._captured[number]["instance"]
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
        """Describe a class as the program does. Return None if it is neither an enumeration nor a dataclass."""
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
            return reduce(getattr, path.split("."), importlib.import_module(module))
        assert tag == "function", tag
        function = self._object(content)
        instance = self._captured[content]["instance"]
        return function if instance is None else MethodType(function, self._instance(instance))

    def _find_class(self, content: list[Any]) -> type | None:
        """Return the class that the import made, if it equals the described one. Return None if no class equals it.

        Objects of two classes are never equal, so the import's own class is preferred to a new one.
        """
        module, path, *_ = content
        if module is None:
            return None
        found = find_attribute(self._module(module), path.split("."))
        with suppress(UnsendableError):
            if isinstance(found, type) and as_text(self._describe_class(found)) == as_text(content):
                return found
        return None

    def _place_values(self, number: int) -> None:
        captured = self._captured[number]
        for name, tree in captured["values"]:
            self._adopt_instance(number, name, tree)
            self._place_value(number, name, tree)

    def _verify(self) -> None:
        """Raise a BuildError if a variable lacks the program's value.

        Two names can share an object here but not in the program: then the value placed last has replaced the first.
        """
        for i in self._objects:
            captured = self._captured[i]
            for name, tree in captured["values"]:
                found = self._find(i, name)
                if not self._is_same(tree, found):
                    where = f"{captured['file']}, line {captured['line']}, in {captured['name']}"
                    raise _differ(f"{where}: {'.'.join(name)}", self._encode(found), tree)

    def _adopt_instance(self, number: int, name: list[str], tree: Tree) -> None:
        """Use the instance that the import made as the instance of a captured method."""
        if isinstance(tree, dict) and "function" in tree:
            instance = self._captured[tree["function"]]["instance"]
            function = as_function(self._find(number, name))
            if instance is not None and function is not None and function.instance is not None:
                self._instances.setdefault(instance, function.instance)

    def _find(self, number: int, name: list[str]) -> Any:
        return find_attribute(self._variable(number, name[0]), name[1:])

    def _variable(self, number: int, name: str) -> Any:
        python = _python(self._objects[number])
        captured = self._captured[number]
        if captured["instance"] is not None and name == python.__code__.co_varnames[0]:
            return self._instance(captured["instance"])
        cell = _cell(python, name)
        if cell is not None:
            try:
                return cell.cell_contents
            except ValueError:  # the cell is empty
                return MISSING
        return python.__globals__.get(name, MISSING)

    def _place_value(self, number: int, name: list[str], tree: Tree) -> None:
        found = self._find(number, name)
        if found is not MISSING and self._is_same(tree, found):
            return
        captured = self._captured[number]
        where = f"{captured['file']}, line {captured['line']}, in {captured['name']}: {'.'.join(name)}"
        if found is not MISSING and _only_data(self._encode(found)) != _only_data(tree) and _has_fields():
            # A field may have been made with the other value.
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
        if owner is MISSING:
            owner = python.__globals__[name[0]] = SimpleNamespace()
        for each in name[1:-1]:
            inner = getattr(owner, each, MISSING)
            if inner is MISSING:
                inner = SimpleNamespace()
                setattr(owner, each, inner)
            owner = inner
        with suppress(AttributeError, TypeError):  # a property may depend on values placed later: _verify checks it
            setattr(owner, name[-1], value)


class _Instance:
    """The ``self`` of a method, with the attributes that the method reads."""

    _data_oriented = True  # taichi asks for it


def _only_data(tree: Tree) -> str:
    """Return a tree as text in which all functions are alike."""
    return re.sub('"function":-?[0-9]+', '"function":0', as_text(tree))


def _python(value: Any) -> FunctionType:
    function = as_function(value)
    assert function is not None
    return function.python


def _cell(python: FunctionType, name: str) -> CellType | None:
    names = python.__code__.co_freevars
    return python.__closure__[names.index(name)] if python.__closure__ and name in names else None


def _decorate(python: FunctionType, captured: CapturedFunction) -> Any:
    import taichi as ti

    kind = captured["kind"]
    if kind == "function":
        return python
    if captured["instance"] is not None:
        python.__annotations__[python.__code__.co_varnames[0]] = ti.template()
    decorators = {"kernel": ti.kernel, "func": ti.func, "pyfunc": ti.pyfunc, "real_func": ti.real_func}
    return decorators[kind](python)


def _show_source(file: str, line: int, text: str) -> None:
    """Put a function's source into Python's line cache, at the lines where it stands in its file."""
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
        "The import's value cannot be replaced, or a field was made with it: "
        "let the import compute the program's value, or let the kernel read another variable"
    )
