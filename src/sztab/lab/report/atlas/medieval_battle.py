"""The map of Medieval Battle: hexes from modules, flags to be taken."""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from sztab.core.game import Json
from sztab.core.said import Name
from sztab.lab.report.atlas.atlas import Atlas, Chart, Piece, Spot, around, hexagon

SIZE: Final = 10.0
SIDES: Final = {"R": "red", "Y": "yellow"}
GROUND: Final = {
    "plain": "open",
    "forest": "woods",
    "rocky_hills": "hill",
    "mountain": "high",
}


def middle(hex: str) -> tuple[float, float]:
    """Return where a hex written ``4,-3`` lies."""
    q, r = map(int, hex.split(","))
    return SIZE * math.sqrt(3) * (q + r / 2), SIZE * 1.5 * r


class MedievalBattleAtlas(Atlas):
    """Hexes, flags and counters."""

    def chart(self, view: Json) -> Chart:
        """Return the drawing of the map."""
        hexes: dict[str, str] = view["map"]["hexes"]
        middles = {hex: middle(hex) for hex in hexes}
        return Chart(
            view["map"]["layout"],
            around(list(middles.values()), SIZE),
            tuple((GROUND[ground], hexagon(*middles[hex], SIZE)) for hex, ground in hexes.items()),
            {hex: Spot(hex, hexagon(x, y, SIZE)) for hex, (x, y) in middles.items()},
            tuple((*middles[hex], "⚑") for hex in view["map"]["flags"]),
        )

    def pieces(self, position: Json) -> dict[str, Piece]:
        """Return all pieces by id."""
        found: dict[str, Piece] = {}
        for unit in position["units"]:
            side, _dash, name = unit["id"].partition("-")
            at = unit.get("at", "")
            found[unit["id"]] = Piece(
                SIDES[side], name.rstrip("0123456789"), at if "," in at else "", at == "gone"
            )
        return found

    def holders(self, position: Json, chart: Chart) -> Mapping[str, str]:
        """Return who holds what can be taken."""
        flags: dict[str, str] = position.get("flags", {})
        return flags

    def turn(self, position: Json) -> object:
        """Return what changes with each turn."""
        return position["turn"] or position["stage"]

    def fights(self, before: Json, after: Json, move: str) -> Sequence[str]:
        """Return where a move fights."""
        verb, *rest = move.split()
        return rest[-1:] if verb in ("attack", "shoot") else ()

    def acting(self, seat: str, move: str, position: Json) -> Iterator[str]:
        """Yield the pieces that a move names."""
        words = move.split()
        if len(words) > 1 and words[0] in ("march", "attack", "shoot", "merge", "place"):
            yield f"{seat[0].upper()}-{words[1]}"

    def piece_name(self, kind: str) -> Name | None:
        """Return the words for a kind of piece."""
        return Name(f"kind-{kind}")
