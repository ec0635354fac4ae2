"""Record the steps that fill taichi's module builder. A builder can be saved once, a recording repeatedly."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .compiler import Program, refusals
from .noise import without_noise

__all__ = ["Recording"]


class Recording:
    """The steps that fill a module builder.

    Parameters
    ----------
    program
        Makes the builders.
    capabilities
        The capabilities that the module requires, as ``name=level``.
    """

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
            self._members = without_noise(files)
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
