"""Medieval Battle: two armies of knights, no chance, secret recruiting.

The game object that other layers use: the contract of ``sztab.core.game``, nothing more.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import final

from sztab.core.errors import OptionError
from sztab.core.fate import Fate
from sztab.core.game import Json, Progress, Result, Seat
from sztab.core.options import Option, Value
from sztab.core.running.parts import Parts, PartsGame
from sztab.core.said import SILENT, Arg, Name, Refusal, Told
from sztab.games.medieval_battle import engine, sequence
from sztab.games.medieval_battle.battlefield import Layout, build_field, random_layout, read_layout
from sztab.games.medieval_battle.catalog import Catalog, read_catalog
from sztab.games.medieval_battle.chapters.deployment import waiting_wagon
from sztab.games.medieval_battle.chapters.recruiting import random_army
from sztab.games.medieval_battle.chapters.victory import tell_turn, verdict, victory_points, winner
from sztab.games.medieval_battle.moves import Move, Recruit, counter_text
from sztab.games.medieval_battle.naming import SIDES, army_name, hex_name, unit_id, unit_name
from sztab.games.medieval_battle.notation import NOTATION
from sztab.games.medieval_battle.position import reading
from sztab.games.medieval_battle.position import writing as position
from sztab.games.medieval_battle.shown import questions, seen, view
from sztab.games.medieval_battle.shown.telling import MedievalTelling
from sztab.games.medieval_battle.state import (
    ANSWERING,
    CHOOSING,
    DEPLOYING,
    MANOEUVRING,
    NOBODY,
    ON_MAP,
    OVER,
    PURSUING,
    RECRUITING,
    RED,
    RESERVE,
    YELLOW,
    Field,
    State,
    Unit,
    counter,
    opening,
)
from sztab.games.medieval_battle.thinking import evaluation, explained, proposals


@final
class MedievalBattle(PartsGame[State, Move, Catalog]):
    """The rules of Medieval Battle behind the contract."""

    id = "medieval-battle"
    title = "Medieval Battle"
    version = "1"
    prefix = "MB"
    seatings = (SIDES,)
    shapes = seen.SHAPES
    sequence_rule = "MB-6.2"
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
        telling=MedievalTelling(),
    )

    # --- before the game ----------------------------------------------------------------

    def options(self) -> Sequence[Option]:
        """MB-3.2, MB-3.3, MB-3.8: the size of the map, who chooses it, and the data set."""
        return (
            Option("size", "standard", ("standard", "large"), "MB-3.2"),
            Option("map", "reference", ("reference", "random", "free"), "MB-3.8"),
            Option("modules", "", rule="MB-3.2"),
            self.data_option("MB-2.2"),
        )

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

    def in_words(self, state: State, seat: Seat, move: Move) -> Name | None:
        """Say an army that is chosen; every other move has an offer that says it."""
        if isinstance(move, Recruit):
            return Name("order-recruit", units=army_name(move.army))
        return None

    def meant(self, state: State, seat: Seat, text: str) -> Move:
        """A march to one hex is written out as the cheapest way there (MB-7.10)."""
        return engine.written_out(state, seat, self.parse(text))

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

    def ask(self, state: State, seat: Seat, question: str, args: Mapping[str, Json]) -> Json:
        """``odds`` of a ``move``, ``visible`` from a ``hex``, ``reach``, placings (``suggest``)."""
        if question == "odds":
            return questions.fight(state, seat, str(args.get("move", "")))
        if question == "visible":
            return questions.visible(state, args)
        if question == "reach":
            return questions.reach(state, args)
        if question == "suggest":
            return questions.suggest(state, seat)
        return super().ask(state, seat, question, args)

    def resample(self, state: State, seat: Seat | None, random: Random) -> State:
        """MB-4.1: an army that *seat* has not seen could be any legal one."""
        twin = state.copy()
        if state.stage == RECRUITING:
            for side in (RED, YELLOW):
                if side != seat and twin.armies[side]:
                    twin.keep_army(side, random_army(state.field, random))
        return twin

    def choice_is_open(self, state: State, seat: Seat) -> bool:
        """MB-4.1: armies are chosen in secret; everything after that lies on the table."""
        return state.stage != RECRUITING

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
        """MB-5.1, MB-7.2, MB-10.1, MB-11.1: the wagon first; what a way costs; how to fight."""
        wagon = waiting_wagon(state, seat) if state.stage == DEPLOYING else None
        if wagon is not None and unit_id(wagon) not in picks:
            return Refusal("MB-5.1", "wagon-first")
        if state.stage in (CHOOSING, MANOEUVRING):
            fighter, enemy = _unit_picked(state, picks[0]), _unit_picked(state, picks[-1])
            if fighter is not None and enemy is not None and fighter.side == seat != enemy.side:
                verb = "shoot" if state.field.range[fighter.kind] else "attack"
                who = counter_text(counter(fighter.kind, fighter.number))
                text = f"{verb} {who} {hex_name(state, enemy.hex)}"
                return self.check(state, seat, self.parse(text))
            called = _unit_called(state, picks[-1])
            if called is not None and called.side == seat and called.place == RESERVE:
                return questions.in_reserve(state, called)
            if fighter is not None and fighter.side == seat and len(picks) > 1:
                return questions.too_far(state, fighter, picks[-1])
        return None

    def idle(self, state: State, seat: Seat, pick: str) -> Refusal:
        """MB-6.1: the other side's units are not one's own to lead."""
        unit = _unit_called(state, pick)
        if unit is not None and unit.side != seat:
            return Refusal("MB-6.1", "other-sides-unit", unit=unit_name(unit))
        return super().idle(state, seat, pick)

    def plans(self, state: State, seat: Seat, random: Random, k: int) -> list[tuple[Move, ...]]:
        """MB-6.2: whole manoeuvres, with the fight at their end."""
        if state.stage == RECRUITING:
            return [(move,) for move in self.propose(state, seat, random, k)]
        return proposals.plans(state, seat, random, k)

    def features(self, state: State, seat: Seat) -> list[float]:
        """What ``evaluate`` weighs: all of it changes its sign with the side."""
        values = evaluation.features(state)
        return values if seat == RED else [-value for value in values]

    def worth_by_part(self, state: State, seat: Seat) -> dict[str, float]:
        """What ``evaluate`` adds up, for hints."""
        return explained.worth_by_part(state, seat)

    def settled(self, state: State) -> bool:
        """MB-9: not while an attack waits for an answer or a manoeuvre for its end."""
        return state.stage not in (ANSWERING, PURSUING, MANOEUVRING)

    # --- changes ------------------------------------------------------------------------

    def carry_out(
        self, state: State, seat: Seat, move: Move, fate: Fate, told: Told | None
    ) -> None:
        """Make a legal move in place; there is no chance in this game."""
        engine.advance(state, seat, move, told or SILENT)

    # --- notation -----------------------------------------------------------------------

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

    # --- for terminal and tests -----------------------------------------------------------


def _unit_called(state: State, id: str) -> Unit | None:
    return next((unit for unit in state.units if unit_id(unit) == id), None)


def _unit_picked(state: State, pick: str) -> Unit | None:
    """Return the unit on the map that a pick means, by itself or by its hex."""
    on_map = (unit for unit in state.units if unit.place == ON_MAP)
    return next((one for one in on_map if pick in (unit_id(one), hex_name(state, one.hex))), None)


GAME = MedievalBattle()
