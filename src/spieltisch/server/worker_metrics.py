"""Metrics of all workers of a machine: whichever Prometheus meets asks the others, and answers for all.

Each worker answers on a Unix socket in a folder that their parent made for them.
"""

import asyncio
import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from prometheus_client import CollectorRegistry, Metric, generate_latest
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

from spieltisch.core.setup import Seconds

ANSWERS_WITHIN: Seconds = 2.0
"""How long another worker is waited for; one that takes longer is reported as down."""
UP = "spieltisch_worker_up"
ALONE = "0"
"""The name of the only worker; others are called by their process ids."""


class WorkerMetrics:
    """Our metrics for the other workers, and theirs for each request."""

    def __init__(self, folder: Path | None, own: Callable[[], bytes]) -> None:
        """Take the folder where workers meet, if there are several, and what this one has to say."""
        self._folder = folder
        self._socket = (folder or Path()) / f"{os.getpid()}.sock"
        self._own = own
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Answer the other workers from now on."""
        if self._folder is not None:
            self._server = await asyncio.start_unix_server(self._answer, self._socket)

    async def close(self) -> None:
        """Answer nobody any more."""
        if self._server is not None:
            self._socket.unlink(missing_ok=True)
            self._server.close()

    async def text(self) -> bytes:
        """Return the metrics of all workers, each sample with the worker that it is of."""
        if self._folder is None:
            return merged({ALONE: self._own()})
        others = sorted(file for file in self._folder.glob("*.sock") if file != self._socket)
        told = await asyncio.gather(*map(_ask, others))
        texts = {self._socket.stem: self._own()}
        texts |= {
            file.stem: text for file, text in zip(others, told, strict=True) if text is not None
        }
        return merged(texts)

    async def _answer(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(self._own())
        await writer.drain()
        writer.close()


async def _ask(file: Path) -> bytes | None:
    """Return what another worker says: nothing if it does not answer, None if there is no such worker."""
    try:
        async with asyncio.timeout(ANSWERS_WITHIN):
            reader, writer = await asyncio.open_unix_connection(file)
            try:
                return await reader.read()
            finally:
                writer.close()
    except TimeoutError:
        return b""
    except OSError:
        return None  # it was killed, and has left its name behind


def merged(texts: Mapping[str, bytes]) -> bytes:
    """Put the metrics of workers into one text, each with the label `worker`; one without any is down."""
    families: dict[str, Metric] = {UP: Metric(UP, "Whether a worker answers.", "gauge")}
    for worker, text in texts.items():
        families[UP].add_sample(UP, {"worker": worker}, float(bool(text)))
        for family in text_string_to_metric_families(text.decode()):
            known = families.setdefault(
                family.name, Metric(family.name, family.documentation, family.type)
            )
            for sample in family.samples:
                known.add_sample(sample.name, {**sample.labels, "worker": worker}, sample.value)
    all_of_them = CollectorRegistry()
    all_of_them.register(_Families(families.values()))
    return generate_latest(all_of_them)


class _Families(Collector):
    """What was read already, as something to write."""

    def __init__(self, families: Iterable[Metric]) -> None:
        self._families = list(families)

    def collect(self) -> Iterable[Metric]:
        return self._families
