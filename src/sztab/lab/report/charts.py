"""Charts that grow and shrink with the page while their words keep their size.

Colours are those of the page, so they follow light, dark and print.
"""

from collections.abc import Callable, Sequence
from html import escape
from typing import Any, Final

MARKS: Final = (0, 25, 50, 75, 100)  # of an axis, in percent
HEIGHT: Final = 170
FOOT: Final = 22  # below the bars of a histogram, for values
HEAD: Final = 16  # above them, for the largest count
WIDE: Final = 10  # percent of the drawing that the words of a count need
LABELS: Final = 8  # below a histogram, at most so many


def shares(
    rows: Sequence[tuple[str, float, tuple[float, float]]],
    fair: float | None,
    percent: Callable[[float], str],
    said: str,
) -> str:
    """Draw shares as bars with their intervals, and an equal share as a dashed line."""
    line = "" if fair is None else f'<i class="fair" style="left:{fair:.1%}"></i>'
    parts = [f'<div class="shares" role="img" aria-label="{escape(said)}">']
    for name, value, (low, high) in rows:
        parts.append(
            f'<b>{escape(name)}</b><span class="track"><i class="bar" style="width:{value:.1%}">'
            f'</i><i class="whisker" style="left:{low:.1%};width:{high - low:.1%}"></i>{line}'
            f"</span><span>{percent(value)}</span>"
        )
    marks = "".join(f'<i style="left:{mark}%">{mark}</i>' for mark in MARKS[:-1])
    ends = f'<i style="right:0">{MARKS[-1]}\N{NO-BREAK SPACE}%</i>'
    return "".join([*parts, f'<span class="axis small">{marks}{ends}</span></div>'])


def _at_edge(at: int, wide: float) -> str:
    return 'x="0"' if at == 0 else f'text-anchor="end" x="{(at + 0.9) * wide:.2f}%"'


def bars(data: dict[str, Any], said: str, counted: Callable[[int], str]) -> str:
    """Draw a histogram with values below it, and the largest count with its words above."""
    counts: list[int] = data["counts"]
    most, wide = max(counts), 100 / len(counts)
    floor = HEIGHT - FOOT
    ends = 0, len(counts) - 1
    every = -(-len(counts) // LABELS)
    parts = [f'<svg class="bars" height="{HEIGHT}" role="img" aria-label="{escape(said)}">']
    for at, count in enumerate(counts):
        tall = count / most * (floor - HEAD)
        first = data["first"] + at * data["width"]
        last = first + data["width"] - 1
        range = f"{first}" if first == last else f"{first}\N{EN DASH}{last}"
        label = escape(f"{range}: {counted(count)}")
        middle = f'text-anchor="middle" x="{(at + 0.45) * wide:.2f}%"'
        parts.append(
            f'<rect class="bar" x="{at * wide:.2f}%" y="{floor - tall:.1f}" '
            f'width="{wide * 0.9:.2f}%" height="{tall:.1f}"><title>{label}</title></rect>'
        )
        if at == counts.index(most):
            # at the edges the words would leave the drawing if they stood in the middle of the bar
            place = middle if 0 < at < len(counts) - 1 or wide > WIDE else _at_edge(at, wide)
            most_words = escape(counted(count))
            parts.append(
                f'<text class="small" {place} y="{floor - tall - 4:.1f}">{most_words}</text>'
            )
        if at % every == 0:
            if first == last:
                place = middle
            else:
                place = _at_edge(at, wide) if at in ends else f'x="{at * wide:.2f}%"'
            parts.append(f'<text class="small" {place} y="{HEIGHT - 6}">{first}</text>')
    return "".join([*parts, "</svg>"])
