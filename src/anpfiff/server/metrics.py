"""What can be counted without saying anything about anybody's cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)


class Metrics:
    """One registry for each server, so that tests can have several."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.refused = self.counter("refused", "Requests refused")
        self.broken = self.counter("broken", "Messages that were none")
        self.faults = self.counter("faults", "Requests and tables that met a fault of the server")
        self.turned_away = self.counter("turned_away", "Connections refused: origin or crowd")
        self.dropped = self.counter("dropped", "Connections closed: too much sent, too little read")
        self.commit = self.seconds("commit_seconds", "Until a batch of writes was on disk")
        self.lag = self.seconds("loop_lag_seconds", "How late the loop was, once a second")

    def counter(self, name: str, about: str) -> Counter:
        return Counter(f"anpfiff_{name}", about, registry=self.registry)

    def seconds(self, name: str, about: str) -> Histogram:
        return Histogram(f"anpfiff_{name}", about, registry=self.registry, buckets=SECONDS)

    def watch(self, name: str, about: str, count: Callable[[], float]) -> None:
        """Something that is looked up when somebody asks."""
        Gauge(f"anpfiff_{name}", about, registry=self.registry).set_function(count)

    def count(self, name: str, about: str, count: Callable[[], float]) -> None:
        """The same for what only grows, and so often that a lock each time would be dear."""
        self.registry.register(Grown(f"anpfiff_{name}", about, count))


class Grown(Collector):
    def __init__(self, name: str, about: str, count: Callable[[], float]) -> None:
        self.name = name
        self.about = about
        self.count = count

    def collect(self) -> Iterator[CounterMetricFamily]:
        yield CounterMetricFamily(self.name, self.about, self.count())
