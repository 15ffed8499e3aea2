"""Positions for the tests of Race to the Rhine, and what may be done with them."""

from typing import Any

from sztab.core.fate import loaded
from sztab.core.game import Step
from sztab.core.options import validated
from sztab.core.words import say
from sztab.games.race_to_the_rhine import GAME
from sztab.games.race_to_the_rhine.board import NOBODY
from sztab.games.race_to_the_rhine.moves import KINDS
from sztab.games.race_to_the_rhine.state import ARMIES, State

RED, WHITE, BLUE = 0, 1, 2
THREE = ("red", "white", "blue")

# Cards by what they are, for loaded fate.
BOCHES = {"red": "P-R-01", "white": "P-W-01", "blue": "P-B-01"}
STARVING = {"red": "P-R-04", "white": "P-W-04", "blue": "P-B-04"}
LIBERATION = {"red": "P-R-09", "white": "P-W-11", "blue": "P-B-11"}
EVENT = {"red": "P-R-20", "white": "P-W-20", "blue": "P-B-21"}


def table(**position: Any) -> State:
    """A position; what is not named is as at the start, in the turn order of the seats."""
    state = GAME.load(position)
    assert not GAME.faults(state), GAME.faults(state)
    return state


def opened(seats: tuple[str, ...] = THREE, order: tuple[str, ...] = (), **options: Any) -> State:
    """The set-up of a new game."""
    chosen = validated(GAME.id, GAME.options(), options)
    drawn = order or (seats if len(seats) > 1 else ())
    with loaded(*drawn) as fate:
        return GAME.new(chosen, seats, fate)


def step(state: State, text: str, *outcomes: int | str) -> Step[State]:
    """One move of the awaited seat, with what fate brings."""
    with loaded(*outcomes) as fate:
        return GAME.apply(state, GAME.awaited(state)[0], GAME.parse(text), fate)


def play(state: State, *moves: str | tuple[str, *tuple[int | str, ...]]) -> State:
    """Several moves; one that asks fate stands with its outcomes: ``("march …", "P-B-13")``."""
    for move in moves:
        text, *outcomes = (move,) if isinstance(move, str) else move
        state = step(state, str(text), *outcomes).state
        assert not GAME.faults(state), GAME.faults(state)
    return state


def refused(state: State, text: str, seat: int | None = None) -> str:
    """The rule and the key by which a move is refused; empty if it is allowed."""
    who = GAME.awaited(state)[0] if seat is None else seat
    refusal = GAME.check(state, who, GAME.parse(text))
    return f"{refusal.rule} {refusal.key}" if refusal else ""


def listed(state: State) -> list[str]:
    """The legal moves as text."""
    return [GAME.text(move) for move in GAME.moves(state, GAME.awaited(state)[0])]


def starting(state: State, word: str) -> list[str]:
    """The legal moves that begin with a word."""
    return [text for text in listed(state) if text.split()[0] == word]


def told(made: Step[State], language: str = "en", seat: int | None = None) -> list[str]:
    """What a seat hears of a step."""
    return [say(GAME, language, event) for event in made.told.events if event.heard_by(seat)]


def rules_of(made: Step[State]) -> list[str]:
    """The rules that a step cites."""
    return [event.rule for event in made.told.events]


def field(state: State, id: str) -> int:
    """A field by its id."""
    return state.board.field_of[id]


def holder(state: State, id: str) -> str | None:
    """The army that controls a field."""
    army = state.control[field(state, id)]
    return None if army == NOBODY else ARMIES[army]


def held_by(state: State, army: str) -> set[str]:
    """The fields with a player marker of an army."""
    index = ARMIES.index(army)
    return {state.board.id[at] for at in range(state.board.size) if state.owns_marker(at, index)}


def tokens(state: State, id: str) -> dict[str, int]:
    """The tokens on a field."""
    at = field(state, id)
    counts = {name: state.tokens(at, kind) for kind, name in enumerate(KINDS)}
    return {name: count for name, count in counts.items() if count}


def card(state: State, corps: str) -> tuple[int, int, int]:
    """Fuel, ammo and food on a corps card."""
    found = state.corps[state.board.corps_of[corps]]
    return found.fuel, found.ammo, found.food


def at(state: State, corps: str) -> str:
    """Where a corps stands."""
    return state.board.id[state.corps[state.board.corps_of[corps]].field]


def active(state: State, corps: str) -> bool:
    """Whether a corps is not immobilised."""
    return state.corps[state.board.corps_of[corps]].active


def control(army: str, *ids: str) -> dict[str, str]:
    """Player markers of one army."""
    return dict.fromkeys(ids, army)


def trucks(red: int, white: int, blue: int, left: int) -> dict[str, Any]:
    """The trucks in stock of three players, and on the track; the rest is on the board."""
    stocks = {"red": red, "white": white, "blue": blue}
    ways = ["orleans pithiviers", "orleans montargis", "pithiviers sens", "sens troyes"]
    on_board = 24 - red - white - blue - left
    return {
        "truck_track": left,
        "trucks": ways[:on_board],
        "armies": {army: {"trucks": n} for army, n in stocks.items()},
    }


EX_12 = {
    "turn": "blue",
    "control": control("blue", "thionville"),
    "corps": {"B-XII": {"at": "thionville", "fuel": 2, "ammo": 4}},
}
