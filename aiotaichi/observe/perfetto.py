"""Writes the records of a trace as Perfetto's TrackEvents, through the package perfetto: ``aiotaichi[trace]``."""

from __future__ import annotations

import marshal
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import IO, Any, Final

import numpy as np
import numpy.typing as npt

from ..core.trace_ring import BatchRecord, RecordKind

__all__ = ["Line", "LoopTable", "QueueClock", "QueueTable", "Tables", "write"]

_SEQUENCE: Final = 1
_TASK_BITS: Final = 32
_QUEUE_BITS: Final = 40  # a flow's number: the queue's in the upper bits, and the ticket
_MARK_FLOWS: Final = 1 << 62


@dataclass(frozen=True, slots=True)
class Line:
    """A line of source that has enqueued operations."""

    file: str
    number: int
    function: str


@dataclass(frozen=True, slots=True)
class LoopTable:
    """An event loop of the trace: its name, its lines and its tasks by number, and the awaits of late."""

    name: str
    lines: Sequence[Line]
    tasks: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class QueueClock:
    """What turns a queue's stamps into the host's time.

    Attributes
    ----------
    kind
        The type code of a stamp, as in :mod:`array`.
    first
        One stamp.
    seconds
        The same moment, in seconds of the device's clock.
    unit
        The seconds of a stamp's unit.
    readings
        Moments in seconds of the device's clock and of :func:`time.perf_counter`, in order. There is at least one.
    """

    kind: str
    first: float
    seconds: float
    unit: float
    readings: Sequence[tuple[float, float]]

    def host(self, data: bytes) -> npt.NDArray[np.int64]:
        """Return stamps in nanoseconds of the host's clock."""
        stamps = np.frombuffer(data, self.kind)
        offsets = (stamps - np.asarray(self.first, self.kind)).astype("f8" if self.kind == "d" else "i8")
        seconds = self.seconds + offsets * self.unit
        device, host = np.array(self.readings).T
        moments = np.interp(seconds, device, host)
        moments += np.minimum(seconds - device[0], 0) + np.maximum(seconds - device[-1], 0)
        return np.rint(moments * 1e9).astype("i8")


@dataclass(frozen=True, slots=True)
class QueueTable:
    """A queue of the trace: its name, its device's name, its loop's number, and its clock if the device has told it."""

    name: str
    device: str
    loop: int
    clock: QueueClock | None


@dataclass(frozen=True, slots=True)
class Tables:
    """What the records' numbers mean. The first item of each sequence has the number 1; of ``names``, 0.

    ``began`` and ``ended`` are the times of the trace, in nanoseconds of :func:`time.perf_counter_ns`. ``counters``
    are the names of the counters and their units.
    """

    program: str
    process: int
    began: int
    ended: int
    dropped: int
    names: Sequence[tuple[str, str]]
    loops: Sequence[LoopTable]
    queues: Sequence[QueueTable]
    counters: Sequence[tuple[str, str]]


@dataclass(slots=True)
class _Activity:
    """What happened in an event loop at a moment, to say what a long turn did."""

    moment: int
    task: int
    text: str


@dataclass(slots=True)
class _Loop:
    """What is gathered of an event loop."""

    table: LoopTable
    tasks: dict[int, str]
    turns: list[tuple[int, int]] = field(default_factory=list)
    activities: list[_Activity] = field(default_factory=list)


class _Writer:
    """Writes packets. Tracks are described when they are first used."""

    def __init__(self, file: IO[bytes], tables: Tables) -> None:
        from perfetto.protos.perfetto.trace import perfetto_trace_pb2
        from perfetto.trace_builder.proto_builder import StreamingTraceProtoBuilder

        self._event = perfetto_trace_pb2.TrackEvent
        self._builder = StreamingTraceProtoBuilder(file)
        self._tables = tables
        self._tracks: dict[tuple[Any, ...], int] = {}
        self._is_first = True
        self.process = self._process_track()

    # -- tracks -------------------------------------------------------------------------------------------------

    def track(self, *path: str, counter_unit: str | None = None) -> int:
        """Return the track with these names, from the outermost group to its own."""
        if path in self._tracks:
            return self._tracks[path]
        parent = self.track(*path[:-1]) if len(path) > 1 else self.process
        packet = self._builder.create_packet()
        packet.timestamp = self._tables.began
        descriptor = packet.track_descriptor
        uuid = self._tracks[path] = descriptor.uuid = len(self._tracks) + 2
        descriptor.parent_uuid = parent
        descriptor.name = path[-1]
        descriptor.sibling_order_rank = uuid
        descriptor.child_ordering = descriptor.EXPLICIT
        if counter_unit is not None:
            descriptor.counter.unit_name = counter_unit
        self._write(packet)
        return int(uuid)

    def _process_track(self) -> int:
        packet = self._builder.create_packet()
        packet.timestamp = self._tables.began
        packet.track_descriptor.uuid = 1
        packet.track_descriptor.process.pid = self._tables.process
        packet.track_descriptor.process.process_name = self._tables.program
        packet.track_descriptor.child_ordering = packet.track_descriptor.EXPLICIT
        self._write(packet)
        return 1

    # -- events -------------------------------------------------------------------------------------------------

    def slice(
        self, track: int, name: str, began: int, ended: int, flows: Sequence[int] = (), **notes: str | int | float
    ) -> None:
        """Write a slice. The slices of a track do not overlap, or lie within each other."""
        event = self._add(track, self._event.TYPE_SLICE_BEGIN, began, name, flows, notes)
        self._write(event)
        self._write(self._add(track, self._event.TYPE_SLICE_END, ended))

    def instant(
        self, track: int, name: str, moment: int, flows: Sequence[int] = (), line: Line | None = None, **notes: Any
    ) -> None:
        """Write a moment."""
        packet = self._add(track, self._event.TYPE_INSTANT, moment, name, flows, notes)
        if line is not None:
            location = packet.track_event.source_location
            location.file_name, location.line_number, location.function_name = line.file, line.number, line.function
        self._write(packet)

    def count(self, track: int, moment: int, value: float) -> None:
        """Write the value of a counter from a moment on."""
        packet = self._add(track, self._event.TYPE_COUNTER, moment)
        packet.track_event.double_counter_value = value
        self._write(packet)

    def _add(
        self,
        track: int,
        kind: int,
        moment: int,
        name: str = "",
        flows: Sequence[int] = (),
        notes: Mapping[str, Any] | None = None,
    ) -> Any:
        packet = self._builder.create_packet()
        packet.timestamp = moment
        event = packet.track_event
        event.type, event.track_uuid = kind, track
        if name:
            event.name = name
        event.flow_ids.extend(flows)
        for key, value in (notes or {}).items():
            note = event.debug_annotations.add()
            note.name = key
            if isinstance(value, str):
                note.string_value = value
            elif isinstance(value, int):
                note.int_value = value
            else:
                note.double_value = value
        return packet

    def _write(self, packet: Any) -> None:
        packet.trusted_packet_sequence_id = _SEQUENCE
        if self._is_first:
            packet.sequence_flags = packet.SEQ_INCREMENTAL_STATE_CLEARED
            self._is_first = False
        self._builder.write_packet(packet)


class _Export:
    """Turns the records of one trace into events."""

    def __init__(self, tables: Tables, writer: _Writer) -> None:
        self._tables = tables
        self._writer = writer
        self._loops = [_Loop(table, dict(table.tasks)) for table in tables.loops]
        self._resumed: dict[tuple[int, int], int] = {}
        self._in_flight: dict[int, list[tuple[int, int]]] = {}
        self._free_at: dict[int, int] = {}

    def run(self, records: Sequence[tuple[RecordKind, bytes]]) -> None:
        """Write all records. Names of tasks and awaits come first: other records name them."""
        loaded = [(kind, marshal.loads(data)) for kind, data in records]
        for kind, record in loaded:
            if kind is RecordKind.TASK:
                loop, number, name = record
                self._loops[loop - 1].tasks[number] = name
            elif kind is RecordKind.TURNS:
                loop, data = record
                self._loops[loop - 1].turns += [tuple(turn) for turn in _rows(data, 2).tolist()]
        for kind, record in loaded:
            if kind is RecordKind.AWAITS:
                self._awaits(self._loops[record[0] - 1], _rows(record[1], len(_AWAIT)))
        for kind, record in loaded:
            self._write[kind](self, record)
        for number in self._in_flight:
            self._count_in_flight(number)
        for loop in self._loops:
            self._turns(loop)

    # -- tasks --------------------------------------------------------------------------------------------------

    def _task_track(self, loop: _Loop, task: int) -> int:
        name = loop.tasks.get(task, f"task {task}") if task else "callbacks"
        return self._writer.track(f"tasks of {loop.table.name}", f"{name} #{task}" if task else name)

    def _awaits(self, loop: _Loop, awaits: npt.NDArray[np.int64]) -> None:
        for queue, ticket, task, parked, resumed in awaits.tolist():
            self._resumed.setdefault((queue, ticket), resumed)
            track = self._task_track(loop, task)
            flow = _flow(queue, ticket)
            self._writer.slice(track, f"await {ticket} of {self._tables.queues[queue - 1].name}", parked, resumed)
            self._writer.instant(
                track, "goes on", resumed, [flow], queue=self._tables.queues[queue - 1].name, ticket=ticket
            )
            loop.activities.append(_Activity(resumed, task, "goes on"))

    # -- operations ---------------------------------------------------------------------------------------------

    def _batch(self, record: Sequence[Any]) -> None:
        batch = BatchRecord(*record)
        queue = self._tables.queues[batch.queue - 1]
        loop = self._loops[queue.loop - 1]
        enqueued, operations = (
            np.frombuffer(batch.enqueued, "q").tolist(),
            np.frombuffer(batch.operations, "I").tolist(),
        )
        origins, sizes = np.frombuffer(batch.origins, "Q").tolist(), np.frombuffer(batch.sizes, "Q").tolist()
        count = len(operations)
        flows = [_flow(batch.queue, batch.first_ticket + place) for place in range(count)]
        times = (
            None
            if queue.clock is None or not batch.stamps
            else queue.clock.host(batch.stamps).reshape(-1, 2).tolist()
        )
        noticed = [batch.noticed_at(batch.first_ticket + place) for place in range(count)]
        host = self._writer.track(queue.device, f"queue {queue.name}: host")
        device = self._writer.track(queue.device, f"queue {queue.name}")
        if batch.opened > batch.batched:
            self._writer.slice(host, f"{_operations(count)} held by an event", batch.batched, batch.opened)
        self._writer.slice(
            host, f"submit {_operations(count)}", batch.opened, max(batch.submitted, batch.opened), flows
        )
        for place in range(count):
            ticket, flow = batch.first_ticket + place, flows[place]
            name, shapes = self._tables.names[operations[place]]
            task, line = origins[place] >> _TASK_BITS, origins[place] & (2**_TASK_BITS - 1)
            source = loop.table.lines[line - 1] if line else None
            where = f"{source.file}:{source.number}" if source else ""
            self._writer.instant(
                self._task_track(loop, task),
                f"enqueue {name}",
                enqueued[place],
                [flow],
                source,
                queue=queue.name,
                ticket=ticket,
            )
            loop.activities.append(_Activity(enqueued[place], task, f"enqueued {name} at {where}"))
            notes: dict[str, str | int | float] = {"ticket": ticket, "task": loop.tasks.get(task, "")}
            notes |= {"source": where, "shapes": shapes} if shapes else {"source": where}
            notes |= {"enqueued": enqueued[place], "batched": batch.batched, "submitted": batch.submitted}
            if times is not None:
                began, ended = times[place]
                notes |= {"begun": began, "ended": ended}
                if sizes[place]:
                    notes |= {"bytes": sizes[place], "GB/s": sizes[place] / max(1, ended - began)}
            notes |= {"noticed": noticed[place]} if noticed[place] else {}
            resumed = self._resumed.get((batch.queue, ticket), 0)
            notes |= {"resumed": resumed} if resumed else {}
            if ticket in batch.revoked:
                self._writer.instant(device, f"{name}, revoked", enqueued[place], [flow], **notes)
            elif times is None:
                self._writer.instant(
                    device,
                    f"{name}, {'failed' if batch.has_failed else 'not done'}",
                    enqueued[place],
                    [flow],
                    **notes,
                )
            else:
                began = max(times[place][0], self._free_at.get(device, 0))  # the two clocks differ by microseconds
                ended = self._free_at[device] = max(times[place][1], began)
                self._writer.slice(device, name, began, ended, [flow], **notes)
            if noticed[place]:
                self._writer.instant(
                    self._writer.track(loop.table.name, "completions"), f"{name} is done", noticed[place], [flow]
                )
            self._in_flight.setdefault(batch.queue, []).append((enqueued[place], 1))
            self._in_flight[batch.queue].append((noticed[place] or self._tables.ended, -1))
        for place, asked, granted, what in batch.rooms:
            task = origins[place] >> _TASK_BITS
            self._writer.slice(self._task_track(loop, task), f"wait for a {what}", asked, granted)

    def _count_in_flight(self, number: int) -> None:
        queue = self._tables.queues[number - 1]
        track = self._writer.track(queue.device, f"in flight on {queue.name}", counter_unit="operations")
        total = 0
        for moment, change in sorted(self._in_flight[number]):
            total += change
            self._writer.count(track, moment, total)

    # -- loops --------------------------------------------------------------------------------------------------

    def _turns(self, loop: _Loop) -> None:
        """Write the long turns, each with what it did: the longest stretch between two things that are known."""
        loop.activities.sort(key=lambda activity: activity.moment)
        moments = [activity.moment for activity in loop.activities]
        track = self._writer.track(loop.table.name)
        for began, ended in sorted(loop.turns):
            first, last = np.searchsorted(moments, [began, ended]).tolist()
            within = loop.activities[first:last]
            notes: dict[str, str | int | float] = {
                "tasks": len({activity.task for activity in within}),
                "enqueued": sum(activity.text != "goes on" for activity in within),
            }
            self._writer.slice(
                track,
                f"turn of {(ended - began) / 1e6:.1f} ms",
                began,
                ended,
                **notes,
                **_longest(loop, within, began, ended),
            )

    def _lateness(self, record: Sequence[Any]) -> None:
        number, data = record
        track = self._writer.track(self._loops[number - 1].table.name, "lateness", counter_unit="ms")
        for moment, late in _rows(data, 2).tolist():
            self._writer.count(track, moment, late / 1e6)

    # -- the rest -----------------------------------------------------------------------------------------------

    def _counters(self, record: Sequence[Any]) -> None:
        moment, values = record
        for (name, unit), value in zip(self._tables.counters, values, strict=True):
            self._writer.count(self._writer.track("counters", name, counter_unit=unit), moment, value)

    def _spans(self, record: Sequence[Any]) -> None:
        device, spans = record
        for thread, kind, began, ended, nbytes in spans:
            notes = {"bytes": nbytes, "GB/s": nbytes / max(1, ended - began)} if nbytes else {}
            self._writer.slice(self._writer.track(f"threads of {device}", thread), kind, began, ended, **notes)

    def _mark(self, record: Sequence[Any]) -> None:
        path, name, began, ended, flow, notes = record
        flows = [_MARK_FLOWS + flow] if flow else []
        self._writer.slice(self._writer.track(*path), name, began, ended, flows, **notes)

    def _skip(self, record: Sequence[Any]) -> None:
        """The record was written before."""

    _write: Final[Mapping[RecordKind, Callable[[_Export, Any], None]]] = {
        RecordKind.BATCH: _batch,
        RecordKind.AWAITS: _skip,
        RecordKind.TURNS: _skip,
        RecordKind.TASK: _skip,
        RecordKind.LATENESS: _lateness,
        RecordKind.COUNTERS: _counters,
        RecordKind.SPANS: _spans,
        RecordKind.MARK: _mark,
    }


_AWAIT: Final = ("queue", "ticket", "task", "parked", "resumed")


def _longest(loop: _Loop, within: Sequence[_Activity], began: int, ended: int) -> dict[str, str]:
    """Return what a turn did for the longest time, as a note."""
    if not within:
        return {"longest": f"{(ended - began) / 1e6:.1f} ms outside of aiotaichi's tasks"}
    gaps = [(after.moment - before.moment, before) for before, after in zip(within, within[1:], strict=False)]
    gaps.append((ended - within[-1].moment, within[-1]))
    length, before = max(gaps, key=lambda gap: gap[0])
    if within[0].moment - began > length:
        return {"longest": f"{(within[0].moment - began) / 1e6:.1f} ms before the first task went on"}
    task = loop.tasks.get(before.task, "a callback")
    return {"longest": f"{length / 1e6:.1f} ms after {task} {before.text}"}


def _rows(data: bytes, width: int) -> npt.NDArray[np.int64]:
    return np.frombuffer(data, "q").reshape(-1, width)


def _flow(queue: int, ticket: int) -> int:
    return (queue << _QUEUE_BITS) | ticket


def _operations(count: int) -> str:
    return f"{count} operation{'' if count == 1 else 's'}"


def write(file: IO[bytes], tables: Tables, records: Sequence[tuple[RecordKind, bytes]]) -> None:
    """Write a trace to an open file."""
    _Export(tables, _Writer(file, tables)).run(records)
