"""Which of the characters that people type are visible."""

import unicodedata

BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that render as nothing."""
JOINER = "\u200d"
"""Joins the parts of one emoji; the only invisible character that people may type."""


def tidied(text: str) -> str:
    """Normalize a text's characters, reduce its whitespace to single spaces, and strip its ends."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def is_seen(character: str) -> bool:
    """Return whether a character is visible on its own: a letter, a digit or a symbol."""
    return unicodedata.category(character)[0] in "LNPS" and character not in BLANKS


def is_invisible(character: str) -> bool:
    """Return whether a character is a control, format, private, unassigned or line character."""
    kind = unicodedata.category(character)
    return (kind[0] == "C" and character != JOINER) or kind in {"Zl", "Zp"}
