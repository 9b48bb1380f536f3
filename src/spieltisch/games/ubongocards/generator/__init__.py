"""Making decks: annealing towards wanted contacts, and measuring what came of it."""
