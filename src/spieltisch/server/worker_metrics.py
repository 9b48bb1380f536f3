"""Metrics of all workers on a machine: whichever one Prometheus reaches collects from the others.

Each worker answers on a Unix socket in a folder that their parent created.
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
"""How long to wait for another worker; one that takes longer is reported as down."""
UP = "spieltisch_worker_up"
ALONE = "0"
"""The name of the only worker; others are called by their process ids."""


class WorkerMetrics:
    """Serves our metrics to the other workers, and collects theirs for each request."""

    def __init__(self, folder: Path | None, own: Callable[[], bytes]) -> None:
        """Take the folder for the workers' sockets, if there are several, and a source of our own metrics."""
        self._folder = folder
        self._socket = (folder or Path()) / f"{os.getpid()}.sock"
        self._own = own
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Answer the other workers from now on."""
        if self._folder is not None:
            self._server = await asyncio.start_unix_server(self._answer, self._socket)

    async def close(self) -> None:
        """Stop answering."""
        if self._server is not None:
            self._socket.unlink(missing_ok=True)
            self._server.close()

    async def text(self) -> bytes:
        """Return the metrics of all workers, each sample labelled with its worker."""
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
    """Return another worker's metrics: empty if it does not answer, None if there is no such worker."""
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
        return None  # it was killed, and left its socket behind


def merged(texts: Mapping[str, bytes]) -> bytes:
    """Merge the metrics of workers, with a label `worker`; a worker without metrics is reported as down."""
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
    """A collector of metric families that have already been read."""

    def __init__(self, families: Iterable[Metric]) -> None:
        self._families = list(families)

    def collect(self) -> Iterable[Metric]:
        return self._families
