"""Makes decks: anneals towards a target number of contacts, and measures the result."""
