"""Launches in order on a new module, for kernels that use fields, and for features that one family of archs has.

The first launch of a list finds all fields zeroed. Each case has the type of the catalogue's cases, so that a test
of the catalogue can run them, too.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from support.catalog import Array, Case

__all__ = ["ARCHS", "SEQUENCES"]

# Other modules are built for every arch.
ARCHS = {
    "sparse": ("x64", "cuda"),
    "nested_sparse": ("x64", "cuda"),
    "checked_fields": ("x64", "cuda"),
    "quant": ("x64", "cuda"),
    "block_local": ("x64", "cuda"),
    "asserts": ("x64", "cuda"),
    "prints": ("x64", "cuda"),
    "constants": ("x64", "vulkan"),
    "nothing": ("x64", "vulkan"),
    "psb": ("vulkan",),
    "shared_array": ("vulkan", "cuda"),
    "shared_large": ("cuda",),
    "template": ("vulkan",),
    "textures": ("vulkan",),
    "textures_1d": ("vulkan",),
    "caps": ("vulkan",),
    "bounds": ("x64", "cuda"),
    "two_trees": ("x64", "cuda"),  # gfx modules do not record the size of a second tree
}


def _out(values: npt.ArrayLike, dtype: Any = np.float32) -> Array:
    after = np.array(values, dtype)
    return Array(np.zeros_like(after), after)


def _ints(values: npt.ArrayLike) -> Array:
    return _out(values, np.int32)


def _fields() -> list[Case]:
    nested = [3 * 1.5 + i for i in range(4)] + [10 * i + j for i in range(4) for j in range(2)]
    return [
        Case("fields", "get", (_out([0] * 8),)),
        Case("fields", "add", (1.5,)),
        Case("fields", "add", (-0.25,)),
        Case("fields", "get", (_out([1.25] * 8),)),
        Case("fields", "get_nested", (_out([0] * 12),)),
        Case("fields", "set_nested", (1.5,)),
        Case("fields", "get_nested", (_out(nested),)),
        Case("fields", "get", (_out([1.25] * 8),)),
    ]


def _field_sums() -> list[Case]:
    return [
        Case("field_sums", "a_tenth", (), float(np.float32(0.1))),
        Case("field_sums", "sum_cells", (), 0.0),
        Case("field_sums", "fill", ()),
        Case("field_sums", "sum_cells", (), float(sum(i * i for i in range(12)))),
    ]


def _block_local() -> list[Case]:
    """Whole blocks of 16 are active; between and around them there is nothing to read."""
    a = np.zeros(130, np.float32)
    a[20:50] = 0.5 * np.arange(20, 50)
    a[80:90] = 0.5 * np.arange(80, 90)
    blurred = a[:-2] + a[1:-1] + a[2:]
    expected = np.zeros(128, np.float32)
    for block in (1, 2, 3, 5):
        at = slice(16 * block, 16 * block + 16)
        expected[at] = np.concatenate([[0], blurred])[at]
    return [
        Case("block_local", "blur", ()),  # the field is empty
        Case("block_local", "set_a", (20, 50)),
        Case("block_local", "set_a", (80, 90)),
        Case("block_local", "blur", ()),
        Case("block_local", "get_b", (_out(expected),)),
    ]


def _sparse() -> list[Case]:
    return [
        Case("sparse", "count_pointed", (), 0),
        Case("sparse", "sum_pointed", (), 0),
        Case("sparse", "set_pointed", (5, 7, 100)),  # activates the four cells under one pointer
        Case("sparse", "count_pointed", (), 4),
        Case("sparse", "sum_pointed", (), 105 + 106),
        Case("sparse", "set_pointed", (9, 9, 1)),  # an empty range activates nothing
        Case("sparse", "count_pointed", (), 4),
        Case("sparse", "set_pointed", (0, 64, 0)),
        Case("sparse", "count_pointed", (), 64),
        Case("sparse", "sum_pointed", (), sum(range(64))),
        Case("sparse", "drop_pointed", (1,)),
        Case("sparse", "drop_pointed", (1,)),
        Case("sparse", "count_pointed", (), 60),
        Case("sparse", "set_pointed", (4, 5, 0)),  # a cell that comes back comes back zeroed
        Case("sparse", "sum_pointed", (), sum(range(64)) - 5 - 6 - 7),
        Case("sparse", "lengths", (_ints([0, 0, 0, 0]),)),
        Case("sparse", "append", (1, 50)),
        Case("sparse", "append", (3, 8)),  # exactly one chunk
        Case("sparse", "append", (0, 0)),
        Case("sparse", "lengths", (_ints([0, 50, 0, 8]),)),
        Case("sparse", "sum_listed", (), sum(range(50)) + sum(range(8))),
        Case("sparse", "append", (3, 1)),
        Case("sparse", "lengths", (_ints([0, 50, 0, 9]),)),
        Case("sparse", "clear_row", (1,)),
        Case("sparse", "lengths", (_ints([0, 0, 0, 9]),)),
        Case("sparse", "sum_listed", (), sum(range(8))),
        Case("sparse", "append", (1, 64)),  # as many as fit
        Case("sparse", "lengths", (_ints([0, 64, 0, 9]),)),
        Case("sparse", "count_masked", (), 0),
        Case("sparse", "set_masked", (4,)),
        Case("sparse", "count_masked", (), 8),
        Case("sparse", "drop_masked", (8,)),
        Case("sparse", "drop_masked", (9,)),  # was not active
        Case("sparse", "count_masked", (), 7),
        Case("sparse", "set_masked", (1,)),
        Case("sparse", "count_masked", (), 32),
    ]


def _nested_sparse() -> list[Case]:
    def marks(active: set[int], values: dict[int, float]) -> Case:
        found = [values.get(i, 0.0) for i in range(12)]
        return Case("nested_sparse", "get_marks", (_ints([i in active for i in range(12)]), _out(found)))

    def rows(*found: list[int]) -> Case:
        values = [row + [0] * (6 - len(row)) for row in found]
        return Case("nested_sparse", "get_rows", (_ints([len(row) for row in found]), _ints(values)))

    def levels(drawn: npt.NDArray[np.bool_]) -> list[Case]:
        """The cells, and how many of them their smallest active blocks have."""
        found = drawn.astype(np.int32)
        for bit, size in ((2, 4), (4, 8), (8, 16)):
            blocks = drawn.reshape(64 // size, size, 64 // size, size).any((1, 3))
            found += bit * blocks.repeat(size, 0).repeat(size, 1)
        return [
            Case("nested_sparse", "get_levels", (_ints(found),)),
            Case("nested_sparse", "count_drawn", (), int((found & 2 != 0).sum())),
        ]

    def disc(x: int, y: int, radius: int) -> npt.NDArray[np.bool_]:
        i, j = np.ogrid[:64, :64]
        inside: npt.NDArray[np.bool_] = (i - x) ** 2 + (j - y) ** 2 <= radius**2
        return inside

    nothing = np.zeros((64, 64), np.bool_)
    return [
        marks(set(), {}),
        *[
            Case("nested_sparse", "mark", (i, value))
            for i, value in ((0, 0.0), (4, 1.0), (5, 2.0), (6, 4.0), (7, 8.0))
        ],
        marks({0, 4, 5, 6, 7}, {4: 1, 5: 2, 6: 4, 7: 8}),  # a cell that is set to 0 is active
        Case("nested_sparse", "carry_over", (5,)),
        marks({0, 5, 6}, {4: 1, 5: 4.5, 6: 20.25, 7: 8}),  # in taichi, too, a cell under a mask keeps its number
        Case("nested_sparse", "carry_over", (5,)),
        marks({0, 5, 6}, {4: 1, 5: 20.75, 6: 20.75**2, 7: 8}),
        rows([], [], [], []),
        *[Case("nested_sparse", "push", pair) for pair in ((0, 1), (0, 3), (2, 7), (2, 7), (3, 9))],
        rows([1, 3], [], [7, 7], [9]),
        Case("nested_sparse", "drop_row", (0,)),
        Case("nested_sparse", "add_at", (2, 0, 5)),
        rows([], [], [12, 7], [9]),
        Case("nested_sparse", "add_at", (3, 3, 4)),
        Case("nested_sparse", "push", (3, 5)),
        Case("nested_sparse", "push", (0, 11)),  # a row that comes back comes back zeroed
        rows([11], [], [12, 7], [9, 0, 0, 4, 5]),
        *levels(nothing),
        Case("nested_sparse", "draw_disc", (20, 30, 9)),
        *levels(disc(20, 30, 9)),
        Case("nested_sparse", "draw_disc", (40, 33, 5)),
        *levels(disc(20, 30, 9) | disc(40, 33, 5)),
        Case("nested_sparse", "clear_drawn", ()),
        *levels(nothing),
        Case("nested_sparse", "clear_drawn", ()),  # there is nothing to drop
        Case("nested_sparse", "draw_disc", (0, 63, 17)),
        *levels(disc(0, 63, 17)),
    ]


def _checked_fields() -> list[Case]:
    """The asserts of the kernels hold."""
    kernels = (("fill", 10), ("check_dense", 10), ("check_pointed",), ("swap_blocks",), ("check_swapped",))
    return [Case("checked_fields", name, arguments) for name, *arguments in kernels]


def _quant() -> list[Case]:
    # 11 bits with their sign reach 2: a fixed-point step is 2 / 1024, so quarters are exact.
    reals = [0.25 * i for i in range(8)]
    return [
        Case("quant", "get_integers", (_ints([0] * 8),)),
        Case("quant", "get_bits", (_ints([0] * 16),)),
        Case("quant", "set_all", ()),
        Case("quant", "get_integers", (_ints(range(-4, 4)),)),
        Case("quant", "get_reals", (_out(reals),)),
        Case("quant", "get_bits", (_ints(range(16)),)),
    ]


def _twenty() -> list[Case]:
    x = np.array([-2.0, 0.0, 0.5, 1000.0], np.float32)
    return [
        Case("twenty", f"k{n:02}", (Array(x, (np.sqrt(x * x + np.float32(n)) + np.float32(0.5 * n)).astype("f4")),))
        for n in range(20)
    ]


def _spin(seed: int, steps: int) -> int:
    value = seed
    for _ in range(steps):
        value = (value * 1664525 + 1013904223 + 2**31) % 2**32 - 2**31
        value ^= value >> 7
    return value


def _timing() -> list[Case]:
    def wrap(value: int) -> int:
        return (value + 2**31) % 2**32 - 2**31

    cases = []
    for thousands in (0, 1, 3):
        value = 1
        for i in range(thousands):
            value = wrap(value + _spin(wrap(value + i), 1000))
        cases.append(Case("timing", "spin_serial", (thousands, _ints([value]))))
        each = []
        for i in range(5):
            value = i
            for _ in range(thousands):
                value = wrap(value + _spin(value, 1000))
            each.append(value)
        cases.append(Case("timing", "spin_parallel", (thousands, _ints(each))))
    return cases


def _asserts() -> list[Case]:
    """The asserts that hold."""
    x = np.array([0, 6, 8, -7], np.int32)
    return [
        Case("asserts", "check", (1,)),
        Case("asserts", "check", (2**31 - 1,)),
        Case("asserts", "check_float", (0.5,)),
        Case("asserts", "check_all", (Array(x, x + 1),)),
    ]


def _template() -> list[Case]:
    def held(first: int, second: int) -> Case:
        values = [first * i for i in range(8)] + [second * i for i in range(5)]
        return Case("template", "get", (_ints(values),))

    return [
        held(0, 0),
        Case("template", "fill|field=first,step=3,", ()),
        held(3, 0),
        Case("template", "fill|field=second,step=7,", ()),
        Case("template", "fill|field=first,step=-1,", ()),
        held(-1, 7),
    ]


def _constants() -> list[Case]:
    returned = {"nothing": None, "seven": 7, "large": 2**40, "half": 0.5, "pair": np.array([1, -2], np.int32)}
    return [Case("constants", name, (), value) for name, value in returned.items()]


def _nothing() -> list[Case]:
    x = np.arange(5, dtype=np.float32)
    return [
        Case("nothing", "nothing", ()),
        Case("nothing", "takes", (2.0, Array(x, x))),
        Case("nothing", "computes", ()),
    ]


def _psb() -> list[Case]:
    cases = []
    for n in (1, 16, 1000):
        x, y = np.linspace(-1, 1, n, dtype=np.float32), np.ones(n, np.float32)
        cases.append(Case("psb", "saxpy", (3.0, Array(x, x), Array(y, y + np.float32(3) * x))))
        triples = np.arange(3 * n, dtype=np.float32).reshape(n, 3)
        cases.append(Case("psb", "scale_vec3", (-2.0, Array(triples, -2 * triples, (3,)))))
    wide = np.array([-(2**63), -1, 0, 1, 2**32, 2**62], np.int64)
    return [*cases, Case("psb", "add_i64", (Array(wide, wide + 2**32),))]


def _shared_array() -> list[Case]:
    cases = []
    for blocks in (1, 2, 16):
        x = np.arange(64 * blocks, dtype=np.float32)
        reverse = x.reshape(blocks, 64)[:, ::-1].reshape(-1).copy()
        cases.append(Case("shared_array", "reverse_blocks", (Array(x, x), Array(np.zeros_like(x), reverse))))
    return cases


def _shared_large() -> list[Case]:
    x = np.arange(1024, dtype=np.float32)
    reverse = x.reshape(4, 256)[:, ::-1].reshape(-1).copy()
    return [Case("shared_large", "reverse_far", (Array(x, x), Array(np.zeros_like(x), reverse)))]


def _argpacks() -> list[Case]:
    # By position: taichi's LLVM modules do not name the members.
    numbers = (-128, 1e300, 65535, -(2**31), 2**53, 0.5, True)
    tensors = (0.5, [1, 2, 3], [[4, 5], [6, 7]], 8)
    x = np.arange(5, dtype=np.float32)
    return [
        Case("argpacks", "numbers", (numbers, _out(numbers, np.float64))),
        Case("argpacks", "tensors", (tensors, _out([1.5, 2.5, 3.5, 4, 5, 6, 7, 8]))),
        Case("argpacks", "mixed", (0.5, (3.0, -2), _out([1.5 - 2 * i for i in range(5)]))),
        Case("argpacks", "two", ((2.0, 3), _out([2 * 5 + 7 * 3] * 5), (7.0, 5))),
        Case("argpacks", "nested", ((1, (2, [3, 4, 5]), 6), _out([1, 2, 5, 6]))),
        Case("argpacks", "with_array", ((2.0, 1.0), _out(2 * x + 1), Array(x, x))),
        Case("argpacks", "only_array", ((), _out(2 * x), Array(x, x))),
    ]


def _big_loops() -> list[Case]:
    def counted(length: int) -> Array:
        """Counters that do not start at 0."""
        before = np.arange(16, dtype=np.int32)
        return Array(before, (before + np.bincount(np.arange(length) % 16, minlength=16)).astype(np.int32))

    def lengths(n: int) -> list[Case]:
        """Ranges that differ from the arrays' extents, also with an empty array."""
        some, three = (Array(np.zeros(size, np.int32), np.zeros(size, np.int32)) for size in (n, 3))

        def numbered(length: int) -> Array:
            return _ints([*range(1, length + 1), 0, 0])

        return [
            Case("big_loops", "offset_length", (some, numbered(n + 4))),
            Case("big_loops", "total_length", (some, three, numbered(n + 3))),
            Case("big_loops", "at_least_four", (some, numbered(max(n, 4)))),
        ]

    cells = np.add.outer(np.add.outer(10000 * np.arange(3), 100 * np.arange(5)), np.arange(7)).astype(np.int32)
    x, y = np.arange(1, 41, dtype=np.int32), np.arange(30, dtype=np.int32)
    doubled = np.repeat(x, 2) + np.arange(80, dtype=np.int32)
    return [
        Case("big_loops", "count_constant", (counted(10_000_000),)),
        Case("big_loops", "count_none", (counted(0),)),
        Case("big_loops", "number_cells", (Array(np.zeros_like(cells), cells),)),
        Case("big_loops", "multiply_outer", (Array(x, x), Array(y, y), _ints(np.outer(x, y)))),
        *[Case("big_loops", "count_to", (n, counted(n))) for n in (-5, 0, 1, 1000, 100_003)],
        Case("big_loops", "double_length", (Array(x, x), _ints(doubled))),
        *[case for n in (0, 1, 300) for case in lengths(n)],
    ]


def _bounds() -> list[Case]:
    def counted(before: npt.ArrayLike, after: npt.ArrayLike) -> Array:
        return Array(np.array(before, np.int32), np.array(after, np.int32))

    x, y = np.arange(1, 6), np.full(8, 10)
    later = np.where(np.arange(8) >= 3, y - np.arange(8), y)
    return [
        Case("bounds", "count_to_field", (_ints([0] * 5),)),
        Case("bounds", "set_length", (3,)),
        Case("bounds", "count_to_field", (_ints([1, 2, 3, 0, 0]),)),
        Case("bounds", "set_length", (5,)),
        Case("bounds", "count_to_field", (_ints([1, 2, 3, 4, 5]),)),
        *[Case("bounds", "count_to_element", (counted([n], [n]), _ints([*range(1, n + 1), 0]))) for n in (0, 1, 7)],
        Case("bounds", "three_loops", (3, counted(x, (x + 3) * 2), counted(y, later))),
        Case("bounds", "three_loops", (9, counted(x, (x + 9) * 2), counted(y, y))),
        Case("bounds", "lengthen", (counted([2, 7], [3, 8]), _ints([1, 1, 1, 0]))),
        Case("bounds", "scaled_sum", (counted([1, 2, 3], [1, 2, 3]),), 6 * 6 + 6),
        Case("bounds", "count_to_sum", (counted([1, 0, 2], [1, 0, 2]), _ints([101, 102, 103, *[100] * 4, 0]))),
        Case("bounds", "take_turns", (4, 5, _ints([4, 5, 9, 4, 5, 9, 4]))),
        *[
            Case("bounds", "divided", (n, m, _ints(np.where(np.arange(5) < n // m, np.arange(1, 6), 0))))
            for n, m in ((9, 2), (-9, 2), (0, 3), (1, -1))
        ],
        *[
            Case("bounds", "clamped", (n, _ints(np.where(np.arange(6) < max(2, min(n, 6)) - 1, n, 0))))
            for n in (-4, 1, 3, 6, 100)
        ],
    ]


def _two_trees() -> list[Case]:
    return [
        Case("two_trees", "get_both", (_out([0] * 12),)),
        Case("two_trees", "add_first", (5,)),
        Case("two_trees", "add_second", (0.5,)),
        Case("two_trees", "get_both", (_out([*(5 + i for i in range(8)), *(0.5 * i for i in range(4))]),)),
    ]


def _counter(name: str, step: int) -> list[Case]:
    return [
        Case(name, "get", (_ints([0] * 4),)),
        Case(name, "count", (1,)),
        Case(name, "count", (10,)),
        Case(name, "get", (_ints([step * (11 + 2 * i) for i in range(4)]),)),
    ]


SEQUENCES: dict[str, list[Case]] = {
    "fields": _fields(),
    "field_sums": _field_sums(),
    "sparse": _sparse(),
    "nested_sparse": _nested_sparse(),
    "checked_fields": _checked_fields(),
    "quant": _quant(),
    "twenty": _twenty(),
    "timing": _timing(),
    "asserts": _asserts(),
    "block_local": _block_local(),
    "template": _template(),
    "constants": _constants(),
    "nothing": _nothing(),
    "psb": _psb(),
    "shared_array": _shared_array(),
    "shared_large": _shared_large(),
    "argpacks": _argpacks(),
    "big_loops": _big_loops(),
    "bounds": _bounds(),
    "two_trees": _two_trees(),
    "counter_a": _counter("counter_a", 1),
    "counter_b": _counter("counter_b", 100),
    "caps": [Case("caps", "add_one", (Array(np.arange(5, dtype=np.int32), np.arange(1, 6, dtype=np.int32)),))],
}
