"""The languages of shared links' cards: the same as the client's."""

LANGUAGES = ("en", "de", "fr")
LOCALES = {"en": "en_GB", "de": "de_DE", "fr": "fr_FR"}


def language_of(wanted: str | None) -> str:
    """Return the language that a link names, or English if we do not support it."""
    return wanted if wanted in LANGUAGES else LANGUAGES[0]
