"""The plot of a tournament: each bot's share of wins and its Elo rating, with their intervals."""

from collections.abc import Sequence
from html import escape
from math import isfinite

from spieltisch.research.statistics import Ranking, Standing

LEFT, WIDTH, GAP, ROW, TOP = 120, 300, 60, 34, 74

STYLE = """
text { font: 12px system-ui, sans-serif; fill: #33302b } .title { font-weight: 600; font-size: 14px }
.faint { fill: #6f6a61; font-size: 10px } .bar { fill: #2f6f8f } .dot { fill: #b5651d }
.axis { stroke: #b9b2a6 } .par { stroke: #6f6a61; stroke-dasharray: 3 3 }
.within { stroke: #33302b; stroke-width: 1.5 }
@media (prefers-color-scheme: dark) {
text { fill: #eee9df } .faint { fill: #aaa396 } .bar { fill: #6bb3d6 } .dot { fill: #e09a55 }
.axis { stroke: #5d574d } .par { stroke: #aaa396 } .within { stroke: #eee9df } }
"""


def drawn(ranking: Ranking) -> str:
    """Draw the standings, the best bot first."""
    deals = "1 deal" if ranking.deals == 1 else f"{ranking.deals:,} deals"
    title = f"{ranking.game}, {ranking.players} players: {ranking.games:,} games on {deals}"
    elo = "Elo" if ranking.deals == 1 else "Elo; 95 % intervals"
    width, height = LEFT + 2 * WIDTH + GAP + 70, TOP + ROW * len(ranking.standings) + 30
    parts = [_bot(bot, TOP + ROW * place) for place, bot in enumerate(ranking.standings)]
    elos = _elos(ranking.standings)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="{escape(title)}"><style>{STYLE}</style>'
        f'<text class="title" x="20" y="24">{escape(title)}</text>'
        f'<text class="faint" x="{LEFT}" y="{TOP - 18}">share of wins; dashed: by chance</text>'
        f'<text class="faint" x="{LEFT + WIDTH + GAP}" y="{TOP - 18}">{elo}</text>'
        f"{''.join(parts)}{elos}</svg>\n"
    )


def _bot(bot: Standing, y: int) -> str:
    x, wide = LEFT, WIDTH * bot.win_share
    within = _finite(bot.win_within)
    low, high = bot.win_share - within, bot.win_share + within
    par = x + WIDTH * bot.par
    return (
        f'<text x="{x - 12}" y="{y + 15}" text-anchor="end">{escape(bot.bot)}</text>'
        f'<line class="axis" x1="{x}" x2="{x + WIDTH}" y1="{y + 24}" y2="{y + 24}"/>'
        f'<rect class="bar" x="{x}" y="{y}" width="{wide:.1f}" height="20">'
        f"<title>{escape(bot.bot)}: {bot.win_share:.1%} of {bot.games:,} games</title></rect>"
        + _within(x + WIDTH * max(0.0, low), x + WIDTH * min(1.0, high), y + 10)
        + f'<line class="par" x1="{par:.1f}" x2="{par:.1f}" y1="{y - 3}" y2="{y + 24}"/>'
        f'<text class="faint" x="{x + WIDTH + 6}" y="{y + 14}">{bot.win_share:.0%}</text>'
    )


def _elos(bots: Sequence[Standing]) -> str:
    low = min(bot.elo - _finite(bot.elo_within) for bot in bots)
    high = max(bot.elo + _finite(bot.elo_within) for bot in bots)
    scale, left, parts = WIDTH / max(high - low, 1.0), LEFT + WIDTH + GAP, []
    for place, bot in enumerate(bots):
        x, y = left + scale * (bot.elo - low), TOP + ROW * place + 10
        reach = scale * _finite(bot.elo_within)
        parts.append(_within(x - reach, x + reach, y))
        parts.append(f'<circle class="dot" cx="{x:.1f}" cy="{y}" r="5"/>')
        parts.append(
            f'<text class="faint" x="{x:.1f}" y="{y + 17}" text-anchor="middle">{bot.elo:+.0f}</text>'
        )
    return "".join(parts)


def _finite(number: float) -> float:
    return number if isfinite(number) else 0.0


def _within(low: float, high: float, y: float) -> str:
    if low == high:
        return ""
    return f'<line class="within" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>'
