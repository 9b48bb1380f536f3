"""Ubongo, the card game: lay 7 of 9 cards together, as a race for 2 to 4 or as practice for one player."""
