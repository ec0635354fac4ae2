"""Requests and their operations as spans: read back as OpenTelemetry's own SDK exports them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import anyio
import anyio.lowlevel
import pytest
from opentelemetry.sdk.trace import ReadableSpan, Span, SpanProcessor, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.sdk.trace.sampling import ALWAYS_OFF
from opentelemetry.trace import SpanKind, StatusCode

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.observe.opentelemetry import link_operation, request_span
from aiotaichi.runtime.queue import engine_of
from aiotaichi.testing import FakeClock, FakeDriver
from support.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.loops, pytest.mark.runtime("stepped")]


class Exported:
    """A tracer, and the spans that have ended."""

    def __init__(self) -> None:
        self._exporter = InMemorySpanExporter()
        self.provider = TracerProvider()
        self.provider.add_span_processor(SimpleSpanProcessor(self._exporter))
        self.tracer = self.provider.get_tracer("test")

    @property
    def names(self) -> list[str]:
        return [span.name for span in self.spans]

    @property
    def spans(self) -> list[ReadableSpan]:
        return list(self._exporter.get_finished_spans())

    async def find(self, name: str) -> ReadableSpan:
        """Return the one span of a name. A callback ends it, soon after its operation."""
        await until(lambda: name in self.names)
        (found,) = [span for span in self.spans if span.name == name]
        return found


@pytest.fixture
def exported() -> Iterator[Exported]:
    exported = Exported()
    yield exported
    exported.provider.shutdown()


def attributes(span: ReadableSpan) -> dict[str, Any]:
    return dict(span.attributes or {})


def is_child(span: ReadableSpan, parent: ReadableSpan) -> bool:
    return span.parent is not None and span.parent.span_id == parent.context.span_id


@pytest.mark.runtime("cpu", "vulkan", "fake", "cuda")
async def test_a_request_and_its_operations(rt: at.Runtime, add_one: at.Kernel, exported: Exported) -> None:
    queue, x = rt.create_queue(name="left"), rt.ndarray(4, at.i32)
    with request_span(exported.tracer, "resize", rt, kind=SpanKind.SERVER, attributes={"size": 4}) as span:
        span.set_attribute("user", "me")
        queue.fill(x, 1)
        queue.launch(add_one, x)
        assert (await queue.read(x)).tolist() == [2, 2, 2, 2]
    request = await exported.find("resize")
    assert request.kind is SpanKind.SERVER
    assert attributes(request) == {"size": 4, "user": "me", "aiotaichi.operations": 3}
    assert request.status.status_code is StatusCode.UNSET
    for ticket, (name, more) in enumerate(
        [("fill", {}), ("kernel add_one", {"aiotaichi.kernel": "add_one"}), ("read", {})], start=1
    ):
        operation = await exported.find(name)
        assert is_child(operation, request)
        assert attributes(operation) == {"aiotaichi.queue": "left", "aiotaichi.ticket": ticket, **more}
        assert operation.status.status_code is StatusCode.UNSET
        assert request.start_time is not None
        assert operation.start_time is not None
        assert operation.end_time is not None
        assert request.start_time <= operation.start_time <= operation.end_time


async def test_an_operation_ends_when_the_loop_sees_its_end(
    rt: at.Runtime, clock: FakeClock, exported: Exported
) -> None:
    with request_span(exported.tracer, "request", rt):
        first, second = rt.queue.record_event(), rt.queue.fill(rt.ndarray(4, at.i32), 1)
        await rt.queue.flush()
        clock.step(0)
        await first
    await exported.find("record_event")
    assert exported.names.count("request") == 1
    assert "fill" not in exported.names  # it outlives the request
    clock.stop()
    await second
    assert is_child(await exported.find("fill"), await exported.find("request"))


async def test_a_span_within_the_request_is_the_parent(rt: at.Runtime, clock: FakeClock, exported: Exported) -> None:
    clock.stop()
    with request_span(exported.tracer, "request", rt), exported.tracer.start_as_current_span("step"):
        await rt.queue.record_event()
    operation = await exported.find("record_event")
    assert is_child(operation, await exported.find("step"))
    assert operation.context.trace_id == (await exported.find("request")).context.trace_id


async def test_tasks_of_the_block_belong_to_the_request_and_no_others(
    rt: at.Runtime, clock: FakeClock, exported: Exported
) -> None:
    clock.stop()
    x = rt.ndarray(4, at.i32)
    may_end = anyio.Event()

    async def later() -> None:
        await may_end.wait()
        rt.queue.copy(x, rt.ndarray(4, at.i32))

    async def inside() -> None:
        await rt.queue.fill(x, 1)

    async def outside() -> None:
        await rt.queue.record_event()

    async with anyio.create_task_group() as group:
        with request_span(exported.tracer, "request", rt):
            async with anyio.create_task_group() as inner:
                inner.start_soon(inside)
            group.start_soon(later)
        group.start_soon(outside)
        may_end.set()
    await rt.queue.wait()
    await exported.find("fill")
    assert sorted(exported.names) == ["fill", "request"]  # `later` has outlived the block
    assert not engine_of(rt.queue).timeline.is_watched


async def test_of_nested_requests_the_innermost_has_an_operation(
    rt: at.Runtime, clock: FakeClock, exported: Exported
) -> None:
    clock.stop()
    with request_span(exported.tracer, "outer", rt):
        with request_span(exported.tracer, "inner", rt):
            await rt.queue.record_event()
        await rt.queue.fill(rt.ndarray(4, at.i32), 1)
    assert is_child(await exported.find("record_event"), await exported.find("inner"))
    assert is_child(await exported.find("fill"), await exported.find("outer"))
    assert attributes(await exported.find("outer"))["aiotaichi.operations"] == 1


async def test_several_runtimes(rt: at.Runtime, clock: FakeClock, exported: Exported) -> None:
    clock.stop()
    async with at.Runtime(FakeDriver()) as second, at.Runtime(FakeDriver()) as third:
        outer = request_span(exported.tracer, "outer", third)
        with outer, request_span(exported.tracer, "request", rt, second):
            await rt.queue.record_event()
            await second.queue.fill(second.ndarray(4, at.i32), 1)
            await third.queue.write(third.ndarray(4, at.i32), [1, 2, 3, 4])
        assert is_child(await exported.find("record_event"), await exported.find("request"))
        assert is_child(await exported.find("fill"), await exported.find("request"))
        assert attributes(await exported.find("outer"))["aiotaichi.operations"] == 1
        await exported.find("write")


async def test_a_failed_operation_is_an_error_and_is_still_reported(cpu_modules: Path, exported: Exported) -> None:
    def fail() -> None:
        raise errors.InvalidStateError("this kernel fails")

    unseen: list[errors.Error] = []
    async with at.Runtime(FakeDriver({"nop": fail}), on_error=lambda error, _: unseen.append(error)) as rt:
        module = await rt.load_aot_module(cpu_modules / "basics")
        with request_span(exported.tracer, "request", rt):
            rt.queue.launch(module.kernel("nop"))
            await rt.queue.record_event()
        operation = await exported.find("kernel nop")
        assert operation.status.status_code is StatusCode.ERROR
        assert "this kernel fails" in (operation.status.description or "")
        (recorded,) = operation.events
        assert recorded.name == "exception"
        await until(lambda: unseen)  # nobody has seen the error: a span is no reader
        assert (await exported.find("request")).status.status_code is StatusCode.UNSET


async def test_a_lost_device_fails_the_operations(exported: Exported) -> None:
    clock = FakeClock()
    with pytest.raises(errors.DeviceLostError):
        async with at.Runtime(FakeDriver(clock=clock)) as rt:
            with request_span(exported.tracer, "request", rt):
                event = rt.queue.record_event()
                await rt.queue.flush()
                clock.queues[0].lose()
                await event
    for name in ("record_event", "request"):
        span = await exported.find(name)
        assert span.status.status_code is StatusCode.ERROR
        assert "DeviceLostError" in (span.status.description or "")


async def test_a_revoked_operation_is_no_error(rt: at.Runtime, clock: FakeClock, exported: Exported) -> None:
    with request_span(exported.tracer, "request", rt):
        assert rt.queue.record_event().revoke()
    operation = await exported.find("record_event")
    assert operation.status.status_code is StatusCode.UNSET
    assert attributes(operation)["aiotaichi.revoked"] is True
    clock.stop()


async def test_a_cancelled_request(rt: at.Runtime, clock: FakeClock, exported: Exported) -> None:
    """Its operations are revoked by a scope of their own, or go on."""
    with anyio.CancelScope() as cancelled, request_span(exported.tracer, "request", rt):
        rt.queue.fill(rt.ndarray(4, at.i32), 1)
        async with rt.revoke_scope():
            event = rt.queue.record_event()
            cancelled.cancel()
            await event
    request = await exported.find("request")
    assert attributes(request)["aiotaichi.ended_by"] in ("CancelledError", "Cancelled")
    assert request.status.status_code is StatusCode.UNSET
    assert attributes(await exported.find("record_event"))["aiotaichi.revoked"] is True
    clock.stop()
    await rt.queue.wait()
    assert "aiotaichi.revoked" not in attributes(await exported.find("fill"))


async def test_an_error_ends_the_request(rt: at.Runtime, exported: Exported) -> None:
    with pytest.raises(ZeroDivisionError), request_span(exported.tracer, "request", rt):
        raise ZeroDivisionError("by zero")
    request = await exported.find("request")
    assert request.status.status_code is StatusCode.ERROR
    assert request.status.description == "ZeroDivisionError: by zero"
    assert "aiotaichi.ended_by" not in attributes(request)
    assert attributes(request)["aiotaichi.operations"] == 0


async def test_a_request_that_is_not_sampled_watches_nothing(rt: at.Runtime, clock: FakeClock) -> None:
    clock.stop()
    with request_span(TracerProvider(sampler=ALWAYS_OFF).get_tracer("test"), "request", rt) as span:
        assert not span.is_recording()
        assert not engine_of(rt.queue).timeline.is_watched
        await rt.queue.record_event()


async def test_only_so_many_operations_have_spans(rt: at.Runtime, clock: FakeClock, exported: Exported) -> None:
    clock.stop()
    with request_span(exported.tracer, "request", rt, most_operations=2):
        for _ in range(5):
            event = rt.queue.record_event()
        await event
    await until(lambda: len(exported.names) == 3)
    await anyio.sleep(0.01)
    assert sorted(exported.names) == ["record_event", "record_event", "request"]
    assert attributes(await exported.find("request"))["aiotaichi.operations"] == 5


@pytest.mark.parametrize("is_done", [False, True])
async def test_requests_are_linked_to_the_operation_that_serves_them(
    rt: at.Runtime, clock: FakeClock, exported: Exported, is_done: bool
) -> None:
    with request_span(exported.tracer, "batch", rt):
        event = rt.queue.record_event()
    if is_done:
        clock.stop()
        await event
        await exported.find("record_event")
    for name in ("first", "second"):
        with request_span(exported.tracer, name, rt):
            link_operation(event)
    clock.stop()
    await event
    operation = await exported.find("record_event")
    requests = [await exported.find(name) for name in ("first", "second")]
    for request in requests:
        assert [link.context.span_id for link in request.links] == [operation.context.span_id]
        assert request.context.trace_id != operation.context.trace_id
    linked = [] if is_done else [request.context.span_id for request in requests]
    assert [link.context.span_id for link in operation.links] == linked
    assert is_child(operation, await exported.find("batch"))


@pytest.mark.runtime("cpu", "vulkan", "fake", "cuda")
async def test_spans_have_the_times_on_the_device_while_a_trace_records(
    rt: at.Runtime, add_one: at.Kernel, exported: Exported
) -> None:
    x = rt.ndarray(4, at.i32)
    async with at.trace(rt):
        with request_span(exported.tracer, "request", rt):
            event = rt.queue.launch(add_one, x)
            await event
        found = attributes(await exported.find("kernel add_one"))
        times = event.times
        assert found["aiotaichi.run_seconds"] == pytest.approx(times.parts["device"], abs=1e-4)
        assert found["aiotaichi.wait_seconds"] == pytest.approx(times.begun - times.enqueued, abs=1e-4)
    with request_span(exported.tracer, "request", rt):
        await rt.queue.record_event()
    assert "aiotaichi.run_seconds" not in attributes(await exported.find("record_event"))


async def test_a_request_goes_on_after_a_loss(rt: at.Runtime, clock: FakeClock, exported: Exported) -> None:
    with request_span(exported.tracer, "request", rt):
        lost = rt.queue.record_event()
        await rt.queue.flush()
        clock.queues[0].lose()
        with pytest.raises(errors.DeviceLostError):
            await lost
        await rt.recreate()
        clock.stop()
        await rt.queue.fill(rt.ndarray(4, at.i32), 1)
    request = await exported.find("request")
    assert attributes(request)["aiotaichi.operations"] == 2
    assert is_child(await exported.find("fill"), request)
    assert (await exported.find("record_event")).status.status_code is StatusCode.ERROR
    await rt.queue.record_event()
    assert exported.names.count("record_event") == 1, "the request has ended"


async def test_an_operation_without_a_span_is_linked_to_nothing(
    rt: at.Runtime, clock: FakeClock, exported: Exported
) -> None:
    clock.stop()
    event = rt.queue.record_event()
    with request_span(exported.tracer, "request", rt):
        link_operation(event)
        await event
    assert not (await exported.find("request")).links


@pytest.mark.runtime("stepped", debug=True)
async def test_a_span_hides_no_race(rt: at.Runtime, clock: FakeClock, exported: Exported) -> None:
    """The program has not awaited the operation: that it has ended by now is chance."""
    clock.stop()
    other, x = rt.create_queue(), rt.ndarray(4, at.i32)
    with request_span(exported.tracer, "request", rt):
        rt.queue.fill(x, 1)
        await exported.find("fill")
        with pytest.raises(errors.InvalidStateError, match="races"):
            other.fill(x, 2)


class Failing(SpanProcessor):
    """Raises at the start of an operation's span."""

    def on_start(self, span: Span, parent_context: Any = None) -> None:
        if span.name != "request":
            raise RuntimeError("this processor fails")


async def test_an_error_of_the_tracer_loses_no_operation(
    rt: at.Runtime, clock: FakeClock, exported: Exported, caplog: pytest.LogCaptureFixture
) -> None:
    clock.stop()
    exported.provider.add_span_processor(Failing())
    x = rt.ndarray(4, at.i32)
    with request_span(exported.tracer, "request", rt):
        rt.queue.fill(x, 3)
        assert (await rt.queue.read(x)).tolist() == [3, 3, 3, 3]
    assert "this processor fails" in caplog.text
    assert (await exported.find("request")).status.status_code is StatusCode.UNSET


async def test_wrong_arguments(rt: at.Runtime, exported: Exported) -> None:
    tracer: Any = exported.provider
    no_tracer: Any = None
    no_runtime: Any = "cpu"
    with pytest.raises(errors.InvalidArgumentError, match=r"tracer=.*get_tracer"):
        request_span(tracer, "request", rt)
    with pytest.raises(errors.ArgumentNullError, match=r"tracer=None"):
        request_span(no_tracer, "request", rt)
    for runtimes in ((), (rt, no_runtime)):
        with pytest.raises(errors.InvalidArgumentError, match="give the runtimes"):
            request_span(exported.tracer, "request", *runtimes)
    with pytest.raises(errors.InvalidArgumentError, match=r"most_operations=-1: give a number of operations"):
        request_span(exported.tracer, "request", rt, most_operations=-1)
    with pytest.raises(errors.InvalidStateError, match="the runtime is not open"):
        request_span(exported.tracer, "request", at.Runtime("cpu"))
    with pytest.raises(errors.InvalidArgumentError, match="link_operation takes an event, not str"):
        link_operation("event")  # type: ignore[arg-type]
    with pytest.raises(errors.InvalidStateError, match=r"request_span"):
        await anyio.to_thread.run_sync(request_span, exported.tracer, "request", rt)


@pytest.mark.slow
def test_the_module_needs_the_api_only(tmp_path: Path) -> None:
    program = (
        "import sys, aiotaichi\n"
        "assert 'opentelemetry' not in sys.modules\n"
        "import aiotaichi.observe.opentelemetry\n"
        "assert 'opentelemetry.sdk' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True)
    (tmp_path / "opentelemetry.py").write_text("raise ImportError('not here')\n")
    program = (
        "try:\n"
        "    import aiotaichi.observe.opentelemetry\n"
        "except ImportError as error:\n"
        "    assert \"pip install '.[opentelemetry]'\" in str(error), error\n"
        "else:\n"
        "    raise AssertionError\n"
    )
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n{program}"
    subprocess.run([sys.executable, "-c", code], check=True)
