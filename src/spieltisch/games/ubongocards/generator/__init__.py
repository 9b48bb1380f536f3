"""Making decks: annealing towards a target number of contacts, and measuring the result."""
