"""Flames of War (older rules): companies of miniatures on a table measured in inches.

The game object that other layers use: the contract of ``sztab.core.game``, nothing more.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import final

from sztab.core.data.bounds import check_bounds
from sztab.core.data.dataset import Sheet, data_text, read_sheet, text_hash
from sztab.core.errors import (
    DataError,
    OptionError,
    PositionError,
    QuestionError,
    RulesError,
    SztabError,
)
from sztab.core.fate import Fate
from sztab.core.game import Json, Progress, Result, Seat, Step
from sztab.core.options import Option, Value, nearest
from sztab.core.running.parts import Parts, PartsGame
from sztab.core.said import SILENT, Arg, Name, Refusal, Told
from sztab.core.words import say
from sztab.games.flames_of_war import engine, ledger
from sztab.games.flames_of_war.catalog.companies import muster, read_company
from sztab.games.flames_of_war.catalog.dataset import read_catalog
from sztab.games.flames_of_war.catalog.entries import Catalog, Company
from sztab.games.flames_of_war.catalog.lists import is_list, list_choices, listed_company
from sztab.games.flames_of_war.catalog.missions import (
    OPEN_TABLE,
    filled_mission,
    give_air,
    read_mission,
)
from sztab.games.flames_of_war.chapters.c00_conventions.naming import mission_name, side_name
from sztab.games.flames_of_war.chapters.c16_setup.deployment import begin_deployment
from sztab.games.flames_of_war.chapters.c16_setup.victory import destroyed_points
from sztab.games.flames_of_war.moves import END_STEP, Move, Plain
from sztab.games.flames_of_war.position import invariants, loading, writing
from sztab.games.flames_of_war.questions import asking, readiness
from sztab.games.flames_of_war.questions.orders import wishes
from sztab.games.flames_of_war.shown import offers, picture, seen, view
from sztab.games.flames_of_war.shown.telling import FlamesTelling
from sztab.games.flames_of_war.state import State
from sztab.games.flames_of_war.table import Field
from sztab.games.flames_of_war.terms import (
    ASSAULT,
    DEPLOYING,
    NOBODY,
    OVER,
    SIDES,
    STARTING,
    STEPS,
    SWITCH_RULES,
    SWITCHES,
    A,
    B,
)
from sztab.games.flames_of_war.thinking import evaluation, explained
from sztab.games.flames_of_war.thinking.proposals import alternatives, choosing, intents
from sztab.games.flames_of_war.writing import orders, reading

NO_AIR = "none"


@final
class FlamesOfWar(PartsGame[State, Move, Catalog]):
    """The older rules of Flames of War behind the contract."""

    id = "flames-of-war"
    title = "Flames of War (older rules)"
    version = "2"
    editions = ("1",)
    prefix = "FW"
    shapes = seen.SHAPES
    sequence_rule = "FW-3.7"
    offered = ("tuned",)
    seatings = (SIDES,)
    all_open = True
    draws_orders = True
    feature_names = evaluation.FEATURES
    position_bounds = loading.BOUNDS

    parts = Parts(
        read_catalog=read_catalog,
        awaited=engine.awaited,
        check=engine.check,
        offers=offers.offers,
        prompt=view.prompt,
        view=view.view,
        evaluate=evaluation.evaluate,
        parse=reading.parse,
        dump=writing.dump,
        faults=invariants.faults_of,
        picture=picture.picture,
        caption=picture.caption,
    )

    def roster(self, state: State, seat: int | None) -> list[Name]:
        """Every platoon with its teams: the picture has only their numbers."""
        return picture.roster(state)

    # --- before the game ----------------------------------------------------------------

    def options(self) -> Sequence[Option]:
        """FW-16.1: mission and companies, by name or as files; and the switches of section 17."""
        own = self.catalog("")
        companies = ("", *own.companies)
        air = (NO_AIR, *[f"{level} {plane}" for level in own.air_levels for plane in own.aircraft])
        return (
            Option("mission", "starter_crossroads", rule="FW-16.1", known=(*own.missions,)),
            Option("company_a", "", rule="FW-16.1", known=companies),
            Option("company_b", "", rule="FW-16.1", known=companies),
            Option("air_a", NO_AIR, rule="FW-14.15", known=air),
            Option("air_b", NO_AIR, rule="FW-14.15", known=air),
            *[
                Option(switch, True, (True, False), rule)
                for switch, rule in zip(SWITCHES, SWITCH_RULES, strict=True)
            ],
            self.data_option("FW-2.8"),
        )

    def data_hash(self, options: Mapping[str, Value]) -> str:
        """The fingerprint of the data set in use, a player's own lists and tables included."""
        parts = [self.catalog(str(options["data"])).hash]
        for name in ("mission", "company_a", "company_b"):
            path = str(options.get(name, ""))
            if path.endswith(".json"):
                parts.append(text_hash(data_text(self, path)[0]))
        return parts[0] if len(parts) == 1 else text_hash(str(parts).replace("'", '"'))

    def _sheet(self, path: str) -> Sheet:
        text, source = data_text(self, path)
        sheet = read_sheet(text, source)
        check_bounds(sheet.value, self.position_bounds, source, DataError)
        return sheet

    def _mission(self, catalog: Catalog, named: str) -> Sheet:
        if named.endswith(".json"):
            return self._sheet(named)
        if named not in catalog.missions:
            known = ", ".join(catalog.missions)
            hint = nearest(named, list(catalog.missions))
            raise OptionError(f"There is no mission {named!r}: known are {known}.{hint}")
        return catalog.missions[named]

    def _company(self, catalog: Catalog, named: str, mission: Sheet, side: int) -> Company:
        if named.endswith(".json"):
            return read_company(catalog, self._sheet(named))
        if is_list(named):
            listed = listed_company(catalog, named)
            if isinstance(listed, Company):
                return listed
            raise OptionError(say(self, "en", listed[0]))
        if not named:
            player = mission.at("players").at(SIDES[side])
            if not player.has("force"):
                raise OptionError(f"This mission names no company for {SIDES[side]}: name one.")
            named = player.at("force").text()
        if named not in catalog.companies:
            known = ", ".join(catalog.companies)
            hint = nearest(named, list(catalog.companies))
            raise OptionError(f"There is no company {named!r}: known are {known}.{hint}")
        return catalog.companies[named]

    def lists(self) -> Json:
        """FW-2.13: the platoons that an army list can be made of."""
        return list_choices(self.catalog(""))

    def list_faults(self, text: str) -> list[Refusal]:
        """FW-2.13: every reason against an army list; none if it can be played."""
        listed = listed_company(self.catalog(""), text)
        return [] if isinstance(listed, Company) else listed

    def new(self, options: Mapping[str, Value], seats: tuple[str, ...], fate: Fate) -> State:
        """FW-16.1: two companies beside a table, waiting to be deployed."""
        catalog = self.catalog(str(options["data"]))
        sheet = self._mission(catalog, str(options["mission"]))
        switches = [bool(options[name]) for name in SWITCHES]
        field = read_mission(catalog, sheet, switches, "" if self.is_own(catalog) else catalog.hash)
        for side, key in enumerate(("air_a", "air_b")):
            _give_air(catalog, field, side, str(options[key]))
        sides = (
            self._company(catalog, str(options["company_a"]), sheet, A),
            self._company(catalog, str(options["company_b"]), sheet, B),
        )
        state = muster(field, sides)
        state.asks_all = False
        state.step = DEPLOYING
        state.turns = (0, 0)
        state.pools = (field.mission.air_dice[A], field.mission.air_dice[B])
        begin_deployment(state)
        engine.run(state, fate, SILENT)
        return state

    def by_edition(self, state: State, rules: str) -> State:
        """A game of the first edition goes on by its readings of FW-5.9 and FW-6.19."""
        if rules in self.editions:
            state.first_edition = True
            state.asks_all = True
        return state

    # --- questions ----------------------------------------------------------------------

    def seats(self, state: State) -> tuple[str, ...]:
        """The two players, as missions call them."""
        return SIDES

    def result(self, state: State) -> Result | None:
        """FW-16.6 to FW-16.9: who won, and the points of destroyed platoons."""
        if state.step != OVER:
            return None
        ranking: tuple[tuple[Seat, ...], ...] = ((state.winner,), (1 - state.winner,))
        if state.winner == NOBODY:
            ranking = ((A, B),)
        scores = (destroyed_points(state, A), destroyed_points(state, B))
        verdict = Name("verdict-drawn")
        if state.winner != NOBODY:
            verdict = Name("verdict-won", side=side_name(state.winner))
        words: dict[str, Arg] = {"verdict": verdict, "a": scores[A], "b": scores[B]}
        return Result(ranking, scores, state.ending_rule, state.ending, args=words)

    def moves(self, state: State, seat: Seat) -> list[Move]:
        """The answers to a question that has few; on a table measured in inches no others."""
        question = state.question()
        return question.listed(state) if question is not None else []

    def lists_all(self, state: State, seat: Seat) -> bool:
        """Only where few answers are possible; otherwise ask ``propose``."""
        return bool(self.moves(state, seat))

    def only_move(self, state: State, seat: Seat) -> Move | None:
        """FW-3.2, FW-7.2: a Starting step after its tests, a Shooting step without targets."""
        if readiness.nothing_to_shoot(state, seat) or readiness.nothing_to_start(state, seat):
            return Plain(END_STEP)
        return super().only_move(state, seat)

    def propose(self, state: State, seat: Seat, random: Random, k: int) -> list[Move]:
        """Good, legal orders."""
        return choosing.propose(state, seat, random, k)

    def pending(self, state: State) -> bool:
        """Whether a question is open."""
        return state.question() is not None

    def alternatives(self, state: State, seat: Seat) -> list[list[Move]]:
        """FW-7.2, FW-11.4: whom each platoon could shoot at; who could charge whom."""
        return alternatives.alternatives(state, seat)

    def in_words(self, state: State, seat: Seat, move: Move) -> Name | None:
        """Say a drawn order in words: who shoots at whom, who charges whom."""
        return orders.in_words(state, move)

    def idle(self, state: State, seat: Seat, pick: str) -> Refusal:
        """Why a platoon that no move can name now is not to be picked, by its name and its rule."""
        return offers.idle(state, seat, pick) or super().idle(state, seat, pick)

    def features(self, state: State, seat: Seat) -> list[float]:
        """What ``evaluate`` weighs."""
        return evaluation.features(state, seat)

    def worth_by_part(self, state: State, seat: Seat) -> dict[str, float]:
        """What ``evaluate`` adds up, for hints."""
        return explained.worth_by_part(state, seat)

    def turn(self, state: State) -> int:
        """FW-3.1: the turns that both sides have begun."""
        return state.turns[A] + state.turns[B]

    def tasks(self, state: State, seat: Seat) -> list[tuple[int, tuple[int, ...]]]:
        """Platoons that still move this turn, and what each may intend."""
        return intents.tasks(state, seat)

    def follow(self, state: State, seat: Seat, tasks: Mapping[int, int], random: Random) -> Move:
        """The move of a platoon that follows its intent."""
        return intents.follow(state, seat, tasks, random)

    def progress(self, state: State) -> Progress:
        """FW-3.1: set-up, and then the four steps of a turn; the turn of whoever has it."""
        name = Name(f"phase-{STEPS[state.step]}")
        if state.step in (DEPLOYING, OVER):
            return Progress(max(state.turns), name, 1, 1)
        return Progress(state.turn_of(state.side), name, state.step - STARTING + 1, ASSAULT)

    def ask(self, state: State, seat: Seat, question: str, args: Mapping[str, Json]) -> Json:
        """Section 19.3: answer a question without dice, like ``reach`` with ``team``."""
        name = question.replace("-", "_")
        if name not in asking.QUESTIONS:
            return super().ask(state, seat, question, args)
        try:
            return asking.ask(state, seat, {**args, "ask": name})
        except RulesError:
            raise
        except SztabError as error:
            raise QuestionError(Refusal("ask", "bad-question", text=str(error))) from error

    def resample(self, state: State, seat: Seat | None, random: Random) -> State:
        """Nothing is hidden in this game."""
        return state.copy()

    # --- changes ------------------------------------------------------------------------

    def carry_out(
        self, state: State, seat: Seat, move: Move, fate: Fate, told: Told | None
    ) -> None:
        """Make a legal move in place."""
        engine.advance(state, seat, move, fate, told or SILENT)

    def opened(self, state: State) -> Told:
        """FW-16.1: the mission, and whose turn it is."""
        told = Told()
        told.tell("FW-16.1", "opens", mission=mission_name(state.field.mission))
        if state.step not in (DEPLOYING, OVER):
            side, turn = side_name(state.side), state.turn_of(state.side)
            told.tell("FW-3.1", f"step-{STEPS[state.step]}", side=side, turn=turn)
        return told

    def telling(self) -> FlamesTelling:
        """How each change of a view is told."""
        return TELLING

    def apply(self, state: State, seat: Seat, move: Move, fate: Fate) -> Step[State]:
        """Judge a move and carry it out on a copy; details tell how everything stands then."""
        step = super().apply(state, seat, move, fate)
        ledger.tell_changes(state, step.state, step.told)
        return step

    # --- notation -----------------------------------------------------------------------

    def meant(self, state: State, seat: Seat, text: str) -> Move:
        """A formation in one clause is written out as the plain order that it stands for."""
        return wishes.meant(state, seat, text)

    def load(self, given: Json) -> State:
        """Set up a position; ``mission`` is a name or a whole mission; left out, an open table."""
        catalog = self.catalog_of(self.position_sheet(given, loading.KEYS))
        named = given.get("mission", OPEN_TABLE)
        if isinstance(named, str):
            if named not in catalog.missions:
                raise PositionError(
                    f"Position of flames-of-war, 'mission': there is no mission {named!r:.40}."
                )
            sheet = catalog.missions[named]
        else:
            sheet = Sheet(filled_mission(named) if isinstance(named, dict) else named, "mission")
        off = given.get("switches", {})
        named_well = isinstance(off, dict) and set(off) <= set(SWITCHES)
        if not named_well or not all(isinstance(on, bool) for on in off.values()):
            raise PositionError(
                f"Position of flames-of-war, 'switches': true or false by name; "
                f"known are {', '.join(SWITCHES)}."
            )
        switches = [bool(off.get(name, True)) for name in SWITCHES]
        try:
            field = read_mission(
                catalog, sheet, switches, "" if self.is_own(catalog) else catalog.hash
            )
        except DataError as error:
            raise PositionError(f"Position of flames-of-war, {error}") from error
        air = given.get("air", {})
        if not isinstance(air, dict) or not set(air) <= set(SIDES):
            raise PositionError('Position of flames-of-war, \'air\': {"A": "limited typhoon"}.')
        for side, name in enumerate(SIDES):
            try:
                _give_air(catalog, field, side, str(air.get(name, NO_AIR)))
            except OptionError as error:
                raise PositionError(f"Position of flames-of-war, 'air': {error}") from error
        return loading.load(field, given)

    # --- for terminal and tests -----------------------------------------------------------


def _give_air(catalog: Catalog, field: Field, side: int, value: str) -> None:
    """FW-14.15: air support as the players agreed on it, written ``limited typhoon``."""
    if value == NO_AIR:
        return
    words = value.split()
    if len(words) != 2 or words[0] not in catalog.air_levels or words[1] not in catalog.aircraft:
        raise OptionError(
            f"Air support is 'none' or a level ({', '.join(catalog.air_levels)}) and an aircraft "
            f"({', '.join(catalog.aircraft)}), not {value!r}."
        )
    give_air(catalog, field.mission, side, words[0], words[1])


TELLING = FlamesTelling()
GAME = FlamesOfWar()
