"""No finalizer does anything once the interpreter ends: a lock may be held for ever then, and no thread starts."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import aiotaichi

PACKAGE = Path(aiotaichi.__file__).parent


@pytest.mark.slow
def test_each_finalizer_does_nothing_once_the_interpreter_ends() -> None:
    finalizers, guarded = [], []
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name == "__del__":
                finalizers.append(f"{path}:{node.lineno}")
                guarded += [ast.unparse(each) for each in node.decorator_list]
            elif isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__del__":
                finalizers.append(f"{path}:{node.lineno}")
                guarded += [ast.unparse(node.value).partition("(")[0]]
    assert guarded == ["unless_ending"] * len(finalizers), finalizers
    assert len(finalizers) > 15
