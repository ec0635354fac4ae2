"""Statistics for Prometheus, through its own client library: ``pip install 'aiotaichi[prometheus]'``."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from operator import attrgetter
from typing import Any, Final, TypeAlias

from .. import MemoryStatistics, Pool, Runtime
from ..core.values import text
from ..errors import InvalidArgumentError

try:
    from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
    from prometheus_client.registry import Collector
except ImportError as error:
    raise ImportError(
        "aiotaichi.observe.prometheus needs the package prometheus_client: pip install 'aiotaichi[prometheus]'"
    ) from error

__all__ = ["StatisticsCollector"]

Family: TypeAlias = CounterMetricFamily | GaugeMetricFamily
Figures: TypeAlias = Mapping[tuple[str, ...], str]


@dataclass(frozen=True, slots=True)
class Metric:
    """A metric, and where its figures are in one object's statistics.

    ``name`` lacks the prefix ``aiotaichi_``; a counter's gets the suffix ``_total``. ``figures`` are paths of
    attributes, by the values of ``labels``: those besides the object's own. A figure that is None is left out.
    """

    kind: type[Family]
    name: str
    help: str
    figures: Figures
    labels: tuple[str, ...] = ()

    def family(self, *labels: str) -> Family:
        """Return a family without samples. ``labels`` are those of the object."""
        return self.kind(f"aiotaichi_{self.name}", self.help, labels=[*labels, *self.labels])

    def read(self, statistics: object) -> Sequence[tuple[tuple[str, ...], float]]:
        """Return the values of the further labels, and the figures."""
        found = [(values, attrgetter(path)(statistics)) for values, path in self.figures.items()]
        return [(values, figure) for values, figure in found if figure is not None]


def _counter(name: str, help: str, figure: str) -> Metric:
    return Metric(CounterMetricFamily, name, help, {(): figure})


def _gauge(name: str, help: str, figures: str | Figures, *labels: str) -> Metric:
    return Metric(GaugeMetricFamily, name, help, {(): figures} if isinstance(figures, str) else figures, labels)


_SLOTS: Final[Figures] = {("taken",): "slots_taken", ("waiting",): "slots_waiting"}
_PURPOSES: Final[Figures] = {
    (name,): f"memory.{name}" for name in MemoryStatistics.__dataclass_fields__ if name != "limit"
}
_POOL_STATES: Final[Figures] = {(state,): state for state in ("borrowed", "returning", "idle")}
_POOL_BYTES: Final[Figures] = {
    ("device", "borrowed"): "borrowed_bytes",
    ("device", "idle"): "idle_bytes",
    ("host", "borrowed"): "host_borrowed_bytes",
    ("host", "idle"): "host_idle_bytes",
}
_POOL_LIMITS: Final[Figures] = {("device",): "max_bytes", ("host",): "max_host_bytes"}

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
)
_RUNTIME_METRICS: Final = (
    _counter("enqueued_operations", "Operations that were enqueued, closed queues included", "enqueued"),
    _counter("completed_operations", "Operations that have completed, closed queues included", "completed"),
    _counter("failed_operations", "Operations that have failed, closed queues included", "failed"),
    _counter("revoked_operations", "Operations that were revoked, closed queues included", "revoked"),
    _gauge("memory_bytes", "Memory of the runtime", _PURPOSES, "purpose"),
    _gauge("memory_limit_bytes", "The most memory that the runtime may have", "memory.limit"),
    _counter("compiled_kernels", "Kernels or shaders that were compiled", "compile.compiled"),
    _counter("compile_seconds", "Time that threads spent on compiling", "compile.seconds"),
    _counter("cache_hits", "Kernels whose code the cache had", "compile.cache_hits"),
    _counter("cache_misses", "Kernels whose code the cache lacked", "compile.cache_misses"),
    _counter("built_modules", "Modules that taichi has compiled", "compile.built"),
    _counter("build_seconds", "Time that this took", "compile.build_seconds"),
    _gauge("loads", "Modules that are being loaded", "loads"),
    _counter("loop_held", "Writes that held the event loop", "loop_held"),
)
_POOL_METRICS: Final = (
    _gauge("pool_arrays", "Arrays of the pool", _POOL_STATES, "state"),
    _gauge("pool_waiting_tasks", "Tasks that wait for an array", "waiting"),
    _gauge("pool_bytes", "Bytes of the pool's arrays", _POOL_BYTES, "place", "state"),
    _gauge("pool_max_bytes", "The most bytes of the pool's arrays", _POOL_LIMITS, "place"),
)


class StatisticsCollector(Collector):
    """Statistics as Prometheus' metrics. They are read when Prometheus asks, in any thread.

    All names begin with ``aiotaichi_``. The labels are ``runtime``, ``queue`` and ``pool``. Queues of one name count
    together. Register one collector for all runtimes and pools of a registry.

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
        for metric in (*_RUNTIME_METRICS, *_QUEUE_METRICS, *_POOL_METRICS):
            yield metric.family()

    def collect(self) -> Iterator[Family]:
        """Yield the metrics."""
        runtimes = {(name,): runtime.statistics() for name, runtime in self._runtimes.items()}
        yield from _families(_RUNTIME_METRICS, ("runtime",), list(runtimes.items()))
        queues = [((*name, queue.name), queue) for name, figures in runtimes.items() for queue in figures.queues]
        yield from _families(_QUEUE_METRICS, ("runtime", "queue"), queues)
        pools = [((name,), pool.statistics()) for name, pool in self._pools.items()]
        yield from _families(_POOL_METRICS, ("pool",), pools)


def _families(
    metrics: Sequence[Metric], labels: tuple[str, ...], objects: Sequence[tuple[tuple[str, ...], Any]]
) -> Iterator[Family]:
    """Yield a family for each metric, with the samples of all objects. Those with equal labels are added up."""
    for metric in metrics:
        family = metric.family(*labels)
        sums: dict[tuple[str, ...], float] = {}
        for names, statistics in objects:
            for further, value in metric.read(statistics):
                sums[names + further] = sums.get(names + further, 0) + value
        for values, total in sums.items():
            family.add_metric(values, total)
        yield family


def _checked(what: str, objects: Any, kind: type) -> dict[str, Any]:
    if not isinstance(objects, Mapping) or not all(
        isinstance(name, str) and isinstance(each, kind) for name, each in objects.items()
    ):
        raise InvalidArgumentError(f"{what}={objects!r}: give a mapping of names to objects of {kind.__name__}")
    return {text(f"a name in {what}", name): each for name, each in objects.items()}
