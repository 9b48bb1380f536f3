"""What every game builds on: Game, Setup, Record, Outcome, Rng, errors. It imports none of our packages."""
