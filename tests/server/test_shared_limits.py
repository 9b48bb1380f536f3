"""Limits hold across workers: on a real PostgreSQL, with two workers and with two real processes."""

import asyncio
import signal
import time
from contextlib import ExitStack, asynccontextmanager

import httpx
import pytest

from spieltisch.core.errors import Refused
from spieltisch.server.counters import MemoryCounters, Rate
from spieltisch.server.limits import Limits
from spieltisch.server.shared_counters import SharedCounters
from spieltisch.tables import leases
from spieltisch.tables.worker_news import Counted
from tests.server.client import PATIENCE, Person, ServerProcess
from tests.server.test_limits import STRANGER, Clock
from tests.tables.people import ANNA, started
from tests.tables.worker import until, working

RATE = Rate(40, 80)


class Crew:
    """Workers that count together by a clock of ours, and report to each other when we say so."""

    def __init__(self, workers):
        self.clock = Clock()
        self.counters = [SharedCounters(lambda: workers, self.clock) for _ in range(workers)]

    def tell(self):
        """Let each worker report to the others; return how many keys they sent."""
        told = [each.told() for each in self.counters]
        for speaker, counted in enumerate(told):
            for number, each in enumerate(self.counters):
                if number != speaker:
                    each.hear(f"worker {speaker}", counted)
        return sum(len(counted.spent) + len(counted.held) for counted in told)


def test_what_is_spent_at_one_worker_is_spent_at_all():
    crew = Crew(3)
    here, there, _ = crew.counters
    assert [here.spend("x", RATE) for _ in range(40)] == [0] * 40
    crew.tell()
    assert there.spend("x", RATE) == pytest.approx(RATE.each)
    assert there.wait("y", RATE) == 0
    crew.clock.now += RATE.each
    assert there.spend("x", RATE) == 0


def test_who_waits_at_one_worker_is_waited_for_at_all():
    crew = Crew(2)
    here, there = crew.counters
    assert [here.reserve("x", RATE) for _ in range(42)][39:] == pytest.approx([0, 2, 4])
    crew.tell()
    assert there.reserve("x", RATE) == pytest.approx(6)


@pytest.mark.parametrize("workers", [2, 4, 8])
def test_a_flood_at_all_workers_gets_what_one_worker_would_give(workers):
    """They report to each other twice a second, so at most the first half second counts several times."""
    crew, alone = Crew(workers), MemoryCounters(Clock())
    alone._clock = crew.clock
    got = of_one = 0
    for _ in range(40 * int(RATE.within)):
        got += sum(each.spend("x", RATE) == 0 for each in crew.counters for _ in range(3))
        of_one += sum(alone.spend("x", RATE) == 0 for _ in range(3 * workers))
        crew.clock.now += leases.EACH
        crew.tell()
    assert of_one == pytest.approx(RATE.many * 21, abs=1)
    assert of_one * 0.9 <= got <= of_one + workers * RATE.many


@pytest.mark.parametrize("workers", [2, 4])
def test_nobody_is_spoken_of_who_stays_below_their_share_everywhere(workers):
    crew = Crew(workers)
    told = 0
    for _ in range(200):
        assert not any(each.spend("x", RATE) for each in crew.counters)
        crew.clock.now += workers * RATE.each * 1.01
        told += crew.tell()
    assert told == 0


def test_a_flood_that_stays_below_the_limit_of_each_worker_is_seen():
    """Each worker alone would allow nine tenths of the rate forever."""
    crew = Crew(4)
    got, seconds = 0, 10 * RATE.within
    began = crew.clock.now
    while crew.clock.now < began + seconds:
        got += sum(each.spend("x", RATE) == 0 for each in crew.counters)
        crew.clock.now += RATE.each / 0.9
        crew.tell()
    assert got <= 1.3 * (RATE.many + seconds / RATE.each)


def test_what_is_held_is_told_when_it_is_much_and_forgotten_with_its_worker():
    crew = Crew(2)
    here, there = crew.counters
    for _ in range(2):
        here.hold("x", 10)
    assert crew.tell() == 0
    for _ in range(6):
        here.hold("x", 10)
    assert crew.tell() == 1
    assert there.held("x") == 8
    here.let_go("x")
    crew.tell()
    assert there.held("x") == 7
    there.lose("worker 0")
    assert there.held("x") == 0
    here.tell_again()
    crew.tell()
    assert there.held("x") == 7
    for _ in range(7):
        here.let_go("x")
    crew.tell()
    assert there.held("x") == 0
    assert crew.tell() == 0
    assert not any(each._elsewhere.get("worker 0") or each._told for each in crew.counters)


@asynccontextmanager
async def limiting(database, **limits):
    """Run a worker with limits that it shares."""
    async with working(database) as worker:
        counters = SharedCounters(worker.cluster.count)
        worker.cluster.counts = counters
        worker.limits = Limits(counters=counters, **limits)
        yield worker


def is_refused(worker, action):
    try:
        worker.limits.spend(action, STRANGER)
    except Refused:
        return True
    return False


async def test_two_workers_allow_as_much_as_one(postgres):
    database, rates = postgres.new_database(), {"export": {"address": Rate(40, 10**6)}}
    async with limiting(database, rates=rates) as here, limiting(database, rates=rates) as there:
        await until(lambda: here.cluster.count() == there.cluster.count() == 2)
        assert [is_refused(here, "export") for _ in range(41)] == [False] * 40 + [True]
        got = 0
        async with asyncio.timeout(PATIENCE):
            while not is_refused(there, "export"):
                got += 1
                await asyncio.sleep(leases.EACH / 5)
        assert got < 40


async def test_sockets_count_across_workers_and_are_free_when_theirs_dies(postgres):
    database, most = postgres.new_database(), {"address": 99, "guest": 4, "table": 99}
    async with limiting(database, sockets=most) as here, limiting(database, sockets=most) as there:
        await until(lambda: here.cluster.count() == there.cluster.count() == 2)
        key = f"sockets guest {ANNA}"
        with ExitStack() as stack:
            for _ in range(4):
                stack.enter_context(here.limits.holding(STRANGER, ANNA))
            await until(lambda: there.cluster.counts.held(key) == 4)
            with pytest.raises(Refused, match="Too much"), there.limits.holding(STRANGER, ANNA):
                pass
            async with limiting(database, sockets=most) as late:  # it asks, and gets an answer
                await until(lambda: late.cluster.counts.held(key) == 4)
            await here.die()
            await until(lambda: there.cluster.counts.held(key) == 0)
            with there.limits.holding(STRANGER, ANNA):
                pass


async def test_who_talks_too_fast_does_so_at_every_worker(postgres):
    database = postgres.new_database()
    async with working(database) as here, working(database) as there:
        table = await started(here.tables)
        await until(lambda: here.tables.is_told() and there.tables.is_told())
        with there.tables.company.listen(table.id) as said:
            for _ in range(5):
                here.tables.company.react(table, ANNA, "wow")
            for _ in range(5):
                await asyncio.wait_for(said.get(), PATIENCE)
            with pytest.raises(Refused, match="a lot at once"):
                there.tables.company.react(table, ANNA, "wow")


def test_long_counts_are_told_in_parts():
    from spieltisch.tables.worker_news import LONGEST, WorkerNews, decoded, encoded  # noqa: PLC0415

    spent = {f"request address 203.0.113.{n}": n / 7 for n in range(600)}
    held = {f"sockets guest {n:032}": n for n in range(300)}
    lines = list(encoded(WorkerNews("w", counted=Counted(spent, held), asks=True)))
    assert all(len(line.encode()) <= LONGEST for line in lines)
    parts = [decoded(line) for line in lines]
    assert {k: v for part in parts for k, v in part.counted.spent.items()} == spent
    assert {k: v for part in parts for k, v in part.counted.held.items()} == held
    assert [part.asks for part in parts].count(True) == 1


def test_two_servers_count_names_and_guessed_codes_together(tmp_path, postgres):
    options = ["--database", postgres.new_database()]
    one, two = (ServerProcess(tmp_path / name, options=options) for name in ("one", "two"))
    one.start()
    two.start()
    try:
        anna = Person(one, "")
        away = {"x-forwarded-for": STRANGER}

        def rename(server):
            answer = httpx.put(
                f"{server.address}/api/me",
                json={"name": "Anna"},
                headers=away,
                cookies=dict(anna.http.cookies),
            )
            return answer.status_code

        def guess(server):
            wrong = {"code": "AAAA-AAAA"}
            where = f"{server.address}/api/me/transfer/take"
            return httpx.post(where, json=wrong, headers=away).status_code

        for action, fine, many in ((rename, 200, 20), (guess, 404, 10)):
            assert [action(one) for _ in range(many)] == [fine] * many
            answers, end = [], time.monotonic() + PATIENCE
            while 429 not in answers and time.monotonic() < end:
                answers.append(action(two))
                time.sleep(leases.EACH / 5)
            assert answers[-1] == 429
            assert len(answers) <= many, "the other server counted for itself"
    finally:
        for server in (one, two):
            server.end(signal.SIGTERM)
    for server in (one, two):
        assert "Traceback" not in server.log, server.log
