"""The tables of results, in Markdown."""

from __future__ import annotations

import json
import math
import statistics
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from benchmarks.service.contenders import is_ours
from benchmarks.service.plan import rates, reference_load
from benchmarks.service.results import Results, Row

__all__ = ["beyond_bare", "document", "floor", "image", "summary"]

_BARE = ("bare asyncio p99 / worst", "beyond it")


def document(results: Results) -> str:
    """Return all tables."""
    lines = [f"# A service on {results['device']}", "", *(f"* {line}" for line in results["machine"])]
    lines += [f"* {results['date']}", ""]
    found = [summary(results), _details(results), floor(results), _offered(results), _at_one_load(results)]
    found += [_files(results), _growth(results), _comparison(results)]
    return "\n".join(lines) + "\n" + "\n\n".join(table for table in found if table) + "\n"


def summary(results: Results) -> str:
    """Return the table of requests a second, and of the loop's lateness, by size and contender."""
    rows = _rows(results, "table")
    names = list(dict.fromkeys(row["request"]["contender"] for row in rows))
    names.sort(key=is_ours, reverse=True)
    sizes = list(dict.fromkeys(row["request"]["size"] for row in rows))
    if not rows:
        return ""

    def cell(size: int, name: str) -> str:
        request = {"size": size, "contender": name}
        return _shown([row for row in rows if request.items() <= row["request"].items()], _requests_and_lateness)

    body = [[image(size), *(cell(size, name) for name in names)] for size in sizes]
    return _markdown(["image", *names], body)


def _details(results: Results) -> str:
    head = ["image", "contender", "requests/s", "in the first second", "latency p50 / p99, ms"]
    head += ["loop late p50 / p99 / worst, ms", "the same, steady", *_BARE]
    head += ["cores", "of these the loop", "peak resident, MiB", "pinned, MiB"]
    body = []
    for row in _rows(results, "table"):
        figures = row["figures"]
        cells = [_why(figures), *[""] * (len(head) - 3)] if _why(figures) else _detail_cells(figures)
        body.append([image(row["request"]["size"]), row["request"]["contender"], *cells])
    return _markdown(head, body) if body else ""


def _detail_cells(figures: Any) -> list[str]:
    whole, start, steady = figures["whole"], figures["start"], figures["steady"]
    return [
        f"{steady['requests']:,.0f}",
        f"{start['requests']:,.0f}",
        f"{_ms(whole['latency_p50'])} / {_ms(whole['latency_p99'])}",
        f"{_ms(whole['late_p50'])} / {_ms(whole['late_p99'])} / {_ms(whole['late_worst'])}",
        f"{_ms(steady['late_p50'])} / {_ms(steady['late_p99'])} / {_ms(steady['late_worst'])}",
        *_bare_cells(figures),
        f"{figures['processor_seconds_per_second']:.2f}",
        f"{figures['loop_seconds_per_second']:.2f}" if "loop_seconds_per_second" in figures else "-",
        f"{figures['peak_resident_bytes'] / 2**20:,.0f}",
        f"{figures['peak_pinned_bytes'] / 2**20:,.0f}",
    ]


def _bare_cells(figures: Any) -> list[str]:
    """Return the lateness of the bare program, and what a load is later: old results have no bare program."""
    bare = figures.get("bare", {"late_p99": None, "late_worst": None})
    later = beyond_bare(figures) or bare
    return [f"{_ms(each['late_p99'])} / {_ms(each['late_worst'])}" for each in (bare, later)]


def floor(results: Results) -> str:
    """Return the table of the C program's requests a second."""
    head = ["image", "C, pinned", "C, copied by each thread", "C, copied by one caller", "only the caller's copies"]
    body = []
    for row in _rows(results, "floor"):
        figures = row["figures"]
        ways = ("pinned", "copied", "one_caller", "copies")
        cells = [_why(figures), "", "", ""] if _why(figures) else [f"{figures[way]:,.0f}" for way in ways]
        body.append([image(row["request"]["size"]), *cells])
    return _markdown(head, body) if body else ""


def beyond_bare(figures: Any) -> dict[str, float] | None:
    """Return how much later a load's loop is than the one of a bare program, in seconds: p99 and worst."""
    bare, whole = figures.get("bare"), figures.get("whole")
    if bare is None or whole is None or None in (bare["late_p99"], whole["late_p99"]):
        return None
    return {name: max(0.0, whole[name] - bare[name]) for name in ("late_p99", "late_worst")}


def _offered(results: Results) -> str:
    """Return the table of open loops: a row for each round."""
    head = ["image", "contender", "offered/s", "requests/s", "latency p50 / p99, ms"]
    head += ["loop late p50 / p99 / worst, ms", *_BARE]
    body = []
    for row in _rows(results, "offered"):
        request, figures = row["request"], row["figures"]
        cells = [image(request["size"]), request["contender"], f"{request['offered']:,.0f}"]
        if why := _why(figures):
            body.append([*cells, why, *[""] * (len(head) - 4)])
            continue
        whole = figures["whole"]
        body.append(
            [
                *cells,
                f"{whole['requests']:,.0f}",
                f"{_ms(whole['latency_p50'])} / {_ms(whole['latency_p99'])}",
                f"{_ms(whole['late_p50'])} / {_ms(whole['late_p99'])} / {_ms(whole['late_worst'])}",
                *_bare_cells(figures),
            ]
        )
    return _markdown(head, body) if body else ""


def _at_one_load(results: Results) -> str:
    """Return the table of the load that is half of a peer's best rate: medians of all rounds, and their ratios."""
    offered = [row for row in _rows(results, "offered") if not _why(row["figures"])]
    head = ["half of a peer's best rate", "contender", "latency p99, ms", "of the peer's", "loop late p99, ms"]
    head += ["of the peer's"]
    body = []
    for size in dict.fromkeys(row["request"]["size"] for row in offered):
        peer, load = reference_load(rates(results["rows"], size)) or ("", None)
        rows = [row for row in offered if row["request"]["size"] == size and row["request"]["offered"] == load]
        names = dict.fromkeys(row["request"]["contender"] for row in rows)

        def median(name: str, figure: str, rows: Sequence[Row] = rows) -> float:
            found = [row["figures"]["whole"][figure] for row in rows if row["request"]["contender"] == name]
            return statistics.median(found) if found else math.nan

        for name in names:
            cells = []
            for figure in ("latency_p99", "late_p99"):
                value = median(name, figure)
                cells += [_ms(value), f"{value / median(peer, figure):.2f}"]
            body.append([f"{image(size)}, {load:,.0f} a second ({peer})", name, *cells])
    return _markdown(head, body) if body else ""


def _files(results: Results) -> str:
    body = []
    for row in _rows(results, "file"):
        request, figures = row["request"], row["figures"]
        what = f"{request['size'] / 2**30:g} GiB, {request['depth']} blocks of {request['block'] // 2**20} MiB"
        if why := _why(figures):
            body.append([what, why, "", "", ""])
            continue
        alone = ", ".join(f"{name} {value:.2f} s" for name, value in figures["seconds"].items() if name != "whole")
        speed = f"{figures['seconds']['whole']:.2f} s, {figures['gigabytes_per_second']:.2f} GB/s"
        memory = f"{figures['peak_resident_bytes'] / 2**20:,.0f} MiB, buffers {figures['buffer_bytes'] / 2**20:,.0f}"
        body.append([what, speed, alone, f"{figures['share_of_slowest_stage']:.2f}", memory])
    head = ["file to file", "whole", "each stage alone", "share of the slowest", "peak resident"]
    return _markdown(head, body) if body else ""


def _growth(results: Results) -> str:
    body = []
    for part in ("tasks", "queues", "pending"):
        for row in _rows(results, part):
            request, figures = row["request"], row["figures"]
            number = figures.get(
                "pending", request.get(part, request.get("events"))
            )  # pending: those that really were
            shown = _why(figures) or _requests_and_lateness(figures)
            body.append([part, f"{number:,}", request.get("contender", "aiotaichi"), shown])
    head = ["against", "number", "contender", "requests/s; loop late p99 / worst"]
    return _markdown(head, body) if body else ""


def _comparison(results: Results) -> str:
    """Return the table of this checkout against another one: medians of paired rounds.

    Requests per second of processor time hardly depend on what else the machine does.
    """
    pairs: dict[str, list[tuple[Any, Any]]] = {}
    others = {_key(row): row for row in results["rows"] if row["tree"] == "against"}
    for row in results["rows"]:
        other = others.get(_key(row))
        if row["tree"] == "this" and other is not None and not (_why(row["figures"]) or _why(other["figures"])):
            pairs.setdefault(_title(row), []).append((row["figures"], other["figures"]))
    body = []
    for title, found in pairs.items():
        ratios = [_ratio(found, value) for value in (_throughput, _by_processor)]
        lates = [", ".join(_ms(_whole(pair[side]).get("late_p99")) for pair in found) for side in (0, 1)]
        body.append([title, *ratios, *lates])
    head = [f"this checkout against {results['against']}", "throughput", "requests per processor second"]
    return _markdown([*head, "loop late p99, ms", "the other's"], body) if body else ""


def _ratio(pairs: list[tuple[Any, Any]], value: Callable[[Any], float | None]) -> str:
    """Return the median ratio of a value, or "-" if a measurement has no such value."""
    found = [(value(ours), value(theirs)) for ours, theirs in pairs]
    ratios = [ours / theirs for ours, theirs in found if ours is not None and theirs]
    return f"{statistics.median(ratios):.2f}" if ratios else "-"


def _title(row: Row) -> str:
    numbers = [
        f"{key} {value}"
        for key, value in row["request"].items()
        if key in ("size", "tasks", "queues", "events", "offered") and value is not None
    ]
    return ", ".join([row["part"], row["request"].get("contender", "aiotaichi"), *numbers])


def _key(row: Row) -> str:
    return json.dumps([row["part"], row["round"], row["request"]])


def _rows(results: Results, part: str) -> list[Row]:
    return [row for row in results["rows"] if row["part"] == part and row["tree"] == "this"]


def _shown(rows: Sequence[Row], show: Callable[[Any], str]) -> str:
    """Show the row with the median throughput of all rounds, or why there is none."""
    good = sorted((row["figures"] for row in rows if not _why(row["figures"])), key=lambda f: f["steady"]["requests"])
    return show(good[len(good) // 2]) if good else "".join(_why(row["figures"]) for row in rows[:1])


def _why(figures: Any) -> str:
    return next((kind for kind in ("missing", "failed") if kind in figures), "")


def _throughput(figures: Any) -> float:
    """Return requests a second in the steady state, or for a stream, gigabytes a second."""
    return float(
        figures["gigabytes_per_second"] if "seconds" in figures else figures.get("steady", figures)["requests"]
    )


def _by_processor(figures: Any) -> float | None:
    found: float | None = figures.get("requests_per_processor_second")
    return found


def _whole(figures: Any) -> Any:
    """Return the figures of the whole time. Those of pending events are not divided."""
    return figures.get("whole", figures)


def _requests_and_lateness(figures: Any) -> str:
    late = _whole(figures)
    return f"{_throughput(figures):,.0f}; {_ms(late['late_p99'])} / {_ms(late['late_worst'])} ms"


def image(size: int) -> str:
    """Return the rows, the columns and the bytes of an image."""
    size_bytes = 4 * size * size
    shown = f"{size_bytes / 2**20:g} MiB" if size_bytes >= 2**20 else f"{size_bytes / 2**10:g} KiB"
    return f"{size} x {size} ({shown})"


def _ms(seconds: float | None) -> str:
    return "-" if seconds is None else f"{seconds * 1e3:.1f}" if seconds < 0.01 else f"{seconds * 1e3:,.0f}"


def _markdown(head: Sequence[str], body: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *body]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
