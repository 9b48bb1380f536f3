"""Polycube packing: shapes, puzzles and all their solutions; a plain twin and kernels; the atlas."""
