"""FW-11.1: the stages of an assault in their order, and the questions that they ask.

Charge, DefensiveFire (AskDefend), Strike, Won (AskBreakIn, AskIntent, StandTest), AskReact, and
Strike again or EndAssault (AskConsolidate), which may begin with a DefensiveFire once more.
"""

from typing import Final, final

from mypy_extensions import mypyc_attr

from sztab.core.fate import Fate
from sztab.core.said import Refusal, Told
from sztab.games.flames_of_war.chapters.c00_conventions.naming import platoon_name, side_name
from sztab.games.flames_of_war.chapters.c00_conventions.testing import Test, begin_test
from sztab.games.flames_of_war.chapters.c04_command.command import commander, pin
from sztab.games.flames_of_war.chapters.c04_command.joining import ask_joining
from sztab.games.flames_of_war.chapters.c06_transport.survivors import ask_to_place
from sztab.games.flames_of_war.chapters.c07_shooting.volley import fire, push_action
from sztab.games.flames_of_war.chapters.c09_hits.allocation import Allocation
from sztab.games.flames_of_war.chapters.c09_hits.hits import Saves
from sztab.games.flames_of_war.chapters.c09_hits.scoring import MELEE, NO_SHELLS
from sztab.games.flames_of_war.chapters.c10_results.results import destroy
from sztab.games.flames_of_war.chapters.c11_assault.assault import frightens, put_teams, run_in
from sztab.games.flames_of_war.chapters.c11_assault.breaking_off import (
    check_steps,
    contacted,
    default_break_off,
    pin_the_struck,
    too_near,
)
from sztab.games.flames_of_war.chapters.c11_assault.charging import check_charges
from sztab.games.flames_of_war.chapters.c11_assault.contact import armoured_only, touches_platoon
from sztab.games.flames_of_war.chapters.c11_assault.defence import (
    SENT_BACK,
    check_defence,
    default_defence,
    go_back,
)
from sztab.games.flames_of_war.chapters.c11_assault.melee import (
    EXCHANGES,
    check_break_in,
    fallen,
    is_won,
    sheltered,
    strike_blows,
)
from sztab.games.flames_of_war.chapters.c15_reconnaissance import (
    AskDisengage,
    leave,
    may_disengage,
    passes_test,
)
from sztab.games.flames_of_war.clauses import Leg
from sztab.games.flames_of_war.moves import (
    BREAK_IN,
    BREAK_OFF,
    CONSOLIDATE,
    COUNTERATTACK,
    DEFEND,
    INTENT,
    NO,
    YES,
    Fire,
    Move,
    Placing,
    Plain,
    Run,
)
from sztab.games.flames_of_war.state import Question, Stage, State, not_an_answer
from sztab.games.flames_of_war.terms import ASSAULTED, ON_TABLE


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


# --- stages 1 to 3: the charge and defensive fire ------------------------------------------------


def begin_assault(state: State, move: Run, told: Told | None) -> None:
    """FW-11.3: the platoon names its target; tanks must first be dared."""
    platoon = state.platoon(move.platoon)
    platoon.acted = True
    if told is not None:
        told.tell(
            "FW-11.3",
            "assaults",
            platoon=platoon_name(platoon),
            target=platoon_name(state.platoon(move.target)),
        )
    state.push(Charge(move.platoon, move.target, list(move.legs)))
    if frightens(state, move.platoon, move.target):
        begin_test(state, TerrorTest(move.platoon, 0))


@final
class TerrorTest(Test):
    """FW-11.3: a platoon that does not dare to charge tanks stays where it is."""

    def purpose(self) -> int:
        return 4

    def rule(self) -> str:
        return "FW-11.3"

    def key(self) -> str:
        return "test-terror"

    def failed(self, state: State, fate: Fate, told: Told | None) -> None:
        state.agenda.pop()  # the charge that waited for it
        if told is not None:
            told.tell("FW-11.3", "dares-not", platoon=platoon_name(state.platoon(self.platoon)))


@final
class Charge(Stage):
    """FW-11.4, FW-11.7, FW-11.25: the teams go in; without contact the assault is over."""

    def __init__(self, attacker: int, target: int, legs: list[Leg]) -> None:
        self.attacker: Final = attacker
        self.target: Final = target
        self.legs: Final = legs

    def name(self) -> str:
        return "charge"

    def numbers(self) -> list[int]:
        found = [self.attacker, self.target]
        for leg in self.legs:
            found += [leg.team, leg.heading, len(leg.path), *leg.path]
        return found

    def run(self, state: State, fate: Fate, told: Told | None) -> None:
        for platoon in (state.platoon(self.attacker), state.platoon(self.target)):
            platoon.worst = 0
            platoon.hits = 0
        for team in state.standing(self.attacker):
            team.start_x, team.start_y, team.start_heading = team.x, team.y, team.heading
            if team.side == state.side:
                team.set(ASSAULTED)
        run_in(state, self.legs, fate, told)
        attackers = state.standing(self.attacker)
        if any(touches_platoon(state, team, self.target) for team in attackers):
            state.push(DefensiveFire(self.attacker, self.target, False))
        elif told is not None:
            platoon = state.platoon(self.attacker)
            told.tell("FW-11.25", "no-contact-made", platoon=platoon_name(platoon))


@final
class DefensiveFire(Stage):
    """FW-11.8, FW-11.9, FW-15.6: the defenders are asked, then it is judged what came of it."""

    def __init__(self, attacker: int, target: int, fired: bool) -> None:
        self.attacker: Final = attacker
        self.target: Final = target
        self.fired: Final = fired

    def name(self) -> str:
        return "defensive-fire"

    def numbers(self) -> list[int]:
        return [self.attacker, self.target, 1] if self.fired else [self.attacker, self.target]

    def run(self, state: State, fate: Fate, told: Told | None) -> None:
        if self.fired:
            self._judge(state, told)
            return
        side = state.platoon(self.target).side
        state.push(DefensiveFire(self.attacker, self.target, True))
        if default_defence(state, self.attacker, self.target, 0).lines:
            state.push(AskDefend(side, self.attacker, self.target, 0))
        if may_disengage(state, self.target):
            state.push(AskDisengage(side, self.target))

    def _judge(self, state: State, told: Told | None) -> None:
        """FW-11.9, FW-11.25: five hits send the attackers back; else stage 4 follows."""
        attacker, target = self.attacker, self.target
        platoon = state.platoon(attacker)
        if not state.standing(attacker):
            state.push(EndAssault(attacker, target, target, False))
        elif platoon.worst >= SENT_BACK and not armoured_only(state, attacker):
            if told is not None:
                told.tell("FW-11.9", "sent-back", platoon=platoon_name(platoon))
            pin(state, attacker, "FW-11.9", told)  # FW-4.9: an independent team alone is not
            for team in state.standing(attacker):
                go_back(state, team)
        else:
            state.push(Strike(Fight(attacker, target, attacker, target, 0)))

    def let_go(self, state: State, number: int, fate: Fate, told: Told | None) -> bool:
        """FW-15.6: from a charge it leaves at once, or does not fire."""
        if passes_test(state, number, fate, told):
            if isinstance(state.agenda[-1], AskDefend):
                state.agenda.pop()
            state.agenda.pop()
            leave(state, number)
            return True
        state.agenda = [task for task in state.agenda if not isinstance(task, AskDefend)]
        if default_defence(state, self.attacker, number, number).lines:
            state.push(AskDefend(state.platoon(number).side, self.attacker, number, number))
        return True


@final
class AskDefend(Question):
    """FW-11.8: the defenders fire at those who charge them."""

    def __init__(self, seat: int, attacker: int, target: int, silent: int) -> None:
        super().__init__(seat)
        self.attacker: Final = attacker
        self.target: Final = target
        self.silent: Final = silent  # FW-15.6: a platoon that failed to disengage; 0 for none

    def name(self) -> str:
        return "ask-defend"

    def numbers(self) -> list[int]:
        found = [self.seat, self.attacker, self.target]
        return [*found, self.silent] if self.silent else found

    def check(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Fire) and move.verb == DEFEND:
            return check_defence(state, self.seat, self.attacker, self.target, self.silent, move)
        return not_an_answer()

    def answer(self, state: State, move: Move, fate: Fate, told: Told | None) -> None:
        assert isinstance(move, Fire)
        if move.lines:
            fire(state, move, told)
            push_action(state, move)

    def draft(self) -> tuple[str, str]:
        return "defend", "offer-fire"

    def default(self, state: State) -> Move:
        return default_defence(state, self.attacker, self.target, self.silent)


# --- stages 4 to 8: blows, and the answer of the struck side -------------------------------------


@final
class Strike(Stage):
    """FW-11.10: one skill test per team in contact or within 2"; the hits are then allocated."""

    def __init__(self, fight: Fight) -> None:
        self.fight: Final = fight

    def name(self) -> str:
        return "strike"

    def numbers(self) -> list[int]:
        return self.fight.numbers()

    def run(self, state: State, fate: Fate, told: Told | None) -> None:
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

    def run(self, state: State, fate: Fate, told: Told | None) -> None:
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
            self._go_on(state)

    def _end_exhausted(self, state: State, told: Told | None) -> None:
        """FW-11.21: after ten exchanges the attacker breaks off."""
        attacker, target = self.fight.attacker, self.fight.target
        platoon = state.platoon(attacker)
        if told is not None:
            told.tell("FW-11.21", "exhausted", platoon=platoon_name(platoon))
        tired = Fight(target, attacker, attacker, target, EXCHANGES)
        state.push(AskReact(platoon.side, tired, False))

    def _go_on(self, state: State) -> None:
        """FW-11.15, FW-11.16: who was hit tests; who fears tanks says what it means to do."""
        old = self.fight
        fight = Fight(old.striker, old.struck, old.attacker, old.target, old.exchanges + 1)
        struck = fight.struck
        if self.hits:
            begin_test(state, StandTest(struck, fight))
        elif frightens(state, struck, fight.striker) and commander(state, struck) is not None:
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

    def answer(self, state: State, move: Move, fate: Fate, told: Told | None) -> None:
        assert isinstance(move, Placing)
        put_teams(state, move)

    def draft(self) -> tuple[str, str]:
        return "break-in", "offer-poses"

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

    def answer(self, state: State, move: Move, fate: Fate, told: Told | None) -> None:
        if isinstance(move, Plain) and move.numbers[0] == YES:
            begin_test(state, StandTest(self.fight.struck, self.fight))
        else:
            ask_reaction(state, self.fight, False)

    def default(self, state: State) -> Move:
        return Plain(INTENT, (NO,))

    def listed(self, state: State) -> list[Move]:
        return [Plain(INTENT, (NO,)), Plain(INTENT, (YES,))]


@final
class StandTest(Test):
    """FW-11.16: a platoon that was struck counterattacks if it passes, or breaks off."""

    def __init__(self, platoon: int, fight: Fight) -> None:
        super().__init__(platoon, 0)
        self.fight: Final = fight

    def numbers(self) -> list[int]:
        return [self.purpose(), self.platoon, self.team, *self.fight.numbers()]

    def purpose(self) -> int:
        return 5

    def rule(self) -> str:
        return "FW-11.16"

    def key(self) -> str:
        return "test-stand"

    def passed(self, state: State, fate: Fate, told: Told | None) -> None:
        ask_reaction(state, self.fight, True)

    def failed(self, state: State, fate: Fate, told: Told | None) -> None:
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

    def answer(self, state: State, move: Move, fate: Fate, told: Told | None) -> None:
        if isinstance(move, Run):
            self._counterattack(state, move, fate, told)
        else:
            assert isinstance(move, Placing)
            self._break_off(state, move, fate, told)

    def _counterattack(self, state: State, move: Run, fate: Fate, told: Told | None) -> None:
        """FW-11.17, FW-11.29: the struck side goes in; without contact it breaks off."""
        fight = self.fight
        striker, struck = fight.striker, fight.struck
        if told is not None:
            told.tell("FW-11.17", "counterattacks", platoon=platoon_name(state.platoon(struck)))
        run_in(state, list(move.legs), fate, told)
        if any(touches_platoon(state, team, striker) for team in state.standing(struck)):
            back = Fight(struck, striker, fight.attacker, fight.target, fight.exchanges)
            state.push(Strike(back))
        else:
            ask_reaction(state, fight, False)

    def _break_off(self, state: State, move: Placing, fate: Fate, told: Told | None) -> None:
        """FW-11.18, FW-6.23: who is still nearer than 4" to an enemy is destroyed."""
        fight = self.fight
        if told is not None:
            struck = state.platoon(fight.struck)
            told.tell("FW-11.18", "breaks-off", platoon=platoon_name(struck))
        put_teams(state, move)
        doomed = [
            team for team in state.standing(fight.struck) if too_near(state, team.box, team.side)
        ]
        state.push(EndAssault(fight.attacker, fight.target, fight.striker, False))
        for team in doomed:
            if team.place == ON_TABLE:
                aboard = state.carried(team.id)
                if destroy(state, team, fate, "FW-11.18", told):
                    ask_to_place(state, team, aboard, told)

    def draft(self) -> tuple[str, str]:
        return "counterattack", "offer-counterattack"

    def default(self, state: State) -> Move:
        return default_break_off(state, self.fight.struck)


# --- stages 9 to 11: the end ---------------------------------------------------------------------


@final
class EndAssault(Stage):
    """FW-11.19, FW-11.20: the struck are pinned, the winner consolidates."""

    def __init__(self, attacker: int, target: int, winner: int, consolidated: bool) -> None:
        self.attacker: Final = attacker
        self.target: Final = target
        self.winner: Final = winner
        self.consolidated: Final = consolidated  # only stage 11 is left

    def name(self) -> str:
        return "end-assault"

    def numbers(self) -> list[int]:
        found = [self.attacker, self.target, self.winner]
        return [*found, 1] if self.consolidated else found

    def run(self, state: State, fate: Fate, told: Told | None) -> None:
        attacker, target, winner = self.attacker, self.target, self.winner
        if self.consolidated:
            pin_the_struck(state, attacker, "FW-11.20", told)
            return
        side = state.platoon(winner).side
        if told is not None:
            told.tell("FW-11.19", "assault-won", side=side_name(side))
        pin_the_struck(state, target, "FW-11.19", told)
        state.push(EndAssault(attacker, target, winner, True))
        able = any(team.operational for team in state.standing(winner))
        if able and commander(state, winner) is not None:  # FW-10.14
            state.push(AskConsolidate(side, winner, attacker, target))


@final
class AskConsolidate(Question):
    """FW-11.19: the winner moves; contact with another platoon is a breakthrough."""

    def __init__(self, seat: int, winner: int, attacker: int, target: int) -> None:
        super().__init__(seat)
        self.winner: Final = winner
        self.attacker: Final = attacker
        self.target: Final = target

    def name(self) -> str:
        return "ask-consolidate"

    def numbers(self) -> list[int]:
        return [self.seat, self.winner, self.attacker, self.target]

    def check(self, state: State, move: Move) -> Refusal | None:
        if isinstance(move, Placing) and move.verb == CONSOLIDATE:
            loser = self.target if self.winner == self.attacker else self.attacker
            return check_steps(state, self.winner, loser, move)
        return not_an_answer()

    def answer(self, state: State, move: Move, fate: Fate, told: Told | None) -> None:
        assert isinstance(move, Placing)
        for team in state.standing(self.winner):
            team.start_x, team.start_y, team.start_heading = team.x, team.y, team.heading
        before = state.copy()
        put_teams(state, move)
        found = contacted(before, state, self.winner)
        if found:
            self._break_through(state, found[0], told)

    def _break_through(self, state: State, number: int, told: Told | None) -> None:
        """FW-11.19: the assault goes on against another platoon, from defensive fire on."""
        platoon, target = state.platoon(self.winner), state.platoon(number)
        platoon.broke_through = True
        platoon.worst = 0
        target.worst = 0
        target.hits = 0
        target.acted = True  # FW-11.2: it has been in an assault in this step
        if told is not None:
            told.tell(
                "FW-11.19",
                "breaks-through",
                platoon=platoon_name(platoon),
                target=platoon_name(target),
            )
        state.push(DefensiveFire(self.winner, number, False))
        ask_joining(state, number)

    def draft(self) -> tuple[str, str]:
        return "consolidate", "offer-poses"

    def default(self, state: State) -> Move:
        return Placing(CONSOLIDATE, 0, ())
