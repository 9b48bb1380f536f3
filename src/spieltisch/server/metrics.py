"""Metrics for the server's operators, in Prometheus text format."""

from collections.abc import Callable

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

from spieltisch.server.move_latency import MoveLatency

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
"""Histogram buckets, in seconds."""


class Metrics:
    """The metrics of one server; none of them names a person or a table."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self.connections = Gauge(
            "spieltisch_connections", "Open websockets.", registry=self._registry
        )
        self.messages = Counter(
            "spieltisch_messages", "Messages received, by verb.", ["verb"], registry=self._registry
        )
        self.refusals = Counter(
            "spieltisch_refusals", "Refusals, by code.", ["code"], registry=self._registry
        )
        self.requests = Counter(
            "spieltisch_requests", "HTTP responses, by status.", ["status"], registry=self._registry
        )
        self.seconds = self._times(
            "spieltisch_message_seconds", "Time from a message's arrival to its answer."
        )
        self.commits = self._times(
            "spieltisch_commit_seconds",
            "Time until an entry is safely on disk, including its wait.",
        )
        self.loop_lag = self._times(
            "spieltisch_loop_lag_seconds", "How much later than requested the event loop woke up."
        )
        self.gc_pauses = Histogram(
            "spieltisch_gc_pause_seconds",
            "How long a garbage collection stopped everything, by generation.",
            ["generation"],
            buckets=FAST,
            registry=self._registry,
        )
        moves = self._times(
            "spieltisch_move_seconds", "Time from a move's arrival to the last watcher's new view."
        )
        self.latency = MoveLatency(moves.observe)

    def gauge(self, name: str, says: str, read: Callable[[], float]) -> None:
        """Add a value that is read whenever the metrics are requested."""
        Gauge(name, says, registry=self._registry).set_function(read)

    def text(self) -> bytes:
        """Return all metrics as text."""
        return generate_latest(self._registry)

    def _times(self, name: str, says: str) -> Histogram:
        return Histogram(name, says, buckets=FAST, registry=self._registry)
