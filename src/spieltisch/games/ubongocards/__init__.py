"""Ubongo, the card game: a race for 2 to 4, or practice for one: lay 7 of 9 cards together."""
