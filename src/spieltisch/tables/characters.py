"""Which characters of what people type can be seen."""

import unicodedata

BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that render as nothing."""
JOINER = "\u200d"
"""Holds the parts of one emoji together; the only invisible character that people may type."""


def tidied(text: str) -> str:
    """Compose the characters of a text, and give it single spaces and none at its ends."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def is_seen(character: str) -> bool:
    """Ask whether a character is visible by itself: a letter, a digit, a sign."""
    return unicodedata.category(character)[0] in "LNPS" and character not in BLANKS


def is_invisible(character: str) -> bool:
    """Ask whether a character is a control, format, private, unassigned or line character."""
    kind = unicodedata.category(character)
    return (kind[0] == "C" and character != JOINER) or kind in {"Zl", "Zp"}
