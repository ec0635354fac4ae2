"""Loops over columns and a loop inside are swapped, and loops that only look so stay."""

from __future__ import annotations

import anyio
import llvmlite.binding as llvm
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import aiotaichi as at
from aiotaichi.compile.helper.checks import parse
from aiotaichi.compile.helper.kernels.arrays import Array
from aiotaichi.compile.helper.kernels.pipeline import TaskReport, improve
from support.fixture_modules import CPU_ARCH, CPU_MODULES, MODULES
from support.kernel_tasks import host_machine

PRODUCT = (MODULES / "x64" / "loops" / "product.ll").read_text()
ARRAYS = [Array.of(8, (0, 4), 4), Array.of(24, (16, 20), 4), Array.of(40, (32, 36), 4)]
PLAIN, FAST = at.CompileOptions(optimise=0), at.CompileOptions(optimise=3)


def improved(old: str = "", new: str = "", arrays: list[Array] = ARRAYS) -> tuple[TaskReport, llvm.ModuleRef]:
    """Return the report on a product of matrices. In its text, ``old`` becomes ``new``."""
    assert old in PRODUCT
    module, (report,) = improve(parse(PRODUCT.replace(old, new, 1), host_machine()), host_machine(), 1, False, arrays)
    return report, module


def test_the_loops_of_a_product_are_swapped() -> None:
    report, module = improved()
    assert report.done["swap"] == "1 row"
    assert "swap0.columns" in str(module)


def test_arrays_of_unknown_size_may_share_memory() -> None:
    report, module = improved(arrays=ARRAYS[:2])
    assert report.skipped["swap"] == "the loop uses memory whose size is not known"
    assert "swap0" not in str(module)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("%241 = shl i32 %49, 3", "%241 = shl i32 %49, 2"),  # the copies step in another way
        ("%254 = mul i32 %49, %238", "%254 = mul i32 %46, %238"),  # or begin elsewhere
        ("%259 = add i32 %254, %lsr.iv53", "%259 = sub i32 %254, %lsr.iv53"),
        ("fmul reassoc ninf nsz float %262, %258", "fmul reassoc ninf nsz float %258, %258"),
        (
            "%indvars.iv.next.7 = add nuw nsw i64 %indvars.iv, 8",
            "%indvars.iv.next.7 = add nuw nsw i64 %indvars.iv, 4",
        ),
        ("%lsr.iv.next48 = add i32 %lsr.iv47, %49", "%lsr.iv.next48 = add i32 %lsr.iv47, %46"),
        ("icmp ult i64 %221, 7", "icmp ult i64 %221, 6"),
    ],
)
def test_an_inner_loop_that_differs_from_its_copies_stays(old: str, new: str) -> None:
    report, module = improved(old, new)
    assert "stays unrolled" in report.skipped["strides"]
    assert "swap" not in report.done
    assert "%ident.check" in str(module) or "vector.body" in str(module)


@pytest.mark.skipif(CPU_ARCH != "x64", reason="the text is for x64")
@pytest.mark.slow
@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    rows=st.integers(0, 20),
    inner=st.integers(0, 40),
    columns=st.one_of(st.integers(0, 70), st.integers(500, 530), st.integers(1020, 1030)),
    seed=st.integers(0, 2**31),
)
def test_products_are_numpys(rows: int, inner: int, columns: int, seed: int) -> None:
    """Whole numbers: their sums are exact in any order."""
    chance = np.random.default_rng(seed)
    a, b = (chance.integers(-99, 99, shape).astype(np.float32) for shape in ((rows, inner), (inner, columns)))

    async def main() -> None:
        async with at.Runtime("cpu", threads=2) as rt:
            module = await rt.load_aot_module(CPU_MODULES / "loops", compile_options=FAST)
            arrays = [rt.ndarray(shape, at.f32) for shape in (a.shape, b.shape, (rows, columns))]
            for array, content in zip(arrays, (a, b, np.full((rows, columns), 7, np.float32)), strict=True):
                if content.size:
                    rt.queue.write(array, content)
            rt.queue.launch(module.kernel("product"), *arrays)
            np.testing.assert_array_equal(await rt.queue.read(arrays[2]), a @ b)

    anyio.run(main)


@pytest.mark.slow
def test_an_array_that_is_read_and_written_is_computed_in_order() -> None:
    """Each column reads what the columns before it have written. A permutation lets no number grow."""

    async def main() -> None:
        async with at.Runtime("cpu", threads=1) as rt:
            modules = [
                await rt.load_aot_module(CPU_MODULES / "loops", compile_options=each) for each in (PLAIN, FAST)
            ]
            for n in (1, 7, 64, 130):
                chance = np.random.default_rng(n)
                numbers = chance.integers(-99, 99, (n, n)).astype(np.float32)
                permutation = np.eye(n, dtype=np.float32)[chance.permutation(n)]
                twice, once = rt.ndarray((n, n), at.f32), rt.ndarray((n, n), at.f32)
                rt.queue.write(once, permutation)
                for factors in ((twice, once), (once, twice)):
                    found = []
                    for module in modules:
                        rt.queue.write(twice, numbers)
                        rt.queue.launch(module.kernel("product"), *factors, twice)
                        found.append(await rt.queue.read(twice))
                    np.testing.assert_array_equal(found[1], found[0])

    anyio.run(main)
