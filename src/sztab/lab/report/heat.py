"""Heat drawn on a game's own map, as inline SVG that follows light, dark and print."""

from collections.abc import Callable, Mapping
from html import escape
from math import sqrt
from typing import Final

from sztab.lab.report.atlas.atlas import NAMES_ACROSS, Chart

STEPS: Final = (0.04, 0.16, 0.36, 0.64, 1.0)  # of a scale, as parts of the most


def strength(part: float) -> float:
    """Return how strong a colour is: by the square root, or one place would hide the others."""
    return 0.12 + 0.83 * sqrt(part)


def scale(layer: str, most: str) -> str:
    """Draw what the colours of a map mean, from nothing to the most."""
    steps = "".join(f'<i style="opacity:{strength(part):.2f}"></i>' for part in STEPS)
    return f'<span class="scale scale-{layer}" aria-hidden="true">0 {steps} {most}</span>'


def ground(chart: Chart, key: str) -> str:
    """Return what all drawings of a map share: its ground and the outlines of its spots."""
    land = "".join(f'<path class="{kind}" d="{path}"/>' for kind, path in chart.ground)
    spots = "".join(
        f'<path id="{key}-{at}" d="{spot.outline}"/>'
        for at, spot in enumerate(chart.spots.values())
    )
    size = chart.box[2] / NAMES_ACROSS
    labels = "".join(
        f'<text x="{x:.1f}" y="{y + size / 3:.1f}" style="font-size:{size:.2f}px">'
        f"{escape(text)}</text>"
        for x, y, text in chart.labels
    )
    return (
        f'<svg class="defs"><defs><g id="{key}">{land}</g>{spots}'
        f'<g id="{key}-names" class="names">{labels}</g></defs></svg>'
    )


def heat(
    chart: Chart,
    key: str,
    layer: str,
    counts: Mapping[str, int],
    said: str,
    figure: Callable[[int], str],
) -> str:
    """Draw counts by spot; the darkest spot has the most. *said* is read out for the picture."""
    left, top, width, height = chart.box
    most = max(counts.values(), default=1)
    parts = [
        f'<svg class="map" viewBox="{left:.1f} {top:.1f} {width:.1f} {height:.1f}" role="img" '
        f'aria-label="{escape(said)}">',
        f'<use class="ground" href="#{key}"/>',
    ]
    for at, (spot, drawn) in enumerate(chart.spots.items()):
        if count := counts.get(spot, 0):
            parts.append(
                f'<use href="#{key}-{at}" class="{layer}" '
                f'fill-opacity="{strength(count / most):.2f}">'
                f"<title>{escape(drawn.name)}: {figure(count)}</title></use>"
            )
    parts.append(f'<use href="#{key}-names"/></svg>')
    return "".join(parts)
