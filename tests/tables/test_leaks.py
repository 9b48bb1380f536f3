"""What a seat cannot know can be exchanged without changing a byte of the frames it is sent."""

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from spieltisch.core import fold
from spieltisch.core.errors import BadSetup
from spieltisch.core.random_walk import walked
from spieltisch.core.record import Record, RecordSeat, TimedMove, decode, recorded
from spieltisch.core.rng import Rng
from spieltisch.core.setup import seed_from
from spieltisch.games.registry import GAMES, game_named
from spieltisch.server.messages import TableNews
from spieltisch.tables import companions
from spieltisch.tables.clock import Clock, Timing
from spieltisch.tables.entries import Moved, Opened, Readied, Sat, Ticked
from spieltisch.tables.presence import Presence
from spieltisch.tables.table import Heard, Table, after, opened
from spieltisch.tables.view import table_view

RECORDS = Path(__file__).parents[1] / "records"
FRAMES = 24
"""How many moments of a game are looked at."""
PRIVATE = {"you", "view", "stood_in", "heard", "companions"}
"""What may differ between the frames of two people at the same moment."""
OWN = {
    "ugo": {"seat", "hand", "laying", "must_lay"},
    "ubongo3d": {"seat", "past", "call"},
    "ubongocards": {"seat", "hand", "call", "breaches", "spots", "possible"},
}
"""What of a game's view may differ between two seats."""
replace = msgspec.structs.replace


def guest_on(seat):
    return f"guest-{seat}"


def tables_of(record: Record) -> Iterator[Table]:
    """Seat people at a table and play a record there; give the table after each entry of the game."""
    game, players = game_named(record.game), len(record.seats)
    table = opened(
        "k7",
        Opened(
            game=game.name,
            rules=game.rules_version,
            players=players,
            options=record.options,
            seed=record.seed,
            host=guest_on(0),
            listed=True,
            when=0,
        ),
    )
    for seat in range(players):
        table = after(table, Sat(seat, guest_on(seat), f"Person {seat}"), 0)
    for seat in range(players):
        table = after(table, Readied(seat, ready=True), 0)
    yield table
    for timed in record.moves:
        table = after(table, Moved(timed.seat, timed.move), timed.at)
        yield table
    if record.until is not None and table.phase != "over":
        yield after(table, Ticked(record.until), record.until)


def walk(name, players, options):
    """Play a game with random moves; give its record."""
    game, seed = GAMES[name], seed_from(f"leaks {name} {players}")
    made = walked(game, fold.setup_of(game, players, seed, options))
    moves = [
        TimedMove(at=step.at, seat=step.seat, move=msgspec.to_builtins(step.move))
        for step in made.moved
    ]
    acted = max((step.at for step in made.steps if step.seat is None), default=None)
    seats = [RecordSeat(name=f"seat {seat}") for seat in range(players)]
    return recorded(game, options, seats, seed, moves, acted)


def helpful(name, players):
    """Choose the options that show most: hints and teaching marks, where they may be had."""
    fields = {field.name for field in msgspec.structs.fields(GAMES[name].options_type)}
    chosen = {option: True for option in ("hints", "teaching", "marks") if option in fields}
    try:
        GAMES[name].start(fold.setup_of(GAMES[name], players, seed_from("options"), chosen))
    except BadSetup:
        chosen.pop("hints")  # races give hints to a lone player only
    return chosen


def golden():
    return {file.stem: decode(file.read_bytes()) for file in sorted(RECORDS.glob("*.json"))}


GAMES_PLAYED = {
    **{
        f"{name}-{players}-helped": (name, players, helpful(name, players))
        for name, game in GAMES.items()
        for players in (min(game.players), max(game.players))
    },
    **{name: record for name, record in golden().items() if "tie" in name or "alone" in name},
}
"""Few and many players, alone, with all help, and games that a tie-break decided."""


@pytest.fixture(scope="module", params=GAMES_PLAYED)
def moments(request):
    """Some moments of a game, spread over the whole of it, the last included."""
    played = GAMES_PLAYED[request.param]
    record = played if isinstance(played, Record) else walk(*played)
    tables = list(tables_of(record))
    return [*tables[:: max(1, len(tables) // FRAMES)], tables[-1]]


def frame(table, guest):
    """Give the bytes that a guest is sent."""
    presence = Presence(Timing(), Clock())
    return msgspec.json.encode(TableNews(table_view(table, guest, presence, table.at)))


def viewers(table):
    return [(None, None), *((seat, guest_on(seat)) for seat in range(len(table.places)))]


def test_what_a_seat_cannot_know_changes_no_byte(moments):
    rng = Rng(seed_from("leaks"), "exchange")
    exchanged = 0
    for table in moments:
        for seat, guest in viewers(table):
            other = table.game.resample_hidden(table.state, seat, rng)
            exchanged += other != table.state
            assert frame(table, guest) == frame(replace(table, state=other), guest)
    assert exchanged >= len(moments), "nothing was exchanged"


def test_who_others_are_and_what_their_browsers_sent_changes_no_byte(moments):
    """A guest's id is as good as a signature's half, and a client's id lets one answer for it."""
    for table in moments:
        for seat, guest in viewers(table):
            places = tuple(
                place
                if place.guest == guest
                else replace(
                    place, guest=f"somebody-{number}", heard=(Heard("c" * 12, number + 5, (1,)),)
                )
                for number, place in enumerate(table.places)
            )
            other = replace(table, places=places)
            assert frame(table, guest) == frame(other, guest), seat


def test_who_plays_on_whose_device_changes_no_byte_for_others(moments):
    for table in (each for each in moments if len(each.places) > 2):
        shared = companions.companion(guest_on(1), 2)
        places = list(table.places)
        places[2] = replace(places[2], guest=shared)
        other = replace(table, places=tuple(places))
        for guest in (None, guest_on(0)):
            assert frame(table, guest) == frame(other, guest)


def test_two_seats_get_the_same_except_what_is_their_own(moments):
    for table in moments:
        seen = [json.loads(frame(table, guest))["table"] for _, guest in viewers(table)]
        own = OWN[table.opening.game]
        for one in seen[1:]:
            for other in seen:
                assert {key for key in one if one[key] != other[key]} <= PRIVATE
                views = one["view"], other["view"]
                assert {key for key in views[0] if views[0][key] != views[1][key]} <= own


def test_the_seed_stays_here_until_the_end(moments):
    for table in moments:
        for _, guest in viewers(table):
            sent = frame(table, guest).decode()
            assert (table.opening.seed in sent) == (table.phase == "over")
            others = [place.guest for place in table.places]
            assert not any(each in sent for each in others)
