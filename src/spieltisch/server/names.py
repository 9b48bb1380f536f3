"""Names that guests choose: any script, but nothing invisible and nobody else's look."""

import unicodedata

from spieltisch.core.errors import Refused
from spieltisch.tables.characters import is_invisible, is_seen, tidied

LONGEST_NAME = 24
"""The most characters in a name; more would not fit beside a seat on a phone."""
LONGEST_TEXT = 1000
"""The most characters that are examined at all, before spaces are removed."""
MOST_MARKS = 3
"""The most marks on one letter; no language writes more."""
SELECTORS = "\ufe0e\ufe0f"
"""Choose between the picture and the text form of a sign; nothing is drawn for them."""
NEUTRAL = ["COMMON", "INHERITED"]
"""Digits, signs and marks, which all scripts share."""


def clean_name(text: str) -> str:
    """Tidy a name, or refuse it."""
    if len(text) > LONGEST_TEXT:
        raise _too_long()
    if any(is_invisible(character) for character in text):
        raise Refused("name_control", "A name has no control or invisible characters.")
    name = tidied(unicodedata.normalize("NFKC", text))
    if not any(is_seen(character) for character in name):
        raise Refused("name_empty", "Type a name.")
    if len(name) > LONGEST_NAME:
        raise _too_long()
    if _stacks_marks(name):
        raise Refused("name_marks", "A letter in a name has at most three marks.", most=MOST_MARKS)
    if _looks_like_another(name):
        raise Refused(
            "name_mixed", "A name does not mix scripts whose letters look alike; use one of them."
        )
    return name


def _too_long() -> Refused:
    return Refused(
        "name_too_long", f"A name has at most {LONGEST_NAME} characters.", most=LONGEST_NAME
    )


def _stacks_marks(name: str) -> bool:
    """Return whether marks pile up on one letter until they would reach into other lines."""
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

    A name in one script is always welcome, and so is one that mixes scripts nobody takes for each other.
    """
    from confusable_homoglyphs import confusables  # noqa: PLC0415 - it reads a megabyte of lists

    return confusables.is_mixed_script(name, allowed_aliases=NEUTRAL) and bool(
        confusables.is_confusable(name, preferred_aliases=["LATIN"])
    )
