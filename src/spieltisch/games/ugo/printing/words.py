"""The texts on the paper version of UGO!, apart from the rules, in every language."""

from collections.abc import Mapping
from typing import Final

from spieltisch.core.paper import Language

WORDS: Final[Mapping[Language, Mapping[str, str]]] = {
    "en": {
        "lands": "Land cards",
        "red": "hills",
        "blue": "lakes",
        "green": "meadows",
        "yellow": "fields",
        "grey": "mountains",
        "sections": "Kingdom sections",
        "kingdom": "Kingdom {number}",
        "farmers": "Farmers",
        "scores": "Score sheet",
        "round": "Round {number}",
        "total": "Total",
    },
    "de": {
        "lands": "Ländereien",
        "red": "Hügel",
        "blue": "Seen",
        "green": "Wiesen",
        "yellow": "Felder",
        "grey": "Berge",
        "sections": "Königreich-Abschnitte",
        "kingdom": "Königreich {number}",
        "farmers": "Bauern",
        "scores": "Wertungsblatt",
        "round": "Runde {number}",
        "total": "Summe",
    },
    "fr": {
        "lands": "Cartes de terre",
        "red": "collines",
        "blue": "lacs",
        "green": "prés",
        "yellow": "champs",
        "grey": "montagnes",
        "sections": "Zones des royaumes",
        "kingdom": "Royaume {number}",
        "farmers": "Paysans",
        "scores": "Feuille de score",
        "round": "Manche {number}",
        "total": "Total",
    },
}
