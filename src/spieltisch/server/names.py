"""Names that guests choose: any script, but no invisible characters and no look-alikes."""

import unicodedata

from spieltisch.core.errors import Refused
from spieltisch.tables.characters import is_invisible, is_seen, tidied

LONGEST_NAME = 24
"""The most characters in a name; more would not fit beside a seat on a phone."""
LONGEST_TEXT = 1000
"""The most characters that are examined, before whitespace is removed."""
MOST_MARKS = 3
"""The most combining marks on one letter; no language needs more."""
SELECTORS = "\ufe0e\ufe0f"
"""Variation selectors choose between the emoji and the text form of a symbol; they are invisible."""
NEUTRAL = ["COMMON", "INHERITED"]
"""Digits, symbols and marks, which all scripts share."""


def clean_name(text: str) -> str:
    """Tidy a name, or refuse it."""
    if len(text) > LONGEST_TEXT:
        raise _too_long()
    if any(is_invisible(character) for character in text):
        raise Refused("name_control", "A name cannot contain control or invisible characters.")
    name = tidied(unicodedata.normalize("NFKC", text))
    if not any(is_seen(character) for character in name):
        raise Refused("name_empty", "Type a name.")
    if len(name) > LONGEST_NAME:
        raise _too_long()
    if _stacks_marks(name):
        raise Refused(
            "name_marks", "A letter in a name can have at most three marks.", most=MOST_MARKS
        )
    if _looks_like_another(name):
        raise Refused(
            "name_mixed",
            "A name cannot mix scripts whose letters look alike; use only one of them.",
        )
    return name


def _too_long() -> Refused:
    return Refused(
        "name_too_long", f"A name can have at most {LONGEST_NAME} characters.", most=LONGEST_NAME
    )


def _stacks_marks(name: str) -> bool:
    """Return whether so many marks are stacked on one letter that they would reach into other lines."""
    marks = 0
    for character in name:
        marks = marks + 1 if unicodedata.combining(character) or _is_mark(character) else 0
        if marks > MOST_MARKS:
            return True
    return False


def _is_mark(character: str) -> bool:
    return unicodedata.category(character) in {"Mn", "Me"} and character not in SELECTORS


def _looks_like_another(name: str) -> bool:
    """Return whether a name mixes scripts that have Latin look-alikes, as listed by Unicode.

    Names in a single script are always fine, and so are mixtures of scripts that cannot be confused.
    """
    from confusable_homoglyphs import confusables  # noqa: PLC0415 - it reads a megabyte of lists

    return confusables.is_mixed_script(name, allowed_aliases=NEUTRAL) and bool(
        confusables.is_confusable(name, preferred_aliases=["LATIN"])
    )
