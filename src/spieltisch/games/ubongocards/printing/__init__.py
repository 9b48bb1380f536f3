"""Ubongo, the card game, on paper."""
