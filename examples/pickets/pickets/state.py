"""The river at one moment, the moves, and how both are written."""

from copy import deepcopy
from typing import Any, Final, NamedTuple, final

from sztab.core.data.dataset import Sheet
from sztab.core.errors import NotationError, PositionError
from sztab.core.said import Refusal

SIDES: Final = ("blue", "red")
RIVERS: Final = {"narrow": ("left", "right"), "wide": ("left", "middle", "right")}
CARDS: Final = {"cover": 4, "mist": 2, "volley": 3}  # PK-1.3
ACTIONS: Final = 2  # PK-2.3
HAND: Final = 2  # PK-3.2
MOST_ROUNDS: Final = 9


class Move(NamedTuple):
    """A move: ``post left``, ``march right``, ``fire volley``, ``rest``."""

    verb: str
    word: str = ""


MOVES: Final = tuple(
    [Move(verb, ford) for verb in ("post", "march") for ford in RIVERS["wide"]]
    + [Move("scout"), Move("fire"), Move("fire", "volley")]
    + [Move("hold"), Move("duck"), Move("rest")]
)


def text(move: Move) -> str:
    """How a move is written."""
    return " ".join(move).strip()


def parse(written: str) -> Move:
    """The move that is written."""
    words = written.split()
    if not words:
        raise NotationError(Refusal("notation", "notation-empty", example="post left"))
    alike = [move for move in MOVES if move.verb == words[0]]
    if not alike:
        known = ", ".join(dict.fromkeys(move.verb for move in MOVES))
        raise NotationError(Refusal("notation", "notation-unknown", word=words[0], known=known))
    for move in alike:
        if words == text(move).split():
            return move
    example = text(alike[-1])
    raise NotationError(Refusal("notation", "notation-malformed", text=written, example=example))


@final
class State:
    """Everything on and under the table."""

    def __init__(self, river: str, rounds: int, first_blood: bool) -> None:
        self.river, self.rounds, self.first_blood = river, rounds, first_blood
        self.round = 1
        self.chosen = ["", ""]  # secret until both have chosen
        self.posts = ["", ""]  # where the pickets stand, once they are posted
        self.mover = 0
        self.actions = 0
        self.under_fire = ""  # the pending question of PK-3.4: "", "fire" or "volley"
        self.hits = [0, 0]
        self.hands: list[list[str]] = [[], []]
        self.deck = [card for card, copies in CARDS.items() for _copy in range(copies)]

    def copy(self) -> "State":
        """An independent copy."""
        twin = State(self.river, self.rounds, self.first_blood)
        twin.round, twin.mover, twin.actions = self.round, self.mover, self.actions
        twin.under_fire = self.under_fire
        twin.chosen, twin.posts, twin.hits = self.chosen[:], self.posts[:], self.hits[:]
        twin.hands, twin.deck = [hand[:] for hand in self.hands], self.deck[:]
        return twin

    @property
    def over(self) -> bool:
        """PK-4.1, PK-4.2: whether the game has ended."""
        return self.round > self.rounds or (self.first_blood and any(self.hits))

    @property
    def fords(self) -> tuple[str, ...]:
        """PK-1.2: the fords of this river, in order."""
        return RIVERS[self.river]


def dump(state: State) -> dict[str, Any]:
    """The position: every attribute by its own name, sides as Blue and Red in this order."""
    return {name: deepcopy(value) for name, value in sorted(vars(state).items())}


def load(position: object) -> State:
    """Set up a position; a fault is named with its place."""
    return _loaded(Sheet(position, "The position", error=PositionError))


def _loaded(sheet: Sheet) -> State:
    state = State(
        sheet.at("river").text(*RIVERS),
        sheet.at("rounds").integer(1, MOST_ROUNDS),
        sheet.at("first_blood").flag(),
    )
    state.round = sheet.at("round").integer(1, state.rounds + 1)
    state.mover = sheet.at("mover").integer(0, 1)
    state.actions = sheet.at("actions").integer(0, ACTIONS)
    state.under_fire = sheet.at("under_fire").text("", "fire", "volley")
    for side in (0, 1):
        state.chosen[side] = sheet.at("chosen").at(side).text("", *state.fords)
        state.posts[side] = sheet.at("posts").at(side).text("", *state.fords)
        state.hits[side] = sheet.at("hits").at(side).integer(0, 99)
        state.hands[side] = sorted(card.text(*CARDS) for card in sheet.at("hands").at(side).items())
    state.deck = sorted(card.text(*CARDS) for card in sheet.at("deck").items())
    if problem := _impossible(state):
        raise sheet.fault(problem)
    return state


def _impossible(state: State) -> str:
    """What no table could show, in words; empty where all is well."""
    if "" in state.posts and state.posts != ["", ""]:
        return "post both pickets or neither"
    if state.posts == ["", ""] and (state.under_fire or all(state.chosen)):
        return "pickets that fire, or are both chosen, must be posted"
    if state.posts != ["", ""] and any(state.chosen):
        return "posted pickets have no secret choice left"
    for card, copies in CARDS.items():
        if (state.deck + state.hands[0] + state.hands[1]).count(card) > copies:
            return f"there are only {copies} {card} cards"
    return ""
