"""Dominators, against their definition: without the block, no way leads there."""

from __future__ import annotations

import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aiotaichi.compile.helper.kernels.dominance import Dominance


def reaches(targets: dict[str, list[str]], to: str, without: str | None) -> bool:
    """Return whether a way leads from block 0 to ``to`` that does not come through ``without``."""
    if without == "0":
        return False
    seen, pending = {"0"}, ["0"]
    while pending:
        for target in targets[pending.pop()]:
            if target not in seen and target != without:
                seen.add(target)
                pending.append(target)
    return to in seen


@st.composite
def graphs(draw: st.DrawFn) -> dict[str, list[str]]:
    count = draw(st.integers(1, 9))
    labels = st.integers(0, count - 1).map(str)
    return {str(i): draw(st.lists(labels, max_size=3)) for i in range(count)}


@given(targets=graphs())
def test_a_block_dominates_if_every_way_comes_through_it(targets: dict[str, list[str]]) -> None:
    dominance = Dominance("0", targets)
    for to in targets:
        is_reached = reaches(targets, to, None)
        for label in targets:
            expected = is_reached and (label == to or not reaches(targets, to, label))
            assert dominance.is_on_every_way(label, to) == expected, (label, to)


@pytest.mark.slow
def test_memory_grows_with_the_number_of_blocks() -> None:
    def peak(count: int) -> int:
        """Diamonds in a row, in a loop."""
        targets: dict[str, list[str]] = {}
        for i in range(count):
            targets |= {f"{i}": [f"{i} left", f"{i} right"], f"{i} left": [f"{i + 1}"], f"{i} right": [f"{i + 1}"]}
        targets[f"{count}"] = ["0"]
        tracemalloc.start()
        dominance = Dominance("0", targets)
        size = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
        assert dominance.is_on_every_way(f"{count // 2}", f"{count}")
        assert not dominance.is_on_every_way(f"{count // 2} left", f"{count}")
        return size

    assert peak(8000) < 10 * peak(1000)
