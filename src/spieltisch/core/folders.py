"""Where files are kept on this machine."""

from pathlib import Path

from platformdirs import user_data_path


def default_data() -> Path:
    """Return the user's data folder."""
    return user_data_path("spieltisch")
