"""`spieltisch tournament`: lets bots play every seat of the same deals, and ranks them."""

from collections.abc import Iterator
from math import isfinite
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from spieltisch.cli.errors import refusals
from spieltisch.cli.files import verify_picture
from spieltisch.cli.progress import tracked
from spieltisch.cli.words import Option, names_in, options_of
from spieltisch.research.plots.tournament import drawn
from spieltisch.research.statistics import Ranking, Standing, figures
from spieltisch.research.tournament import contest, pairings_of, play_all


def tournament(
    game: Annotated[str, typer.Argument(help="The game's name, such as ugo.")],
    bots: Annotated[
        str,
        typer.Option(help="Levels separated by commas, also repeated; by default the strongest."),
    ] = "",
    players: Annotated[
        int | None,
        typer.Option(min=2, max=16, help="Seats at a table; by default one for each bot."),
    ] = None,
    games: Annotated[
        int,
        typer.Option(
            min=1, max=10_000_000, help="How many games to play, rounded up to whole deals."
        ),
    ] = 100,
    option: Option = None,
    seed: Annotated[str, typer.Option(help="The same seed deals the same cards.")] = "1",
    jobs: Annotated[int, typer.Option(min=1, max=64, help="How many cores to use.")] = 2,
    plot: Annotated[Path | None, typer.Option(help="A picture to write, as SVG.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print figures as JSON.")] = False,
) -> None:
    """Let bots play every seat of the same deals, and rank them."""
    with refusals():
        played = contest(game, names_in(bots), players, games, seed, options_of(game, option))
        verify_picture(plot)
    pairings = list(pairings_of(played))
    results = list(tracked(play_all(pairings, jobs), "playing", len(pairings)))
    ranking = figures(game, seed, played.players, results)
    if plot is not None:
        plot.write_text(drawn(ranking), encoding="utf-8")
    typer.echo(msgspec.json.encode(ranking).decode() if as_json else "\n".join(_lines(ranking)))


def _lines(ranking: Ranking) -> Iterator[str]:
    lonely = ranking.deals == 1
    deals, intervals = ("1 deal", "") if lonely else (f"{ranking.deals} deals", "; 95 % intervals")
    yield (
        f"{ranking.games} games of {ranking.game} on {deals}, {ranking.players} players, "
        f"seed {ranking.seed}{intervals}"
    )
    for bot in ranking.standings:
        yield _line(bot)
    for pair in ranking.pairs:
        yield f"  {pair.bot} - {pair.other}: {pair.difference:+.2f}{_off(pair.within, '.2f')} points a game"
    if lonely:
        yield "  One deal gives no margin of error: play more --games."


def _line(bot: Standing) -> str:
    return (
        f"  {bot.bot:10} wins {bot.win_share:6.1%}{_off(bot.win_within, '.1%')} (par {bot.par:.1%})  "
        f"mean score {bot.mean_score:7.2f}  lead {bot.lead:+.2f}{_off(bot.lead_within, '.2f')}  "
        f"Elo {bot.elo:+.0f}{_off(bot.elo_within, '.0f')}"
    )


def _off(within: float, style: str) -> str:
    """Format the half-width of an interval, if it is known."""
    return f" ± {within:{style}}" if isfinite(within) else ""
