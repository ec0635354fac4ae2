"""What a trace file has."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from perfetto.protos.perfetto.trace import perfetto_trace_pb2

__all__ = ["Slice", "read"]


@dataclass
class Slice:
    """A slice or an instant of a trace."""

    track: str
    name: str
    begin: int
    end: int
    flows: frozenset[int]
    notes: dict[str, Any] = field(default_factory=dict)


def read(path: Path) -> list[Slice]:
    """Return what a trace has."""
    trace = perfetto_trace_pb2.Trace()
    trace.ParseFromString(path.read_bytes())
    tracks = {
        packet.track_descriptor.uuid: packet.track_descriptor.name
        for packet in trace.packet
        if packet.HasField("track_descriptor")
    }
    packets = [packet for packet in trace.packet if packet.HasField("track_event")]
    found: list[Slice] = []
    opened: dict[int, list[Slice]] = defaultdict(list)
    for packet in sorted(packets, key=lambda packet: int(packet.timestamp)):
        event = packet.track_event
        if event.type == event.TYPE_SLICE_END:
            opened[event.track_uuid].pop().end = packet.timestamp
        elif event.type in (event.TYPE_SLICE_BEGIN, event.TYPE_INSTANT):
            notes = {note.name: getattr(note, note.WhichOneof("value")) for note in event.debug_annotations}
            each = Slice(
                tracks[event.track_uuid],
                event.name,
                packet.timestamp,
                packet.timestamp,
                frozenset(event.flow_ids),
                notes,
            )
            found.append(each)
            if event.type == event.TYPE_SLICE_BEGIN:
                opened[event.track_uuid].append(each)
    assert not any(opened.values()), "slices that do not end"
    return found
