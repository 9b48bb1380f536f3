"""UGO-5 to UGO-32, each by its id."""

from itertools import pairwise

import pytest

from spieltisch.core.errors import BadSetup, IllegalMove
from spieltisch.core.outcome import by_score
from spieltisch.core.setup import left_of
from spieltisch.games.ugo import rules
from spieltisch.games.ugo.game import UGO
from spieltisch.games.ugo.laying import Laying, layings, sensible
from spieltisch.games.ugo.material import SUPPLY, Card, Colour
from spieltisch.games.ugo.moves import Lay, Play
from spieltisch.games.ugo.scoring import kingdom_score, section_score
from spieltisch.games.ugo.view import view_of
from tests.games.ugo.tables import kingdom, laid, moment, setup, trick
from tests.games.ugo.walks import whole_game


def refused(code, call, *arguments):
    with pytest.raises(IllegalMove) as illegal:
        call(*arguments)
    assert illegal.value.code == code
    assert illegal.value.why.endswith(".")
    return illegal.value


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ten_cards_each_the_rest_unseen(players):
    """UGO-5"""
    state = rules.start(setup(players))
    assert [len(hand) for hand in state.hands] == [10] * players
    assert len(state.aside) == 45 - 10 * players
    assert sorted([*state.aside, *(card for hand in state.hands for card in hand)]) == sorted(Card)


@pytest.mark.parametrize("players", [0, 1, 5, 16])
def test_other_numbers_of_players_are_refused(players):
    """UGO-5"""
    with pytest.raises(BadSetup, match="wrong_players"):
        rules.start(setup(players))


def test_every_player_may_be_dealer():
    """UGO-5 UGO-7: the seed chooses the dealer, and the player to the dealer's left leads."""
    starters = {rules.start(setup(4, f"game {number}")).starter for number in range(40)}
    assert starters == {0, 1, 2, 3}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_rounds_of_ten_tricks(players):
    """UGO-6"""
    states = whole_game(players, "rounds")
    assert states[-1].is_over
    assert [state.round for state in states if len(state.tricks) == 10 and state.must_lay] == [
        1,
        2,
        3,
        4,
    ]
    plays = sum(1 for before, after in pairwise(states) if len(after.trick) > len(before.trick))
    assert plays == 4 * 10 * (players - 1)  # the last card of a trick takes it off the table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_goes_round(players):
    """UGO-7"""
    states = whole_game(players, "starters")
    starters = {state.round: state.starter for state in states}
    for number in (1, 2, 3):
        assert starters[number + 1] == left_of(starters[number], players)
    for state in states:
        if not state.tricks and not state.trick:
            assert state.turn == state.starter


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_round_starts_from_scratch(players):
    """UGO-8 UGO-32"""
    states = whole_game(players, "again")
    starts = [after for before, after in pairwise(states) if after.round > before.round]
    assert len(starts) == 3
    for state in starts:
        assert state.supply == SUPPLY[players]
        assert all(not any(each.piles) and each.farmers == 0 for each in state.kingdoms)
        assert len({*state.aside, *(card for hand in state.hands for card in hand)}) == 45
    hands = {state.hands for state in [states[0], *starts]}
    assert len(hands) == 4


def test_the_leader_plays_any_card_the_others_follow_clockwise():
    """UGO-9"""
    state = moment(["red 3", "blue 1"], ["red 4"], ["red 5"], leader=1)
    assert [state.turn] == [1]
    state = rules.play(state, 1, Play(Card.RED_4))
    assert state.turn == 2
    state = rules.play(state, 2, Play(Card.RED_5))
    assert state.turn == 0
    assert state.trick == ("red 4", "red 5")
    for card in ("red 3", "blue 1"):
        assert rules.can_play(moment(["red 3", "blue 1"], ["red 4"]), 0, Card(card))


def test_out_of_turn_is_refused():
    """UGO-9"""
    state = moment(["red 3"], ["red 4"], ["red 5"])
    illegal = refused("not_your_turn", rules.play, state, 1, Play(Card.RED_4))
    assert illegal.details == {"seat": 0}


def test_a_card_not_held_is_refused():
    """UGO-9"""
    refused("card_not_held", rules.play, moment(["red 3"], ["red 4"]), 0, Play(Card.RED_4))


def test_the_led_colour_must_be_followed():
    """UGO-10"""
    state = rules.play(moment(["red 3", "red 1"], ["red 4", "blue 8"]), 0, Play(Card.RED_3))
    illegal = refused("must_follow", rules.play, state, 1, Play(Card.BLUE_8))
    assert illegal.details == {"colour": "red"}
    assert [move.play for move in rules.moves(state, 1)] == ["red 4"]


def test_a_player_without_the_led_colour_may_play_anything():
    """UGO-10"""
    state = rules.play(moment(["red 3", "red 1"], ["green 4", "blue 8"]), 0, Play(Card.RED_3))
    assert [move.play for move in rules.moves(state, 1)] == ["green 4", "blue 8"]


def test_the_highest_wins_whatever_its_colour():
    """UGO-11"""
    assert trick("red 3", "blue 5", "red 4").tricks[-1].winner == 1


def test_of_equals_the_led_colour_wins():
    """UGO-12"""
    assert trick("red 3", "blue 5", "red 5").tricks[-1].winner == 2


def test_otherwise_the_first_of_equals_wins():
    """UGO-13"""
    assert trick("red 3", "blue 5", "green 5").tricks[-1].winner == 1


def test_the_winner_takes_all_and_leads():
    """UGO-14"""
    state = laid(trick("red 3", "blue 5", "red 4", leader=2))
    assert state.turn == 0
    assert sorted(card for pile in state.kingdoms[0].piles for card in pile) == [
        "blue 5",
        "red 3",
        "red 4",
    ]
    assert all(not any(state.kingdoms[seat].piles) for seat in (1, 2))


def test_one_colour_to_a_section():
    """UGO-15"""
    state = laid(trick("red 3", "blue 5", "red 4", "grey 1"))
    for pile in state.kingdoms[1].piles:
        assert len({card.colour for card in pile}) <= 1
    assert state.kingdoms[1].colours == (Colour.BLUE, Colour.RED, Colour.GREY)


def test_a_colour_goes_onto_its_pile_even_onto_a_higher_card():
    """UGO-16"""
    had = kingdom("red 8", "blue 2")
    state = laid(trick("red 3", "blue 5", kingdoms=[kingdom(), had]))
    assert state.kingdoms[1].piles[:2] == (("red 8", "red 3"), ("blue 2", "blue 5"))


def test_new_colours_open_the_next_sections_in_the_order_chosen():
    """UGO-17"""
    had = kingdom("red 8")
    won = trick("green 3", "blue 5", "grey 1", kingdoms=[kingdom(), had, kingdom()])
    choice = Laying(
        (Colour.GREY, Colour.GREEN, Colour.BLUE), (Card.GREY_1, Card.GREEN_3, Card.BLUE_5)
    )
    state = rules.play(won, 1, Lay(choice))
    assert state.kingdoms[1].colours == (Colour.RED, Colour.GREY, Colour.GREEN, Colour.BLUE)
    assert len(list(layings(had, won.won.cards))) == 6


@pytest.mark.parametrize(
    ("new", "tops", "code"),
    [
        (["green"], ["green 3", "blue 5"], "wrong_new_colours"),
        (["green", "blue", "blue"], ["green 3", "blue 5"], "wrong_new_colours"),
        (["green", "blue", "red"], ["green 3", "blue 5"], "wrong_new_colours"),
        (["green", "blue"], ["green 3"], "wrong_tops"),
        (["green", "blue"], ["green 3", "green 1", "blue 5"], "wrong_tops"),
        (["green", "blue"], ["green 8", "blue 5"], "top_not_won"),
    ],
)
def test_a_laying_that_does_not_fit_is_refused(new, tops, code):
    """UGO-15 UGO-17 UGO-18"""
    won = trick("green 3", "blue 5", "green 1")
    laying = Laying(tuple(map(Colour, new)), tuple(map(Card, tops)))
    refused(code, rules.play, won, 1, Lay(laying))


def test_the_winner_chooses_the_top_card():
    """UGO-18"""
    won = trick("red 3", "red 5", "red 4")
    for top in ("red 3", "red 4", "red 5"):
        state = rules.play(won, 1, Lay(Laying((Colour.RED,), (Card(top),))))
        assert state.kingdoms[1].piles[0][-1] == top
        assert len(state.kingdoms[1].piles[0]) == 3


def test_the_sensible_choice_is_highest_on_top():
    """UGO-18"""
    won = trick("red 3", "blue 5", "red 4").won
    assert sensible(won.onto, won.cards) == Laying(
        (Colour.BLUE, Colour.RED), (Card.BLUE_5, Card.RED_4)
    )


def test_new_cards_may_be_laid_again_until_the_winner_leads():
    """UGO-19"""
    state = laid(trick("red 3", "red 5", "red 4"))
    state = rules.play(state, 1, Lay(Laying((Colour.RED,), (Card.RED_3,))))
    assert state.kingdoms[1].piles[0][-1] == "red 3"
    again = Laying((Colour.RED,), (Card.RED_5,))
    refused("same_laying", rules.play, state, 1, Lay(Laying((Colour.RED,), (Card.RED_3,))))
    refused("not_your_turn", rules.play, state, 0, Lay(again))
    led = rules.play(state, 1, Play(state.hands[1][0]))
    refused("nothing_to_lay", rules.play, led, 2, Lay(again))
    refused("not_your_turn", rules.play, led, 1, Lay(again))


def test_the_order_of_the_tops_does_not_matter():
    """UGO-18"""
    won = trick("red 3", "blue 5", "red 4")
    forth = Laying((Colour.BLUE, Colour.RED), (Card.BLUE_5, Card.RED_4))
    back = Laying((Colour.BLUE, Colour.RED), (Card.RED_4, Card.BLUE_5))
    state = rules.play(won, 1, Lay(back))
    assert state == rules.play(won, 1, Lay(forth))
    refused("same_laying", rules.play, state, 1, Lay(back))


def test_nobody_lays_forever():
    """UGO-19: laying again is bounded, and so is a record."""
    state = trick("red 3", "red 5", "red 4")
    tops = [Lay(Laying((Colour.RED,), (Card(top),))) for top in ("red 3", "red 4")]
    for number in range(rules.MOST_LAYINGS):
        state = rules.play(state, 1, tops[number % 2])
    refused("laid_too_often", rules.play, state, 1, tops[rules.MOST_LAYINGS % 2])
    assert all(isinstance(move, Play) for move in rules.moves(state, 1))


def test_the_winner_lays_before_leading():
    """UGO-15 UGO-19"""
    won = trick("red 3", "red 5", "red 4")
    refused("lay_first", rules.play, won, 1, Play(won.hands[1][0]))


@pytest.mark.parametrize(
    ("card", "farmers"),
    [("red 8", 0), ("red 7", 1), ("red 6", 1), ("red 5", 2), ("red 4", 2), ("red 3", 2)],
)
def test_the_winning_card_earns_its_farmers(card, farmers):
    """UGO-20"""
    state = trick(card, "blue 0", "green 0")
    assert state.tricks[-1].earned == (farmers, 0, 0)


@pytest.mark.parametrize("card", ["red 2", "red 1", "red 0"])
def test_a_low_card_earns_nothing_by_winning(card):
    """UGO-21"""
    assert trick(card, "blue 0").tricks[-1].earned == (0, 0)


@pytest.mark.parametrize(("lost", "farmers"), [("red 1", 1), ("blue 1", 2)])
def test_a_lost_one(lost, farmers):
    """UGO-22"""
    assert trick("red 8", lost, "green 0").tricks[-1].earned == (0, farmers, 0)


@pytest.mark.parametrize(("lost", "farmers"), [("red 2", 0), ("blue 2", 1)])
def test_a_lost_two(lost, farmers):
    """UGO-23"""
    assert trick("red 8", lost, "green 0").tricks[-1].earned == (0, farmers, 0)


def test_farmers_fill_from_the_left():
    """UGO-24"""
    for farmers in range(10):
        here = kingdom(farmers=farmers)
        standing = [here.farmers_in(section) for section in range(5)]
        assert sum(standing) == farmers
        assert standing[:2] == [0, 0]
        for left, right in pairwise(range(2, 5)):
            assert here.missing_in(left) == 0 or standing[right] == 0


def test_a_full_kingdom_gets_no_more():
    """UGO-24"""
    state = trick("red 5", "blue 0", "green 1", kingdoms=[kingdom(farmers=8), kingdom(), kingdom()])
    assert state.kingdoms[0].farmers == 9
    assert state.tricks[-1].earned == (1, 0, 2)
    assert state.supply == 36 - 3


def test_land_with_all_farmers_scores_its_top():
    """UGO-25"""
    here = kingdom("red 8", "blue 0", "green 5", "grey 7", "yellow 6", farmers=9)
    assert [section_score(here, section) for section in range(5)] == [8, 0, 5, 7, 6]


def test_missing_farmers_cost_five_each():
    """UGO-26"""
    here = kingdom("red 8", "blue 0", "green 5", "grey 7", "yellow 6", farmers=1)
    assert [section_score(here, section) for section in range(5)] == [8, 0, -5, -15, -20]


def test_farmers_without_land_score_the_printed_points():
    """UGO-27"""
    assert [section_score(kingdom(farmers=9), section) for section in range(5)] == [0, 0, 1, 3, 5]
    assert [section_score(kingdom(farmers=8), section) for section in range(5)] == [0, 0, 1, 3, 0]


def test_a_round_may_be_negative():
    """UGO-28"""
    assert kingdom_score(kingdom("red 0", "blue 0", "green 8")) == -10


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_highest_total_wins(players):
    """UGO-29"""
    final = whole_game(players, "end")[-1]
    totals = [sum(kingdom_score(each[seat]) for each in final.ended) for seat in range(players)]
    outcome = UGO.outcome(final)
    assert list(outcome.scores) == totals
    assert all(totals[seat] == max(totals) for seat in outcome.winners)
    refused("game_over", rules.play, final, 0, Play(Card.RED_0))


def test_equal_totals_share_the_win():
    """UGO-29"""
    assert by_score([40, 40, 12]).winners == (0, 1)


def test_two_players_have_twelve_farmers():
    """UGO-30"""
    assert rules.start(setup(2)).supply == 12


def test_the_winner_takes_farmers_first():
    """UGO-31: even if the winner plays second."""
    assert trick("yellow 1", "red 5", supply=2).tricks[-1].earned == (0, 2)
    assert trick("yellow 1", "red 7", supply=2).tricks[-1].earned == (1, 1)
    assert trick("yellow 1", "red 5", supply=1).tricks[-1].earned == (0, 1)
    assert trick("yellow 1", "red 5", supply=0).tricks[-1].earned == (0, 0)


def test_a_full_winner_leaves_their_farmers_to_the_loser():
    """UGO-24 UGO-31"""
    state = trick("red 5", "yellow 1", supply=2, kingdoms=[kingdom(farmers=9), kingdom()])
    assert state.tricks[-1].earned == (0, 2)


def test_farmers_stay_away_until_the_round_ends():
    """UGO-32"""
    states = whole_game(2, "supply")
    for before, after in pairwise(states):
        if before.round == after.round:
            assert after.supply <= before.supply
            assert after.supply + sum(each.farmers for each in after.kingdoms) == 12


def test_a_view_says_how_many_layings_there_are():
    """With one laying there is nothing to choose; new colours and several cards of a colour allow more."""
    ways = {
        ("red 8", "red 3"): 2,
        ("red 8", "blue 3"): 2,
        ("red 8", "blue 3", "green 2"): 6,
        ("red 8", "red 3", "blue 2"): 4,
    }
    for cards, number in ways.items():
        state = trick(*cards)
        told = view_of(state, state.turn).laying
        assert told.ways == number == len({*layings(state.won.onto, state.won.cards)})
    lands = [kingdom("red 1")] * 2
    only = trick("red 8", "blue 3", kingdoms=lands)
    assert view_of(only, only.turn).laying.ways == 1


def test_the_tricks_of_a_round_stay_to_be_seen():
    """After a round everyone can look at its ten tricks, and at the first ones of the next round."""
    state, tricks, seen = rules.start(setup(3)), [], 0
    while not state.is_over:
        state = rules.play(state, state.turn, rules.moves(state, state.turn)[0])
        if len(state.tricks) > seen:
            tricks.append(state.tricks[-1])
        seen = len(state.tricks)
        if not state.is_over:
            told = [trick for each in view_of(state, None).ended for trick in each.tricks]
            assert told == tricks[: len(tricks) - seen]
    assert [len(each.tricks) for each in view_of(state, None).ended] == [10] * 4
