"""Lines on a chart, as SVG that reads on light and dark ground. The upright axis is logarithmic."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

WIDTH, HEIGHT = 720, 420
LEFT, RIGHT, TOP, BOTTOM = 78, 540, 48, 352
"""The field; to its right stand the names of the lines."""
BETWEEN_NAMES = 17

STYLE = """
.page{fill:#fbf4e4}.text{fill:#1e1712;font:13px sans-serif}.title{font-size:16px;font-weight:600}
.grid{stroke:#cdb287;stroke-width:1}.line{fill:none;stroke-width:2.5;stroke-linejoin:round}.dashed{stroke-dasharray:7 4}
.c0{stroke:#8f3d10;fill:#8f3d10}.c1{stroke:#16588a;fill:#16588a}.c2{stroke:#4f5e1c;fill:#4f5e1c}
.line{fill:none}.name{stroke:none}
@media(prefers-color-scheme:dark){.page{fill:#231a13}.text{fill:#f4e6cc}.grid{stroke:#4d3b2b}
.c0{stroke:#f0a273;fill:#f0a273}.c1{stroke:#86c3ea;fill:#86c3ea}.c2{stroke:#bccb73;fill:#bccb73}.line{fill:none}.name{stroke:none}}
"""
COLOURS = 3


class Line(NamedTuple):
    """Points from left to right, with the name that stands at the end."""

    name: str
    colour: int
    dashed: bool
    points: list[tuple[float, float]]


def chart(title: str, across: str, up: str, lines: Sequence[Line], *, logarithmic: bool) -> str:
    """One picture. `logarithmic` is about the level axis."""
    field = Field(lines, logarithmic)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<rect class="page" width="{WIDTH}" height="{HEIGHT}" rx="6"/>',
        text(LEFT, 28, title, "text title"),
        *field.grid(),
        text((LEFT + RIGHT) / 2, HEIGHT - 20, across, "text", "middle"),
        f'<g transform="rotate(-90 18 {(TOP + BOTTOM) / 2})">{text(18, (TOP + BOTTOM) / 2, up, "text", "middle")}</g>',
        *[drawn(field, line) for line in lines],
        *names(field, lines),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


class Field:
    """Where a point of the lines lies on the picture."""

    def __init__(self, lines: Sequence[Line], logarithmic: bool) -> None:
        self.logarithmic = logarithmic
        self.levels = sorted({x for line in lines for x, _ in line.points})
        heights = [log10(y) for line in lines for _, y in line.points]
        self.low, self.high = floor(min(heights)), max(ceil(max(heights)), floor(min(heights)) + 1)

    def x(self, level: float) -> float:
        scale = log10 if self.logarithmic else float
        first, last = scale(self.levels[0]), scale(self.levels[-1])
        return LEFT + (RIGHT - LEFT) * ((scale(level) - first) / (last - first) if last > first else 0.5)

    def y(self, height: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (log10(height) - self.low) / (self.high - self.low)

    def grid(self) -> list[str]:
        """Lines at 1, 2 and 5 of each power of ten, and a number under every level."""
        heights = [n * 10**power for power in range(self.low, self.high) for n in (1, 2, 5)] + [10**self.high]
        rows = [
            f'<path class="grid" d="M{LEFT} {self.y(height):.1f}H{RIGHT}"/>'
            + text(LEFT - 8, self.y(height) + 4, short(height), "text", "end")
            for height in heights
        ]
        return rows + [text(self.x(level), BOTTOM + 20, short(level), "text", "middle") for level in self.levels]


def drawn(field: Field, line: Line) -> str:
    places = [(field.x(x), field.y(y)) for x, y in line.points]
    path = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in places)
    dots = "".join(f'<circle class="c{line.colour}" cx="{x:.1f}" cy="{y:.1f}" r="3"/>' for x, y in places)
    kind = "line dashed" if line.dashed else "line"
    return f'<path class="c{line.colour} {kind}" d="{path}"/>{dots}'


def names(field: Field, lines: Sequence[Line]) -> list[str]:
    """Beside the end of each line, none upon another."""
    found = []
    lowest = 0.0
    for line in sorted(lines, key=lambda line: -line.points[-1][1]):
        lowest = max(lowest + BETWEEN_NAMES, field.y(line.points[-1][1]) + 4)
        found.append(text(RIGHT + 12, lowest, line.name, f"text name c{line.colour}"))
    return found


def short(number: float) -> str:
    """1, 200, 5 k, 2 M."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:g}{letter}"
    return f"{number:g}"


def text(x: float, y: float, words: str, kind: str, anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'
