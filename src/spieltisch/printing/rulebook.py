"""A game's rules on paper: the words and pictures of the screen."""

from collections.abc import Mapping
from typing import Any, Final

from spieltisch.core.paper import Language, Pages, size_of
from spieltisch.games.drawings import drawings, pictures, spoken
from spieltisch.printing.typesetting import our_template
from spieltisch.printing.words import WORDS

TIP: Final = "•"
"""Stands before what is no rule, and so has no number."""


def rulebook(game: str, language: Language, greys: Mapping[str, str]) -> Pages:
    """Give all rules of a game in order, each with its pictures, and the greys its drawings need."""
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
    """Put the drawing itself where its name is, and say how wide it is in its own measure."""
    if "drawing" in part:
        return _part(game, {"role": part["role"], "svg": drawings(game)[part["drawing"]]})
    if "svg" in part:
        return {**part, "wide": size_of(part["svg"])[0]}
    if "parts" in part:
        return {**part, "parts": [_part(game, each) for each in part["parts"]]}
    return part
