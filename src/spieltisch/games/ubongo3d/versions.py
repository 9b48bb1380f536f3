"""The versions of the rules: old records replay by the rules by which they were played.

Rules 1: a lifted piece takes all that lies above it along; hints know only what can be built straight
down; a tie-break draws from the played boards, whatever task that gives.
Rules 2: a lifted piece leaves behind what others hold; hints know every solution; a tie-break has tasks
that nobody has seen.
"""

from typing import Final

OLDEST: Final = 1
NEWEST: Final = 2
