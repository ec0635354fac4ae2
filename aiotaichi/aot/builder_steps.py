"""Fill taichi's module builder in steps that can be repeated: a builder can be saved only once."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from ..formats.archive import Archive
from ..formats.llvm import without_noise as without_llvm_noise
from ..formats.spec import GraphArgumentKind
from .compiler import Program, refusals

__all__ = ["BuilderSteps"]


class BuilderSteps:
    """The steps that fill a module builder of a program. ``capabilities``: those that the module requires."""

    def __init__(self, program: Program, capabilities: list[str]) -> None:
        self._program = program
        self._capabilities = capabilities
        self._steps: list[Callable[[Any], object]] = []
        self._builder: Any = program.builder(capabilities)
        self._members: dict[str, bytes] | None = None

    def add(self, what: str, step: Callable[[Any], object]) -> None:
        """Do a step, and record it. Raise a BuildError about ``what`` if taichi refuses the step."""
        builder = self._take_builder()
        with refusals(what):
            step(builder)
        self._builder = builder
        self._steps.append(step)
        self._members = None

    def members(self) -> dict[str, bytes]:
        """Return taichi's files by name. They are made again only after another step."""
        if self._members is None:
            with tempfile.TemporaryDirectory(prefix="aiotaichi-") as folder:
                with refusals("the module"):
                    self._take_builder().dump(folder, "")
                files = {path.name: path.read_bytes() for path in Path(folder).iterdir()}
            if "metadata.tcb" in files:
                del files["metadata.json"]  # metadata.tcb has the same content, and no loader reads the text
            self._members = _without_noise(files)
        return self._members

    def _take_builder(self) -> Any:
        """Return a builder with all steps done. The caller puts it back if the builder can be used again."""
        self._program.check_current()
        builder, self._builder = self._builder, None
        if builder is None:
            builder = self._program.builder(self._capabilities)
            for step in self._steps:
                step(builder)
        return builder


def _without_noise(members: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return taichi's files with zeros for times and uninitialised memory: equal sources give equal modules."""
    if "metadata.tcb" in members:
        return {**members, **without_llvm_noise(Archive("the module", members))}
    return {**members, "graphs.json": _graphs(members["graphs.json"])}


def _graphs(text: bytes) -> bytes:
    graphs = json.loads(text)
    for graph in graphs:
        for dispatch in graph["value"]["dispatches"]:
            for argument in dispatch["symbolic_args"]:
                is_texture = GraphArgumentKind(argument["tag"]).is_texture
                argument["field_dim" if is_texture else "num_channels"] = 0
    return json.dumps(graphs, separators=(",", ":"), ensure_ascii=False).encode()
