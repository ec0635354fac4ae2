"""The examples of the page about tracing run, and show what the page shows."""

from __future__ import annotations

import os
import re
import textwrap
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from time import perf_counter
from types import SimpleNamespace
from typing import Any

import anyio
import numpy as np
import pytest
from perfetto.protos.perfetto.trace.perfetto_trace_pb2 import Trace, TrackEvent

import aiotaichi as at
from aiotaichi.observe.trace_watch import COUNTERS
from support.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("cpu")]

ROOT = Path(__file__).parent.parent.parent
MODULE = ROOT / "examples" / "modules" / "demo.tcm"
PAGE = (ROOT / "docs" / "tracing.md").read_text()
PROGRAM, SERVICE, WINDOW, CARELESS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def table(head: str) -> list[list[str]]:
    """Return the rows of the page's table whose head begins with a word."""
    (rows,) = re.findall(rf"^\| {head} \|.*\n\|[-|]+\|\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    return [[cell.strip() for cell in row.strip("|").split(" | ")] for row in rows.splitlines()]


def read(path: Path) -> Any:
    trace = Trace()
    trace.ParseFromString(path.read_bytes())
    return trace


def turns(trace: Any) -> Iterator[tuple[int, int, dict[str, Any]]]:
    """Yield the begin, the end and the notes of each turn that the trace has."""
    begun: dict[int, Any] = {}
    for packet in trace.packet:
        event = packet.track_event
        if event.type == TrackEvent.TYPE_SLICE_BEGIN and event.name.startswith("turn of "):
            begun[event.track_uuid] = packet
        elif event.type == TrackEvent.TYPE_SLICE_END and event.track_uuid in begun:
            begin = begun.pop(event.track_uuid)
            notes = {note.name: note.string_value or note.int_value for note in begin.track_event.debug_annotations}
            yield begin.timestamp, packet.timestamp, notes


@pytest.mark.slow
def test_the_program_says_what_the_request_stood_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    program = PROGRAM.replace("examples/modules/demo.tcm", str(MODULE))
    exec(program, {})
    line = capsys.readouterr().out
    assert re.search(r"^read \(4 of queue 'default'\): .* behind 3 operations of queue 'default'", line)
    assert read(tmp_path / "out.pftrace").packet
    other = program.replace('rt.queue.launch(module["spin"]', 'rt.create_queue(name="long").launch(module["spin"]')
    assert other != program
    exec(other, {})
    assert capsys.readouterr().out.startswith("read (3 of queue 'default'): ")


def test_the_table_has_the_parts() -> None:
    assert [part.strip("`") for part, *_ in table("part")] == list(at.EventTimes(*range(10)).parts)


@pytest.mark.slow
async def test_the_table_has_the_tracks(rt: at.Runtime, tmp_path: Path) -> None:
    rows = {names.split(",")[0]: shown for names, shown in table("track")}
    assert rows["counters"] == ", ".join(name for name, _ in COUNTERS) + ": every 100 ms"
    module, left = await rt.load_aot_module(MODULE), rt.create_queue(name="left")
    async with at.trace(rt) as trace:
        await left.launch(module["spin"], 40_000, rt.ndarray(1, at.i32))
        async with at.stream(rt, [np.zeros(4, np.float32)]) as blocks:
            await anext(blocks)
        await until(lambda: any(kind.name == "COUNTERS" for kind, _ in trace._ring.records()))
    await trace.save(tmp_path / "a.pftrace")
    found = {packet.track_descriptor.name for packet in read(tmp_path / "a.pftrace").packet}
    assert set(rows) - {"the device's name", "threads of the device"} <= found
    assert {rt.info.name, "left"} <= found


@pytest.mark.slow
async def test_a_service_writes_what_was_before_a_slow_operation(
    rt: at.Runtime, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    module = await rt.load_aot_module(MODULE)
    (shown,) = re.findall(r"^slow: .*$", PAGE, re.MULTILINE)

    def found() -> list[str]:
        return [message for message in caplog.messages if message.startswith("slow: kernel")]

    async def serve(rt: at.Runtime) -> None:
        with anyio.fail_after(60):
            while not found():  # a slow turn of a busy machine makes a file, too: then it has no operation
                await rt.queue.launch(module["spin"], 40_000, rt.ndarray(1, at.i32))

    names: dict[str, Any] = {"at": at, "serve": serve}
    exec(SERVICE, names)
    monkeypatch.chdir(tmp_path)
    await names["serve_and_watch"](rt)
    assert without_figures(found()[0]) == without_figures(shown)
    assert {record.name for record in caplog.records} == {"aiotaichi.observe.trace"}
    assert {"service.pftrace", "service.slow-1.pftrace"} <= set(os.listdir())


def without_figures(message: str) -> str:
    """Return a message without what differs from run to run. The file may be written before the operation is done."""
    return re.sub(r"\d+", "1", re.sub(r"(, not done)?\): [\d.]+ of .*; .*/", "): where its time went; ", message))


@pytest.mark.slow
@pytest.mark.loops
async def test_a_long_turn_says_what_held_the_loop(rt: at.Runtime, tmp_path: Path) -> None:
    def hold(_: float) -> None:
        end = perf_counter() + 0.1
        while perf_counter() < end:
            pass

    names: dict[str, Any] = {"at": at, "time": SimpleNamespace(sleep=hold)}
    exec(CARELESS, names)
    async with at.trace(rt, tmp_path / "held.pftrace"):
        await names["careless"](rt, np.zeros(4, np.float32))
        await anyio.sleep(0.01)
    found = sorted(turns(read(tmp_path / "held.pftrace")), key=lambda turn: turn[0])
    assert all(end <= begin for (_, end, _), (begin, *_) in pairwise(found))
    # A busy machine stops the process, and makes other turns long: this one enqueues.
    (notes,) = [notes for begin, end, notes in found if end - begin > 80e6 and "enqueued" in notes]
    assert set(notes) == {name.strip("`") for name, *_ in table("note")}
    assert notes["tasks"] == 1
    assert notes["enqueued"] in (1, 2)  # 1 if the write takes longer than its await looks
    assert re.fullmatch(r"[\d.]+ ms after .* went on", str(notes["longest"]))


async def test_the_last_second(rt: at.Runtime) -> None:
    """The page's program that looks at a trace while it goes on."""
    work = WINDOW.replace("    ...\n", "    await rt.queue.fill(rt.ndarray(4, at.f32), 1)\n")
    assert work != WINDOW
    names: dict[str, Any] = {}
    exec("async def look(at, rt):\n" + textwrap.indent(work, "    ") + "    return late, busy\n", names)
    late, busy = await names["look"](at, rt)
    assert late >= 0
    assert list(busy) == ["default"]
