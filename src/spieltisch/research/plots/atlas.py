"""The plot of the atlas: for each size of area, how many solutions puzzles have and how hard they are."""

from collections.abc import Sequence

import msgspec

WIDTH, HEIGHT, GAP = 168, 120, 24
TOP, LEFT = 56, 24
STEPS = ((1, 1), (2, 2), (3, 4), (5, 8), (9, 16), (17, 32), (33, 10_000))
"""Ranges of solution counts that share a bar."""
BANDS = tuple(range(0, 100, 10))
"""Where each band of difficulty begins."""

STYLE = """
text { font: 12px system-ui, sans-serif; fill: #33302b } .title { font-weight: 600; font-size: 14px }
.faint { fill: #6f6a61; font-size: 10px } .few { fill: #2f6f8f } .hard { fill: #b5651d }
.axis { stroke: #b9b2a6 }
@media (prefers-color-scheme: dark) {
text { fill: #eee9df } .faint { fill: #aaa396 } .few { fill: #6bb3d6 } .hard { fill: #e09a55 }
.axis { stroke: #5d574d } }
"""


class Column(msgspec.Struct, frozen=True):
    """The puzzles of one size: the solutions of all, the difficulty of some."""

    squares: int
    solutions: Sequence[int]
    difficulty: Sequence[float]


def drawn(columns: Sequence[Column]) -> str:
    """Draw all sizes side by side."""
    width = LEFT * 2 + len(columns) * (WIDTH + GAP) - GAP
    height = TOP + 2 * HEIGHT + 56 + 32
    parts = [_column(column, LEFT + place * (WIDTH + GAP)) for place, column in enumerate(columns)]
    title = "Solvable puzzles by their number of solutions (above) and difficulty (below)"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="{title}"><style>{STYLE}</style>'
        f'<text class="title" x="{LEFT}" y="22">{title}</text>{"".join(parts)}</svg>\n'
    )


def _column(column: Column, left: int) -> str:
    names = [f"{low}" if low == high else f"{low}–" for low, high in STEPS]
    few = [sum(low <= each <= high for each in column.solutions) for low, high in STEPS]
    hard = [sum(band <= each < band + 10 for each in column.difficulty) for band in BANDS]
    heading = f'<text x="{left}" y="{TOP - 8}">{column.squares} squares</text>'
    above = _bars(few, names, left, TOP, "few")
    below = _bars(hard, [str(band) for band in BANDS], left, TOP + HEIGHT + 56, "hard")
    return heading + above + below


def _bars(counts: Sequence[int], names: Sequence[str], left: int, top: int, style: str) -> str:
    wide, most, whole = WIDTH / len(counts), max(*counts, 1), max(sum(counts), 1)
    floor = top + HEIGHT
    parts = [f'<line class="axis" x1="{left}" x2="{left + WIDTH}" y1="{floor}" y2="{floor}"/>']
    for place, (count, name) in enumerate(zip(counts, names, strict=True)):
        x, tall = left + place * wide, (HEIGHT - 16) * count / most
        parts.append(
            f'<rect class="{style}" x="{x + 1:.1f}" y="{floor - tall:.1f}" width="{wide - 2:.1f}" '
            f'height="{tall:.1f}"><title>{name}: {count:,} ({count / whole:.0%})</title></rect>'
            f'<text class="faint" x="{x + wide / 2:.1f}" y="{floor + 14}" '
            f'text-anchor="middle">{name}</text>'
        )
    return "".join(parts)
