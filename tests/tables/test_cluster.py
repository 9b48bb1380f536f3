"""Several workers on one PostgreSQL: any of them serves any table, and exactly one runs it."""

import asyncio
from functools import partial

import pytest
from sqlalchemy import text

from spieltisch.core.errors import Refused
from spieltisch.tables import identities, leases, rewriting, store
from spieltisch.tables.commands import SwitchChat
from spieltisch.tables.company import ChatLine, Reacted
from spieltisch.tables.facts import Connected, Wrote
from spieltisch.tables.store import Store
from spieltisch.tables.worker_news import LONGEST, WorkerNews, decoded, encoded
from tests.tables.people import ANNA, BEN, CLEO, legal_move, order, play_one, started
from tests.tables.worker import PATIENCE, until, working


@pytest.fixture
def address(postgres):
    return postgres.new_database()


async def test_a_move_at_one_worker_is_seen_at_another_which_reads_only_what_is_new(
    address, monkeypatch
):
    async with working(address) as here, working(address) as there:
        table = await started(here.tables)
        await until(lambda: here.tables.is_told() and there.tables.is_told())
        with there.tables.watch(table.id) as changed:
            await there.tables.newest(table.id)
            await there.tables.newest(
                table.id
            )  # news that arrived during the first read is read too
            await until(lambda: table.id not in there.tables._behind)
            original, reads = there.tables.store.read, []

            async def read(table_id, after=-1):
                reads.append(after)
                return await original(table_id, after)

            monkeypatch.setattr(there.tables.store, "read", read)
            changed.clear()
            later = await play_one(here.tables, table)
            await asyncio.wait_for(changed.wait(), 15)
            assert await there.tables.recent(table.id) == later
            assert await there.tables.recent(table.id) == later
            assert reads == [table.n]
            again = await play_one(there.tables, later)
            assert await there.tables.recent(table.id) == again
            assert reads == [table.n]


async def test_moves_by_turns_at_three_workers(address):
    async with working(address) as a, working(address) as b, working(address) as c:
        table = await started(a.tables)
        for number in range(24):
            table = await play_one((a, b, c)[number % 3].tables, table)
        for worker in (a, b, c):
            assert await worker.tables.newest(table.id) == table


async def test_a_cut_connection_is_made_again_and_nothing_is_missed(address, postgres):
    async with working(address) as here, working(address) as there:
        table = await started(here.tables)
        with there.tables.watch(table.id):
            await there.tables.newest(table.id)
            await until(lambda: here.tables.is_told() and there.tables.is_told())
            for _ in range(3):
                await until(lambda: postgres.cut_listeners() >= 2)
                table = await play_one(here.tables, table)
                await until(there.tables.is_told)
                await until(lambda t=table: there.tables._kept.get(t.id).n >= t.n, there, table.id)


async def test_a_database_that_restarts_is_waited_for(address, postgres):
    async with working(address) as here, working(address) as there:
        table = await started(here.tables)
        await there.tables.newest(table.id)
        postgres.stop()
        playing = asyncio.create_task(play_one(here.tables, table))
        await asyncio.sleep(0.3)
        assert not playing.done()
        await asyncio.to_thread(postgres.start)
        table = await playing
        assert await there.tables.newest(table.id) == table
        await until(lambda: here.tables.is_told() and there.tables.is_told())


@pytest.mark.parametrize("how", ["stopped", "frozen"])
async def test_a_worker_that_is_to_end_waits_no_longer_for_a_database_that_is_away(postgres, how):
    """Its patience is endless here, so it would wait forever."""
    store = Store(postgres.new_database())
    store._patience._seconds = 1e9
    await store.migrate()
    await store.rename(ANNA, "Anna")
    (postgres.stop if how == "stopped" else postgres.freeze)()
    try:
        waiting = [
            asyncio.create_task(store.rename(ANNA, "Anne")),
            asyncio.create_task(store.name_of(ANNA)),
        ]
        await asyncio.sleep(0.2)
        assert not any(each.done() for each in waiting)
        store.hurry()
        async with asyncio.timeout(PATIENCE):
            told = await asyncio.gather(*waiting, return_exceptions=True)
            assert [getattr(each, "code", each) for each in told] == ["store_unavailable"] * 2
            with pytest.raises(Refused):
                await store.rename(ANNA, "Anne")
            await store.close()
    finally:
        await asyncio.to_thread(postgres.start if how == "stopped" else postgres.thaw)


async def test_exactly_one_worker_runs_a_table_and_another_takes_over(address):
    async with working(address) as here, working(address) as there:
        table = await here.tables.open(ANNA, "Anna", order(2, ("casual",)))
        here.come(table.id, ANNA)
        await until(lambda: here.cluster.runs(table.id))
        there.come(table.id, BEN)
        await there.tables.newest(table.id)
        assert not there.cluster.runs(table.id)
        await asyncio.sleep(2 * leases.EACH)
        assert not there.cluster.runs(table.id)
        here.go(table.id, ANNA)  # nobody watches it there any more
        await until(lambda: there.cluster.runs(table.id))
        await until(lambda: not here.cluster.runs(table.id))


async def test_a_worker_that_has_something_to_tell_ends_at_once(address):
    """In Python 3.11 `wait_for` forgets that it is cancelled if what it waits for comes at the same time."""
    async with working(address) as here:
        await until(here.tables.is_told)
        await asyncio.sleep(0.1)
        here.cluster._renew.set()
        async with asyncio.timeout(PATIENCE):
            await here.cluster.stop()


async def test_a_dead_workers_tables_are_taken_over_and_its_people_are_away(address):
    """A worker sends a heartbeat every EACH; after VALID without one its tables are free."""
    assert leases.VALID + 2 * leases.EACH <= 3.0
    async with working(address) as here, working(address) as there:
        table = await started(here.tables)
        here.come(table.id, ANNA)
        await until(lambda: here.cluster.runs(table.id))
        there.come(table.id, BEN)
        await until(lambda: there.tables.presence.is_here(table.id, ANNA))
        await here.die()
        await until(lambda: there.cluster.runs(table.id))
        await until(lambda: not there.tables.presence.is_here(table.id, ANNA))


async def test_who_is_here_is_known_everywhere(address):
    async with working(address) as here, working(address) as there:
        table = await started(here.tables)
        there.come(table.id, BEN)
        here.come(table.id, ANNA)
        await until(lambda: there.tables.presence.is_here(table.id, ANNA))
        await until(lambda: here.tables.presence.is_here(table.id, BEN))
        here.tables.presence.prefer(table.id, ANNA, "slow")
        await until(lambda: there.tables.presence.pause(table) == there.tables.timing.slow)
        here.go(table.id, ANNA)
        await until(lambda: not there.tables.presence.is_here(table.id, ANNA))
        async with working(address) as late:  # a new worker asks, and gets an answer
            await until(lambda: late.tables.presence.is_here(table.id, BEN))


async def test_somebody_who_left_while_nothing_was_heard_is_not_here_for_ever(address):
    async with working(address) as here, working(address) as there:
        table = await started(here.tables)
        there.come(table.id, BEN)
        there.come(table.id, CLEO)
        here.come(table.id, ANNA)
        presence = here.tables.presence
        await until(lambda: presence.is_here(table.id, BEN) and presence.is_here(table.id, CLEO))
        there.tables.presence.tell = lambda _: None
        there.go(table.id, BEN)
        await asyncio.sleep(3 * leases.EACH)  # until no older message is on its way
        here.cluster._missed()
        await until(lambda: presence.is_here(table.id, CLEO))
        assert not presence.is_here(table.id, BEN)


async def test_what_could_not_be_told_is_told_later(address, monkeypatch):
    async with working(address) as here, working(address) as there:
        table = await started(here.tables)
        await until(lambda: here.tables.is_told() and there.tables.is_told())
        original, failures = here.tables.store.tell, iter([OSError("read-only"), OSError("again")])

        async def tell(news):
            for failure in failures:
                raise failure
            await original(news)

        monkeypatch.setattr(here.tables.store, "tell", tell)
        here.come(table.id, ANNA)
        await until(lambda: there.tables.presence.is_here(table.id, ANNA))


async def test_news_that_come_during_the_first_read_of_a_table_are_not_missed(address, monkeypatch):
    async with working(address) as here, working(address) as there:
        table = await started(here.tables)
        await until(lambda: here.tables.is_told() and there.tables.is_told())
        original = there.tables.store.read

        async def read(table_id, after=-1):
            log = await original(table_id, after)
            if after == -1:
                later = await play_one(here.tables, table)
                there.tables.notice(table_id, later.n)
            return log

        monkeypatch.setattr(there.tables.store, "read", read)
        assert (await there.tables.newest(table.id)).n == table.n
        assert (await there.tables.recent(table.id)).n == table.n + 1


async def test_a_read_that_fails_is_made_again(address, monkeypatch):
    async with working(address) as here, working(address) as there:
        table = await started(here.tables)
        await until(lambda: here.tables.is_told() and there.tables.is_told())
        await there.tables.newest(table.id)
        later = await play_one(here.tables, table)
        await until(lambda: table.id in there.tables._behind)
        with monkeypatch.context() as patch:
            patch.setattr(there.tables.store, "read", _fail)
            with pytest.raises(OSError, match="gone"):
                await there.tables.recent(table.id)
        assert await there.tables.recent(table.id) == later


async def _fail(*_):
    raise OSError("gone")


async def test_a_nudge_and_a_vote_count_across_workers(address):
    async with (
        working(address, idle=0.0, answer=0.1) as here,
        working(address, idle=0.0, answer=0.1) as there,
    ):
        table = await started(here.tables)
        idler = str(table.places[table.to_move[0]].guest)
        other = BEN if idler == ANNA else ANNA
        here.come(table.id, idler)
        there.come(table.id, other)
        await until(lambda: here.tables.presence.is_here(table.id, other))
        await until(lambda: there.tables.presence.is_here(table.id, idler))
        table = await there.tables.newest(table.id)
        seat, place = table.to_move[0], table.places[table.to_move[0]]
        there.tables.presence.idlers.nudge(table, other, seat)
        await until(
            lambda: bool(getattr(here.tables.presence.idlers.state(table, place), "nudged", 0))
        )
        await asyncio.sleep(0.15)
        there.tables.presence.idlers.vote(table, other, seat)
        await until(lambda: here.tables.presence.stand_in(table, place) is not None)
        here.tables.presence.idlers.note_activity(table.id, idler)
        await until(lambda: there.tables.presence.stand_in(table, place) is None)


async def test_what_people_say_reaches_those_at_other_workers(address):
    async with working(address) as here, working(address) as there:
        table = await started(here.tables)
        await until(lambda: here.tables.is_told() and there.tables.is_told())
        with there.tables.company.listen(table.id) as said:
            here.tables.company.react(table, ANNA, "wow")
            assert await asyncio.wait_for(said.get(), PATIENCE) == Reacted(0, "wow")
            there.tables.company.hear(Wrote(table.id, BEN, 2**50, 1, "Ben", "Hi"))
            assert await said.get() == ChatLine(2**50, 1, "Ben", "Hi")
            assert there.tables.company._number == 2**50


async def test_a_guest_who_is_forgotten_at_one_worker_is_so_at_all(address):
    async with working(address) as here, working(address) as there:
        table = await started(here.tables)
        await there.tables.newest(table.id)
        await until(there.tables.is_told)
        await rewriting.rewrite(
            here.tables, ANNA, lambda c: identities.merge(c, ANNA, CLEO) and None
        )
        await until(lambda: there.rewritten > 0)
        assert (await there.tables.recent(table.id)).guests == (CLEO, BEN)
        guest, _ = legal_move(await there.tables.newest(table.id))
        assert guest in {CLEO, BEN}


def is_waited_for(connection):
    """Return whether a connection waits for a lock."""
    waiting = text("SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
    return bool(connection.execute(waiting).scalar_one())


@pytest.mark.parametrize("before", [None, "Annie"])
async def test_of_two_names_given_at_once_at_two_workers_the_later_stays(address, before):
    async with working(address) as here, working(address) as there:
        if before is not None:
            await here.tables.store.rename(ANNA, before)
        with there.tables.store.transaction() as connection:
            store._rename(connection, ANNA, "Anna")
            renaming = asyncio.create_task(here.tables.store.rename(ANNA, "Anne"))
            async with asyncio.timeout(PATIENCE):
                while not await there.tables.store.query(is_waited_for):  # noqa: ASYNC110
                    await asyncio.sleep(0.02)
        await renaming
        assert await there.tables.store.name_of(ANNA) == "Anne"


async def test_what_a_forgotten_guest_wrote_is_forgotten_at_all_workers(address):
    async with working(address) as here, working(address) as there:
        table = await started(here.tables)
        table = await here.tables.act(table.id, partial(SwitchChat(True).entry, guest=ANNA))
        await until(lambda: here.tables.is_told() and there.tables.is_told())
        here.tables.company.write(table, ANNA, "Anna", "I was never here")
        here.tables.company.write(table, BEN, "Ben", "But I was")
        await until(lambda: len(there.tables.company.lines(table)) == 2)
        await rewriting.forget_guest(here.tables, ANNA)
        await until(lambda: len(there.tables.company.lines(table)) == 1)
        for worker in (here, there):
            assert [line.text for line in worker.tables.company.lines(table)] == ["But I was"]


async def test_a_line_that_was_not_yet_told_of_a_forgotten_guest_is_never_told(address):
    async with working(address) as worker:
        cluster = worker.cluster
        cluster._facts = [Wrote("t", who, 1, None, "A", "Hi") for who in (ANNA, f"{ANNA}.1", BEN)]
        cluster._hear(WorkerNews("other", forgotten=(ANNA,)))
        assert [fact.guest for fact in cluster._facts] == [BEN]


def test_long_news_are_told_in_parts():
    facts = tuple(Connected(f"{n:010}", "a" * 32, 1, 10**12 + n, "normal") for n in range(500))
    entries = {f"{n:010}": n for n in range(900)}
    news = WorkerNews("w", entries, tuple(entries), facts, asks=True, forgotten=(ANNA,))
    lines = list(encoded(news))
    assert all(len(line.encode()) <= LONGEST for line in lines)
    parts = [decoded(line) for line in lines]
    assert {table: n for part in parts for table, n in part.entries.items()} == entries
    assert [fact for part in parts for fact in part.facts] == list(facts)
    assert [table for part in parts for table in part.rewritten] == list(entries)
    assert [part.asks for part in parts].count(True) == 1
    assert [guest for part in parts for guest in part.forgotten] == [ANNA]
