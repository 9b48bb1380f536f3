"""Every registered game passes the suite, and the suite catches games that break a law."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from spieltisch.core import fold
from spieltisch.core.conformance import Nonconforming, check_bots, check_game, check_options
from spieltisch.core.setup import seed_from
from spieltisch.games.registry import GAMES
from spieltisch.games.ubongocards.game import UbongoCards
from spieltisch.games.ugo import bots
from spieltisch.games.ugo.game import Ugo
from spieltisch.games.ugo.material import Card
from spieltisch.games.ugo.moves import Play
from tests.core.sprint import HIGHEST, SPRINT, Sprint, Tap


@pytest.mark.parametrize("words", ["first", pytest.param("second", marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    ("name", "players"), [(name, number) for name, game in GAMES.items() for number in game.players]
)
def test_every_game_conforms(name, players, words):
    check_game(GAMES[name], players, words)


@pytest.mark.parametrize(
    ("name", "players"), [(name, number) for name, game in GAMES.items() for number in game.players]
)
def test_every_games_bots_conform(name, players):
    check_bots(GAMES[name], players, "bots")


def time_to_build(view):
    return [each.ends_at - each.begins_at for each in view.players if each.ends_at is not None]


TOLD_LATER = {("ubongo3d", "seconds"): time_to_build, ("ubongo3d", "die"): lambda view: view.die}
"""Options that no first view shows, and what reveals them later."""


@pytest.mark.parametrize(
    ("name", "option"),
    [
        (name, field.encode_name)
        for name, game in GAMES.items()
        for field in msgspec.structs.fields(game.options_type)
    ],
)
def test_every_game_conforms_with_every_option(name, option):
    check_options(GAMES[name], option, "options", TOLD_LATER.get((name, option)))


@pytest.mark.parametrize("name", GAMES)
def test_a_view_counts_its_rounds_and_lists_those_that_are_over(name):
    game = GAMES[name]
    state = game.start(fold.setup_of(game, game.players[-1], seed_from("rounds"), {}))
    view = game.view(state, None)
    assert isinstance(view.rounds, int)
    assert view.ended == state.ended == ()
    assert not hasattr(state, "rounds")


class Blind(Ugo):
    """Shows no lessons, even at a table that teaches."""

    def view(self, state: Any, seat: Any) -> Any:
        usual = msgspec.structs.replace(state.setup, options=self.options_type())
        return super().view(msgspec.structs.replace(state, setup=usual), seat)


def test_an_option_that_no_view_tells_is_noticed():
    check_options(Ugo(), "teaching", "blind")
    with pytest.raises(Nonconforming, match="no view shows the value of teaching"):
        check_options(Blind(), "teaching", "blind")


class Quiet(UbongoCards):
    """Obeys the window for calls in its rules, and never shows it."""

    def view(self, state: Any, seat: Any) -> Any:
        return msgspec.structs.replace(super().view(state, seat), window=0)


def test_an_option_that_only_the_rules_obey_is_noticed():
    with pytest.raises(Nonconforming, match="no view shows the value of window"):
        check_options(Quiet(), "window", "quiet")


def unaware(view, rng):
    """Play like a casual bot, but at a table that teaches a card that is not in the hand."""
    if any(held.lesson for held in view.hand):
        return Play(next(card for card in Card if card not in {held.card for held in view.hand}))
    return bots.casual(view, rng)


class Unaware(Ugo):
    """Has bots that break the rules when an option is chosen."""

    bots = dict.fromkeys(Ugo.bots, unaware)


def test_an_option_that_the_bots_do_not_know_is_noticed():
    check_options(Unaware(), "hints", "unaware")
    with pytest.raises(Nonconforming, match=r"illegal move with {'teaching': True}"):
        check_options(Unaware(), "teaching", "unaware")


class Adviceless(Ugo):
    """Has an option for hints, and finds none."""

    analysis = Ugo.analysis._replace(advise=None)


def test_an_option_for_hints_that_gives_none_is_noticed():
    check_options(Ugo(), "hints", "hints")
    with pytest.raises(Nonconforming, match="no view shows the value of hints"):
        check_options(Adviceless(), "hints", "hints")


@given(st.integers(1, 4), st.text(max_size=8), st.integers(1, 3000))
def test_a_race_conforms(players, words, glass):
    check_game(SPRINT, players, words, {"glass": glass})
    check_bots(SPRINT, players, words, {"glass": glass})


class Leaky(Ugo):
    """Shows the first card of the next player's hand in the count of cards set aside."""

    def view(self, state: Any, seat: Any) -> Any:
        view = super().view(state, seat)
        other = state.hands[((seat or 0) + 1) % state.players]
        return msgspec.structs.replace(view, aside=other[0].number if other else 0)


class Telling(Ugo):
    """Shows part of the seed, which determines all rounds to come."""

    def view(self, state: Any, seat: Any) -> Any:
        view = super().view(state, seat)
        return msgspec.structs.replace(view, rounds=int(state.setup.seed[:4], 16))


class Lenient(Ugo):
    """Lets anyone play out of turn."""

    def play(self, state: Any, seat: Any, move: Any, at: Any) -> Any:
        del seat
        return super().play(state, state.turn, move, at)


class Forgetful(Ugo):
    """Lists no laying, so the winner of a trick is stuck."""

    def moves(self, state: Any, seat: Any) -> Any:
        return [move for move in super().moves(state, seat) if hasattr(move, "play")]


class Restless(Ugo):
    """Plays differently each time."""

    count = 0

    def play(self, state: Any, seat: Any, move: Any, at: Any) -> Any:
        self.count += 1
        after = super().play(state, seat, move, at)
        return msgspec.structs.replace(after, supply=after.supply + self.count % 2)


@pytest.mark.parametrize(
    ("game", "breach"),
    [
        (Leaky(), "depends on what it cannot see"),
        (Telling(), "depends on what it cannot see"),
        (Lenient(), "accepted although it is not listed"),
        (Restless(), "gives another state|ends in another state"),
    ],
)
def test_the_suite_notices(game, breach):
    with pytest.raises(Nonconforming, match=breach):
        check_game(game, 3, "breach")


def test_the_suite_notices_a_game_that_is_stuck():
    with pytest.raises(Nonconforming, match="has no move"):
        check_game(Forgetful(), 2, "stuck")


class Early(Sprint):
    """Starts its sandglass at time 0, when the table opened."""

    def due(self, state: Any) -> Any:
        return super().due(state) or (60_000 if not state.ready else None)


class Sticky(Sprint):
    """Turns the sandglass again at the very moment it was last turned."""

    def elapse(self, state: Any, at: Any) -> Any:
        after = super().elapse(state, at)
        return msgspec.structs.replace(after, turned=state.turned) if after.second_chance else after


class Endless(Sprint):
    """Gives a second chance again and again."""

    def elapse(self, state: Any, at: Any) -> Any:
        if state.called:
            return super().elapse(state, at)
        return msgspec.structs.replace(state, turned=at)


class Haunted(Sprint):
    """Lets the sandglass run on after the end."""

    def due(self, state: Any) -> Any:
        return 2**52 if self.outcome(state) else super().due(state)


class Nosy(Sprint):
    """Shows everyone's number as soon as the sandglass runs."""

    def view(self, state: Any, seat: Any) -> Any:
        view = super().view(state, seat)
        return msgspec.structs.replace(view, number=sum(state.numbers)) if state.turned else view


class Drifting(Sprint):
    """Lets time act differently each time."""

    count = 0

    def elapse(self, state: Any, at: Any) -> Any:
        self.count += 1
        return msgspec.structs.replace(super().elapse(state, at), points=(self.count, 0, 0))


class Unlisted(Sprint):
    """Does not list the first taps."""

    def moves(self, state: Any, seat: Any) -> Any:
        listed = super().moves(state, seat)
        is_first = state.turned is not None and 0 < state.taps[seat] < HIGHEST
        return [move for move in listed if move != Tap() or len(listed) == 1 or not is_first]


class Crashing(Unlisted):
    """Crashes on a move that it does not list."""

    lists_all_moves = False

    def play(self, state: Any, seat: Any, move: Any, at: Any) -> Any:
        if state.turned is None and isinstance(move, Tap):
            raise KeyError(seat)
        return super().play(state, seat, move, at)


@pytest.mark.parametrize(
    ("game", "breach"),
    [
        (Early(), "before the first move"),
        (Sticky(), "due again at the same moment"),
        (Endless(), "never comes to rest"),
        (Haunted(), "time acts after the end"),
        (Nosy(), "depends on what it cannot see"),
        (Drifting(), "gives another state|ends in another state"),
        (Unlisted(), "accepted although it is not listed"),
    ],
)
def test_the_suite_notices_races_that_break_a_law(game, breach):
    with pytest.raises(Nonconforming, match=breach):
        for number in range(20):  # a single walk may miss the moment
            check_game(game, 3, f"breach {number}")


def test_a_race_may_leave_moves_unlisted_but_must_not_crash_on_them(monkeypatch):
    monkeypatch.setattr(Unlisted, "lists_all_moves", False)
    for number in range(20):
        check_game(Unlisted(), 3, f"unlisted {number}")
    with pytest.raises(KeyError):
        for number in range(20):
            check_game(Crashing(), 3, f"unlisted {number}")
