"""The map of 1944: Race to the Rhine: towns where they lie, and the arrows between them."""

import math
from collections.abc import Mapping, Sequence
from typing import Final

from sztab.core.game import Json
from sztab.core.said import Name
from sztab.games.race_to_the_rhine import GAME
from sztab.games.race_to_the_rhine.state import CARD_KINDS
from sztab.lab.report.atlas.atlas import Atlas, Chart, Piece, Spot, around, circle, placed

SCALE: Final = 60.0  # units to a degree of latitude
SHRINK: Final = math.cos(math.radians(49.5))  # of a degree of longitude there
RADIUS: Final = 5.0
SIDES: Final = {"R": "red", "W": "white", "B": "blue"}
NAMED: Final = ("victory", "main", "medal")


class RhineAtlas(Atlas):
    """Towns, corps and control."""

    def chart(self, view: Json) -> Chart:
        """Return the drawing of the map."""
        fields: dict[str, Json] = view["map"]["fields"]
        middles = {
            id: (one["lon"] * SCALE * SHRINK, -one["lat"] * SCALE) for id, one in fields.items()
        }
        roads = "".join(
            f"M{middles[a][0]:.1f} {middles[a][1]:.1f}L{middles[b][0]:.1f} {middles[b][1]:.1f}"
            for a, b, _colours in view["map"]["arrows"]
        )
        towns = "".join(circle(x, y, RADIUS) for x, y in middles.values())
        box = around(list(middles.values()), 14)
        named = [id for mark in NAMED for id, one in fields.items() if one.get(mark)]
        return Chart(
            "1944",
            box,
            (("way", roads), ("town", towns)),
            {id: Spot(fields[id]["name"], circle(*middles[id], RADIUS)) for id in fields},
            tuple(
                placed(
                    [(*middles[id], fields[id]["name"]) for id in dict.fromkeys(named)],
                    box,
                    RADIUS + 6,
                )
            ),
        )

    def pieces(self, position: Json) -> dict[str, Piece]:
        """Return all pieces by id."""
        return {
            id: Piece(SIDES[id[0]], id, one["at"] if isinstance(one.get("at"), str) else "")
            for id, one in position["corps"].items()
        }

    def holders(self, position: Json, chart: Chart) -> Mapping[str, str]:
        """Return who holds what can be taken."""
        control: dict[str, str] = position["control"]
        return control

    def turn(self, position: Json) -> object:
        """Return what changes with each turn."""
        return position["round"], position["turn"]

    def fights(self, before: Json, after: Json, move: str) -> Sequence[str]:
        """A division that is beaten or holds out: the field that the corps marches on."""
        words = move.removeprefix("commander ").split()
        if words[0] == "counterattack":
            return words[1:2]
        gone = {card for deck in before["decks"].values() for card in deck} - {
            card for deck in after["decks"].values() for card in deck
        }
        if words[0] == "march" and any(_is_division(card) for card in gone):
            return words[2:3]
        return ()

    def card(self, outcome: str) -> tuple[str, Name | None]:
        """Return the kind of a card and its words."""
        card = GAME.catalog().cards.get(outcome)
        if card is None:
            return outcome, None
        kind = CARD_KINDS[card.kind]
        if kind in ("division", "event"):
            return card.name, Name(f"card-{kind}", name=card.name, id="")
        kind = "resistance" if kind in ("res_hand", "res_now") else kind
        return kind, Name(f"card-{kind}")

    def map_name(self, name: str) -> Name | None:
        """Return the words for the one map there is."""
        return Name("game-title")

    def piece_name(self, kind: str) -> Name | None:
        """Return the words for a kind of piece."""
        army, _dash, label = kind.partition("-")
        return Name("corps", army=Name(SIDES[army]), label=label)


def _is_division(id: str) -> bool:
    card = GAME.catalog().cards.get(id)
    return card is not None and CARD_KINDS[card.kind] == "division"
