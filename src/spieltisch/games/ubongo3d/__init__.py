"""Ubongo 3-D: a race to fill an area two levels high; 36 boards, 504 tasks, gems for the fastest."""
