"""Replaying a game over a real port: every moment as every seat saw it, and the review."""

import asyncio
import os
import signal
import threading

import httpx
import msgspec
import pytest

from spieltisch.core import fold
from spieltisch.core.analysis import GameReview
from spieltisch.core.errors import Refused
from spieltisch.core.record import decode
from spieltisch.core.review import PART, here, review
from spieltisch.games.registry import game_named
from spieltisch.games.ugo.game import UGO
from spieltisch.server import replays as folding
from spieltisch.server import review as review_jobs
from spieltisch.server.replays import Replays
from spieltisch.server.review import Reviewer
from spieltisch.tables.table import record
from spieltisch.workers.pool import WorkerPool
from tests.server.client import PATIENCE, Person, serving
from tests.server.finished import golden_table, play_through
from tests.server.quick_reviews import MODULE


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("data"), module=MODULE) as running:
        yield running


@pytest.fixture(scope="module")
def played(server):
    """Return a finished game for two."""
    return asyncio.run(play_through(Person(server, "Anna"), "beginner"))


browser = httpx.Client(timeout=PATIENCE)


def get(server, path):
    answer = browser.get(f"{server.address}/api/tables/{path}")
    return answer.status_code, answer.json()


def code(server, path):
    status, body = get(server, path)
    return status, body["code"]


async def reviewed(server, table):
    """Ask until the review is there; return the progress reported each time, and the review."""
    told = []
    while True:
        status, news = get(server, f"{table}/review")
        assert status == 200
        told.append((news["done"], news["of"]))
        if news["review"] is not None:
            return told, news["review"]
        await asyncio.sleep(0.05)


def test_every_moment_can_be_seen_from_every_seat(server, played):
    record = decode(httpx.get(f"{server.address}/api/tables/{played}/record").content)
    game = game_named("ugo")
    steps = list(fold.steps(game, record))
    states = [fold.start(game, record), *(step.after for step in steps)]
    for number in (0, 1, 2, 17, len(steps) - 1, len(steps)):
        for seat in (None, 0, 1):
            query = "" if seat is None else f"?seat={seat}"
            status, step = get(server, f"{played}/replay/{number}{query}")
            view = msgspec.json.decode(msgspec.json.encode(game.view(states[number], seat)))
            assert (status, step["view"]) == (200, view)
            assert (step["number"], step["of"]) == (number, len(steps))
            timed = record.moves[number - 1] if number else None
            assert step["seat"] == (timed and timed.seat)
            assert step["move"] == (timed and timed.move)


def test_all_hands_are_open_only_where_that_is_asked_for(server, played):
    _, step = get(server, f"{played}/replay/17?everyone=true")
    assert step["view"]["seat"] is None
    assert step["views"] == [
        get(server, f"{played}/replay/17?seat={seat}")[1]["view"] for seat in (0, 1)
    ]
    assert get(server, f"{played}/replay/17")[1]["views"] == []
    assert code(server, f"{played}/replay/17?everyone=x") == (400, "malformed")


def test_a_game_with_turns_has_no_timeline(server, played):
    assert code(server, f"{played}/timeline") == (404, "no_timeline")


@pytest.mark.parametrize(
    ("path", "status", "code_"),
    [
        ("replay/9999", 404, "unknown_step"),
        ("replay/-1", 404, "unknown_step"),
        ("replay/1?seat=2", 400, "seat_unknown"),
        ("replay/1?seat=-1", 400, "seat_unknown"),
        ("replay/1?seat=x", 400, "malformed"),
        ("replay/1?seat=1_0", 400, "malformed"),
        ("replay/1_0", 400, "malformed"),
        ("replay/1.5", 400, "malformed"),
        ("replay/one", 400, "malformed"),
        (f"replay/{'9' * 400}", 404, "unknown_step"),
    ],
)
def test_steps_that_are_not_there_are_refused(server, played, path, status, code_):
    assert code(server, f"{played}/{path}") == (status, code_)


def test_before_the_end_nothing_is_shown_again(server):
    table = Person(server, "Anna").open_table(2, "casual")
    assert code(server, f"{table}/replay/0") == (409, "not_over")
    assert code(server, f"{table}/review") == (409, "not_over")
    assert code(server, "nowhere/replay/0") == (404, "unknown_table")
    assert code(server, "nowhere/review") == (404, "unknown_table")


def test_the_replay_has_a_page_of_its_own(server, played):
    page = httpx.get(f"{server.address}/t/{played}/replay")
    assert page.status_code in {200, 503}, "503 where the web client is not built"


async def test_a_review_is_made_in_the_background_and_kept(server, played):
    told, review = await reviewed(server, played)
    assert told == sorted(told)
    assert msgspec.convert(review, GameReview, strict=False).players == 2
    assert told[-1][0] == told[-1][1] > 0
    for evaluation in review["moves"]:
        _, step = get(server, f"{played}/replay/{evaluation['number']}")
        assert (step["seat"], set(step["move"])) == (evaluation["seat"], set(evaluation["played"]))
        assert unordered(step["move"]) == unordered(evaluation["played"])
    assert all(each in review["moves"] for costly in review["costly"] for each in costly)
    again, same = await reviewed(server, played)
    assert (len(again), same) == (1, review)


def unordered(move):
    """Return a move without the order in which a laying's top cards are named."""
    return (move["lay"]["new"], set(move["lay"]["tops"])) if "lay" in move else move


async def test_one_review_is_made_at_a_time_and_the_server_answers_meanwhile(server):
    anna = Person(server, "Anna")
    first, second = [await play_through(anna, "beginner") for _ in range(2)]
    get(server, f"{first}/review")
    while True:
        done = get(server, f"{second}/review")[1]
        begun = get(server, f"{first}/review")[1]
        assert done["done"] == 0 or begun["review"] is not None
        assert get(server, first)[1]["phase"] == "over"
        if done["review"] is not None:
            return
        await asyncio.sleep(0.02)


async def test_a_game_that_nobody_can_judge_has_a_replay_but_no_review(server):
    """The last moment of a race includes everything that time did."""
    anna = Person(server, "Anna")
    table = anna.open_table(1, game="sprint", options={"glass": 100})
    async with anna.at(table) as talk:
        await talk.say({"type": "ready", "ready": True})
        while talk.newest["phase"] != "over":
            if talk.newest["phase"] == "playing" and talk.newest["to_move"]:
                number = talk.newest["view"]["round"]
                await talk.say(
                    {"type": "play", "move": {"ready": number}, "after": talk.newest["n"]}
                )
            await talk.table()
    assert code(server, f"{table}/review") == (404, "no_review")
    status, last = get(server, f"{table}/replay/0")
    status, last = get(server, f"{table}/replay/{last['of']}")
    assert (status, last["view"]["round"]) == (200, talk.newest["view"]["round"])


async def test_a_game_that_ended_without_a_move_shows_its_end():
    table = golden_table("ugo-2")
    replays = Replays()
    untouched = msgspec.structs.replace(table, id="untouched", moves=())
    step = await replays.step(untouched, 0, None)
    assert (step.of, step.move, step.view) == (0, None, table.game.view(table.state, None))
    replays.close()


class SlowFolds:
    """Folds games only when released, and counts how often each was folded."""

    def __init__(self, monkeypatch):
        self.go = threading.Event()
        self.folded = []
        self._usual = folding._moments
        monkeypatch.setattr(folding, "_moments", self._fold)

    def _fold(self, table):
        self.folded.append(table.id)
        assert self.go.wait(30)
        return self._usual(table)


async def test_games_that_wait_are_folded_once_however_many_there_are(monkeypatch):
    monkeypatch.setattr(folding, "KEPT", 2)
    slow, replays = SlowFolds(monkeypatch), Replays()
    tables = copies(4)
    asked = [asyncio.create_task(replays.step(each, 1, None)) for each in (*tables, *tables)]
    await asyncio.sleep(0)
    slow.go.set()
    assert all(step.number == 1 for step in await asyncio.gather(*asked))
    assert sorted(slow.folded) == [table.id for table in tables]
    await replays.step(copies(5)[4], 1, None)
    assert sum(replays.has_steps(each) for each in copies(5)) == 2
    replays.close()


async def test_only_so_many_games_wait_to_be_folded(monkeypatch):
    monkeypatch.setattr(folding, "MOST_WANTED", 3)
    slow, replays = SlowFolds(monkeypatch), Replays()
    tables = copies(4)
    asked = [asyncio.create_task(replays.step(each, 1, None)) for each in tables[:3]]
    await asyncio.sleep(0)
    late = asyncio.create_task(replays.step(tables[3], 1, None))
    also = asyncio.create_task(replays.step(tables[0], 2, None))
    await asyncio.sleep(0)
    asked[1].cancel()
    slow.go.set()
    with pytest.raises(Refused, match="busy"):
        await late
    assert (await also).number == 2, "a caller that waits may ask again"
    assert (await replays.step(tables[1], 1, None)).number == 1, "who went left it to others"
    assert (await replays.step(tables[3], 1, None)).number == 1
    assert sorted(slow.folded) == [table.id for table in tables]
    replays.close()


def copies(count):
    table = golden_table("ugo-2")
    return [msgspec.structs.replace(table, id=f"t{number}") for number in range(count)]


async def at_once(function, *arguments):
    """Make a call right here, where the server would use a process."""
    await asyncio.sleep(0)
    return function(*arguments)


async def test_only_so_many_reviews_wait_and_closing_ends_them():
    made = []

    async def never(*call):
        made.append(call)
        await asyncio.Event().wait()

    reviewer = Reviewer(never)
    tables = copies(review_jobs.MOST_WANTED + 1)
    for table in tables[:-1]:
        assert reviewer.ask(table).review is None
    with pytest.raises(Refused, match="busy"):
        reviewer.ask(tables[-1])
    assert reviewer.ask(tables[0]).review is None, "a caller that waits may ask again"
    await asyncio.sleep(0.01)
    assert len(made) == 1, "one at a time"
    reviewer.close()
    await asyncio.sleep(0.01)
    assert len(made) == 1
    assert {task.get_name() for task in asyncio.all_tasks()} == {asyncio.current_task().get_name()}


async def test_finished_reviews_are_kept_for_the_last_tables(monkeypatch):
    monkeypatch.setattr(review_jobs, "KEPT", 4)
    made = []

    async def counted(function, written, *arguments):
        if function is UGO.analysis.gather:
            made.append(written)
        return await at_once(function, written, *arguments)

    reviewer = Reviewer(counted, 10)
    tables = copies(5)
    for table in tables[:4]:
        await finish(reviewer, table)
    assert all(reviewer.ask(table).review is not None for table in tables[:4])
    await finish(reviewer, tables[4])
    assert all(reviewer.ask(table).review is not None for table in tables[1:])
    assert len(made) == 5
    assert reviewer.ask(tables[0]).review is None
    reviewer.close()


async def finish(reviewer, table):
    async with asyncio.timeout(PATIENCE):
        return await _finish(reviewer, table)


async def _finish(reviewer, table):
    while (news := reviewer.ask(table)).review is None:  # noqa: ASYNC110 - as a page asks
        await asyncio.sleep(0.001)
    return news.review


async def test_a_review_in_parts_is_the_whole_review():
    (table,) = copies(1)
    told, written = [], record(table)
    evaluations, of = UGO.analysis.evaluate(written, 20, 0, 10_000)
    whole = UGO.analysis.gather(written, 20, evaluations)
    assert await finish(Reviewer(at_once, 20), table) == whole
    assert await review(UGO, written, 20, lambda *progress: told.append(progress), here) == whole
    assert told[0][0] == PART < told[-1][0] == told[-1][1] == of


async def test_a_hint_comes_between_two_parts_of_a_review_and_a_lost_process_is_replaced():
    pool = WorkerPool()
    reviewer = Reviewer(pool.advise, 50)
    (table,) = copies(1)
    reviewer.ask(table)
    process = await pool.advise(os.getpid)
    done, of = reviewer.ask(table).done, reviewer.ask(table).of
    assert done < of or of == 0, "the review was under way when the hint was there"
    os.kill(process, signal.SIGKILL)
    whole = await finish(reviewer, table)
    assert whole == await review(UGO, record(table), 50, lambda *_: None, here)
    await pool.close()


async def test_a_review_that_fails_says_so_and_may_be_tried_again(monkeypatch, caplog):
    async def broken(*_):
        raise RuntimeError("the thinker is ill")

    reviewer = Reviewer(at_once, 10)
    (table,) = copies(1)
    with monkeypatch.context() as ill:
        ill.setattr(reviewer, "_call", broken)
        with pytest.raises(Refused, match="internal"):
            await finish(reviewer, table)
    assert "the thinker is ill" in caplog.text
    assert (await finish(reviewer, table)).players == 2
