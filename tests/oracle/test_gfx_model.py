"""Compare GfxRuntime140 with taichi: with its class of the same name, and by loading the written files."""

from __future__ import annotations

import json
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from aiotaichi.formats import Archive, GfxRuntime140
from aiotaichi.formats.spec import BufferKind, GraphArgumentKind, NdArrayParameter, ScalarParameter
from benchmarks import capi

pytestmark = [pytest.mark.oracle, pytest.mark.slow]

VULKAN = Path(__file__).parent.parent / "modules" / "vulkan"

# taichi 1.7.4's class raises for returns, textures, matrices, u1 and argument packs.
READABLE = [
    "arrays", "big_loops", "caps", "counter_a", "counter_b", "empty", "fields", "hundred", "psb", "randoms",
    "shared_array", "template", "timing", "twenty", "two_trees",
]  # fmt: skip


@pytest.fixture(scope="module")
def taichis() -> Any:
    """taichi's own class."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # taichi's imports warn
        from taichi.aot.conventions.gfxruntime140 import GfxRuntime140 as Taichis
    return Taichis


def documents(name: str) -> tuple[Any, Any]:
    archive = Archive.open(VULKAN / name)
    return json.loads(archive["metadata.json"]), json.loads(archive["graphs.json"])


def without_matrices() -> tuple[Any, Any]:
    """Return the graph that taichi's class can read, and its metadata."""
    metadata, graphs = documents("graphs")
    metadata["kernels"] = [kernel for kernel in metadata["kernels"] if not kernel["name"].startswith("add_trace")]
    return metadata, [graph for graph in graphs if graph["key"] == "thrice"]


def same_argument(ours: Any, theirs: Any) -> None:
    assert (
        type(theirs).__name__ == {ScalarParameter: "ArgumentScalar", NdArrayParameter: "ArgumentNdArray"}[type(ours)]
    )
    assert ours.dtype.id == theirs.dtype.value
    if isinstance(ours, NdArrayParameter):
        assert ours.name == theirs.name.removeprefix("_")
        assert list(ours.element_shape) == theirs.element_shape
        assert ours.ndim == theirs.ndim
    else:
        assert ours.name == theirs.name


@pytest.mark.parametrize("name", [*READABLE, "graphs"])
def test_taichis_own_class_says_the_same(taichis: Any, name: str) -> None:
    metadata, graphs = without_matrices() if name == "graphs" else documents(name)
    ours, theirs = GfxRuntime140(metadata, graphs), taichis(metadata, graphs)
    assert ours.metadata.root_buffer_size == theirs.metadata.root_buffer_size
    caps = [key if level == 1 else f"{key}={level}" for key, level in ours.metadata.required_caps.items()]
    assert caps == theirs.metadata.required_caps
    assert list(ours.metadata.fields) == list(theirs.metadata.fields)
    for name, field in ours.metadata.fields.items():
        other = theirs.metadata.fields[name]
        assert (field.dtype.id, list(field.shape), field.offset) == (other.dtype.value, other.shape, other.offset)
        assert list(field.element_shape) == other.element_shape
    assert list(ours.metadata.kernels) == list(theirs.metadata.kernels)
    for name, kernel in ours.metadata.kernels.items():
        other = theirs.metadata.kernels[name]
        assert not kernel.context.rets
        assert other.context.ret is None
        assert len(kernel.context.args) == len(other.context.args)
        for argument, of_theirs in zip(kernel.context.args, other.context.args, strict=True):
            same_argument(argument, of_theirs)
        if len(kernel.context.args) == 1 and isinstance(argument, NdArrayParameter):
            # With several arguments, taichi mixes up their access: it looks at wrong positions.
            assert argument.access == of_theirs.access.value
        assert [task.name for task in kernel.tasks] == [task.name for task in other.tasks]
        for task, of_other in zip(kernel.tasks, other.tasks, strict=True):
            assert task.kind == of_other.task_ty.value
            assert (task.threads_per_group, task.threads) == (
                of_other.launch_grid.block_size,
                of_other.launch_grid.grid_size,
            )
            assert [(bind.binding, bind.kind, bind.path[0]) for bind in task.buffers] == [
                (bind.binding, BufferKind(bind.buffer_bind_ty.value), bind.iarg) for bind in of_other.buffer_binds
            ]
    assert [graph.name for graph in ours.graphs] == [graph.name for graph in theirs.graphs]
    for graph, other in zip(ours.graphs, theirs.graphs, strict=True):
        assert list(graph.args) == [argument.name for argument in other.args]
        assert [dispatch.kernel.name for dispatch in graph.dispatches] == [
            dispatch.kernel.name for dispatch in other.dispatches
        ]
        for dispatch, of_graph in zip(graph.dispatches, other.dispatches, strict=True):
            for used, named in zip(dispatch.args, of_graph.args, strict=True):
                assert used.name == named.name
                assert used.dtype is not None
                assert used.dtype.id == named.arg.dtype.value
                is_array = type(named.arg).__name__ == "ArgumentNdArray"
                assert used.kind is (GraphArgumentKind.NDARRAY if is_array else GraphArgumentKind.SCALAR)
    # taichi's own class writes 0 as num_channels, as ours does.
    assert ours.to_graphs_json() == theirs.to_graphs_json()


def test_taichis_runtime_runs_the_written_module(tmp_path: Path) -> None:
    runtime = GfxRuntime140.from_module(VULKAN / "graphs")
    runtime.metadata.kernels["scale"].name = "stretch"
    runtime.metadata.kernels["shift_c82_0"].name = "moved"
    for name, data in Archive.open(VULKAN / "graphs").items():
        (tmp_path / name).write_bytes(data)
    (tmp_path / "metadata.json").write_text(json.dumps(runtime.to_metadata_json()))
    (tmp_path / "graphs.json").write_text(json.dumps(runtime.to_graphs_json()))
    theirs = capi.Runtime("vulkan")
    module = theirs.load(tmp_path)
    x = theirs.array(np.arange(5, dtype=np.float32))
    y = theirs.array(np.zeros(5, np.float32))
    module.launch("stretch", [2.0, x])
    trace = capi.Tensor(np.array([[1, 9], [9, 4]], np.float32))
    module.launch_graph("step", {"a": 2.0, "n": 3, "x": x, "y": y, "m": trace})
    scaled = np.arange(5, dtype=np.float32) * 4 + 3
    np.testing.assert_array_equal(x.read(), scaled)
    np.testing.assert_array_equal(y.read(), 2 * scaled + 5)
    module.close()
    theirs.close()
