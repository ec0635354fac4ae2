"""The documents of a gfx module as objects: reading, changing and writing them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import anyio.to_thread
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi.errors import CorruptedDataError, IncompatibleModuleError, InvalidArgumentError
from aiotaichi.formats import Archive, GfxRuntime140, read_module
from aiotaichi.formats.spec import (
    ArgPackParameter,
    BufferKind,
    GraphArgumentKind,
    NdArrayParameter,
    Parameter,
    ReturnSpec,
    ScalarParameter,
    ScalarReturn,
    StructReturn,
    TaskKind,
    TensorParameter,
    TensorReturn,
    TextureParameter,
)
from aiotaichi.types import DTYPES, Access
from support.gfx_documents import documents, text, without_garbage

HERE = Path(__file__).parent
MODULES = HERE.parent / "modules"
VULKAN = MODULES / "vulkan"
FIXTURES = sorted(
    [path.parent for arch in ("vulkan", "opengl", "gles") for path in MODULES.glob(f"{arch}/*/metadata.json")]
    + [VULKAN / "basics.tcm", HERE.parents[1] / "examples" / "modules" / "picture.tcm"]
)


def packs_and_all(args: tuple[Parameter, ...]) -> Iterator[Parameter]:
    for argument in args:
        yield argument
        if isinstance(argument, ArgPackParameter):
            yield from packs_and_all(argument.members)


# -- reading ----------------------------------------------------------------------------------------------


def test_the_fixtures_are_all_there() -> None:
    """Every folder of a gfx arch is a fixture."""
    folders = {path for arch in ("vulkan", "opengl", "gles") for path in (MODULES / arch).iterdir()}
    assert folders < set(FIXTURES)
    assert len(FIXTURES) > 25


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_an_unchanged_document_is_written_as_it_was_read(path: Path) -> None:
    metadata, graphs = documents(path)
    for runtime in (GfxRuntime140(metadata, graphs), GfxRuntime140.from_module(path)):
        assert text(runtime.to_metadata_json()) == text(metadata)
        assert text(runtime.to_graphs_json()) == text(without_garbage(graphs))
    compact = json.dumps(runtime.to_metadata_json(), sort_keys=True, separators=(",", ":"))
    assert compact.encode() == Archive.open(path)["metadata.json"]


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_arguments_match_the_document_by_index(path: Path) -> None:
    document, _ = documents(path)
    runtime = GfxRuntime140.from_module(path)
    assert [kernel.name for kernel in runtime.metadata.kernel_entries] == [
        each["name"] for each in document["kernels"]
    ]
    for kernel, written in zip(runtime.metadata.kernel_entries, document["kernels"], strict=True):
        assert kernel.name == written["name"]
        context = written["ctx_attribs"]
        attributes = {tuple(pair["key"]): pair["value"] for pair in context["arg_attribs_vec_"]}
        access = {tuple(pair["key"]): pair["value"] for pair in context["arr_access"]}
        assert len(list(packs_and_all(kernel.context.args))) == len(attributes)
        for i, argument in enumerate(kernel.context.args):
            of = attributes[i,]
            assert argument.name == (of["name"][1:] if of["is_array"] else of["name"])
            match argument:
                case NdArrayParameter():
                    assert of["ptype"] == 1
                    assert argument.dtype.id == of["dtype"]
                    assert (argument.ndim, argument.access) == (of["field_dim"], access[i,])
                    assert list(argument.element_shape) == of["element_shape"]
                case TextureParameter():
                    assert of["ptype"] == (3 if argument.is_storage else 2)
                    assert (argument.ndim, argument.access) == (of["field_dim"], access[i,])
                case ArgPackParameter():
                    assert of["is_argpack"]
                case TensorParameter():
                    assert (of["ptype"], of["dtype"]) == (0, 13)
                case ScalarParameter():
                    assert (of["ptype"], argument.dtype.id) == (0, of["dtype"])
        assert len(kernel.context.rets) == len(context["rets_type_"]["content"]["elements_"])
        assert [task.name for task in kernel.tasks] == [task["name"] for task in written["tasks_attribs"]]


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_kernels_graphs_and_fields_match_the_loaded_module(path: Path) -> None:
    runtime = GfxRuntime140.from_module(path)
    metadata = runtime.metadata
    spec = read_module(Archive.open(path))
    assert metadata.kernels.keys() == spec.kernels.keys()
    for name, kernel in metadata.kernels.items():
        loaded = spec.kernels[name]
        assert kernel.context.args == loaded.parameters
        assert kernel.context.rets == loaded.returns
        assert kernel.tasks == loaded.tasks
    assert [graph.name for graph in runtime.graphs] == list(spec.graphs)
    for graph in runtime.graphs:
        dispatches = spec.graphs[graph.name].dispatches
        assert [(each.kernel.name, each.args) for each in graph.dispatches] == [
            (each.kernel, each.arguments) for each in dispatches
        ]
        assert graph.args == spec.graphs[graph.name].arguments
        assert all(each.kernel is metadata.kernels[each.kernel.name] for each in graph.dispatches)
    assert metadata.fields == spec.fields
    assert metadata.required_caps == spec.required_capabilities
    assert {0: metadata.root_buffer_size} == spec.root_sizes


@pytest.mark.slow
def test_the_fixtures_cover_every_kind_of_entry() -> None:
    """The tests above need fixtures with every kind of entry."""
    runtimes = [GfxRuntime140.from_module(path) for path in FIXTURES]
    kernels = [kernel for runtime in runtimes for kernel in runtime.metadata.kernel_entries]
    args = [argument for kernel in kernels for argument in packs_and_all(kernel.context.args)]
    numbers = set(DTYPES)
    assert {each.dtype for each in args if isinstance(each, ScalarParameter)} == numbers
    assert {len(each.shape) for each in args if isinstance(each, TensorParameter)} == {1, 2}
    arrays = [each for each in args if isinstance(each, NdArrayParameter)]
    assert {each.dtype for each in arrays} == numbers - {at.u1}
    assert {each.ndim for each in arrays} == {0, 1, 2, 3}
    assert {each.element_shape for each in arrays} >= {(), (3,), (2, 3)}
    assert {each.access for each in arrays} >= {Access.READ, Access.WRITE, Access.READ_WRITE}
    textures = [each for each in args if isinstance(each, TextureParameter)]
    assert {(each.ndim, each.is_storage) for each in textures} == {(n, s) for n in (1, 2, 3) for s in (True, False)}
    packs = [each for each in args if isinstance(each, ArgPackParameter)]
    assert any(isinstance(member, ArgPackParameter) for pack in packs for member in pack.members)

    rets: list[ReturnSpec] = [each for kernel in kernels for each in kernel.context.rets]
    assert {each.dtype for each in rets if isinstance(each, ScalarReturn)} == numbers
    assert {len(each.shape) for each in rets if isinstance(each, TensorReturn)} == {1, 2}
    assert any(isinstance(each, StructReturn) for each in rets)
    assert any(len(kernel.context.rets) > 1 for kernel in kernels)

    tasks = [task for kernel in kernels for task in kernel.tasks]
    assert {task.kind for task in tasks} == {TaskKind.SERIAL, TaskKind.RANGE_FOR}
    assert {bind.kind for task in tasks for bind in task.buffers} == set(BufferKind) - {BufferKind.LIST_GEN}
    assert {bind.is_storage for task in tasks for bind in task.textures} == {True, False}
    assert {bounds.const_end for task in tasks if (bounds := task.range_for)} == {True, False}
    assert any(not kernel.tasks for kernel in kernels)
    assert any("|" in kernel.name for kernel in kernels)  # an instance of a template
    assert any(len(runtime.metadata.kernel_entries) > len(runtime.metadata.kernels) for runtime in runtimes)
    fields = [field for runtime in runtimes for field in runtime.metadata.field_entries]
    assert {field.element_shape for field in fields} == {(), (1, 3), (3, 2)}  # a matrix's columns come first
    assert {len(field.shape) for field in fields} == {0, 1, 2}
    assert any("spirv_has_physical_storage_buffer" in runtime.metadata.required_caps for runtime in runtimes)

    used = [argument for runtime in runtimes for graph in runtime.graphs for argument in graph.args.values()]
    assert {argument.kind for argument in used} == set(GraphArgumentKind) - {GraphArgumentKind.UNKNOWN}
    assert {argument.channels for argument in used} == {None, 1, 4}


def test_an_llvm_module_is_refused() -> None:
    with pytest.raises(IncompatibleModuleError, match="LLVM"):
        GfxRuntime140.from_module(MODULES / "x64" / "basics")
    with pytest.raises(CorruptedDataError, match="nowhere"):
        GfxRuntime140.from_module(MODULES / "nowhere")


# -- changing ---------------------------------------------------------------------------------------------


def test_a_renamed_kernel_is_renamed_in_graphs_too() -> None:
    """taichi writes a kernel twice if two graphs use it. All entries and dispatches are renamed."""
    path = VULKAN / "graphs"
    metadata, graphs = documents(path)
    runtime = GfxRuntime140(metadata, graphs)
    runtime.metadata.kernels["shift_c82_0"].name = "moved"
    assert "shift_c82_0" not in runtime.metadata.kernels
    renamed = text(metadata).replace('"name": "shift_c82_0"', '"name": "moved"')
    assert text(runtime.to_metadata_json()) == renamed
    assert renamed.count('"name": "moved"') == 2
    expected = text(without_garbage(graphs)).replace('"kernel_name": "shift_c82_0"', '"kernel_name": "moved"')
    assert text(runtime.to_graphs_json()) == expected
    assert expected.count('"kernel_name": "moved"') == 4


def test_different_entries_with_one_name_stay_separate() -> None:
    metadata, graphs = documents(VULKAN / "graphs")
    i = max(i for i, kernel in enumerate(metadata["kernels"]) if kernel["name"] == "shift_c82_0")
    metadata["kernels"][i]["tasks_attribs"][0]["name"] = "another"
    runtime = GfxRuntime140(metadata, graphs)
    assert runtime.metadata.kernels["shift_c82_0"].tasks[0].name == "shift_c82_0_0_t00"
    assert text(runtime.to_metadata_json()) == text(metadata)


def test_capabilities_kernels_and_graphs_can_be_replaced() -> None:
    metadata, graphs = documents(VULKAN / "graphs")
    runtime = GfxRuntime140(metadata, graphs)
    runtime.metadata.required_caps = {"spirv_version": 66304, "spirv_has_int8": 1}
    thrice = next(graph for graph in runtime.graphs if graph.name == "thrice")
    thrice.name = "once"
    thrice.dispatches = thrice.dispatches[:1]
    runtime.graphs = [thrice]
    runtime.metadata.kernel_entries = [thrice.dispatches[0].kernel]
    written = GfxRuntime140(runtime.to_metadata_json(), runtime.to_graphs_json())
    assert written.to_metadata_json() == {
        **metadata,
        "required_caps": [{"key": "spirv_version", "value": 66304}, {"key": "spirv_has_int8", "value": 1}],
        "kernels": [next(kernel for kernel in metadata["kernels"] if kernel["name"] == "shift_c82_0")],
    }
    (graph,) = written.graphs
    assert (graph.name, [each.kernel.name for each in graph.dispatches]) == ("once", ["shift_c82_0"])


def test_invalid_changes_are_not_written() -> None:
    runtime = GfxRuntime140(*documents(VULKAN / "graphs"))
    runtime.metadata.root_buffer_size = -1
    with pytest.raises(InvalidArgumentError, match=r"metadata\.json\.root_buffer_size: -1"):
        runtime.to_metadata_json()

    runtime = GfxRuntime140(*documents(VULKAN / "graphs"))
    runtime.metadata.kernels["add_c84_0"].name = "scale_c80_0"  # stands before the kernel of this name
    runtime.metadata.kernel_entries = sorted(runtime.metadata.kernel_entries, key=lambda each: each.tasks[0].name)
    with pytest.raises(InvalidArgumentError, match="graph step: its scale_c80_0 is not the metadata's"):
        runtime.to_graphs_json()

    runtime = GfxRuntime140(*documents(VULKAN / "graphs"))
    runtime.graphs[0].dispatches[0].args = ()
    with pytest.raises(
        InvalidArgumentError, match=r"graphs\.json\[0\].*: it gives \w+ 0 arguments; the kernel takes 2"
    ):
        runtime.to_graphs_json()


@pytest.mark.anyio
async def test_a_written_module_runs(tmp_path: Path) -> None:
    """A module put together again, with a kernel under another name, on Vulkan."""

    def build() -> None:
        archive = Archive.open(VULKAN / "graphs")
        runtime = GfxRuntime140.from_module(VULKAN / "graphs")
        for kernel in runtime.metadata.kernels.values():
            kernel.name = f"new_{kernel.name}"
        for name, data in archive.items():
            (tmp_path / name).write_bytes(data)
        (tmp_path / "metadata.json").write_text(json.dumps(runtime.to_metadata_json()))
        (tmp_path / "graphs.json").write_text(json.dumps(runtime.to_graphs_json()))
        before, after = (read_module(Archive.open(path)) for path in (VULKAN / "graphs", tmp_path))
        assert [f"new_{name}" for name in before.kernels] == list(after.kernels)
        assert {name: graph.arguments for name, graph in before.graphs.items()} == {
            name: graph.arguments for name, graph in after.graphs.items()
        }

    await anyio.to_thread.run_sync(build)
    start = np.linspace(0, 1, 300, dtype=np.float32)
    async with at.Runtime("vulkan") as rt:
        module = await rt.load_aot_module(tmp_path)
        x, y = rt.ndarray(300, at.f32), rt.ndarray(300, at.f32)
        rt.queue.write(x, start)
        rt.queue.fill(y, 0)
        rt.queue.launch(module.kernel("new_scale"), 2.0, x)
        rt.queue.launch_graph(module.compute_graph("step"), a=0.5, n=3, m=[[1, 9], [9, 4]], x=x, y=y)
        np.testing.assert_allclose(await rt.queue.read(x), start + 3, rtol=1e-6)
        np.testing.assert_allclose(await rt.queue.read(y), 2 * (start + 3) + 5, rtol=1e-6)
