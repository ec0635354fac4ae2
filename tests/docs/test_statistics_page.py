"""The examples of the page about statistics run, and show what the page shows."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

import aiotaichi as at
from aiotaichi.core.histogram import histogram_of
from aiotaichi.runtime.runtime import open_device_of
from support.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("fake")]

PAGE = Path(__file__).parent.parent.parent / "docs" / "statistics.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
SESSIONS = [block for block in BLOCKS if block.startswith(">>>")]
(SPANS,) = [block for block in BLOCKS if "import link_operation" in block]
(LINKS,) = [block for block in BLOCKS if "link_operation(batch)" in block]


def shape(shown: str) -> Any:
    """Return what a printed value is: a name and the names of its figures, or the type of a number."""
    if "(" in shown:
        return shown.split("(")[0], re.findall(r"(\w+)=", shown)
    return type(ast.literal_eval(shown))


def steps(session: str) -> list[tuple[str, str]]:
    """Return the inputs of a session, each with what it shows."""
    found: list[tuple[str, str]] = []
    for line in session.splitlines():
        if line.startswith(">>> "):
            found.append((line.removeprefix(">>> "), ""))
        else:
            found[-1] = found[-1][0], found[-1][1] + line
    return found


@pytest.mark.parametrize("session", SESSIONS, ids=lambda session: session.splitlines()[0])
async def test_figures_have_the_names_on_the_page(rt: at.Runtime, session: str) -> None:
    open_device_of(rt).tallies.operations.merge(
        "kernel blur", histogram_of(np.array([0.002])), histogram_of(np.array([0.0005]))
    )
    pool = rt.pool(max_bytes=64)
    async with rt.queue.slot(), pool.lease(8, at.u8):
        await rt.queue.record_event()
        names: dict[str, Any] = {"rt": rt, "queue": rt.queue, "pool": pool}
        for code, shown in steps(session):
            if shown:
                value = eval(code, names)
                numeric = isinstance(value, (int, float))
                assert (float if numeric else shape(repr(value))) == (
                    float if numeric and shape(shown) in (int, float) else shape(shown)
                )
            else:
                exec(code, names)


def test_the_quantiles_on_the_page_are_bounds() -> None:
    shown = [float(found) for found in re.findall(r"quantile\(.*\)\n(.*)\n", "".join(SESSIONS))]
    assert shown
    assert set(shown) <= set(at.Histogram.bounds)


async def test_spans_of_the_page(rt: at.Runtime) -> None:
    exporter, provider = InMemorySpanExporter(), TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    names: dict[str, Any] = {"at": at}
    exec(SPANS + LINKS, names)
    names["tracer"] = provider.get_tracer("pictures")
    image = np.arange(12, dtype=np.uint8)
    assert (await names["answer"](rt, image) == image).all()
    with names["request_span"](names["tracer"], "batch", rt):
        batch = rt.queue.record_event()
    await names["answer_from"](batch, rt)
    await until(lambda: len(exporter.get_finished_spans()) == 6)
    spans = {span.name: span for span in exporter.get_finished_spans()}
    assert set(spans) == {"answer", "write", "read", "batch", "record_event"}
    assert len(spans["answer"].links) == 1  # the later one: that of the batch
    provider.shutdown()
