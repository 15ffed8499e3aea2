"""Heat drawn on a game's own map, as inline SVG that follows light, dark and print."""

from collections.abc import Mapping
from html import escape

from sztab.lab.report.atlas.atlas import NAMES_ACROSS, Chart


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
    chart: Chart, key: str, layer: str, counts: Mapping[str, int], games: int, said: str
) -> str:
    """Draw counts by spot; the darkest spot has the most. *said* is read out for the picture."""
    left, top, width, height = chart.box
    most = max(counts.values(), default=1)
    parts = [
        f'<svg class="map" viewBox="{left:.1f} {top:.1f} {width:.1f} {height:.1f}" role="img" '
        f'aria-label="{escape(said)}">',
        f'<use href="#{key}"/>',
    ]
    for at, (spot, drawn) in enumerate(chart.spots.items()):
        if count := counts.get(spot, 0):
            strength = 0.12 + 0.83 * (count / most) ** 0.5
            parts.append(
                f'<use href="#{key}-{at}" class="{layer}" fill-opacity="{strength:.2f}">'
                f"<title>{escape(drawn.name)}: {count / games:.2f}</title></use>"
            )
    parts.append(f'<use href="#{key}-names"/></svg>')
    return "".join(parts)
