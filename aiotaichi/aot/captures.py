"""Capture the values that kernels read from their program, as JSON for the process that compiles them."""

from __future__ import annotations

import ast
import builtins
import enum
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from types import FunctionType, ModuleType
from typing import Any, TypedDict

from ..errors import BuildError, InvalidArgumentError
from .export import exported
from .functions import (
    MISSING,
    Function,
    Name,
    as_function,
    find_attribute,
    follow,
    installed_object,
    is_of_python,
    variable,
)
from .installed import is_installed, is_installed_file
from .plain_values import Tree, UnsendableError, as_text, describe_class, encode, encode_dataclass, only_data
from .read_names import Definition, definition_of, names_of_annotation, names_of_body

__all__ = ["NOTHING_CAPTURED", "Captured", "CapturedFunction", "capture"]

NOTHING_CAPTURED = '{"functions":[],"kernels":[],"exports":{},"template_args":{}}'
_READ_ANYTHING = {
    *("globals", "locals", "vars", "eval", "exec"),
    *("__import__", "import_module", "importlib.import_module"),
}
_WAYS_OUT = (
    "pass it as an argument, or read its numbers into variables, "
    "or replace it with load_kernel(..., constants={...}), or make it under 'if aiotaichi.aot.building():'"
)


class CapturedFunction(TypedDict):
    """A function, and the values that it reads."""

    name: str  # __name__
    kind: str  # see functions.Function
    instance: int | None  # the number of a method's instance
    file: str
    line: int  # the function's first line there
    module: str | None  # the module name to import the file by. None if the file cannot be imported
    path: str | None  # the qualified name in the module. None if an import does not find the function
    text: str | None  # the source, if an import does not find the function
    closure: list[str]  # the names of the closure's variables
    values: list[list[Any]]  # pairs of a name and its value: [["config", "scale"], {"float": "0x1.0p+1"}]
    annotations: dict[str, Tree]  # their values by argument name, without those that cannot be sent
    defaults: Tree  # the defaults and the keyword defaults. None if they cannot be sent


class Captured(TypedDict):
    """The functions of a build: the JSON that ``placement`` reads in the process that compiles."""

    functions: list[CapturedFunction]  # the kernels, and what they call. A value refers to one by its index here
    kernels: list[int]  # the indices of the kernels
    exports: dict[str, dict[str, Tree]]  # the template_types of the exported kernels, by the kernels' names
    template_args: dict[str, dict[str, Tree]]  # the template arguments of the kernel to load, by the kernel's name


def capture(
    asked: Any,
    kernels: Iterable[Any],
    imported_as: str | None,
    constants: Mapping[str, Any],
    template_args: Mapping[str, Any],
) -> str:
    """Return kernels, and the values that they read now, as the JSON text of a :class:`Captured`. Blocking.

    For ``def fill(x): x[i] = N * config.scale``, these are the values of ``N`` and ``config.scale``. Raise a
    BuildError if a value cannot be sent, an InvalidArgumentError if a constant or a template argument does not fit.

    Parameters
    ----------
    asked
        The kernel that the program loads.
    kernels
        The kernels of the module: ``asked``, and the other kernels of its file that :func:`aiotaichi.kernel` made.
    imported_as
        The module name by which the compiling process imports the file. None if that process executes the kernel's
        source instead.
    constants
        Values that replace the program's, by the name that a kernel reads: ``{"config.scale": 2.0}``.
    template_args
        Values for the template arguments of ``asked``.
    """
    function = as_function(asked)
    assert function is not None
    captures = _Captures(function, imported_as, constants)
    numbers = [captures.add(each) for each in map(as_function, kernels) if each is not None]
    exports = {} if imported_as is None else captures.add_exports()
    captures.check_constants()
    _check_template_args(function.python, captures.functions[captures.add(function)]["annotations"], template_args)
    values = {name: captures.encode_given(f"template_args[{name!r}]", each) for name, each in template_args.items()}
    captured: Captured = {
        "functions": captures.functions,
        "kernels": numbers,
        "exports": exports,
        "template_args": {function.python.__name__: values} if values else {},
    }
    return as_text(captured)


def _check_template_args(python: FunctionType, annotations: dict[str, Tree], given: Mapping[str, Any]) -> None:
    takes = _arguments(python)
    for name in given:
        if name not in takes:
            takes_text = ", ".join(takes) or "nothing"
            raise InvalidArgumentError(f"{python.__name__} has no argument {name!r}; it takes {takes_text}")
    for name in takes:
        tree = annotations.get(name)
        if name in given or not isinstance(tree, dict):
            continue
        if "template" in tree:
            raise InvalidArgumentError(
                f"{name} of {python.__name__} is a template: give its value, "
                f"load_kernel({python.__name__}, template_args={{{name!r}: ...}})"
            )
        if "array type" in tree and None in tree["array type"][:2]:
            raise InvalidArgumentError(
                f"{name} of {python.__name__} is an array of any kind: annotate it with dtype and ndim, as "
                f"ti.types.ndarray(ti.f32, 1), or give its type in load_kernel(..., template_args={{{name!r}: ...}})"
            )


@dataclass
class _Captures:
    asked: Function
    imported_as: str | None
    constants: Mapping[str, Any]
    functions: list[CapturedFunction] = field(default_factory=list)
    _indices: dict[tuple[FunctionType, int | None], int] = field(default_factory=dict)
    _instances: list[Any] = field(default_factory=list)
    _known: set[str] = field(default_factory=set)  # the names that constants may have

    def add(self, function: Function) -> int:
        """Describe a function, and the functions that it calls. Return its index in ``functions``."""
        python = function.python
        instance = self._number_of_instance(function)
        key = python, instance
        if key in self._indices:
            return self._indices[key]
        definition = definition_of(python)
        module = self._module_of(python)
        is_made = self.imported_as is None and python is self.asked.python
        is_imported = module is not None and _is_at_its_name(python) and not is_made
        captured: CapturedFunction = {
            "name": python.__name__,
            "kind": function.kind,
            "instance": instance,
            "file": definition.file,
            "line": definition.line,
            "module": module,
            "path": python.__qualname__ if is_imported else None,
            "text": None if is_imported else definition.text,
            "closure": list(python.__code__.co_freevars),
            "values": [],
            "annotations": {},
            "defaults": None,
        }
        # A function may read itself, or a function that reads it: so it has its index before its values are known.
        index = self._indices[key] = len(self.functions)
        self.functions.append(captured)
        captured["values"] += self._values(function, definition, names_of_body(definition, function))
        if is_imported:
            captured["values"] += self._values_of_annotations(function, definition)
        captured["annotations"] = self._annotations(function, definition, not is_imported)
        captured["defaults"] = self._defaults(python, definition, not is_imported)
        return index

    def add_exports(self) -> dict[str, dict[str, Tree]]:
        """Add the file's other exported kernels and its ``build``. Return the kernels' ``template_types``."""
        variables = self.asked.python.__globals__
        exports: dict[str, dict[str, Tree]] = {}
        for record in exported():
            if record.kernel._primal.func.__globals__ is not variables:
                continue
            self.add(Function(record.kernel._primal.func, "kernel"))
            exports[record.name] = {}
            for key, value in record.template_types.items():
                with suppress(UnsendableError):  # for example a field: the compiling process makes its own
                    exports[record.name][key] = encode(value, self._other)
        build = variables.get("build")
        if isinstance(build, FunctionType) and _arguments(build) == ("module",):
            self.add(Function(build, "build"))
        return exports

    def check_constants(self) -> None:
        """Raise an InvalidArgumentError if a constant has a name that no kernel reads."""
        for name in self.constants:
            if name not in self._known:
                reads = ", ".join(sorted(self._known)) or "nothing"
                raise InvalidArgumentError(
                    f"constants has {name!r}, but no kernel of {self.asked.python.__name__}'s file reads it; "
                    f"they read {reads}"
                )

    def encode_given(self, what: str, value: Any) -> Tree:
        """Return a constant or a template argument as JSON. Raise an InvalidArgumentError if it is not only data."""
        try:
            return encode(value, self._given)
        except UnsendableError as error:
            raise InvalidArgumentError(
                f"{what} is {error}, which cannot be sent to the compiling process: "
                "give numbers, text, NumPy arrays, containers of these, or taichi's types"
            ) from None

    def _given(self, value: Any) -> Tree:
        if value in (int, float, bool):
            return {"object": ["builtins", value.__name__]}
        return self._dataclass(value, self._given) or only_data(value)

    # -- where functions are defined --------------------------------------------------------------------

    def _number_of_instance(self, function: Function) -> int | None:
        if function.instance is None:
            return None
        if not any(each is function.instance for each in self._instances):
            self._instances.append(function.instance)
        return next(i for i, each in enumerate(self._instances) if each is function.instance)

    def _module_of(self, python: FunctionType) -> str | None:
        """Return the module name to import a function's file by. None if the file cannot be imported."""
        if python.__globals__ is self.asked.python.__globals__ and self.imported_as is not None:
            return self.imported_as
        module = sys.modules.get(python.__module__)
        is_imported = module is not None and module.__name__ != "__main__" and vars(module) is python.__globals__
        return python.__module__ if is_imported and getattr(module, "__file__", None) is not None else None

    def _module_of_class(self, kind: type) -> str | None:
        module = sys.modules.get(kind.__module__)
        if self.imported_as is not None and module and vars(module) is self.asked.python.__globals__:
            return self.imported_as
        return kind.__module__ if module and module.__name__ != "__main__" else None

    # -- the values that functions read -----------------------------------------------------------------

    def _values(self, function: Function, definition: Definition, names: dict[Name, int]) -> list[list[Any]]:
        values: dict[Name, Tree] = {}
        for name, line in names.items():
            used, tree = self._value(function, name, f"{definition.file}, line {line}, in {function.python.__name__}")
            if tree is not MISSING:
                values[used] = tree
        return [[list(name), values[name]] for name in sorted(values, key=lambda each: (len(each), each))]

    def _values_of_annotations(self, function: Function, definition: Definition) -> list[list[Any]]:
        """Return the values that annotations in quotes read. Values that cannot be sent are left out.

        ``x: "ti.types.ndarray(ti.f32, N)"`` reads N when taichi evaluates the text. The types that result are
        compared as well: see ``_annotations``.
        """
        values: list[list[Any]] = []
        for name, annotation in function.python.__annotations__.items():
            if isinstance(annotation, str):
                for each, line in names_of_annotation(_annotation_nodes(definition).get(name)).items():
                    with suppress(BuildError):
                        values += self._values(function, definition, {each: line})
        return values

    def _value(self, function: Function, name: Name, where: str) -> tuple[Name, Tree]:
        """Return the part of a name whose value is sent, and the value as JSON; MISSING if nothing is sent."""
        text = ".".join(name)
        is_known = function.python.__globals__ is self.asked.python.__globals__
        if is_known and text in self.constants:
            self._known.add(text)
            return name, self.encode_given(f"constants[{text!r}]", self.constants[text])
        first = variable(function, name[0])
        if text in _READ_ANYTHING and function.kind != "build" and (first is MISSING or is_of_python(first)):
            raise BuildError(f"{where}: {text} may read any variable: name the variables, as in N, or config.n")
        try:
            value, used = follow(first, name)
        except Exception as error:  # a property may raise anything
            raise BuildError(f"{where}: {text} raises {type(error).__name__}: {error}") from error
        if value is MISSING:
            if is_known and (first is not MISSING or not hasattr(builtins, name[0])):
                self._known.add(text)
            return name, MISSING  # if the compiling process lacks the variable, too, taichi reports the name
        text = ".".join(used)
        try:
            if function.instance is not None and used == (function.self_name,):
                raise UnsendableError("the instance as a whole")
            tree = encode(value, self._other)
        except UnsendableError as error:
            if function.kind == "build":  # it runs in the compiling process, which has its own values
                return name, MISSING
            raise BuildError(
                f"{where}: {text} is {error}, which cannot be sent to the compiling process: {_WAYS_OUT}"
            ) from None
        if is_known and not (isinstance(tree, dict) and {"function", "module", "object"} & set(tree)):
            self._known.add(text)
            if text in self.constants:
                tree = self.encode_given(f"constants[{text!r}]", self.constants[text])
        return used, tree

    def _other(self, value: Any) -> Tree:
        """Encode a module, an installed object, a class or a function: the compiling process imports or makes it."""
        if isinstance(value, ModuleType):
            if not is_installed(value.__name__):
                raise UnsendableError("a module as a whole")
            return {"module": value.__name__}
        found = installed_object(value)
        if found is not None:
            return {"object": found}
        if isinstance(value, type) and issubclass(value, enum.Enum):
            return {"enumeration": describe_class(value, self._module_of_class(value))}
        function = as_function(value)
        if function is not None:
            if function.kind == "function" and is_installed_file(function.python.__code__.co_filename):
                raise UnsendableError(f"a function of {function.python.__module__}")
            return {"function": self.add(function)}
        return self._dataclass(value, self._other) or only_data(value)

    def _dataclass(self, value: Any, other: Callable[[Any], Tree]) -> Tree:
        """Encode an instance of a dataclass. Return None for other values."""
        described = describe_class(type(value), self._module_of_class(type(value)))
        return None if described is None else encode_dataclass(value, described, other)

    # -- the values of annotations and defaults ---------------------------------------------------------

    def _annotations(self, function: Function, definition: Definition, is_needed: bool) -> dict[str, Tree]:
        trees: dict[str, Tree] = {}
        nodes = _annotation_nodes(definition)
        for name, annotation in function.python.__annotations__.items():
            reads = {".".join(each) for each in names_of_annotation(nodes.get(name))}
            if not is_needed and reads & set(self.constants):
                continue  # the constant gives the annotation another value in the compiling process
            try:
                value = annotation
                if isinstance(annotation, str):
                    closure = {each: variable(function, each) for each in function.python.__code__.co_freevars}
                    value = eval(annotation, function.python.__globals__, closure)  # inspect does the same
                trees[name] = encode(value, self._other)
            except Exception as error:  # noqa: BLE001  # an annotation may raise anything; the import raises it, too
                if is_needed and function.kind != "function":
                    raise BuildError(
                        f"{definition.file}, line {definition.line}: the annotation of {name} of "
                        f"{function.python.__name__} cannot be sent to the compiling process: {error}"
                    ) from None
        return trees

    def _defaults(self, python: FunctionType, definition: Definition, is_needed: bool) -> Tree:
        try:
            return encode([python.__defaults__, python.__kwdefaults__], self._other)
        except UnsendableError as error:
            if not is_needed:
                return None
            raise BuildError(
                f"{definition.file}, line {definition.line}: a default of {python.__name__} is {error}, "
                f"which cannot be sent to the compiling process: {_WAYS_OUT}"
            ) from None


def _arguments(python: FunctionType) -> tuple[str, ...]:
    return python.__code__.co_varnames[: python.__code__.co_argcount]


def _is_at_its_name(python: FunctionType) -> bool:
    """Return whether an import finds the function by its qualified name. It does not find a closure."""
    first, *others = python.__qualname__.split(".")
    function = as_function(find_attribute(python.__globals__.get(first), others))
    return function is not None and function.python is python


def _annotation_nodes(definition: Definition) -> dict[str, ast.expr | None]:
    node = definition.node
    return {each.arg: each.annotation for each in node.args.args} | {"return": node.returns}
