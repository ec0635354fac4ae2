"""Draw a trace: what each queue runs at each moment, and the turns that hold the event loop.

Usage: ``python -m examples.draw_trace TRACE PICTURE``, such as out.pftrace and out.svg. The picture may also be a PNG.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

try:
    import matplotlib.pyplot as plt
    from matplotlib.patches import Patch
    from perfetto.protos.perfetto.trace.perfetto_trace_pb2 import Trace, TrackEvent
except ImportError as missing:
    sys.exit(f"examples.draw_trace needs perfetto and matplotlib: pip install '.[trace,bench]' ({missing})")

COLOURS: Final = {
    "kernel": "#0077bb",
    "write": "#ee7733",
    "read": "#009988",
    "other operation": "#999999",
    "long turn of the event loop": "#cc3311",
}
WIDTH: Final = 8.0  # inches, of 100 pixels
CHARACTERS: Final = 115  # of a label that is as wide as the picture


class Bar(NamedTuple):
    """A stretch of time in a row of the picture. The times are in nanoseconds. The first of the labels that fits is drawn."""

    row: str
    kind: str
    begin: int
    end: int
    labels: Sequence[str]


def read_bars(path: Path) -> Iterator[Bar]:
    """Yield the long turns of event loops, and the operations of queues."""
    trace = Trace()
    trace.ParseFromString(path.read_bytes())
    tracks = {packet.track_descriptor.uuid: packet.track_descriptor for packet in trace.packet}
    open_slices: dict[int, list[Any]] = defaultdict(list)  # by track: slices may lie within each other
    for packet in trace.packet:
        event = packet.track_event
        if event.type == TrackEvent.TYPE_SLICE_BEGIN:
            open_slices[event.track_uuid].append(packet)
        elif event.type == TrackEvent.TYPE_SLICE_END:
            begin = open_slices[event.track_uuid].pop()
            name, row = begin.track_event.name, tracks[event.track_uuid].name
            notes = {note.name: note for note in begin.track_event.debug_annotations}
            if name.startswith("turn of "):
                yield Bar(
                    row,
                    "long turn of the event loop",
                    begin.timestamp,
                    packet.timestamp,
                    [name.removeprefix("turn of ")],
                )
            elif "begun" in notes:
                yield Bar(row, kind_of(name), begin.timestamp, packet.timestamp, labels_of(name, notes))


def kind_of(operation: str) -> str:
    """Return the kind of an operation: a key of ``COLOURS``."""
    kind = operation.split()[0]
    return kind if kind in COLOURS else "other operation"


def labels_of(operation: str, notes: dict[str, Any]) -> list[str]:
    """Return the labels of an operation, the longest first: the rate of a copy, and the name of a kernel."""
    name = operation.removeprefix("kernel ")
    return [f"{name}, {notes['GB/s'].double_value:.1f} GB/s", name] if "GB/s" in notes else [name]


def draw(bars: Sequence[Bar], path: Path) -> None:
    """Draw the bars, each in its row."""
    rows = sorted({bar.row for bar in bars}, key=lambda row: (not row.startswith("event loop"), row))
    first, last = min(bar.begin for bar in bars), max(bar.end for bar in bars)
    figure, axes = plt.subplots(figsize=(WIDTH, 1.1 + 0.45 * len(rows)), layout="constrained")
    for bar in bars:
        length = max(bar.end - bar.begin, (last - first) / 1000)  # a short bar is still to be seen
        begin, row = (bar.begin - first) / 1e6, rows.index(bar.row)
        axes.barh(row, length / 1e6, 0.8, begin, color=COLOURS[bar.kind], edgecolor="white", linewidth=0.3)
        room = CHARACTERS * length / (last - first)
        label = next((label for label in bar.labels if len(label) < room), "")
        axes.text(begin + length / 2e6, row, label, color="white", size=8, ha="center", va="center")
    axes.set_yticks(range(len(rows)), rows)
    axes.tick_params(axis="y", length=0)
    axes.invert_yaxis()
    axes.set_xlim(0, (last - first) / 1e6)
    axes.set_xlabel("ms")
    axes.spines[["left", "top", "right"]].set_visible(False)
    kinds = {bar.kind for bar in bars}
    legend = [Patch(color=colour, label=kind) for kind, colour in COLOURS.items() if kind in kinds]
    figure.legend(handles=legend, loc="outside upper center", ncols=len(legend), frameon=False, fontsize=8)
    plt.rcParams["svg.fonttype"] = "none"  # text stays text: the file is smaller
    figure.savefig(path, dpi=100)


def main() -> None:
    if len(sys.argv) != 3:
        sys.exit("Usage: python -m examples.draw_trace TRACE PICTURE")
    bars = list(read_bars(Path(sys.argv[1])))
    if not bars:
        sys.exit(f"{sys.argv[1]} has no operations and no long turns")
    draw(bars, Path(sys.argv[2]))


if __name__ == "__main__":
    main()
