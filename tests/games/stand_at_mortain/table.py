"""Positions and moves as the tests write them."""

from sztab.core.fate import Outcome, loaded
from sztab.core.game import Json, Step
from sztab.core.words import say
from sztab.games.stand_at_mortain import GAME
from sztab.games.stand_at_mortain.moves import Air, Fire, Oba, Redraw
from sztab.games.stand_at_mortain.odds import highest_hit
from sztab.games.stand_at_mortain.state import State


def table(units: str = "", card: str = "", **position: Json) -> State:
    """A position: ``"us-120 1501, ge-102 1701 back"``, the card in play, and any other entry."""
    placed = dict(entry.strip().split(" ", 1) for entry in units.split(",") if entry.strip())
    given = {"units": placed} | ({"card": card} if card else {}) | position
    return GAME.load(given)


def play(state: State, text: str, *outcomes: Outcome) -> State:
    """The position after a move of the awaited seat; every outcome must be used."""
    return step(state, text, *outcomes).state


def step(state: State, text: str, *outcomes: Outcome) -> Step[State]:
    """The same with what is told."""
    with loaded(*outcomes) as fate:
        return GAME.apply(state, state.side, GAME.parse(text), fate)


def told(after: Step[State], language: str = "en") -> list[str]:
    """What a step tells, in sentences."""
    return [say(GAME, language, event) for event in after.told.events]


def refused(state: State, text: str, seat: int | None = None) -> str:
    """Why a move is refused, as ``rule key``; empty if it is legal."""
    who = state.side if seat is None else seat
    refusal = GAME.check(state, who, GAME.parse(text))
    return f"{refusal.rule} {refusal.key}" if refusal else ""


def legal(state: State, text: str) -> bool:
    """Whether a move of the awaited seat is legal; listed exactly then."""
    listed = text in [GAME.text(move) for move in GAME.moves(state, state.side)]
    assert listed == (refused(state, text) == "")
    return listed


def where(state: State, unit: str) -> str:
    """Where a unit is: ``1501``, ``1501 back``, ``waiting``, ``exited``, ``eliminated``."""
    return str(GAME.dump(state)["units"][unit])


def highest(state: State, text: str) -> int:
    """The highest card with which an attack hits."""
    move = GAME.parse(text)
    assert isinstance(move, (Fire, Air, Oba, Redraw))
    assert refused(state, text) == ""
    return highest_hit(state, move)


def ending(state: State) -> str:
    """``winner key`` of a game that is over, else nothing."""
    result = GAME.result(state)
    return f"{GAME.seats(state)[result.winners[0]]} {state.ending}" if result else ""
