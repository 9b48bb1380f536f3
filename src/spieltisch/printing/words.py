"""The texts on paper that all games share, in every language."""

from collections.abc import Mapping
from typing import Final

from spieltisch.core.paper import Language

WORDS: Final[Mapping[Language, Mapping[str, str]]] = {
    "en": {
        "rules": "Rules",
        "hint": "Print at 100 %, on both sides, turned on the long edge.",
        "unofficial": "Spieltisch is an unofficial fan project with words, drawings and puzzles of its "
        "own. All names belong to their owners, who have nothing to do with it.",
    },
    "de": {
        "rules": "Regeln",
        "hint": "In Originalgröße (100 %) drucken, beidseitig, über die lange Kante gewendet.",
        "unofficial": "Spieltisch ist ein inoffizielles Fanprojekt mit eigenen Worten, Bildern und "
        "Aufgaben. Alle Namen gehören ihren Inhabern, die damit nichts zu tun haben.",
    },
    "fr": {
        "rules": "Règles",
        "hint": "À imprimer à 100 %, recto verso, en retournant sur le bord long.",
        "unofficial": "Spieltisch est un projet de fans, non officiel, avec ses propres mots, images et "
        "énigmes. Tous les noms appartiennent à leurs propriétaires, qui n’y sont pour rien.",
    },
}  # fmt: skip
