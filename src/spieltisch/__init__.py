"""Spieltisch: play, solve and study three tabletop games."""

__version__ = "0.1.0"
