"""Ubongo 3-D on paper."""
