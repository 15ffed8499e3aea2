"""FW-11.10 to FW-11.18: stages 4 to 8 of an assault: blows, and the answer of the struck side."""

from typing import ClassVar, Final, final

from mypy_extensions import mypyc_attr

from sztab.core.fate import Fate
from sztab.core.said import Name, Refusal, Told
from sztab.games.flames_of_war.chapters.c00_conventions.naming import platoon_name
from sztab.games.flames_of_war.chapters.c00_conventions.testing import Test, begin_test
from sztab.games.flames_of_war.chapters.c04_command.command import commander
from sztab.games.flames_of_war.chapters.c06_transport.survivors import ask_to_place
from sztab.games.flames_of_war.chapters.c09_hits.allocation import Allocation
from sztab.games.flames_of_war.chapters.c09_hits.hits import Saves
from sztab.games.flames_of_war.chapters.c09_hits.scoring import MELEE, NO_SHELLS
from sztab.games.flames_of_war.chapters.c10_results.results import destroy
from sztab.games.flames_of_war.chapters.c11_assault.assault import frightens, put_teams, run_in
from sztab.games.flames_of_war.chapters.c11_assault.breaking_off import (
    check_steps,
    default_break_off,
    too_near,
)
from sztab.games.flames_of_war.chapters.c11_assault.charging import check_charges
from sztab.games.flames_of_war.chapters.c11_assault.contact import touches_platoon
from sztab.games.flames_of_war.chapters.c11_assault.melee import (
    EXCHANGES,
    check_break_in,
    fallen,
    is_won,
    sheltered,
    strike_blows,
)
from sztab.games.flames_of_war.chapters.c11_assault.stages_end import EndAssault
from sztab.games.flames_of_war.moves import (
    BREAK_IN,
    BREAK_OFF,
    COUNTERATTACK,
    INTENT,
    NO,
    YES,
    Move,
    Placing,
    Plain,
    Run,
)
from sztab.games.flames_of_war.shown.seen import Asked
from sztab.games.flames_of_war.state import Question, Stage, State, not_an_answer
from sztab.games.flames_of_war.terms import ON_TABLE


@final
@mypyc_attr(acyclic=True)
class Fight:
    """Who strikes whom in an assault, who began it, and how often blows were exchanged."""

    def __init__(
        self, striker: int, struck: int, attacker: int, target: int, exchanges: int
    ) -> None:
        self.striker: Final = striker
        self.struck: Final = struck
        self.attacker: Final = attacker
        self.target: Final = target
        self.exchanges: Final = exchanges

    def numbers(self) -> list[int]:
        """Return the fields as positions write them."""
        return [self.striker, self.struck, self.attacker, self.target, self.exchanges]


@final
class Strike(Stage):
    """FW-11.10: one skill test per team in contact or within 2"; the hits are then allocated."""

    def __init__(self, fight: Fight) -> None:
        self.fight: Final = fight

    def name(self) -> str:
        return "strike"

    def numbers(self) -> list[int]:
        return self.fight.numbers()

    def run(self, state: State, fate: Fate, told: Told) -> None:
        fought = strike_blows(state, self.fight.striker, self.fight.struck, fate, told)
        stood = [team.id for team in state.standing(self.fight.struck)]
        state.push(Won(self.fight, len(state.hits), fought, stood, False))
        state.push(Saves(MELEE, NO_SHELLS))
        state.push(Allocation(MELEE, [], []))


@final
class Won(Stage):
    """FW-11.14 to FW-11.16, FW-11.21: break in; is it won? If not, the struck side answers."""

    def __init__(
        self, fight: Fight, hits: int, fought: list[int], stood: list[int], broken_in: bool
    ) -> None:
        self.fight: Final = fight
        self.hits: Final = hits
        self.fought: Final = fought  # who struck
        self.stood: Final = stood  # who stood before the blows
        self.broken_in: Final = broken_in  # the winner has been asked to break in

    def name(self) -> str:
        return "won"

    def numbers(self) -> list[int]:
        found = [*self.fight.numbers(), self.hits]
        if self.broken_in:
            return found
        return [*found, len(self.fought), *self.fought, *self.stood]

    def run(self, state: State, fate: Fate, told: Told) -> None:
        fight = self.fight
        places = fallen(state, self.stood)
        if places and not self.broken_in and sheltered(state, self.fought, places):
            side = state.platoon(fight.striker).side
            state.push(Won(fight, self.hits, [], [], True))
            state.push(AskBreakIn(side, fight, self.fought, places))
        elif is_won(state, fight.striker, fight.struck):
            state.push(EndAssault(fight.attacker, fight.target, fight.striker, False))
        elif fight.exchanges + 1 >= EXCHANGES:
            self._end_exhausted(state, told)
        else:
            self._go_on(state, told)

    def _end_exhausted(self, state: State, told: Told) -> None:
        """FW-11.21: after ten exchanges the attacker breaks off."""
        attacker, target = self.fight.attacker, self.fight.target
        platoon = state.platoon(attacker)
        told.tell("FW-11.21", "exhausted", platoon=platoon_name(platoon))
        tired = Fight(target, attacker, attacker, target, EXCHANGES)
        state.push(AskReact(platoon.side, tired, False))

    def _go_on(self, state: State, told: Told) -> None:
        """FW-11.16: who was hit tests; who fears tanks says what it means to do."""
        old = self.fight
        fight = Fight(old.striker, old.struck, old.attacker, old.target, old.exchanges + 1)
        struck = fight.struck
        if self.hits:
            begin_test(state, StandTest(struck, fight))
            return
        wary = frightens(state, struck, fight.striker) and commander(state, struck) is not None
        name = platoon_name(state.platoon(struck))
        told.tell("FW-11.16", "not-hit", platoon=name, tanks="yes" if wary else "no")
        if wary:
            state.push(AskIntent(state.platoon(struck).side, fight))
        else:
            ask_reaction(state, fight, True)


@final
class AskBreakIn(Question):
    """FW-11.14: the winner may take the places of the teams that it destroyed in cover."""

    def __init__(
        self, seat: int, fight: Fight, fought: list[int], places: list[tuple[int, int]]
    ) -> None:
        super().__init__(seat)
        self.fight: Final = fight
        self.fought: Final = fought
        self.places: Final = places

    def name(self) -> str:
        return "ask-break-in"

    def numbers(self) -> list[int]:
        found = [self.seat, *self.fight.numbers(), len(self.fought), *self.fought]
        for x, y in self.places:
            found += [x, y]
        return found

    def check(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Placing) and move.verb == BREAK_IN:
            return check_break_in(state, self.fight.striker, self.fought, self.places, move)
        return not_an_answer()

    def answer(self, state: State, move: Move, fate: Fate, told: Told) -> None:
        assert isinstance(move, Placing)
        moved = put_teams(state, move)
        striker = platoon_name(state.platoon(self.fight.striker))
        told.tell("FW-11.14", "breaks-in", platoon=striker, teams=moved)

    def draft(self) -> tuple[str, str]:
        return "break-in", "offer-poses"

    def shown(self, state: State) -> Asked:
        return {
            "platoon": self.fight.striker,
            "teams": self.fought,
            "places": [(x / 1000.0, y / 1000.0) for x, y in self.places],
        }

    def default(self, state: State) -> Move:
        return Placing(BREAK_IN, 0, ())


@final
class AskIntent(Question):
    """FW-11.16: a platoon that fears tanks says whether it means to counterattack."""

    def __init__(self, seat: int, fight: Fight) -> None:
        super().__init__(seat)
        self.fight: Final = fight

    def name(self) -> str:
        return "ask-intent"

    def numbers(self) -> list[int]:
        return [self.seat, *self.fight.numbers()]

    def check(self, state: State, move: Move) -> Refusal | None:
        answers = isinstance(move, Plain) and move.verb == INTENT
        return None if answers else not_an_answer()

    def answer(self, state: State, move: Move, fate: Fate, told: Told) -> None:
        if isinstance(move, Plain) and move.numbers[0] == YES:
            begin_test(state, StandTest(self.fight.struck, self.fight))
        else:
            ask_reaction(state, self.fight, False)

    def shown(self, state: State) -> Asked:
        return {"platoon": self.fight.struck}

    def default(self, state: State) -> Move:
        return Plain(INTENT, (NO,))

    def listed(self, state: State) -> list[Move]:
        return [Plain(INTENT, (NO,)), Plain(INTENT, (YES,))]


@final
class StandTest(Test):
    """FW-11.16: a platoon that was struck counterattacks if it passes, or breaks off."""

    purpose: ClassVar = 5
    rule: ClassVar = "FW-11.16"
    key: ClassVar = "test-stand"

    def __init__(self, platoon: int, fight: Fight) -> None:
        super().__init__(platoon, 0)
        self.fight: Final = fight

    def numbers(self) -> list[int]:
        return [self.purpose, self.platoon, self.team, *self.fight.numbers()]

    def passed(self, state: State, fate: Fate, told: Told) -> None:
        ask_reaction(state, self.fight, True)

    def failed(self, state: State, fate: Fate, told: Told) -> None:
        ask_reaction(state, self.fight, False)


def ask_reaction(state: State, fight: Fight, free: bool) -> None:
    """FW-11.16, FW-10.14: counterattack or break off; after a failed test only break off."""
    may = free and commander(state, fight.struck) is not None
    state.push(AskReact(state.platoon(fight.struck).side, fight, may))


@final
class AskReact(Question):
    """FW-11.16 to FW-11.18: the struck side counterattacks, if it may, or breaks off."""

    def __init__(self, seat: int, fight: Fight, may_counterattack: bool) -> None:
        super().__init__(seat)
        self.fight: Final = fight
        self.may_counterattack: Final = may_counterattack

    def name(self) -> str:
        return "ask-react"

    def numbers(self) -> list[int]:
        return [self.seat, *self.fight.numbers(), int(self.may_counterattack)]

    def check(self, state: State, move: Move) -> Refusal | None:
        fight = self.fight
        if isinstance(move, Run) and move.verb == COUNTERATTACK:
            if not self.may_counterattack:
                return Refusal("FW-11.16", "must-break-off")
            return check_charges(state, fight.struck, fight.striker, move.legs, True)
        if isinstance(move, Placing) and move.verb == BREAK_OFF:
            return check_steps(state, fight.struck, 0, move)
        return not_an_answer()

    def answer(self, state: State, move: Move, fate: Fate, told: Told) -> None:
        if isinstance(move, Run):
            self._counterattack(state, move, fate, told)
        else:
            assert isinstance(move, Placing)
            self._break_off(state, move, fate, told)

    def _counterattack(self, state: State, move: Run, fate: Fate, told: Told) -> None:
        """FW-11.17, FW-11.29: the struck side goes in; without contact it breaks off."""
        fight = self.fight
        striker, struck = fight.striker, fight.struck
        told.tell("FW-11.17", "counterattacks", platoon=platoon_name(state.platoon(struck)))
        run_in(state, list(move.legs), fate, told)
        if any(touches_platoon(state, team, striker) for team in state.standing(struck)):
            back = Fight(struck, striker, fight.attacker, fight.target, fight.exchanges)
            state.push(Strike(back))
        else:
            ask_reaction(state, fight, False)

    def _break_off(self, state: State, move: Placing, fate: Fate, told: Told) -> None:
        """FW-11.18, FW-6.23: who is still nearer than 4" to an enemy is destroyed."""
        fight = self.fight
        moved = put_teams(state, move)
        struck = state.platoon(fight.struck)
        told.tell("FW-11.18", "breaks-off", platoon=platoon_name(struck), teams=moved)
        doomed = [
            team for team in state.standing(fight.struck) if too_near(state, team.box, team.side)
        ]
        state.push(EndAssault(fight.attacker, fight.target, fight.striker, False))
        for team in doomed:
            if team.place == ON_TABLE:
                aboard = state.carried(team.id)
                if destroy(state, team, fate, "FW-11.18", told):
                    ask_to_place(state, team, aboard, told)

    def prompt(self, state: State) -> Name:
        return Name("prompt-ask-react" if self.may_counterattack else "prompt-ask-break-off")

    def draft(self) -> tuple[str, str]:
        if not self.may_counterattack:
            return "break-off", "offer-poses"
        return "counterattack", "offer-counterattack"

    def shown(self, state: State) -> Asked:
        return {"platoon": self.fight.struck, "may_counterattack": self.may_counterattack}

    def default(self, state: State) -> Move:
        return default_break_off(state, self.fight.struck)
