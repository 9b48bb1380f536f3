"""What every game builds on: Game, Setup, Record, Outcome, Rng and errors. Imports no package of ours."""
