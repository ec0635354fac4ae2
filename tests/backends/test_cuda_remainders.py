"""Loops on CUDA without needless remainders have the indices that they had."""

from __future__ import annotations

import math
import re

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from aiotaichi.compile import CompileService
from support.cuda_kernels import Processor, has_copies, kernel_text
from support.fixture_modules import module_at

GENERATOR = np.random.default_rng(2)


def remainders(module: str, kernel: str, change: tuple[str, str] = ("", "")) -> int:
    """Return how many remainders a kernel takes in the text that LLVM gets. ``change`` is made in its IR first."""

    def changed(text: str) -> str:
        assert change[0] in text
        return text.replace(*change) if change[0] else text

    _, text = kernel_text(module_at("cuda", module), kernel, changed)
    return len(re.findall(" = srem i32 ", text.device("")))


@pytest.mark.parametrize(
    ("module", "kernel", "left"),
    [
        ("small_targets", "add_f32", 0),
        ("small_targets", "count_2d", 1),
        ("small_targets", "add_range", 0),
        ("big_loops", "number_cells", 2),
    ],
)
def test_a_loop_takes_no_remainder_for_its_first_index(module: str, kernel: str, left: int) -> None:
    _, text = kernel_text(module_at("cuda", module), kernel)
    forms = 2 if has_copies(text) else 1
    assert remainders(module, kernel) == left * forms


@pytest.mark.parametrize(
    "change",
    [
        ("%10 = sdiv i32 %4, %8", "%10 = sdiv i32 %4, %14"),
        ("%15 = srem i32 %10, %14", "%15 = srem i32 %10, %8"),
        ("%15 = srem i32 %10, %14", "%15 = srem i32 %10, 7"),
        ("%16 = mul i32 %4, %12", "%16 = add i32 %4, %12"),
        ("%16 = mul i32 %4, %12", "%16 = mul i32 %12, %12"),
        ("%16 = mul i32 %4, %12", "%16 = mul i32 %16, %16"),  # damaged: no end of factors
        ("  %15 = srem i32 %10, %14", "  %a = add i32 %14, 0\n  %15 = srem i32 %10, %a"),
        # The task that computes the bounds has a %4, too, which is the rows.
        ("  %15 = srem i32 %10, %14", "  %15 = srem i32 %10, %4"),
        ("i32 0, i32 %3, void", "i32 1, i32 %3, void"),
        ("  %9 = srem i32 %4, %8\n", "  store i32 5, i32* %3\n  %9 = srem i32 %4, %8\n"),
    ],
)
def test_another_remainder_stays(change: tuple[str, str]) -> None:
    whole = remainders("small_targets", "count_2d")
    assert remainders("small_targets", "count_2d", change) == whole + 2  # in both forms of the loop


i32 = st.integers(-(2**31), 2**31 - 1)


@given(st.lists(st.one_of(i32, st.integers(-9, 9)), min_size=1, max_size=4), st.data())
def test_the_first_quotient_is_less_than_its_divisor(extents: list[int], data: st.DataObject) -> None:
    """With the arithmetic of 32 bits that taichi uses, for any extents."""
    count = (math.prod(extents) + 2**31) % 2**32 - 2**31
    if count > 0:
        number = data.draw(st.integers(0, count - 1))
        quotient = number
        for divisor in reversed(extents[1:]):
            quotient = abs(quotient) // abs(divisor) * (1 if quotient * divisor > 0 else -1)
        assert abs(quotient) < abs(extents[0])


@pytest.mark.slow
def test_cells_have_their_indices(service: CompileService) -> None:
    processor = Processor(service, module_at("cuda", "big_loops"))
    x = GENERATOR.integers(0, 9, (7, 5, 13), np.int32)
    i, j, k = np.indices(x.shape, dtype=np.int32)
    wanted = x + 10000 * i + 100 * j + k
    processor.run("number_cells", (x,), blocks=3)
    np.testing.assert_array_equal(x, wanted)
    a, b = GENERATOR.integers(0, 9, 12, np.int32), GENERATOR.integers(0, 9, 17, np.int32)
    out = np.zeros((12, 17), np.int32)
    processor.run("multiply_outer", (a, b, out), blocks=2)
    np.testing.assert_array_equal(out, np.outer(a, b))
