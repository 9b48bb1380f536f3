"""Spieltisch: play, solve and study three tabletop games."""

__version__ = "0.2.0"
