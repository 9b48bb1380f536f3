"""The preview of a shared link to a finished game: tags for the page's head, and a picture."""

from collections import Counter
from collections.abc import Iterator
from html import escape
from pathlib import Path

from cachetools import LRUCache

from spieltisch.server.one_at_a_time import OneAtATime
from spieltisch.server.share_card import HEIGHT, WIDTH, Card, Line, drawn
from spieltisch.server.share_words import (
    DAILY,
    LOCALES,
    PUZZLE,
    SOLVED,
    SOME_SOLVED,
    UNSOLVED,
)
from spieltisch.tables import checks
from spieltisch.tables.history import counted_achievement, results_of
from spieltisch.tables.table import Table

KEPT = 64
"""How many pictures are cached, at about 25 kB each; any other is drawn again."""
MOST_WANTED = 20
"""How many pictures may be wanted at once."""

Key = tuple[str, str, tuple[Line, ...]]
"""Everything that a picture shows: its title, its language and its lines."""

FONTS = {"title": "bricolage-grotesque", "text": "atkinson-hyperlegible-next"}
"""The prefixes of the client's font files."""


class ShareCards:
    """Draws pictures of finished games off the event loop, each only once unless its names change."""

    def __init__(self, site: Path) -> None:
        """Start empty; the fonts are taken from the client in this folder."""
        self._site = site
        cache: LRUCache[Key, bytes] = LRUCache(KEPT)
        busy = "Too many pictures are being drawn at once; try again."
        self._drawn = OneAtATime(cache, MOST_WANTED, busy)
        self.close = self._drawn.close

    def has_picture(self, table: Table, language: str = "en") -> bool:
        """Return whether a game's picture is already drawn."""
        return self._drawn.has(_key(card_of(table, language)))

    async def picture(self, table: Table, language: str = "en") -> bytes:
        """Return the picture of a finished game, or refuse."""
        checks.verify_over(table)
        card = card_of(table, language)
        key = _key(card)
        return await self._drawn.get(key, lambda: {key: _with_fonts(card, self._site)})


def _key(card: Card) -> Key:
    return card.title, card.language, card.lines


def _with_fonts(card: Card, site: Path) -> bytes:
    """Draw with the client's fonts, if it is built."""
    found = {name: next(site.glob(f"assets/{file}*.woff2"), None) for name, file in FONTS.items()}
    return drawn(card, {name: file.read_bytes() for name, file in found.items() if file})


def card_of(table: Table, language: str = "en") -> Card:
    """Return the card of a finished game, with the winner first."""
    outcome = table.outcome
    if outcome is None:
        return Card(table.game.poster, (), language)
    lines = [
        Line(
            outcome.places[seat],
            name,
            _result(table, outcome.scores[seat], language),
        )
        for seat, name in enumerate(_names(table))
    ]
    return Card(table.game.poster, tuple(sorted(lines, key=lambda line: line.place)), language)


def _result(table: Table, score: int, language: str) -> str:
    """Return a seat's score; alone, the time that counts, or how much was solved."""
    if len(table.places) > 1:
        return str(score).replace("-", "−")
    achieved = counted_achievement(table)
    if achieved is not None and not achieved.more_is_better:
        minutes, seconds = divmod(achieved.value // 1000, 60)
        return f"{minutes}:{seconds:02}"
    if score > 1:
        return SOME_SOLVED[language].format(count=score)
    return (SOLVED if score else UNSOLVED)[language]


def _puzzle(table: Table, language: str) -> list[str]:
    """Name the puzzle that was played, if it was one."""
    mine = results_of(table)[0]
    if mine.day is not None:
        return [DAILY[language].format(day=mine.day)]
    return [PUZZLE[language].format(name=mine.puzzle)] if mine.puzzle else []


def _names(table: Table) -> Iterator[str]:
    """Yield the name of every seat; bots with the same name are numbered."""
    bots: Counter[str] = Counter()
    for place in table.places:
        if place.name:
            yield place.name
            continue
        name = table.game.bot_names.get(place.bot or "", "")
        bots[name] += 1
        yield name if bots[name] == 1 else f"{name} {bots[name]}"


def head_of(table: Table, base: str, language: str = "en") -> str:
    """Return the tags for the head of a finished game's page that describe a link to it."""
    card = card_of(table, language)
    names = ", ".join(line.name for line in card.lines)
    is_alone = len(card.lines) == 1
    places = ["" if is_alone else f"{line.place}. " for line in card.lines]
    lines = [
        f"{place}{line.name} {line.score}" for place, line in zip(places, card.lines, strict=True)
    ]
    results = " · ".join([*lines, *_puzzle(table, language)])
    told = {
        "og:type": "website",
        "og:site_name": "Spieltisch",
        "og:locale": LOCALES[language],
        "og:title": f"{card.title} · {names}",
        "og:description": results,
        "og:image": f"{base}api/tables/{table.id}/card.png?lang={language}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": results,
    }
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
    return "".join([*tags, '<meta name="twitter:card" content="summary_large_image" />'])
