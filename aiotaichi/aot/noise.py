"""Remove the bytes that differ from build to build, so that equal sources give equal modules."""

from __future__ import annotations

import json
from collections.abc import Mapping

from ..formats.archive import Archive
from ..formats.llvm import without_noise as without_llvm_noise
from ..formats.spec import GraphArgumentKind

__all__ = ["without_noise"]


def without_noise(members: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return taichi's files with zeros for times and uninitialised memory."""
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
