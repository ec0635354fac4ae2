"""Which blocks lie on every way to a block: the dominators, in near-linear time and memory.

The immediate dominator of a block is the last block before it that lies on every way. These make a tree. A block lies
on every way to another one if it is above that one in the tree: the numbers of a walk through the tree show this.

Sources: K. Cooper, T. Harvey and K. Kennedy, "A Simple, Fast Dominance Algorithm", 2001, for the tree.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

__all__ = ["Dominance"]


class Dominance:
    """The dominators of a function. ``targets``: the labels that each block can jump to."""

    def __init__(self, entry: str, targets: Mapping[str, Sequence[str]]) -> None:
        order = _in_order(entry, targets)
        self._numbers = {label: number for number, label in enumerate(order)}
        above = self._tree(order, targets)
        below: list[list[int]] = [[] for _ in order]
        for number in range(1, len(order)):
            below[above[number]].append(number)
        # A walk enters a block before all blocks below it, and leaves it after them.
        self._entered, self._left = [0] * len(order), [0] * len(order)
        time, stack = 0, [0]
        while stack:
            number = stack.pop()
            time += 1
            if number < 0:
                self._left[~number] = time
                continue
            self._entered[number] = time
            stack.append(~number)
            stack += below[number]

    def is_on_every_way(self, label: str, to: str) -> bool:
        """Return whether every way to a block comes through ``label``, or is the block itself. False if no way is."""
        one, other = self._numbers.get(label), self._numbers.get(to)
        if one is None or other is None:
            return False
        return self._entered[one] <= self._entered[other] and self._left[other] <= self._left[one]

    def _tree(self, order: Sequence[str], targets: Mapping[str, Sequence[str]]) -> list[int]:
        """Return the number of each block's immediate dominator."""
        ways: list[list[int]] = [[] for _ in order]
        for number, label in enumerate(order):
            for target in targets[label]:
                ways[self._numbers[target]].append(number)
        unknown = len(order)
        above = [unknown] * len(order)
        above[0] = 0
        changed = True
        while changed:
            changed = False
            for number in range(1, len(order)):
                now = unknown
                for way in ways[number]:
                    if above[way] == unknown:
                        continue
                    one, other = way, way if now == unknown else now
                    while one != other:
                        if one > other:
                            one = above[one]
                        else:
                            other = above[other]
                    now = one
                if now != above[number]:
                    above[number] = now
                    changed = True
        return above


def _in_order(entry: str, targets: Mapping[str, Sequence[str]]) -> list[str]:
    """Return the labels that can be reached, each before the blocks that only it leads to: reversed postorder."""
    order: list[str] = []
    seen = {entry}
    stack = [(entry, iter(targets[entry]))]
    while stack:
        label, following = stack[-1]
        target = next(following, None)
        if target is None:
            order.append(label)
            stack.pop()
        elif target not in seen:
            seen.add(target)
            stack.append((target, iter(targets[target])))
    return order[::-1]
