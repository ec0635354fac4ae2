"""Writes the records of a trace as Perfetto's TrackEvents, through the package perfetto."""

from __future__ import annotations

import marshal
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from operator import itemgetter
from typing import IO, Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ..core.stamps import StampClock
from ..core.trace_ring import DESCRIPTION_BITS, AwaitRecord, OperationsRecord, RecordKind, StepRecord
from ..counted import counted
from ..hal.thread_spans import SPAN_NAMES, SPAN_TYPE, THREAD_NAMES

__all__ = ["Code", "Line", "LoopTable", "QueueTable", "Tables", "write"]

Notes: TypeAlias = Mapping[str, str | int | float]

_NO_NOTES: Final[Notes] = {}
_SEQUENCE: Final = 1
_QUEUE_BITS: Final = 40  # a flow's number: the queue's in the upper bits, and the ticket
_STREAM_FLOWS: Final = 1 << 63  # a flow of a block has this bit, its stream's number and its own


@dataclass(frozen=True, slots=True)
class Code:
    """Code that has enqueued operations: in order, the offsets at which its lines end, and the lines."""

    file: str
    function: str
    lines: Sequence[tuple[int, int]]

    def line(self, offset: int) -> Line:
        """Return the line of source at an offset."""
        _, number = self.lines[bisect_right(self.lines, offset, key=itemgetter(0))]
        return Line(self.file, number, self.function)


@dataclass(frozen=True, slots=True)
class Line:
    """A line of source that has enqueued operations."""

    file: str
    number: int
    function: str


@dataclass(frozen=True, slots=True)
class LoopTable:
    """An event loop of the trace: its name, and its code and its tasks by number.

    ``tells_turns``: whether it tells when its turns begin. A turn of another one began before it was seen to.
    """

    name: str
    tells_turns: bool
    codes: Sequence[Code]
    tasks: Mapping[int, str]


@dataclass(frozen=True, slots=True)
class QueueTable:
    """A queue of the trace: its name, its device's name, its loop's number, and its clock if that is known."""

    name: str
    device: str
    loop: int
    clock: StampClock | None


@dataclass(frozen=True, slots=True)
class Tables:
    """What the records' numbers mean. The first item of each sequence has the number 1; of ``names``, 0.

    ``began`` and ``ended`` are the times of the trace, in seconds of :func:`time.perf_counter`. ``counters`` are the
    names of the counters and their units.
    """

    program: str
    process: int
    began: float
    ended: float
    dropped: int
    names: Sequence[tuple[str, str]]
    loops: Sequence[LoopTable]
    queues: Sequence[QueueTable]
    counters: Sequence[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class _Operation:
    """An operation. The times are of the host's clock, in seconds; 0 for one that did not come."""

    ticket: int
    flow: int
    name: str
    shapes: str
    size: int
    task: int
    source: Line | None
    enqueued: float
    batched: float
    opened: float
    times: tuple[float, float] | None
    noticed: float
    resumed: float

    @property
    def where(self) -> str:
        """The line of source that has enqueued it."""
        return "" if self.source is None else f"{self.source.file}:{self.source.number}"

    def notes(self, task: str) -> Notes:
        """Return what is told of it: all its moments, too."""
        notes: dict[str, str | int | float] = {"ticket": self.ticket, "task": task, "source": self.where}
        if self.shapes:
            notes["shapes"] = self.shapes
        if self.size:
            notes["bytes"] = self.size
        began, ended = self.times or (0.0, 0.0)
        if self.size and ended > began:
            notes["GB/s"] = self.size / (ended - began) * 1e-9
        moments = {"enqueued": self.enqueued, "batched": self.batched, "submitted": self.opened}
        moments |= {"begun": began, "ended": ended, "noticed": self.noticed, "resumed": self.resumed}
        return notes | {name: _nanoseconds(moment) for name, moment in moments.items() if moment}


@dataclass(slots=True)
class _Activity:
    """What happened in an event loop at a moment, to say what a long turn did."""

    moment: float
    task: int
    text: str


@dataclass(slots=True)
class _Loop:
    """What is gathered of an event loop."""

    table: LoopTable
    tasks: dict[int, str]
    turns: list[tuple[float, float]] = field(default_factory=list)
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

    def track(self, first: str, *rest: str, counter_unit: str | None = None) -> int:
        """Return the track with these names, from the outermost group to its own."""
        path = (first, *rest)
        if path in self._tracks:
            return self._tracks[path]
        parent = self.track(first, *rest[:-1]) if rest else self.process
        packet = self._builder.create_packet()
        packet.timestamp = _nanoseconds(self._tables.began)
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
        packet.timestamp = _nanoseconds(self._tables.began)
        packet.track_descriptor.uuid = 1
        packet.track_descriptor.process.pid = self._tables.process
        packet.track_descriptor.process.process_name = self._tables.program
        packet.track_descriptor.child_ordering = packet.track_descriptor.EXPLICIT
        self._write(packet)
        return 1

    # -- events -------------------------------------------------------------------------------------------------

    def slice(
        self, track: int, name: str, began: float, ended: float, flows: Sequence[int] = (), notes: Notes = _NO_NOTES
    ) -> None:
        """Write a slice. The slices of a track do not overlap, or lie within each other."""
        event = self._add(track, self._event.TYPE_SLICE_BEGIN, began, name, flows, notes)
        self._write(event)
        self._write(self._add(track, self._event.TYPE_SLICE_END, ended))

    def instant(
        self,
        track: int,
        name: str,
        moment: float,
        flows: Sequence[int] = (),
        notes: Notes = _NO_NOTES,
        line: Line | None = None,
    ) -> None:
        """Write a moment."""
        packet = self._add(track, self._event.TYPE_INSTANT, moment, name, flows, notes)
        if line is not None:
            location = packet.track_event.source_location
            location.file_name, location.line_number, location.function_name = line.file, line.number, line.function
        self._write(packet)

    def count(self, track: int, moment: float, value: float) -> None:
        """Write the value of a counter from a moment on."""
        packet = self._add(track, self._event.TYPE_COUNTER, moment)
        packet.track_event.double_counter_value = value
        self._write(packet)

    def _add(
        self,
        track: int,
        kind: int,
        moment: float,
        name: str = "",
        flows: Sequence[int] = (),
        notes: Notes = _NO_NOTES,
    ) -> Any:
        packet: Any = self._builder.create_packet()
        packet.timestamp = _nanoseconds(moment)
        event = packet.track_event
        event.type, event.track_uuid = kind, track
        if name:
            event.name = name
        event.flow_ids.extend(flows)
        for key, value in notes.items():
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
        self._steps: list[StepRecord] = []
        self._resumed: dict[tuple[int, int], float] = {}
        self._enqueued: dict[tuple[int, int], float] = {}
        self._in_flight: dict[int, list[tuple[float, int]]] = {}
        self._free_at: dict[int, float] = {}
        # When the operations ran with which steps of streams begin or end.
        self._ran: dict[tuple[int, int], tuple[float, float]] = {}

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
            elif kind is RecordKind.STEPS:
                steps = [StepRecord(*row) for row in record]
                self._steps += steps
                ends = ((step.queue, ticket) for step in steps for ticket in (step.first, step.last))
                self._ran |= dict.fromkeys(ends, (0.0, 0.0))
            elif kind is RecordKind.OPERATIONS:
                operations = OperationsRecord(*record)
                moments = operations.rows["enqueued"].tolist()
                for ticket, moment in enumerate(moments, operations.first_ticket):
                    self._enqueued[operations.queue, ticket] = moment
        for kind, record in loaded:
            if kind is RecordKind.AWAITS:
                self._awaits(self._loops[record[0] - 1], AwaitRecord.rows(record[1]))
        for kind, record in loaded:
            self._write[kind](self, record)
        for number in self._in_flight:
            self._count_in_flight(number)
        for step in self._steps:
            self._step(step)
        for loop in self._loops:
            self._turns(loop)

    # -- tasks --------------------------------------------------------------------------------------------------

    def _task_track(self, loop: _Loop, task: int) -> int:
        name = loop.tasks.get(task, f"task {task}") if task else "callbacks"
        return self._writer.track(f"tasks of {loop.table.name}", f"{name} #{task}" if task else name)

    def _awaits(self, loop: _Loop, awaits: npt.NDArray[np.float64]) -> None:
        for row in awaits.tolist():
            number, ticket, task = map(int, row[:3])
            parked, resumed = row[3:]
            self._resumed.setdefault((number, ticket), resumed)
            queue = self._tables.queues[number - 1].name
            track = self._task_track(loop, task)
            notes: Notes = {"queue": queue, "ticket": ticket}
            is_request = parked < self._enqueued.get((number, ticket), 0)  # a batch has taken it along
            flows = [_flow(number, ticket)] if is_request else []
            self._writer.slice(track, "request" if is_request else "await", parked, resumed, flows, notes)
            self._writer.instant(track, "goes on", resumed, [_flow(number, ticket)], notes)
            loop.activities.append(_Activity(resumed, task, "went on"))

    # -- operations ---------------------------------------------------------------------------------------------

    def _queue(self, record: Sequence[Any]) -> None:
        """Write operations of a queue, and the batches that they were submitted in."""
        record = OperationsRecord(*record)
        queue = self._tables.queues[record.queue - 1]
        loop = self._loops[queue.loop - 1]
        operations = self._operations(record, queue, loop)
        host = self._writer.track(queue.device, f"host of {queue.name}")
        first = 0
        for last_ticket, batched, opened, submitted in _rows(record.batches, 4).tolist():
            end = int(last_ticket) - record.first_ticket + 1
            batch, first = operations[first:end], end
            count = counted(len(batch), "operation")
            if opened != batched:
                self._writer.slice(host, f"{count} held by an event", batched, opened or self._tables.ended)
            if opened:
                flows = [each.flow for each in batch]
                self._writer.slice(host, f"submit {count}", opened, max(submitted, opened), flows)
        for operation in operations:
            self._operation(record, operation, queue, loop)
        for ticket, asked, granted, what in record.rooms:
            operation = operations[ticket - record.first_ticket]
            track = self._task_track(loop, operation.task)
            self._writer.slice(track, f"wait for a {what}", asked, granted, [operation.flow])

    def _operations(self, record: OperationsRecord, queue: QueueTable, loop: _Loop) -> list[_Operation]:
        """Return the operations of a record."""
        times: Sequence[tuple[float, float] | None] = [None] * len(record.rows)
        if queue.clock is not None:
            rows, have_ended = queue.clock.host(record.stamps), queue.clock.has_ended(record.stamps)
            times = [
                tuple(row) if has_ended else None for row, has_ended in zip(rows.tolist(), have_ended, strict=True)
            ]
        found = []
        for ticket, row in enumerate(record.rows.tolist(), record.first_ticket):
            enqueued, description, task, code, offset = row
            name, shapes = self._tables.names[description % (1 << DESCRIPTION_BITS)]
            found.append(
                _Operation(
                    ticket,
                    _flow(record.queue, ticket),
                    name,
                    shapes,
                    description >> DESCRIPTION_BITS,
                    task,
                    loop.table.codes[code - 1].line(offset) if code else None,
                    enqueued,
                    *record.batch_of(ticket),
                    times[ticket - record.first_ticket],
                    record.noticed_at(ticket),
                    self._resumed.get((record.queue, ticket), 0),
                )
            )
        return found

    def _operation(self, record: OperationsRecord, operation: _Operation, queue: QueueTable, loop: _Loop) -> None:
        """Write one operation: its enqueue, its time on the device and its completion."""
        writer, flow, name = self._writer, [operation.flow], operation.name
        notes: Notes = {"queue": queue.name, "ticket": operation.ticket}
        writer.instant(
            self._task_track(loop, operation.task),
            f"enqueue {name}",
            operation.enqueued,
            flow,
            notes,
            operation.source,
        )
        loop.activities.append(_Activity(operation.enqueued, operation.task, f"enqueued {name} at {operation.where}"))
        notes = operation.notes(loop.tasks.get(operation.task, ""))
        device = writer.track(queue.device, queue.name)
        if operation.ticket in record.revoked:
            writer.instant(device, f"{name}, revoked", operation.enqueued, flow, notes)
        elif operation.times is None:
            state = "failed" if record.has_failed else "not done"
            writer.instant(device, f"{name}, {state}", operation.enqueued, flow, notes)
        else:
            began = max(operation.times[0], self._free_at.get(record.queue, 0))  # clocks differ by microseconds
            ended = self._free_at[record.queue] = max(operation.times[1], began)
            writer.slice(device, name, began, ended, flow, notes)
            if (record.queue, operation.ticket) in self._ran:
                self._ran[record.queue, operation.ticket] = began, ended
        if operation.noticed:
            done = writer.track(loop.table.name, "completions")
            writer.instant(done, f"{name} is done", operation.noticed, flow)
        changes = self._in_flight.setdefault(record.queue, [])
        changes += [(operation.enqueued, 1), (operation.noticed or self._tables.ended, -1)]

    def _count_in_flight(self, number: int) -> None:
        queue = self._tables.queues[number - 1]
        track = self._writer.track(queue.device, f"in flight on {queue.name}", counter_unit="operations")
        total = 0
        for moment, change in sorted(self._in_flight[number]):
            total += change
            self._writer.count(track, moment, total)

    # -- streams ------------------------------------------------------------------------------------------------

    def _step(self, step: StepRecord) -> None:
        """Write that a stream's step has worked on a block."""
        began, ended = step.began, step.ended
        if step.queue:
            began, ended = self._ran[step.queue, step.first][0], self._ran[step.queue, step.last][1]
        if began and ended >= began:  # else the queue's records were dropped, or have no times
            track = self._writer.track(f"stream {step.stream}", step.step)
            flow = _STREAM_FLOWS | (step.stream << _QUEUE_BITS) | step.block
            self._writer.slice(track, f"block {step.block}", began, ended, [flow], {"block": step.block})

    # -- loops --------------------------------------------------------------------------------------------------

    def _turns(self, loop: _Loop) -> None:
        """Write the long turns, each with what it did: the longest stretch between two things that are known."""
        loop.activities.sort(key=lambda activity: activity.moment)
        moments = [activity.moment for activity in loop.activities]
        track = self._writer.track(loop.table.name)
        for began, ended in sorted(loop.turns):
            first, last = np.searchsorted(moments, [began, ended]).tolist()
            within = loop.activities[first if loop.table.tells_turns else max(0, first - 1) : last]
            notes: Notes = {
                "tasks": len({activity.task for activity in within}),
                "enqueued": sum(activity.text != "went on" for activity in within),
                "longest": _longest(loop, within, began, ended),
            }
            self._writer.slice(track, f"turn of {(ended - began) * 1e3:.1f} ms", began, ended, notes=notes)

    def _lateness(self, record: Sequence[Any]) -> None:
        number, data = record
        track = self._writer.track(self._loops[number - 1].table.name, "lateness", counter_unit="ms")
        for moment, late in _rows(data, 2).tolist():
            self._writer.count(track, moment, late * 1e3)

    # -- the rest -----------------------------------------------------------------------------------------------

    def _counters(self, record: Sequence[Any]) -> None:
        moment, values = record
        for (name, unit), value in zip(self._tables.counters, values, strict=True):
            self._writer.count(self._writer.track("counters", name, counter_unit=unit), moment, value)

    def _spans(self, record: Sequence[Any]) -> None:
        device, data = record
        for span in np.frombuffer(data, SPAN_TYPE).tolist():
            began, ended, thread, role, kind, nbytes = span
            notes = {"bytes": nbytes, "GB/s": nbytes / (ended - began)} if nbytes and ended > began else {}
            track = self._writer.track(f"threads of {device}", f"{THREAD_NAMES[role]} {thread}")
            self._writer.slice(track, SPAN_NAMES[kind], began * 1e-9, ended * 1e-9, notes=notes)

    def _skip(self, record: Sequence[Any]) -> None:
        """The record was written before."""

    _write: Final[Mapping[RecordKind, Callable[..., None]]] = {
        RecordKind.OPERATIONS: _queue,
        RecordKind.AWAITS: _skip,
        RecordKind.TURNS: _skip,
        RecordKind.TASK: _skip,
        RecordKind.LATENESS: _lateness,
        RecordKind.COUNTERS: _counters,
        RecordKind.SPANS: _spans,
        RecordKind.STEPS: _skip,
    }


def _longest(loop: _Loop, within: Sequence[_Activity], began: float, ended: float) -> str:
    """Return what a turn did for the longest time."""
    stretches = [(within[0].moment - began if within else ended - began, "outside of the operations of aiotaichi")]
    for activity, after in pairwise([*within, _Activity(ended, 0, "")]):
        who = loop.tasks.get(activity.task, "a callback")
        stretches.append((after.moment - activity.moment, f"after {who} {activity.text}"))
    length, what = max(stretches)
    return f"{length * 1e3:.1f} ms {what}"


def _rows(data: bytes, width: int) -> npt.NDArray[np.float64]:
    return np.frombuffer(data, "d").reshape(-1, width)


def _nanoseconds(moment: float) -> int:
    return round(moment * 1e9)


def _flow(queue: int, ticket: int) -> int:
    return (queue << _QUEUE_BITS) | ticket


def write(file: IO[bytes], tables: Tables, records: Sequence[tuple[RecordKind, bytes]]) -> None:
    """Write a trace to an open file."""
    _Export(tables, _Writer(file, tables)).run(records)
