"""The table of Flames of War: terrain to scale, heat in squares of two inches."""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from sztab.core.game import Json
from sztab.core.said import Name
from sztab.lab.report.atlas.atlas import Atlas, Chart, Piece, Spot, circle, polygon

CELL: Final = 2.0  # inches
NEAR: Final = 4.0  # FW-16.6: inches within which an objective is held
GROUND: Final = {
    "area": "woods",
    "hill": "hill",
    "building": "built",
    "strip": "road",
    "line": "wall",
}
LOST: Final = ("destroyed", "left")


def cell(x: float, y: float) -> str:
    """Return the square that a point lies in."""
    return f"{int(x // CELL)},{int(y // CELL)}"


class FlamesOfWarAtlas(Atlas):
    """Terrain, teams and objectives."""

    def chart(self, view: Json) -> Chart:
        """Return the drawing of the map."""
        table = view["table"]
        width, height = table["width"], table["height"]
        ground = [("open", polygon([(0, 0), (width, 0), (width, height), (0, height)]))]
        for piece in sorted(table["terrain"], key=lambda one: one["shape"] != "hill"):
            points = [(x, height - y) for x, y in piece["outline"]]  # north is up
            kind = GROUND.get(piece["shape"], "woods")
            if kind in ("road", "wall"):
                ground.append((kind, "M" + "L".join(f"{x} {y}" for x, y in points)))
            else:
                ground.append((kind, polygon(points)))
        goals = {f"goal {one['id']}": one for one in table["objectives"]}
        spots = {
            cell(x * CELL, y * CELL): Spot(
                f"{x * CELL:g}-{x * CELL + CELL:g}, {y * CELL:g}-{y * CELL + CELL:g} in",
                polygon(
                    [
                        (x * CELL, height - y * CELL),
                        (x * CELL + CELL, height - y * CELL),
                        (x * CELL + CELL, height - y * CELL - CELL),
                        (x * CELL, height - y * CELL - CELL),
                    ]
                ),
            )
            for x in range(math.ceil(width / CELL))
            for y in range(math.ceil(height / CELL))
        }
        for spot, one in goals.items():
            x, y = one["at"]
            spots[spot] = Spot(one["id"], circle(x, height - y, NEAR))
        return Chart(
            table["mission"]["id"],
            (-0.5, -0.5, width + 1, height + 1),
            tuple(ground),
            spots,
            tuple((one["at"][0], height - one["at"][1], "⚑") for one in table["objectives"]),
            {spot: (one["at"][0], one["at"][1]) for spot, one in goals.items()},
        )

    def pieces(self, position: Json) -> dict[str, Piece]:
        """Return all pieces by id."""
        found: dict[str, Piece] = {}
        for platoon in position["platoons"]:
            for team in platoon["teams"]:
                place = team.get("place", "table")
                at = team.get("at") if place == "table" else None
                spot = cell(at[0], at[1]) if at else ""
                found[str(team["id"])] = Piece(platoon["side"], team["type"], spot, place in LOST)
        return found

    def holders(self, position: Json, chart: Chart) -> Mapping[str, str]:
        """Return who alone has teams within reach of an objective."""
        held: dict[str, str] = {}
        for spot, (x, y) in chart.goals.items():
            near = {
                platoon["side"]
                for platoon in position["platoons"]
                for team in platoon["teams"]
                if team.get("at")
                and team.get("place", "table") == "table"
                and math.dist((x, y), team["at"][:2]) <= NEAR
            }
            if len(near) == 1:
                held[spot] = near.pop()
        return held

    def taken(self, before: Json, after: Json, chart: Chart) -> Iterator[tuple[str, str]]:
        """Yield objectives that a side comes to alone; its own ones are not taken."""
        return (
            (seat, spot)
            for seat, spot in super().taken(before, after, chart)
            if before["step"] != "deploying"
        )

    def map_name(self, name: str) -> Name | None:
        """Return the words for the table of a mission."""
        return Name("mission-title", id=name, title=name)

    def piece_name(self, kind: str) -> Name | None:
        """Return the words for a kind of team."""
        return Name("team-title", id=kind, title=kind)

    def turn(self, position: Json) -> object:
        """Return what changes with each turn."""
        return tuple(position["turns"]) if position["step"] != "deploying" else "deploying"

    def fights(self, before: Json, after: Json, move: str) -> Sequence[str]:
        """Return where the targets of fire stand, and where assaults are led to."""
        verb = move.split(maxsplit=1)[0].rstrip(":")
        if verb not in ("shoot", "defend", "assault"):
            return ()
        named = [part.split(" at ")[1].split()[0] for part in move.split(";") if " at " in part]
        squares = _squares(before)
        return [squares[one][0] for one in sorted({n.rstrip(":") for n in named}) if one in squares]

    def acting(self, seat: str, move: str, position: Json) -> Iterator[str]:
        """Yield the teams of the platoon that moves, shoots or assaults."""
        words = move.replace(":", " ").split()
        if words[0] in ("move", "shoot", "assault") and len(words) > 1 and words[1].isdigit():
            at = int(words[1]) - 1
            if at < len(position["platoons"]):
                for team in position["platoons"][at]["teams"]:
                    if team.get("place", "table") == "table":
                        yield str(team["id"])


def _squares(position: Json) -> dict[str, list[str]]:
    """Return the squares of each platoon's teams on the table, by the platoon's number."""
    found: dict[str, list[str]] = {}
    for number, platoon in enumerate(position["platoons"], start=1):
        for team in platoon["teams"]:
            if team.get("at") and team.get("place", "table") == "table":
                found.setdefault(str(number), []).append(cell(team["at"][0], team["at"][1]))
    return found
