"""The texts on the paper version of Ubongo 3-D, apart from names and rules, in every language."""

from collections.abc import Mapping
from typing import Final

from spieltisch.core.paper import Language

Words = Mapping[str, str]

WORDS: Final[Mapping[Language, Words]] = {
    "en": {
        "worksheet": "Worksheet",
        "worksheet_about": "Fill each area two levels high with its pieces. Nothing "
        "sticks out, nothing is left over.",
        "name": "Name",
        "date": "Date",
        "difficulty": "difficulty",
        "solutions": "Solutions",
        "solution": "Solution",
        "puzzle": "Puzzle",
        "puzzle_about": "Fill the area two levels high with these pieces. Nothing "
        "sticks out, nothing is left over.",
        "daily": "Puzzle of {day}",
        "day": "{day} {month} {year}",
        "first_day": "1",
        "months": "January February March April May June July August September "
        "October November December",
        "boards_title": "Boards",
        "animal_boards": "{animal}, boards {first} to {last}",
        "gems": "Gems",
        "all_gems": "58 gems",
        "display": "Display and die",
        "display_about": "Nine sapphires and nine ambers lie here at the start. After each round, "
        "one of each is gone, so you can see which round comes next.",
        "round": "Round",
        "die": "A ten-sided die",
        "die_about": "Don’t have one? Roll an ordinary die twice. The first roll chooses the row, the "
        "second the number; roll again for a 6.",
        "first_roll": "First roll",
        "second_roll": "Second roll",
        "scores": "Score sheet",
        "total": "Points",
        "booklet": "Solutions",
        "booklet_about": "One solution for each of the 504 tasks: the lower level on the left, the upper "
        "level on the right, then the pieces in building order. Many tasks have other solutions, too.",
        "booklet_own": "One solution for each task of your own boards: the lower level on the left, the "
        "upper level on the right, then the pieces in building order. Many tasks have other solutions, too.",
        "how": "How to read it",
        "level_1": "lower level",
        "level_2": "upper level",
        "order": "the pieces in building order",
        "seen": "You see the area from where you sit: the near edge is at the bottom.",
        "slid": "An arrow means: slide the piece in below the one above it.",
        "index": "Index",
        "board": "Board",
        "boards": "Boards",
        "page": "page",
    },
    "de": {
        "worksheet": "Arbeitsblatt",
        "worksheet_about": "Füll jede Fläche zwei Ebenen hoch mit ihren Teilen. Nichts "
        "steht über, nichts bleibt übrig.",
        "name": "Name",
        "date": "Datum",
        "difficulty": "Schwierigkeit",
        "solutions": "Lösungen",
        "solution": "Lösung",
        "puzzle": "Aufgabe",
        "puzzle_about": "Füll die Fläche zwei Ebenen hoch mit diesen Teilen. Nichts "
        "steht über, nichts bleibt übrig.",
        "daily": "Aufgabe vom {day}",
        "day": "{day}. {month} {year}",
        "first_day": "1",
        "months": "Januar Februar März April Mai Juni Juli August September Oktober "
        "November Dezember",
        "boards_title": "Tafeln",
        "animal_boards": "{animal}, Tafeln {first} bis {last}",
        "gems": "Edelsteine",
        "all_gems": "58 Edelsteine",
        "display": "Auslage und Würfel",
        "display_about": "Zu Beginn liegen hier neun Saphire und neun Bernsteine. Nach jeder "
        "Runde fehlt einer von jeder Sorte: So siehst du, welche Runde kommt.",
        "round": "Runde",
        "die": "Ein Würfel mit zehn Seiten",
        "die_about": "Du hast keinen? Würfle zweimal mit einem gewöhnlichen. Der erste Wurf bestimmt "
        "die Zeile, der zweite die Zahl; bei einer 6 würfelst du noch einmal.",
        "first_roll": "Erster Wurf",
        "second_roll": "Zweiter Wurf",
        "scores": "Wertungsblatt",
        "total": "Punkte",
        "booklet": "Lösungen",
        "booklet_about": "Zu jeder der 504 Aufgaben eine Lösung: links die untere Ebene, rechts die obere, "
        "daneben die Teile in der Reihenfolge, in der sie gelegt werden. Viele Aufgaben lassen sich "
        "auch anders lösen.",
        "booklet_own": "Zu jeder Aufgabe deiner eigenen Tafeln eine Lösung: links die untere Ebene, rechts "
        "die obere, daneben die Teile in der Reihenfolge, in der sie gelegt werden. Viele Aufgaben "
        "lassen sich auch anders lösen.",
        "how": "So liest du es",
        "level_1": "untere Ebene",
        "level_2": "obere Ebene",
        "order": "die Teile der Reihe nach",
        "seen": "Du siehst die Fläche von deinem Platz aus: Unten ist der Rand, der dir am nächsten ist.",
        "slid": "Ein Pfeil heißt: Schieb das Teil unter das darüberliegende.",
        "index": "Verzeichnis",
        "board": "Tafel",
        "boards": "Tafeln",
        "page": "Seite",
    },
    "fr": {
        "worksheet": "Feuille d’exercices",
        "worksheet_about": "Remplis chaque surface sur deux étages avec ses pièces. Rien "
        "ne dépasse, rien ne reste.",
        "name": "Nom",
        "date": "Date",
        "difficulty": "difficulté",
        "solutions": "Solutions",
        "solution": "Solution",
        "puzzle": "Énigme",
        "puzzle_about": "Remplis la surface sur deux étages avec ces pièces. Rien ne "
        "dépasse, rien ne reste.",
        "daily": "Énigme du {day}",
        "day": "{day} {month} {year}",
        "first_day": "1er",
        "months": "janvier février mars avril mai juin juillet août septembre "
        "octobre novembre décembre",
        "boards_title": "Planches",
        "animal_boards": "{animal}, planches {first} à {last}",
        "gems": "Gemmes",
        "all_gems": "58 gemmes",
        "display": "Étalage et dé",
        "display_about": "Au début, neuf saphirs et neuf ambres sont posés ici. Après chaque "
        "manche, il en manque un de chaque : tu vois ainsi quelle manche vient.",
        "round": "Manche",
        "die": "Un dé à dix faces",
        "die_about": "Tu n’en as pas ? Lance deux fois un dé ordinaire. Le premier lancer choisit la "
        "ligne, le second le nombre ; sur un 6, relance.",
        "first_roll": "Premier lancer",
        "second_roll": "Second lancer",
        "scores": "Feuille de score",
        "total": "Points",
        "booklet": "Solutions",
        "booklet_about": "Une solution pour chacune des 504 énigmes : à gauche l’étage du bas, à droite "
        "l’étage du haut, puis les pièces dans l’ordre où on les pose. Beaucoup d’énigmes ont "
        "d’autres solutions.",
        "booklet_own": "Une solution pour chaque énigme de tes propres planches : à gauche l’étage du "
        "bas, à droite l’étage du haut, puis les pièces dans l’ordre où on les pose. Beaucoup "
        "d’énigmes ont d’autres solutions.",
        "how": "Comment lire",
        "level_1": "étage du bas",
        "level_2": "étage du haut",
        "order": "les pièces dans l’ordre",
        "seen": "Tu vois la surface de ta place : le bord le plus proche de toi est en bas.",
        "slid": "Une flèche : glisse la pièce sous celle du dessus.",
        "index": "Index",
        "board": "Planche",
        "boards": "Planches",
        "page": "page",
    },
}  # fmt: skip
