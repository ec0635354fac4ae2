"""The benchmark of a service works: its figures are there, and its results are NumPy's. No test looks at a time."""

from __future__ import annotations

import asyncio
import gc
import importlib.util
import itertools
import json
import math
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from aiotaichi.testing import heartbeat
from benchmarks import __main__ as everything
from benchmarks import batches, small_kernels, small_requests
from benchmarks.gpu_kernels.catalogue import CASES
from benchmarks.report import RESULTS, device_slug
from benchmarks.service import __main__ as command
from benchmarks.service import bare, floor, pending, results, service, speed_page, stream, tables, threads, turns
from benchmarks.service.arrivals import arriving, poisson
from benchmarks.service.child import MeasurementError, measure
from benchmarks.service.contenders import contenders
from benchmarks.service.lateness import lateness
from benchmarks.service.load import Load
from benchmarks.service.plan import QUICK, Plan
from benchmarks.service.stencil import SWEEPS, Image, NumpyStencil, check_results, empty_image, image_of
from benchmarks.speed_page import PAGE
from benchmarks.stream import overlap

ROOT = Path(__file__).parent.parent.parent
SHOWN = ("service-cuda-h200", "service-vulkan-h200", "service-cpu", "service-vulkan-lavapipe")
MOMENTS = {"requests", "latency_p50", "latency_p99", "late_p50", "late_p99", "late_worst"}


@pytest.fixture(autouse=True)
def unfrozen() -> Iterator[None]:
    """End what a service does in its own process: pytest's plugins look for objects when they finish."""
    yield
    gc.unfreeze()


def load(arch: str, contender: str, tasks: int = 6, offered: float | None = None) -> Load:
    return Load(arch, contender, size=32, tasks=tasks, queues=2, start=0.05, steady=0.1, offered=offered)


@pytest.mark.slow
def test_a_quick_run(tmp_path: Path) -> None:
    """Run it as a user does: the table with a peer, and a file that is streamed."""
    options = ["--arch", "cpu", "--quick", "--parts", "table", "file", "--contenders", "write", "NumPy"]
    started = [sys.executable, "-m", "benchmarks.service", *options, "--file-gib", "0.016", "--output", str(tmp_path)]
    done = subprocess.run(started, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    found = results.load(tmp_path / "service-cpu.json")
    assert found["arch"] == "cpu"
    assert found["device"]
    assert not results.problems(found, "missing") + results.problems(found, "failed")
    rows = found["rows"]
    names = [(row["part"], row["request"].get("contender")) for row in rows]
    assert names == [("table", "aiotaichi, write"), ("table", "NumPy"), ("file", None)]
    for row in rows[:2]:
        figures = row["figures"]
        assert figures["verified"] == QUICK.tasks
        for span in ("whole", "start", "steady"):
            assert figures[span].keys() == MOMENTS
            assert figures[span]["requests"] > 0
        assert 0 < figures["loop_seconds_per_second"] <= figures["processor_seconds_per_second"]
        assert figures["requests_per_processor_second"] > 0
        assert figures["peak_resident_bytes"] > 2**20
        assert figures["peak_pinned_bytes"] >= 0
    streamed = rows[2]["figures"]
    assert streamed["verified"]
    assert streamed["share_of_slowest_stage"] > 0
    assert streamed["slowest_stage"] in streamed["seconds"]
    assert streamed["peak_resident_bytes"] > 2**20
    for text in ("| image | aiotaichi, write | NumPy |", "share of the slowest"):
        assert text in done.stdout


@pytest.mark.slow
def test_another_checkout_takes_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both are measured in every round, and who is first changes. Peers are measured once a round."""
    seen: list[tuple[str, str]] = []

    def measure(program: str, request: Any, tree: Path = ROOT) -> dict[str, Any]:
        if program == "device":
            return {"name": "a device", "is_software": False}
        seen.append(("this" if tree == ROOT else "against", request.contender))
        return {"failed": "nothing was measured"}

    monkeypatch.setattr(command, "measure", measure)
    options = ["--arch", "cpu", "--quick", "--parts", "table", "--contenders", "write", "NumPy", "--rounds", "2"]
    assert command.main([*options, "--against", str(tmp_path), "--output", str(tmp_path)]) == 1, "all failed"
    ours = "aiotaichi, write"
    first = [("this", ours), ("against", ours), ("this", "NumPy")]
    assert seen == [*first, ("against", ours), ("this", ours), ("this", "NumPy")]


def test_each_device_has_its_benchmarks(monkeypatch: pytest.MonkeyPatch) -> None:
    async def available() -> list[str]:
        return ["cpu", "vulkan", "cuda"]

    for is_software, count in ((True, 1), (False, 1), (False, 2)):
        found = {"name": "a device", "is_software": is_software, "count": count}
        monkeypatch.setattr(everything, "available", available)
        monkeypatch.setattr(everything, "measure", lambda program, request, found=found: found)
        commands = everything.commands(["--quick"])
        modules = [command[0] for command in commands]
        extra = ["benchmarks.kernels", "benchmarks.rivals", "benchmarks.batches", "benchmarks.divisions"]
        extra += ["benchmarks.small_requests"] * 3  # on each
        extra += ["benchmarks.stream"] * 3
        extra += [] if is_software else ["benchmarks.gpu_kernels"]
        extra += [] if is_software else ["benchmarks.sharing"]  # both APIs on one GPU
        extra += ["benchmarks.devices"] if count > 1 else []
        assert modules == ["benchmarks.cpu", "benchmarks.vulkan", "benchmarks.cuda", *extra, "benchmarks.service"]
        assert commands[-1][1:] == ["--parts", "table", "file", "growth", "--quick"]
        for module in modules:
            assert importlib.util.find_spec(module) is not None


@pytest.mark.slow
def test_small_requests_are_measured() -> None:
    figures = asyncio.run(small_requests.measured(small_requests.SmallRequests("cpu", rounds=1, requests=1)))
    assert set(small_requests.TARGETS) < set(figures)
    assert all(whole > 0 and loop > 0 for whole, loop in figures.values())


@pytest.mark.slow
def test_a_small_kernels_time_has_parts() -> None:
    found = small_kernels.measured(ROOT, 64, "latency", 5)
    assert {*small_kernels.PARTS, "launch to resumed, median", "workers"} <= found.keys()
    assert all(0 <= figure < math.inf for figure in found.values())


@pytest.mark.slow
@pytest.mark.runtime("vulkan")
@pytest.mark.parametrize("contender", ["aiotaichi", pytest.param("taichi's C-API", marks=pytest.mark.taichi)])
def test_kernels_of_gpus_compute_what_numpy_computes(contender: str) -> None:
    started = [sys.executable, "-m", "benchmarks.gpu_kernels.child", "vulkan", contender, "--small", "--budget", "0"]
    done = subprocess.run(started, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    rows = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    wanted = [case.kernel for case in CASES if contender == "aiotaichi" or not case.has_images]
    assert [row["kernel"] for row in rows] == wanted
    assert all(row["right"] for row in rows), rows


def page_of(benchmark: str, page: Path, *options: str) -> str:
    """Run a benchmark as a user does. Return the page that it writes and prints."""
    started = [sys.executable, "-m", f"benchmarks.{benchmark}", *options, "--output", str(page.parent)]
    done = subprocess.run(started, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    text = page.read_text()
    assert text in done.stdout
    return text


@pytest.mark.slow
def test_a_stencil_is_measured_beside_rivals(tmp_path: Path) -> None:
    text = page_of("rivals", tmp_path / "rivals-cpu.md", "--arch", "cpu", "--rounds", "1", "--seconds", "0.01")
    rows = [line.split(" | ")[0] for line in text.splitlines() if line.startswith("| ")]
    threads_of_its_own = ["| 2 threads that compress", "| 2 threads that copy"]
    assert rows[1:] == ["| none", "| 1 process", "| 2 processes", "| 4 processes", *threads_of_its_own]
    assert "| 1.00 | 1.00 |" in text, "what is measured alone is not slowed down"


@pytest.mark.slow
def test_batches_are_measured_on_each_loop(tmp_path: Path) -> None:
    text = page_of("batches", tmp_path / "batches-cpu.md", "--arch", "cpu", "--quick")
    rows = [line.split(" | ")[:2] for line in text.splitlines() if line.startswith("| ")][1:]
    loops = ("asyncio", "uvloop", "trio")
    expected = [[f"| {loop}", name] for loop in loops for name in batches.contenders("cpu")]
    assert rows[: len(expected)] == expected
    assert [row[0] for row in rows[len(expected) :]] == 2 * ["| loop", *(f"| {loop}" for loop in loops)]


@pytest.mark.slow
def test_the_decay_of_batches_is_measured(tmp_path: Path) -> None:
    text = page_of("batches", tmp_path / "batches-decay-cpu.md", "--arch", "cpu", "--quick", "--decay", "0.5")
    assert text.count("| asyncio |") == text.count("| trio |") == 3


@pytest.mark.slow
def test_streams_are_measured_beside_their_peers(tmp_path: Path) -> None:
    """Each block and each file of a contender is checked by the benchmark itself."""
    text = page_of("stream", tmp_path / "stream-cpu.md", "--arch", "cpu", "--quick")
    rows = [line.split(" | ")[1] for line in text.splitlines() if line.startswith("| ")][1:]
    by_hand, numpy = ["three queues by hand", "in place by hand"], ["NumPy in 4 threads"]
    assert rows == ["at.stream", *by_hand, "at.stream", *numpy, "at.stream", *numpy]
    assert "frames of 1080p" in text
    assert "With depth 2, the process grows by" in text
    assert "All of them work at the same time for" in text


def test_the_share_of_a_time_for_which_all_steps_work() -> None:
    step, half, none = [(0, 50), (50, 100)], [(0, 25), (50, 100)], [(0, 1), (99, 100)]
    middle = overlap.middle_of([half, step])
    assert middle == (25, 75)
    assert overlap.share_of_all([step, step], middle) == 1
    assert overlap.share_of_all([step, half], middle) == 0.5
    assert overlap.share_of_all([half], middle) == 0.5
    assert overlap.share_of_all([step, half, none], middle) == 0


@pytest.mark.slow
def test_the_cost_of_a_trace_is_measured(tmp_path: Path) -> None:
    text = page_of("tracing", tmp_path / "tracing-cpu.md", "--quick")
    rows = [line.split(" | ")[0] for line in text.splitlines() if line.startswith("| ")][1:]
    loads = ["| 64 KiB, write", "| 64 KiB, borrow", "| 1024 KiB, write", "| 1024 KiB, borrow"]
    assert rows[:4] == loads
    assert any("two queues" in row for row in rows[4:])  # the overlap, by the clock and by the trace


def test_aiotaichi_comes_from_the_checkout_that_is_named(tmp_path: Path) -> None:
    package = tmp_path / "aiotaichi"
    package.mkdir()
    (package / "__init__.py").write_text("raise RuntimeError('the other checkout')")
    with pytest.raises(MeasurementError, match="the other checkout"):
        measure("load", load("cpu", "aiotaichi, write"), tmp_path)


@pytest.mark.slow
@pytest.mark.runtime("cpu", "vulkan", "cuda")
@pytest.mark.parametrize("mode", ["write", "borrow", "host_array"])
def test_each_mode(arch: str, mode: str) -> None:
    figures = asyncio.run(service.measure(load(arch, f"aiotaichi, {mode}")))
    assert figures["verified"] == 6


@pytest.mark.slow
@pytest.mark.taichi
@pytest.mark.parametrize("arch", ["cpu", "vulkan"])
def test_the_c_api(arch: str) -> None:
    """taichi's C-API cannot be opened for several archs in one process."""
    assert measure("load", load(arch, "taichi's C-API"))["verified"] == 6


@pytest.mark.cuda
@pytest.mark.parametrize("contender", [name for name in contenders("cuda") if not name.startswith("aiotaichi")])
def test_the_cuda_peers(contender: str) -> None:
    figures = measure("load", load("cuda", contender))
    if "missing" in figures:
        pytest.skip(figures["missing"])
    assert figures["verified"] == 6


@pytest.mark.runtime("cpu", "vulkan", "cuda")
def test_a_stream_of_several_blocks(arch: str, tmp_path: Path) -> None:
    block = 64 * 1024
    figures = asyncio.run(stream.measure(stream.Stream(arch, 7 * block, block, 3, 2, str(tmp_path))))
    assert figures["seconds"].keys() == {"whole", "read file", "copy up", "kernel", "copy down", "write file"}
    assert figures["verified"]
    assert not list(tmp_path.iterdir()), "the files are removed"


def test_a_stream_that_the_disk_has_no_room_for(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="are needed") as caught:
        asyncio.run(stream.measure(stream.Stream("cpu", 2**60, 2**20, 3, 1, str(tmp_path))))
    assert caught.value.filename.startswith(str(tmp_path))
    assert not list(tmp_path.iterdir())


@pytest.mark.slow
@pytest.mark.runtime("cpu", "vulkan", "cuda")
def test_pending_events(arch: str) -> None:
    figures = asyncio.run(pending.measure(pending.Pending(arch, 600)))
    assert figures["pending"] > 0
    assert figures["verified"] == 600
    assert figures["requests"] > 0


@pytest.mark.slow
def test_a_missing_peer_and_a_failure() -> None:
    if importlib.util.find_spec("cupy") is None:
        assert measure("load", load("cuda", "CuPy, pinned")) == {"missing": "No module named 'cupy'"}
    with pytest.raises(MeasurementError, match=r"'no one'"):
        measure("load", load("cpu", "no one"))


def test_a_peer_whose_second_lane_fails_does_not_hang() -> None:
    class Peer:
        made = 0

        def __init__(self) -> None:
            self.most_threads: int | None = None
            self.empty: Callable[[int], Image] = empty_image

        def lane(self, size: int) -> NumpyStencil:
            self.made += 1
            if self.made == 2:
                raise RuntimeError("no memory is left for a stream")
            return NumpyStencil(size)

    async def open_and_close() -> None:
        async with threads.open_clients(Peer, load("cpu", "peer")):
            pytest.fail("a lane is missing")

    with pytest.raises(RuntimeError):  # of the lane, or of a thread that waited for it
        asyncio.run(open_and_close())


def test_a_loop_that_is_held_is_late() -> None:
    """A turn of the loop counts, also the last one."""

    async def main() -> float | None:
        start = time.perf_counter()
        async with heartbeat() as beats:
            await asyncio.sleep(0.01)
            time.sleep(0.05)  # noqa: ASYNC251
        assert lateness(beats, start, start)["late_worst"] is None
        return lateness(beats, start, time.perf_counter())["late_worst"]

    late = asyncio.run(main())
    assert late is not None
    assert late > 0.045


def test_arrivals_have_their_rate_and_are_the_same_each_time() -> None:
    times = list(itertools.islice(poisson(1000, 5.0), 10_000))
    assert times == sorted(times) == list(itertools.islice(poisson(1000, 5.0), 10_000))
    gaps = np.diff([5.0, *times])
    assert gaps.mean() == pytest.approx(1e-3, rel=0.05)
    assert gaps.std() == pytest.approx(1e-3, rel=0.05), "as exponential gaps have it"


def test_a_loop_that_is_held_gets_all_arrivals_that_were_due() -> None:
    async def main() -> tuple[list[float], float, float]:
        found: list[float] = []
        has_caught_up = asyncio.Event()
        held = math.inf

        def on_arrival(due: float) -> None:
            found.append(due)
            if due > held:
                has_caught_up.set()

        begin = time.perf_counter()
        with arriving(10_000, on_arrival):
            time.sleep(0.02)  # noqa: ASYNC251
            held = time.perf_counter()
            await has_caught_up.wait()
        return found, begin, held

    found, begin, held = asyncio.run(main())
    expected = list(itertools.islice(poisson(10_000, 0.0), len(found)))
    np.testing.assert_allclose(np.diff(found), np.diff(expected), atol=1e-9)
    assert begin < found[0]
    assert sum(due < held for due in found) > 100, "10,000 a second, in 20 ms"


@pytest.mark.slow
def test_an_open_loop_serves_what_arrives_and_then_each_client_once_more() -> None:
    """At a rate far above what NumPy can do: most requests are still waiting at the end, and are dropped."""
    for seconds in (0.1, 1.0, 10.0):  # a busy machine may complete nothing in a short time
        figures = asyncio.run(service.measure(replace(load("cpu", "NumPy", offered=1e5), steady=seconds)))
        assert figures["verified"] == 6
        if figures["whole"]["requests"]:
            break
    assert 0 < figures["whole"]["requests"] < 1e5 * seconds
    assert figures["whole"]["latency_p99"] > 0
    assert figures["bare"].keys() == {"late_p50", "late_p99", "late_worst"}


def test_a_bare_program_is_late_if_something_holds_its_loop() -> None:
    async def main() -> dict[str, float | None]:
        asyncio.get_running_loop().call_later(0.01, time.sleep, 0.05)
        return await bare.measure(8, 1000, 0.1)

    late = asyncio.run(main())["late_worst"]
    assert late is not None
    assert late > 0.045


def test_the_stencil_is_the_mean_of_five() -> None:
    image = np.random.default_rng(3).random((5, 5), np.float32)
    expected = image.astype(np.float64)
    for _ in range(SWEEPS):
        swept = np.zeros_like(expected)
        for i in range(5):
            for j in range(5):
                for di, dj in ((0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)):
                    swept[i, j] += expected[min(max(i + di, 0), 4), min(max(j + dj, 0), 4)] / 5
        expected = swept
    result = np.empty_like(image)
    NumpyStencil(5).run(image, result)
    np.testing.assert_allclose(result, expected, rtol=1e-5)


def test_a_wrong_result_is_found() -> None:
    stencil, found = NumpyStencil(16), []
    for client in range(3):
        result = np.empty((16, 16), np.float32)
        stencil.run(image_of(16, client), result)
        found.append(result)
    check_results(found)
    found[2][7, 7] += 0.001
    with pytest.raises(AssertionError, match="client 2"):
        check_results(found)


def test_ours_and_peers_take_turns() -> None:
    plan = Plan(sizes=(128,))
    found = plan.measurements("cuda", ("table",))
    names = [each.request.contender for each in found if isinstance(each.request, Load)]
    assert names[:5] == [
        "aiotaichi, write",
        "CuPy, pinned",
        "aiotaichi, borrow",
        "CuPy, pageable",
        "aiotaichi, host_array",
    ]
    assert sorted(names) == sorted(contenders("cuda"))


def made_up() -> results.Results:
    figures: dict[str, Any] = dict.fromkeys(("whole", "start", "steady"), dict.fromkeys(MOMENTS, 0.002))
    figures |= {"processor_seconds_per_second": 1.5, "requests_per_processor_second": 8.0}
    figures |= {"peak_resident_bytes": 2**27, "peak_pinned_bytes": 2**24}
    rows: list[dict[str, Any]] = []
    for number, requests in enumerate((10_000, 30_000, 20_000)):
        mine = {**figures, "steady": {**figures["steady"], "requests": requests}}
        request = {"size": 512, "contender": "aiotaichi, write"}
        rows.append({"part": "table", "tree": "this", "round": number, "request": request, "figures": mine})
        other = {**figures, "steady": {**figures["steady"], "requests": 10_000}}
        rows.append({**rows[-1], "tree": "against", "figures": other})
    for kind, name in (("missing", "CuPy"), ("failed", "torch")):
        request = {"size": 512, "contender": name}
        why = {kind: f"why {name}"}
        rows.append({"part": "table", "tree": "this", "round": 0, "request": request, "figures": why})
    described = {"arch": "cuda", "device": "a device", "machine": ["a processor, 2 cores"], "date": "today"}
    return {**described, "against": "elsewhere", "rows": rows}


def test_the_tables_show_the_median_round_and_what_is_missing() -> None:
    found = made_up()
    assert "| 512 x 512 (1 MiB) | 20,000; 2.0 / 2.0 ms | missing | failed |" in tables.summary(found)
    assert "| table, aiotaichi, write, size 512 | 2.00 | 1.00 | 2.0, 2.0, 2.0 | 2.0, 2.0, 2.0 |" in tables.document(
        found
    )
    assert results.problems(found, "missing") == ["why CuPy"]
    assert results.problems(found, "failed") == ["why torch"]


def open_loops() -> results.Results:
    """Two contenders, of which the peer is twice as late as ours at half of its own rate. Three rounds."""
    rows: list[dict[str, Any]] = []

    def add(part: str, number: int, contender: str, offered: float | None, requests: float, late: float) -> None:
        span = dict.fromkeys(MOMENTS, late) | {"requests": requests}
        figures: dict[str, Any] = {
            "whole": span,
            "start": span,
            "steady": span,
            "bare": dict.fromkeys(MOMENTS, 0.001),
        }
        figures |= {"processor_seconds_per_second": 1.5, "requests_per_processor_second": 8.0}
        figures |= {"peak_resident_bytes": 2**27, "peak_pinned_bytes": 2**24}
        request = {"size": 512, "contender": contender, "offered": offered}
        rows.append({"part": part, "tree": "this", "round": number, "request": request, "figures": figures})

    for number in range(3):
        add("table", number, "aiotaichi, write", None, 8000.0 + number, 0.004)
        add("table", number, "CuPy, pinned", None, 2000.0 + number, 0.002)
        for name, late in (("aiotaichi, write", 0.003), ("CuPy, pinned", 0.006)):
            add("offered", number, name, 1000.0, 1000.0, late + number / 1000)
    return {**made_up(), "rows": rows}


def test_all_contenders_get_the_same_loads_in_all_rounds() -> None:
    plan = Plan(sizes=(512,), offered=(0.5, 1.0))
    rows = open_loops()["rows"]
    found = [(each.request.contender, each.request.offered) for each in plan.offers("cuda", rows)]  # type: ignore[union-attr]
    names = ("aiotaichi, write", "CuPy, pinned")
    assert found == [(name, offered) for offered in (1000.0, 4000.0, 8000.0) for name in names]
    assert not list(Plan(sizes=(512,)).offers("cuda", rows)), "nothing is offered unless it is asked for"
    assert not list(plan.offers("cuda", [])), "nothing is known of any rate"


def test_the_tables_compare_open_loops_and_take_away_the_bare_program() -> None:
    text = tables.document(open_loops())
    image = "512 x 512 (1 MiB)"
    assert f"| {image}, 1,000 a second (CuPy, pinned) | aiotaichi, write | 4.0 | 0.57 | 4.0 | 0.57 |" in text
    one = "1,000 | 1,000 | 3.0 / 3.0 | 3.0 / 3.0 / 3.0 | 1.0 / 1.0 | 2.0 / 2.0 |"
    assert f"| {image} | aiotaichi, write | {one}" in text
    assert tables.beyond_bare(made_up()["rows"][0]["figures"]) is None, "old results have no bare program"


_DRIVER = """
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
int cuInit(unsigned flags) { return (int)flags; }
int cuDeviceGet(int *device, int number) { *device = number; return 0; }
int cuDevicePrimaryCtxRetain(void **context, int device) { *context = 0; return device; }
int cuCtxSetCurrent(void *context) { return context != 0; }
int cuMemAlloc_v2(uint64_t *address, size_t size) { *address = (uint64_t)malloc(size); return 0; }
int cuMemHostAlloc(void **address, size_t size, unsigned flags) { *address = malloc(size); return (int)flags; }
int cuStreamCreate(void **stream, unsigned flags) { *stream = 0; return flags != 1; }
int cuMemcpyHtoDAsync_v2(uint64_t to, const void *from, size_t size, void *stream) {
    memcpy((void *)to, from, size);
    return stream != 0;
}
int cuMemcpyDtoHAsync_v2(void *to, uint64_t from, size_t size, void *stream) {
    memcpy(to, (const void *)from, size);
    return stream != 0;
}
int cuStreamSynchronize(void *stream) { return stream != 0; }
"""
"""A driver whose device is the host."""


@pytest.mark.skipif(
    platform.machine() != "x86_64" or not (shutil.which("gcc") or shutil.which("clang")), reason="needs a C compiler"
)
@pytest.mark.slow
@pytest.mark.parametrize("helpers", [0, 1])
def test_the_floor_of_a_service_moves_the_images(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, helpers: int
) -> None:
    (tmp_path / "driver.c").write_text(_DRIVER)
    library = tmp_path / "libcuda.so.1"
    compiler = shutil.which("gcc") or "clang"
    subprocess.run([compiler, "-shared", "-fPIC", str(tmp_path / "driver.c"), "-o", str(library)], check=True)
    monkeypatch.setenv("LD_LIBRARY_PATH", str(tmp_path))
    for size in (64, 256):  # its program compares all bytes
        figures = floor.run(floor.Floor(size, 2, helpers, 0.05))
        assert figures.keys() == {"pinned", "copied", "one_caller", "copies"}
        assert all(requests > 0 for requests in figures.values())


def test_the_floor_takes_whole_lines() -> None:
    assert "multiple of 1024 bytes" in floor.run(floor.Floor(30, 2, 0, 0.05))["missing"]


def test_the_floor_of_cuda_is_measured_once_a_size_and_shown() -> None:
    plan = Plan(sizes=(128, 512), contenders=("aiotaichi, write",))
    found = [each for each in plan.measurements("cuda", ("table",)) if each.part == "floor"]
    assert [each.request.size for each in found if isinstance(each.request, floor.Floor)] == [128, 512]
    assert not any(each.is_of_aiotaichi for each in found)
    assert not [each for each in plan.measurements("cpu", ("table",)) if each.part == "floor"]
    figures = {"pinned": 3000.0, "copied": 2000.0, "one_caller": 1500.0, "copies": 1750.0}
    row = {"part": "floor", "tree": "this", "round": 0, "request": {"size": 2048}, "figures": figures}
    none = {**row, "request": {"size": 512}, "figures": {"missing": "no compiler"}}
    text = tables.document({**made_up(), "rows": [row, none]})
    assert "| 2048 x 2048 (16 MiB) | 3,000 | 2,000 | 1,500 | 1,750 |" in text
    assert "| 512 x 512 (1 MiB) | missing |  |  |  |" in text


def test_open_loops_need_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        command.main(["--arch", "cpu", "--quick", "--parts", "file", "--offered"])
    assert "add table to --parts" in capsys.readouterr().err


@pytest.mark.slow
def test_the_turns_of_a_service_are_named(tmp_path: Path) -> None:
    trace = tmp_path / "service.pftrace"
    options = [
        "--size",
        "64",
        "--tasks",
        "4",
        "--queues",
        "2",
        "--seconds",
        "0.1",
        "--least",
        "0",
        "--trace",
        str(trace),
    ]
    started = [sys.executable, "-m", "benchmarks.service.turns", *options]
    done = subprocess.run(started, cwd=ROOT, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert "| most of the turn | turns |" in done.stdout
    assert "The loop's thread has waited for a core for" in done.stdout
    assert trace.stat().st_size > 0


def test_turns_are_shown_by_what_held_them() -> None:
    found = [turns.Turn(0.1, 0.003, 2, "a"), turns.Turn(0.2, 0.009, 5, "b"), turns.Turn(0.3, 0.004, 1, "a")]
    shown = turns.table([*found, turns.Turn(0.4, 0.001, 9, "b")], 0.002).splitlines()[2:]
    assert shown == ["| b | 1 | 9.0 | 9.0 | 0.200 | 5 |", "| a | 2 | 7.0 | 4.0 | 0.300 | 1 |"]
    assert turns.table(found, 0.01) == "no turn took 10 ms"


@pytest.mark.slow
def test_a_chart(tmp_path: Path) -> None:
    from benchmarks.service.chart import draw

    for name in ("chart.svg", "again.svg"):
        draw(open_loops(), tmp_path / name)
    text = (tmp_path / "chart.svg").read_text()
    assert text == (tmp_path / "again.svg").read_text(), "the same results make the same file"
    for shown in ("aiotaichi, write", "CuPy, pinned", "512 x 512 (1 MiB)", "offered requests a second"):
        assert shown in text
    with pytest.raises(ValueError, match="--offered"):
        draw(made_up(), tmp_path / "none.svg")


def test_the_page_gets_the_tables(tmp_path: Path) -> None:
    page = tmp_path / "speed.md"
    page.write_text(f"before\n{speed_page.BEGIN}\nold\n{speed_page.END}\nafter\n")
    for _ in range(2):
        speed_page.update(page, [made_up()])
        text = page.read_text()
        assert text.startswith(f"before\n{speed_page.BEGIN}\n\nCUDA: a device; a processor, 2 cores:")
        assert text.endswith(f"{speed_page.END}\nafter\n")
        assert text.count("| 20,000;") + text.count(" 20,000;") == 2
        assert "old" not in text
    page.write_text("nothing")
    with pytest.raises(ValueError, match="has no lines"):
        speed_page.update(page, [made_up()])


def test_the_page_shows_the_results_that_are_committed() -> None:
    paths = [RESULTS / f"{name}.json" for name in SHOWN]
    found = [results.load(path) for path in paths if path.exists()]
    assert speed_page.section(found) in PAGE.read_text(), "run python -m benchmarks.service --page"


@pytest.mark.slow
def test_a_plot(tmp_path: Path) -> None:
    from benchmarks.service.plot import draw

    draw(made_up(), tmp_path / "plot.png")
    assert (tmp_path / "plot.png").read_bytes()[:4] == b"\x89PNG"


def test_names_of_devices() -> None:
    assert device_slug("NVIDIA H200") == "h200"
    assert device_slug("llvmpipe (LLVM 15.0.6, 256 bits)") == "lavapipe"
