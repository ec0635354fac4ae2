"""The track of a stream: each step of each block, and the flow of a block through its steps."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import AsyncIterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import anyio
import numpy as np
import pytest
from perfetto.protos.perfetto.trace import perfetto_trace_pb2

import aiotaichi as at
from support.traces import read

pytestmark = [pytest.mark.anyio, pytest.mark.loops]

CLOCKS = 250_000  # nanoseconds by which the device's clock and the host's may differ


class Step(NamedTuple):
    """A slice of a track of a stream."""

    block: int
    begin: int
    end: int
    flow: int


def steps_of(path: Path) -> dict[str, dict[str, list[Step]]]:
    """Return the steps of each track of each stream."""
    trace = perfetto_trace_pb2.Trace()
    trace.ParseFromString(path.read_bytes())
    tracks: dict[int, Any] = {packet.track_descriptor.uuid: packet.track_descriptor for packet in trace.packet}
    found: dict[str, dict[str, list[Step]]] = defaultdict(dict)
    begun: dict[int, Any] = {}
    for packet in trace.packet:
        event = packet.track_event
        track = tracks.get(event.track_uuid)
        if track is None or not tracks[track.parent_uuid].name.startswith("stream "):
            continue
        stream = tracks[track.parent_uuid].name
        if event.type == event.TYPE_SLICE_BEGIN:
            begun[event.track_uuid] = packet
        else:
            begin = begun.pop(event.track_uuid)
            (note,), (flow,) = begin.track_event.debug_annotations, begin.track_event.flow_ids
            assert begin.track_event.name == f"block {note.int_value}"
            step = Step(note.int_value, begin.timestamp, packet.timestamp, flow)
            found[stream].setdefault(track.name, []).append(step)
    return found


def check(tracks: Mapping[str, list[Step]], names: list[str], blocks: int) -> None:
    """Check that each block passes the tracks with these names, one after the other, by one flow."""
    assert list(tracks) == names, "in the order of the steps"
    for steps in tracks.values():
        assert [step.block for step in steps] == list(range(blocks))
        for step, after in pairwise(steps):
            assert step.begin <= step.end <= after.begin
    flows = [{steps[number].flow for steps in tracks.values()} for number in range(blocks)]
    assert all(len(each) == 1 for each in flows)
    assert len(set.union(*flows)) == blocks
    for number in range(blocks):
        for name, later in pairwise(names):
            assert tracks[name][number].end <= tracks[later][number].begin + CLOCKS


@pytest.mark.slow
@pytest.mark.runtime("cpu", "vulkan", "fake")
async def test_blocks_flow_through_the_steps(rt: at.Runtime, add_one: at.Kernel, tmp_path: Path) -> None:
    def add(queue: at.Queue, block: at.Block) -> None:
        queue.launch(add_one, block.array)

    def again(queue: at.Queue, block: at.Block) -> None:
        queue.launch(add_one, block.array)
        queue.launch(add_one, block.array)

    arrays = [np.zeros(1000, np.int32) for _ in range(5)]
    async with at.trace(rt, tmp_path / "a.pftrace"):
        for _ in range(2):
            async with at.stream(rt, arrays, add, again) as blocks:
                async for _ in blocks:
                    pass
    found = steps_of(tmp_path / "a.pftrace")
    names = ["source", "add", "again", "sink"]
    if not rt.info.unified_memory:
        names = ["source", "upload", "add", "again", "download", "sink"]
    assert list(found) == ["stream 1", "stream 2"]
    for tracks in found.values():
        check(tracks, names, 5)


@pytest.mark.runtime("cpu", "vulkan", "fake")
async def test_a_step_lasts_until_the_queue_that_it_uses_has_done_its_part(
    rt: at.Runtime, add_one: at.Kernel, tmp_path: Path
) -> None:
    """The second stage has its kernels run on a queue of the program."""

    def add(queue: at.Queue, block: at.Block) -> None:
        queue.launch(add_one, block.array)

    def elsewhere(queue: at.Queue, block: at.Block) -> None:
        other.wait_event(queue.record_event())
        queue.wait_event(other.launch(add_one, block.array))

    arrays = [np.zeros(100_000, np.int32) for _ in range(5)]
    path = tmp_path / "a.pftrace"
    async with (
        at.trace(rt, path),
        rt.create_queue(name="other") as other,
        at.stream(rt, arrays, add, elsewhere) as blocks,
    ):
        async for block in blocks:
            assert (block.data == 2).all()
    (tracks,) = steps_of(path).values()
    kernels = [each for each in read(path) if each.track == "other" and each.name.startswith("kernel ")]
    assert len(kernels) == len(tracks["elsewhere"]) == 5
    for step, kernel in zip(tracks["elsewhere"], kernels, strict=True):
        assert step.begin <= kernel.begin + CLOCKS
        assert kernel.end <= step.end + CLOCKS
    flows = {step.block: step.flow for step in tracks["add"]}
    assert {step.block: step.flow for step in tracks["elsewhere"]} == flows


@pytest.mark.slow
@pytest.mark.runtime("fake")
async def test_a_launch_has_the_line_of_its_stage(rt: at.Runtime, add_one: at.Kernel, tmp_path: Path) -> None:
    def add(queue: at.Queue, block: at.Block) -> None:
        queue.launch(add_one, block.array)

    async with (
        at.trace(rt, tmp_path / "a.pftrace"),
        at.stream(rt, [np.zeros(10, np.int32)] * 3, add) as blocks,
    ):
        async for _ in blocks:
            pass
    trace = perfetto_trace_pb2.Trace()
    trace.ParseFromString((tmp_path / "a.pftrace").read_bytes())
    launches = [packet.track_event for packet in trace.packet if packet.track_event.name == "kernel add_one"]
    lines = {note.string_value for each in launches for note in each.debug_annotations if note.name == "source"}
    assert lines == {f"{__file__}:{add.__code__.co_firstlineno + 1}"}


@pytest.mark.slow
@pytest.mark.runtime("cpu")
async def test_each_consumer_has_a_track(rt: at.Runtime, tmp_path: Path) -> None:
    async def take(consumer: AsyncIterator[at.Block]) -> None:
        async for _ in consumer:
            pass

    arrays = [np.zeros(10, np.int32) for _ in range(3)]
    async with (
        at.trace(rt, tmp_path / "a.pftrace"),
        at.stream(rt, arrays) as blocks,
        blocks.subscribe() as first,
        blocks.subscribe() as second,
        anyio.create_task_group() as tasks,
    ):
        tasks.start_soon(take, first)
        tasks.start_soon(take, second)
    (tracks,) = steps_of(tmp_path / "a.pftrace").values()
    assert set(tracks) == {"source", "sink", "sink 2"}
    assert all([step.block for step in steps] == [0, 1, 2] for steps in tracks.values())


@pytest.mark.slow
@pytest.mark.runtime("cpu")
async def test_a_trace_has_what_happens_within_it(rt: at.Runtime, add_one: at.Kernel, tmp_path: Path) -> None:
    """A stream begins before the trace and ends after it."""

    def add(queue: at.Queue, block: at.Block) -> None:
        queue.launch(add_one, block.array)

    given, source = anyio.create_memory_object_stream[np.ndarray](1)
    async with given, source, at.stream(rt, source, add) as blocks:

        async def one() -> None:
            await given.send(np.zeros(10, np.int32))
            await anext(blocks)

        await one()
        async with at.trace(rt, tmp_path / "a.pftrace"):
            await one()
            await one()
        await one()
    (tracks,) = steps_of(tmp_path / "a.pftrace").values()
    assert [step.block for step in tracks["add"]] == [1, 2]
    assert [step.block for step in tracks["source"]] == [1, 2]
    assert [step.block for step in tracks["sink"]] == [0, 1], "the consumer has the last one still"
