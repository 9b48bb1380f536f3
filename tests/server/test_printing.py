"""Paper over HTTP: documents, chosen tasks and own sets, each set once; bad names, a server without typst."""

import asyncio
import json
import re
import sys
from datetime import date
from pathlib import Path

import pytest
from msgspec.structs import replace

from spieltisch.core.errors import Refused
from spieltisch.games.ubongo3d.boards import Box, box, encode, task_named
from spieltisch.games.ubongo3d.printing.box import first_puzzle
from spieltisch.games.ubongocards.decks import Decks, Stack, frozen_decks
from spieltisch.games.ubongocards.decks import encode as encode_decks
from spieltisch.printing.boxes import document_named
from spieltisch.printing.documents import Wish
from spieltisch.printing.papers import PAPERS
from spieltisch.server import typesetter as typesetting
from spieltisch.server.app import STATUS
from spieltisch.server.typesetter import Job, Typesetter
from spieltisch.tables.daily_puzzles import setup_for
from tests.printing.pdf import read
from tests.printing.test_pages import PAGES
from tests.server.client import Person, serving

ROOT = Path(__file__).parents[2]
WISH = Wish(PAPERS["a4"], "en")
OFFERED = (ROOT / "web/src/app/print/documents.ts").read_text()


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("printing")) as running:
        yield running


def offered():
    """Return the names of all documents that the client offers."""
    listed = OFFERED.split("DOCUMENTS = {")[1].split("} as const")[0]
    return [
        f"{game}-{name}"
        for game, names in re.findall(r"(\w+): \[(.*?)\]", listed, re.DOTALL)
        for name in re.findall(r'"(\w+)"', names)
    ]


def test_everything_that_the_client_offers_is_there():
    assert len(offered()) == 14
    for name in offered():
        assert document_named(name, "fr").name == name


def test_a_document_and_its_first_page_come_as_files(server):
    anna = Person(server, "Anna")
    wish = {"paper": "letter", "language": "de", "mono": "true"}
    pdf = anna.http.get("/api/print/ugo-farmers/document.pdf", params=wish)
    assert (pdf.status_code, pdf.headers["content-type"]) == (200, "application/pdf")
    assert pdf.content.startswith(b"%PDF")
    page = anna.http.get("/api/print/ugo-farmers/page.svg", params=wish)
    assert (page.status_code, page.headers["content-type"]) == (200, "image/svg+xml")
    assert page.content.startswith(b"<svg")
    again = anna.http.get(
        "/api/print/ugo-farmers/page.svg",
        params=wish,
        headers={"if-none-match": page.headers["etag"]},
    )
    assert again.status_code == 304


def test_every_page_of_a_document_can_be_looked_at(server):
    anna = Person(server, "Anna")
    shown = [
        anna.http.get("/api/print/ugo-lands/page.svg", params={"page": f"{number}"})
        for number in range(1, 11)
    ]
    assert {answer.status_code for answer in shown} == {200}
    fronts = {answer.content for answer in shown[::2]}
    assert len(fronts) == 5, "every front shows another land"
    usual = anna.http.get("/api/print/ugo-lands/page.svg")
    assert usual.content == shown[0].content
    own = anna.http.post(
        "/api/print/ubongocards-cards/page.svg", content=own_decks(), params={"page": "18"}
    )
    assert (own.status_code, own.headers["content-type"]) == (200, "image/svg+xml")


def test_the_client_knows_how_many_pages_a_document_has():
    listed = OFFERED.split("PAGES: ")[1].partition("= {")[2].partition("};")[0]
    told = {name: int(count) for name, count in re.findall(r'"([\w-]+)": (\d+)', listed)}
    assert told == {name: count for name, count in PAGES.items() if count > 1}


@pytest.mark.parametrize(
    ("path", "query", "status", "code"),
    [
        ("ugo-scores/page.svg", {"page": "2"}, 404, "unknown_page"),
        ("ugo-scores/page.svg", {"page": "0"}, 404, "unknown_page"),
        ("ugo-scores/page.svg", {"page": "-1"}, 404, "unknown_page"),
        ("ugo-crowns/document.pdf", {}, 404, "unknown_document"),
        ("chess-lands/page.svg", {}, 404, "unknown_document"),
        ("ugo-lands/document.pdf", {"paper": "a5"}, 400, "unknown_paper"),
        ("ugo-lands/document.pdf", {"language": "it"}, 400, "unknown_language"),
        ("ugo-lands/document.doc", {}, 404, "unknown_document"),
        ("ubongo3d-worksheet/page.svg", {"easiest": "99"}, 400, "too_few_tasks"),
        ("ubongo3d-worksheet/page.svg", {"easiest": "-1"}, 400, "bad_difficulty"),
        ("ubongo3d-worksheet/page.svg", {"hardest": "9" * 9000}, 400, "bad_difficulty"),
        ("ubongo3d-worksheet/page.svg", {"side": "C"}, 400, "unknown_side"),
        ("ubongo3d-worksheet/page.svg", {"tasks": "A77 - 1"}, 400, "unknown_task"),
        (
            "ubongo3d-worksheet/page.svg",
            {"tasks": ",".join(["A1 - 1"] * 13)},
            400,
            "too_many_tasks",
        ),
        ("ubongo3d-puzzle/page.svg", {}, 400, "unknown_task"),
        ("ubongo3d-puzzle/page.svg", {"day": "2126-11-02", "kind": "easy"}, 404, "no_such_day"),
        ("ubongo3d-puzzle/page.svg", {"day": "2026-11-02", "kind": "deal"}, 404, "no_such_daily"),
        ("ubongo3d-puzzle/page.svg", {"day": "2026-11-02", "kind": "chess"}, 404, "no_such_daily"),
    ],
)
def test_what_is_not_there_is_refused(server, path, query, status, code):
    answer = Person(server, "Anna").http.get(f"/api/print/{path}", params=query)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def words_of(answer):
    """Read the words of a document that came."""
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf")
    return "".join(page.extract_text() for page in read(answer.content).pages)


def test_a_worksheet_has_the_tasks_that_one_picks_or_tasks_as_hard_as_one_likes(server):
    anna = Person(server, "Anna")
    sheet = "/api/print/ubongo3d-worksheet/document.pdf"
    picked = words_of(anna.http.get(sheet, params={"tasks": "A25 - 1|2,9.192-2.8.9.13"}))
    assert re.findall(r"(\S+ - \S+|9\.\S+) · difficulty", picked) == [
        *("A25 - 1|2", "9.192-2.8.9.13"),
        *("A25 - 1|2", "9.192-2.8.9.13"),
    ]
    hard = {"easiest": "45", "hardest": "60", "side": "B", "language": "de"}
    for seed in ("1", "2"):
        text = words_of(anna.http.get(sheet, params={**hard, "seed": seed}))
        grades = [int(grade) for grade in re.findall(r"Schwierigkeit (\d+)", text)]
        assert len(grades) == 24
        assert 45 <= min(grades) <= max(grades) <= 60


def test_the_puzzle_of_a_day_is_the_one_that_is_played_that_day(server):
    anna = Person(server, "Anna")
    wish = {"day": "2026-11-02", "kind": "hard", "language": "de"}
    text = words_of(anna.http.get("/api/print/ubongo3d-puzzle/document.pdf", params=wish))
    assert "Aufgabe vom 2. November 2026" in text
    assert first_puzzle(setup_for(date(2026, 11, 2), "hard")) in text
    forged = words_of(
        anna.http.get(
            "/api/print/ubongo3d-puzzle/document.pdf", params={**wish, "puzzle": "A1 - 1|2"}
        )
    )
    assert forged == text


def own_boards():
    """Turn our box into another one: board 1 becomes board 36, and so on."""
    turned = [
        replace(board, number=number) for number, board in enumerate(box().boards[::-1], start=1)
    ]
    return encode(Box(1, "own", tuple(turned)))


def own_decks():
    stacks = frozen_decks().stacks
    return encode_decks(Decks(tuple(Stack(each.rounds, each.cards[::-1]) for each in stacks)))


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("ubongo3d-boards", own_boards()),
        ("ubongo3d-booklet", own_boards()),
        ("ubongocards-cards", own_decks()),
    ],
)
def test_an_own_set_is_printed_and_shown(server, name, content):
    anna = Person(server, "Anna")
    pdf = anna.http.post(f"/api/print/{name}/document.pdf", content=content)
    ours = anna.http.get(f"/api/print/{name}/document.pdf")
    assert len(read(pdf.content).pages) == len(read(ours.content).pages)
    assert pdf.content != ours.content
    page = anna.http.post(f"/api/print/{name}/page.svg", content=content)
    assert (page.status_code, page.headers["content-type"]) == (200, "image/svg+xml")


def test_tasks_of_own_boards_are_handed_out(server):
    """Board 1 of these boards is board 36 of ours; the puzzle of a day is on none of them."""
    anna = Person(server, "Anna")

    def asked(name, **what):
        path = f"/api/print/ubongo3d-{name}/document.pdf"
        return anna.http.post(path, content=own_boards(), params=what)

    for name, what in (("puzzle", {"puzzle": "B1 - 7"}), ("worksheet", {"tasks": "B1 - 7"})):
        grade = round(task_named("B36 - 7").difficulty)
        assert f"B1 - 7 · difficulty {grade}" in words_of(asked(name, **what))
    hard = words_of(asked("worksheet", easiest="45", side="B", seed="2"))
    grades = [int(grade) for grade in re.findall(r"difficulty (\d+)", hard)]
    assert len(grades) == 24
    assert min(grades) >= 45
    for what, code in (
        ({"puzzle": "B1 - 7", "day": "2026-11-02"}, "own_day"),
        ({}, "unknown_task"),
    ):
        refused = asked("puzzle", **what)
        assert (refused.status_code, refused.json()["code"]) == (400, code)


def changed(change):
    """Return a file of own boards with one change."""
    plain = json.loads(own_boards())
    change(plain["boards"][3]["sides"]["A"])
    return json.dumps(plain).encode()


@pytest.mark.parametrize(
    ("name", "content", "status", "code"),
    [
        ("ubongo3d-boards", b"", 400, "not_boards"),
        ("ubongo3d-boards", b"[]", 400, "not_boards"),
        ("ubongo3d-boards", own_decks(), 400, "not_boards"),
        ("ubongo3d-boards", b'{"boards":' * 5000, 400, "not_boards"),
        ("ubongo3d-boards", changed(lambda side: side.update(more=1)), 400, "not_boards"),
        ("ubongo3d-booklet", own_boards().replace(b'"lynx"', b'"owl"', 1), 400, "not_boards"),
        ("ubongo3d-booklet", own_boards().replace(b'"lynx"', b'"owl"'), 400, "not_boards"),
        (
            "ubongo3d-boards",
            changed(lambda side: side["tasks"]["1|2"].update(kinds=[1, 2])),
            *(400, "not_boards"),
        ),
        (
            "ubongo3d-boards",
            changed(lambda side: side.update(upper=[[x, y] for x in range(5) for y in range(5)])),
            *(400, "not_boards"),
        ),
        (
            "ubongo3d-boards",
            changed(lambda side: side["tasks"]["1|2"].update(kinds=[1, 2, 4])),
            *(400, "unsolvable_task"),
        ),
        ("ubongocards-cards", b"{}", 400, "not_decks"),
        ("ubongocards-cards", own_boards(), 400, "not_decks"),
        ("ubongocards-cards", own_decks().replace(b'"sun"', b'"pun"'), 400, "not_decks"),
        ("ubongocards-cards", own_decks().replace(b"[1,2]", b"[1,3]"), 400, "wrong_stacks"),
        ("ubongocards-scores", own_decks(), 404, "unknown_document"),
        ("ugo-lands", own_decks(), 400, "no_own_sets"),
        ("ubongo3d-boards", b" " * 70_000, 413, "http_413"),
    ],
)
def test_a_broken_own_set_is_refused(server, name, content, status, code):
    answer = Person(server, "Anna").http.post(f"/api/print/{name}/document.pdf", content=content)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_a_server_without_typst_says_so(monkeypatch):
    monkeypatch.setitem(sys.modules, "typst", None)
    typesetter = Typesetter()
    with pytest.raises(Refused) as refused:
        await typesetter.document(Job("ugo-scores", WISH, "pdf"))
    assert STATUS[refused.value.code] == 501
    typesetter.close()


async def test_a_document_is_set_once_and_then_kept():
    typesetter, job = Typesetter(), Job("ugo-scores", WISH, "svg")
    assert not typesetter.has(job)
    first = await typesetter.document(job)
    assert typesetter.has(job)
    assert await typesetter.document(job) is first
    typesetter.close()


async def test_simultaneous_requests_typeset_a_document_once(monkeypatch):
    """This includes requests for neighbouring pages, which are made together."""
    made, usual = [], typesetting._made

    def counted(job):
        made.append(job)
        return usual(job)

    monkeypatch.setattr(typesetting, "_made", counted)
    typesetter, job = Typesetter(), Job("ugo-rules", WISH, "svg")
    pages = [job, job, replace(job, page=2), replace(job, page=2)]
    first, same, second, _ = await asyncio.gather(*map(typesetter.document, pages))
    assert first == same != second
    assert len(made) == 1
    typesetter.close()


async def test_a_busy_press_refuses(monkeypatch):
    monkeypatch.setattr("spieltisch.server.typesetter.MOST_WANTED", 0)
    typesetter = Typesetter()
    with pytest.raises(Refused, match="busy"):
        await typesetter.document(Job("ugo-scores", WISH, "pdf"))
    typesetter.close()
