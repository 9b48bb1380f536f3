"""Solves hands of cards, and models how bots lay them."""
