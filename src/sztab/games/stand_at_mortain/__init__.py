"""Stand at Mortain: the German counter-attack of August 1944, activated by playing cards.

The game object that other layers use: the contract of ``sztab.core.game``, and the odds of an
attack.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import final

from sztab.core.dataset import DataGame
from sztab.core.errors import IllegalMoveError
from sztab.core.fate import Fate
from sztab.core.game import Json, Offer, Progress, Result, Seat
from sztab.core.options import Option, Value
from sztab.core.said import Name, Refusal, Told
from sztab.games.stand_at_mortain import (
    engine,
    evaluation,
    moves,
    odds,
    position,
    proposals,
    questions,
    sequence,
    view,
)
from sztab.games.stand_at_mortain.battlefield import build_field
from sztab.games.stand_at_mortain.catalog import Catalog, read_catalog
from sztab.games.stand_at_mortain.chapters.combat import Chances
from sztab.games.stand_at_mortain.chapters.naming import SIDES
from sztab.games.stand_at_mortain.chapters.victory import RULE, WINNER, ending_args
from sztab.games.stand_at_mortain.moves import Air, Fire, Move, Oba, Redraw
from sztab.games.stand_at_mortain.state import GERMAN, OVER, PLACING, State, opening
from sztab.games.stand_at_mortain.telling import MortainTelling


@final
class StandAtMortain(DataGame[State, Move, Catalog]):
    """The rules of Stand at Mortain behind the contract."""

    id = "stand-at-mortain"
    title = "Stand at Mortain"
    version = "1"
    prefix = "SM"
    seatings = (SIDES,)
    sequence_rule = "SM-3.3"

    # --- before the game ----------------------------------------------------------------

    def options(self) -> Sequence[Option]:
        """SM-6.3, SM-0.2: how often markers may be used, and the data set."""
        return (
            Option("one_per_type", False, (False, True), "SM-6.3"),
            Option("data", "", rule="SM-0.2"),
        )

    def read_catalog(self, text: str, source: str) -> Catalog:
        """What a data set says."""
        return read_catalog(text, source)

    def new(self, options: Mapping[str, Value], seats: tuple[str, ...], fate: Fate) -> State:
        """SM-1: the map lies ready, and the US player sets up."""
        catalog = self.catalog(str(options["data"]))
        one_per_type = bool(options["one_per_type"])
        return opening(build_field(catalog, one_per_type, self.is_own(catalog)))

    # --- questions ----------------------------------------------------------------------

    def seats(self, state: State) -> tuple[str, ...]:
        """SM-0.1: German and US."""
        return SIDES

    def awaited(self, state: State) -> tuple[Seat, ...]:
        """Who must decide now."""
        return sequence.awaited(state)

    def result(self, state: State) -> Result | None:
        """SM-8: who has won, once the game is over."""
        if state.stage != OVER:
            return None
        first = WINNER[state.ending]
        scores = (1, 0) if first == GERMAN else (0, 1)
        return Result(
            ((first,), (1 - first,)),
            scores,
            RULE[state.ending],
            f"result-{state.ending}",
            args=ending_args(state),
        )

    def check(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """``None``, or why *seat* may not make this move now."""
        return engine.check(state, seat, move)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        """All legal moves."""
        return engine.moves(state) if seat == state.side else []

    def propose(self, state: State, seat: Seat, random: Random, k: int) -> list[Move]:
        """The moves that look best at a glance."""
        return proposals.propose(state, random, k)

    def offers(self, state: State, seat: Seat) -> list[Offer]:
        """What is put before a person."""
        return view.offers(state, seat)

    def prompt(self, state: State, seat: Seat | None) -> Name:
        """What this seat decides, or what it waits for."""
        return view.prompt(state, seat)

    def view(self, state: State, seat: Seat | None) -> Json:
        """What a seat may know."""
        return view.view(state, seat)

    def resample(self, state: State, seat: Seat | None, random: Random) -> State:
        """SM-3.2: only the order of the deck is unknown, and no state holds it."""
        return state.copy()

    def progress(self, state: State) -> Progress:
        """SM-1.1, SM-3: the set-up, and then card after card, turn by turn."""
        step = 1 if state.stage == PLACING else 2
        return Progress(state.turn, Name(f"phase-{position.STAGES[state.stage]}"), step, 2)

    def evaluate(self, state: State, seat: Seat) -> float:
        """How good the position is for *seat*."""
        return evaluation.evaluate(state, seat)

    def odds(self, state: State, seat: Seat, move: Move) -> Chances | None:
        """The exact chances of a legal attack before it is made; nothing for other moves."""
        if not isinstance(move, (Fire, Air, Oba, Redraw)) or engine.check(state, seat, move):
            return None
        return odds.attack_odds(state, move)

    def ask(self, state: State, seat: Seat, question: str, args: Mapping[str, Json]) -> Json:
        """``odds`` of a ``move``, ``visible`` from a ``hex``, ``reach`` of a unit or a hex."""
        if question == "visible":
            return questions.visible(state, args)
        if question == "reach":
            return questions.reach(state, args)
        if question != "odds":
            return super().ask(state, seat, question, args)
        move = moves.parse(str(args.get("move", "")))
        refusal = engine.check(state, seat, move)
        if refusal is not None:
            raise IllegalMoveError(refusal)
        if not isinstance(move, (Fire, Air, Oba, Redraw)):
            return super().ask(state, seat, question, args)
        return questions.attack(state, move)

    # --- changes ------------------------------------------------------------------------

    def copy(self, state: State) -> State:
        """An independent copy."""
        return state.copy()

    def carry_out(
        self, state: State, seat: Seat, move: Move, fate: Fate, told: Told | None
    ) -> None:
        """Make a legal move in place."""
        engine.advance(state, move, fate, told)

    # --- notation -----------------------------------------------------------------------

    def text(self, move: Move) -> str:
        """How a move is written."""
        return move.text()

    def parse(self, text: str) -> Move:
        """The move that *text* writes."""
        return moves.parse(text)

    def dump(self, state: State) -> Json:
        """The position as JSON."""
        return position.dump(state)

    def load(self, given: Json) -> State:
        """Set up a position."""
        sheet = self.position_sheet(given, position.KEYS)
        catalog = self.catalog_of(sheet)
        per_type = sheet.get("one_per_type", False).flag()
        return position.load(build_field(catalog, per_type, self.is_own(catalog)), sheet)

    # --- for terminal and tests -----------------------------------------------------------

    def picture(self, state: State, seat: Seat | None) -> str:
        """The map in text."""
        return view.picture(state)

    def caption(self, state: State, seat: Seat | None) -> Name:
        """The signs of the picture, the turn and the exits."""
        return view.caption(state)

    def opened(self, state: State) -> Told:
        """SM-3.2: in battle, which turn it is."""
        told = Told()
        if state.stage not in (PLACING, OVER):
            turn, turns, left = state.turn, state.field.turns, len(state.deck)
            told.tell("SM-3.2", "turn-now", turn=turn, turns=turns, left=left)
        return told

    def telling(self) -> MortainTelling:
        """How each change of a view is told."""
        return TELLING

    def faults(self, state: State) -> list[str]:
        """Invariants that this state breaks."""
        return position.faults(state)


TELLING = MortainTelling()
GAME = StandAtMortain()
