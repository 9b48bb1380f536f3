"""Polycubes: shapes, puzzles, all their solutions; a plain twin and a kernel; the atlas."""
