"""The rulebook asked from outside: positions as JSON, moves as text, refusals by their rule.

Nothing here looks into a state: there are only ``load``, ``dump``, ``check``, ``apply``, ``view``
and ``ask``, as the documents describe them.
"""

from typing import Any

import pytest

from sztab import find_game
from sztab.core.errors import IllegalMoveError
from sztab.core.fate import Outcome, loaded
from sztab.core.options import validated
from sztab.core.said import Event
from sztab.core.words import say

GAME = find_game("race-to-the-rhine")
RESISTANCE = [f"K-{number:02}" for number in range(1, 25)]
BLUE_DECK = [f"P-B-{number:02}" for number in range(1, 23)]


class Position:
    """A position on the table, what led to it in the last move, and what may be done now."""

    def __init__(self, state: Any, told: list[Event]) -> None:
        self.state = state
        self.told = told
        self.json: dict[str, Any] = GAME.dump(state)
        assert not GAME.faults(state)

    def __getitem__(self, entry: str) -> Any:
        return self.json[entry]

    def after(self, *moves: str | tuple[str, *tuple[Outcome, ...]]) -> "Position":
        """The position after some moves; one that asks fate stands with its outcomes."""
        here = self
        for move in moves:
            text, *outcomes = (move,) if isinstance(move, str) else move
            with loaded(*outcomes) as fate:
                seat = GAME.awaited(here.state)[0]
                made = GAME.apply(here.state, seat, GAME.parse(str(text)), fate)
            here = Position(made.state, made.told.events)
        return here

    def refuses(self, text: str, army: str = "") -> str:
        """The rule by which a move is refused, or nothing."""
        seat = GAME.seats(self.state).index(army) if army else GAME.awaited(self.state)[0]
        move = GAME.parse(text)
        refusal = GAME.check(self.state, seat, move)
        if refusal is None:
            return ""
        assert say(GAME, "en", refusal)
        assert say(GAME, "pl", refusal)
        with pytest.raises(IllegalMoveError):
            GAME.apply(self.state, seat, move, loaded_fate())
        return refusal.rule

    def moves(self, word: str = "") -> list[str]:
        """The listed moves that begin with a word."""
        seat = GAME.awaited(self.state)[0]
        texts = [GAME.text(move) for move in GAME.moves(self.state, seat)]
        return [text for text in texts if text.startswith(word)]

    def card(self, corps: str) -> tuple[str, int, int, int]:
        """Where a corps stands, and fuel, ammo and food on its card."""
        entry = self.json["corps"][corps]
        return entry["at"], entry["fuel"], entry["ammo"], entry["food"]

    def army(self, name: str) -> Any:
        """What lies in front of one player."""
        return self.json["armies"][name]

    def rules(self) -> list[str]:
        """The rules that the last move cites."""
        return [event.rule for event in self.told]

    def heard(self, army: str | None) -> list[str]:
        """What one seat heard of the last move, as keys."""
        seat = GAME.seats(self.state).index(army) if army else None
        return [event.key for event in self.told if event.heard_by(seat)]

    def awaits(self) -> list[str]:
        """Who must decide."""
        return [GAME.seats(self.state)[seat] for seat in GAME.awaited(self.state)]


def loaded_fate() -> Any:
    """A fate that has nothing to bring."""
    with loaded() as fate:
        return fate


def on(**entries: Any) -> Position:
    """A position; what is not named is as at the start."""
    return Position(GAME.load(entries), [])


def opened(seats: tuple[str, ...], **options: Any) -> Position:
    """The set-up of a new game, in the turn order of the seats."""
    with loaded(*(seats if len(seats) > 1 else ())) as fate:
        chosen = validated(GAME.id, GAME.options(), options)
        return Position(GAME.new(chosen, seats, fate), [])


def held(army: str, *fields: str) -> dict[str, str]:
    """Player markers of one army."""
    return dict.fromkeys(fields, army)


def before_aachen(**entries: Any) -> Position:
    """Bradley's V Corps in Liège with 2 fuel and no ammo, before the fort of Aachen."""
    corps = {"W-V": {"at": "liege", "fuel": 2, **entries.pop("card", {})}}
    return on(turn="white", control=held("white", "liege"), corps=corps, **entries)


def met(card: str, **entries: Any) -> Position:
    """Patton's XII Corps has gone from Troyes to Vitry and met a card."""
    return on(turn="blue", **entries).after(("march B-XII vitry", card))


def before_luxembourg(**card: int) -> Position:
    """Patton's XII Corps in Thionville, a resistance marker on Luxembourg."""
    return on(
        turn="blue",
        control=held("blue", "thionville"),
        corps={"B-XII": {"at": "thionville", **card}},
        resistance=["luxembourg"],
    )
