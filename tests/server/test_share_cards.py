"""What a shared link shows: words in the page's head and a picture, of finished games only."""

import asyncio
import re
import struct

import httpx
import msgspec
import pytest

from spieltisch.core.errors import Refused
from spieltisch.core.paper import LANGUAGES
from spieltisch.games.registry import GAMES
from spieltisch.server import share_cards as drawing
from spieltisch.server.settings import SITE
from spieltisch.server.share_cards import ShareCards, card_of, head_of
from spieltisch.server.share_words import language_of
from spieltisch.tables import offline
from spieltisch.tables.entries import Moved
from spieltisch.tables.table import after
from tests.server.client import ROOT, Person, serving
from tests.server.finished import golden_table, play_through
from tests.tables.offline_runs import easy

SIGNATURE = b"\x89PNG\r\n\x1a\n"


def size_of(picture):
    """Read width and height from a PNG."""
    return struct.unpack(">II", picture[16:24])


@pytest.mark.parametrize("name", ["ugo-4", "ubongo3d-2", "ubongocards-2", "ubongocards-1"])
async def test_a_picture_has_its_size_and_is_small(name):
    cards = ShareCards(SITE)
    picture = await cards.picture(golden_table(name))
    cards.close()
    assert picture.startswith(SIGNATURE)
    assert size_of(picture) == (1200, 630)
    assert len(picture) < 100_000


async def test_odd_names_are_drawn_too_and_without_the_client_as_well(tmp_path):
    table = golden_table("ugo-2")
    places = tuple(
        msgspec.structs.replace(place, name=name)
        for place, name in zip(table.places, ("Łukasz 王小明 " * 9, "<b>&\"'"), strict=True)
    )
    cards = ShareCards(tmp_path)
    odd = msgspec.structs.replace(table, places=places)
    assert size_of(await cards.picture(odd)) == (1200, 630)
    cards.close()
    head = head_of(odd, "http://here/")
    assert "<b>" not in head
    assert "&lt;b&gt;&amp;&quot;&#x27;" in head


def test_the_winner_comes_first():
    lines = card_of(golden_table("ugo-4")).lines
    assert [line.place for line in lines] == sorted(line.place for line in lines)
    assert lines[0].place == 1


async def test_a_picture_is_drawn_once_and_only_so_many_wait(monkeypatch):
    drawn = []

    def draw(card, _):
        drawn.append(card)
        return SIGNATURE

    monkeypatch.setattr(drawing, "_with_fonts", draw)
    cards, table = ShareCards(SITE), golden_table("ugo-2")
    assert await cards.picture(table) == await cards.picture(table) == SIGNATURE
    assert len(drawn) == 1
    nobody = tuple(msgspec.structs.replace(place, name="N. N.") for place in table.places)
    await cards.picture(msgspec.structs.replace(table, places=nobody))
    assert {line.name for line in drawn[1].lines} == {"N. N."}, "a forgotten guest is not shown"
    cards.close()
    monkeypatch.setattr(drawing, "MOST_WANTED", 0)
    busy = ShareCards(SITE)
    with pytest.raises(Refused) as refused:
        await busy.picture(table)
    assert refused.value.code == "busy"
    busy.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("share")) as running:
        yield running


@pytest.fixture(scope="module")
def played(server):
    return asyncio.run(play_through(Person(server, "Anna"), "beginner"))


def test_the_picture_of_a_finished_game_is_served(server, played):
    answer = httpx.get(f"{server.address}/api/tables/{played}/card.png")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert size_of(answer.content) == (1200, 630)
    assert "content-encoding" not in answer.headers
    assert answer.headers["cache-control"] == "no-cache"
    etag = {"if-none-match": answer.headers["etag"]}
    assert httpx.get(answer.url, headers=etag).status_code == 304


@pytest.mark.parametrize("path", ["", "/replay"])
def test_the_pages_of_a_finished_game_tell_of_it(server, played, path):
    if not (SITE / "index.html").exists():
        pytest.skip("the web client is not built")
    page = httpx.get(f"{server.address}/t/{played}{path}")
    told = dict(re.findall(r'<meta property="(og:[\w:]+)" content="([^"]*)"', page.text))
    assert told["og:title"].startswith("UGO! · ")
    assert {"Anna", "Pip"} <= set(told["og:title"][7:].split(", "))
    assert re.fullmatch(r"1\. .+ \S+ · [12]\. .+ \S+", told["og:description"])
    assert httpx.get(told["og:image"]).content.startswith(SIGNATURE)
    again = httpx.get(page.url, headers={"if-none-match": page.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize(
    ("language", "title", "locale"),
    [
        ("de", "Ubongo, das Kartenspiel", "de_DE"),
        ("fr", "Ubongo, le jeu de cartes", "fr_FR"),
        ("xx", "Ubongo, the card game", "en_GB"),
    ],
)
def test_a_link_tells_it_in_its_own_language(title, language, locale):
    told = head_of(golden_table("ubongocards-2"), "http://here/", language_of(language))
    assert f'og:title" content="{title} · ' in told
    assert locale in told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Guest 0 0:49 · Puzzle 7.15-7.9.16"),
        ("de", "Guest 0 0:49 · Rätsel 7.15-7.9.16"),
        ("fr", "Guest 0 0:49 · Énigme 7.15-7.9.16"),
    ],
)
def test_alone_a_link_tells_the_time_and_the_puzzle(language, told):
    table = golden_table("ubongo3d-puzzle")
    assert f'og:description" content="{told}"' in head_of(table, "http://here/", language)
    [line] = card_of(table, language).lines
    assert line.score == "0:49"


def test_alone_a_link_tells_what_was_not_solved_and_of_which_day():
    begun = offline.begun("g0", "Anna", easy(), 0)[-1].table
    later = list(offline.frames(begun))[-1].now
    over = after(begun, Moved(0, {"aside": 1}), later + 5_000)
    told = head_of(over, "http://here/", "de")
    assert 'og:description" content="Anna nicht gelöst · Rätsel des Tages, 2026-11-18"' in told


@pytest.mark.parametrize("language", ["de", "xx"])
def test_a_page_and_its_picture_take_the_language_of_the_link(server, played, language):
    if not (SITE / "index.html").exists():
        pytest.skip("the web client is not built")
    page = httpx.get(f"{server.address}/t/{played}/replay?move=3&lang={language}")
    told = dict(re.findall(r'<meta property="(og:[\w:]+)" content="([^"]*)"', page.text))
    assert told["og:locale"] == {"de": "de_DE", "xx": "en_GB"}[language]
    assert told["og:image"].endswith({"de": "?lang=de", "xx": "?lang=en"}[language])
    assert httpx.get(told["og:image"]).content.startswith(SIGNATURE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_those_of_the_client(language):
    texts = ROOT / "web/src"
    for game in GAMES.values():
        own = (texts / f"games/{game.name}/i18n/{language}.ts").read_text()
        assert f'title: "{game.poster.title_in(language)}"' in own


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_bots_are_called_as_in_the_client(game):
    index = (ROOT / f"web/src/games/{game.name}/index.ts").read_text()
    names = re.search(r"names: {(.*?)}", index, re.DOTALL)
    assert names is not None
    assert dict(re.findall(r'(\w+): "(.*?)"', names[1])) == game.bot_names


def test_alike_bots_are_numbered_and_people_keep_their_names():
    table = golden_table("ugo-4")
    seats = (("Mira", None), (None, "casual"), (None, "club"), (None, "casual"))
    places = tuple(
        msgspec.structs.replace(place, name=name, bot=bot)
        for place, (name, bot) in zip(table.places, seats, strict=True)
    )
    lines = card_of(msgspec.structs.replace(table, places=places)).lines
    assert sorted(line.name for line in lines) == ["Anton", "Mira", "Mira", "Mira 2"]


def test_before_the_end_nothing_is_told(server):
    table = Person(server, "Anna").open_table(2, "casual")
    assert "og:title" not in httpx.get(f"{server.address}/t/{table}").text
    assert "og:title" not in httpx.get(f"{server.address}/t/nowhere").text
    answer = httpx.get(f"{server.address}/api/tables/{table}/card.png")
    assert (answer.status_code, answer.json()["code"]) == (409, "not_over")


def test_every_game_has_a_poster():
    assert all(game.poster.title for game in GAMES.values())
