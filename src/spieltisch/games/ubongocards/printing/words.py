"""The texts on the paper version of the card game, apart from the rules, in every language."""

from collections.abc import Mapping
from typing import Final

from spieltisch.core.paper import Language

WORDS: Final[Mapping[Language, Mapping[str, str]]] = {
    "en": {
        "cards": "Cards",
        "rounds": "Rounds {first} and {second}",
        "scores": "Score sheet",
        "round": "Round {number}",
        "total": "Total",
    },
    "de": {
        "cards": "Karten",
        "rounds": "Runden {first} und {second}",
        "scores": "Wertungsblatt",
        "round": "Runde {number}",
        "total": "Summe",
    },
    "fr": {
        "cards": "Cartes",
        "rounds": "Manches {first} et {second}",
        "scores": "Feuille de score",
        "round": "Manche {number}",
        "total": "Total",
    },
}
