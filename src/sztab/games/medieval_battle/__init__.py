"""Medieval Battle: two armies of knights, no chance, secret recruiting.

The game object that other layers use: the contract of ``sztab.core.game``, nothing more.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import final

from sztab.core.dataset import DataGame
from sztab.core.errors import OptionError
from sztab.core.fate import Fate
from sztab.core.game import Json, Offer, Progress, Result, Seat
from sztab.core.options import Option, Value
from sztab.core.said import Arg, Name, Refusal, Told
from sztab.games.medieval_battle import (
    engine,
    evaluation,
    moves,
    position,
    questions,
    reading,
    sequence,
    view,
)
from sztab.games.medieval_battle.battlefield import (
    Layout,
    build_field,
    random_layout,
    read_layout,
)
from sztab.games.medieval_battle.catalog import Catalog, read_catalog
from sztab.games.medieval_battle.chapters.deployment import waiting_wagon
from sztab.games.medieval_battle.chapters.naming import SIDES, hex_name, unit_id, unit_name
from sztab.games.medieval_battle.chapters.recruiting import random_army
from sztab.games.medieval_battle.chapters.victory import tell_turn, verdict, victory_points, winner
from sztab.games.medieval_battle.moves import Move, Recruit, counter_text
from sztab.games.medieval_battle.state import (
    DEPLOYING,
    NOBODY,
    ON_MAP,
    OVER,
    RECRUITING,
    RED,
    YELLOW,
    Field,
    State,
    Unit,
    counter,
    opening,
)
from sztab.games.medieval_battle.telling import MedievalTelling


@final
class MedievalBattle(DataGame[State, Move, Catalog]):
    """The rules of Medieval Battle behind the contract."""

    id = "medieval-battle"
    title = "Medieval Battle"
    version = "1"
    prefix = "MB"
    seatings = (SIDES,)
    sequence_rule = "MB-6.2"

    # --- before the game ----------------------------------------------------------------

    def options(self) -> Sequence[Option]:
        """MB-3.2, MB-3.3, MB-3.8: the size of the map, who chooses it, and the data set."""
        return (
            Option("size", "standard", ("standard", "large"), "MB-3.2"),
            Option("map", "reference", ("reference", "random", "free"), "MB-3.8"),
            Option("modules", "", rule="MB-3.2"),
            Option("data", "", rule="MB-2.2"),
        )

    def read_catalog(self, text: str, source: str) -> Catalog:
        """What a data set says."""
        return read_catalog(text, source)

    def new(self, options: Mapping[str, Value], seats: tuple[str, ...], fate: Fate) -> State:
        """MB-3.8, MB-4.1: a map lies ready, and both players recruit."""
        catalog = self.catalog(str(options["data"]))
        size = str(options["size"])
        if options["modules"] and options["map"] != "free":
            raise OptionError("Modules are chosen for a free map only: add map=free (MB-3.8).")
        if options["map"] == "random":
            layout = random_layout(catalog, size, fate)
        elif options["map"] == "free":
            layout = read_layout(catalog, str(options["modules"]), size)
        else:
            layout = read_layout(catalog, catalog.references[size], size)
        return opening(self._field(catalog, layout))

    def _field(self, catalog: Catalog, layout: Layout) -> Field:
        """A battlefield; one of the game's own data does not name its data set in positions."""
        return build_field(catalog, layout, self.is_own(catalog))

    # --- questions ----------------------------------------------------------------------

    def seats(self, state: State) -> tuple[str, ...]:
        """MB-0.1: Red and Yellow."""
        return SIDES

    def awaited(self, state: State) -> tuple[Seat, ...]:
        """Who must decide now."""
        return sequence.awaited(state)

    def result(self, state: State) -> Result | None:
        """MB-15.7: places and victory points, once the battle is over."""
        if state.stage != OVER:
            return None
        first = winner(state)
        ranking: tuple[tuple[Seat, ...], ...] = ((first,), (1 - first,))
        if first == NOBODY:
            ranking = ((RED, YELLOW),)
        scores = (victory_points(state, RED), victory_points(state, YELLOW))
        words: dict[str, Arg] = {"verdict": verdict(state), "victory": state.field.victory}
        return Result(ranking, scores, "MB-15.6", f"result-{state.ending}", args=words)

    def check(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """``None``, or why *seat* may not make this move now."""
        return engine.check(state, seat, move)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        """All legal moves but armies; marches step by step."""
        return engine.moves(state, seat)

    def lists_all(self, state: State, seat: Seat) -> bool:
        """Armies are too many to list."""
        return state.stage != RECRUITING

    def propose(self, state: State, seat: Seat, random: Random, k: int) -> list[Move]:
        """Armies that spend the budget; else whole marches and all that is no march."""
        if state.stage == RECRUITING:
            return [Recruit(random_army(state.field, random)) for _army in range(k)]
        found = engine.candidates(state, seat)
        return found if len(found) <= k else random.sample(found, k)

    def offers(self, state: State, seat: Seat) -> list[Offer]:
        """What is put before a person."""
        return view.offers(state, seat)

    def ask(self, state: State, seat: Seat, question: str, args: Mapping[str, Json]) -> Json:
        """``odds`` of a ``move``, ``visible`` from a ``hex``, ``reach`` of a unit or a hex."""
        if question == "odds":
            return questions.fight(state, seat, str(args.get("move", "")))
        if question == "visible":
            return questions.visible(state, args)
        if question == "reach":
            return questions.reach(state, args)
        return super().ask(state, seat, question, args)

    def prompt(self, state: State, seat: Seat | None) -> Name:
        """What this seat decides, or what it waits for."""
        return view.prompt(state, seat)

    def view(self, state: State, seat: Seat | None) -> Json:
        """What a seat may know."""
        return view.view(state, seat)

    def resample(self, state: State, seat: Seat | None, random: Random) -> State:
        """MB-4.1: an army that *seat* has not seen could be any legal one."""
        twin = state.copy()
        if state.stage == RECRUITING:
            for side in (RED, YELLOW):
                if side != seat and twin.armies[side]:
                    twin.keep_army(side, random_army(state.field, random))
        return twin

    def progress(self, state: State) -> Progress:
        """MB-4, MB-5, MB-6: recruiting, deployment, and then the battle turn by turn."""
        step = {RECRUITING: 1, DEPLOYING: 2}.get(state.stage, 3)
        return Progress(state.turn, Name(f"phase-{position.STAGES[state.stage]}"), step, 3)

    def named(self, state: State, seat: Seat, pick: str) -> tuple[str, ...]:
        """A unit of one's own by its counter, any unit on the map by its hex."""
        unit = _unit_called(state, pick)
        if unit is None:
            return (pick,)
        own = (counter_text(counter(unit.kind, unit.number)),) if unit.side == seat else ()
        return (*own, hex_name(state, unit.hex)) if unit.place == ON_MAP else own

    def reason(self, state: State, seat: Seat, picks: Sequence[str]) -> Refusal | None:
        """MB-5.1: before the wagon stands nothing else can be placed, whatever the terrain."""
        wagon = waiting_wagon(state, seat) if state.stage == DEPLOYING else None
        if wagon is not None and unit_id(wagon) not in picks:
            return Refusal("MB-5.1", "wagon-first")
        return None

    def idle(self, state: State, seat: Seat, pick: str) -> Refusal:
        """MB-6.1: the other side's units are not one's own to lead."""
        unit = _unit_called(state, pick)
        if unit is not None and unit.side != seat:
            return Refusal("MB-6.1", "other-sides-unit", unit=unit_name(unit))
        return super().idle(state, seat, pick)

    def evaluate(self, state: State, seat: Seat) -> float:
        """How good the position is for *seat*."""
        return evaluation.evaluate(state, seat)

    # --- changes ------------------------------------------------------------------------

    def copy(self, state: State) -> State:
        """An independent copy."""
        return state.copy()

    def carry_out(
        self, state: State, seat: Seat, move: Move, fate: Fate, told: Told | None
    ) -> None:
        """Make a legal move in place; there is no chance in this game."""
        engine.advance(state, seat, move, told)

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
        """Set up a position; ``map`` is RS, RL or modules."""
        sheet = self.position_sheet(given, position.KEYS)
        catalog = self.catalog_of(sheet)
        modules = sheet.get("map", "RS")
        reference = {"RS": "standard", "RL": "large"}.get(modules.text())
        text = catalog.references[reference] if reference else modules.text()
        try:
            layout = read_layout(catalog, text)
        except OptionError as error:
            raise modules.fault(str(error).removesuffix(".")) from error
        return reading.load(self._field(catalog, layout), sheet)

    def opened(self, state: State) -> Told:
        """MB-6.1: in battle, whose turn it is."""
        told = Told()
        if state.turn and state.stage != OVER:
            tell_turn(state, told)
        return told

    def telling(self) -> MedievalTelling:
        """How each change of a view is told."""
        return TELLING

    # --- for terminal and tests -----------------------------------------------------------

    def picture(self, state: State, seat: Seat | None) -> str:
        """The map in text."""
        return view.picture(state)

    def caption(self, state: State, seat: Seat | None) -> Name:
        """The signs of the picture and the score."""
        return view.caption(state)

    def faults(self, state: State) -> list[str]:
        """Invariants that this state breaks."""
        return position.faults(state)


def _unit_called(state: State, id: str) -> Unit | None:
    return next((unit for unit in state.units if unit_id(unit) == id), None)


TELLING = MedievalTelling()
GAME = MedievalBattle()
