"""Paper over HTTP: documents and their first pages, each set once; bad names, a server without typst."""

import re
import sys
from pathlib import Path

import pytest

from spieltisch.core.errors import Refused
from spieltisch.printing.boxes import document_named
from spieltisch.printing.documents import Wish
from spieltisch.printing.papers import PAPERS
from spieltisch.server.app import STATUS
from spieltisch.server.press import Press
from tests.server.client import Person, serving

ROOT = Path(__file__).parents[2]
OFFERED = (ROOT / "web/src/app/print/documents.ts").read_text()


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("printing")) as running:
        yield running


def offered():
    """Give the names of all documents that the client offers."""
    listed = OFFERED.split("DOCUMENTS = {")[1].split("} as const")[0]
    return [
        f"{game}-{name}"
        for game, names in re.findall(r"(\w+): \[(.*?)\]", listed, re.DOTALL)
        for name in re.findall(r'"(\w+)"', names)
    ]


def test_everything_that_the_client_offers_is_there():
    assert len(offered()) == 15
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


@pytest.mark.parametrize(
    ("path", "query", "status", "code"),
    [
        ("ugo-crowns/document.pdf", {}, 404, "unknown_document"),
        ("chess-lands/page.svg", {}, 404, "unknown_document"),
        ("ugo-lands/document.pdf", {"paper": "a5"}, 400, "unknown_paper"),
        ("ugo-lands/document.pdf", {"language": "it"}, 400, "unknown_language"),
    ],
)
def test_what_is_not_there_is_refused(server, path, query, status, code):
    answer = Person(server, "Anna").http.get(f"/api/print/{path}", params=query)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_a_server_without_typst_says_so(monkeypatch):
    monkeypatch.setitem(sys.modules, "typst", None)
    press = Press()
    with pytest.raises(Refused) as refused:
        await press.document("ugo-scores", Wish(PAPERS["a4"], "en"), "pdf")
    assert STATUS[refused.value.code] == 501
    press.close()


async def test_a_document_is_set_once_and_then_kept():
    press, wish = Press(), Wish(PAPERS["a4"], "en")
    assert not press.has("ugo-scores", wish, "svg")
    first = await press.document("ugo-scores", wish, "svg")
    assert press.has("ugo-scores", wish, "svg")
    assert await press.document("ugo-scores", wish, "svg") is first
    press.close()


async def test_a_busy_press_refuses(monkeypatch):
    monkeypatch.setattr("spieltisch.server.press.MOST_WAITING", 0)
    press = Press()
    with pytest.raises(Refused, match="busy"):
        await press.document("ugo-scores", Wish(PAPERS["a4"], "en"), "pdf")
    press.close()
