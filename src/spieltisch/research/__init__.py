"""Bots against bots: series of games, tournaments, their statistics and their plots."""
