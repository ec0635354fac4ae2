"""Draw a trace: what each queue and each step of a stream does, and the turns that hold the event loop."""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from examples.command_line import need

need("matplotlib", "pip install matplotlib")
need("perfetto", "pip install '.[trace]'")

import matplotlib.pyplot as plt  # noqa: E402
from matplotlib.patches import Patch  # noqa: E402
from perfetto.protos.perfetto.trace.perfetto_trace_pb2 import Trace, TrackEvent  # noqa: E402

LONG_TURN: Final = "long turn of the event loop"
BLOCK: Final = "block of a stream"
OTHER: Final = "other operation"
COLOURS: Final = {
    "kernel": "#0077bb",
    "write": "#ee7733",
    "read": "#009988",
    OTHER: "#999999",
    BLOCK: "#aa4499",
    LONG_TURN: "#cc3311",
}
WIDTH: Final = 8.0  # inches, of 100 pixels
CHARACTERS: Final = 95  # that fit into a bar as wide as the picture


class Bar(NamedTuple):
    """A stretch of time, in nanoseconds, in a row of the picture. The bar shows the first of its labels that fits."""

    row: str
    kind: str
    begin: int
    end: int
    labels: Sequence[str]


def read_bars(path: Path) -> Iterator[Bar]:
    """Yield the long turns of event loops, the operations of queues, and the steps of streams.

    The queues of a stream are not drawn: its steps say the same.
    """
    trace = Trace()
    trace.ParseFromString(path.read_bytes())
    tracks = {packet.track_descriptor.uuid: packet.track_descriptor.name for packet in trace.packet}
    open_slices: dict[int, list[Any]] = defaultdict(list)  # by track: slices may lie within each other
    for packet in trace.packet:
        event = packet.track_event
        if event.type == TrackEvent.TYPE_SLICE_BEGIN:
            open_slices[event.track_uuid].append(packet)
        elif event.type == TrackEvent.TYPE_SLICE_END:
            begin = open_slices[event.track_uuid].pop()
            notes = {note.name: note for note in begin.track_event.debug_annotations}
            is_drawn = {"begun", "longest", "block"} & notes.keys()  # an operation on the device, a turn, or a step
            if is_drawn and not tracks[event.track_uuid].startswith("stream "):
                kind, labels = describe(begin.track_event.name, notes)
                yield Bar(tracks[event.track_uuid], kind, begin.timestamp, packet.timestamp, labels)


def describe(name: str, notes: dict[str, Any]) -> tuple[str, list[str]]:
    """Return the kind of a bar, which is a key of ``COLOURS``, and its labels: the longest first."""
    if "longest" in notes:
        return LONG_TURN, [name.removeprefix("turn of ")]
    if "block" in notes:
        return BLOCK, [name, str(notes["block"].int_value)]
    kind, label = name.split()[0], name.removeprefix("kernel ")
    labels = [f"{label}, {notes['GB/s'].double_value:.1f} GB/s"] if "GB/s" in notes else []
    return kind if kind in COLOURS else OTHER, [*labels, label]


def draw(bars: Sequence[Bar], path: Path) -> None:
    """Draw the bars, each in its row: the event loops first."""
    found_rows = list(dict.fromkeys(bar.row for bar in bars if bar.kind == BLOCK))  # in the order of the steps
    found_rows += sorted({bar.row for bar in bars} - set(found_rows))
    rows = sorted(found_rows, key=lambda row: not row.startswith("event loop"))
    first, last = min(bar.begin for bar in bars), max(bar.end for bar in bars)
    shortest = (last - first) / 1000  # so that every bar is to be seen
    figure, axes = plt.subplots(figsize=(WIDTH, 1.1 + 0.45 * len(rows)), layout="constrained")
    spans: dict[tuple[str, str], list[tuple[float, float]]] = defaultdict(list)
    for bar in bars:
        length = max(bar.end - bar.begin, shortest)
        spans[bar.row, bar.kind].append(((bar.begin - first) / 1e6, length / 1e6))
        label = next((label for label in bar.labels if len(label) < CHARACTERS * length / (last - first)), None)
        if label is not None:
            middle = ((bar.begin - first) + length / 2) / 1e6
            axes.text(middle, rows.index(bar.row), label, color="white", size=8, ha="center", va="center")
    for (row, kind), found in spans.items():
        axes.broken_barh(found, (rows.index(row) - 0.4, 0.8), color=COLOURS[kind], edgecolor="white", linewidth=0.3)
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
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("trace", type=Path, help="a file that at.trace has written, as examples.traced_requests does")
    parser.add_argument("picture", type=Path, help="the file to write, .svg or .png")
    options = parser.parse_args()
    if not options.trace.is_file():
        sys.exit(f"{options.trace}: no such file")
    bars = list(read_bars(options.trace))
    if not bars:
        sys.exit(f"{options.trace} has no operations and no long turns")
    draw(bars, options.picture)
    print(f"wrote {options.picture}")


if __name__ == "__main__":
    main()
