"""A move taken apart, for a client that lets a person change it before it is sent."""

from typing import Final

from sztab.games.flames_of_war.moves import (
    AIR_STRIKE,
    ALLOCATE,
    APPOINT,
    EYES,
    FIRES,
    HOLD_BACK,
    JOIN,
    MODES,
    PLACINGS,
    RECOVER,
    RUNS,
    AaFire,
    Bombard,
    Fire,
    Move,
    Order,
    Placing,
    Plain,
    Run,
    Starting,
)
from sztab.games.flames_of_war.questions.answers.parts_of_moves import (
    BombardParts,
    FireParts,
    LegParts,
    NamedVerb,
    Parts,
    PlacingParts,
    Point,
    RunParts,
    ShotParts,
)
from sztab.games.flames_of_war.terms import KINDS
from sztab.games.flames_of_war.writing.clauses import ALL_DICE, NO_HEADING, Leg, Line

NAMED: Final[dict[str, NamedVerb]] = {
    EYES: "eyes",
    APPOINT: "appoint",
    RECOVER: "recover",
    JOIN: "join",
    AIR_STRIKE: "air-strike",
}


def parts_of(move: Move) -> Parts | None:
    """Return the parts of a move; ``None`` for a plain one, which is taken as it is."""
    if isinstance(move, Order):
        return {
            "verb": "move",
            "platoon": move.platoon,
            "legs": [_leg(leg) for leg in move.legs],
            "dismount": list(move.dismount),
            "unhitch": list(move.unhitch),
            "unhorse": list(move.unhorse),
            "rear": list(move.rear),
            "dig_in": move.dig_in,
        }
    if isinstance(move, Run):
        run: RunParts = {
            "verb": RUNS[move.verb],
            "platoon": move.platoon,
            "target": move.target,
            "legs": [_leg(leg) for leg in move.legs],
        }
        return run
    if isinstance(move, Placing):
        placing: PlacingParts = {
            "verb": PLACINGS[move.verb],
            "platoon": move.platoon,
            "poses": [
                {
                    "team": pose.team,
                    "x": pose.x / 1000,
                    "y": pose.y / 1000,
                    "heading": pose.heading / 10,
                }
                for pose in move.poses
            ],
            "mounted": list(move.mounted),
        }
        return placing
    if isinstance(move, Fire):
        plan: FireParts = {
            "verb": FIRES[move.verb],
            "platoon": move.platoon,
            "lines": [_line(line) for line in move.lines],
            "priorities": [(number, KINDS[kind]) for number, kind in move.priorities],
            "types": list(move.types),
        }
        return plan
    if isinstance(move, AaFire):
        lines = [_line(line) for line in move.lines]
        return {"verb": "aa-fire", "platoon": 0, "lines": lines, "priorities": [], "types": []}
    if isinstance(move, Bombard):
        bombardment: BombardParts = {
            "verb": "bombard",
            "battery": move.battery,
            "directing": move.directing,
            "aim": move.aim,
            "mode": MODES[move.mode],
            "guns": list(move.guns),
        }
        return bombardment
    if isinstance(move, Starting):
        return {
            "verb": "starting",
            "rally": _chosen(move.rally),
            "remount": _chosen(move.remount),
            "free": _chosen(move.free),
            "air": move.air,
        }
    return _plain(move)


def _plain(move: Plain) -> Parts | None:
    """Return the parts of a short order that can be changed."""
    numbers = list(move.numbers)
    if move.verb == ALLOCATE:
        return {"verb": "allocate", "order": numbers}
    if move.verb == HOLD_BACK:
        kept = 1 + numbers[0]
        return {"verb": "hold-back", "reserve": numbers[1:kept], "ambush": numbers[kept:]}
    verb = NAMED.get(move.verb)
    if verb is None:
        return None
    if verb == "recover":
        return {"verb": verb, "numbers": numbers[:2], "to": _point(numbers[2], numbers[3])}
    return {"verb": verb, "numbers": numbers}


def _point(x: int, y: int) -> Point:
    return x / 1000, y / 1000


def _chosen(numbers: tuple[int, ...] | None) -> list[int] | None:
    return None if numbers is None else list(numbers)


def _leg(leg: Leg) -> LegParts:
    path = [_point(leg.path[at], leg.path[at + 1]) for at in range(0, len(leg.path), 2)]
    found: LegParts = {"team": leg.team, "path": path}
    if leg.heading != NO_HEADING:
        found["heading"] = leg.heading / 10
    if leg.double:
        found["double"] = True
    if leg.mount:
        found["mount"] = leg.mount
    if leg.leave:
        found["leave"] = True
    return found


def _line(line: Line) -> ShotParts:
    found: ShotParts = {"team": line.team, "weapon": line.weapon, "target": line.target}
    if line.dice != ALL_DICE:
        found["dice"] = line.dice
    if line.group:
        found["group"] = line.group
    if line.aim:
        found["aim"] = line.aim
    if line.opening >= 0:
        found["opening"] = line.opening
    return found
