"""Small tables for tests: platoons, terrain, and a step to be in."""

from random import Random
from typing import Any

from sztab.core.errors import IllegalMoveError
from sztab.core.fate import Fate, SeededFate, loaded
from sztab.core.game import Step
from sztab.core.options import validated
from sztab.core.said import Refusal
from sztab.games.flames_of_war import GAME
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.teams import Team

WOODS = {"id": "wood", "type": "woods", "polygon": [[15, 5], [25, 5], [25, 15], [15, 15]]}
HAS_MOVED = ["moved"]
MOVED_AND_SHOT = ["moved", "shot"]
HOUSE = {
    "id": "house",
    "type": "building",
    "polygon": [[20, 6], [26, 6], [26, 14], [20, 14]],
    "openings": [{"at": [20, 10], "normal": [-1, 0], "width": 1}],
}
SMALL_HOUSE = {
    "id": "house",
    "type": "building",
    "polygon": [[13, 8], [18, 8], [18, 12], [13, 12]],
    "openings": [{"at": [13, 10], "normal": [-1, 0], "width": 1}],
}


def team(type: str, x: float, y: float, heading: float = 0, **more: Any) -> dict[str, Any]:
    return {"type": type, "at": [x, y, heading], **more}


def platoon(side: str, *teams: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"side": side, "teams": list(teams), **more}


def scene(*platoons: dict[str, Any], terrain: tuple[Any, ...] = (), **more: Any) -> State:
    """A table with these platoons; the step is Movement unless another is named."""
    mission = {"terrain": list(terrain), **more.pop("mission", {})}
    return GAME.load({"mission": mission, "platoons": list(platoons), **more})


def play(state: State, text: str, *dice: int, seat: int | None = None) -> Step[State]:
    """Make a move by its text, with exactly these dice."""
    who = GAME.awaited(state)[0] if seat is None else seat
    with loaded(*dice) as fate:
        return GAME.apply(state, who, GAME.parse(text), fate)


def after(state: State, text: str, *dice: int) -> State:
    """The table after a move."""
    return play(state, text, *dice).state


def told(step: Step[State]) -> list[str]:
    """The keys of what is told."""
    return [event.key for event in step.told.events]


def refused(state: State, text: str, seat: int | None = None) -> Refusal:
    """The refusal of a move that must be refused."""
    who = GAME.awaited(state)[0] if seat is None else seat
    refusal = GAME.check(state, who, GAME.parse(text))
    assert refusal is not None, f"{text} is allowed"
    try:
        GAME.apply(state, who, GAME.parse(text), Fate())
    except IllegalMoveError:
        return refusal
    raise AssertionError("refused by check and carried out")


def at(one: Team) -> tuple[float, float, float]:
    """Where a team stands: x, y in inches and its heading in degrees."""
    return one.x / 1000, one.y / 1000, one.heading / 10


def far_enemy(x: float = 70, y: float = 46) -> dict[str, Any]:
    """An enemy out of everybody's way."""
    return platoon("B", team("ger_rifle_mg", x, y, 180))


def deployed_by_default(mission: str, seed: int) -> State:
    """A mission when both companies stand on the table, put there by the rules' own defaults."""
    fate = SeededFate(Random(seed))
    options = validated(GAME.id, GAME.options(), {"mission": mission})
    state = GAME.new(options, GAME.seatings[0], fate)
    question = state.question()
    while question is not None:
        GAME.advance(state, GAME.awaited(state)[0], question.default(state), fate)
        question = state.question()
    return state


# --- what the tests of several chapters begin with -----------------------------------------------


def asks(state: State) -> str:
    question = state.question()
    return question.name() if question is not None else ""


def new(**options: Any) -> State:
    chosen = validated("flames-of-war", GAME.options(), options)
    return GAME.new(chosen, GAME.seatings[0], SeededFate(Random(5)))


def shot(*platoons: Any, **more: Any) -> State:
    return scene(*platoons, step="shooting", **more)


def pair(shooter: Any, target: Any, *terrain: Any, **more: Any) -> State:
    return scene(platoon("A", shooter), platoon("B", target), terrain=terrain, **more)


def assault(*platoons: Any, **more: Any) -> State:
    return scene(*platoons, step="assault", **more)


def battery(type: str, count: int, training: str = "veteran", **more: Any) -> dict[str, Any]:
    guns = [team(type, 6, 10 + 3 * n) for n in range(count)]
    return platoon("A", team("ger_command", 3, 10), *guns, training=training, **more)


def observer(number: int = 1, **more: Any) -> dict[str, Any]:
    return platoon(
        "A", team("ger_observer", 20, 10, role="observer", **more), independent=True, battery=number
    )
