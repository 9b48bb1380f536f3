"""The languages of shared links' cards: the same as the client's, and what a card says in them."""

from spieltisch.core.paper import LANGUAGES

LOCALES = {"en": "en_GB", "de": "de_DE", "fr": "fr_FR"}

UNSOLVED = {"en": "not solved", "de": "nicht gelöst", "fr": "non résolue"}
SOLVED = {"en": "solved", "de": "gelöst", "fr": "résolue"}
SOME_SOLVED = {"en": "{count} solved", "de": "{count} gelöst", "fr": "{count} résolues"}
"""How a solo game went, if no time says so; more than one task or hand."""
PUZZLE = {"en": "Puzzle {name}", "de": "Rätsel {name}", "fr": "Énigme {name}"}
DAILY = {
    "en": "Puzzle of the day, {day}",
    "de": "Rätsel des Tages, {day}",
    "fr": "Énigme du jour, {day}",
}
"""What was played; the day as in the text that players share."""


def language_of(wanted: str | None) -> str:
    """Return the language that a link names, or English if we do not support it."""
    return wanted if wanted in LANGUAGES else LANGUAGES[0]
