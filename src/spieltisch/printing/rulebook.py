"""A game's rules on paper, with the texts and pictures of the web client."""

from collections.abc import Mapping
from typing import Any, Final

from spieltisch.core.paper import Language, Pages, size_of
from spieltisch.games.drawings import drawings, pictures, spoken
from spieltisch.printing.typesetting import our_template
from spieltisch.printing.words import WORDS

TIP: Final = "•"
"""Marks a tip, which has no rule number."""


def rulebook(game: str, language: Language, greys: Mapping[str, str]) -> Pages:
    """Return all rules of a game in order with their pictures, and the greys that its drawings need."""
    said = spoken(game, language)
    chapters = [
        {"title": chapter["title"], "rules": [_rule(game, rule) for rule in chapter["rules"]]}
        for chapter in said["chapters"]
    ]
    return Pages(
        name=f"{game}-rules",
        title=f"{said['title']} · {WORDS[language]['rules']}",
        template=our_template("rules"),
        data={
            "game": said["title"],
            "about": said["about"],
            "facts": said["facts"],
            "unofficial": WORDS[language]["unofficial"],
            "chapters": chapters,
            "tip": TIP,
        },
        greys=greys,
    )


def _rule(game: str, rule: dict[str, Any]) -> dict[str, Any]:
    shown = pictures(game).get(rule["id"], [])
    figures = [
        {**caption, "parts": [_part(game, part) for part in parts]}
        for caption, parts in zip(rule["captions"], shown, strict=True)
    ]
    number = rule["id"] if rule["id"][0].isupper() else TIP
    return {"id": number, "text": rule["text"], "figures": figures}


def _part(game: str, part: dict[str, Any]) -> dict[str, Any]:
    """Replace a drawing's name by the drawing, and add its width in its own units."""
    if "drawing" in part:
        return _part(game, {"role": part["role"], "svg": drawings(game)[part["drawing"]]})
    if "svg" in part:
        return {**part, "wide": size_of(part["svg"])[0]}
    if "parts" in part:
        return {**part, "parts": [_part(game, each) for each in part["parts"]]}
    return part
