"""Objects that are found by an address within their bytes."""

from __future__ import annotations

import gc

from hypothesis import example, given
from hypothesis import strategies as st

from aiotaichi.core.address_map import AddressMap


class Block:
    """Some bytes of a small address space."""

    def __init__(self, start: int, size: int) -> None:
        self.start, self.stop = start, start + size

    def overlaps(self, start: int, stop: int) -> bool:
        return self.start < stop and start < self.stop


RANGES = st.tuples(st.integers(0, 60), st.integers(1, 12))


@given(st.lists(st.tuples(st.sampled_from(["add", "drop", "find"]), RANGES), max_size=40))
@example([("add", (0, 1)), ("add", (1, 1)), ("drop", (1, 1)), ("find", (0, 2))])
def test_an_object_is_found_as_long_as_it_lives(steps: list[tuple[str, tuple[int, int]]]) -> None:
    """The model looks at all blocks that live. Blocks that live do not overlap, as memory does not."""
    blocks: list[Block] = []
    found_by_address: AddressMap[Block] = AddressMap()
    for step, (start, size) in steps:
        overlapping = [block for block in blocks if block.overlaps(start, start + size)]
        match step:
            case "add" if not overlapping:
                blocks.append(Block(start, size))
                found_by_address.add(start, start + size, blocks[-1])
                assert found_by_address
            case "drop" if blocks:
                del overlapping, blocks[start % len(blocks)]
            case _:
                last = max(overlapping, key=lambda block: block.start, default=None)
                assert found_by_address.find(start, start + size) is last


def test_an_object_that_has_ended_leaves_its_addresses_to_others() -> None:
    blocks = AddressMap[Block]()
    assert not blocks
    assert blocks.find(0, 100) is None
    first = Block(10, 10)
    blocks.add(10, 20, first)
    del first
    gc.collect()
    assert blocks.find(10, 20) is None
    second = Block(0, 100)
    blocks.add(0, 100, second)
    assert blocks.find(19, 20) is second
    assert blocks.find(100, 101) is None
