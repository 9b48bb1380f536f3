"""The compiled game equals the rules, move by move, over random games of 2, 3 and 4 players."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spieltisch.core.rng import Rng
from spieltisch.games.ugo import rules
from spieltisch.games.ugo.ai import (
    bits_kernel,
    codes,
    encoding,
    kingdom_kernel,
    rollout_kernel,
    table_kernel,
)
from spieltisch.games.ugo.kingdom import Kingdom
from spieltisch.games.ugo.laying import layings, sensible
from spieltisch.games.ugo.material import SUPPLY, Card
from spieltisch.games.ugo.moves import Lay, Play
from spieltisch.games.ugo.scoring import kingdom_score
from tests.games.ugo.ai.plain_policy import cards_in
from tests.games.ugo.ai.random_games_kernel import random_games
from tests.games.ugo.tables import setup
from tests.games.ugo.walks import whole_game

whole = settings(max_examples=40, deadline=None)
seeds = st.integers(0, 2**32)


def written(state):
    """Encode a state of the rules for the kernel, with a won trick still to be laid."""
    table = encoding.table_of(state.hands, state.kingdoms, state.leader, state.trick, state.supply)
    if state.won is not None:
        table[codes.CARDS] = encoding.packed(state.won.cards)
    return table


def lands_of(table):
    """Read the parts of a table that the rules know: hands, kingdoms, leader, trick and supply."""
    placed = table[codes.PLACED]
    cards = table[codes.CARDS] & (1 << codes.CARD_BITS * placed) - 1
    return [
        *table[: codes.PLAYERS],
        table[codes.LEADER],
        placed,
        cards,
        table[codes.SUPPLY],
    ]


def choose(state, rng, by_offer):
    """Draw a move: a laying, either the offered one or any, or else any card."""
    if state.must_lay and by_offer:
        return Lay(sensible(state.won.onto, state.won.cards))
    kind = Lay if state.must_lay else Play
    moves = rules.moves(state, state.turn)
    return rng.choice([move for move in moves if isinstance(move, kind)])


def do(table, state, move, by_offer):
    """Play a move of the rules in the kernel."""
    if isinstance(move, Play):
        assert table_kernel.play(table, encoding.NUMBER_OF[move.play]) == (
            len(state.trick) == state.players - 1
        )
    elif by_offer:
        table_kernel.lay(table)
    else:
        onto = encoding.number_of(state.won.onto)
        tops = encoding.packed(move.lay.tops)
        table[codes.KINGDOMS + state.turn] = kingdom_kernel.laid_as_chosen(
            onto, tops, len(move.lay.tops)
        )


@whole
@given(st.integers(2, 4), seeds, st.booleans())
def test_every_move_is_the_same_by_the_rules_and_by_the_kernel(players, seed, by_offer):
    """Hands, legal cards, winners, kingdoms, farmers, supply and scores. (UGO-9 to UGO-32)"""
    rng = Rng(str(seed), "side by side")
    state = rules.start(setup(players, str(seed)))
    table = written(state)
    while not state.is_over:
        if not state.must_lay:
            legal = [move.play for move in rules.moves(state, state.turn) if isinstance(move, Play)]
            assert cards_in(table_kernel.legal(table)) == legal
        move, before = choose(state, rng, by_offer), state
        state = rules.play(state, state.turn, move)
        do(table, before, move, by_offer)
        if len(state.ended) > len(before.ended):
            assert not any(table[:players])
            ended = [kingdom_kernel.score(number) for number in table[4 : 4 + players]]
            assert ended == [kingdom_score(kingdom) for kingdom in state.ended[-1]]
            table = written(state)
        assert lands_of(table) == lands_of(written(state))


@whole
@given(st.integers(2, 4), st.text(max_size=4))
def test_any_laying_of_any_trick_gives_the_same_kingdom(players, words):
    """Even layings that nobody would choose: a low card on top, colours in any order. (UGO-15 to UGO-18)"""
    for state in whole_game(players, words)[::7]:
        if not state.must_lay:
            continue
        onto = encoding.number_of(state.won.onto)
        for laying in layings(state.won.onto, state.won.cards):
            after = rules.play(state, state.turn, Lay(laying))
            ended = len(after.ended) > len(state.ended)
            kingdoms = after.ended[-1] if ended else after.kingdoms
            laid = kingdom_kernel.laid_as_chosen(
                onto, encoding.packed(laying.tops), len(laying.tops)
            )
            assert laid == encoding.number_of(kingdoms[state.turn])


@pytest.mark.parametrize("farmers", range(10))
def test_every_kingdom_of_one_value_scores_the_same(farmers):
    for sections in range(6):
        for value in range(9):
            piles = tuple((card,) for card in Card if card.number == value)[:sections]
            kingdom = Kingdom(piles + ((),) * (5 - sections), farmers)
            assert kingdom_kernel.score(encoding.number_of(kingdom)) == kingdom_score(kingdom)


@whole
@given(st.integers(2, 4), st.integers(1, 2**63))
def test_a_uniform_rollout_is_made_of_the_same_steps(players, seed):
    """The rollout keeps a trick in registers; it must do what the single steps do."""
    state = rules.start(setup(players, str(seed)))
    for _ in range(seed % (players * 3)):
        if state.must_lay:
            state = rules.play(state, state.turn, choose(state, None, by_offer=True))
        state = rules.play(state, state.turn, rules.moves(state, state.turn)[0])
    if state.must_lay:
        state = rules.play(state, state.turn, choose(state, None, by_offer=True))
    fast, slow = written(state), written(state)
    draws = encoding.draws_from(Rng(str(seed), "draws"))
    word = draws[0]
    plays = rollout_kernel.rollout(fast, 0, None, np.empty(0), draws)
    for _ in range(plays):
        word = np.uint64(bits_kernel.next_word(word))
        if table_kernel.play(slow, bits_kernel.draw_card(table_kernel.legal(slow), word)):
            table_kernel.lay(slow)
    assert plays == sum(len(hand) for hand in state.hands)
    assert list(fast[:8]) == list(slow[:8])
    assert fast[codes.SUPPLY] == slow[codes.SUPPLY]


@given(st.integers(1, 2**45 - 1), st.integers(1, 2**64 - 1))
def test_a_drawn_card_is_one_of_them(mask, word):
    card = bits_kernel.draw_card(mask, np.uint64(word))
    assert mask >> card & 1


def test_every_card_of_a_hand_is_drawn_about_equally_often():
    mask, word, seen = 0b101_000000001_000000110, np.uint64(5), [0] * 45
    for _ in range(6000):
        word = np.uint64(bits_kernel.next_word(word))
        seen[bits_kernel.draw_card(mask, word)] += 1
    drawn = [times for times in seen if times]
    assert len(drawn) == 5
    assert all(1050 < times < 1350 for times in drawn)


@pytest.mark.parametrize("players", SUPPLY)
def test_random_games_play_every_card_and_repeat(players):
    once, again = (random_games(players, 50, Rng("a", "b")) for _ in range(2))
    assert once == again
    assert once[0] == 50 * 4 * 10 * players


def test_batches_may_run_in_threads():
    streams = [Rng("a", str(number)) for number in range(8)]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda rng: random_games(3, 50, rng), streams))
    streams = [Rng("a", str(number)) for number in range(8)]
    assert together == [random_games(3, 50, rng) for rng in streams]
