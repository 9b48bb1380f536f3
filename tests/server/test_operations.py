"""What operators see: metrics, a dashboard that fits them, health, readiness."""

import json
import re
import socket
import sqlite3

import httpx
import pytest
import yaml

from spieltisch.server import readiness, worker_metrics
from spieltisch.server.metrics import Metrics
from spieltisch.server.move_latency import MoveLatency
from spieltisch.server.readiness import Readier
from spieltisch.server.run import DRAIN, WORKER_ANSWERS_WITHIN
from spieltisch.server.settings import Settings
from spieltisch.server.worker_metrics import WorkerMetrics, merged
from spieltisch.tables.store import Store
from tests.server.client import ROOT, Person, first_move, serving

FOLDER = ROOT / "docs" / "operations"
AWAY = {"x-forwarded-for": "203.0.113.5"}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("data"), options=["--metrics-token", "s3cret"]) as running:
        yield running


def metrics_of(server):
    """Return the names of all series, and their values."""
    text = httpx.get(f"{server.address}/metrics").text
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def sum_of(values, name):
    return sum(value for series, value in values.items() if series.partition("{")[0] == name)


async def test_a_move_is_timed_until_the_last_view(server):
    anna = Person(server, "Anna")
    table = anna.open_table(2, "beginner")
    before = metrics_of(server)
    async with anna.at(table) as talk, anna.at(table) as other:
        await talk.say({"type": "ready", "ready": True})
        await talk.until(lambda t: 0 in t["to_move"])
        n = talk.newest["n"]
        await talk.say({"type": "play", "move": first_move(talk.newest), "after": n})
        for each in (talk, other):
            await each.until(lambda t: t["n"] > n)
        while True:  # the last view is counted right after it was sent
            after = metrics_of(server)
            if sum_of(after, "spieltisch_move_seconds_count"):
                break
    for name in ("spieltisch_commit_seconds_count", "spieltisch_move_seconds_count"):
        assert sum_of(after, name) > sum_of(before, name), name
    assert sum_of(after, "spieltisch_connections") == 2
    assert sum_of(after, "spieltisch_tables_running") == 1
    assert sum_of(after, "spieltisch_worker_up") == 1


def test_only_this_machine_and_who_shows_the_token_reads_metrics(server):
    def status(**headers):
        return httpx.get(f"{server.address}/metrics", headers=headers).status_code

    assert status() == 200
    assert status(**AWAY) in {404, 503}
    assert status(**AWAY, authorization="Bearer wrong") in {404, 503}
    assert status(**AWAY, authorization="Bearer s3cret") == 200


def named_in(text):
    """Return the metrics that an expression or a page of rules names."""
    return set(re.findall(r"\b(?:spieltisch|process)_[a-z_]+\b", text))


def test_every_metric_of_the_dashboard_and_the_alerts_exists(server):
    Person(server, "Anna").http.get("/api/tables/nowhere")  # a refusal
    known = {series.partition("{")[0] for series in metrics_of(server)}
    dashboard = json.loads((FOLDER / "dashboard.json").read_text())
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    rules = yaml.safe_load((FOLDER / "alerts.yml").read_text())["groups"][0]["rules"]
    asked += [rule["expr"] for rule in rules]
    assert len(asked) > 25
    wanted = set().union(*map(named_in, asked))
    assert len(wanted) > 15
    assert wanted - known == set()
    ours = {name for name in known if name.startswith("spieltisch")}
    shown = {re.sub(r"_(bucket|total)$", "", name) for name in wanted}
    families = {re.sub(r"_(bucket|count|sum|created|total)$", "", name) for name in ours}
    assert families - shown == set(), "a metric that nobody looks at"


def test_workers_are_told_apart_and_one_that_hangs_is_down():
    one, two = Metrics(), Metrics()
    one.messages.labels("play").inc(3)
    two.messages.labels("play").inc(4)
    two.commits.observe(0.3)
    text = merged({"7": one.text(), "8": two.text(), "9": b""}).decode()
    assert 'spieltisch_messages_total{verb="play",worker="7"} 3.0' in text
    assert 'spieltisch_messages_total{verb="play",worker="8"} 4.0' in text
    assert 'spieltisch_commit_seconds_bucket{le="0.5",worker="8"} 1.0' in text
    assert 'spieltisch_worker_up{worker="9"} 0.0' in text
    types = [line for line in text.splitlines() if line.startswith("# TYPE")]
    assert len(types) == len(set(types)), "Prometheus takes each family once"


async def test_a_worker_that_was_killed_is_forgotten_and_one_that_hangs_is_waited_for(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(worker_metrics, "ANSWERS_WITHIN", 0.2)
    metrics = WorkerMetrics(tmp_path, Metrics().text)
    await metrics.start()
    with socket.socket(socket.AF_UNIX) as dead, socket.socket(socket.AF_UNIX) as hanging:
        dead.bind(str(tmp_path / "1.sock"))
        hanging.bind(str(tmp_path / "2.sock"))
        hanging.listen()
        text = (await metrics.text()).decode()
    assert 'spieltisch_worker_up{worker="2"} 0.0' in text
    assert 'worker="1"' not in text
    await metrics.close()
    assert {file.name for file in tmp_path.iterdir()} == {"1.sock", "2.sock"}


def test_every_alert_says_what_to_do():
    rules = yaml.safe_load((FOLDER / "alerts.yml").read_text())["groups"][0]["rules"]
    for rule in rules:
        assert rule["labels"]["severity"] in {"page", "warn"}
        assert all(rule["annotations"][part].endswith(".") for part in ("summary", "description"))


def test_the_service_waits_longer_than_its_parent_waits_for_a_worker_that_hangs():
    """Otherwise systemd would kill the other workers before the parent has read its signal."""
    unit = (FOLDER / "spieltisch.service").read_text()
    (seconds,) = re.findall(r"^TimeoutStopSec=(\d+)$", unit, re.MULTILINE)
    assert int(seconds) > WORKER_ANSWERS_WITHIN + 2 * DRAIN


def test_alive_and_ready(server):
    assert httpx.get(f"{server.address}/health/live").json()["status"] == "ok"
    ready = httpx.get(f"{server.address}/health/ready")
    assert ready.status_code == 200
    assert ready.json() == {"ready": True, "write": "ok", "disk": "ok", "file": "ok"}
    assert httpx.get(f"{server.address}/health/ready", headers=AWAY).json() == {"ready": True}


@pytest.fixture
async def checked(tmp_path, monkeypatch):
    """A readiness check of a new store, which runs whenever it is asked."""
    monkeypatch.setattr(readiness, "AT_MOST_EACH", 0.0)
    settings = Settings(tmp_path)
    store = Store(settings.database)
    await store.migrate()
    readier = Readier(settings, store)
    readier.begin()
    yield readier
    await store.close()


async def test_a_database_that_is_gone_or_replaced_is_not_ready(checked, tmp_path):
    assert (await checked.check()).ready
    (tmp_path / "tables.sqlite").rename(tmp_path / "elsewhere")
    gone = await checked.check()
    assert not gone.ready
    assert "gone" in gone.file
    (tmp_path / "tables.sqlite").write_bytes(b"")
    other = await checked.check()
    assert not other.ready
    assert "another file" in other.file.lower()


async def test_a_full_disk_is_not_ready(checked, monkeypatch):
    monkeypatch.setattr(readiness, "LEAST_FREE", 10**18)
    found = await checked.check()
    assert not found.ready
    assert "free" in found.disk


async def test_a_database_that_somebody_holds_is_not_ready(checked, tmp_path, monkeypatch):
    monkeypatch.setattr(readiness, "WRITES_WITHIN", 0.2)
    holder = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    found = await checked.check()
    assert (found.ready, found.write) == (False, "Nothing can be written to the database.")
    holder.execute("ROLLBACK")
    holder.close()
    monkeypatch.setattr(readiness, "WRITES_WITHIN", 20.0)
    assert (await checked.check()).ready


class TestMoveLatency:
    """The last of those who were there when the move was made ends its time."""

    def setup_method(self):
        self.now = 0.0
        self.seen = []
        self.latency = MoveLatency(self.seen.append, lambda: self.now)

    def test_the_last_watcher_counts(self):
        one, two = self.latency.come("t"), self.latency.come("t")
        self.latency.moved("t", 5, began=0.0)
        self.now = 1.0
        self.latency.told("t", one, 5)
        assert self.seen == []
        late = self.latency.come("t")
        self.latency.told("t", late, 5)
        self.now = 2.0
        self.latency.told("t", two, 6)
        assert self.seen == [2.0]

    def test_who_leaves_is_not_waited_for(self):
        one, two = self.latency.come("t"), self.latency.come("t")
        self.latency.moved("t", 5, began=0.0)
        self.latency.told("t", one, 5)
        self.now = 3.0
        self.latency.go("t", two)
        assert self.seen == [3.0]
        self.latency.go("t", one)
        assert not self.latency._watchers
        assert not self.latency._pending

    def test_a_view_of_several_moves_ends_all_of_them(self):
        one = self.latency.come("t")
        self.latency.moved("t", 5, began=0.0)
        self.latency.moved("t", 6, began=0.5)
        self.now = 1.0
        self.latency.told("t", one, 4)
        assert self.seen == []
        self.latency.told("t", one, 6)
        assert self.seen == [1.0, 0.5]

    def test_a_slow_watcher_costs_no_memory(self):
        self.latency.come("t")
        for n in range(10_000):
            self.latency.moved("t", n, began=0.0)
        assert len(self.latency._pending["t"]) == 64
