"""Makes boards: areas, tasks of a target difficulty, a whole box from a seed."""
