"""Live tables without network code: seats, ready, start, moves, clock, bots, rematch, and the store."""
