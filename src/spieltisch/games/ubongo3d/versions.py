"""The versions of the rules: old records replay under the rules by which they were played.

Rules 1: a lifted piece takes everything above it along; hints know only solutions that can be built
straight down; a tie-break draws from the boards already played, even if their task was seen before.
Rules 2: a lifted piece leaves behind what other pieces hold; hints know every solution; a tie-break uses
tasks that nobody has seen.
"""

from typing import Final

OLDEST: Final = 1
NEWEST: Final = 2
