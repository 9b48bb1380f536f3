"""The languages of the cards of shared links; those of the client."""

LANGUAGES = ("en", "de", "fr")
LOCALES = {"en": "en_GB", "de": "de_DE", "fr": "fr_FR"}


def language_of(wanted: str | None) -> str:
    """Return the language that a link names; English where it names none that we speak."""
    return wanted if wanted in LANGUAGES else LANGUAGES[0]
