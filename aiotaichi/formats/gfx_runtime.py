"""The documents of a gfx module as objects, which can be changed and written again."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, TypeVar

from ..errors import CorruptedDataError, IncompatibleModuleError, InvalidArgumentError
from .archive import Archive
from .gfx import read_gfx_model
from .gfx_model import METADATA, GfxGraph, GfxMetadata, graphs_codec
from .json_codec import Codec
from .json_cursor import JsonCursor

__all__ = ["GfxRuntime140"]

T = TypeVar("T")


class GfxRuntime140:
    """``metadata.json`` and ``graphs.json`` of a gfx module. taichi's own class has the same name.

    An unchanged document is written as it was read; the order of every array is kept. One exception: taichi 1.7.4
    writes uninitialised memory in the arguments of graphs, as ``field_dim`` of textures and as ``num_channels`` of
    other arguments. Both are written as 0.

    Parameters
    ----------
    metadata_json, graphs_json
        The documents, as ``json.load`` returns them.

    Attributes
    ----------
    metadata
        Fields, kernels, required capabilities and the size of the root buffer.
    graphs
        The compute graphs. They dispatch the kernels of ``metadata``: a kernel that is renamed is renamed in both.

    Raises
    ------
    CorruptedDataError
        taichi 1.7.4 does not write such a document. The message names the file and the field.
    """

    metadata: GfxMetadata
    graphs: Sequence[GfxGraph]

    def __init__(self, metadata_json: Any, graphs_json: Any) -> None:
        self.metadata = METADATA.read(JsonCursor(metadata_json, "metadata.json"))
        self.graphs = graphs_codec(self.metadata).read(JsonCursor(graphs_json, "graphs.json"))

    @classmethod
    def from_module(cls, path: str | os.PathLike[str]) -> GfxRuntime140:
        """Read the documents of a module in a folder or a ``.tcm``. Blocking.

        Raises
        ------
        CorruptedDataError
            No module exists at ``path``, or the module is damaged.
        IncompatibleModuleError
            The module is an LLVM module.
        """
        archive = Archive.open(path)
        if "metadata.tcb" in archive:
            raise IncompatibleModuleError(f"{archive.name}: it is an LLVM module, without these documents")
        self = cls.__new__(cls)
        self.metadata, self.graphs = read_gfx_model(archive)
        return self

    def to_metadata_json(self) -> dict[str, Any]:
        """Return ``metadata.json`` as plain objects, for ``json.dump``.

        Raises
        ------
        InvalidArgumentError
            A change has made the metadata invalid. The message names the field.
        """
        document: dict[str, Any] = _written(METADATA, self.metadata, "metadata.json")
        return document

    def to_graphs_json(self) -> list[Any]:
        """Return ``graphs.json`` as plain objects, for ``json.dump``.

        Raises
        ------
        InvalidArgumentError
            A change has made a graph invalid, or a graph dispatches a kernel that is not in ``metadata``.
        """
        kernels = self.metadata.kernels
        for graph in self.graphs:
            for dispatch in graph.dispatches:
                name = dispatch.kernel.name
                if kernels.get(name) is not dispatch.kernel:
                    raise InvalidArgumentError(f"graph {graph.name}: its {name} is not the metadata's kernel {name}")
        document: list[Any] = _written(graphs_codec(self.metadata), tuple(self.graphs), "graphs.json")
        return document


def _written(codec: Codec[T], value: T, path: str) -> Any:
    document = codec.write(value)
    try:
        codec.read(JsonCursor(document, path))
    except CorruptedDataError as error:
        raise InvalidArgumentError(str(error)) from None
    return document
