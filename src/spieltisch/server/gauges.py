"""Values that are read when Prometheus asks: queues, tables, disk."""

import shutil
from pathlib import Path

from spieltisch.server.services import Services


def add_gauges(services: Services) -> None:
    """Add everything that can be read off the services to their metrics."""
    metrics, data = services.metrics, services.settings.data
    metrics.gauge(
        "spieltisch_bot_queue",
        "Searches of bots, hints and reviews that run or wait for a worker process.",
        lambda: services.workers.waiting,
    )
    metrics.gauge(
        "spieltisch_review_queue",
        "Reviews that are made or wait.",
        lambda: services.reviewer.waiting,
    )
    metrics.gauge(
        "spieltisch_hint_queue",
        "Hints that are being found or wait.",
        lambda: services.hints.waiting,
    )
    metrics.gauge(
        "spieltisch_tables_running",
        "Tables that somebody watches, so that time passes and bots play there.",
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
        "Free bytes where the data folder is.",
        lambda: shutil.disk_usage(data).free,
    )
    metrics.gauge(
        "spieltisch_store_bytes",
        "Bytes of the database and its log.",
        lambda: size_of(data),
    )


def size_of(data: Path) -> int:
    """Add up the database's files; one that vanishes meanwhile counts nothing."""
    total = 0
    for file in data.glob("tables.sqlite*"):
        try:
            total += file.stat().st_size
        except FileNotFoundError:
            continue
    return total
