"""The single puzzles to choose from; only Ubongo 3-D has some. It loads numpy, which the games do not."""

from spieltisch.games.ubongo3d import catalogue

PUZZLES = catalogue
