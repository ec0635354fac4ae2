"""Compare twelve kernels on GPUs: ``python -m benchmarks.gpu_kernels [--archs cuda vulkan] [--taichi FOLDER]``.

The peers are CUDA by hand, compiled by NVRTC through CuPy, and taichi's C-API, from the package taichi. Each has a
process of its own. A contender that cannot run is left out, and the notes say why.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys

from benchmarks.gpu_kernels.catalogue import CASES
from benchmarks.gpu_kernels.contenders import CONTENDERS
from benchmarks.measure import microseconds
from benchmarks.report import Row, write

TIMEOUT = 300  # seconds of a process
GOAL = 1.2


def rows_of(arch: str, contender: str, arguments: list[str]) -> tuple[dict[str, dict[str, object]], str]:
    """Return the results of a contender by kernel, and why it has ended early, if it has."""
    command = [sys.executable, "-m", "benchmarks.gpu_kernels.child", arch, contender, *arguments]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT)
        output, error = done.stdout, done.stderr.strip().splitlines()[-1:] if done.returncode else []
    except subprocess.TimeoutExpired as timeout:
        output = timeout.stdout.decode() if isinstance(timeout.stdout, bytes) else timeout.stdout or ""
        error = [f"it took more than {TIMEOUT} s"]
    rows = [json.loads(line) for line in output.splitlines() if line.startswith("{")]
    return {row["kernel"]: row for row in rows}, "".join(error)


def show(row: dict[str, object] | None) -> str:
    if row is None:
        return ""
    return f"{microseconds(float(str(row['seconds'])))}{'' if row['right'] else ' (WRONG)'}"


def compare(arch: str, arguments: list[str]) -> tuple[list[Row], list[str]]:
    """Return the table of an arch, and notes about contenders that have failed."""
    names = [name for name in CONTENDERS if arch == "cuda" or name != "by hand"]
    notes, found = [], {}
    for name in names:
        found[name], error = rows_of(arch, name, arguments)
        if error:
            notes.append(f"{arch}, {name}: {error}")
    table = []
    for case in CASES:
        row = found["aiotaichi"].get(case.kernel)
        if row is None:
            continue
        peers = {name: found[name][case.kernel] for name in names[1:] if case.kernel in found[name]}
        fastest = min((float(str(peer["seconds"])) for peer in peers.values()), default=0.0)
        ratio = f"{float(str(row['seconds'])) / fastest:.2f}" if fastest else ""
        shown = "; ".join(f"{name} {show(peer)}" for name, peer in peers.items())
        table.append(Row(f"{arch}: {case.kernel}, {case.size:,}", show(row), shown, ratio, f"{GOAL}"))
    return table, notes


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gpu_kernels")
    parser.add_argument("--archs", nargs="+", default=["cuda", "vulkan"], choices=("cuda", "vulkan"))
    parser.add_argument("--name", default="gpu-kernels", help="of the file in benchmarks/results")
    options, others = parser.parse_known_args(arguments)
    rows: list[Row] = []
    notes = [
        "A launch, as a part of a row of launches that is awaited as a whole. The ratio is to the fastest peer.",
        "By hand: kernels.cu, by NVRTC with --use_fast_math. Its histogram counts in shared memory.",
    ]
    for arch in options.archs:
        found, failures = compare(arch, others)
        rows += found
        notes += failures
    write(options.name, "Kernels on GPUs", rows, notes)


if __name__ == "__main__":
    main(sys.argv[1:])
