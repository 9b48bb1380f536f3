"""Spieltisch: play, solve, study and print three tabletop games."""

__version__ = "0.1.0"
