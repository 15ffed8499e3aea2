"""The map of Stand at Mortain: nine columns by five rows of hexes, with an exit in the west."""

import math
from collections.abc import Iterator, Sequence
from typing import Final

from sztab.core.game import Json
from sztab.core.said import Name
from sztab.games.stand_at_mortain import GAME
from sztab.lab.report.atlas.atlas import Atlas, Chart, Piece, Spot, around, hexagon

SIZE: Final = 10.0
SIDES: Final = {"ge": "german", "us": "us"}
GROUND: Final = {
    "clear": "open",
    "woods": "woods",
    "village": "built",
    "town": "built",
    "hill": "hill",
}


def middle(code: str) -> tuple[float, float]:
    """Return where a hex like ``0703`` lies: column and row, two columns to a hex."""
    return int(code[:2]) * SIZE * math.sqrt(3) / 2, int(code[2:]) * SIZE * 1.5


class MortainAtlas(Atlas):
    """Hexes, named places and units."""

    def chart(self, view: Json) -> Chart:
        """Return the drawing of the map."""
        hexes: dict[str, str] = view["hexes"]
        names: dict[str, str] = view["names"]
        middles = {code: middle(code) for code in hexes}
        return Chart(
            "Mortain",
            around(list(middles.values()), SIZE),
            tuple((GROUND[kind], hexagon(*middles[code], SIZE)) for code, kind in hexes.items()),
            {
                code: Spot(" ".join([code, *filter(None, [names.get(code)])]), hexagon(x, y, SIZE))
                for code, (x, y) in middles.items()
            },
            tuple((middles[code][0], middles[code][1], name) for code, name in names.items()),
        )

    def pieces(self, position: Json) -> dict[str, Piece]:
        """Return all pieces by id."""
        return {
            id: Piece(
                SIDES[id[:2]], id, at[:4] if at[:4].isdigit() else "", at.startswith("eliminated")
            )
            for id, at in position["units"].items()
        }

    def taken(self, before: Json, after: Json, chart: Chart) -> Iterator[tuple[str, str]]:
        """Nothing is held here; what counts is where units leave the map in the west."""
        left = after["units"]
        for id, piece in self.pieces(before).items():
            if piece.spot and left[id] == "exited":
                yield piece.seat, piece.spot

    def turn(self, position: Json) -> object:
        """Return what changes with each turn."""
        return position["turn"], position.get("card")

    def fights(self, before: Json, after: Json, move: str) -> Sequence[str]:
        """Return where a move fights."""
        verb, *rest = move.split()
        if verb not in ("fire", "air", "oba") or "at" not in rest:
            return ()
        target = rest[rest.index("at") + 1]
        spot = target if target.isdigit() else self.pieces(before)[target].spot
        return (spot,) if spot else ()

    def card(self, outcome: str) -> tuple[str, Name | None]:
        """Return the kind of a card and its words."""
        return ("Joker" if outcome == "JOKER" else outcome[1:]), None

    def piece_name(self, kind: str) -> Name | None:
        """Return the words for a kind of piece."""
        return Name("unit", id=kind, name=NAMES.get(kind, kind))


NAMES: Final = {counter.id: counter.name for counter in GAME.catalog().counters}
