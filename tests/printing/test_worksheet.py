"""Sheets to hand out: tasks of any difficulty, solutions on a page of their own."""

import pytest

from spieltisch.core.fold import setup_of
from spieltisch.core.paper import LANGUAGES
from spieltisch.games.registry import GAMES
from spieltisch.games.ubongo3d.boards import task_named
from spieltisch.games.ubongo3d.printing.pictures import SQUARE
from spieltisch.games.ubongo3d.printing.worksheet import chosen, first_task, puzzle, worksheet
from spieltisch.printing.documents import Wish, printed
from spieltisch.printing.papers import PAPERS
from tests.printing.pdf import read
from tests.printing.test_booklet import numbers_on, verified


@pytest.mark.parametrize(
    ("easiest", "hardest", "side"), [(0, 100, None), (20, 40, "A"), (40, 70, "B")]
)
def test_twelve_tasks_are_chosen_from_easy_to_hard(easiest, hardest, side):
    tasks = chosen(easiest, hardest, side, "7")
    assert len({task.name for task in tasks}) == 12
    grades = [task.difficulty for task in tasks]
    assert grades == sorted(grades)
    assert easiest <= grades[0] <= grades[-1] <= hardest
    assert {task.side for task in tasks} <= ({side} if side else {"A", "B"})
    assert chosen(easiest, hardest, side, "7") == tasks
    assert chosen(easiest, hardest, side, "8") != tasks


@pytest.mark.parametrize("language", LANGUAGES)
def test_tasks_are_on_the_first_page_and_their_solutions_on_the_last(language):
    tasks = chosen(0, 100, None, "1")
    (made,) = printed(worksheet(language, tasks), Wish(PAPERS["letter"], language))
    first, last = read(made).pages
    assert "\x00" not in first.extract_text() + last.extract_text()
    assert numbers_on(first) == []
    numbers = numbers_on(last)
    for task in tasks:
        numbers = verified(task, numbers)
    assert numbers == []


def test_a_single_puzzle_is_as_large_as_its_pieces():
    posed = task_named("A25 - 1|2")
    pages = puzzle("en", posed)
    wide = 1 + max(x for x, _ in posed.area)
    assert pages.data["tasks"][0]["columns"] == wide
    assert f'viewBox="0 0 {wide * SQUARE + 2:g} ' in pages.data["tasks"][0]["area"]
    (made,) = printed(pages, Wish(PAPERS["a4"], "en"))
    assert len(read(made).pages) == 2


def test_u3d_32_the_first_task_of_a_lone_player_is_the_one_they_get():
    game = GAMES["ubongo3d"]
    setup = setup_of(game, 1, "5" * 64, {"solo": "puzzle", "puzzle": "A25 - 1|2"})
    assert first_task(setup) == task_named("A25 - 1|2")


def test_a_piece_that_is_slid_in_has_an_arrow_and_the_sheet_says_what_it_means():
    """The first six solutions of this task are built straight down, the seventh by sliding two pieces in."""
    task, wish = task_named("B1 - 8"), Wish(PAPERS["a4"], "en")
    for number, is_slid in ((6, False), (7, True)):
        (made,) = printed(puzzle("en", task, number=number), wish)
        solution = read(made).pages[1].extract_text()
        assert ("3 ↑" in solution) == ("An arrow means" in solution) == is_slid
    sheet = worksheet("en", [task])
    sheet.data["tasks"][0]["stages"][2]["is_slid"] = True
    (made,) = printed(sheet, wish)
    assert "3 ↑" in read(made).pages[1].extract_text()
    assert "An arrow means" in read(made).pages[1].extract_text()


@pytest.mark.parametrize(
    ("language", "day", "written"),
    [
        ("en", "2026-11-18", "Puzzle of 18 November 2026"),
        ("de", "2026-03-02", "Aufgabe vom 2. März 2026"),
        ("fr", "2026-12-18", "Énigme du 18 décembre 2026"),
        ("en", "2026-05-01", "Puzzle of 1 May 2026"),
        ("de", "2026-01-01", "Aufgabe vom 1. Januar 2026"),
        ("fr", "2026-08-01", "Énigme du 1er août 2026"),
    ],
)
def test_the_puzzle_of_a_day_is_dated_in_words(language, day, written):
    pages = puzzle(language, task_named("A25 - 1|2"), day)
    (made,) = printed(pages, Wish(PAPERS["a4"], language))
    assert written in read(made).pages[0].extract_text()
