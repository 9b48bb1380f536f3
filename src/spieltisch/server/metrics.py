"""Metrics for the people who run the server, in Prometheus text format."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The counters of one server; none of them names a person or a table."""

    def __init__(self) -> None:
        """Start at zero."""
        self._registry = CollectorRegistry()
        self.connections = Gauge(
            "spieltisch_connections", "Open websockets.", registry=self._registry
        )
        self.messages = Counter(
            "spieltisch_messages", "Messages taken, by verb.", ["verb"], registry=self._registry
        )
        self.refusals = Counter(
            "spieltisch_refusals", "Refusals, by code.", ["code"], registry=self._registry
        )
        self.seconds = Histogram(
            "spieltisch_message_seconds",
            "Time from a message's arrival to its answer.",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
            registry=self._registry,
        )

    def text(self) -> bytes:
        """Write all metrics."""
        return generate_latest(self._registry)
