"""Which measurements a run takes, and in which order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain, zip_longest
from pathlib import Path

from aiotaichi.hal.device import helping_copiers
from benchmarks.service.child import ROOT
from benchmarks.service.contenders import REFERENCES, contenders, is_ours
from benchmarks.service.floor import Floor
from benchmarks.service.load import Load
from benchmarks.service.pending import Pending
from benchmarks.service.results import Row
from benchmarks.service.stream import Stream

__all__ = ["PARTS", "QUICK", "Measurement", "Plan", "loads", "rates", "reference_load"]

PARTS = ("table", "file", "growth")
REFERENCE_SHARE = 0.5
"""Of the reference's best rate: at this load all contenders are compared."""
GROWTH_SIZE = 32
SECONDS_OF_A_TASK = 1e-3
"""With many tasks, the steady state is so much longer, for each task to get some results."""
MEBIBYTE = 2**20
FLOOR_SECONDS = 0.5
ITEM_SIZE = 4


@dataclass(frozen=True)
class Plan:
    """What a run measures on one arch.

    Attributes
    ----------
    sizes
        The rows of the table: the rows, and the columns, of an image.
    tasks, queues
        The tasks and queues of the table.
    start, steady
        Seconds: see :class:`Load`.
    seconds_of_a_mebibyte
        With large images, the steady state is so many seconds for each MiB of an image, if that is longer: a device
        in software takes seconds for 64 of them, and each task needs some results.
    contenders
        Parts of the names of those that are measured.
    file_size, block, depth, file_rounds
        See :class:`Stream`.
    tasks_growth, queues_growth, pending_growth
        The numbers that throughput and lateness are measured against.
    offered
        The loads of open loops, relative to the best rate of all contenders at the same size. See :meth:`offers`.
    """

    sizes: tuple[int, ...] = (128, 512, 1024, 2048)
    tasks: int = 64
    queues: int = 8
    start: float = 1.0
    steady: float = 1.5
    seconds_of_a_mebibyte: float = 0.0
    contenders: tuple[str, ...] = ("",)
    file_size: int = 8 * 1024 * MEBIBYTE
    block: int = 32 * MEBIBYTE
    depth: int = 6
    file_rounds: int = 2
    file_folder: str | None = None
    tasks_growth: tuple[int, ...] = (1, 8, 64, 1024, 10_000)
    queues_growth: tuple[int, ...] = (1, 2, 4, 8, 16, 32, 64)
    pending_growth: tuple[int, ...] = (1000, 10_000, 100_000)
    offered: tuple[float, ...] = ()

    def measurements(self, arch: str, parts: tuple[str, ...]) -> Iterator[Measurement]:
        """Yield the measurements of some of :data:`PARTS`."""
        if "table" in parts:
            for size in self.sizes:
                seconds = size * size * ITEM_SIZE / MEBIBYTE * self.seconds_of_a_mebibyte
                plan = replace(self, steady=max(self.steady, seconds))
                for contender in self._contenders(arch):
                    yield Measurement("table", "load", plan._load(arch, contender, size, self.tasks, self.queues))
                if arch == "cuda":
                    yield Measurement("floor", "floor", Floor(size, self.queues, helping_copiers(), FLOOR_SECONDS))
        if "file" in parts:
            size = self.file_size // self.block * self.block
            stream = Stream(arch, size, self.block, self.depth, self.file_rounds, self.file_folder)
            yield Measurement("file", "stream", stream)
        if "growth" in parts:
            write, host_array = "aiotaichi, write", "aiotaichi, host_array"
            for tasks in self.tasks_growth:
                plan = replace(self, steady=max(self.steady, tasks * SECONDS_OF_A_TASK))
                for contender in (write, host_array):
                    yield Measurement("tasks", "load", plan._load(arch, contender, GROWTH_SIZE, tasks, self.queues))
            for queues in self.queues_growth:
                for contender in (write, host_array):
                    yield Measurement("queues", "load", self._load(arch, contender, GROWTH_SIZE, self.tasks, queues))
            for events in self.pending_growth:
                yield Measurement("pending", "pending", Pending(arch, events))

    def offers(self, arch: str, rows: Sequence[Row]) -> Iterator[Measurement]:
        """Yield the open loops. Contenders of one size get the same loads, each of which takes them in turn.

        The loads are the shares :attr:`offered` of the best rate in ``rows`` of the table, and half of the rate that
        the reference has there.
        """
        for size in self.sizes if self.offered else ():
            found = rates(rows, size)
            for offered in loads(found, self.offered):
                for contender in (name for name in self._contenders(arch) if name in found):
                    load = self._load(arch, contender, size, self.tasks, self.queues)
                    yield Measurement("offered", "load", replace(load, offered=offered))

    def _load(self, arch: str, contender: str, size: int, tasks: int, queues: int) -> Load:
        return Load(arch, contender, size, tasks, queues, self.start, self.steady)

    def _contenders(self, arch: str) -> list[str]:
        """Return the contenders, ours and peers in turn."""
        names = [name for name in contenders(arch) if any(part in name for part in self.contenders)]
        ours = [name for name in names if is_ours(name)]
        peers = [name for name in names if not is_ours(name)]
        return [name for name in chain.from_iterable(zip_longest(ours, peers)) if name is not None]


QUICK = Plan(
    sizes=(64,),
    tasks=8,
    queues=2,
    start=0.2,
    steady=0.3,
    contenders=("aiotaichi", "NumPy"),
    file_size=256 * MEBIBYTE,
    block=16 * MEBIBYTE,
    depth=4,
    file_rounds=1,
    tasks_growth=(1, 8),
    queues_growth=(1, 2),
    pending_growth=(1000,),
)
"""A run of some seconds, which shows that everything works."""


def rates(rows: Sequence[Row], size: int) -> dict[str, float]:
    """Return the rate of each contender in the closed loops of the first round: all rounds offer the same loads."""
    return {
        row["request"]["contender"]: row["figures"]["steady"]["requests"]
        for row in rows
        if (row["part"], row["tree"], row["round"]) == ("table", "this", 0)
        and row["request"]["size"] == size
        and "steady" in row["figures"]
    }


def reference_load(best: Mapping[str, float]) -> tuple[str, float] | None:
    """Return the reference's name, and half of its rate; None if no reference was measured."""
    for prefix in REFERENCES:
        if names := [name for name in best if name.startswith(prefix)]:
            name = max(names, key=lambda name: best[name])
            return name, round(REFERENCE_SHARE * best[name], 1)
    return None


def loads(best: Mapping[str, float], shares: Sequence[float]) -> list[float]:
    """Return the loads that are offered, in requests a second: the smallest one first."""
    found = {round(share * max(best.values(), default=0.0), 1) for share in shares}
    if reference := reference_load(best):
        found.add(reference[1])
    return sorted(load for load in found if load)


@dataclass(frozen=True)
class Measurement:
    """One measurement in a process of its own.

    Attributes
    ----------
    part
        ``"table"``, ``"floor"``, ``"offered"``, ``"file"``, ``"tasks"``, ``"queues"`` or ``"pending"``.
    program
        What the child runs: see :func:`benchmarks.service.child.main`.
    request
        The program's parameters.
    tree
        The checkout that aiotaichi is imported from.
    """

    part: str
    program: str
    request: Load | Floor | Stream | Pending
    tree: Path = ROOT

    @property
    def is_of_aiotaichi(self) -> bool:
        """Whether another checkout's aiotaichi can be measured in the same way."""
        if isinstance(self.request, Load):
            return is_ours(self.request.contender)
        return not isinstance(self.request, Floor)
