"""Making boards: areas, tasks of a wanted difficulty, a whole box from a seed."""
