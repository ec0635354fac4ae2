"""Modules with every kind of argument, derivative and field tree compute the same as taichi, or raise."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import aiotaichi as at
from aiotaichi import errors, formats
from aiotaichi.formats import signature_of

pytestmark = pytest.mark.slow

PRODUCER = Path(__file__).parent / "sources"
F32 = np.float32


@dataclass(frozen=True)
class Programs:
    """The results of one run of the program: two modules, and the numbers that taichi itself computed."""

    arch: str
    folder: Path
    computed: dict[str, npt.NDArray[Any]]

    def spec(self, name: str) -> formats.ModuleSpec:
        return formats.read_module(formats.Archive.open(self.folder / name))


LLVM_ARCHS: list[Any] = ["x64", pytest.param("cuda", marks=pytest.mark.cuda)]


def run(program: str, arch: str, output: Path) -> None:
    """Run a program that needs taichi, in a process of its own."""
    environment = {**os.environ, "TI_SKIP_VERSION_CHECK": "ON"}
    command = [sys.executable, str(PRODUCER / program), arch, str(output)]
    result = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.fixture(scope="session", params=[*LLVM_ARCHS, "vulkan"])
def programs(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Programs:
    folder = tmp_path_factory.mktemp(f"programs-{request.param}")
    run("programs.py", request.param, folder)
    return Programs(request.param, folder, dict(np.load(folder / "computed.npz")))


def arange(rt: at.Runtime, n: int, needs_grad: bool = False) -> at.NdArray:
    array = rt.ndarray((n,), at.f32, needs_grad=needs_grad)
    rt.queue.write(array, np.arange(n, dtype=F32))
    return array


NAMES = ([1, 2, 3], [4, 5, 6], [[7, 8, 9]], [[1], [3], [5]], [[1, 2, 3], [4, 5, 6]])
BODY = {"a_0": 1.5, "a_1": 2.5, "inner": {"z": 7, "direction": [0.25, 0.5, 0.75]}}


@pytest.mark.anyio
@pytest.mark.parametrize("name", ["ours.tcm", "theirs.tcm"])
async def test_arguments_have_any_name(programs: Programs, name: str) -> None:
    async with at.Runtime(programs.arch) as rt:
        module = await rt.load_aot_module(programs.folder / name)
        out = rt.ndarray((5,), at.f32)
        rt.queue.launch(module.kernel("names"), *NAMES, out)
        assert np.array_equal(await rt.queue.read(out), programs.computed["names"])


def test_shapes_are_known_from_names_and_notes(programs: Programs) -> None:
    ours = signature_of(programs.spec("ours.tcm").kernels["names"])
    expected = (
        "names(v_0: vector<3, f32>, my_vec: vector<3, f32>, v: matrix<1, 3, f32>, m_0_0: matrix<3, 1, f32>, "
        "i_3_4: matrix<2, 3, i32>, out: ndarray<f32, 1>)"
    )
    assert ours == expected
    theirs = signature_of(programs.spec("theirs.tcm").kernels["names"])
    if programs.arch == "vulkan":
        assert theirs == expected
    else:  # taichi writes rows and vectors alike, and no names
        assert "arg2: vector<3, f32>, arg3: matrix<3, 1, f32>, arg4: matrix<2, 3, i32>, arg5: ndarray" in theirs


@pytest.mark.anyio
async def test_structs(programs: Programs) -> None:
    async with at.Runtime(programs.arch) as rt:
        kernel = (await rt.load_aot_module(programs.folder / "ours.tcm")).kernel("structs")
        assert (
            "body: struct<a_0: f32, a_1: f32, inner: struct<z: i32, direction: vector<3, f32>>>" in kernel.signature
        )
        assert "twin: struct<twin_0: f32, twin_1: f32>" in kernel.signature
        out = rt.ndarray((5,), at.f32)
        expected = programs.computed["structs"][:3]
        for body, twin in (
            (BODY, {"twin_0": 1, "twin_1": 2.0}),
            ((1.5, 2.5, [7, (0.25, 0.5, 0.75)]), (1.0, 2.0)),
        ):
            rt.queue.fill(out, 0)
            rt.queue.launch(kernel, 3.0, body, twin, out)
            assert np.array_equal((await rt.queue.read(out))[:3], expected)
        twin = {"twin_0": 1, "twin_1": 2.0}
        for wrong, error, text in (
            ({**BODY, "a_0": None}, errors.ArgumentNullError, "body.a_0 is None"),
            ({**BODY, "inner": {"z": 2**31, "direction": [1, 2, 3]}}, errors.ArgumentOutOfRangeError, "body.inner.z"),
            ({**BODY, "inner": {"z": 1, "direction": [1, 2]}}, errors.InvalidArgumentError, "body.inner.direction"),
            ({"a_0": 1.0}, errors.InvalidArgumentError, "a_1 is missing"),
            ({**BODY, "more": 1}, errors.InvalidArgumentError, "'more'"),
            (3.0, errors.InvalidArgumentError, "takes a mapping of a_0, a_1, inner"),
        ):
            with pytest.raises(error, match=text):
                rt.queue.launch(kernel, 3.0, wrong, twin, out)


@pytest.mark.anyio
async def test_argument_packs(programs: Programs) -> None:
    async with at.Runtime(programs.arch) as rt:
        kernel = (await rt.load_aot_module(programs.folder / "ours.tcm")).kernel("packs")
        inner = {"scale": 2.0, "offset": 3}
        pack = {"flag": 1, "v_0": [1, 2, 3], "inner": inner, "last": 0.5}
        names = [parameter.name for parameter in kernel.spec.parameters]
        assert names == ["base", "pack", "out", "pack.inner.more", "pack.x"]
        out, x = rt.ndarray((5,), at.f32), arange(rt, 5)
        await rt.queue.launch(kernel, 5, pack, out, x, x)
        # Not on taichi's own runtime: on NVIDIA's Vulkan driver, it reads zeros from the nested pack's array.
        expected = 5 + 1 + 3 + 2 * np.arange(5, dtype=F32) + np.arange(5, dtype=F32) + 0.5
        assert np.array_equal(await rt.queue.read(out), expected)
        bound = kernel.bind(6, (1, [1, 2, 3], (2.0, 3), 0.5), out, x, x)
        for _ in range(3):
            rt.queue.fill(out, 0)
            rt.queue.launch(bound)
            assert np.array_equal(await rt.queue.read(out), expected + 1)


@pytest.mark.anyio
async def test_gradients_and_duals_of_fields(programs: Programs) -> None:
    x = np.array([0.5, 1.0, 2.0, 3.0], F32)
    async with at.Runtime(programs.arch) as rt:
        module = await rt.load_aot_module(programs.folder / "ours.tcm")
        given, out = rt.ndarray((4,), at.f32), rt.ndarray((5,), at.f32)
        rt.queue.write(given, x)
        rt.queue.launch(module.kernel("set_fields"), given)
        for name in ("compute_loss", "compute_loss_grad", "compute_loss_dual_forward"):
            rt.queue.launch(module.kernel(name))
        rt.queue.launch(module.kernel("get_gradients"), out)
        found = await rt.queue.read(out)
    np.testing.assert_allclose(found, [*(3 * x**2), np.sum(3 * x**2)], rtol=1e-5)


@pytest.mark.anyio
async def test_gradients_of_arrays(programs: Programs) -> None:
    if programs.arch == "vulkan":
        text = (programs.folder / "gradient.txt").read_text()
        assert "kernel square_grad takes an array with a gradient, for which taichi's shaders take" in text
        return
    async with at.Runtime(programs.arch) as rt:
        module = await rt.load_aot_module(programs.folder / "ours.tcm")
        x, y = arange(rt, 4, needs_grad=True), rt.ndarray((4,), at.f32, needs_grad=True)
        assert x.grad is not None
        assert y.grad is not None
        rt.queue.fill(y.grad, 2)
        rt.queue.launch(module.kernel("square"), x, y)  # a kernel without gradients
        rt.queue.launch(module.kernel("square_grad"), x, y)
        assert np.array_equal(await rt.queue.read(x.grad), 4 * np.arange(4, dtype=F32))
        out = rt.ndarray((4,), at.f32)
        rt.queue.launch(module.kernel("use_gradient"), x, out)
        assert np.array_equal(await rt.queue.read(out), 401 * np.arange(4, dtype=F32))
        with pytest.raises(errors.InvalidArgumentError, match=r"argument y .* make it with .*needs_grad=True"):
            rt.queue.launch(module.kernel("square_grad"), x, out)
        # A launch in flight keeps its arrays. Closing an array closes its gradient, and the other way round.
        bound = module.kernel("square_grad").bind(x, y)
        event = rt.queue.launch(bound)
        x.close()
        assert x.grad.closed
        await event
        z = rt.ndarray((4,), at.f32, needs_grad=True)
        bound = module.kernel("square_grad").bind(z, y)
        y.grad.close()
        assert y.closed
        for arguments in ((bound,), (module.kernel("square_grad"), z, y), (module.kernel("square"), y, z)):
            with pytest.raises(errors.InvalidStateError, match="closed"):
                rt.queue.launch(*arguments)


@pytest.mark.anyio
async def test_fields_in_several_trees(programs: Programs) -> None:
    async with at.Runtime(programs.arch) as rt:
        module = await rt.load_aot_module(programs.folder / "ours.tcm")
        rt.queue.launch(module.kernel("fill_trees"), 3)
        assert await rt.queue.launch(module.kernel("sum_trees")) == programs.computed["trees"]
        assert await rt.queue.launch(module.kernel("only_second")) == 3 * sum(range(16))


@pytest.mark.anyio
async def test_methods_bring_the_fields_of_their_objects(programs: Programs) -> None:
    async with at.Runtime(programs.arch) as rt:
        module = await rt.load_aot_module(programs.folder / "ours.tcm")
        sparse = 0.0 if programs.arch == "vulkan" else 0.5  # the only cell that is not 0
        first, second = module.kernel("step_0"), module.kernel("step_1")
        assert await rt.queue.launch(first, 1.0) == 5 * 2.0 + sparse
        assert await rt.queue.launch(second, 1.0) == 6 * 3.0 + sparse
        assert await rt.queue.launch(first, 1.0) == 5 * 4.0 + sparse


@pytest.mark.parametrize("programs", ["vulkan"], indirect=True)
def test_fields_are_named_with_their_trees(programs: Programs) -> None:
    fields = programs.spec("ours.tcm").fields
    assert {name: field.tree for name, field in fields.items()} == dict.fromkeys("ab", 0) | {
        "c": 1, "loss": 2, "loss_dual": 2, "w": 2, "w_dual": 2
    }  # fmt: skip
    # The field lies after the smaller block: taichi sorts a tree's blocks by size.
    assert (fields["c"].shape, fields["c"].offset) == ((16,), 32)
    assert "field nested, of tree 1: " in (programs.folder / "nested.txt").read_text()


@pytest.mark.anyio
@pytest.mark.parametrize("programs", ["vulkan"], indirect=True)
async def test_a_kernel_that_cannot_run_does_not_stop_others(programs: Programs) -> None:
    async with at.Runtime("vulkan") as rt:
        module = await rt.load_aot_module(programs.folder / "theirs.tcm")
        with pytest.raises(
            errors.IncompatibleModuleError,
            match=r"kernel only_second: it uses the fields of tree 1\. .*the tree of a, b: .*aiotaichi\.aot\.Module",
        ):
            module.kernel("only_second")
        with pytest.raises(errors.IncompatibleModuleError, match="kernel fill_trees: it uses the fields of tree 1"):
            module.kernels["fill_trees"]
        with pytest.raises(errors.IncompatibleModuleError, match=r"kernel use_gradient: argument x .*gradient"):
            module.kernel("use_gradient")
        x, y = arange(rt, 4), rt.ndarray((4,), at.f32)
        rt.queue.launch(module.kernel("square"), x, y)
        assert np.array_equal(await rt.queue.read(y), np.arange(4, dtype=F32) ** 2)


@pytest.mark.anyio
@pytest.mark.parametrize("programs", ["x64"], indirect=True)
async def test_modules_made_for_taichis_profiler_run(programs: Programs) -> None:
    async with at.Runtime("cpu") as rt:
        x, y = arange(rt, 4), rt.ndarray((4,), at.f32)
        await rt.queue.launch((await rt.load_aot_module(programs.folder / "ours.tcm")).kernel("square"), x, y)
        assert np.array_equal(await rt.queue.read(y), np.arange(4, dtype=F32) ** 2)


@pytest.fixture(scope="session", params=LLVM_ARCHS)
def dense_lists(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    file = tmp_path_factory.mktemp(f"lists-{request.param}") / "lists.tcm"
    run("dense_lists.py", request.param, file)
    return request.param, file


def test_the_module_is_one_with_lists(dense_lists: tuple[str, Path]) -> None:
    spec = formats.read_module(formats.Archive.open(dense_lists[1]))
    assert len(spec.trees) == 3
    assert any("_listgen_" in task.name for task in spec.kernels["total"].tasks)


@pytest.mark.anyio
async def test_loops_over_dense_fields_may_go_through_lists_of_cells(dense_lists: tuple[str, Path]) -> None:
    arch, file = dense_lists
    async with at.Runtime(arch) as rt:
        module = await rt.load_aot_module(file)
        for n in (3, 4):
            rt.queue.launch(module.kernel("fill"), n)
            expected = n * sum(range(8)) + sum(n - i for i in range(1000))
            assert await rt.queue.launch(module.kernel("total")) == expected


@pytest.mark.anyio
async def test_a_kernel_that_only_counts_cells_brings_their_trees(dense_lists: tuple[str, Path]) -> None:
    arch, file = dense_lists
    async with at.Runtime(arch) as rt:
        module = await rt.load_aot_module(file)
        rt.queue.launch(module.kernel("activate"), 5)
        only = await rt.load_aot_module(file.with_name("lists_only.tcm"))
        assert len(only.spec.trees) == 2
        for each, expected in ((module, [8, 5]), (only, [8, 0])):
            out = rt.ndarray((2,), at.i32)
            rt.queue.launch(each.kernel("count"), out)
            assert (await rt.queue.read(out)).tolist() == expected


@pytest.mark.parametrize("programs", ["x64"], indirect=True)
def test_the_module_is_one_that_calls_the_profiler(programs: Programs) -> None:
    text = formats.Archive.open(programs.folder / "ours.tcm")["square.ll"]
    assert b"%struct.LLVMRuntime" in text
    assert re.search(rb"i32 17\b", text)  # the index of profiler_start in the struct


@pytest.mark.parametrize("dtype", [at.i32, at.u1])
@pytest.mark.anyio
async def test_only_floats_have_gradients(rt: at.Runtime, dtype: at.DType) -> None:
    with pytest.raises(errors.InvalidArgumentError, match="only floats have gradients"):
        rt.ndarray((4,), dtype, needs_grad=True)
    assert rt.ndarray((4,), at.f64).grad is None


@pytest.mark.anyio
@pytest.mark.parametrize("programs", LLVM_ARCHS, indirect=True)
async def test_the_check_of_order_sees_gradients(programs: Programs) -> None:
    async with at.Runtime(programs.arch, debug=True) as rt:
        module = await rt.load_aot_module(programs.folder / "ours.tcm")
        x, y, z = (arange(rt, 4, needs_grad=True) for _ in range(3))
        await rt.queue.wait()
        other = rt.create_queue()
        rt.queue.launch(module.kernel("use_gradient"), x, y)
        other.launch(module.kernel("use_gradient"), x, z)  # both read x and its gradient
        assert x.grad is not None
        with pytest.raises(errors.InvalidStateError, match=r"fill .* races with kernel use_gradient"):
            other.fill(x.grad, 0)
        await rt.queue.wait()
        await other.wait()
        rt.queue.launch(module.kernel("square_grad"), x, y)
        with pytest.raises(errors.InvalidStateError, match=r"read .* races with kernel square_grad"):
            other.read(x.grad)
