"""Solving hands of cards, and how bots lay them."""
