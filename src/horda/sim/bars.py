"""Draws a small bar chart as SVG: shares from 0 to 1 with their intervals."""

from collections.abc import Sequence
from html import escape

Bar = tuple[str, float, float, float]
"""Name, share, and the least and greatest share that fit what was measured."""
LEFT, WIDTH, LINE, HEAD = 90, 300, 20, 30


def bars(title: str, rows: Sequence[Bar]) -> str:
    """Returns the chart as a document."""
    width, height = LEFT + WIDTH + 60, HEAD + LINE * len(rows) + 24
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="11">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<text x="{LEFT}" y="18" font-size="13" font-weight="bold">{escape(title)}</text>',
        *(_tick(tick, height) for tick in (0, 25, 50, 75, 100)),
        *(_bar(HEAD + LINE * place, row) for place, row in enumerate(rows)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _tick(percent: int, height: int) -> str:
    at, foot = LEFT + WIDTH * percent / 100, height - 20
    return (
        f'<line x1="{at:g}" y1="{HEAD - 4}" x2="{at:g}" y2="{foot}" stroke="#ccc"/>'
        f'<text x="{at:g}" y="{height - 6}" text-anchor="middle">{percent} %</text>'
    )


def _bar(top: int, row: Bar) -> str:
    name, share, low, high = row
    middle, size = top + LINE / 2, WIDTH * share
    left, right = LEFT + WIDTH * low, LEFT + WIDTH * high
    return (
        f'<text x="{LEFT - 6}" y="{middle + 4:g}" text-anchor="end">{escape(name)}</text>'
        f'<rect x="{LEFT}" y="{top + 4}" width="{size:.1f}" height="{LINE - 8}" fill="#587b4a"/>'
        f'<path d="M{left:.1f} {middle:g}H{right:.1f}M{left:.1f} {middle - 4:g}v8'
        f'M{right:.1f} {middle - 4:g}v8" stroke="#222" fill="none"/>'
        f'<text x="{right + 6:.1f}" y="{middle + 4:g}">{100 * share:.0f} %</text>'
    )
