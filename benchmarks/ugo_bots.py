"""How clearly does `casual` beat `beginner`? One casual bot among beginners, every seat in turn."""

import sys
from math import sqrt

from rich.progress import track

from spieltisch.cli.simulating import play_game
from spieltisch.core.setup import seed_from
from spieltisch.games.register import game_named

GAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 60


def main() -> None:
    game = game_named("ugo")
    print(f"{GAMES} games each; casual's share of wins, its standard error, and its mean lead")
    for players in game.players:
        wins, lead = 0.0, 0.0
        for number in track(range(GAMES), f"{players} players", transient=True):
            seat = number % players
            levels = tuple("casual" if each == seat else "beginner" for each in range(players))
            _, outcome = play_game(game, levels, seed_from(f"1 {number}"))
            wins += seat in outcome.winners and 1 / len(outcome.winners)
            others = sum(outcome.scores) - outcome.scores[seat]
            lead += outcome.scores[seat] - others / (players - 1)
        share = wins / GAMES
        error = sqrt(share * (1 - share) / GAMES)
        print(
            f"{players} players: {share:.1%} ± {error:.1%} (by chance {1 / players:.1%}), "
            f"ratio {share * players:.2f}, lead {lead / GAMES:+.1f} points"
        )


if __name__ == "__main__":
    main()
