"""Whole games with uniformly random cards, in compiled code: for tests and benchmarks."""

import numpy as np

from spieltisch.core.rng import Rng
from spieltisch.games.ugo.ai.bits_kernel import below, next_word
from spieltisch.games.ugo.ai.codes import (
    EMPTY,
    HANDS,
    KINGDOMS,
    LEADER,
    NUMBER,
    PLACED,
    PLAYERS,
    SUPPLY,
    Array,
)
from spieltisch.games.ugo.ai.encoding import CARDS, draws_from, table_of
from spieltisch.games.ugo.ai.kingdom_kernel import score
from spieltisch.games.ugo.ai.rollout_kernel import rollout
from spieltisch.games.ugo.compiling import compiled
from spieltisch.games.ugo.kingdom import Kingdom
from spieltisch.games.ugo.material import HAND, ROUNDS
from spieltisch.games.ugo.material import SUPPLY as FARMERS


def random_games(players: int, games: int, rng: Rng) -> tuple[int, list[int]]:
    """Play whole games with uniformly random cards; return the number of cards and each seat's points."""
    table = table_of([()] * players, [Kingdom()] * players, 0, (), 0)
    deck, totals, draws = np.arange(len(CARDS)), np.zeros(players, np.int64), draws_from(rng)
    plays = play_games(table, deck, FARMERS[players], games, draws, totals)
    return int(plays), [int(total) for total in totals]


@compiled
def deal(table: Array, deck: Array, leader: int, supply: int, draws: Array) -> None:
    """Shuffle the deck in place and start a round. (UGO-5, UGO-8)"""
    players, word = table[PLAYERS], draws[0]
    for place in range(players * HAND):
        word = next_word(word)
        other = place + below(word, NUMBER - place)
        deck[np.uint64(place)], deck[np.uint64(other)] = (
            deck[np.uint64(other)],
            deck[np.uint64(place)],
        )
    draws[0] = word
    for seat in range(players):
        hand = 0
        for place in range(seat * HAND, (seat + 1) * HAND):
            hand |= 1 << deck[np.uint64(place)]
        table[np.uint64(HANDS + seat)], table[np.uint64(KINGDOMS + seat)] = hand, EMPTY
    table[LEADER], table[PLACED], table[SUPPLY] = leader, 0, supply


@compiled
def play_games(
    table: Array, deck: Array, supply: int, games: int, draws: Array, totals: Array
) -> int:
    """Play whole games of four rounds uniformly; add up each seat's points and count the cards."""
    plays, players, sums = 0, table[PLAYERS], np.empty(0)
    for _ in range(games):
        draws[0] = next_word(draws[0])
        starter = below(draws[0], players)
        for _ in range(ROUNDS):
            deal(table, deck, starter, supply, draws)
            plays += rollout(table, 0, None, sums, draws)
            for seat in range(players):
                totals[seat] += score(table[KINGDOMS + seat])
            starter = starter + 1 if starter + 1 < players else 0
    return plays
