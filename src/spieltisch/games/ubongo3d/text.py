"""Ubongo 3-D in plain text: for the terminal and for golden games that a person can read."""

from collections.abc import Iterable

from spieltisch.core.setup import Millis, Seat
from spieltisch.games.ubongo3d import moves
from spieltisch.games.ubongo3d.moves import Cube, Move
from spieltisch.games.ubongo3d.results import BuilderLine, RoundLine
from spieltisch.games.ubongo3d.scoring import ROUNDS, Gems
from spieltisch.games.ubongo3d.state import State
from spieltisch.games.ubongo3d.view import PlayerView, TaskView, View


def tell(state: State, seat: Seat, move: Move) -> str:
    """Describe a move in one line, given the state before it."""
    where = _round(state.round) if state.solo is None else f"task {state.solo.number}"
    return f"{where}: seat {seat} {_doing(move)}"


def _round(number: int) -> str:
    return "tie-break" if number > ROUNDS else f"round {number}"


def _doing(move: Move) -> str:  # noqa: PLR0911 - a case a move
    match move:
        case moves.Ready():
            return "is ready"
        case moves.Next():
            return "goes on"
        case moves.Put(piece):
            return f"puts {piece.kind} at {_cells(piece.cells)}"
        case moves.Take(kind):
            return f"takes {kind} back"
        case moves.Call():
            return "calls Ubongo!"
        case moves.Aside(number):
            return f"lays task {number} aside"
        case moves.Hint(what):
            return f"asks for a {what}"
        case moves.Pause():
            return "pauses"
    return "resumes"


def draw(view: View) -> str:
    """Draw a view: the table, each player, the finished rounds, and whether the viewer may call."""
    lines = [_headline(view), *_table_lines(view)]
    lines += [_player_line(seat, player) for seat, player in enumerate(view.players)]
    if view.phase in {"shown", "over"}:
        lines += [_round_line(each) for each in view.ended[-1:]]
    if view.seat is not None and view.phase == "building":
        lines.append(f"  call: {'right' if view.call is None else view.call.code}")
    return "\n".join(lines)


def _headline(view: View) -> str:
    who = "spectator" if view.seat is None else f"seat {view.seat}"
    where = _round(view.round) if view.solo is None else f"task {view.solo.number}"
    second = ", second chance" if view.glass == "second" and view.phase == "building" else ""
    animal = "" if view.animal is None else f", {view.animal}"
    die = "" if view.die is None else f", die {view.die}"
    return f"{who}: {where}, {view.phase}{second}{animal}{die}"


def _table_lines(view: View) -> list[str]:
    if view.solo is not None:
        alone = view.solo
        best = alone.achievement
        achieved = "" if best is None else f", {best.kind}: {best.value}"
        hint = "" if alone.hint is None else f", hint {alone.hint.kind}"
        place = f" at {_cells(alone.hint.cells)}" if alone.hint and alone.hint.cells else ""
        done = f"{alone.solved} solved, {alone.aside} aside"
        return [f"  {alone.kind} {alone.size}: {done}{hint}{place}{achieved}"]
    return [
        f"  seat {view.roller} rolls; display {_gems(view.display)}; {view.bag} gems in the bag"
    ]


def _player_line(seat: Seat, player: PlayerView) -> str:
    task = "-" if player.task is None else _task(player.task)
    solved = "" if player.solved is None else f", place {player.place} in {_time(player.solved)}"
    ready = ", ready" if player.is_ready else ""
    return f"  {seat}: {player.points} points ({_gems(player.gems)}) {task}{solved}{ready}"


def _task(task: TaskView) -> str:
    pieces = [
        f"{piece.kind}" if piece.cells is None else f"{piece.kind}={_cells(piece.cells)}"
        for piece in task.pieces
    ]
    return f"{task.name}: " + ", ".join(pieces)


def _round_line(each: RoundLine) -> str:
    second = ", second chance" if each.second_chance else ""
    return f"  {_round(each.round)} {each.animal or 'puzzle'}{second}: " + "; ".join(
        _builder(builder) for builder in each.builders
    )


def _builder(builder: BuilderLine) -> str:
    solved = "not solved" if builder.solved is None else _time(builder.solved)
    won = f" wins {' and '.join(builder.won)}" if builder.won else ""
    return f"{builder.seat} {builder.task} {solved}{won}"


def _time(millis: Millis) -> str:
    return f"{millis / 1000:.3f} s"


def _gems(gems: Gems) -> str:
    return f"{gems.ruby}r {gems.sapphire}s {gems.emerald}e {gems.amber}a"


def _cells(cells: Iterable[Cube]) -> str:
    return " ".join("".join(map(str, cell)) for cell in cells)
