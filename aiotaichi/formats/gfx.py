"""GfxRuntime140 modules: ``metadata.json`` and ``graphs.json`` (taichi 1.7.4, ``codegen/spirv``)."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from ..counted import counted
from ..errors import CorruptedDataError, IncompatibleModuleError, InvalidArgumentError
from ..types import Arch
from .archive import Archive
from .bundle import module_for
from .gfx_context import resolve_args
from .gfx_model import METADATA, GfxGraph, GfxKernel, GfxMetadata, graphs_codec
from .json_codec import Codec, JsonCursor
from .spec import DispatchSpec, Family, GraphSpec, KernelSpec, ModuleSpec, NdArrayParameter
from .supplement import ArgumentNote, read_supplement

__all__ = ["GfxRuntime140", "read_gfx"]

_MAX_LISTED = 20  # fields in a message

T = TypeVar("T")


def _read_gfx_model(archive: Archive) -> tuple[GfxMetadata, tuple[GfxGraph, ...]]:
    """Read the two documents of a gfx module, without resolving them to specs.

    Raises a CorruptedDataError that names the file and the field if taichi does not write such files.
    """
    of_metadata, of_graphs = (
        JsonCursor.parse(archive.description(document), f"{archive.name}: {document}")
        for document in ("metadata.json", "graphs.json")
    )
    metadata = METADATA.read(of_metadata)
    return metadata, graphs_codec(metadata).read(of_graphs)


def read_gfx(archive: Archive) -> ModuleSpec:
    """Read a gfx module. Raises as :func:`_read_gfx_model`."""
    metadata, graphs = _read_gfx_model(archive)
    supplement = read_supplement(archive)
    fields = {**metadata.fields, **{field.name: field for field in supplement.fields}}
    root_sizes = {0: metadata.root_buffer_size, **supplement.root_sizes}
    in_tree_0 = [name for name, field in fields.items() if field.tree == 0]
    listed = ", ".join(in_tree_0[:_MAX_LISTED]) + (" and others" if len(in_tree_0) > _MAX_LISTED else "")
    tree_0 = f", the tree of {listed}" if in_tree_0 else ""
    kernels = {}
    for name, kernel in metadata.kernels.items():
        spec = _kernel(kernel, supplement.arguments.get(name), f"{archive.name}: kernel {name}")
        kernels[name] = replace(spec, obstacle=_obstacle(spec, root_sizes, tree_0))
    return ModuleSpec(
        family=Family.GFX,
        arch=None,
        version=None,
        kernels=kernels,
        graphs={graph.name: _graph(graph) for graph in graphs},
        fields=fields,
        required_capabilities=dict(metadata.required_caps),
        root_sizes=root_sizes,
    )


def _kernel(kernel: GfxKernel, notes: Sequence[ArgumentNote] | None, where: str) -> KernelSpec:
    attributes = kernel.context.attributes
    parameters = kernel.context.args if notes is None else resolve_args(attributes, notes, where)
    return KernelSpec(
        name=kernel.name,
        parameters=parameters,
        args_size=attributes.args_bytes,
        returns=kernel.context.rets,
        rets_size=attributes.rets_bytes,
        tasks=kernel.tasks,
        code=tuple(f"{task.name}.spv" for task in kernel.tasks),
    )


def _obstacle(kernel: KernelSpec, root_sizes: Mapping[int, int], tree_0: str) -> str | None:
    """Return why the kernel cannot run, or None. ``tree_0`` describes field tree 0."""
    for parameter in kernel.parameters:
        if isinstance(parameter, NdArrayParameter) and parameter.grad_offset is not None:
            return (
                f"argument {parameter.name} is an array with a gradient, and taichi's shaders use the array "
                "in place of its gradient: keep differentiated values in fields, or build for x64 or CUDA"
            )
    for tree in kernel.trees:
        if tree not in root_sizes:
            return (
                f"it uses the fields of tree {tree}. taichi's own Module records the size of tree 0 only"
                f"{tree_0}: write the module with aiotaichi.aot.Module, or move the fields to one tree: "
                "place all of them before the first kernel runs, and without FieldsBuilder"
            )
    return None


def _graph(graph: GfxGraph) -> GraphSpec:
    dispatches = (DispatchSpec(dispatch.kernel.name, dispatch.args) for dispatch in graph.dispatches)
    return GraphSpec(graph.name, tuple(dispatches))


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
        """Read the documents of a module in a folder or a ``.tcm``, or of a bundle's module for Vulkan. Blocking.

        Raises
        ------
        CorruptedDataError
            No module exists at ``path``, or the module is damaged.
        IncompatibleModuleError
            The module is an LLVM module, or the bundle has none for Vulkan.
        """
        archive = module_for(Archive.open(path), [Arch.VULKAN])
        if "metadata.tcb" in archive:
            raise IncompatibleModuleError(f"{archive.name}: it is an LLVM module, without these documents")
        self = cls.__new__(cls)
        self.metadata, self.graphs = _read_gfx_model(archive)
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

    def __repr__(self) -> str:
        kernels, graphs = counted(len(self.metadata.kernels), "kernel"), counted(len(self.graphs), "graph")
        return f"<GfxRuntime140 of {kernels}, {graphs}>"


def _written(codec: Codec[T], value: T, path: str) -> Any:
    document = codec.write(value)
    try:
        codec.read(JsonCursor(document, path))
    except CorruptedDataError as error:
        raise InvalidArgumentError(str(error)) from None
    return document
