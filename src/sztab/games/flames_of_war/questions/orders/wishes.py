"""A formation as one clause, ``move 3: line 18,12``: written out as the plain move it stands for.

A wish is never recorded: what is played, stored and replayed is the order that the fitting found.
"""

from typing import Final, final

from sztab.core.errors import IllegalMoveError
from sztab.core.said import Refusal
from sztab.core.writing.notation import malformed
from sztab.games.flames_of_war import engine
from sztab.games.flames_of_war.chapters.c00_conventions.faults import together
from sztab.games.flames_of_war.moves import AMBUSH_POSES, DEPLOY, Move, Order, Placing
from sztab.games.flames_of_war.questions.orders.formations import formed
from sztab.games.flames_of_war.questions.orders.shapes import SHAPES
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.writing import reading
from sztab.games.flames_of_war.writing.clauses import NO_HEADING
from sztab.games.flames_of_war.writing.tokens import (
    only_one,
    parted,
    read_heading,
    read_number,
    read_point,
)

EXAMPLES: Final = {
    "move": "move 3: line 18,12 @90",
    "deploy": "deploy 3: line 18,4 @90",
    "ambush": "ambush 3: line 18,12 @90",
}
LONGEST: Final = 200  # letters; longer texts are plain moves


@final
class Wish:
    """What a clause asks for: a platoon in a formation about a point."""

    def __init__(
        self, verb: str, platoon: int, shape: str, at: tuple[int, int], heading: int, double: bool
    ) -> None:
        self.verb: Final = verb
        self.platoon: Final = platoon
        self.shape: Final = shape
        self.at: Final = at  # in thousandths of an inch
        self.heading: Final = heading
        self.double: Final = double


def meant(state: State, seat: int, text: str) -> Move:
    """The plain move that *text* means in this position; what is no wish is read as it stands."""
    wish = read_wish(text)
    return reading.parse(text) if wish is None else _written_out(state, seat, wish)


def read_wish(text: str) -> Wish | None:
    """The wish that *text* writes, ``None`` if it is none; raises ``NotationError``."""
    if len(text) > LONGEST:
        return None
    words = [word.lower() for word in text.replace(":", " : ").replace(";", " ; ").split()]
    if not any(shape in words for shape in SHAPES) or words[0] not in EXAMPLES:
        return None
    try:
        head, clauses = parted(words[1:])
        (clause,) = clauses
        double = words[0] == "move" and clause[1] == "double"
        rest = clause[2 if double else 1 :]
        heading = read_heading(rest.pop()) if len(rest) > 1 else NO_HEADING
        shape, at = SHAPES[SHAPES.index(clause[0])], read_point(only_one(rest))
        return Wish(words[0], read_number(only_one(head)), shape, at, heading, double)
    except (ValueError, IndexError):
        raise malformed(text, EXAMPLES[words[0]]) from None


def _written_out(state: State, seat: int, wish: Wish) -> Move:
    """The move that fits the wish; raises ``IllegalMoveError`` where none does."""
    number, field = wish.platoon, state.field
    at = (
        max(0.0, min(field.width, wish.at[0] / 1000.0)),
        max(0.0, min(field.height, wish.at[1] / 1000.0)),
    )
    why: list[Refusal] = []
    if 1 <= number <= len(state.platoons):
        found = formed(state, seat, number, wish.shape, at, wish.heading, wish.double)
        if found.move is not None and found.move.text().startswith(wish.verb):
            return found.move
        why = found.why
    bare: Order | Placing = Order(number, ())
    if wish.verb != "move":
        bare = Placing(DEPLOY if wish.verb == "deploy" else AMBUSH_POSES, number, ())
    refusal = together(why) or engine.check(state, seat, bare)
    raise IllegalMoveError(refusal or Refusal("FW-5.1", "formation-none"))
