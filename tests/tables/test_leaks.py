"""What a seat cannot know can be exchanged without changing a byte of the frames it is sent."""

import json
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from spieltisch.core.errors import Refused
from spieltisch.core.record import Record, decode
from spieltisch.core.review import adviser
from spieltisch.core.rng import Rng
from spieltisch.core.setup import seed_from
from spieltisch.games.registry import GAMES
from spieltisch.server.messages_of_table import ChatNews, ReactionNews, TableNews
from spieltisch.tables import companions
from spieltisch.tables.clock import Clock, Timing
from spieltisch.tables.commands import Play, carry_out
from spieltisch.tables.company import ChatLine, Company
from spieltisch.tables.entries import Again, Daily
from spieltisch.tables.places import Heard
from spieltisch.tables.presence import Presence
from spieltisch.tables.view import table_view
from tests.hostile.mutations import MOVES
from tests.tables.people import SetClock
from tests.tables.recorded import guest_on, helpful, tables_of, walk

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
ATTEMPTS = 12
"""How many moves of each kind are tried at a moment."""
replace = msgspec.structs.replace


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
    tables = tables_of(record)
    return [*tables[:: max(1, len(tables) // FRAMES)], tables[-1]]


def frame(table, guest):
    """Return the bytes that a guest is sent."""
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


def answer_to(table, guest, move):
    """Return the answer to a guest's move: how it is refused, or that it is accepted."""
    try:
        carry_out(table, lambda present: Play(move, present.n).entry(present, guest), table.at)
    except Refused as refused:
        return refused.code, refused.why, refused.details
    return "accepted"


def attempts(table, moments):
    """Give moves to try: legal ones of all seats, those that were made in this game, and absurd ones."""
    legal = [
        msgspec.to_builtins(move)
        for seat in table.to_move
        for move in table.game.moves(table.state, seat)[:ATTEMPTS]
    ]
    made = [each.move for each in moments[-1].moves]
    return [*legal, *made[:: max(1, len(made) // ATTEMPTS)], *MOVES]


def test_no_refusal_tells_what_is_hidden(moments):
    """Trying every move reveals no more than looking: what is refused, and how, is the same."""
    rng, refused = Rng(seed_from("leaks"), "refusals"), Counter()
    for table in (each for each in moments if each.phase == "playing"):
        for seat, guest in viewers(table):
            other = replace(table, state=table.game.resample_hidden(table.state, seat, rng))
            for move in attempts(table, moments):
                answer = answer_to(table, guest, move)
                refused[answer[0]] += 1
                assert answer == answer_to(other, guest, move), (seat, move)
    assert len(refused) > 3, refused


def test_no_hint_tells_what_is_hidden(moments):
    rng, exchanged = Rng(seed_from("leaks"), "hints"), 0
    advise = adviser(moments[0].game, moments[0].opening.options)
    if advise is None:
        pytest.skip("this game gives no hints")
    for table in (each for each in moments[:: max(1, len(moments) // 8)] if each.to_move):
        for seat in table.to_move:
            other = table.game.resample_hidden(table.state, seat, rng)
            exchanged += other != table.state
            hints = [advise(table.game.view(state, seat)) for state in (table.state, other)]
            assert msgspec.json.encode(hints[0]) == msgspec.json.encode(hints[1])
    assert exchanged, "nothing was exchanged"


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


def test_who_shares_a_device_sees_their_own_seat_alone(moments):
    """Each has a socket of their own; what the other holds changes no byte on it."""
    rng = Rng(seed_from("leaks"), "device")
    for moment in (each for each in moments if len(each.places) > 1):
        shared = companions.companion(guest_on(0), 1)
        places = (moment.places[0], replace(moment.places[1], guest=shared), *moment.places[2:])
        table = replace(moment, places=places)
        for seat, who in ((0, guest_on(0)), (1, shared)):
            other = table.game.resample_hidden(table.state, seat, rng)
            assert frame(table, who) == frame(replace(table, state=other), who)


@pytest.mark.parametrize("origin", [Daily("2026-11-18", "A"), Again("k8", 3)])
def test_where_a_deal_comes_from_tells_nothing_of_it(moments, origin):
    rng = Rng(seed_from("leaks"), "origin")
    for moment in moments[:: max(1, len(moments) // 3)]:
        table = replace(moment, opening=replace(moment.opening, origin=origin))
        for seat, guest in viewers(table):
            other = table.game.resample_hidden(table.state, seat, rng)
            assert frame(table, guest) == frame(replace(table, state=other), guest)


def test_what_people_say_tells_no_guest(moments):
    """The writer of a line is a seat and a name; any other guest there would look the same."""
    table, said = replace(moments[0], chat=True), []
    for speaker in (guest_on(0), "somebody"):
        places = (replace(table.places[0], guest=speaker), *table.places[1:])
        seated, company = replace(table, places=places), Company(SetClock())
        with company.listen(table.id) as heard:
            company.react(seated, speaker, "wow")
            company.write(seated, speaker, "", "Well played.")
            company.write(seated, guest_on(9), "Onlooker", "Yes.")
            news = [heard.get_nowait() for _ in range(3)]
        lines = (*news[1:], *company.lines(seated))
        reacted = ReactionNews(news[0].seat, news[0].reaction)
        said.append([msgspec.json.encode(each) for each in (reacted, ChatNews(lines))])
        assert all(isinstance(line, ChatLine) for line in lines)
        assert not any(guest.encode() in b"".join(said[-1]) for guest in (speaker, guest_on(9)))
    assert said[0] == said[1]


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
