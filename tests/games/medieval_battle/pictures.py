"""A position in a few words, and questions about it as a player would ask them.

``battle("yellow to move", "Y-LC1 4,-3 mp 3", "R-SB1 5,-3")`` is a battle on the reference map RS
with two units; all that is not said is as at the start of a battle.
"""

from typing import Any

from sztab.core.fate import Fate
from sztab.core.game import Json, Seat
from sztab.core.said import Event, Refusal
from sztab.core.words import say
from sztab.games.medieval_battle import GAME
from sztab.games.medieval_battle.state import State

RED, YELLOW = 0, 1
SIDES = ("red", "yellow")


def battle(whose: str, *units: str, **given: Json) -> State:
    """A position in which *whose* is "red to move"; units as "Y-LC1 4,-3 mp 3 strength 1"."""
    side, to, move = whose.split()
    assert (to, move) == ("to", "move")
    return GAME.load({"side": side, "units": [_unit(text) for text in units], **given})


def _unit(text: str) -> dict[str, Json]:
    words = text.split()
    entry: dict[str, Json] = {"id": words.pop(0), "at": words.pop(0)}
    if entry["at"] == "fled":
        entry["at"] = f"fled {words.pop(0)}"
    while words:
        key = words.pop(0)
        entry[key] = int(words.pop(0))
    return entry


def recruiting(map: str = "RS", **armies: str) -> State:
    """A position before the battle: the map lies ready, some armies are chosen."""
    return GAME.load({"map": map, "stage": "recruiting", "armies": armies})


def deploying(whose: str, *units: str, **given: Json) -> State:
    """A deployment in which *whose* is "red to place"."""
    side, to, place = whose.split()
    assert (to, place) == ("to", "place")
    return battle(f"{side} to move", *units, stage="deploying", **given)


# --- what a player does ------------------------------------------------------------------------


def decider(state: State) -> Seat:
    """The seat that decides now; the first of two."""
    return GAME.awaited(state)[0]


def play(state: State, *texts: str) -> State:
    """The position after these moves, each made by whoever decides."""
    for text in texts:
        state = GAME.apply(state, decider(state), GAME.parse(text), Fate()).state
        assert GAME.faults(state) == []
    return state


def events(state: State, text: str) -> list[Event]:
    """All that a move tells."""
    told = GAME.apply(state, decider(state), GAME.parse(text), Fate()).told.events
    return [event for event in told if event.key != "turn-begins"]


def told(state: State, text: str) -> list[str]:
    """The same in short, as "MB-7.1 marches"."""
    return [f"{event.rule} {event.key}" for event in events(state, text)]


def words(state: State, text: str, language: str = "en") -> list[str]:
    """The same in sentences."""
    return [say(GAME, language, event) for event in events(state, text)]


def refusal(state: State, text: str, seat: Seat | None = None) -> Refusal | None:
    """Why a move may not be made."""
    return GAME.check(state, decider(state) if seat is None else seat, GAME.parse(text))


def refused(state: State, text: str, seat: Seat | None = None) -> str:
    """The same in short, as "MB-7.4 enemy-in-the-way"; "allowed" if it may be made."""
    found = refusal(state, text, seat)
    return "allowed" if found is None else f"{found.rule} {found.key}"


def moves(state: State, *words: str) -> set[str]:
    """The listed moves that begin with these words: ``moves(state, "retreat")``."""
    listed = {GAME.text(move) for move in GAME.moves(state, decider(state))}
    opening = " ".join(words)
    return {text for text in listed if text.startswith(opening)}


def goals(state: State, *words: str) -> set[str]:
    """The hexes of those moves, the last one of each way."""
    return {text.split()[-1] for text in moves(state, *words)}


# --- what a player sees ------------------------------------------------------------------------


def seen(state: State) -> Any:
    """What everybody may see."""
    return GAME.view(state, None)


def unit(state: State, name: str) -> Any:
    """One counter as everybody sees it: id, side, kind, at, mp, max, strength."""
    (found,) = [one for one in seen(state)["units"] if one["id"] == name]
    return found


def at(state: State, name: str) -> str:
    """Where a unit is: a hex, "reserve", "fled S0" or "gone"."""
    return str(unit(state, name)["at"])


def mp(state: State, name: str) -> int:
    """The movement points that a unit has left."""
    return int(unit(state, name)["mp"])


def strength(state: State, name: str) -> int:
    """How many knights a unit has."""
    return int(unit(state, name)["strength"])


def vp(state: State) -> tuple[int, int]:
    """The victory points of Red and of Yellow."""
    points = seen(state)["vp"]
    return points["red"], points["yellow"]


def turn_of(state: State) -> str:
    """Whose turn it is when a new one begins; the stage if the turn has not ended."""
    view = seen(state)
    return str(view["side"]) if view["stage"] == "choosing" else str(view["stage"])


def outcome(state: State) -> str:
    """How the battle ended: "red by c", "drawn by b", or "goes on"."""
    result = GAME.result(state)
    if result is None:
        return "goes on"
    who = SIDES[result.winners[0]] if len(result.winners) == 1 else "drawn"
    assert result.rule == "MB-15.6"
    return f"{who} by {result.key.removeprefix('result-')}"
