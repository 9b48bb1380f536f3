"""The few words of shared pictures, in the languages of the client; its own texts say the same."""

LANGUAGES = ("en", "de", "fr")
BOTS = {
    "en": ("{} bot", ("Beginner", "Casual", "Club", "Expert", "Master")),
    "de": ("{}-Bot", ("Anfänger", "Hobby", "Vereins", "Experten", "Meister")),
    "fr": ("Robot {}", ("débutant", "amateur", "de club", "expert", "maître")),
}
LEVELS = ("beginner", "casual", "club", "expert", "master")
LOCALES = {"en": "en_GB", "de": "de_DE", "fr": "fr_FR"}


def language_of(wanted: str | None) -> str:
    """Give the language that a link names; English where it names none that we speak."""
    return wanted if wanted in LANGUAGES else LANGUAGES[0]


def bot_in(language: str, level: str) -> str:
    """Call a bot by its level; one without words by the level's own name."""
    pattern, words = BOTS[language]
    known = dict(zip(LEVELS, words, strict=True))
    return pattern.format(known.get(level, level.capitalize()))
