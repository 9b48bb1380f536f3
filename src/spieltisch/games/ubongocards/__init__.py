"""Ubongo, the card game: a race for 2 to 4; whoever first lays 7 of his 9 cards together calls."""
