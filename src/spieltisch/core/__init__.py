"""What every game speaks: Game, Setup, Record, Outcome, chance and errors. Imports nothing of ours."""
