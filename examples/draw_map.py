"""Draws a position of Medieval Battle as SVG: ``python examples/draw_map.py [FILE]``.

Terrain has a pattern besides its colour, sides a shape besides theirs.
"""

import sys
from random import Random
from typing import Any

from sztab import find_game, open_table
from sztab.bots import find_bot

SIZE = 34.0  # centre to corner
FILLS = {
    "plain": "#e9e2c4",
    "forest": "url(#forest)",
    "rocky_hills": "url(#rocky_hills)",
    "mountain": "url(#mountain)",
}
DEFS = """<defs>
<pattern id="forest" width="14" height="14" patternUnits="userSpaceOnUse">
<rect width="14" height="14" fill="#a9c191"/><path d="M7 2l4 7H3z" fill="#48703c"/></pattern>
<pattern id="rocky_hills" width="12" height="12" patternUnits="userSpaceOnUse">
<rect width="12" height="12" fill="#d3c1a0"/><path d="M2 9q3-6 6 0" fill="none" stroke="#84683f"
stroke-width="1.6"/></pattern>
<pattern id="mountain" width="18" height="18" patternUnits="userSpaceOnUse">
<rect width="18" height="18" fill="#b9b4ac"/><path d="M2 15l6-11 6 11z" fill="#6d6860"/>
<path d="M6 8l2-4 2 4z" fill="#fff"/></pattern></defs>"""


def centre(name: str) -> tuple[float, float]:
    """Where a hex lies, in pixels."""
    q, r = map(int, name.split(","))
    return SIZE * 1.7320508 * (q + r / 2), SIZE * 1.5 * r


def outline(x: float, y: float) -> str:
    """The corners of a hex."""
    corners = [(0, -1), (0.866, -0.5), (0.866, 0.5), (0, 1), (-0.866, 0.5), (-0.866, -0.5)]
    return " ".join(f"{x + dx * SIZE:.1f},{y + dy * SIZE:.1f}" for dx, dy in corners)


def counter(unit: dict[str, Any]) -> str:
    """A unit: Red has round corners, Yellow a cut one; a weakened unit a black corner."""
    x, y = centre(unit["at"])
    left, top, side = x - 18, y - 18, 36
    if unit["side"] == "red":
        face = f'<rect x="{left:.1f}" y="{top:.1f}" width="36" height="36" rx="8"'
        colours = 'fill="#b3261e" stroke="#4d0c08"'
    else:
        face = f'<path d="M{left:.1f} {top:.1f}h{side - 10}l10 10v{side - 10}h-{side}z"'
        colours = 'fill="#f2c230" stroke="#6b5200"'
    ink = "#fff" if unit["side"] == "red" else "#1b1b1b"
    text = f'<text x="{x:.1f}" y="{y:.1f}" fill="{ink}" font-size="15">{unit["kind"]}</text>'
    points = (
        f'<text x="{x:.1f}" y="{y + 14:.1f}" fill="{ink}" font-size="11">{"•" * unit["mp"]}</text>'
    )
    weak = f'<path d="M{left:.1f} {top + 36:.1f}v-12l12 12z" fill="#000"/>'
    return f"{face} {colours} stroke-width='2'/>{text}{points}" + (
        weak if unit["strength"] == 1 else ""
    )


def drawing(view: Any) -> str:
    """The whole table as SVG."""
    places = {name: centre(name) for name in view["map"]["hexes"]}
    xs, ys = [x for x, _y in places.values()], [y for _x, y in places.values()]
    left, top = min(xs) - 40, min(ys) - 44
    width, height = max(xs) - left + 40, max(ys) - top + 44
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.0f} {top:.0f} {width:.0f} '
        f'{height:.0f}" font-family="sans-serif" text-anchor="middle">',
        f'<rect x="{left:.0f}" y="{top:.0f}" width="100%" height="100%" fill="#fbfaf5"/>{DEFS}',
    ]
    for name, terrain in view["map"]["hexes"].items():
        x, y = places[name]
        parts.append(
            f'<polygon points="{outline(x, y)}" fill="{FILLS[terrain]}" stroke="#7d7766"/>'
            f'<text x="{x:.1f}" y="{y - 21:.1f}" font-size="8" fill="#444">{name}</text>'
        )
    for name, worth in view["map"]["flags"].items():
        x, y = places[name]
        fill = {"red": "#b3261e", "yellow": "#f2c230"}.get(view["control"].get(name, ""), "#fff")
        parts.append(
            f'<path d="M{x - 26:.1f} {y + 12:.1f}v-28h{10 * worth}v11h-{10 * worth}" fill="{fill}" '
            f'stroke="#000" stroke-width="1.5"/>'
        )
    parts += [counter(unit) for unit in view["units"] if "," in unit["at"]]
    return "\n".join([*parts, "</svg>", ""])


if __name__ == "__main__":
    game = find_game("medieval-battle")
    table = open_table(game, seed=4)
    bot, random = find_bot("greedy"), Random(4)
    while table.awaited and table.view()["turn"] < 14:
        seat = table.seat(None)
        table.play(game.text(bot.choose(game, table.state, seat, random)))
    text = drawing(table.view())
    if len(sys.argv) > 1:
        with open(sys.argv[1], "w", encoding="utf-8") as file:
            file.write(text)
    print(f"{len(text)} characters of SVG")
