"""Read the documents of a gfx module, to compare them with the documents that aiotaichi writes."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

from aiotaichi.formats import Archive

__all__ = ["documents", "text", "without_garbage"]

TEXTURE_TAGS = (3, 4)


def documents(path: Path) -> tuple[Any, Any]:
    archive = Archive.open(path)
    return json.loads(archive["metadata.json"]), json.loads(archive["graphs.json"])


def without_garbage(graphs: Any) -> Any:
    """Return a copy of graphs, with 0 for the members that taichi leaves uninitialised."""
    graphs = copy.deepcopy(graphs)
    for graph in graphs:
        for dispatch in graph["value"]["dispatches"]:
            for argument in dispatch["symbolic_args"]:
                argument["field_dim" if argument["tag"] in TEXTURE_TAGS else "num_channels"] = 0
    return graphs


def text(document: Any) -> str:
    """Return a document as text, so that true differs from 1."""
    return json.dumps(document, sort_keys=True)
