"""Gauges that are read when Prometheus asks: queues, tables, disk."""

import shutil
from pathlib import Path

from spieltisch.server.services import Services


def add_gauges(services: Services) -> None:
    """Add the gauges of all services to their metrics."""
    metrics, data = services.metrics, services.settings.data
    metrics.gauge(
        "spieltisch_bot_queue",
        "Searches for bots, hints and reviews that are running or waiting for a worker process.",
        lambda: services.workers.waiting,
    )
    metrics.gauge(
        "spieltisch_review_queue",
        "Reviews in progress or waiting.",
        lambda: services.reviewer.waiting,
    )
    metrics.gauge(
        "spieltisch_hint_queue",
        "Hints in progress or waiting.",
        lambda: services.hints.waiting,
    )
    metrics.gauge(
        "spieltisch_tables_running",
        "Tables that somebody watches, which keeps their clocks and bots running.",
        lambda: services.runners.running,
    )
    metrics.gauge(
        "spieltisch_lobby_pages",
        "Pages that follow the lobby.",
        lambda: services.lobby.pages,
    )
    metrics.gauge(
        "spieltisch_tables_kept",
        "Tables in memory.",
        lambda: services.tables.kept,
    )
    metrics.gauge(
        "spieltisch_disk_free_bytes",
        "Free bytes on the data folder's disk.",
        lambda: shutil.disk_usage(data).free,
    )
    metrics.gauge(
        "spieltisch_store_bytes",
        "Bytes of the database and its log.",
        lambda: size_of(data),
    )


def size_of(data: Path) -> int:
    """Add up the sizes of the database's files; one that has just vanished counts as 0."""
    total = 0
    for file in data.glob("tables.sqlite*"):
        try:
            total += file.stat().st_size
        except FileNotFoundError:
            continue
    return total
