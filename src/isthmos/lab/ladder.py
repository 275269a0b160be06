"""The picture of a ladder: what each bot won of the games, with its interval, beside what would be fair."""

from __future__ import annotations

from html import escape

from isthmos.lab.arena import Result
from isthmos.lab.plot import STYLE, text

WIDTH, LEFT, RIGHT, TOP, ROW = 720, 150, 600, 62, 34


def ladder(title: str, fair: str, result: Result) -> str:
    """The strongest on top. The axis goes from nothing to everything."""
    bots = sorted(result.bots.items(), key=lambda item: -item[1].win_share)
    bottom = TOP + ROW * len(bots)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 46}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect class="page" width="{WIDTH}" height="{bottom + 46}" rx="6"/>',
        text(LEFT, 28, title, "text title"),
    ]
    for percent in range(0, 101, 20):
        parts.append(f'<path class="grid" d="M{x(percent / 100):.1f} {TOP - 14}V{bottom}"/>')
        parts.append(text(x(percent / 100), bottom + 20, f"{percent} %", "text", "middle"))
    fairly = x(1 / result.players)
    parts.append(f'<path class="c2 line dashed" d="M{fairly:.1f} {TOP - 14}V{bottom}"/>')
    parts.append(text(fairly, bottom + 38, fair, "text name c2", "middle"))
    for row, (name, one) in enumerate(bots):
        y = TOP + ROW * row + 4
        parts.append(text(LEFT - 12, y + 4, name, "text", "end"))
        parts.append(f'<path class="c1 line" d="M{x(one.low):.1f} {y}H{x(one.high):.1f}"/>')
        parts.append(f'<circle class="c1" cx="{x(one.win_share):.1f}" cy="{y}" r="5"/>')
        parts.append(text(RIGHT + 14, y + 4, f"{one.win_share:.1%}", "text"))
    return "\n".join([*parts, "</svg>"]) + "\n"


def x(share: float) -> float:
    return LEFT + (RIGHT - LEFT) * share
