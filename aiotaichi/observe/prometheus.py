"""Statistics for Prometheus, through its own client library: ``pip install 'aiotaichi[prometheus]'``."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from .. import MemoryStatistics, Pool, PoolStatistics, QueueStatistics, Runtime, RuntimeStatistics
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
Samples: TypeAlias = Sequence[tuple[tuple[str, ...], float]]
"""The values of further labels, and the value that they have."""


@dataclass(frozen=True, slots=True)
class Metric:
    """A metric, and how to read its samples of one object's statistics.

    Attributes
    ----------
    name
        The name, without the prefix ``aiotaichi_``. A counter's name gets the suffix ``_total``.
    help
        What it says.
    read
        Returns the samples.
    labels
        The names of the labels besides the object's own.
    is_counter
        Whether it never falls.
    """

    name: str
    help: str
    read: Callable[[Any], Samples]
    labels: tuple[str, ...] = ()
    is_counter: bool = True

    def family(self, *labels: str) -> Family:
        """Return a family without samples. ``labels`` are those of the object."""
        kind = CounterMetricFamily if self.is_counter else GaugeMetricFamily
        return kind(f"aiotaichi_{self.name}", self.help, labels=[*labels, *self.labels])


def _one(attribute: str) -> Callable[[Any], Samples]:
    """Return a function that reads one figure."""
    return lambda statistics: [((), getattr(statistics, attribute))]


def _slots(queue: QueueStatistics) -> Samples:
    return [(("taken",), queue.slots_taken), (("waiting",), queue.slots_waiting)]


def _memory(runtime: RuntimeStatistics) -> Samples:
    return [((purpose,), getattr(runtime.memory, purpose)) for purpose in _PURPOSES]


def _memory_limit(runtime: RuntimeStatistics) -> Samples:
    return [] if runtime.memory.limit is None else [((), runtime.memory.limit)]


def _compiled(attribute: str) -> Callable[[RuntimeStatistics], Samples]:
    return lambda runtime: [((), getattr(runtime.compile, attribute))]


def _pool_arrays(pool: PoolStatistics) -> Samples:
    return [((state,), getattr(pool, state)) for state in ("borrowed", "returning", "idle")]


def _pool_bytes(pool: PoolStatistics) -> Samples:
    return [
        (("device", "borrowed"), pool.borrowed_bytes),
        (("device", "idle"), pool.idle_bytes),
        (("host", "borrowed"), pool.host_borrowed_bytes),
        (("host", "idle"), pool.host_idle_bytes),
    ]


def _pool_limits(pool: PoolStatistics) -> Samples:
    return [(("device",), pool.max_bytes), (("host",), pool.max_host_bytes)]


_PURPOSES: Final = tuple(name for name in MemoryStatistics.__dataclass_fields__ if name != "limit")

_QUEUE_METRICS: Final = (
    Metric("queue_in_flight_operations", "Operations in flight", _one("in_flight"), is_counter=False),
    Metric("queue_slots", "Slots that are taken, and tasks that wait for one", _slots, ("state",), is_counter=False),
    Metric("queue_slot_bytes", "Bytes of the taken slots", _one("slot_bytes"), is_counter=False),
    Metric(
        "queue_oldest_operation_seconds",
        "Age of the oldest operation in flight",
        _one("oldest_seconds"),
        is_counter=False,
    ),
    Metric(
        "queue_running_operation_seconds",
        "For how long the device works on its operation",
        _one("running_seconds"),
        is_counter=False,
    ),
    Metric("queue_busy_seconds", "Time in which the device had an operation of the queue", _one("busy_seconds")),
    Metric("queue_enqueued_operations", "Operations that were enqueued", _one("enqueued")),
    Metric("queue_completed_operations", "Operations that have completed", _one("completed")),
    Metric("queue_failed_operations", "Operations that have failed", _one("failed")),
    Metric("queue_revoked_operations", "Operations that were revoked", _one("revoked")),
)
_RUNTIME_METRICS: Final = (
    Metric("enqueued_operations", "Operations that were enqueued, closed queues included", _one("enqueued")),
    Metric("completed_operations", "Operations that have completed, closed queues included", _one("completed")),
    Metric("failed_operations", "Operations that have failed, closed queues included", _one("failed")),
    Metric("revoked_operations", "Operations that were revoked, closed queues included", _one("revoked")),
    Metric("memory_bytes", "Memory of the runtime", _memory, ("purpose",), is_counter=False),
    Metric("memory_limit_bytes", "The most memory that the runtime may have", _memory_limit, is_counter=False),
    Metric("compiled_kernels", "Kernels or shaders that were compiled", _compiled("compiled")),
    Metric("compile_seconds", "Time that threads spent on compiling", _compiled("seconds")),
    Metric("cache_hits", "Kernels whose code the cache had", _compiled("cache_hits")),
    Metric("cache_misses", "Kernels whose code the cache lacked", _compiled("cache_misses")),
    Metric("built_modules", "Modules that taichi has compiled", _compiled("built")),
    Metric("build_seconds", "Time that this took", _compiled("build_seconds")),
    Metric("loads", "Modules that are being loaded", _one("loads"), is_counter=False),
    Metric("loop_held", "Writes that held the event loop", _one("loop_held")),
)
_POOL_METRICS: Final = (
    Metric("pool_arrays", "Arrays of the pool", _pool_arrays, ("state",), is_counter=False),
    Metric("pool_waiting_tasks", "Tasks that wait for an array", _one("waiting"), is_counter=False),
    Metric("pool_bytes", "Bytes of the pool's arrays", _pool_bytes, ("place", "state"), is_counter=False),
    Metric("pool_max_bytes", "The most bytes of the pool's arrays", _pool_limits, ("place",), is_counter=False),
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
