"""Statistics for Prometheus, through its own client library: ``pip install '.[prometheus]'`` in the checkout."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import isinf
from operator import attrgetter
from typing import Any, Final, TypeAlias

from .. import BatcherStatistics, Histogram, MemoryStatistics, Pool, Runtime, RuntimeStatistics
from ..core.install_hint import install_hint
from ..core.values import text
from ..errors import InvalidArgumentError

try:
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
    from prometheus_client.registry import Collector
except ImportError as error:
    raise ImportError(
        f"aiotaichi.observe.prometheus needs the package prometheus_client: {install_hint('prometheus')}"
    ) from error

__all__ = ["StatisticsCollector"]

Family: TypeAlias = CounterMetricFamily | GaugeMetricFamily | HistogramMetricFamily
Figures: TypeAlias = Iterable[tuple[tuple[str, ...], Any]]
Paths: TypeAlias = Mapping[tuple[str, ...], str]


@dataclass(frozen=True, slots=True)
class Metric:
    """A metric, and where its figures are in one object's statistics.

    ``name`` lacks the prefix ``aiotaichi_``; a counter's gets the suffix ``_total``. ``figures`` finds numbers or
    histograms, with the values of ``labels``: those besides the object's own. A figure that is None is left out.
    """

    kind: type[Family]
    name: str
    help: str
    figures: Callable[[Any], Figures]
    labels: tuple[str, ...] = ()

    def family(self, *labels: str) -> Family:
        """Return a family without samples. ``labels`` are those of the object."""
        return self.kind(f"aiotaichi_{self.name}", self.help, labels=[*labels, *self.labels])


def _at(paths: str | Paths) -> Callable[[Any], Figures]:
    """Return a function that reads attributes: one, or several by the values of labels."""
    by_values = {(): paths} if isinstance(paths, str) else paths
    return lambda statistics: [(values, attrgetter(path)(statistics)) for values, path in by_values.items()]


def _counter(name: str, help: str, figures: str | Paths, *labels: str) -> Metric:
    return Metric(CounterMetricFamily, name, help, _at(figures), labels)


def _gauge(name: str, help: str, figures: str | Paths, *labels: str) -> Metric:
    return Metric(GaugeMetricFamily, name, help, _at(figures), labels)


def _histogram(name: str, help: str, figure: str) -> Metric:
    return Metric(HistogramMetricFamily, name, help, _at(figure))


def _operation_histogram(name: str, help: str, figure: str) -> Metric:
    """Return a metric with a histogram for each name of an operation."""

    def figures(statistics: RuntimeStatistics) -> Figures:
        return [((name,), getattr(times, figure)) for name, times in statistics.kernels.items()]

    return Metric(HistogramMetricFamily, name, help, figures, ("operation",))


def _fill(statistics: BatcherStatistics) -> Figures:
    """Return how many batches had how many requests. Such counts are added up as histograms are."""
    return [((), Counter(statistics.fill))]


_SLOTS: Final[Paths] = {("taken",): "slots_taken", ("waiting",): "slots_waiting"}
_PURPOSES: Final[Paths] = {
    (name,): f"memory.{name}" for name in MemoryStatistics.__dataclass_fields__ if name != "limit"
}
_POOL_STATES: Final[Paths] = {(state,): state for state in ("borrowed", "returning", "idle")}
_POOL_BYTES: Final[Paths] = {
    ("device", "borrowed"): "borrowed_bytes",
    ("device", "idle"): "idle_bytes",
    ("host", "borrowed"): "host_borrowed_bytes",
    ("host", "idle"): "host_idle_bytes",
}
_POOL_LIMITS: Final[Paths] = {("device",): "max_bytes", ("host",): "max_host_bytes"}
_TIMEOUTS: Final[Paths] = {
    ("close",): "timeouts.closes",
    ("kernel",): "timeouts.kernels",
    ("wait",): "timeouts.waits",
}

_QUEUE_METRICS: Final = (
    _gauge("queue_in_flight_operations", "Operations in flight", "in_flight"),
    _gauge("queue_slots", "Slots that are taken, and tasks that wait for one", _SLOTS, "state"),
    _gauge("queue_slot_bytes", "Bytes of the taken slots", "slot_bytes"),
    _gauge("queue_oldest_operation_seconds", "Age of the oldest operation in flight", "oldest_seconds"),
    _gauge("queue_running_operation_seconds", "For how long the device works on its operation", "running_seconds"),
    _counter("queue_busy_seconds", "Time in which the device had an operation of the queue", "busy_seconds"),
    _counter("queue_enqueued_operations", "Operations that were enqueued", "enqueued"),
    _counter("queue_completed_operations", "Operations that have completed", "completed"),
    _counter("queue_failed_operations", "Operations that have failed", "failed"),
    _counter("queue_revoked_operations", "Operations that were revoked", "revoked"),
    _counter("queue_refused_calls", "Calls that the queue had no room for", "refused"),
    _histogram("queue_slot_wait_seconds", "Time that tasks waited for their slots", "slot_waits"),
)
_RUNTIME_METRICS: Final = (
    _counter("enqueued_operations", "Operations that were enqueued, closed queues included", "enqueued"),
    _counter("completed_operations", "Operations that have completed, closed queues included", "completed"),
    _counter("failed_operations", "Operations that have failed, closed queues included", "failed"),
    _counter("revoked_operations", "Operations that were revoked, closed queues included", "revoked"),
    _counter("refused_calls", "Calls that queues had no room for, closed queues included", "refused"),
    _histogram("slot_wait_seconds", "Time that tasks waited for slots, closed queues included", "slot_waits"),
    _operation_histogram("operation_wait_seconds", "Time from the enqueueing to the begin on the device", "wait"),
    _operation_histogram("operation_run_seconds", "Time from the begin to the end on the device", "run"),
    _gauge("memory_bytes", "Memory of the runtime", _PURPOSES, "purpose"),
    _gauge("memory_limit_bytes", "The most memory that the runtime may have", "memory.limit"),
    _counter("memory_refused_allocations", "Allocations that the limit had no room for", "memory_refused"),
    _counter("compiled_kernels", "Kernels or shaders that were compiled", "compile.compiled"),
    _counter("compile_seconds", "Time that threads spent on compiling", "compile.seconds"),
    _counter("cache_hits", "Kernels whose code the cache had", "compile.cache_hits"),
    _counter("cache_misses", "Kernels whose code the cache lacked", "compile.cache_misses"),
    _counter("compile_refused_kernels", "Kernels that LoadLimits did not let compile", "compile.refused"),
    _counter("built_modules", "Modules that taichi has compiled", "compile.built"),
    _counter("build_seconds", "Time that this took", "compile.build_seconds"),
    _gauge("loads", "Modules that are being loaded", "loads"),
    _counter("loop_held", "Writes that blocked the event loop", "loop_held"),
    _counter("timeouts", "What took too long", _TIMEOUTS, "what"),
)
_POOL_METRICS: Final = (
    _gauge("pool_arrays", "Arrays of the pool", _POOL_STATES, "state"),
    _gauge("pool_waiting_tasks", "Tasks that wait for an array", "waiting"),
    _gauge("pool_bytes", "Bytes of the pool's arrays", _POOL_BYTES, "place", "state"),
    _gauge("pool_max_bytes", "The most bytes of the pool's arrays", _POOL_LIMITS, "place"),
    _counter("pool_refused_leases", "Leases without memory for an array", "refused"),
    _histogram("pool_lease_wait_seconds", "Time that tasks waited for their arrays", "lease_waits"),
)
_REQUESTS: Final[Paths] = {(state,): state for state in ("waiting", "running")}
_ENDS: Final[Paths] = {(end,): end for end in ("answered", "failed", "dropped", "never_sent", "refused")}
_FILL_BOUNDS: Final = tuple(2**power for power in range(13))
_COPIES: Final[Paths] = {("in",): "copied_in", ("out",): "copied_out"}
_BATCHER_METRICS: Final = (
    _gauge("batcher_requests", "Requests that wait, and those that the device has", _REQUESTS, "state"),
    _counter("batcher_batches", "Batches that were sent to the device", "batches"),
    _counter("batcher_sent_requests", "Requests in them", "sent"),
    _counter("batcher_ended_requests", "Requests by their end", _ENDS, "end"),
    _counter("batcher_copied_rows", "Rows that the host has copied to batches, and from them", _COPIES, "direction"),
    Metric(HistogramMetricFamily, "batcher_fill_requests", "Requests of each batch", _fill),
    _histogram("batcher_wait_seconds", "Time that requests waited until they were sent", "wait"),
    _histogram("batcher_run_seconds", "Time that batches took on the device, with their transfers", "run"),
)


class StatisticsCollector(Collector):
    """Statistics as Prometheus' metrics. They are read when Prometheus asks, in any thread.

    All names begin with ``aiotaichi_``. The labels are ``runtime``, ``queue``, ``batcher`` and ``pool``, and a few
    more. Queues of one name count together, and so do batchers. Register one collector for all runtimes and pools of
    a registry.

    Parameters
    ----------
    runtimes
        The runtimes by name: ``{"gpu0": rt}``. They are open.
    pools
        Pools by name.

    Raises
    ------
    InvalidArgumentError
        ``runtimes`` or ``pools`` is not a mapping of names to such objects; or UTF-8 cannot write a name.
    InvalidStateError
        A runtime was not entered.

    Examples
    --------
    >>> from aiotaichi.observe.prometheus import StatisticsCollector
    >>> prometheus_client.REGISTRY.register(StatisticsCollector({"gpu0": rt}, {"images": pool}))
    >>> prometheus_client.start_http_server(9000)
    """

    def __init__(self, runtimes: Mapping[str, Runtime], pools: Mapping[str, Pool] | None = None) -> None:
        self._runtimes = _checked("runtimes", runtimes, Runtime)
        self._pools = _checked("pools", pools or {}, Pool)
        for runtime in self._runtimes.values():
            runtime.statistics()  # raises if the runtime was not entered

    def describe(self) -> Iterator[Family]:
        """Yield the metrics without samples."""
        for metric in (*_RUNTIME_METRICS, *_QUEUE_METRICS, *_BATCHER_METRICS, *_POOL_METRICS):
            yield metric.family()

    def collect(self) -> Iterator[Family]:
        """Yield the metrics."""
        runtimes = {(name,): runtime.statistics() for name, runtime in self._runtimes.items()}
        yield from _families(_RUNTIME_METRICS, ("runtime",), list(runtimes.items()))
        queues = [((*name, queue.name), queue) for name, figures in runtimes.items() for queue in figures.queues]
        yield from _families(_QUEUE_METRICS, ("runtime", "queue"), queues)
        batchers = [((*name, each.name), each) for name, figures in runtimes.items() for each in figures.batchers]
        yield from _families(_BATCHER_METRICS, ("runtime", "batcher"), batchers)
        pools = [((name,), pool.statistics()) for name, pool in self._pools.items()]
        yield from _families(_POOL_METRICS, ("pool",), pools)

    def __repr__(self) -> str:
        return f"<StatisticsCollector of runtimes {self._runtimes}, pools {self._pools}>"


def _families(
    metrics: Sequence[Metric], labels: tuple[str, ...], objects: Sequence[tuple[tuple[str, ...], Any]]
) -> Iterator[Family]:
    """Yield a family for each metric, with the samples of all objects. Those with equal labels are added up."""
    for metric in metrics:
        family = metric.family(*labels)
        sums: dict[tuple[str, ...], Any] = {}
        for names, statistics in objects:
            for further, value in metric.figures(statistics):
                if value is not None:
                    values = names + further
                    sums[values] = sums[values] + value if values in sums else value
        for values, total in sums.items():
            if isinstance(family, HistogramMetricFamily):
                buckets = _buckets(total) if isinstance(total, Histogram) else _fill_buckets(total)
                family.add_metric(values, *buckets)
            else:
                family.add_metric(values, total)
        yield family


def _buckets(histogram: Histogram) -> tuple[Sequence[tuple[str, float]], float]:
    """Return the buckets of a histogram as Prometheus has them, and the sum of the values."""
    return [
        ("+Inf" if isinf(bound) else str(bound), count) for bound, count in histogram.cumulative
    ], histogram.seconds


def _fill_buckets(fill: Mapping[int, int]) -> tuple[Sequence[tuple[str, float]], float]:
    """Return how many batches had at most 1, 2, 4, ... requests, and the sum of the requests."""
    buckets = [
        (str(float(bound)), sum(batches for rows, batches in fill.items() if rows <= bound)) for bound in _FILL_BOUNDS
    ]
    return [*buckets, ("+Inf", sum(fill.values()))], sum(rows * batches for rows, batches in fill.items())


def _checked(what: str, objects: Any, kind: type) -> dict[str, Any]:
    if not isinstance(objects, Mapping) or not all(
        isinstance(name, str) and isinstance(each, kind) for name, each in objects.items()
    ):
        raise InvalidArgumentError(f"{what}={objects!r}: give a mapping of names to objects of {kind.__name__}")
    return {text(f"a name in {what}", name): each for name, each in objects.items()}
