"""Charts as inline SVG; colours are those of the page, so they follow light, dark and print."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Any, Final

WIDTH: Final = 640
ROW: Final = 26
LEFT: Final = 150  # at least, for names
LETTER: Final = 8
HEIGHT: Final = 170


def shares(
    rows: Sequence[tuple[str, float, tuple[float, float]]],
    fair: float | None,
    percent: Callable[[float], str],
    said: str,
) -> str:
    """Draw shares as bars with their intervals, and an equal share as a dashed line."""
    tall = ROW * len(rows) + 22
    left = max(LEFT, min(WIDTH // 2, 8 + LETTER * max(len(name) for name, *_rest in rows)))
    scale = WIDTH - left - 72
    parts = [f'<svg viewBox="0 0 {WIDTH} {tall}" role="img" aria-label="{escape(said)}">']
    for at, (name, value, (low, high)) in enumerate(rows):
        y = at * ROW
        middle = y + ROW / 2
        parts.append(
            f'<text x="{left - 8}" y="{middle + 4}" text-anchor="end">{escape(name)}</text>'
            f'<rect class="bar" x="{left}" y="{y + 4}" width="{value * scale:.1f}" '
            f'height="{ROW - 8}"/>'
            f'<path class="line" d="M{left + low * scale:.1f} {middle}H{left + high * scale:.1f}'
            f"M{left + low * scale:.1f} {middle - 5}v10"
            f'M{left + high * scale:.1f} {middle - 5}v10"/>'
            f'<text x="{left + high * scale + 6:.1f}" y="{middle + 4}">{percent(value)}</text>'
        )
    if fair is not None:
        x = left + fair * scale
        parts.append(f'<path class="fair" d="M{x:.1f} 0V{ROW * len(rows)}"/>')
    for mark in (0, 25, 50, 75, 100):
        x = left + mark / 100 * scale
        parts.append(f'<text class="small" x="{x:.1f}" y="{tall - 6}">{mark} %</text>')
    return "".join([*parts, "</svg>"])


def bars(data: dict[str, Any], said: str) -> str:
    """Draw a histogram with the first and last value below it."""
    counts: list[int] = data["counts"]
    most, wide = max(counts), (WIDTH - 20) / len(counts)
    floor = HEIGHT - 22
    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(said)}">']
    for at, count in enumerate(counts):
        tall = count / most * (floor - 16)
        first = data["first"] + at * data["width"]
        last = first + data["width"] - 1
        label = f"{first}: {count}" if first == last else f"{first}-{last}: {count}"
        parts.append(
            f'<rect class="bar" x="{10 + at * wide:.1f}" y="{floor - tall:.1f}" '
            f'width="{wide * 0.9:.1f}" height="{tall:.1f}"><title>{label}</title></rect>'
        )
        if count == most:
            x = 10 + (at + 0.45) * wide
            parts.append(
                f'<text class="small" text-anchor="middle" x="{x:.1f}" '
                f'y="{floor - tall - 4:.1f}">{count}</text>'
            )
        if at % max(1, len(counts) // 8) == 0:
            parts.append(f'<text class="small" x="{10 + at * wide:.1f}" y="{HEIGHT - 6}">')
            parts.append(f"{first}</text>")
    return "".join([*parts, "</svg>"])
