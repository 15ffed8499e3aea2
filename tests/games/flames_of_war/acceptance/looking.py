"""What an outsider does with the game: lays out a table, types moves, looks at positions."""

from typing import Any

from sztab.core.fate import loaded
from sztab.core.said import Refusal
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.state import State
from tests.games.flames_of_war.scene import platoon, scene, team

HOUSE: dict[str, Any] = {
    "id": "house",
    "type": "building",
    "polygon": [[18, 8], [24, 8], [24, 14], [18, 14]],
    "height": 2.5,
    "openings": [
        {"at": [18, 11], "normal": [-1, 0], "width": 1},
        {"at": [24, 11], "normal": [1, 0], "width": 1},
    ],
}
ROAD = {"id": "road", "type": "road", "path": [[0, 10], [72, 10]], "width": 2}
HEDGE = {"id": "hedge", "type": "hedge", "path": [[16, 5], [16, 15]]}
BOCAGE = {"id": "bocage", "type": "bocage", "path": [[16, 5], [16, 15]]}
HILL = {
    "id": "hill",
    "type": "hill",
    "foot": [[20, 0], [40, 0], [40, 30], [20, 30]],
    "crest": [[25, 5], [35, 5], [35, 25], [25, 25]],
    "elevation": 1.5,
}


def look(state: State, number: int) -> dict[str, Any]:
    """A team as the position shows it."""
    for each in GAME.dump(state)["platoons"]:
        for one in each["teams"]:
            if one["id"] == number:
                return dict(one)
    raise AssertionError(f"no team {number}")


def group(state: State, number: int) -> dict[str, Any]:
    """A platoon as the position shows it."""
    return dict(GAME.dump(state)["platoons"][number - 1])


def flags(state: State, number: int) -> set[str]:
    return set(look(state, number).get("flags", ()))


def place(state: State, number: int) -> str:
    return str(look(state, number).get("place", "table"))


def broken(refusal: Refusal) -> list[str]:
    """Every rule that a refusal names."""
    return str(refusal.args.get("rules", refusal.rule)).replace(",", " ").split()


def open_question(state: State) -> str | None:
    question = GAME.view(state, GAME.awaited(state)[0]).get("question")
    return str(question["kind"]) if isinstance(question, dict) else None


def run(state: State, moves: list[str], *dice: int) -> State:
    """The table after these moves, whoever makes them; ``default`` answers as the view proposes."""
    with loaded(*dice) as fate:
        for text in moves:
            seat = GAME.awaited(state)[0]
            if text == "default":
                text = GAME.view(state, seat)["question"]["default"]
            state = GAME.apply(state, seat, GAME.parse(text), fate).state
    return state


def ask(state: State, question: str, **more: Any) -> Any:
    return GAME.ask(state, 0, question, more)


def duel(
    shooter: str, target: str, gap: float, *, hit: list[str] | None = None, **more: Any
) -> State:
    """A shooter of A and a target of B on one line, *gap* inches of centres apart."""
    return scene(
        platoon("A", team(shooter, 10, 10, flags=more.pop("flags", []))),
        platoon("B", team(target, 10 + gap, 10, 180, flags=hit if hit is not None else ["moved"])),
        step="shooting",
        **more,
    )


def seen(state: State, looker: int, target: int, weapon: int = 0) -> Any:
    """How one team sees another over a weapon, or with its eyes alone (-1)."""
    return ask(state, "visible", **{"from": looker, "to": target, "weapon": weapon})


def moved(kind: str, x: float, y: float) -> dict[str, Any]:
    """A team facing west that moved in its last turn: in the open nothing hides it."""
    return team(kind, x, y, 180, flags=["moved"])


def alone(side: str, one: dict[str, Any]) -> dict[str, Any]:
    """An independent team."""
    return platoon(side, one, independent=True)


def strip(west: float, east: float) -> dict[str, Any]:
    """A wood across the whole table."""
    return {
        "id": "wood",
        "type": "woods",
        "polygon": [[west, 0], [east, 0], [east, 48], [west, 48]],
    }
