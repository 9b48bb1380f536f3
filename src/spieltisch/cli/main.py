"""The command `spieltisch`. Heavy imports wait until a command needs them."""

from pathlib import Path
from typing import Annotated

import typer

from spieltisch import __version__
from spieltisch.cli.commands.atlas import atlas
from spieltisch.cli.commands.boards import boards
from spieltisch.cli.commands.decks import decks

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Play three tabletop games in the browser; simulate, replay, solve and study them here.",
)

app.add_typer(atlas, name="atlas")
app.add_typer(boards, name="boards")
app.add_typer(decks, name="decks")

Port = Annotated[int, typer.Option(envvar="PORT", min=1, max=65535, help="The port to serve on.")]
Host = Annotated[str, typer.Option(help="The address to listen on.")]
Data = Annotated[
    Path | None,
    typer.Option(help="The folder of tables; the user's own data folder where none is named."),
]
Grace = Annotated[
    float, typer.Option(min=0, help="Seconds until a bot plays for somebody who is away.")
]
Idle = Annotated[
    float, typer.Option(min=0, help="Seconds until others may nudge somebody who does not move.")
]
Answer = Annotated[
    float, typer.Option(min=0, help="Seconds from a nudge until others may let a bot play.")
]
Pause = Annotated[float, typer.Option(min=0, help="Seconds that a bot waits before it moves.")]


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"spieltisch {__version__}")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Say which.")
    ] = False,
) -> None:
    """Take the options that stand before a command."""


@app.command()
def play(
    port: Port = 8000,
    data: Data = None,
    grace: Grace = 45.0,
    idle: Idle = 60.0,
    answer: Answer = 20.0,
    pause: Pause = 1.1,
) -> None:
    """Serve on this machine and open a browser."""
    from spieltisch.cli.serving import serve_and_open  # noqa: PLC0415

    serve_and_open(port, data, grace=grace, idle=idle, answer=answer, pause=pause)


@app.command()
def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    data: Data = None,
    grace: Grace = 45.0,
    idle: Idle = 60.0,
    answer: Answer = 20.0,
    pause: Pause = 1.1,
) -> None:
    """Serve without opening a browser."""
    from spieltisch.cli.serving import serve_on  # noqa: PLC0415

    serve_on(host, port, data, grace=grace, idle=idle, answer=answer, pause=pause)


@app.command()
def replay(
    record: Annotated[Path, typer.Argument(help="A record, as the end screen offers it.")],
    verify: Annotated[
        bool,
        typer.Option(help="Check that the seed fits its fingerprint and every move the rules."),
    ] = False,
    promise: Annotated[
        str | None,
        typer.Option(help="The fingerprint that the table showed before the first card."),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the outcome and the scores.")
    ] = False,
) -> None:
    """Play a record again and print the game."""
    from spieltisch.cli.replaying import replay_file  # noqa: PLC0415

    replay_file(record, verify=verify or promise is not None, promise=promise, as_json=as_json)


@app.command()
def review(
    record: Annotated[Path, typer.Argument(help="A record, as the end screen offers it.")],
    simulations: Annotated[
        int, typer.Option(min=100, max=1_000_000, help="How thoroughly each move is weighed.")
    ] = 12_000,
    as_json: Annotated[bool, typer.Option("--json", help="Print every move as JSON.")] = False,
) -> None:
    """Say which moves of a game cost most, as their players saw the table."""
    from spieltisch.cli.reviewing import review_file  # noqa: PLC0415

    review_file(record, simulations, as_json=as_json)


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help="The game's name, such as ugo.")],
    players: Annotated[int, typer.Option(min=1, max=16, help="How many play.")] = 4,
    games: Annotated[int, typer.Option(min=1, max=10_000_000, help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option(help="A level for each player, with commas, or one for all.")
    ] = "casual",
    seed: Annotated[str, typer.Option(help="The same seed plays the same games.")] = "1",
    records: Annotated[
        Path | None, typer.Option(help="Write every game as a record, one a line.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print figures as JSON.")] = False,
) -> None:
    """Let bots play games against each other."""
    from spieltisch.cli.simulating import Wanted, simulate_games  # noqa: PLC0415

    named = tuple(level.strip() for level in bots.split(",") if level.strip())
    levels = named * players if len(named) == 1 else named
    simulate_games(Wanted(game, players, games, levels, seed), records, as_json=as_json)


@app.command()
def tournament(
    game: Annotated[str, typer.Argument(help="The game's name, such as ugo.")],
    bots: Annotated[
        str,
        typer.Option(help="Levels with commas, one also several times; the strongest otherwise."),
    ] = "",
    players: Annotated[
        int | None, typer.Option(min=2, max=16, help="Seats at a table; all bots otherwise.")
    ] = None,
    games: Annotated[
        int, typer.Option(min=1, max=10_000_000, help="How many games, in whole deals.")
    ] = 100,
    seed: Annotated[str, typer.Option(help="The same seed deals the same cards.")] = "1",
    jobs: Annotated[int, typer.Option(min=1, max=64, help="How many cores may work.")] = 2,
    plot: Annotated[Path | None, typer.Option(help="A picture to write, as SVG.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print figures as JSON.")] = False,
) -> None:
    """Let bots play every seat of the same deals, and rank them."""
    from spieltisch.cli.tournaments import Contest, play_tournament  # noqa: PLC0415

    named = tuple(level.strip() for level in bots.split(",") if level.strip())
    play_tournament(Contest(game, named, players, games, seed, jobs), plot, as_json=as_json)


@app.command()
def solve(
    area: Annotated[
        str, typer.Option(help="An area as seen from above, such as ###/###/#.., rows parted by /.")
    ] = "",
    pieces: Annotated[str, typer.Option(help="Kinds of pieces by number, such as 9,7,15.")] = "",
    target: Annotated[
        Path | None,
        typer.Option(
            exists=True,
            dir_okay=False,
            help="A file with a puzzle: JSON as in a batch, BurrTools' .xmpuzzle, polycube's definition.",
        ),
    ] = None,
    batch: Annotated[
        typer.FileBinaryRead | None,
        typer.Option(help="A file of puzzles as JSON lines, or - for standard input."),
    ] = None,
    count: Annotated[bool, typer.Option("--count", help="Only count the solutions.")] = False,
    everything: Annotated[bool, typer.Option("--all", help="Show every solution.")] = False,
    up_to_symmetry: Annotated[
        bool, typer.Option("--up-to-symmetry", help="Take turned and mirrored solutions once.")
    ] = False,
    jobs: Annotated[
        int | None, typer.Option(min=1, max=64, help="How many cores may work; all otherwise.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option(min=0.001, help="Give up a puzzle after so much CPU time.")
    ] = None,
    nodes: Annotated[
        int | None, typer.Option(min=1, help="Give up a puzzle after so many tried placements.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Fill an area two levels high, or any target, with polycubes."""
    if batch is not None:
        from spieltisch.cli import batches  # noqa: PLC0415

        if area or pieces or count or target or up_to_symmetry:
            raise typer.BadParameter("--batch takes its puzzles from the lines, and always counts.")
        batches.solve_batch(batch, everything, batches.bounds_of(nodes, seconds), jobs)
        return
    from spieltisch.cli import solving  # noqa: PLC0415
    from spieltisch.packing.solver import Limits  # noqa: PLC0415

    limits = Limits(nodes, seconds)
    wanted = solving.Wanted(count, everything, as_json, up_to_symmetry, limits, jobs)
    if target is None:
        solving.solve_one(area, pieces, wanted)
    elif area or pieces:
        raise typer.BadParameter("--target brings its own pieces.")
    else:
        solving.solve_target(target, wanted)
