"""Arguments of compute graphs. As in taichi, a matrix may be flat, and a name is any string."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("cpu", "vulkan")]

SHAPES = ((4, 2), (2, 4), (3, 1), (1, 3), (2, 2))


@pytest.fixture
async def module(rt: at.Runtime, modules: Path) -> at.AotModule:
    return await rt.load_aot_module(modules / "matrix_graphs")


@pytest.mark.parametrize("dtype", [at.i32, at.f32], ids=str)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
async def test_matrices_may_be_flat(
    rt: at.Runtime, module: at.AotModule, shape: tuple[int, int], dtype: at.DType
) -> None:
    graph = module.compute_graph(f"store_{shape[0]}x{shape[1]}_{dtype.name}")
    out = rt.ndarray(shape, dtype)
    matrix = np.arange(1, 1 + shape[0] * shape[1]).reshape(shape).astype(dtype.numpy)
    async with rt.record() as sequence:
        sequence.launch_graph(graph, m=at.Argument("m"), out=out)
    forms: list[Any] = [matrix, matrix.tolist(), matrix.ravel(), matrix.ravel().tolist(), tuple(matrix.flat)]
    for given in forms:
        await check(rt, out, matrix, lambda given=given: rt.queue.launch_graph(graph, m=given, out=out))
        await check(rt, out, matrix, lambda given=given: rt.queue.launch_graph(graph.bind(m=given, out=out)))
        await check(rt, out, matrix, lambda given=given: rt.queue.launch(sequence, m=given))
        async with rt.record() as recorded:
            recorded.launch_graph(graph, m=given, out=out)
        await check(rt, out, matrix, lambda recorded=recorded: rt.queue.launch(recorded))


async def check(rt: at.Runtime, out: at.NdArray, matrix: Any, launch: Any) -> None:
    rt.queue.fill(out, 0)
    launch()
    np.testing.assert_array_equal(await rt.queue.read(out), matrix)


async def test_a_number_of_a_flat_matrix_may_change(rt: at.Runtime, module: at.AotModule) -> None:
    out = rt.ndarray((4, 2), at.f32)
    async with rt.record() as sequence:
        given = [0.0, 1.0, 2.0, at.Argument("third"), 4.0, 5.0, 6.0, 7.0]
        sequence.launch_graph(module.compute_graph("store_4x2_f32"), m=given, out=out)
    for third in (3.0, -1.0):
        rt.queue.launch(sequence, third=third)
        assert (await rt.queue.read(out)).ravel().tolist() == [0, 1, 2, third, 4, 5, 6, 7]


async def test_vectors_are_matrices_of_one_column(rt: at.Runtime, module: at.AotModule) -> None:
    graph, out = module.compute_graph("store_vector"), rt.ndarray(3, at.f32)
    assert "v: matrix<3, 1, f32>" in graph.signature
    for given in ([1, 2, 3], [[1], [2], [3]]):
        rt.queue.fill(out, 0)
        rt.queue.launch_graph(graph, v=given, out=out)
        assert (await rt.queue.read(out)).tolist() == [1, 2, 3]


@pytest.mark.parametrize("shape", [(2, 4), (1, 8), (8, 1), (7,), (9,), (2, 2, 2), ()])
async def test_other_shapes_are_refused(rt: at.Runtime, module: at.AotModule, shape: tuple[int, ...]) -> None:
    graph, out = module.compute_graph("store_4x2_f32"), rt.ndarray((4, 2), at.f32)
    with pytest.raises(errors.InvalidArgumentError, match=r"has shape \(4, 2\); .* was given"):
        rt.queue.launch_graph(graph, m=np.zeros(shape, np.float32), out=out)


async def test_a_kernel_alone_takes_no_flat_matrix(rt: at.Runtime, module: at.AotModule) -> None:
    out = rt.ndarray((4, 2), at.f32)
    with pytest.raises(errors.InvalidArgumentError, match=r"has shape \(4, 2\); \(8,\) was given"):
        rt.queue.launch(module.kernel("store"), np.zeros(8, np.float32), out)


@pytest.mark.runtime("vulkan")
async def test_a_name_need_not_be_an_identifier(rt: at.Runtime, modules: Path, tmp_path: Path) -> None:
    path = shutil.copytree(modules / "graphs", tmp_path / "graphs")
    graphs = path / "graphs.json"
    graphs.write_text(graphs.read_text().replace('"name":"n"', '"name":"how far"'))
    graph = (await rt.load_aot_module(path)).compute_graph("thrice")
    x = rt.ndarray(4, at.f32)
    rt.queue.fill(x, 0)
    await rt.queue.launch_graph(graph, {"how far": 2, "x": x})
    bound = graph.bind({"how far": 1, "x": x})
    await rt.queue.launch_graph(bound)
    async with rt.record() as sequence:
        sequence.launch_graph(graph, {"how far": at.Argument("how far"), "x": x})
    await rt.queue.launch(sequence, **{"how far": 10})
    assert (await rt.queue.read(x)).tolist() == [39, 39, 39, 39]
    with pytest.raises(errors.ArgumentNotFoundError, match="'how far'"):
        rt.queue.launch_graph(graph, x=x)
