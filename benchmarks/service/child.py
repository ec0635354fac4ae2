"""Measure in a child process, with aiotaichi from any checkout.

A child takes a request in JSON, and prints its figures in JSON on a line that begins with :data:`MARK`. If a peer's
library is missing, the figures are ``{"missing": why}``.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Callable, Coroutine
from dataclasses import asdict
from pathlib import Path
from typing import Any

from benchmarks.service.load import Load

__all__ = ["ROOT", "MeasurementError", "measure"]

ROOT = Path(__file__).parent.parent.parent
SECONDS = 600
MARK = "figures: "
"""Libraries print, too."""
_CODE = """
import sys
import benchmarks
sys.path.insert(0, sys.argv[1])
from benchmarks.service import child
child.main(sys.argv[2])
"""
"""The benchmark comes from this checkout, which is the working directory, and aiotaichi from the given one."""


class MeasurementError(Exception):
    """A child process ended without figures."""


def measure(program: str, request: Any, tree: Path = ROOT) -> dict[str, Any]:
    """Measure in a new process, and return the figures.

    Parameters
    ----------
    program
        A name in :func:`main`.
    request
        The program's dataclass.
    tree
        The checkout that aiotaichi is imported from.

    Raises
    ------
    MeasurementError
        The child failed, or did not end within 10 minutes.
    """
    text = json.dumps({"program": program, **asdict(request)})
    path = os.pathsep.join([str(tree), *filter(None, [os.environ.get("PYTHONPATH")])])
    try:
        done = subprocess.run(
            [sys.executable, "-c", _CODE, str(tree), text],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path},  # for the processes that aiotaichi starts
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=True,
        )
    except subprocess.CalledProcessError as error:
        raise MeasurementError(f"{text}: status {error.returncode}: {error.stderr.strip()[-2000:]}") from None
    except subprocess.TimeoutExpired:
        raise MeasurementError(f"{text}: it did not end within {SECONDS} s") from None
    _, _, rest = done.stdout.partition(MARK)
    figures: dict[str, Any] = json.loads(rest.splitlines()[0])
    return figures


def main(text: str) -> None:
    """Run one program: calls, small requests, a load, a floor, a stream, pending events, or a look at the device."""
    # aiotaichi is imported here, from the checkout that the parent chose.
    from benchmarks import small_requests
    from benchmarks.service import calls, device, floor, pending, service, stream

    request = json.loads(text)
    program = request.pop("program")
    programs: dict[str, Callable[[], Coroutine[Any, Any, dict[str, Any]]]] = {
        "calls": lambda: calls.measure(calls.Calls(**request)),
        "device": lambda: device.describe(device.Device(**request)),
        "floor": lambda: floor.measure(floor.Floor(**request)),
        "load": lambda: service.measure(Load(**request)),
        "stream": lambda: stream.measure(stream.Stream(**request)),
        "small_requests": lambda: small_requests.measured(small_requests.SmallRequests(**request)),
        "pending": lambda: pending.measure(pending.Pending(**request)),
    }
    try:
        figures = asyncio.run(programs[program]())
    except ImportError as error:
        figures = {"missing": str(error)}
    print(f"\n{MARK}{json.dumps(figures)}", flush=True)
