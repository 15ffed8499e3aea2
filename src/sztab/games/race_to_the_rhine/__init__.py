"""1944: Race to the Rhine (RR-1.1): three Allied armies; for three, two or one player.

The game object that other layers use: the contract of ``sztab.core.game``, nothing more.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import final

from sztab.core.errors import IllegalMoveError, OptionError
from sztab.core.fate import Fate
from sztab.core.game import Json, Progress, Result, Seat
from sztab.core.options import Option, Value, validated
from sztab.core.running.parts import Parts, PartsGame
from sztab.core.said import SILENT, Name, Refusal, Told
from sztab.games.race_to_the_rhine import engine, ledger, sequence
from sztab.games.race_to_the_rhine.board import NOBODY, Board
from sztab.games.race_to_the_rhine.catalog import Catalog, read_catalog
from sztab.games.race_to_the_rhine.chapters.victory import (
    ending_args,
    medals_of,
    standing,
    tell_turn,
)
from sztab.games.race_to_the_rhine.moves import Air, March, Move, Recon
from sztab.games.race_to_the_rhine.naming import armies_name
from sztab.games.race_to_the_rhine.notation import NOTATION
from sztab.games.race_to_the_rhine.packing import has_army
from sztab.games.race_to_the_rhine.position import invariants, reading
from sztab.games.race_to_the_rhine.position import writing as position
from sztab.games.race_to_the_rhine.setting import Setting, build_board, opening, read_setting
from sztab.games.race_to_the_rhine.shown import drawing, offers, previews, seen, view, why
from sztab.games.race_to_the_rhine.shown.telling import RhineTelling
from sztab.games.race_to_the_rhine.state import (
    ARMIES,
    MARKERS,
    OVER,
    REACTING,
    RHINE,
    SHIFTING,
    TURNS,
    State,
)
from sztab.games.race_to_the_rhine.thinking import evaluation, explained, proposals

ENDING_RULES = {RHINE: "RR-16.1", MARKERS: "RR-16.4"}


@final
class RaceToTheRhine(PartsGame[State, Move, Catalog]):
    """The rules of 1944: Race to the Rhine behind the contract."""

    id = "race-to-the-rhine"
    title = "1944: Race to the Rhine"
    version = "1"
    prefix = "RR"
    seatings = (  # RR-4.16: every pairing may be played
        ("red", "white", "blue"),
        ("red", "white"),
        ("red", "blue"),
        ("white", "blue"),
        ("red",),
        ("white",),
        ("blue",),
    )
    feature_names = evaluation.FEATURES
    shapes = seen.SHAPES
    sequence_rule = "RR-5.4"
    offered = ("tuned",)

    def __init__(self) -> None:
        super().__init__()
        self._boards: dict[tuple[str, Setting], Board] = {}

    parts = Parts(
        read_catalog=read_catalog,
        awaited=sequence.awaited,
        check=engine.check,
        offers=offers.offers,
        prompt=view.prompt,
        view=view.view,
        evaluate=evaluation.evaluate,
        parse=NOTATION.parse,
        dump=position.dump,
        faults=invariants.faults,
        picture=drawing.picture,
        caption=drawing.caption,
        telling=RhineTelling(),
    )

    # --- before the game ----------------------------------------------------------------

    def options(self) -> Sequence[Option]:
        """RR-5.7, RR-15: the training game and the optional rules; the solo limit; the data."""
        return (
            Option("training", False, rule="RR-5.7"),
            Option("weather", False, rule="RR-15.6"),
            Option("common_deck", False, rule="RR-15.9"),
            Option("hard_red", False, rule="RR-15.12"),
            Option("hard_white", False, rule="RR-15.11"),
            Option("hard_blue", False, rule="RR-15.10"),
            Option("turns", 25, rule="RR-17.3"),
            self.data_option("RR-2.1"),
        )

    def _board(self, catalog: Catalog, setting: Setting) -> Board:
        key = (catalog.hash, setting)
        if key not in self._boards:
            self._boards[key] = build_board(catalog, setting, self.is_own(catalog))
        return self._boards[key]

    def new(self, options: Mapping[str, Value], seats: tuple[str, ...], fate: Fate) -> State:
        """RR-4: the set-up for those who play."""
        catalog = self.catalog(str(options["data"]))
        return opening(self._board(catalog, read_setting(options, seats)), fate)

    # --- questions ----------------------------------------------------------------------

    def seats(self, state: State) -> tuple[str, ...]:
        """RR-0.1: the armies in play."""
        return tuple(ARMIES[army] for army in state.board.armies)

    def result(self, state: State) -> Result | None:
        """RR-16.4, RR-16.5, RR-17.3: places and medals; nobody wins by running out of turns."""
        if state.stage != OVER:
            return None
        board = state.board
        ranking = tuple((board.seat_of[army],) for army in standing(state))
        scores = tuple(medals_of(state, army) for army in board.armies)
        rule = ENDING_RULES.get(state.ending, "RR-17.3")
        won = state.ending != TURNS
        key = f"result-{state.ending}"
        return Result(ranking, scores, rule, key, won, ending_args(state))

    def moves(self, state: State, seat: Seat) -> list[Move]:
        """All legal moves; loads of trucks and cards token by token."""
        return engine.moves(state) if seat in sequence.awaited(state) else []

    def propose(self, state: State, seat: Seat, random: Random, k: int) -> list[Move]:
        """Whole loads instead of single tokens, and only what a sensible player would try."""
        found = proposals.proposals(state)
        return found if len(found) <= k else random.sample(found, k)

    def resample(self, state: State, seat: Seat | None, random: Random) -> State:
        """RR-18.2, RR-18.3: a card on top that *seat* has not seen could be any of its deck."""
        twin = state.copy()
        own = NOBODY if seat is None else state.board.armies[seat]
        for deck in range(len(twin.decks)):
            if twin.top[deck] and (own == NOBODY or not has_army(twin.known[deck], own)):
                cards = twin.decks[deck]
                cards.append(twin.top[deck])
                cards.sort()
                twin.top[deck] = cards.pop(int(random.random() * len(cards)))
        return twin

    def progress(self, state: State) -> Progress:
        """RR-5.1, RR-5.2: the round, and the first or second action; then the reaction."""
        step = 3 if state.stage in (REACTING, SHIFTING) else max(1, min(2, 3 - state.actions))
        return Progress(state.round, Name(f"phase-{position.STAGES[state.stage]}"), step, 3)

    def reason(self, state: State, seat: Seat, picks: Sequence[str]) -> Refusal | None:
        """Why these clicks on fields, corps and buttons lead nowhere."""
        return why.why_not(state, seat, picks)

    def ask(self, state: State, seat: Seat, question: str, args: Mapping[str, Json]) -> Json:
        """``odds`` of a ``move`` that shows a card: its cost and exact risk, as *seat* knows it."""
        if question != "odds":
            return super().ask(state, seat, question, args)
        move = NOTATION.parse(str(args.get("move", "")))
        refusal = engine.check(state, seat, move)
        if refusal is not None:
            raise IllegalMoveError(refusal)
        if isinstance(move, March):
            return previews.step(state, seat, move)
        if isinstance(move, (Air, Recon)):
            return previews.look(state, seat, move)
        return super().ask(state, seat, question, args)

    def features(self, state: State, seat: Seat) -> list[float]:
        """What ``evaluate`` weighs."""
        return evaluation.features(state, seat)

    def worth_by_part(self, state: State, seat: Seat) -> dict[str, float]:
        """What ``evaluate`` adds up, for hints."""
        return explained.worth_by_part(state, seat)

    # --- changes ------------------------------------------------------------------------

    def carry_out(
        self, state: State, seat: Seat, move: Move, fate: Fate, told: Told | None
    ) -> None:
        """Make a legal move in place."""
        if told is None:
            engine.advance(state, move, fate, SILENT)
            return
        before = ledger.counts(state)
        engine.advance(state, move, fate, told)
        ledger.tell(before, state, told)

    # --- notation -----------------------------------------------------------------------

    def load(self, given: Json) -> State:
        """Set up a position; ``seats`` and ``options`` say for whom the board is."""
        sheet = self.position_sheet(given, position.KEYS)
        catalog = self.catalog_of(sheet)
        seats = sheet.get("seats", list(self.seatings[0]))
        if tuple(seat.text() for seat in seats.items()) not in self.seatings:
            choices = "; ".join(", ".join(seating) for seating in self.seatings)
            raise seats.fault(f"nobody seats {seats.value!r:.60}, choose {choices}")
        known = [option.name for option in self.options() if option.name != "data"]
        options = sheet.get("options", {}).only(*known)
        try:
            chosen = validated(self.id, self.options(), options.value)
            setting = read_setting(chosen, tuple(seats.value))
        except OptionError as error:
            raise options.fault(str(error).removesuffix(".")) from error
        return reading.load(self._board(catalog, setting), given)

    # --- for terminal and tests -----------------------------------------------------------

    def opened(self, state: State) -> Told:
        """RR-4.11, RR-5.1: the drawn order of turns, the round, and whose turn it is."""
        told = Told()
        if state.stage != OVER:
            if not state.board.solo:
                told.tell("RR-5.1", "turn-order", armies=armies_name(list(state.order)))
            tell_turn(state, told)
        return told


GAME = RaceToTheRhine()
