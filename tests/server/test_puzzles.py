"""Single puzzles over HTTP: found by filters, solved at a table, marked as solved; bad input."""

import asyncio
import json

import pytest

from spieltisch.games.ubongo3d.puzzles import atlas, posed_named
from spieltisch.games.ubongo3d.state import solution
from tests.server.client import Person, serving

PUZZLE = "7.15-7.9.16"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("puzzles")) as running:
        yield running


def found(person, **query):
    answer = person.http.get("/api/puzzles", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def names(page):
    return [each["card"]["name"] for each in page["puzzles"]]


def test_all_puzzles_are_listed_page_by_page(server):
    anna = Person(server, "Anna")
    first = found(anna)
    assert (first["total"], first["page"], len(first["puzzles"])) == (504 + 82_315, 1, 24)
    assert found(anna, source="box")["total"] == 504
    assert found(anna, source="atlas")["total"] == len(atlas())
    second = found(anna, source="box", page=2)
    assert not set(names(first)) & set(names(second))
    last = found(anna, page=first["pages"])
    assert 1 <= len(last["puzzles"]) <= 24


def test_filters_go_together(server):
    anna = Person(server, "Anna")
    page = found(anna, squares=7, pieces="7,9", easiest=50, solutions=2, order="hardest")
    assert PUZZLE in names(page)
    cards = [each["card"] for each in page["puzzles"]]
    assert all(len(card["squares"]) == 7 and {7, 9} <= set(card["kinds"]) for card in cards)
    assert all(card["solutions"] == 2 and card["difficulty"] >= 50 for card in cards)
    assert [card["difficulty"] for card in cards] == sorted(
        (card["difficulty"] for card in cards), reverse=True
    )
    area = next(each for each in page["choices"]["areas"] if each["name"] == "7.15")
    there = found(anna, squares=7, pieces="7,9", easiest=50, solutions=2, area="7.15")
    assert there["total"] == area["count"]
    assert {card["area"] for card in (each["card"] for each in there["puzzles"])} == {"7.15"}


def test_every_area_can_be_chosen(server):
    anna = Person(server, "Anna")
    first = found(anna, squares=10)["choices"]
    pages = [
        found(anna, squares=10, areas=page)["choices"] for page in range(1, first["pages"] + 1)
    ]
    areas = [each for page in pages for each in page["areas"]]
    known = atlas()
    with_puzzles = {known.area_names[number] for number in known.area.tolist()}
    assert {each["name"] for each in areas} == {
        name for name in with_puzzles if name.startswith("10.")
    }
    assert len(areas) == first["total"]
    assert sum(each["count"] for each in areas) == found(anna, squares=10)["total"]
    rarest = areas[-1]
    assert found(anna, area=rarest["name"])["total"] == rarest["count"]


@pytest.mark.parametrize(
    ("name", "query"),
    [
        ("squares", "squares=5"),
        ("squares", "squares=seven"),
        ("area", "area=7.999"),
        ("area", "area=" + "9" * 5000),
        ("pieces", "pieces=17"),
        ("pieces", "pieces=a,b"),
        ("easiest", "easiest=60&hardest=50"),
        ("easiest", "easiest=-1"),
        ("mine", "mine=everything"),
        ("order", "order=random"),
        ("page", "page=0"),
        ("page", "page=99999999"),
        ("areas", "areas=0"),
        ("areas", "squares=6&areas=2"),
        ("source", "source=shop"),
        ("nothing", "nothing=1"),
    ],
)
def test_bad_filters_are_refused_by_name(server, name, query):
    answer = Person(server, "Anna").http.get(f"/api/puzzles?{query}")
    assert answer.status_code == 400
    assert (answer.json()["code"], answer.json()["details"]["filter"]) == ("bad_filter", name)


@pytest.mark.parametrize("puzzle", ["A37-1", "A25-2", "7.15-1.2.3", "x", "7.15-16.9.7"])
def test_a_puzzle_that_does_not_exist(server, puzzle):
    anna = Person(server, "Anna")
    for path in (f"/api/puzzles/{puzzle}", f"/api/puzzles/{puzzle}/solution"):
        answer = anna.http.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown_puzzle")


def test_a_table_of_a_puzzle_that_does_not_exist_is_refused(server):
    order = {"game": "ubongo3d", "players": 1, "options": {"puzzle": "7.15-1.2.3"}}
    answer = Person(server, "Anna").http.post("/api/tables", content=json.dumps(order))
    assert answer.json()["details"]["option"] == "puzzle"


@pytest.mark.parametrize("puzzle", ["A25-1", PUZZLE])
def test_a_solution_comes_piece_by_piece(server, puzzle):
    anna = Person(server, "Anna")
    posed = posed_named(puzzle)
    whole = [piece.kind for piece in solution(posed.area, posed.kinds)]
    for pieces in (0, 1, 2, 3, 99):
        answer = anna.http.get(f"/api/puzzles/{puzzle}/solution", params={"pieces": pieces}).json()
        assert [piece["kind"] for piece in answer["pieces"]] == whole[:pieces]


async def test_a_solved_puzzle_is_marked_with_its_time(server):
    anna = Person(server, "Anna")
    assert anna.http.get(f"/api/puzzles/{PUZZLE}").json()["mine"] is None
    table = await solve(anna, PUZZLE)
    mine = anna.http.get(f"/api/puzzles/{PUZZLE}").json()["mine"]
    assert (mine["count"], mine["table"], len(mine["splits"])) == (1, table, 3)
    assert mine["splits"] == sorted(mine["splits"])
    assert mine["splits"][-1] <= mine["best"]
    assert names(found(anna, mine="solved")) == [PUZZLE]
    [played] = anna.http.get("/api/me/games", params={"with": "puzzles"}).json()["games"]
    assert (played["table"], played["puzzle"], played["value"]) == (table, PUZZLE, mine["best"])
    assert (played["kind"], played["day"]) == (None, None)
    assert found(anna, mine="unsolved")["total"] == 504 + 82_315 - 1
    assert names(found(Person(server, "Ben"), mine="solved")) == []
    assert anna.http.get("/api/me/personal-bests").json() == [], "a single puzzle is no record"


async def solve(person, puzzle):
    """Solve a puzzle at a table that starts at once; nothing is awaited but the countdown."""
    posed = posed_named(puzzle)
    order = {"game": "ubongo3d", "players": 1, "options": {"puzzle": puzzle}, "starts": True}
    table = str(person.http.post("/api/tables", content=json.dumps(order)).json()["id"])
    async with person.at(table) as talk:
        await talk.say({"type": "play", "move": {"ready": 1}, "after": talk.newest["n"]})
        while talk.newest["view"]["phase"] != "building":
            await asyncio.wait_for(talk.table(), 30)
        for piece in solution(posed.area, posed.kinds):
            cells = [list(cell) for cell in dropped(piece.cells)]
            move = {"put": {"kind": piece.kind, "cells": cells}}
            await talk.say({"type": "play", "move": move, "after": talk.newest["n"]})
            await talk.table()
        await talk.say({"type": "play", "move": {"call": True}, "after": talk.newest["n"]})
        while talk.newest["phase"] != "over":
            await talk.table()
    return table


def dropped(cells):
    lowest = min(z for _, _, z in cells)
    return [(x, y, z - lowest) for x, y, z in cells]
