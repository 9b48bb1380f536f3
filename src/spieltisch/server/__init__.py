"""Litestar: HTTP, websockets, guests, limits and metrics around the tables."""
