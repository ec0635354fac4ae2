"""The arguments of a kernel, in memory and as files that every contender's process reads."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["Argument", "Array", "load", "save"]

_LIST = "arguments.json"


@dataclass(frozen=True)
class Array:
    """An array. The last ``element_ndim`` axes are those of its elements, which are vectors or matrices."""

    data: npt.NDArray[Any]
    element_ndim: int = 0

    @property
    def shape(self) -> tuple[int, ...]:
        """The extents that a kernel sees."""
        return self.data.shape[: self.data.ndim - self.element_ndim]

    @property
    def element_shape(self) -> tuple[int, ...]:
        return self.data.shape[self.data.ndim - self.element_ndim :]


Argument = float | int | Array


def save(arguments: Sequence[Argument], folder: Path) -> None:
    """Write arguments to a folder."""
    described: list[Any] = []
    for number, each in enumerate(arguments):
        if isinstance(each, Array):
            np.save(folder / f"{number}.npy", each.data)
            described.append({"element_ndim": each.element_ndim})
        else:
            described.append(each)
    (folder / _LIST).write_text(json.dumps(described))


def load(folder: Path) -> list[Argument]:
    """Return the arguments of a folder. The arrays are new memory."""
    described = json.loads((folder / _LIST).read_text())
    return [
        Array(np.load(folder / f"{number}.npy"), each["element_ndim"]) if isinstance(each, dict) else each
        for number, each in enumerate(described)
    ]
