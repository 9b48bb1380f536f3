"""Measures the process itself: how late the event loop runs, and how long garbage collections stop it."""

import asyncio
import gc
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from spieltisch.core.setup import Seconds
from spieltisch.server.metrics import Metrics

EACH: Seconds = 0.25
"""How often the loop's lag is measured."""


@asynccontextmanager
async def measuring(metrics: Metrics) -> AsyncIterator[None]:
    """Measure while the block runs."""
    collections = Collections(metrics)
    gc.callbacks.append(collections)
    lagging = asyncio.create_task(_measure_lag(metrics))
    try:
        yield
    finally:
        lagging.cancel()
        await asyncio.gather(lagging, return_exceptions=True)
        gc.callbacks.remove(collections)


async def _measure_lag(metrics: Metrics) -> None:
    """Sleep, and measure how much later than requested we wake up."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(EACH)
        metrics.loop_lag.observe(max(0.0, time.perf_counter() - began - EACH))


class Collections:
    """Times garbage collections, by generation."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self._began = 0.0

    def __call__(self, phase: str, info: dict[str, Any]) -> None:
        """Note the start or the end of a collection."""
        if phase == "start":
            self._began = time.perf_counter()
        elif self._began:
            pause = time.perf_counter() - self._began
            self._metrics.gc_pauses.labels(str(info["generation"])).observe(pause)
