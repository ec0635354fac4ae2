"""Requests and their operations as spans of OpenTelemetry: ``pip install '.[opentelemetry]'`` in the checkout.

Only OpenTelemetry's API is needed. The program chooses the SDK, and where the spans go.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial
from typing import Any, Final
from weakref import WeakKeyDictionary

from .. import Event, Runtime
from ..core.install_hint import install_hint
from ..core.values import integer
from ..errors import InvalidArgumentError, wrong_argument
from ..queue.operation_scope import EnqueuedOperation, OperationScope
from ..runtime.runtime import operation_scope

try:
    from opentelemetry.trace import Span, SpanKind, StatusCode, Tracer, get_current_span
    from opentelemetry.util.types import Attributes
except ImportError as error:
    raise ImportError(
        f"aiotaichi.observe.opentelemetry needs the package opentelemetry-api: {install_hint('opentelemetry')}"
    ) from error

__all__ = ["link_operation", "request_span"]

_KERNEL: Final = "kernel "
"""The names of launches begin with it."""

_spans: Final[WeakKeyDictionary[Event[Any], Span]] = WeakKeyDictionary()
"""The spans of operations, by their events."""


def request_span(
    tracer: Tracer,
    name: str,
    *runtimes: Runtime,
    kind: SpanKind = SpanKind.INTERNAL,
    attributes: Attributes = None,
    most_operations: int = 1000,
) -> AbstractContextManager[Span]:
    """Return a block that is a span: the current one, as of :meth:`Tracer.start_as_current_span`.

    Each operation that the block, and the tasks that it starts, enqueue in this event loop gets a span of its own. It
    begins with the call that enqueues the operation, and ends when the event loop sees that the operation is done. So
    it may outlive the request's. Its parent is the span that is current at the call: the request's, or one within it.
    Its name is ``"kernel blur"``, ``"graph step"``, or that of the queue's method. Its attributes are
    ``aiotaichi.queue``, ``aiotaichi.ticket`` and, for a launch, ``aiotaichi.kernel``. One that has failed has the
    status ERROR and the exception. One that was revoked has ``aiotaichi.revoked``. While an :func:`aiotaichi.trace`
    records, the others get ``aiotaichi.wait_seconds``, from the call until the device began the operation, and
    ``aiotaichi.run_seconds``, until the device ended it.

    The request's span gets ``aiotaichi.operations``, their number. An exception that ends the block is recorded, with
    the status ERROR. A cancellation is no error: ``aiotaichi.ended_by`` names its class.

    A request that is not sampled costs nothing more.

    Parameters
    ----------
    tracer
        The tracer: ``opentelemetry.trace.get_tracer("my service")``.
    name
        The name of the request's span.
    *runtimes
        The runtimes whose operations get spans, in this event loop. They are open.
    kind, attributes
        Of the request's span.
    most_operations
        How many operations get spans. Further ones only count.

    Raises
    ------
    InvalidArgumentError, ArgumentNullError
        ``tracer`` is not a tracer; no runtime is given, or another object; ``most_operations`` is not an integer
        from 0.
    InvalidStateError
        A runtime was not entered, or no event loop runs.

    Examples
    --------
    >>> tracer = opentelemetry.trace.get_tracer("pictures")
    >>> with request_span(tracer, "resize", rt) as span:
    ...     span.set_attribute("pixels", image.size)
    ...     queue.write(x, image)
    ...     queue.launch(resize, x, y)
    ...     answer = await queue.read(y)
    """
    if not isinstance(tracer, Tracer):
        raise wrong_argument(
            tracer, f"request_span: tracer={tracer!r}: give a tracer, as opentelemetry.trace.get_tracer(...) returns"
        )
    if not runtimes or not all(isinstance(runtime, Runtime) for runtime in runtimes):
        raise InvalidArgumentError(f"request_span: {runtimes!r}: give the runtimes whose operations get spans")
    request = _Request(tracer, integer("most_operations", most_operations, "a number of operations", least=0))
    scope = operation_scope(runtimes, request.note, "request_span")
    return _block(request, scope, partial(tracer.start_as_current_span, name, kind=kind, attributes=attributes))


def link_operation(event: Event[Any]) -> None:
    """Link the current span and the span of an operation, which another request's block has enqueued.

    One operation may serve many requests: a batch. It has the one parent that has enqueued it. Call this for each
    other request, in its block. Each of both spans gets a link to the other, if it has not ended. Nothing is linked
    if the operation has no span: nobody has enqueued it within a :func:`request_span` that is sampled.

    Raises
    ------
    InvalidArgumentError, ArgumentNullError
        ``event`` is not an event.

    Examples
    --------
    >>> with request_span(tracer, "resize", rt):
    ...     event = batch.event()  # the program's own: its task launches a kernel for many requests
    ...     link_operation(event)
    ...     await event
    """
    if not isinstance(event, Event):
        raise wrong_argument(event, f"link_operation takes an event, not {type(event).__name__}")
    span, current = _spans.get(event), get_current_span()
    if span is None:
        return
    if current.is_recording():
        current.add_link(span.get_span_context())
    if span.is_recording() and current.get_span_context().is_valid:
        span.add_link(current.get_span_context())


@contextmanager
def _block(
    request: _Request, scope: OperationScope, start: Callable[[], AbstractContextManager[Span]]
) -> Iterator[Span]:
    with start() as span:
        if not span.is_recording():
            yield span
            return
        try:
            with scope:
                yield span
        except BaseException as error:
            if not isinstance(error, Exception):  # OpenTelemetry takes these for no errors
                span.set_attribute("aiotaichi.ended_by", type(error).__name__)
            raise
        finally:
            span.set_attribute("aiotaichi.operations", request.count)


class _Request:
    """Starts the spans of a request's operations."""

    def __init__(self, tracer: Tracer, most: int) -> None:
        self.count = 0
        self._tracer = tracer
        self._most = most

    def note(self, operation: EnqueuedOperation) -> None:
        """Start the span of an operation, which ends with the operation."""
        self.count += 1
        if self.count > self._most:
            return
        event, name = operation.event, operation.name
        attributes: dict[str, str | int] = {"aiotaichi.queue": event.queue.name, "aiotaichi.ticket": operation.ticket}
        if name.startswith(_KERNEL):
            attributes["aiotaichi.kernel"] = name.removeprefix(_KERNEL)
        span = self._tracer.start_span(name, attributes=attributes)
        if span.is_recording():
            _spans[event] = span
            operation.call_at_end(partial(_end, span, operation))


def _end(span: Span, operation: EnqueuedOperation, event: Event[Any]) -> None:
    """End the span of an operation that is done."""
    failure = operation.error
    if failure is not None:
        span.record_exception(failure)
        span.set_status(StatusCode.ERROR, f"{type(failure).__name__}: {failure}")
    elif event.cancelled():
        span.set_attribute("aiotaichi.revoked", True)
    elif (times := operation.device_times) is not None:
        span.set_attributes({"aiotaichi.wait_seconds": times[0], "aiotaichi.run_seconds": times[1]})
    span.end()
