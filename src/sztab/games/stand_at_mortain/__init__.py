"""Stand at Mortain: the German counter-attack of August 1944, activated by playing cards.

The game object that other layers use: the contract of ``sztab.core.game``, and the odds of an
attack.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import final

from sztab.core.errors import IllegalMoveError
from sztab.core.fate import Fate, Outcome
from sztab.core.game import Json, Progress, Result, Seat
from sztab.core.options import Option, Value
from sztab.core.running.parts import Parts, PartsGame
from sztab.core.said import SILENT, Name, Refusal, Told
from sztab.games.stand_at_mortain import engine, odds, position, sequence
from sztab.games.stand_at_mortain.battlefield import build_field
from sztab.games.stand_at_mortain.catalog import Catalog, read_catalog
from sztab.games.stand_at_mortain.chapters.chances import Chances
from sztab.games.stand_at_mortain.chapters.victory import RULE, WINNER, ending_args
from sztab.games.stand_at_mortain.moves import Air, Fire, Move, Oba, Redraw
from sztab.games.stand_at_mortain.naming import SIDES, refusal
from sztab.games.stand_at_mortain.notation import NOTATION
from sztab.games.stand_at_mortain.shown import questions, seen, view
from sztab.games.stand_at_mortain.shown.telling import MortainTelling
from sztab.games.stand_at_mortain.state import ACTING, GERMAN, OVER, PLACING, State, opening
from sztab.games.stand_at_mortain.thinking import evaluation, explained, proposals


@final
class StandAtMortain(PartsGame[State, Move, Catalog]):
    """The rules of Stand at Mortain behind the contract."""

    id = "stand-at-mortain"
    title = "Stand at Mortain"
    version = "1"
    prefix = "SM"
    seatings = (SIDES,)
    shapes = seen.SHAPES
    sequence_rule = "SM-3.3"
    offered = ("tuned",)
    all_open = True
    opposed = True
    feature_names = evaluation.FEATURES

    parts = Parts(
        read_catalog=read_catalog,
        awaited=sequence.awaited,
        check=engine.check,
        offers=view.offers,
        prompt=view.prompt,
        view=view.view,
        evaluate=evaluation.evaluate,
        parse=NOTATION.parse,
        dump=position.dump,
        faults=position.faults,
        picture=view.picture,
        caption=view.caption,
        telling=MortainTelling(),
    )

    # --- before the game ----------------------------------------------------------------

    def options(self) -> Sequence[Option]:
        """SM-6.3, SM-0.2: how often markers may be used, and the data set."""
        return (
            Option("one_per_type", False, (False, True), "SM-6.3"),
            self.data_option("SM-0.2"),
        )

    def new(self, options: Mapping[str, Value], seats: tuple[str, ...], fate: Fate) -> State:
        """SM-1: the map lies ready, and the US player sets up."""
        catalog = self.catalog(str(options["data"]))
        one_per_type = bool(options["one_per_type"])
        return opening(build_field(catalog, one_per_type, self.is_own(catalog)))

    # --- questions ----------------------------------------------------------------------

    def seats(self, state: State) -> tuple[str, ...]:
        """SM-0.1: German and US."""
        return SIDES

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

    def reason(self, state: State, seat: Seat, picks: Sequence[str]) -> Refusal | None:
        """SM-3.6, SM-4.1, SM-5.2: a unit that may not act, a hex or a target out of its reach."""
        if state.stage not in (PLACING, ACTING):
            return None
        if len(picks) == 1 and picks[0].isdigit():
            return Refusal("SM-4.1" if state.stage == ACTING else "SM-1.1", "unit-first")
        if state.stage == PLACING:
            return None
        if len(picks) > 1:
            return questions.onto(state, seat, picks[:-1], picks[-1])
        unit = state.field.unit_of.get(picks[0], -1)
        if unit < 0:
            return None
        if state.field.side[unit] != seat:
            return refusal("SM-4.1", "not-your-unit", state, picks[0], 0)
        if state.acted >> unit & 1:
            return refusal("SM-3.6", "acted-already", state, picks[0], 0)
        return questions.card_fault(state, unit)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        """All legal moves."""
        return engine.moves(state) if seat == state.side else []

    def propose(self, state: State, seat: Seat, random: Random, k: int) -> list[Move]:
        """The moves that look best at a glance."""
        return proposals.propose(state, random, k)

    def resample(self, state: State, seat: Seat | None, random: Random) -> State:
        """SM-3.2: only the order of the deck is unknown, and no state holds it."""
        return state.copy()

    def progress(self, state: State) -> Progress:
        """SM-1.1, SM-3: the set-up, and then card after card, turn by turn."""
        step = 1 if state.stage == PLACING else 2
        return Progress(state.turn, Name(f"phase-{position.STAGES[state.stage]}"), step, 2)

    def features(self, state: State, seat: Seat) -> list[float]:
        """What ``evaluate`` weighs, as the Germans see it."""
        values = evaluation.features(state)
        return values if seat == GERMAN else [-value for value in values]

    def worth_by_part(self, state: State, seat: Seat) -> dict[str, float]:
        """What ``evaluate`` adds up, for hints."""
        return explained.worth_by_part(state, seat)

    def chances(
        self, state: State, seat: Seat, move: Move
    ) -> list[tuple[float, tuple[Outcome, ...]]]:
        """SM-5.6, SM-3.3: the kinds of card that decide an attack, or whose turn is next."""
        return proposals.chances(state, move)

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
        move = NOTATION.parse(str(args.get("move", "")))
        refusal = engine.check(state, seat, move)
        if refusal is not None:
            raise IllegalMoveError(refusal)
        if not isinstance(move, (Fire, Air, Oba, Redraw)):
            return super().ask(state, seat, question, args)
        return questions.attack(state, move)

    # --- changes ------------------------------------------------------------------------

    def carry_out(
        self, state: State, seat: Seat, move: Move, fate: Fate, told: Told | None
    ) -> None:
        """Make a legal move in place."""
        engine.advance(state, move, fate, told or SILENT)

    # --- notation -----------------------------------------------------------------------

    def load(self, given: Json) -> State:
        """Set up a position."""
        sheet = self.position_sheet(given, position.KEYS)
        catalog = self.catalog_of(sheet)
        per_type = sheet.get("one_per_type", False).flag()
        return position.load(build_field(catalog, per_type, self.is_own(catalog)), sheet)

    # --- for terminal and tests -----------------------------------------------------------

    def opened(self, state: State) -> Told:
        """SM-3.2: in battle, which turn it is."""
        told = Told()
        if state.stage not in (PLACING, OVER):
            turn, turns, left = state.turn, state.field.turns, len(state.deck)
            told.tell("SM-3.2", "turn-now", turn=turn, turns=turns, left=left)
        return told


GAME = StandAtMortain()
