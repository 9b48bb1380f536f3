"""Tasks to hand out: a sheet of twelve, or a single puzzle, with solutions on the last page."""

from collections.abc import Sequence
from datetime import date
from typing import Any, Final

from spieltisch.core.errors import Refused
from spieltisch.core.paper import Language, Pages
from spieltisch.core.rng import Rng
from spieltisch.core.setup import Setup
from spieltisch.games.drawings import drawings, spoken, template
from spieltisch.games.ubongo3d import rounds, solo
from spieltisch.games.ubongo3d.boards import Box, OwnTask, box, own_tasks
from spieltisch.games.ubongo3d.material import SideName
from spieltisch.games.ubongo3d.printing.booklet import drawn_solution, in_cubes
from spieltisch.games.ubongo3d.printing.pictures import GREYS, SQUARE, flat_area, label_of
from spieltisch.games.ubongo3d.printing.words import WORDS, Words
from spieltisch.games.ubongo3d.puzzles import Posed, posed_named
from spieltisch.games.ubongo3d.solutions import solution_numbered

GAME: Final = "ubongo3d"
TASKS: Final = 12
"""How many tasks are on a sheet."""


def chosen(
    easiest: int, hardest: int, side: SideName | None, seed: str, own: Box | None = None
) -> list[OwnTask]:
    """Choose twelve tasks between two difficulties, from easy to hard, at random by seed."""
    fitting = sorted(
        (
            place
            for place in own_tasks(own or box())
            if easiest <= place.difficulty <= hardest and side in {None, place.side}
        ),
        key=lambda place: place.difficulty,
    )
    if len(fitting) < TASKS:
        why = f"Only {len(fitting)} tasks are in that range, and a sheet has {TASKS}; widen the range."
        raise Refused("too_few_tasks", why, found=f"{len(fitting)}", most=f"{TASKS}")
    rng = Rng(seed, "worksheet")
    cuts = [len(fitting) * number // TASKS for number in range(TASKS + 1)]
    return [rng.choice(fitting[cuts[n] : cuts[n + 1]]) for n in range(TASKS)]


def picked(names: Sequence[str], own: Box | None = None) -> list[Posed]:
    """Find tasks and puzzles by name, at most as many as fit on a sheet."""
    if not 1 <= len(names) <= TASKS:
        why = f"A sheet has 1 to {TASKS} tasks, not {len(names)}."
        raise Refused("too_many_tasks", why, most=f"{TASKS}")
    return [posed_named(name, own) for name in names]


def first_task(setup: Setup) -> Posed:
    """Return the task that a lone player gets first."""
    return solo.deal(rounds.start(setup), 0).work_of(0).task


def worksheet(language: Language, tasks: Sequence[Posed]) -> Pages:
    """Return a sheet of tasks, with their solutions on a separate page."""
    words = WORDS[language]
    return _pages("worksheet", words["worksheet"], words["worksheet_about"], language, tasks)


def puzzle(language: Language, posed: Posed, day: str | None = None, number: int = 1) -> Pages:
    """Return a single puzzle, large enough to build on, with one of its solutions on a separate page."""
    words = WORDS[language]
    title = words["puzzle"] if day is None else words["daily"].format(day=_written(day, words))
    return _pages("puzzle", title, words["puzzle_about"], language, [posed], number)


def _written(day: str, words: Words) -> str:
    """Format a day as usual in a language."""
    on = date.fromisoformat(day)
    number = words["first_day"] if on.day == 1 else f"{on.day}"
    month = words["months"].split()[on.month - 1]
    return words["day"].format(day=number, month=month, year=on.year)


def _pages(
    name: str, title: str, about: str, language: Language, tasks: Sequence[Posed], number: int = 1
) -> Pages:
    game = spoken(GAME, language)["title"]
    return Pages(
        name=f"{GAME}-{name}",
        title=f"{game} · {title}",
        template=template(GAME, name),
        data={
            "game": game,
            "heading": title,
            "words": WORDS[language],
            "about": about,
            "square": SQUARE,
            "tasks": [_task(each, number) for each in tasks],
        },
        greys=GREYS,
    )


def _task(posed: Posed, number: int) -> dict[str, Any]:
    return {
        "name": posed.name,
        "number": number,
        "difficulty": round(posed.difficulty),
        "area": flat_area(posed.area),
        "animal": None if posed.animal is None else drawings(GAME)[posed.animal],
        "pieces": [
            {"label": label_of(kind), **in_cubes(drawings(GAME)[f"piece {kind}"])}
            for kind in posed.kinds
        ],
        **drawn_solution(posed.area, solution_numbered(posed, number)),
    }
